//! Laws that all standings obey, whatever was played.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tournament::colour::Colour;
use tournament::crosstable::{GridCell, RoundCell, crosstable};
use tournament::entry::Number;
use tournament::history::{Pairing, Round, Withdrawal};
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::points::PointSystem;
use tournament::result::{Bye, GameResult};
use tournament::score::Score;
use tournament::standings::{Product, Row, TieBreak, Value as Worth, Working, standings};
use tournament::table::{Edition, Facts, System, Table};
use tournament::withdrawal::Counting;

fn result() -> impl Strategy<Value = GameResult> {
    prop::sample::select(GameResult::ALL.to_vec())
}

/// Rounds in which players are shuffled; the first so many of them are paired.
fn swiss() -> impl Strategy<Value = Facts> {
    let round = |n_players: u16| {
        let numbers: Vec<Number> = Number::first(n_players).collect();
        let bye = prop::sample::select(vec![
            Bye::PairingAllocated,
            Bye::FullPoint,
            Bye::HalfPoint,
            Bye::ZeroPoint,
        ]);
        let n = usize::from(n_players);
        let byes = prop::collection::vec(bye, n);
        let results = prop::collection::vec(result(), n / 2);
        (Just(numbers).prop_shuffle(), 0..=n / 2, results, byes).prop_map(
            |(numbers, n_pairs, results, byes)| random_round(&numbers, n_pairs, &results, &byes),
        )
    };
    (2..9u16).prop_flat_map(move |n_players| {
        prop::collection::vec(round(n_players), 0..6)
            .prop_map(move |rounds| Facts { rounds, ..Facts::swiss(n_players) })
    })
}

fn random_round(numbers: &[Number], n_pairs: usize, results: &[GameResult], byes: &[Bye]) -> Round {
    let (paired, free) = numbers.split_at(2 * n_pairs);
    let pairings = paired
        .chunks(2)
        .zip(results)
        .map(|(two, result)| Pairing { white: two[0], black: two[1], result: *result })
        .collect();
    Round { pairings, byes: free.iter().copied().zip(byes.iter().copied()).collect() }
}

fn round_robin() -> impl Strategy<Value = Facts> {
    let cycles = prop_oneof![Just(Cycles::Single), Just(Cycles::Double)];
    (2..8u16, cycles).prop_flat_map(|(n_players, cycles)| {
        let rounds = schedule(n_players, cycles).expect("few players");
        let n_games: usize = rounds.iter().map(|round| round.pairings.len()).sum();
        let results = prop::collection::vec(result(), n_games);
        let withdrawals = prop::collection::btree_map(1..=n_players, 1..=10u16, 0..3);
        (results, withdrawals).prop_map(move |(results, withdrawals)| {
            let mut rounds = rounds.clone();
            let games = rounds.iter_mut().flat_map(|round| &mut round.pairings);
            for (game, result) in games.zip(results) {
                game.result = result;
            }
            let withdrawal =
                |(number, from_round)| Withdrawal { number: Number(number), from_round };
            let withdrawals = withdrawals.into_iter().map(withdrawal).collect();
            Facts { rounds, withdrawals, ..Facts::round_robin(n_players) }
        })
    })
}

fn facts() -> impl Strategy<Value = Facts> {
    let points = ["1-½-0", "3-1-0", "3-2-1", "2-1-0"];
    let points = prop::sample::select(points.map(str::parse::<PointSystem>).to_vec());
    let edition = prop_oneof![Just(Edition::August2024), Just(Edition::March2026)];
    (prop_oneof![swiss(), round_robin()], points, edition).prop_map(|(facts, points, edition)| {
        Facts { points: points.expect("a point system"), edition, ..facts }
    })
}

fn tie_breaks() -> impl Strategy<Value = Vec<TieBreak>> {
    prop::collection::vec(prop::sample::select(TieBreak::ALL.to_vec()), 0..5)
}

fn values(row: &Row) -> Vec<Worth> {
    row.values.iter().map(|valued| valued.value).collect()
}

proptest! {
    #[test]
    fn ranks_are_a_total_preorder(facts in facts(), tie_breaks in tie_breaks()) {
        let table = Table::new(facts).expect("no complaints");
        let standings = standings(&table, &tie_breaks);
        let numbers: Vec<Number> = standings.rows.iter().map(|row| row.number).collect();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        prop_assert_eq!(sorted, table.numbers().collect::<Vec<_>>(), "everybody once");

        let ranked: Vec<&Row> = standings.rows.iter().filter(|row| row.rank.is_some()).collect();
        for row in &ranked {
            let n_better = ranked.iter().filter(|other| values(other) > values(row)).count();
            prop_assert_eq!(row.rank.map(|rank| rank as usize), Some(n_better + 1), "{}", row.number);
        }
        for row in &standings.rows[ranked.len()..] {
            prop_assert!(row.rank.is_none() && row.values.is_empty(), "struck players are last");
            prop_assert!(table.is_struck(row.number));
        }
    }

    #[test]
    fn the_order_of_pairings_byes_and_withdrawals_never_matters(
        facts in facts(),
        tie_breaks in tie_breaks(),
    ) {
        let mut reversed = facts.clone();
        reversed.withdrawals.reverse();
        for round in &mut reversed.rounds {
            round.pairings.reverse();
            round.byes.reverse();
        }
        let rank = |facts| standings(&Table::new(facts).expect("no complaints"), &tie_breaks);
        prop_assert_eq!(rank(reversed), rank(facts));
    }

    #[test]
    fn numbers_are_names_only(facts in facts(), tie_breaks in tie_breaks()) {
        let n_players = u16::try_from(facts.players.len()).expect("few players");
        let other = |number: Number| Number(n_players + 1 - number.0);
        let mut renamed = facts.clone();
        for round in &mut renamed.rounds {
            for game in &mut round.pairings {
                *game = Pairing { white: other(game.white), black: other(game.black), ..*game };
            }
            round.byes.iter_mut().for_each(|bye| bye.0 = other(bye.0));
        }
        renamed.withdrawals.iter_mut().for_each(|left| left.number = other(left.number));

        let by_number = |facts, name: &dyn Fn(Number) -> Number| -> BTreeMap<_, _> {
            let table = Table::new(facts).expect("no complaints");
            let rows = standings(&table, &tie_breaks).rows;
            rows.iter().map(|row| (name(row.number), (row.rank, values(row)))).collect()
        };
        prop_assert_eq!(by_number(renamed, &other), by_number(facts, &|number| number));
    }

    #[test]
    fn the_working_adds_up_to_the_value(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        for valued in standings(&table, &TieBreak::ALL).rows.iter().flat_map(|row| &row.values) {
            let Working::Rounds(terms) = &valued.working else { continue };
            let adds = terms.iter().map(|term| term.adds);
            let sum = match valued.value {
                Worth::Points(_) => Worth::Points(
                    adds.filter_map(|add| match add { Worth::Points(add) => Some(add), _ => None })
                        .sum(),
                ),
                Worth::Product(_) => Worth::Product(
                    adds.filter_map(|add| match add { Worth::Product(add) => Some(add), _ => None })
                        .sum(),
                ),
                Worth::Count(_) => Worth::Count(u32::try_from(adds.count()).expect("few rounds")),
                Worth::Place(place) => Worth::Place(place),
            };
            prop_assert_eq!(sum, valued.value);
            for term in terms {
                if let Some(score) = term.opponent_score {
                    prop_assert_eq!(term.adds, Worth::Product(Product::of(score, term.points)));
                }
            }
        }
    }

    #[test]
    fn equal_players_have_equal_values_in_every_column(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        let standings = standings(&table, &TieBreak::ALL);
        for two in standings.rows.windows(2).filter(|two| two[0].rank == two[1].rank) {
            prop_assert_eq!(values(&two[0]), values(&two[1]));
            prop_assert!(two[0].number < two[1].number, "equal players are listed by number");
        }
    }

    #[test]
    fn a_game_has_two_sides_in_the_crosstable(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        let standings = standings(&table, &[TieBreak::Pts]);
        let crosstable = crosstable(&table, &standings);
        let row_of = |number| crosstable.rows.iter().find(|row| row.number == number);
        for row in &crosstable.rows {
            let points = row.rounds.iter().map(|cell| match cell {
                RoundCell::Game(game) if game.counting == Counting::Counts => {
                    game.outcome.points(table.points())
                }
                RoundCell::Game(_) => Score::ZERO,
                RoundCell::Bye(bye) => bye.points(table.points()),
            });
            prop_assert_eq!(points.sum::<Score>(), row.points);
            for cell in &row.rounds {
                let RoundCell::Game(game) = cell else { continue };
                let opponent = row_of(game.opponent).expect("a row");
                prop_assert_eq!(game.opponent_rank, opponent.rank);
                let RoundCell::Game(other) = opponent.rounds[usize::from(game.round) - 1] else {
                    panic!("{} has no game", opponent.number);
                };
                prop_assert_eq!(other.opponent, row.number);
                prop_assert_eq!(other.colour, game.colour.other());
            }
        }
    }

    #[test]
    fn the_grid_of_a_round_robin_has_every_game_once(facts in round_robin()) {
        let table = Table::new(facts).expect("no complaints");
        let rows = crosstable(&table, &standings(&table, &[TieBreak::Pts])).rows;
        prop_assert_eq!(table.system(), System::RoundRobin);
        let mut n_white = 0;
        for (idx, row) in rows.iter().enumerate() {
            let grid = row.grid.as_ref().expect("a grid");
            prop_assert_eq!(grid.len(), rows.len());
            for (column, cell) in grid.iter().enumerate() {
                let GridCell::Games(games) = cell else {
                    prop_assert_eq!(column, idx);
                    continue;
                };
                prop_assert!(games.iter().all(|game| game.opponent == rows[column].number));
                n_white += games.iter().filter(|game| game.colour == Colour::White).count();
            }
        }
        prop_assert_eq!(n_white, table.rounds().iter().map(Vec::len).sum::<usize>());
    }
}
