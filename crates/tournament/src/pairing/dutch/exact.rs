//! The best candidate of a bracket, by matchings of greatest weight.
//!
//! First the best value of all criteria is found. Then, among the candidates of this value, the
//! first in the order in which the rules generate them (art. 3.6, 3.7 and 4) is found by deciding
//! one thing after the other, best first: which moved-down players are paired, whom each of them
//! meets, who changes between the halves of the remainder, and whom each of the upper half meets.

use super::bracket::{Paired, Window};
use super::graph::Graph;
use super::matcher::{Matcher, Unmatchable};
use super::terms::Layout;
use super::weight::{Weight, Wide};

/// Pairs a bracket. `graph` says who may meet, by places in the field.
pub(super) fn pair(window: &Window, graph: &Graph) -> Result<Paired, Unmatchable> {
    let layout = Layout::new(window);
    let allowed = window.may_meet(graph);
    let n_bits = layout.n_bits();
    if n_bits <= <i128 as Weight>::BITS {
        Exact::<i128>::new(window, &layout, allowed).pair()
    } else if n_bits <= <Wide<8> as Weight>::BITS {
        Exact::<Wide<8>>::new(window, &layout, allowed).pair()
    } else {
        Exact::<Wide<64>>::new(window, &layout, allowed).pair()
    }
}

pub(super) struct Exact<'a, W> {
    pub(super) window: &'a Window<'a>,
    layout: &'a Layout<'a>,
    /// What is still possible.
    pub(super) allowed: Graph,
    pub(super) matcher: Matcher<W>,
    pairs: Vec<(usize, usize)>,
    is_settled: Vec<bool>,
}

impl<'a, W: Weight> Exact<'a, W> {
    fn new(window: &'a Window, layout: &'a Layout, allowed: Graph) -> Self {
        let weight =
            |one, other| allowed.has(one, other).then(|| layout.weight::<W>(one, other, 0));
        let matcher = Matcher::new(window.presence.clone(), weight);
        let is_settled = vec![false; window.len()];
        Self { window, layout, allowed, matcher, pairs: Vec::new(), is_settled }
    }

    fn pair(mut self) -> Result<Paired, Unmatchable> {
        self.matcher.solve()?;
        self.choose_moved_down()?;
        for one in 0..self.window.n_moved {
            if self.partner(one).is_some() {
                self.choose_partner(one)?;
            }
        }
        let upper = self.choose_upper_half()?;
        for one in upper {
            self.choose_partner(one)?;
        }
        let places =
            |(one, other): &(usize, usize)| (self.window.places[*one], self.window.places[*other]);
        let is_left = |one: &usize| self.partner(*one).is_none();
        Ok(Paired {
            pairs: self.pairs.iter().map(places).collect(),
            downfloaters: (0..self.window.n_members)
                .filter(is_left)
                .map(|one| self.window.places[one])
                .collect(),
            unweighed: self.layout.unweighed(),
        })
    }

    /// The partner of a member, if they are a member too.
    fn partner(&self, one: usize) -> Option<usize> {
        self.matcher.mate(one).filter(|mate| *mate < self.window.n_members)
    }

    fn weigh(&self, one: usize, other: usize, order: u64) -> Option<W> {
        let (upper, lower) = (one.min(other), one.max(other));
        self.allowed.has(upper, lower).then(|| self.layout.weight(upper, lower, order))
    }

    /// Gives the pairs of one player a share for the order, and solves again.
    pub(super) fn favour(
        &mut self,
        one: usize,
        order: impl Fn(usize) -> u64,
    ) -> Result<(), Unmatchable> {
        let weights: Vec<Option<W>> =
            (0..self.window.len()).map(|other| self.weigh(one, other, order(other))).collect();
        self.matcher.reweigh(one, |other| weights[other]);
        self.matcher.solve()
    }

    /// Art. 4.4: which moved-down players are paired, if not all of them.
    fn choose_moved_down(&mut self) -> Result<(), Unmatchable> {
        let (n_moved, n_members) = (self.window.n_moved, self.window.n_members);
        if (0..n_moved).all(|one| self.partner(one).is_some()) {
            return self.keep_inside(0..n_moved);
        }
        for one in 0..n_moved {
            if self.partner(one).is_none() {
                self.favour(one, |other| u64::from(other < n_members))?;
            }
            if self.partner(one).is_some() {
                self.keep_inside(one..one + 1)?;
            } else {
                for other in n_moved..n_members {
                    self.allowed.remove(one, other);
                }
                self.favour(one, |_| 0)?;
            }
        }
        Ok(())
    }

    /// These members must be paired in the bracket.
    fn keep_inside(&mut self, ones: std::ops::Range<usize>) -> Result<(), Unmatchable> {
        for one in ones {
            for other in self.window.n_members..self.window.len() {
                self.allowed.remove(one, other);
            }
            self.matcher.require(one);
            self.favour(one, |_| 0)?;
        }
        Ok(())
    }

    /// The first partner, by rank, that a best candidate can have for this player; for good.
    fn choose_partner(&mut self, one: usize) -> Result<(), Unmatchable> {
        let n_members = self.window.n_members;
        let first = (one + 1).max(self.window.n_moved);
        let Some(now) = self.partner(one) else { return Ok(()) };
        let mut better = first..now;
        if better.any(|other| !self.is_settled[other] && self.matcher.is_tight(one, other)) {
            let order =
                |other| if (first..n_members).contains(&other) { n_members - other } else { 0 };
            self.favour(one, |other| order(other) as u64)?;
        }
        if let Some(other) = self.partner(one) {
            self.pairs.push((one, other));
            self.is_settled[other] = true;
            self.matcher.settle(one, other);
            self.matcher.solve()?;
        }
        Ok(())
    }

    /// Art. 4.3: who of the remainder is in the upper half, S1, after the exchanges.
    fn choose_upper_half(&mut self) -> Result<Vec<usize>, Unmatchable> {
        let residents = self.window.n_moved..self.window.n_members;
        let remainder: Vec<usize> = residents.filter(|one| !self.is_settled[*one]).collect();
        let n_pairs = remainder.iter().filter(|one| self.is_upper(**one)).count();
        let original = &remainder[..n_pairs];
        if original.iter().all(|one| self.is_upper(*one)) {
            self.part_halves(&remainder, original);
            self.keep_allowed()?;
            return Ok(original.to_vec());
        }
        // Most brackets need no exchange, though this matching has some.
        let (worth, allowed) = (self.worth(), self.allowed.clone());
        self.part_halves(&remainder, original);
        if self.keep_allowed().is_ok() && self.worth() == worth {
            return Ok(original.to_vec());
        }
        self.allowed = allowed;
        self.exchange(&remainder, n_pairs)?;
        let upper: Vec<usize> =
            remainder.iter().copied().filter(|one| self.is_upper(*one)).collect();
        self.part_halves(&remainder, &upper);
        self.weigh_all(|_, _| 0)?;
        Ok(upper)
    }

    fn keep_allowed(&mut self) -> Result<(), Unmatchable> {
        let allowed = &self.allowed;
        self.matcher.keep(|one, other| allowed.has(one, other));
        self.matcher.solve()
    }

    /// The weight of the whole matching, without the order's share.
    fn worth(&self) -> W {
        let pairs = (0..self.window.len()).filter_map(|one| Some((one, self.matcher.mate(one)?)));
        let weights = pairs.filter(|(one, other)| one < other);
        let weights = weights.map(|(one, other)| self.layout.weight::<W>(one, other, 0));
        weights.fold(W::ZERO, |sum, weight| sum + weight)
    }

    /// From now on only the upper half may be paired with the lower one.
    fn part_halves(&mut self, remainder: &[usize], upper: &[usize]) {
        let mut is_upper = vec![false; self.window.n_members];
        for one in upper {
            is_upper[*one] = true;
        }
        for lower in remainder {
            for one in remainder.iter().take_while(|one| *one < lower) {
                if !is_upper[*one] || is_upper[*lower] {
                    self.allowed.remove(*one, *lower);
                }
            }
        }
    }

    /// Is a resident paired with one of lower rank?
    pub(super) fn is_upper(&self, one: usize) -> bool {
        self.partner(one).is_some_and(|mate| mate > one)
    }

    /// Gives all pairs a share for the order, and solves again.
    pub(super) fn weigh_all(
        &mut self,
        order: impl Fn(usize, usize) -> u64,
    ) -> Result<(), Unmatchable> {
        let (allowed, layout) = (&self.allowed, self.layout);
        self.matcher.reweigh_all(|one, other| {
            allowed.has(one, other).then(|| layout.weight(one, other, order(one, other)))
        });
        self.matcher.solve()
    }
}
