//! Laws that all standings obey, whatever was played.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tournament::colour::Colour;
use tournament::crosstable::{GridCell, RoundCell, crosstable};
use tournament::entry::{Entry, Number};
use tournament::history::{Adjustment, GamePoints, Pairing, Round, Withdrawal};
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::points::PointSystem;
use tournament::result::{Bye, GameResult};
use tournament::score::Score;
use tournament::standings::{
    Against, Breakdown, Cut, Fate, Hundredths, Method, Origin, Row, Term, TieBreak, Value,
    breakdowns, standings,
};
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

pub(crate) fn facts() -> impl Strategy<Value = Facts> {
    let points = ["1-½-0", "3-1-0", "3-2-1", "2-1-0"];
    let points = prop::sample::select(points.map(str::parse::<PointSystem>).to_vec());
    let edition = prop_oneof![Just(Edition::August2024), Just(Edition::March2026)];
    let played = prop_oneof![swiss(), round_robin()].prop_flat_map(|facts| {
        let n_games = facts.rounds.iter().map(|round| round.pairings.len()).sum::<usize>();
        let ratings = prop::collection::vec(prop::option::weighted(0.9, 0..3000_u16), 9);
        let scored = prop::collection::vec(prop::option::of((0..900_u32, 0..900_u32)), n_games);
        let given = prop::collection::vec((1..=facts.players.len(), 0..4_u16, -30..30), 0..2);
        (Just(facts), ratings, scored, given)
    });
    (played, points, edition).prop_map(|((facts, ratings, scored, given), points, edition)| {
        let facts = with_extras(facts, &ratings, &scored, &given);
        Facts { points: points.expect("a point system"), edition, ..facts }
    })
}

/// With ratings, points inside the games, and points given or taken.
fn with_extras(
    facts: Facts,
    ratings: &[Option<u16>],
    scored: &[Option<(u32, u32)>],
    given: &[(usize, u16, i32)],
) -> Facts {
    let players = ratings.iter().map(|rating| Entry { rating: *rating });
    let players = players.take(facts.players.len()).collect();
    let in_rounds = (1..).zip(&facts.rounds);
    let games = in_rounds
        .flat_map(|(round, played)| played.pairings.iter().map(move |game| (round, game.white)));
    let game_points = games.zip(scored).filter_map(|((round, white), scored)| {
        let (white_points, black_points) =
            scored.map(|(white, black)| (Score::from_tenths(white), Score::from_tenths(black)))?;
        Some(GamePoints { round, white, white_points, black_points })
    });
    let game_points = game_points.collect();
    let adjustment = |&(number, round, tenths): &(usize, u16, i32)| Adjustment {
        number: Number(u16::try_from(number).expect("few players")),
        round,
        tenths,
    };
    let adjustments = given.iter().map(adjustment).collect();
    Facts { players, game_points, adjustments, ..facts }
}

/// Every method, and every kind of modifier of each; those by numbers of players last.
const CODES: &str = "PTS,DE,DE/P,WIN,WON,BPG,BWG,REP,STD,PS,PS/C1,PS/C2,PS/M1,KS,KS/L-1,KS/L+3,BH,\
    BH/C1,BH/C2,BH/M1,BH/M2,BH/C1/P,FB,FB/C1,FB/M2/P,AOB,AOB/P,AOB/F,SB,SB/C1,SB/C2,SB/M1,SB/P,\
    ARO,ARO/C1,ARO/C2/U1400,ARO/M1/U0,TPR,TPR/U1400,PTP,PTP/U1400,APRO,APRO/U1400,APPO,\
    APPO/U1400,RTNG,RTNG/U1400,GP,GPD,TPN";

fn all() -> Vec<TieBreak> {
    TieBreak::parse_list(CODES).expect(CODES)
}

fn tie_breaks() -> impl Strategy<Value = Vec<TieBreak>> {
    prop::collection::vec(prop::sample::select(all()), 0..5)
}

/// Tie-breaks that look at what was played only, not at who is entered with which number.
fn tie_breaks_without_numbers() -> impl Strategy<Value = Vec<TieBreak>> {
    let mut without = all();
    without.retain(|tie_break| tie_break.method() != Method::Tpn);
    prop::collection::vec(prop::sample::select(without), 0..5)
}

fn values(row: &Row) -> Vec<Value> {
    row.values.clone()
}

fn is_cut_low(term: &Term) -> bool {
    matches!(term.fate, Fate::CutLow | Fate::CutAsUnplayed)
}

/// Does what was kept add up to the value, in its own unit?
fn check_sum(value: Value, working: &Breakdown) -> Result<(), TestCaseError> {
    let added = |terms: &[Term]| -> Vec<i128> {
        let kept = terms.iter().filter(|term| term.fate == Fate::Kept);
        kept.map(|term| amount(term.adds)).collect()
    };
    let rounded_mean = |sum: i128, n: i128| (2 * sum + n).div_euclid(2 * n);
    match working {
        Breakdown::Sum(terms) if value == Value::Undefined => {
            prop_assert!(added(terms).is_empty());
        }
        Breakdown::Sum(terms) => prop_assert_eq!(added(terms).iter().sum::<i128>(), amount(value)),
        Breakdown::Mean(terms) => {
            let added = added(terms);
            let (sum, n) = (added.iter().sum::<i128>(), i128::try_from(added.len()).expect("few"));
            // Of points in tenths the mean is in hundredths.
            let sum = if matches!(value, Value::Hundredths(_)) { 10 * sum } else { sum };
            let mean = (n > 0).then(|| rounded_mean(sum, n));
            prop_assert_eq!(mean, (value != Value::Undefined).then(|| amount(value)));
        }
        Breakdown::UpperHalf { rounds, limit } => {
            prop_assert_eq!(added(rounds).iter().sum::<i128>(), amount(value));
            for term in rounds {
                let made = term.opponent_score.expect("a score");
                prop_assert!(u64::from(made.tenths()) * 10 >= limit.hundredths());
            }
        }
        Breakdown::Performance { games, mean, difference, .. } => {
            let added = added(games);
            let n = i128::try_from(added.len()).expect("few");
            prop_assert_eq!(rounded_mean(added.iter().sum(), n), i128::from(*mean));
            prop_assert_eq!(Value::Rating(mean + difference), value);
        }
        Breakdown::Expectation { games, made } => {
            let expected = added(games).iter().sum::<i128>();
            prop_assert!(expected >= i128::from(made.hundredths()));
        }
        Breakdown::Encounters(_) | Breakdown::Listed => {}
    }
    Ok(())
}

/// The number that a value is, in its own unit.
fn amount(value: Value) -> i128 {
    match value {
        Value::Points(score) => score.tenths().into(),
        Value::Hundredths(hundredths) => hundredths.hundredths().into(),
        Value::Count(count) => count.into(),
        Value::Rating(rating) => rating.into(),
        Value::Difference(tenths) => tenths.into(),
        Value::Number(number) => number.0.into(),
        Value::Place(place) => place.unwrap_or(0).into(),
        Value::Undefined => panic!("no value"),
    }
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
        reversed.adjustments.reverse();
        reversed.game_points.reverse();
        for round in &mut reversed.rounds {
            round.pairings.reverse();
            round.byes.reverse();
        }
        let rank = |facts| standings(&Table::new(facts).expect("no complaints"), &tie_breaks);
        prop_assert_eq!(rank(reversed), rank(facts));
    }

    #[test]
    fn numbers_are_names_only(facts in facts(), tie_breaks in tie_breaks_without_numbers()) {
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
        renamed.adjustments.iter_mut().for_each(|given| given.number = other(given.number));
        renamed.game_points.iter_mut().for_each(|game| game.white = other(game.white));
        renamed.players.reverse();

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
        let all = all();
        let rows = standings(&table, &all).rows;
        for (row, breakdowns) in rows.iter().zip(breakdowns(&table, &all)) {
            prop_assert_eq!(row.values.len(), breakdowns.len());
            for ((tie_break, value), working) in all.iter().zip(&row.values).zip(&breakdowns) {
                // Points given or taken are no round's, and a score is never below zero.
                if tie_break.method() != Method::Pts || table.adjustments().is_empty() {
                    check_sum(*value, working)?;
                }
            }
        }
    }

    #[test]
    fn a_product_is_the_points_times_the_score_of_the_other_side(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        for working in breakdowns(&table, &[TieBreak::SB]).iter().flatten() {
            let Breakdown::Sum(terms) = working else { panic!("{working:?}") };
            for term in terms {
                let product = Hundredths::product(term.points, term.opponent_score.expect("a score"));
                prop_assert_eq!(term.adds, Value::Hundredths(product));
            }
        }
    }

    #[test]
    fn a_score_on_the_other_side_says_how_it_differs_from_what_was_made(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        let order = standings(&table, &[TieBreak::of(Method::Bh)]);
        let breakdowns = breakdowns(&table, &[TieBreak::of(Method::Bh)]);
        for (row, working) in order.rows.iter().zip(breakdowns.iter().flatten()) {
            let Breakdown::Sum(terms) = working else { panic!("{working:?}") };
            for term in terms {
                let score = term.opponent_score.expect("a score");
                match (term.origin, term.against) {
                    (Origin::AsMade, Against::Player(number)) => {
                        prop_assert_eq!(score, table.score(number));
                    }
                    (Origin::ByesAsDraws { made, n_byes }, Against::Player(number)) => {
                        prop_assert_eq!(made, table.score(number));
                        prop_assert!(n_byes > 0 && score != made);
                    }
                    (Origin::Dummy { made, cap }, Against::Dummy) => {
                        prop_assert_eq!(made, table.score(row.number));
                        prop_assert_eq!(cap.is_some(), table.edition() == Edition::March2026);
                        prop_assert_eq!(score, cap.map_or(made, |cap| cap.score().min(made)));
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn no_more_is_cut_than_the_modifier_says(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        let all = all();
        for breakdowns in breakdowns(&table, &all) {
            for (tie_break, working) in all.iter().zip(&breakdowns) {
                let (Breakdown::Sum(terms) | Breakdown::Mean(terms)) = working else { continue };
                let n_low = terms.iter().filter(|term| is_cut_low(term)).count();
                let n_high = terms.iter().filter(|term| term.fate == Fate::CutHigh).count();
                let Cut { low, high } = tie_break.cut();
                let low = usize::from(low).min(terms.len());
                prop_assert_eq!(n_low, low, "{}", tie_break);
                prop_assert_eq!(n_high, usize::from(high).min(terms.len() - low), "{}", tie_break);
            }
        }
    }

    #[test]
    fn equal_players_have_equal_values_in_every_column(facts in facts()) {
        let table = Table::new(facts).expect("no complaints");
        let standings = standings(&table, &[TieBreak::PTS, TieBreak::DE, TieBreak::SB]);
        for two in standings.rows.windows(2).filter(|two| two[0].rank == two[1].rank) {
            prop_assert_eq!(values(&two[0]), values(&two[1]));
            prop_assert!(two[0].number < two[1].number, "equal players are listed by number");
        }
    }

    #[test]
    fn a_game_has_two_sides_in_the_crosstable(facts in facts()) {
        let facts = Facts { adjustments: Vec::new(), ..facts };
        let table = Table::new(facts).expect("no complaints");
        let standings = standings(&table, &[TieBreak::PTS]);
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
        let rows = crosstable(&table, &standings(&table, &[TieBreak::PTS])).rows;
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
