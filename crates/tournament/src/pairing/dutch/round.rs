//! Bracket by bracket, from the highest score down (C.04.3 art. 1.9 and 3).

use super::below::{Below, largest};
use super::bound::Bound;
use super::bracket::{Paired, Window};
use super::completion::{Largest, Matching};
use super::dirac;
use super::exact;
use super::field::Field;
use super::floater;
use super::graph::{Graph, Set};
use super::matcher::Presence;
use super::plain;
use super::several;

/// A bracket that has been paired, by places in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Done {
    pub(super) moved: Vec<usize>,
    pub(super) residents: std::ops::Range<usize>,
    pub(super) paired: Paired,
    /// The bracket's only downfloater has the bye.
    pub(super) has_bye: bool,
}

/// How a bracket is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// By the shortest way that is proven to lead to the same end.
    Least,
    /// By matchings with the whole field in view, against which the shorter ways are tested.
    #[cfg(test)]
    Full,
}

/// The scoregroups that are still to be paired.
struct Round<'a> {
    effort: Effort,
    field: &'a Field,
    below: Below,
    group_idx: usize,
    moved: Vec<usize>,
}

/// Pairs all brackets. There is a complete pairing.
pub(super) fn brackets(field: &Field, below: Below, effort: Effort) -> Vec<Done> {
    let mut round = Round { effort, field, below, group_idx: 0, moved: Vec::new() };
    let mut brackets = Vec::new();
    while round.group_idx + 1 < field.bounds.len() {
        brackets.push(round.bracket());
    }
    brackets
}

impl Round<'_> {
    fn bracket(&mut self) -> Done {
        let residents = self.group(self.group_idx);
        let score = self.field.players[residents.start].score;
        // C9: a player who floats down alone from here on has the bye.
        let is_bye_due = self.below.bye_score.is_some_and(|bye_score| bye_score >= score);
        let paired = self.pair(is_bye_due);
        self.group_idx += 1;
        let is_last = self.group(self.group_idx).is_empty();
        let has_bye = paired.downfloaters.len() == 1 && (is_bye_due || is_last);
        if has_bye {
            self.below.take_bye(self.field);
        }
        let moved = std::mem::take(&mut self.moved);
        if !has_bye {
            self.moved.clone_from(&paired.downfloaters);
        }
        Done { moved, residents, paired, has_bye }
    }

    /// The places of a scoregroup; empty after the last one.
    fn group(&self, idx: usize) -> std::ops::Range<usize> {
        let bound = |idx: usize| self.field.bounds[idx.min(self.field.bounds.len() - 1)];
        bound(idx)..bound(idx + 1)
    }

    fn members(&self) -> Vec<usize> {
        self.moved.iter().copied().chain(self.group(self.group_idx)).collect()
    }

    fn pair(&self, is_bye_due: bool) -> Paired {
        let alone = self
            .may_float(is_bye_due)
            .and_then(|may_float| self.pair_alone(&may_float, is_bye_due));
        let alone = alone.or_else(|| self.pair_above_few());
        alone.unwrap_or_else(|| self.pair_with_rest(is_bye_due))
    }

    fn is_thorough(&self) -> bool {
        self.effort != Effort::Least
    }

    /// Pairs the bracket by itself, if exactly as many are left over as its number demands.
    fn pair_alone(&self, may_float: &Set, is_bye_due: bool) -> Option<Paired> {
        let window = self.window_alone(may_float);
        let n_left = window.n_members % 2;
        let window = Window { is_bye_here: is_bye_due && n_left == 1, ..window };
        let plain =
            Bound::of(&window).and_then(|bound| plain::pair(&window, &bound, &self.below.graph));
        if plain.is_some() {
            return plain;
        }
        let paired = exact::pair(&window, &self.below.graph).ok()?;
        (paired.downfloaters.len() == n_left).then_some(paired)
    }

    /// Pairs the bracket by itself if the players below need several of its residents.
    fn pair_above_few(&self) -> Option<Paired> {
        let Largest::LeavesMore(n_down) = self.below.rests.get(self.group_idx + 1)? else {
            return None;
        };
        if self.is_thorough() {
            return None;
        }
        let residents = self.group(self.group_idx);
        let window = self.window_alone(&Set::of(self.below.graph.len(), residents));
        several::pair(&window, &self.below.graph, *n_down, self.group(self.group_idx + 1))
    }

    /// The bracket by itself, of which these players may float down.
    fn window_alone(&self, may_float: &Set) -> Window<'_> {
        let places = self.members();
        let presence = |place: &usize| {
            if may_float.has(*place) { Presence::Optional } else { Presence::Required }
        };
        Window {
            field: self.field,
            n_moved: self.moved.len(),
            n_members: places.len(),
            n_next: 0,
            is_bye_here: false,
            presence: places.iter().map(presence).collect(),
            places,
        }
    }

    /// Pairs the bracket with the next scoregroup in view, and with all below it as far as they
    /// have a say.
    fn pair_with_rest(&self, is_bye_due: bool) -> Paired {
        let mut places = self.members();
        let n_members = places.len();
        let nothing = Paired { pairs: Vec::new(), downfloaters: self.members(), unweighed: None };
        if self.is_rest_indifferent() {
            let anyone = Set::of(self.below.graph.len(), places);
            let window = self.window_alone(&anyone);
            return exact::pair(&window, &self.below.graph).unwrap_or(nothing);
        }
        let next = self.group(self.group_idx + 1);
        let (end, presence) = self.view();
        places.extend(next.start..end);
        let window = |is_bye_here| Window {
            field: self.field,
            n_moved: self.moved.len(),
            n_members,
            n_next: next.len(),
            is_bye_here,
            presence: vec![presence; places.len()],
            places: places.clone(),
        };
        let paired = exact::pair(&window(false), &self.below.graph).unwrap_or(nothing);
        if is_bye_due && paired.downfloaters.len() == 1 {
            let with_bye = exact::pair(&window(true), &self.below.graph);
            return with_bye.unwrap_or(paired);
        }
        paired
    }

    /// The end of the places that matter to the choice of downfloaters, and whether those below the
    /// bracket have to be paired there: the next scoregroup if the players below it take anybody,
    /// else all.
    fn view(&self) -> (usize, Presence) {
        let next = self.group(self.group_idx + 1);
        if self.takes_anybody(next.end) {
            return (next.end, Presence::Optional);
        }
        (self.below.graph.len(), Presence::Required)
    }

    /// Can the players from a place on be paired completely with anybody who comes down to them?
    fn takes_anybody(&self, from: usize) -> bool {
        if self.is_thorough() {
            return false;
        }
        let graph = &self.below.graph;
        let n_players = self.field.len();
        let mut lower: Vec<usize> = (from..n_players).collect();
        if graph.len() > n_players {
            let Some(takes_bye) = lower.iter().rposition(|place| graph.has(*place, n_players))
            else {
                return false;
            };
            lower.remove(takes_bye);
        }
        let upper = self.members().into_iter().chain(self.group(self.group_idx + 1));
        dirac::takes_anybody(graph, &lower, upper)
    }

    /// Do all choices of downfloaters serve the brackets below equally well?
    fn is_rest_indifferent(&self) -> bool {
        let next = self.group(self.group_idx + 1);
        !self.is_thorough() && dirac::is_indifferent(&self.below.graph, &self.members(), next)
    }

    /// Which residents may be the only one left over, so that everything below is paired as well as
    /// it can be (C4, C5, C8): nobody, with an even number. Moved-down players may not, as long as a
    /// resident can (C7). `None` if it cannot be said so simply.
    fn may_float(&self, is_bye_due: bool) -> Option<Set> {
        if self.is_thorough() {
            return None;
        }
        let n = self.below.graph.len();
        let residents = self.group(self.group_idx);
        let rest = |idx: usize| self.below.rests.get(idx);
        if (self.moved.len() + residents.len()).is_multiple_of(2) {
            let is_complete = matches!(rest(self.group_idx + 1)?, Largest::Perfect);
            return is_complete.then(|| Set::empty(n));
        }
        let next = self.group(self.group_idx + 1);
        if is_bye_due {
            let without_bye = largest(&self.field.may_meet, next.start);
            let may_have_bye = residents.filter(|one| self.below.graph.has(*one, n - 1));
            return matches!(without_bye, Largest::Perfect).then(|| Set::of(n, may_have_bye));
        }
        if next.is_empty() || matches!(rest(self.group_idx + 1)?, Largest::LeavesMore(_)) {
            return None;
        }
        let next = Set::of(n, next);
        let mut matching = Matching::empty(n);
        let alone = matching.enlarge(&self.below.graph, &next);
        let graph = &self.below.graph;
        match (alone, rest(self.group_idx + 2)?) {
            // The one who comes down pairs with the one who is left over.
            (Largest::LeavesOne(left), Largest::Perfect) => {
                Some(Set::of(n, residents.filter(|one| graph.touches(*one, &left))))
            }
            // The one who had the place goes on to those below.
            (Largest::Perfect, Largest::LeavesOne(left)) => {
                let go_on = Set::of(n, next.iter().filter(|one| graph.touches(*one, left)));
                let may = |one: &usize| pushes_out(graph, &matching, &next, *one, &go_on);
                Some(Set::of(n, residents.filter(may)))
            }
            _ if self.is_rest_indifferent() => Some(Set::of(n, residents)),
            _ => {
                let (end, presence) = self.view();
                let next = self.group(self.group_idx + 1);
                floater::Below { graph, next, end, presence }.best(residents)
            }
        }
    }
}

/// Can somebody who joins a perfect matching leave over one of those who go on instead?
fn pushes_out(graph: &Graph, matching: &Matching, among: &Set, one: usize, go_on: &Set) -> bool {
    let mates =
        Set::of(graph.len(), graph.neighbours(one, among).map(|other| matching.mates[other]));
    if mates.meets(go_on) {
        return true;
    }
    matching.left_over_with(graph, among, one).is_some_and(|left| left.meets(go_on))
}
