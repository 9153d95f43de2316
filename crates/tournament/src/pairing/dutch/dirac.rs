//! Groups that are so large that they can be paired with any players who come down to them.
//!
//! An even number of players can be paired completely if each of them may meet half of them (G. A.
//! Dirac, "Some theorems on abstract graphs", 1952).

use std::ops::Range;

use super::completion::{Matching, NOBODY};
use super::graph::{Graph, Set};

/// Can these players be paired completely with any players of `upper` that make their number even?
/// `false` means that the theorem does not say so.
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

/// Do all choices of downfloaters among `members` serve the players below equally well (C4, C8)?
/// `false` means that the theorem does not say so.
///
/// The players below the next scoregroup need a fixed number of players from above. If residents of
/// the next scoregroup can be these, and the other residents take anybody, then the next bracket
/// pairs all moved-down players and has as few downfloaters as possible.
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
        fn an_indifferent_group_pairs_all_moved_down_players_and_sends_on_as_few(
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
