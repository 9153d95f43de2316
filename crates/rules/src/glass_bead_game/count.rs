//! Counting moves without listing them.
//!
//! A pit can be emptied in as many ways as its beads can be ordered, and an order that captures
//! indirectly counts once for each choice of gems (docs/spec/glass-bead-game.md §2.4). How long
//! an indirect chain gets depends on a few places of the order alone: those that must hold
//! stones. The gems are spread over the other places, and what is left over is stones.
//!
//! The ways to choose *k* gems are the coefficient of *z*^*k* in a product: 1 + *z* for each gem
//! in the opponent's pits, but 1 + *z* + *z*² for two equal ones in one pit, which are not told
//! apart. That is (1 + *z*)² − *z*, and there are never more than two equal gems. So the product
//! is summed over the sets of values that take the −*z*: the gems of these lie together, and
//! those of all others may fall anywhere, each with 1 + *z* if that is an opponent's pit. How
//! many ways that can happen in depends only on how many of them there are.

use arrayvec::ArrayVec;

use super::{Bead, Beads, Pit, Position, Size, sowing::path};

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
        if stones.len() > self.held.stones() as usize {
            return None;
        }
        Some(Spread::new(self, &stones).ways())
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
        let from_cup = choices_of(cup);
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

/// Numbers of orders of the beads of a pit.
#[derive(Clone, Copy)]
struct Ways {
    /// For each number of gems: orders, each as often as so many gems can be chosen from the
    /// opponent's pits.
    choices: [u128; N_LENGTHS],
    /// For each number of gems: the orders that leave exactly so many in these pits.
    orders: [u128; N_LENGTHS],
}

/// Most gems that lie together: two of each value.
const MOST_PAIRS: usize = Size::MOST as usize;
/// Most gems of one pit.
const MOST_GEMS: usize = 2 * MOST_PAIRS;

/// Each of them and each mated gem has a factor 1 + *z*.
const MOST_POWER: usize = MOST_GEMS + MOST_PAIRS;

/// Ways, by the number of pairs and of mated gems.
type Together = [[i128; MOST_PAIRS + 1]; MOST_PAIRS + 1];

/// Coefficients of 1, *z*, *z*² …, as far as a chain can ask for.
type Series = [i128; N_LENGTHS];

/// The gems of a pit, to be spread over the places that are free for them.
struct Spread {
    /// Gems to be spread.
    n_gems: usize,
    /// Values of which both gems are.
    n_pairs: usize,
    /// Values of which one is, while the other lies in a pit of the opponent.
    n_mated: usize,
    /// Free places in the opponent's pits, and in the mover's.
    n_opponents: usize,
    n_own: usize,
    /// Free places and mated values, a pit of the opponent.
    pits: ArrayVec<(usize, usize), MOST_PAIRS>,
    /// The gems in the opponent's pits, before the sowing.
    n_lying: usize,
    /// The choice among those of which no equal one is spread.
    lying: Series,
}

impl Spread {
    fn new(sowing: &Sowing<'_>, stones: &[usize]) -> Self {
        let (position, gems) = (sowing.position, sowing.held.gems());
        let mut spread = Self {
            n_gems: gems.len() as usize,
            n_pairs: gems.kinds().filter(|&gem| gems.count(gem) == 2).count(),
            n_mated: 0,
            n_opponents: 0,
            n_own: sowing.path.len() - stones.len(),
            pits: ArrayVec::new(),
            n_lying: 0,
            lying: constant(1),
        };
        for pit in position.size().row(position.turn.other()) {
            spread.add_pit(position.beads(pit).gems(), sowing.n_free(pit, stones), gems);
        }
        spread
    }

    fn add_pit(&mut self, lying: Beads, n_free: usize, spread: Beads) {
        let is_mated = |gem: &Bead| spread.count(*gem) > 0;
        let n_mated = lying.kinds().filter(is_mated).count();
        for gem in lying.kinds().filter(|gem| !is_mated(gem)) {
            self.lying = times_heap(&self.lying, lying.count(gem));
        }
        self.pits.push((n_free, n_mated));
        self.n_lying += lying.len() as usize;
        self.n_mated += n_mated;
        self.n_opponents += n_free;
        self.n_own -= n_free;
    }

    fn ways(&self) -> Ways {
        let choices = self.choices().map(i128::unsigned_abs);
        let apart = self.apart(0, 0);
        let orders = |n: usize| n.checked_sub(self.n_lying).map_or(0, |n| apart[n].unsigned_abs());
        Ways { choices, orders: std::array::from_fn(orders) }
    }

    /// For each number of gems: orders, each as often as so many can be chosen.
    fn choices(&self) -> Series {
        let mut sum = [0; N_LENGTHS];
        let together = self.together();
        for n_minus in 0..N_LENGTHS {
            let sign = if n_minus % 2 == 0 { 1 } else { -1 };
            let by_power = self.by_power(n_minus, &together).into_iter().enumerate();
            for (power, ways) in by_power.filter(|&(_, ways)| ways != 0) {
                for (n_others, choices) in sum[n_minus..].iter_mut().enumerate() {
                    *choices += sign * ways * binomial(power, n_others);
                }
            }
        }
        product(&sum, &self.lying)
    }

    /// For each power of 1 + *z*: the orders that have it while so many values take their −*z*.
    fn by_power(&self, n_minus: usize, together: &Together) -> [i128; MOST_POWER + 1] {
        let mut by_power = [0; MOST_POWER + 1];
        for mated in 0..=n_minus.min(self.n_mated) {
            let pairs = n_minus - mated;
            if pairs > self.n_pairs || together[pairs][mated] == 0 {
                continue;
            }
            let ways = together[pairs][mated] * binomial(self.n_pairs, pairs);
            for (n_opponents, apart) in self.apart(pairs, mated).into_iter().enumerate() {
                by_power[n_opponents + self.n_mated - mated] += ways * apart;
            }
        }
        by_power
    }

    /// The ways to lay the first so many pairs, each into one pit, and any so many of the mated
    /// gems to their mates.
    fn together(&self) -> Together {
        let mut ways = Together::default();
        ways[0][0] = 1;
        let (mut most_pairs, mut most_mated) = (0, 0);
        for &(n_free, n_mated) in &self.pits {
            let before = ways;
            ways = Together::default();
            for (pairs, mated) in below(n_free / 2, n_mated.min(n_free)) {
                let here = binomial(n_mated, mated)
                    * falling(n_free, mated)
                    * halved(falling(n_free - mated, 2 * pairs), pairs);
                for (others, others_mated) in below(most_pairs, most_mated) {
                    if pairs + others <= self.n_pairs {
                        ways[pairs + others][mated + others_mated] +=
                            here * binomial(pairs + others, pairs) * before[others][others_mated];
                    }
                }
            }
            most_pairs = (most_pairs + n_free / 2).min(self.n_pairs);
            most_mated += n_mated.min(n_free);
        }
        ways
    }

    /// For each number of them in the opponent's pits: the ways to spread the other gems when so
    /// many pairs and mated ones lie together.
    fn apart(&self, pairs: usize, mated: usize) -> [i128; MOST_GEMS + 1] {
        let n_together = 2 * pairs + mated;
        let n_gems = self.n_gems - n_together;
        let n_places = self.n_opponents - n_together;
        std::array::from_fn(|n_opponents| {
            let Some(n_own) = n_gems.checked_sub(n_opponents) else {
                return 0;
            };
            let ways = falling(n_places, n_opponents) * falling(self.n_own, n_own);
            // The two of a pair can be exchanged.
            halved(ways * binomial(n_gems, n_opponents), self.n_pairs - pairs)
        })
    }
}

/// In how many ways each number of gems can be chosen from a cup.
fn choices_of(cup: Beads) -> [u128; N_LENGTHS] {
    let counts = cup.gems().kinds().map(|gem| cup.count(gem));
    counts.fold(constant(1), |choices, count| times_heap(&choices, count)).map(i128::unsigned_abs)
}

fn constant(ways: i128) -> Series {
    let mut series = [0; N_LENGTHS];
    series[0] = ways;
    series
}

/// One of equal gems is as good as another: 1 + *z* + *z*² … up to their count.
fn times_heap(series: &Series, count: u32) -> Series {
    let most = count as usize;
    std::array::from_fn(|n_gems| series[n_gems.saturating_sub(most)..=n_gems].iter().sum())
}

fn product(one: &Series, other: &Series) -> Series {
    std::array::from_fn(|power| (0..=power).map(|idx| one[idx] * other[power - idx]).sum())
}

fn below(most_first: usize, most_second: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=most_first).flat_map(move |first| (0..=most_second).map(move |second| (first, second)))
}

/// The ways to choose so many of `n`.
fn binomial(n: usize, chosen: usize) -> i128 {
    (1..=chosen as i128).fold(1, |ways, nth| ways * (n as i128 - nth + 1) / nth)
}

/// The ways to put so many different things on `n` places, one on each.
fn falling(n: usize, things: usize) -> i128 {
    (0..things).map(|taken| n.saturating_sub(taken) as i128).product()
}

/// Two orders are one, for each of so many pairs.
fn halved(ways: i128, n_pairs: usize) -> i128 {
    ways >> n_pairs
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
