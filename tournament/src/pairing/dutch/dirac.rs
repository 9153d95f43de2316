//! Groups so large that all of them are paired, whoever comes down to them.
//!
//! Players can be paired completely if each of them may meet half of the others (G. A. Dirac, "Some
//! theorems on abstract graphs", 1952).

use std::ops::Range;

use super::completion::{Matching, NOBODY};
use super::graph::{Graph, Set};

/// Can these players be paired completely with any of `upper` who come down to them, if that makes
/// their number even? `false` may also mean that the theorem does not say so.
pub(super) fn takes_anybody(
    graph: &Graph,
    players: &[usize],
    upper: impl IntoIterator<Item = usize>,
) -> bool {
    let all = Set::of(graph.len(), players.iter().copied().chain(upper));
    let n_all = all.iter().count();
    let n_barred = |place| n_all - 1 - graph.n_neighbours(place, &all);
    let most_barred = all.iter().map(n_barred).max().unwrap_or(0);
    players.len() >= 2 * (most_barred + 1)
}

/// Are the players from the next scoregroup on paired equally well (C4 to C8), whichever `members`
/// of the bracket above float down? `false` may also mean that the theorem does not say so.
///
/// They are if as many of the next scoregroup as the players below it need can go on to them, and
/// the others take anybody: all who come down are paired, and fewer cannot go on.
pub(super) fn is_indifferent(graph: &Graph, members: &[usize], next: Range<usize>) -> bool {
    let n = graph.len();
    let rest = Set::of(n, next.end..n);
    let mut matching = Matching::empty(n);
    matching.enlarge(graph, &rest);
    let is_rest_paired = matching.cover(graph, &Set::of(n, next.start..n), &rest);
    let staying: Vec<usize> = next.filter(|one| matching.mates[*one] == NOBODY).collect();
    is_rest_paired && takes_anybody(graph, &staying, members.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const N_MEMBERS: usize = 2;
    const N_NEXT: usize = 6;

    /// The most pairs of the next bracket, and how many of them hold a downfloater, of all complete
    /// pairings.
    fn best(graph: &Graph, taken: u32) -> Option<(usize, usize)> {
        let Some(first) = (0..graph.len()).find(|one| taken >> one & 1 == 0) else {
            return Some((0, 0));
        };
        let others = (first + 1..graph.len())
            .filter(|other| taken >> other & 1 == 0 && graph.has(first, *other));
        let with = |other: usize| {
            let (n_pairs, n_down) = best(graph, taken | 1 << first | 1 << other)?;
            let of_next = usize::from(other < N_MEMBERS + N_NEXT);
            Some((n_pairs + of_next, n_down + of_next * usize::from(first < N_MEMBERS)))
        };
        others.filter_map(with).max()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

        #[test]
        fn whoever_comes_down_to_the_indifferent_is_paired_and_as_few_go_on(
            n_rest in 0_usize..=4,
            barred in prop::collection::vec((0_usize..8, 2_usize..8), 0..4),
            barred_below in prop::collection::vec((2_usize..12, 8_usize..12), 0..20),
        ) {
            let n = N_MEMBERS + N_NEXT + n_rest;
            let mut graph = Graph::complete(n);
            // If they could meet, they would be a pair of the bracket above.
            graph.remove(0, 1);
            for (one, other) in barred.into_iter().chain(barred_below) {
                if one != other && one.max(other) < n {
                    graph.remove(one, other);
                }
            }
            if !is_indifferent(&graph, &[0, 1], N_MEMBERS..N_MEMBERS + N_NEXT) {
                return Ok(());
            }
            let is_even = |n_down: usize| (N_NEXT + n_rest + n_down).is_multiple_of(2);
            let mut n_go_on = None;
            for (n_down, not_down) in [(0, 3), (1, 2), (1, 1), (2, 0)] {
                if is_even(n_down) {
                    let (n_pairs, n_paired) = best(&graph, not_down).expect("a complete pairing");
                    prop_assert_eq!(n_paired, n_down, "{:?}", graph);
                    let n_left = N_NEXT + n_down - 2 * n_pairs;
                    prop_assert_eq!(*n_go_on.get_or_insert(n_left), n_left, "{:?}", graph);
                }
            }
        }
    }
}
