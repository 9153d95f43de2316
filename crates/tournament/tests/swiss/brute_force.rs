//! The engine against every candidate there is.

use std::collections::BTreeSet;

use tournament::entry::Number;
use tournament::pairing::dutch;
use tournament::pairing::explanation::NoLegalPairing;
use tournament::pairing::plan::{Forbidden, Plan, VirtualPoints};
use tournament::score::Score;
use tournament::simulate::{Options, Permille, simulate};
use tournament::table::{Facts, Table};

use crate::by_the_book::round::pair;
use crate::events::{event, lot, wildly};
use crate::extent::few_or_many;
use crate::reference::pairs;

#[test]
fn small_swisses_are_paired_by_the_book() {
    let mut tally = Tally::default();
    for seed in 0..few_or_many(1_500, 24_000) {
        let n_players = 4 + u16::try_from(lot(seed, 20, 7)).expect("few");
        let options = event(seed, n_players);
        let simulated = simulate(&options, dutch::pair).expect("a tournament");
        for (round, simulated_round) in (1..).zip(&simulated.rounds) {
            let table = simulated.table_before(round).expect("a table");
            tally.compare(&options, &table, &simulated_round.plan);
        }
    }
    tally.judge(few_or_many(5_000, 80_000));
}

#[test]
fn the_round_after_a_wild_history_is_paired_by_the_book() {
    let mut tally = Tally::default();
    for seed in 100_000..100_000 + few_or_many(6_000, 100_000) {
        let n_players = 4 + u16::try_from(lot(seed, 20, 7)).expect("few");
        let options = event(seed, n_players);
        let simulated = simulate(&options, wildly(seed)).expect("a tournament");
        let from = simulated.rounds.len().saturating_sub(2);
        for (round, simulated_round) in (1..).zip(&simulated.rounds).skip(from) {
            let table = simulated.table_before(round).expect("a table");
            tally.compare(&options, &table, &simulated_round.plan);
        }
    }
    tally.judge(few_or_many(9_600, 160_000));
}

#[test]
fn last_rounds_full_of_topscorers_are_paired_by_the_book() {
    let mut tally = Tally::default();
    for seed in 50_000..50_000 + few_or_many(3_000, 48_000) {
        let n_players = 6 + u16::try_from(lot(seed, 20, 4)).expect("few");
        // Draws bring two thirds of a win, so that nearly everybody has more than half.
        let options = Options {
            points: "3-2-1".parse().expect("a point system"),
            draws: Permille(800),
            n_rounds: 4 + u16::try_from(lot(seed, 22, 2)).expect("few"),
            n_forbidden: 0,
            ..event(seed, n_players)
        };
        let simulated = simulate(&options, wildly(seed)).expect("a tournament");
        if let Some(last) = simulated.rounds.get(usize::from(options.n_rounds) - 1) {
            let table = simulated.table_before(options.n_rounds).expect("a table");
            tally.compare(&options, &table, &last.plan);
            // Points that count for pairing only, up to the end: they make topscorers.
            let half = VirtualPoints {
                points: Score::WIN,
                from_round: 1,
                to_round: options.n_rounds,
                from: Number(1),
                to: Number(n_players / 2),
            };
            let accelerated = Plan { virtual_points: vec![half], ..last.plan.clone() };
            tally.compare(&options, &table, &accelerated);
        }
    }
    tally.judge(few_or_many(5_000, 80_000));
}

#[test]
fn brackets_full_of_forbidden_pairs_are_paired_by_the_book() {
    let mut tally = Tally::default();
    for seed in 80_000..80_000 + few_or_many(7_500, 120_000) {
        let n_players = 6 + u16::try_from(lot(seed, 20, 5)).expect("few");
        // Few rounds, so that the brackets are large, and exchanges of several players are needed.
        let options = Options {
            n_rounds: 1 + u16::try_from(seed % 3).expect("few"),
            ..event(seed, n_players)
        };
        let simulated = simulate(&options, wildly(seed)).expect("a tournament");
        let Some(last) = simulated.rounds.last() else { continue };
        let table = simulated.table_before(last.paired.round).expect("a table");
        let forbidden = forbidden_pairs(seed, n_players);
        tally.compare(&options, &table, &Plan { forbidden, n_rounds: 9, ..last.plan.clone() });
    }
    tally.judge(few_or_many(6_000, 100_000));
}

/// Each pair with the same chance, from a fifth to four fifths.
fn forbidden_pairs(seed: u64, n_players: u16) -> Vec<Forbidden> {
    let chance = 20 + lot(seed, 40, 61);
    let pairs = Number::first(n_players)
        .flat_map(|one| Number::first(one.0 - 1).map(move |other| [other, one]));
    let is_forbidden = |pair: &[Number; 2]| {
        lot(seed, 1_000 + u64::from(pair[0].0) * 100 + u64::from(pair[1].0), 100) < chance
    };
    let group =
        |pair: [Number; 2]| Forbidden { from_round: 1, to_round: 9, numbers: pair.to_vec() };
    pairs.filter(is_forbidden).map(group).collect()
}

/// The first round of ten players who may meet as listed only: 6 and 9 go from S2 to S1, or 7 and
/// 8, for 4 and 5; chance does not find such a case.
#[test]
fn of_two_exchanges_with_equal_sums_the_one_with_the_smallest_number_comes_first() {
    let allowed = [(1, 4), (2, 5), (3, 6), (3, 8), (6, 7), (7, 9), (8, 10), (9, 10)];
    let table = Table::new(Facts::swiss(10)).expect("a table");
    let pairs_of_all =
        Number::first(10).flat_map(|one| Number::first(one.0 - 1).map(move |other| [other, one]));
    let forbidden = pairs_of_all
        .filter(|[one, other]| !allowed.contains(&(one.0, other.0)))
        .map(|pair| Forbidden { from_round: 1, to_round: 1, numbers: pair.to_vec() });
    let plan = Plan { forbidden: forbidden.collect(), ..Plan::new(5) };
    let expected = BTreeSet::from([(1, 4), (5, 2), (3, 8), (7, 6), (9, 10)]);
    assert_eq!(pair(&table, &plan), Some(expected.clone()), "by the book");
    assert_eq!(dutch::pair(&table, &plan).as_ref().map(pairs), Ok(expected), "by the engine");
}

#[test]
fn a_pairing_that_is_merely_legal_is_seldom_that_of_the_book() {
    let (mut n_rounds, mut n_same) = (0, 0);
    for seed in 70_000..70_100 {
        let simulated = simulate(&event(seed, 8), wildly(seed)).expect("a tournament");
        for (round, simulated_round) in (1..).zip(&simulated.rounds) {
            let table = simulated.table_before(round).expect("a table");
            n_rounds += 1;
            let by_the_book = pair(&table, &simulated_round.plan).expect("it was paired");
            n_same += usize::from(pairs(&simulated_round.paired) == by_the_book);
        }
    }
    assert!(n_rounds > 300 && 2 * n_same < n_rounds, "{n_same} of {n_rounds}");
}

/// Rounds that were compared, and those that differ.
#[derive(Default)]
struct Tally {
    n_rounds: usize,
    differences: Vec<String>,
}

impl Tally {
    fn compare(&mut self, options: &Options, table: &Table, plan: &Plan) {
        self.n_rounds += 1;
        let found = dutch::pair(table, plan);
        let expected = pair(table, plan);
        let is_same = match (&found, &expected) {
            (Ok(found), Some(expected)) => pairs(found) == *expected,
            (Err(_), None) => true,
            _ => false,
        };
        if !is_same {
            let round = table.rounds().len() + 1;
            let found = found.as_ref().map(pairs);
            self.differences.push(difference(options, round, &found, expected.as_ref()));
        }
    }

    #[track_caller]
    fn judge(&self, n_expected: usize) {
        println!("{} rounds", self.n_rounds);
        assert!(self.n_rounds > n_expected, "only {} rounds", self.n_rounds);
        let shown = self.differences[..self.differences.len().min(5)].join("\n");
        let n_different = self.differences.len();
        assert!(n_different == 0, "{n_different} of {} rounds differ:\n{shown}", self.n_rounds);
    }
}

fn difference(
    options: &Options,
    round: usize,
    found: &Result<BTreeSet<(u16, u16)>, &NoLegalPairing>,
    expected: Option<&BTreeSet<(u16, u16)>>,
) -> String {
    format!(
        "seed {}, {} players, round {round} of {}:\n  engine   {found:?}\n  the book {expected:?}",
        options.seed, options.n_players, options.n_rounds
    )
}
