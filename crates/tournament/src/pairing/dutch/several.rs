//! Brackets with several downfloaters, without whom the players below cannot be paired.

use std::ops::Range;

use super::bound::Bound;
use super::bracket::{Paired, Window};
use super::floater::Below;
use super::graph::{Graph, Set};
use super::plain;

/// The most candidates that are tried before the bracket is left to weights.
const MOST_TRIES: usize = 20;

/// The first candidate that meets the bound if only these residents may float down.
struct Candidate {
    may_float: Set,
    paired: Paired,
}

/// What the players below a bracket need.
struct Need<'a> {
    below: Below<'a>,
    residents: Range<usize>,
    n_down: usize,
    /// The worth that no downfloaters exceed.
    most: i128,
}

/// Pairs a bracket by itself with `n_down` downfloaters, the fewest that the players below need.
/// `None` if no candidate without an exchange meets the bound.
///
/// The first candidate is found without regard to C8. If its downfloaters serve the players below as
/// well as any could, it is the answer. Otherwise some of them have to stay: where there is a choice,
/// each is tried, and the first of the candidates that result is looked at next.
pub(super) fn pair(
    window: &Window,
    graph: &Graph,
    n_down: usize,
    next: Range<usize>,
) -> Option<Paired> {
    let residents = window.places.get(window.n_moved).map(|first| *first..next.start)?;
    let rest = Set::of(graph.len(), next.start..graph.len());
    let may_float = residents.clone().filter(|one| graph.touches(*one, &rest));
    let may_float = Set::of(graph.len(), may_float);
    let need = Need::of(Below::all(graph, next), residents, n_down)?;
    let mut candidates = vec![candidate(window, graph, n_down, may_float)?];
    for _ in 0..MOST_TRIES {
        let order = |idx: &usize| &candidates[*idx].paired.pairs;
        let first = (0..candidates.len()).min_by(|one, other| order(one).cmp(order(other)))?;
        let Candidate { may_float, paired } = candidates.swap_remove(first);
        if need.is_met(&paired.downfloaters) {
            return Some(paired);
        }
        for staying in need.staying(&paired.downfloaters) {
            let mut others = may_float.clone();
            for one in staying {
                others.remove(one);
            }
            // Without one it is not known how early an exchange would come.
            candidates.push(candidate(window, graph, n_down, others)?);
        }
    }
    None
}

fn candidate(window: &Window, graph: &Graph, n_down: usize, may_float: Set) -> Option<Candidate> {
    let bound = Bound::of_several(window, &may_float, n_down)?;
    let paired = plain::pair(window, &bound, graph)?;
    Some(Candidate { may_float, paired })
}

impl<'a> Need<'a> {
    /// `None` if it cannot be met.
    fn of(below: Below<'a>, residents: Range<usize>, n_down: usize) -> Option<Self> {
        let most = below.worth(&vec![residents.clone(); n_down])?;
        Some(Self { below, residents, n_down, most })
    }

    fn is_met(&self, downfloaters: &[usize]) -> bool {
        let downfloaters: Vec<_> = downfloaters.iter().map(|one| *one..one + 1).collect();
        self.below.worth(&downfloaters) == Some(self.most)
    }

    /// The downfloaters of whom each has to stay, since no others could make up for them. If there
    /// are none, any of them may be the one who has to.
    fn staying(&self, downfloaters: &[usize]) -> Vec<Vec<usize>> {
        let mut with_one = vec![self.residents.clone(); self.n_down];
        let serves_badly = |one: &usize| {
            with_one[0] = *one..one + 1;
            self.below.worth(&with_one) != Some(self.most)
        };
        let bad: Vec<usize> = downfloaters.iter().copied().filter(serves_badly).collect();
        if bad.is_empty() {
            return downfloaters.iter().map(|one| vec![*one]).collect();
        }
        vec![bad]
    }
}
