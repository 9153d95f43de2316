//! Whom those below a bracket would rather have (C4, C8), where that takes weights.

use std::ops::Range;

use super::graph::{Graph, Set};
use super::matcher::{Matcher, Presence};

/// Those below a bracket, by places in the field.
pub(super) struct Below<'a> {
    graph: &'a Graph,
    next: Range<usize>,
    /// The end of those who have a say.
    end: usize,
    presence: Presence,
}

/// Those below a bracket, and for each of its downfloaters whom they may meet there.
struct Joined<'a> {
    below: &'a Below<'a>,
    partners: Vec<Set>,
}

impl<'a> Below<'a> {
    /// All from the next scoregroup on.
    pub(super) fn all(graph: &'a Graph, next: Range<usize>) -> Self {
        Self { graph, next, end: graph.len(), presence: Presence::Required }
    }

    /// The next scoregroup, if those below it take anybody.
    pub(super) fn next_only(graph: &'a Graph, next: Range<usize>) -> Self {
        let end = next.end;
        Self { graph, next, end, presence: Presence::Optional }
    }

    /// The residents of whom one may float down alone, so that everybody below is paired, the next
    /// scoregroup as well as it can be. `None` if there are none.
    ///
    /// What a resident is worth depends on the best of those whom they may meet. The best are found
    /// one after the other, until every resident may meet one of them: soon, if there are many.
    pub(super) fn best(&self, residents: Range<usize>) -> Option<Set> {
        let mut joined = Joined { below: self, partners: vec![self.partners(&residents)] };
        let mut matcher = joined.matcher();
        let most = joined.solve(&mut matcher)?;
        let mut best = Set::empty(self.graph.len());
        while let Some(partner) = matcher.mate(0).map(|vertex| joined.place(vertex)) {
            best.insert(partner);
            joined.partners[0].remove(partner);
            if residents.clone().all(|one| self.graph.touches(one, &best)) {
                break;
            }
            matcher.reweigh(0, |other| joined.weight(0, other));
            if joined.solve(&mut matcher) != Some(most) {
                break;
            }
        }
        let may_float = |one: &usize| best.is_empty() || self.graph.touches(*one, &best);
        Some(Set::of(self.graph.len(), residents.filter(may_float)))
    }

    /// How well those below are paired if some residents float down; `None` if they cannot be.
    pub(super) fn worth(&self, downfloaters: &[usize]) -> Option<i128> {
        let partners = downfloaters.iter().map(|one| self.partners(&(*one..one + 1)));
        let joined = Joined { below: self, partners: partners.collect() };
        joined.solve(&mut joined.matcher())
    }

    /// No `n_down` residents who float down are worth more; `None` if none can.
    pub(super) fn most(&self, residents: &Range<usize>, n_down: usize) -> Option<i128> {
        let joined = Joined { below: self, partners: vec![self.partners(residents); n_down] };
        joined.solve(&mut joined.matcher())
    }

    /// Those here whom some of the residents may meet.
    fn partners(&self, residents: &Range<usize>) -> Set {
        let residents = Set::of(self.graph.len(), residents.clone());
        let here = self.next.start..self.end;
        Set::of(self.graph.len(), here.filter(|one| self.graph.touches(*one, &residents)))
    }
}

impl Joined<'_> {
    /// The downfloaters are the first vertices; those below follow.
    fn matcher(&self) -> Matcher<i128> {
        let presence = vec![self.below.presence; self.len()];
        Matcher::new(presence, |upper, lower| self.weight(upper, lower))
    }

    fn len(&self) -> usize {
        self.partners.len() + self.below.end - self.below.next.start
    }

    /// What the best matching is worth; `None` if there is none.
    fn solve(&self, matcher: &mut Matcher<i128>) -> Option<i128> {
        matcher.solve().ok()?;
        let pairs = (0..self.len()).filter_map(|upper| Some((upper, matcher.mate(upper)?)));
        let pairs = pairs.filter(|(upper, lower)| upper < lower);
        Some(pairs.filter_map(|(upper, lower)| self.weight(upper, lower)).sum())
    }

    /// The place in the field of a vertex that is no downfloater.
    fn place(&self, vertex: usize) -> usize {
        self.below.next.start + vertex - self.partners.len()
    }

    /// C8: as many pairs in the next bracket as can be, then as many as can be with downfloaters,
    /// two of whom do not meet.
    fn weight(&self, upper: usize, lower: usize) -> Option<i128> {
        let n_down = self.partners.len();
        let lower = (lower >= n_down).then(|| self.place(lower))?;
        let may_meet = match self.partners.get(upper) {
            Some(partners) => partners.has(lower),
            None => self.below.graph.has(self.place(upper), lower),
        };
        let of_next = n_down + 1 + usize::from(upper < n_down);
        let weight = if lower < self.below.next.end { of_next } else { 0 };
        may_meet.then(|| i128::try_from(weight).ok())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const RESIDENTS: Range<usize> = 0..5;
    const NEXT: Range<usize> = 5..9;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

        #[test]
        fn the_best_are_those_than_whom_no_other_is_worth_more(
            n in 9_usize..=14,
            edges in prop::collection::vec((0_usize..14, 5_usize..14), 5..60),
        ) {
            let mut graph = Graph::empty(n);
            for (one, other) in edges {
                if one != other && one.max(other) < n {
                    graph.insert(one, other);
                }
            }
            for below in [Below::all(&graph, NEXT), Below::next_only(&graph, NEXT)] {
                let worths: Vec<Option<i128>> =
                    RESIDENTS.map(|one| below.worth(&[one])).collect();
                let most = worths.iter().copied().max().expect("five");
                prop_assert_eq!(below.most(&RESIDENTS, 1), most);
                let best = RESIDENTS.filter(|one| most.is_some() && worths[*one] == most);
                let best = most.map(|_| Set::of(n, best));
                prop_assert_eq!(below.best(RESIDENTS), best, "{:?}", graph);
            }
            let below = Below::all(&graph, NEXT);
            let most = below.most(&RESIDENTS, 2);
            for one in RESIDENTS {
                for other in 0..one {
                    prop_assert!(below.worth(&[other, one]) <= most);
                }
            }
        }
    }
}
