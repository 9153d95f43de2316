//! Workings add up to the rows that they explain, and forecasts are the rows that follow.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use proptest::prelude::*;
use rating::calc::{
    self, CalcError, FideCase, FideGame, Glicko2Case, GlickoCase, InitialCase, UncertainGame,
};
use rating::fide::{Fide, FideSettings, KReason, Peak, Unrated};
use rating::forecast::{Contestant, CurrentRating, forecast};
use rating::ledger::{
    Day, Facts, InitialRating, Junior, LedgerRow, Outcome, Period, PeriodId, PlayerId, RatedGame,
    compute, resume,
};
use rating::working::{self, Met, Working, of_row};
use rating::{EloSettings, GlickoSettings, Pool, Rating, State, System, Thousandths};

fn pools() -> impl Strategy<Value = Pool> {
    let unrated = prop_oneof![Just(Unrated::NotCounted), Just(Unrated::default())];
    prop_oneof![
        (1..=200_u16).prop_map(|k| System::Elo(EloSettings { k, ..EloSettings::default() })),
        unrated.prop_map(|unrated| System::EloFide(FideSettings { unrated })),
        Just(System::Glicko(GlickoSettings::DEFAULT)),
        Just(*Pool::default().system()),
    ]
    .prop_map(|system| Pool::new(system).expect("a usable pool"))
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    let outcome =
        prop_oneof![Just(Outcome::FirstWins), Just(Outcome::Draw), Just(Outcome::SecondWins)];
    let game = (0..6_i32, 1..6_i32, outcome).prop_map(|(first, step, outcome)| RatedGame {
        first: PlayerId(first),
        second: PlayerId((first + step) % 6),
        outcome,
    });
    prop::collection::vec((0..900_i32, prop::collection::vec(game, 1..25)), 1..8).prop_map(
        |periods| {
            let period =
                |(id, (day, games))| Period { id: PeriodId(id), closed_on: Day(day), games };
            (0..).zip(periods).map(period).collect()
        },
    )
}

/// By FIDE's rules two players bring ratings along, so that there is something to count.
fn initial(pool: &Pool) -> Vec<InitialRating> {
    let brought = |player, points| InitialRating {
        player: PlayerId(player),
        state: State::EloFide(Fide::rated(points, 40)),
        games: 40,
        known_on: Day(0),
    };
    match pool.system() {
        System::EloFide(_) => vec![brought(0, 2395), brought(1, 1405), brought(2, 2700)],
        System::Elo(_) | System::Glicko(_) | System::Glicko2(_) => Vec::new(),
    }
}

fn juniors() -> Vec<Junior> {
    vec![Junior { player: PlayerId(1), until: Day(400) }]
}

/// The games of a row with what was known of the opponents before them.
fn met(row: &LedgerRow, rows: &[LedgerRow], periods: &[Period]) -> Vec<Met> {
    let period = periods.iter().find(|period| period.id == row.period).expect("its period");
    let before = |player: PlayerId| {
        let of = |one: &&LedgerRow| one.period == row.period && one.player == player;
        rows.iter().find(of).expect("the opponent's row").before
    };
    let view = |game: &RatedGame| {
        if game.first == row.player {
            Some(Met { opponent: before(game.second), outcome: game.outcome })
        } else if game.second == row.player {
            Some(Met { opponent: before(game.first), outcome: game.outcome.reversed() })
        } else {
            None
        }
    };
    period.games.iter().filter_map(view).collect()
}

/// Whether a number is, rounded to hundredths, one that is stored.
fn is_near(number: f64, hundredths: i32) -> bool {
    (number * 100.0 - f64::from(hundredths)).abs() <= 0.5 + 1e-6
}

fn add_up(row: &LedgerRow, working: &Working) {
    let before = f64::from(row.before.rating().0) / 100.0;
    let after = row.after.rating().0;
    let expected = f64::from(row.expected.0) / 1000.0;
    match working {
        Working::Elo(working) => {
            assert!(is_near(before + working.gained, after));
            assert!((working.games.iter().sum::<f64>() - expected).abs() <= 0.000_501);
            assert_eq!((Some(working.k), working.scored), (row.k, row.scored));
        }
        Working::EloFide(working) => {
            assert_eq!(i64::from(row.before.rating().0) + 100 * working.gained, i64::from(after));
            assert_eq!((working.expected, working.scored), (row.expected, row.scored));
            assert_eq!(Some(working.k), row.k);
            assert!(working.k <= working.reason.k());
        }
        Working::Newcomer(working) if working.is_disregarded => assert_eq!(row.before, row.after),
        Working::Newcomer(working) => {
            assert_eq!(row.after.rating(), Rating::whole(working.initial));
            let newcomer = match row.after {
                State::EloFide(state) => state.newcomer,
                State::Elo(_) | State::Glicko(_) | State::Glicko2(_) => None,
            };
            assert_eq!(newcomer, (!working.is_published).then_some(working.collected));
            let n_counted = working.games.iter().flatten().count();
            assert_eq!(n_counted, (working.collected.games - working.before.games) as usize);
        }
        Working::Glicko(working) => {
            is_limited(row, (before + working.bounded.gained, working.deviation_after));
            assert!((working.expected - expected).abs() <= 0.000_501);
        }
        Working::Glicko2(working) => {
            is_limited(row, (before + working.bounded.gained, working.deviation_after));
            let volatility = row.after.volatility().expect("Glicko-2").0;
            let stored = working.volatility_after * 1_000_000.0;
            assert!((stored - f64::from(volatility)).abs() <= 0.5 + 1e-6);
            assert!((working.expected - expected).abs() <= 0.000_501);
        }
    }
}

/// Whether a row has this rating and deviation within the limits of pools.
fn is_limited(row: &LedgerRow, (rating, deviation): (f64, f64)) {
    assert!(is_near(rating.clamp(100.0, 4000.0), row.after.rating().0), "{row:?}");
    let stored = row.after.deviation().expect("Glicko").0;
    assert!(is_near(deviation.clamp(30.0, 350.0), stored), "{row:?}");
}

proptest! {
    #[test]
    fn every_working_adds_up_to_its_row(pool in pools(), periods in periods()) {
        let (initial, juniors) = (initial(&pool), juniors());
        let facts = Facts { periods: &periods, initial: &initial, juniors: &juniors };
        let rows = compute(&pool, &facts).expect("no complaints");
        for row in &rows {
            let games = met(row, &rows, &periods);
            let working = of_row(&pool, row, &games).expect("of one system");
            add_up(row, &working);
        }
    }

    #[test]
    fn a_forecast_is_what_playing_that_game_alone_gives(
        pool in pools(),
        periods in periods(),
        (first, step, idle) in (0..6_i32, 1..6_i32, 0..700_i32),
    ) {
        let (initial, juniors) = (initial(&pool), juniors());
        let facts = Facts { periods: &periods, initial: &initial, juniors: &juniors };
        let rows = compute(&pool, &facts).expect("no complaints");
        let (first, second) = (PlayerId(first), PlayerId((first + step) % 6));
        let on = Day(900 + idle);
        let contestant = |player: PlayerId| {
            let newest = rows.iter().rfind(|row| row.player == player);
            let newest = newest.map(|row| CurrentRating {
                state: row.after,
                games: row.games_so_far,
                on: row.closed_on,
            });
            let brought = initial.iter().find(|one| one.player == player);
            let brought = brought
                .map(|one| CurrentRating { state: one.state, games: one.games, on: one.known_on });
            let junior = juniors.iter().find(|one| one.player == player);
            Contestant { known: newest.or(brought), junior_until: junior.map(|one| one.until) }
        };
        let next = forecast(&pool, [contestant(first), contestant(second)], on).expect("possible");
        for (outcome, moves) in [
            (Outcome::FirstWins, next.first_wins),
            (Outcome::Draw, next.draw),
            (Outcome::SecondWins, next.second_wins),
        ] {
            let games = vec![RatedGame { first, second, outcome }];
            let period = Period { id: PeriodId(1000), closed_on: on, games };
            let facts = Facts { periods: &[period], initial: &initial, juniors: &juniors };
            let played = resume(&pool, &rows, &facts).expect("no complaints");
            for (player, forecast) in [(first, moves.first), (second, moves.second)] {
                let row = played.iter().find(|row| row.player == player).expect("a row");
                let same = LedgerRow { period: row.period, player, ..forecast };
                prop_assert_eq!(*row, same);
            }
        }
    }
}

fn fide_case(rating: i32, games_before: u32, games: Vec<FideGame>) -> FideCase {
    FideCase { rating, games_before, peak: Peak::Below2400, is_junior: false, games }
}

#[test]
fn the_working_of_a_fide_change_has_table_limit_and_k() {
    let games = vec![FideGame { rating: 1950, score: 1.0 }, FideGame { rating: 1480, score: 0.5 }];
    let working = working::elo_fide(&fide_case(1500, 30, games)).unwrap();
    let far = working.games[0].unwrap();
    assert_eq!((far.difference, far.counted, far.expected), (-450, -400, 8));
    assert_eq!(working.games[1].unwrap().expected, 53);
    // 20 × (1.5 − 0.61) = 17.8
    assert_eq!((working.reason, working.k, working.exact), (KReason::Usual, 20, 17_800));
    assert_eq!(working.gained, 18);
}

#[test]
fn many_games_lower_k_and_the_working_says_from_what() {
    let games = vec![FideGame { rating: 1500, score: 0.5 }; 20];
    let working = working::elo_fide(&fide_case(1500, 0, games)).unwrap();
    assert_eq!((working.reason, working.k), (KReason::Beginner, 35));
}

#[test]
fn the_working_of_an_initial_rating_is_its_formula() {
    let case = InitialCase { opponents: vec![1505, 1543, 1569, 1689, 2421], score: 2.0 };
    let working = working::elo_fide_initial(&case).unwrap();
    assert_eq!((working.sum, working.n_ratings), (12_327, 7));
    assert_eq!((working.share, working.difference, working.initial), (43, -50, 1711));
    assert!(working.is_published);
    let nothing = InitialCase { score: 0.0, ..case };
    let values = calc::elo_fide_initial(&nothing).unwrap();
    assert_eq!(working::elo_fide_initial(&nothing).unwrap().initial, values.initial);
}

#[test]
fn glickmans_examples_go_step_by_step_as_in_his_papers() {
    let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
        .map(|(rating, deviation, score)| UncertainGame { rating, deviation, score });
    let (rating, deviation, games) = (1500.0, 200.0, games.to_vec());
    let case = Glicko2Case { rating, deviation, volatility: 0.06, tau: 0.5, games: games.clone() };
    let working = working::glicko2(&case).unwrap();
    let near = |number: f64, expected: f64, error: f64| {
        assert!((number - expected).abs() < error, "{number} instead of {expected}");
    };
    near(working.phi, 1.1513, 0.0001);
    near(working.games[0].g, 0.9955, 0.0001);
    near(working.games[1].expected, 0.432, 0.001);
    near(working.v, 1.7785, 0.001);
    near(working.delta, -0.4834, 0.001);
    near(working.volatility_after, 0.05999, 0.00001);
    near(working.phi_star, 1.152_862, 0.0001);
    near(working.phi_after, 0.8722, 0.0001);
    near(1500.0 + working.gained, 1464.06, 0.02);
    let case = GlickoCase { rating, deviation, c: 0.0, games };
    let working = working::glicko(&case).unwrap();
    near(working.games[2].g, 0.7242, 0.0001);
    near(working.d_squared.sqrt(), 231.67, 0.1);
    near(1500.0 + working.gained, 1464.0, 0.5);
    near(working.deviation_after, 151.4, 0.1);
    let values = calc::glicko(&case).unwrap();
    near(working.deviation_after, values.deviation, 1e-9);
    near(rating + working.gained, values.rating, 1e-9);
}

#[test]
fn a_case_that_cannot_be_worked_out_is_refused_with_all_complaints() {
    let refused = working::elo(0, f64::NAN, &[(1500.0, 0.7)]).unwrap_err();
    assert_eq!(refused.len(), 3);
    assert_eq!(refused[0], CalcError::K(0));
    let working = working::elo(20, 1500.0, &[]).unwrap();
    assert_eq!((working.scored, working.gained), (Thousandths(0), 0.0));
}
