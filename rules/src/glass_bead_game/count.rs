//! Counting moves without listing them.
//!
//! A pit can be emptied in as many ways as its beads can be ordered, and an order that captures
//! indirectly counts once for each choice of gems (docs/spec/glass-bead-game.md §2.4). How long
//! an indirect chain gets depends on a few places of the order alone: those that must hold
//! stones. All other beads are then distributed over the opponent's pits, where they add to the
//! choice, and over the mover's, where only their number of orders matters.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use super::{Beads, Pit, Position, Size, sowing::path};

/// The number of legal moves.
pub(super) fn count(position: &Position) -> u128 {
    position.playable_pits().map(|pit| Sowing::new(position, pit).count()).sum()
}

/// One gem more than an indirect chain can take.
const N_LENGTHS: usize = Size::MOST as usize + 1;

/// The emptying of one pit, in whatever order.
struct Sowing<'p> {
    position: &'p Position,
    held: Beads,
    /// The pit in which each bead falls.
    path: ArrayVec<usize, { Beads::MOST }>,
    /// From the last bead backwards, as far as an indirect chain can go.
    links: ArrayVec<Link, { Size::MOST as usize }>,
}

/// A place in the order where a stone joins an indirect chain.
struct Link {
    at: usize,
    /// The place of the bead under it, where that is sown in the same move.
    under: Option<usize>,
}

impl<'p> Sowing<'p> {
    fn new(position: &'p Position, pit: Pit) -> Self {
        let held = position.beads(pit);
        let path: ArrayVec<_, _> = path(position.size(), pit).take(held.len() as usize).collect();
        let links = (0..path.len()).rev().map_while(|at| link(position, &path, at)).collect();
        Self { position, held, path, links }
    }

    fn count(&self) -> u128 {
        let by_length: ArrayVec<Ways, { Size::MOST as usize }> =
            (1..=self.links.len()).map_while(|length| self.ways(length)).collect();
        let capturing = by_length.first().map_or(0, |ways| ways.choices[0]);
        let mut count = orders(self.held) - capturing;
        for (idx, ways) in by_length.iter().enumerate() {
            let at_least = self.choices(ways, idx + 1);
            let longer = by_length.get(idx + 1).map_or(0, |longer| self.choices(longer, idx + 1));
            count += at_least - longer;
        }
        count
    }

    /// The orders in which the chain has at least a length: none if that takes too many stones.
    fn ways(&self, length: usize) -> Option<Ways> {
        let links = self.links[..length].iter();
        let stones = links.flat_map(|link| [Some(link.at), link.under]).flatten();
        let stones: ArrayVec<usize, { Beads::MOST }> = stones.collect();
        let left = self.held.without_stones(stones.len())?;
        let mut by_left = BTreeMap::from([(left, Ways::ONE)]);
        for pit in self.position.size().row(self.position.turn.other()) {
            let gems = self.position.beads(pit).gems();
            by_left = fill(by_left, gems, self.n_free(pit, &stones));
        }
        // The rest falls into the mover's own pits.
        let mut sum = Ways::NONE;
        for (left, ways) in by_left {
            sum.add(&ways.times(orders(left)));
        }
        Some(sum)
    }

    /// How many beads fall into a pit beside those that must be stones.
    fn n_free(&self, pit: Pit, stones: &[usize]) -> usize {
        let ring_idx = pit.ring_idx(self.position.size());
        let falls = self.path.iter().enumerate().filter(|&(_, &fall)| fall == ring_idx);
        falls.filter(|(at, _)| !stones.contains(at)).count()
    }

    /// How many moves these orders are when the chain takes so many gems.
    ///
    /// docs/spec/glass-bead-game.md §3.5.
    fn choices(&self, ways: &Ways, n_gems: usize) -> u128 {
        let cup = self.position.cup(self.position.turn.other());
        let from_cup = Ways::ONE.with_pit(cup).choices;
        let in_cup = cup.len() as usize;
        let too_few = (0..n_gems)
            .map(|in_pits| ways.orders[in_pits] * from_cup[in_cup.min(n_gems - in_pits)]);
        ways.choices[n_gems] + too_few.sum::<u128>()
    }
}

/// docs/spec/glass-bead-game.md §3.1 and §3.3, for a stone at this place of the order.
fn link(position: &Position, path: &[usize], at: usize) -> Option<Link> {
    let ring_idx = path[at];
    let pit = position.size().pit_at(ring_idx);
    if pit.seat() == position.turn {
        return None;
    }
    let before = position.beads(pit);
    let mut earlier = (0..at).filter(|&earlier| path[earlier] == ring_idx);
    match (before.len(), earlier.next(), earlier.next()) {
        (1, None, _) if before.gems().is_empty() => Some(Link { at, under: None }),
        (0, under @ Some(_), None) => Some(Link { at, under }),
        _ => None,
    }
}

/// Numbers of orders of the beads sown so far.
#[derive(Clone, Copy)]
struct Ways {
    /// For each number of gems: orders, each as often as so many gems can be chosen from the
    /// pits filled so far.
    choices: [u128; N_LENGTHS],
    /// For each number of gems: the orders that leave exactly so many in these pits.
    orders: [u128; N_LENGTHS],
}

impl Ways {
    const NONE: Self = Self { choices: [0; N_LENGTHS], orders: [0; N_LENGTHS] };
    const ONE: Self = {
        let mut one = Self::NONE;
        one.choices[0] = 1;
        one.orders[0] = 1;
        one
    };

    fn add(&mut self, others: &Self) {
        for n_gems in 0..N_LENGTHS {
            self.choices[n_gems] += others.choices[n_gems];
            self.orders[n_gems] += others.orders[n_gems];
        }
    }

    fn times(&self, factor: u128) -> Self {
        Self {
            choices: self.choices.map(|ways| ways * factor),
            orders: self.orders.map(|ways| ways * factor),
        }
    }

    /// The same orders with the gems of one more pit to choose from.
    fn with_pit(&self, gems: Beads) -> Self {
        let mut choices = self.choices;
        for gem in gems.kinds() {
            let most = gems.count(gem) as usize;
            choices = std::array::from_fn(|n_gems| {
                choices[n_gems.saturating_sub(most)..=n_gems].iter().sum()
            });
        }
        let in_pit = gems.len() as usize;
        let orders = |n_gems: usize| n_gems.checked_sub(in_pit).map_or(0, |n| self.orders[n]);
        Self { choices, orders: std::array::from_fn(orders) }
    }
}

/// Sows `n_free` of the beads left into a pit that holds `gems`.
fn fill(by_left: BTreeMap<Beads, Ways>, gems: Beads, n_free: usize) -> BTreeMap<Beads, Ways> {
    let start = by_left.into_iter().map(|(left, ways)| ((left, gems), ways));
    let mut by_pit: BTreeMap<(Beads, Beads), Ways> = start.collect();
    for _ in 0..n_free {
        let before = std::mem::take(&mut by_pit);
        for ((left, gems), ways) in before {
            for (bead, left) in left.each_without() {
                let gems = if bead.is_stone() { gems } else { gems.with(bead) };
                add(&mut by_pit, (left, gems), &ways);
            }
        }
    }
    let mut filled = BTreeMap::new();
    for ((left, gems), ways) in by_pit {
        add(&mut filled, left, &ways.with_pit(gems));
    }
    filled
}

fn add<K: Ord>(sums: &mut BTreeMap<K, Ways>, key: K, ways: &Ways) {
    sums.entry(key).or_insert(Ways::NONE).add(ways);
}

/// In how many orders beads can be sown; equal beads are not told apart.
fn orders(beads: Beads) -> u128 {
    let mut orders = 1;
    let mut places = 0;
    for bead in beads.kinds() {
        let count = u128::from(beads.count(bead));
        for nth in 1..=count {
            places += 1;
            orders = orders * places / nth;
        }
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glass_bead_game::Bead;

    fn check(digits: &str, expected: u128) {
        let beads: Beads = digits.chars().filter_map(Bead::from_digit).collect();
        assert_eq!(orders(beads), expected, "{digits}");
    }

    #[test]
    fn equal_beads_are_not_told_apart() {
        check("", 1);
        check("000", 1);
        check("543210", 720);
        check("5500", 6);
        // 36! / (18! · 2⁹), the whole board in one pit.
        check("998877665544332211000000000000000000", 113_481_264_884_070_283_200_000);
    }
}
