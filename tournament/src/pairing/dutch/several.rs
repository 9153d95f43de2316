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

/// Pairs a bracket by itself with `n_down` downfloaters, the fewest that the players below need.
/// `None` if no candidate without an exchange meets the bound.
///
/// The first candidate is found without regard to C8. If its downfloaters serve the players below as
/// well as any could, it is the answer. Otherwise at least one of them has to stay, so each in turn is
/// kept from floating down, and the first of the candidates that result is tried next.
pub(super) fn pair(
    window: &Window,
    graph: &Graph,
    n_down: usize,
    next: &Range<usize>,
) -> Option<Paired> {
    let residents = window.places.get(window.n_moved).map(|first| *first..next.start)?;
    let below = Below::all(graph, next.clone());
    let most = below.most(&residents, n_down)?;
    let rest = Set::of(graph.len(), next.start..graph.len());
    let may_float = Set::of(graph.len(), residents.filter(|one| graph.touches(*one, &rest)));
    let mut candidates = vec![candidate(window, graph, n_down, may_float)?];
    for _ in 0..MOST_TRIES {
        let order = |idx: &usize| &candidates[*idx].paired.pairs;
        let first = (0..candidates.len()).min_by(|one, other| order(one).cmp(order(other)))?;
        let Candidate { may_float, paired } = candidates.swap_remove(first);
        if below.worth(&paired.downfloaters) == Some(most) {
            return Some(paired);
        }
        for one in paired.downfloaters {
            let mut others = may_float.clone();
            others.remove(one);
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
