//! Which downfloaters serve the players below a bracket best (C4, C8), where that takes weights.

use std::ops::Range;

use super::graph::{Graph, Set};
use super::matcher::{Matcher, Presence};

/// The players below a bracket, by places in the field.
pub(super) struct Below<'a> {
    pub(super) graph: &'a Graph,
    /// The next scoregroup.
    pub(super) next: Range<usize>,
    /// The end of the places that matter.
    pub(super) end: usize,
    /// Must they be paired there?
    pub(super) presence: Presence,
}

/// The players below a bracket, and for each downfloater the players there whom they may meet.
struct Joined<'a> {
    below: &'a Below<'a>,
    partners: Vec<Set>,
}

impl<'a> Below<'a> {
    /// All players from the next scoregroup on.
    pub(super) fn all(graph: &'a Graph, next: Range<usize>) -> Self {
        Self { graph, next, end: graph.len(), presence: Presence::Required }
    }

    /// The residents who can be the only downfloater, so that all players below are paired, and the
    /// next scoregroup as well as it can be. `None` if there are none.
    ///
    /// A resident is worth as much as the best opponent whom they may meet. The best opponents are
    /// found one after the other, until each resident may meet one of them. Residents have met few
    /// players, so that is soon.
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

    /// How well the players below are paired with as many downfloaters, each of whom may be any of a
    /// range of residents; `None` if they cannot be. Of several residents this is an upper bound.
    pub(super) fn worth(&self, downfloaters: &[Range<usize>]) -> Option<i128> {
        let partners = downfloaters.iter().map(|residents| self.partners(residents)).collect();
        let joined = Joined { below: self, partners };
        joined.solve(&mut joined.matcher())
    }

    /// The players below whom at least one of the residents may meet.
    fn partners(&self, residents: &Range<usize>) -> Set {
        let residents = Set::of(self.graph.len(), residents.clone());
        let here = self.next.start..self.end;
        Set::of(self.graph.len(), here.filter(|one| self.graph.touches(*one, &residents)))
    }
}

impl Joined<'_> {
    /// The downfloaters are the first vertices; the players below follow.
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

    /// C8: the most pairs in the next bracket, then the most of them that hold a downfloater. Two
    /// downfloaters do not meet.
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

    fn alone(one: usize) -> Range<usize> {
        one..one + 1
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

        #[test]
        fn the_best_downfloaters_are_those_of_the_greatest_worth(
            n in 9_usize..=14,
            edges in prop::collection::vec((0_usize..14, 5_usize..14), 5..60),
        ) {
            let mut graph = Graph::empty(n);
            for (one, other) in edges {
                if one != other && one.max(other) < n {
                    graph.insert(one, other);
                }
            }
            let (end, presence) = (NEXT.end, Presence::Optional);
            let next_only = Below { graph: &graph, next: NEXT, end, presence };
            for below in [Below::all(&graph, NEXT), next_only] {
                let worths: Vec<Option<i128>> =
                    RESIDENTS.map(|one| below.worth(&[alone(one)])).collect();
                let most = worths.iter().copied().max().expect("five");
                prop_assert_eq!(below.worth(&[RESIDENTS]), most);
                let best = RESIDENTS.filter(|one| most.is_some() && worths[*one] == most);
                let best = most.map(|_| Set::of(n, best));
                prop_assert_eq!(below.best(RESIDENTS), best, "{:?}", graph);
            }
            let below = Below::all(&graph, NEXT);
            let most = below.worth(&[RESIDENTS, RESIDENTS]);
            for one in RESIDENTS {
                for other in 0..one {
                    let with_one = below.worth(&[alone(one), RESIDENTS]);
                    prop_assert!(with_one <= most);
                    prop_assert!(below.worth(&[alone(other), alone(one)]) <= with_one);
                }
            }
        }
    }
}
