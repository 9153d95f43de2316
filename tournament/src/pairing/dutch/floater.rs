//! Whom those below a bracket would rather have (C4, C8), where that takes weights.

use std::ops::Range;

use super::graph::{Graph, Set};
use super::matcher::{Matcher, Presence};

/// The residents of whom one may float down alone, so that everybody below is paired, the next
/// scoregroup as well as it can be. `None` if there are none.
pub(super) fn best(graph: &Graph, residents: Range<usize>, next: &Range<usize>) -> Option<Set> {
    let below = Below { graph, next };
    let mut matcher = None;
    let worths: Vec<Option<i128>> =
        residents.clone().map(|one| below.worth(one, &mut matcher)).collect();
    let best = worths.iter().flatten().max()?;
    let is_best = |one: &usize| worths[one - residents.start] == Some(*best);
    Some(Set::of(graph.len(), residents.clone().filter(is_best)))
}

struct Below<'a> {
    graph: &'a Graph,
    next: &'a Range<usize>,
}

impl Below<'_> {
    /// How well the rest can be paired with somebody who floats down; `None` if it cannot. The
    /// matcher of the last one who could is changed for this one.
    fn worth(&self, one: usize, matcher: &mut Option<Matcher<i128>>) -> Option<i128> {
        let n = self.graph.len() - self.next.start + 1;
        let mut changed = match matcher.take() {
            Some(mut last) => {
                last.reweigh(0, |other| self.weight(one, 0, other));
                last
            }
            None => Matcher::new(vec![Presence::Required; n], |upper, lower| {
                self.weight(one, upper, lower)
            }),
        };
        changed.solve().ok()?;
        let pairs = (0..n).filter_map(|upper| Some((upper, changed.mate(upper)?)));
        let pairs = pairs.filter(|(upper, lower)| upper < lower);
        let worth = pairs.filter_map(|(upper, lower)| self.weight(one, upper, lower)).sum();
        *matcher = Some(changed);
        Some(worth)
    }

    /// C8: as many pairs in the next bracket as can be, one of them with the downfloater. They are
    /// vertex 0; those below follow.
    fn weight(&self, one: usize, upper: usize, lower: usize) -> Option<i128> {
        let place = |vertex: usize| {
            if vertex == 0 { one } else { self.next.start + vertex - 1 }
        };
        let is_next = place(lower) < self.next.end;
        let weight = 2 * i128::from(is_next) + i128::from(is_next && upper == 0);
        self.graph.has(place(upper), place(lower)).then_some(weight)
    }
}
