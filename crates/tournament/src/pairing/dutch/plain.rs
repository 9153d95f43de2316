//! The short way: most brackets have a candidate that no other can be better than, and need
//! neither weights nor exchanges.
//!
//! What such a candidate is made of can be said pair by pair ([`Bound::pairs`]), so that they are
//! the perfect matchings of a graph. The first of them in the order in which the rules generate
//! candidates is found by giving one player after the other the first partner with whom the rest
//! can still be paired. If there is none without an exchange, nothing has been said.

use super::bound::Bound;
use super::bracket::{Paired, Window};
use super::completion::Matching;
use super::graph::{Graph, Set};

/// Pairs a bracket that is by itself.
pub(super) fn pair(window: &Window, bound: &Bound, graph: &Graph) -> Option<Paired> {
    let mut pairs = bound.pairs(window, graph);
    let mut left = Set::of(pairs.len(), 0..pairs.len());
    let moved: Vec<usize> = (0..window.n_moved).collect();
    // Art. 3.7: opponents of the moved-down players, in the order of transpositions.
    let mut chosen = first_partners(&mut pairs, &mut left, &moved)?;
    let remainder: Vec<usize> = left.iter().filter(|one| *one < window.n_members).collect();
    // Art. 3.6: the halves of the remainder, in the order of transpositions.
    let (upper, lower) = remainder.split_at((remainder.len() - bound.n_down()) / 2);
    part_halves(&mut pairs, upper, lower, window.n_members);
    chosen.extend(first_partners(&mut pairs, &mut left, upper)?);
    let place = |(one, other): (usize, usize)| (window.places[one], window.places[other]);
    Some(Paired {
        pairs: chosen.into_iter().map(place).collect(),
        downfloaters: left
            .iter()
            .filter(|one| *one < window.n_members)
            .map(|one| window.places[one])
            .collect(),
        unweighed: None,
    })
}

/// The partners of some players, one after the other the first with whom all who are left can be
/// paired; `None` if they cannot.
fn first_partners(
    pairs: &mut Graph,
    left: &mut Set,
    ones: &[usize],
) -> Option<Vec<(usize, usize)>> {
    if ones.is_empty() {
        return Some(Vec::new());
    }
    let mut matching = Matching::empty(pairs.len());
    if !matching.complete(pairs, left) {
        return None;
    }
    Some(ones.iter().map(|one| (*one, matching.choose(pairs, left, *one))).collect())
}

/// Leaves only the pairs between the halves. Nobody of the upper one floats down.
fn part_halves(pairs: &mut Graph, upper: &[usize], lower: &[usize], n_members: usize) {
    let n = pairs.len();
    let to_upper = Set::of(n, upper.iter().copied().chain(n_members..n));
    let to_lower = Set::of(n, lower.iter().copied());
    for one in to_upper.iter() {
        pairs.keep(one, &to_lower);
    }
    for one in to_lower.iter() {
        pairs.keep(one, &to_upper);
    }
}
