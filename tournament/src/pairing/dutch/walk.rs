//! The short way: most brackets are paired by an early transposition without any exchange.
//!
//! Counting colours gives a bound that no candidate can be better than. A walk through the
//! transpositions in the order in which the rules generate them, leaving out only what cannot
//! keep to the bound, stops at the first candidate that meets it: that is the best one, and the
//! first of the best. If the walk finds none, or would take long, nothing has been said.

use super::bracket::{Paired, Window};
use super::contestant::{Contestant, Float, Strength};
use super::criteria;
use super::graph::Graph;
use super::matcher::Presence;
use crate::colour::Colour;

/// How many pairs are tried for each player before the walk is given up.
const TRIES_PER_PLAYER: usize = 40;

/// Pairs a bracket that is by itself.
pub(super) fn pair(window: &Window, graph: &Graph) -> Option<Paired> {
    let bound = Bound::of(window)?;
    let mut walk = Walk::new(window, graph, bound);
    let is_found = walk.pair_moved(0);
    is_found.then(|| walk.paired())
}

/// How many players want each colour, and how urgently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Wishes {
    counts: [usize; N_WISHES],
    /// Two absolute preferences for the same colour may meet, as there are topscorers.
    is_last_round: bool,
}

const N_WISHES: usize = 7;

/// A wish by its place in [`Wishes`]: none, or White and Black by urgency.
fn wish(player: &Contestant) -> usize {
    let Some(colour) = player.preference.colour else { return 0 };
    let black = usize::from(colour == Colour::Black);
    match player.preference.strength {
        Strength::None | Strength::Mild => 1 + black,
        Strength::Strong => 3 + black,
        Strength::Absolute => 5 + black,
    }
}

impl Wishes {
    fn without(mut self, wish: usize) -> Self {
        self.counts[wish] -= 1;
        self
    }

    /// At least so many preferences (C12) and strong ones (C13) are missed if these players make
    /// so many pairs, each of which has each colour once.
    fn least(self, n_pairs: usize) -> (usize, usize) {
        let missed = |black: usize| {
            let [mild, strong, absolute] = [1, 3, 5].map(|wish| self.counts[wish + black]);
            let missed = (mild + strong + absolute).saturating_sub(n_pairs);
            // Neither does a mild preference make a strong one, nor do two absolute ones.
            let harmless = if self.is_last_round { mild + absolute / 2 } else { mild };
            (missed, missed.saturating_sub(harmless))
        };
        missed(0).max(missed(1))
    }
}

/// What no candidate can be better than, and who floats down in one that is as good.
struct Bound {
    missed: (usize, usize),
    /// By number; nobody if the bracket is even.
    may_float: Vec<bool>,
    /// Of all members.
    wishes: Wishes,
}

impl Bound {
    fn of(window: &Window) -> Option<Self> {
        let n = window.n_members;
        let is_last_round = (0..n).any(|one| window.player(one).is_topscorer);
        let mut wishes = Wishes { is_last_round, ..Wishes::default() };
        for one in 0..n {
            wishes.counts[wish(window.player(one))] += 1;
        }
        let n_pairs = n / 2;
        if n.is_multiple_of(2) {
            let missed = wishes.least(n_pairs);
            return Some(Self { missed, may_float: vec![false; n], wishes });
        }
        // C9, C12, C13, C14, C16, in this order.
        let value = |one: usize| {
            let player = window.player(one);
            let unplayed = if window.is_bye_here { player.n_unplayed } else { 0 };
            let down = |back| criteria::floated(player, Float::Down, back);
            (unplayed, wishes.without(wish(player)).least(n_pairs), down(1), down(2))
        };
        let may = |one: &usize| window.presence[*one] == Presence::Optional;
        let least = (0..n).filter(may).map(value).min()?;
        let may_float = (0..n).map(|one| may(&one) && value(one) == least).collect();
        Some(Self { missed: least.1, may_float, wishes })
    }
}

struct Walk<'a> {
    window: &'a Window<'a>,
    graph: &'a Graph,
    bound: Bound,
    wishes: Vec<usize>,
    partners: Vec<Option<usize>>,
    /// Wishes of those without a partner.
    left: Wishes,
    /// The same, of those who may float down.
    may_float: Wishes,
    n_pairs_left: usize,
    /// How many more preferences and strong ones may be missed.
    budget: (usize, usize),
    tries: usize,
}

impl<'a> Walk<'a> {
    fn new(window: &'a Window, graph: &'a Graph, bound: Bound) -> Self {
        let n = window.n_members;
        let wishes: Vec<usize> = (0..n).map(|one| wish(window.player(one))).collect();
        let mut may_float = Wishes::default();
        for (wish, may) in wishes.iter().zip(&bound.may_float) {
            may_float.counts[*wish] += usize::from(*may);
        }
        Self {
            window,
            graph,
            budget: bound.missed,
            left: bound.wishes,
            bound,
            wishes,
            partners: vec![None; n],
            may_float,
            n_pairs_left: n / 2,
            tries: TRIES_PER_PLAYER * n,
        }
    }

    /// Art. 3.7: opponents of the moved-down players, in the order of transpositions.
    fn pair_moved(&mut self, one: usize) -> bool {
        if one == self.window.n_moved {
            // Exchanges of the remainder come before the next transposition: no way back.
            let found = self.pair_remainder();
            self.tries = if found { self.tries } else { 0 };
            return found;
        }
        for other in self.window.n_moved..self.window.n_members {
            let again = |back| criteria::floated(self.window.player(other), Float::Up, back);
            if self.partners[other].is_some() || again(1) || again(2) || !self.join(one, other) {
                continue;
            }
            if self.pair_moved(one + 1) {
                return true;
            }
            self.part(one, other);
            if self.tries == 0 {
                return false;
            }
        }
        false
    }

    /// Art. 3.6: the halves of the remainder, in the order of transpositions.
    fn pair_remainder(&mut self) -> bool {
        let residents = self.window.n_moved..self.window.n_members;
        let remainder: Vec<usize> = residents.filter(|one| self.partners[*one].is_none()).collect();
        let (upper, lower) = remainder.split_at(remainder.len() / 2);
        let mut choices: Vec<usize> = vec![0];
        loop {
            let idx = choices.len() - 1;
            let Some(one) = upper.get(idx) else { return true };
            let from = choices[idx];
            let found = (from..lower.len()).find(|choice| {
                self.partners[lower[*choice]].is_none() && self.join(*one, lower[*choice])
            });
            if let Some(choice) = found {
                choices[idx] = choice;
                choices.push(0);
                continue;
            }
            choices.pop();
            let Some(last) = choices.last_mut() else { return false };
            self.part(upper[idx - 1], lower[*last]);
            *last += 1;
            if self.tries == 0 {
                return false;
            }
        }
    }

    /// Pairs two players, if the bound can still be met.
    fn join(&mut self, one: usize, other: usize) -> bool {
        let (upper, lower) = (self.window.player(one), self.window.player(other));
        if self.tries == 0 || !self.graph.has(self.window.places[one], self.window.places[other]) {
            return false;
        }
        let missed = (
            usize::from(criteria::misses_preference(upper, lower)),
            usize::from(criteria::misses_strong_preference(upper, lower)),
        );
        let is_bad = criteria::has_wide_difference(upper, lower)
            || criteria::has_third_in_a_row(upper, lower);
        if is_bad || missed.0 > self.budget.0 || missed.1 > self.budget.1 {
            return false;
        }
        self.tries -= 1;
        self.budget = (self.budget.0 - missed.0, self.budget.1 - missed.1);
        for member in [one, other] {
            self.left.counts[self.wishes[member]] -= 1;
            self.may_float.counts[self.wishes[member]] -= usize::from(self.bound.may_float[member]);
        }
        self.n_pairs_left -= 1;
        self.partners[one] = Some(other);
        self.partners[other] = Some(one);
        if self.is_possible() {
            return true;
        }
        self.part(one, other);
        false
    }

    fn part(&mut self, one: usize, other: usize) {
        let (upper, lower) = (self.window.player(one), self.window.player(other));
        self.budget.0 += usize::from(criteria::misses_preference(upper, lower));
        self.budget.1 += usize::from(criteria::misses_strong_preference(upper, lower));
        for member in [one, other] {
            self.left.counts[self.wishes[member]] += 1;
            self.may_float.counts[self.wishes[member]] += usize::from(self.bound.may_float[member]);
        }
        self.n_pairs_left += 1;
        self.partners[one] = None;
        self.partners[other] = None;
    }

    /// Can those who are left keep to the budget, by the number of their wishes?
    fn is_possible(&self) -> bool {
        let fits = |wishes: Wishes| {
            let least = wishes.least(self.n_pairs_left);
            least.0 <= self.budget.0 && least.1 <= self.budget.1
        };
        if self.window.n_members.is_multiple_of(2) {
            return fits(self.left);
        }
        let mut floats = (0..N_WISHES).filter(|wish| self.may_float.counts[*wish] > 0);
        floats.any(|wish| fits(self.left.without(wish)))
    }

    fn paired(&self) -> Paired {
        let places = &self.window.places;
        let mut paired = Paired { pairs: Vec::new(), downfloaters: Vec::new(), unweighed: None };
        for (one, partner) in self.partners.iter().enumerate() {
            match partner {
                Some(other) if *other > one => paired.pairs.push((places[one], places[*other])),
                Some(_) => {}
                None => paired.downfloaters.push(places[one]),
            }
        }
        paired
    }
}
