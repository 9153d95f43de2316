//! Brackets of which several residents float down, since those below cannot be paired without them.

use std::ops::Range;

use super::bound::Bound;
use super::bracket::{Paired, Window};
use super::floater::Below;
use super::graph::{Graph, Set};
use super::plain;

/// After so many candidates whose downfloaters do not suit those below, weights are cheaper.
const MOST_TRIES: usize = 20;

/// The first candidate that meets the bound, if only some residents may float down.
struct Candidate {
    may_float: Set,
    paired: Paired,
}

/// Pairs a bracket by itself, if `n_down` downfloaters, the fewest that those below need, are
/// enough and nothing else is failed.
///
/// Whom those below would rather have is looked at last: the first candidate may send down anybody.
/// If that does not suit them, one of its downfloaters has to stay, and each of them is tried.
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
