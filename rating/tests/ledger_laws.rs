//! Laws that every ledger obeys, whatever was played.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use proptest::prelude::*;
use rating::ledger::{
    Day, InitialRating, LedgerRow, Outcome, Period, PeriodId, PlayerId, RatedGame, compute, resume,
};
use rating::{
    Deviation, EloSettings, Glicko2, Pool, Rating, State, System, Thousandths, Volatility,
    expected_score,
};

fn games() -> impl Strategy<Value = Vec<RatedGame>> {
    let outcome =
        prop_oneof![Just(Outcome::FirstWins), Just(Outcome::Draw), Just(Outcome::SecondWins)];
    let game = (0..8i32, 1..8i32, outcome).prop_map(|(first, step, outcome)| RatedGame {
        first: PlayerId(first),
        second: PlayerId((first + step) % 8),
        outcome,
    });
    prop::collection::vec(game, 0..20)
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    prop::collection::vec((0..2000i32, games()), 0..8).prop_map(|periods| {
        let period = |(id, (day, games))| Period { id: PeriodId(id), closed_on: Day(day), games };
        (0..).zip(periods).map(period).collect()
    })
}

fn glicko2_state() -> impl Strategy<Value = Glicko2> {
    (10_000..=400_000, 3_000..=35_000, 1..=100_000).prop_map(|(rating, deviation, volatility)| {
        Glicko2 {
            rating: Rating(rating),
            deviation: Deviation(deviation),
            volatility: Volatility(volatility),
        }
    })
}

/// A pool with initial ratings of players 0 to 3.
fn pool() -> impl Strategy<Value = (Pool, Vec<InitialRating>)> {
    let with_initial = |(pool, states): (Pool, Vec<State>)| {
        let initial = |(player, state)| InitialRating {
            player: PlayerId(player),
            state,
            games: 5,
            known_on: Day(100),
        };
        (pool, (0..).zip(states).map(initial).collect())
    };
    let elo =
        (1..=200u16, prop::collection::vec(10_000..300_000, 0..4)).prop_map(|(k, ratings)| {
            let pool = Pool::new(System::Elo(EloSettings { k, ..EloSettings::default() }));
            let states = ratings.into_iter().map(|rating| State::Elo(Rating(rating))).collect();
            (pool.expect("a usable K"), states)
        });
    let glicko2 = prop::collection::vec(glicko2_state(), 0..4)
        .prop_map(|states| (Pool::default(), states.into_iter().map(State::Glicko2).collect()));
    prop_oneof![elo.prop_map(with_initial), glicko2.prop_map(with_initial)]
}

proptest! {
    #[test]
    fn the_order_of_the_input_never_matters(
        (pool, mut initial) in pool(),
        mut periods in periods(),
    ) {
        let rows = compute(&pool, &periods, &initial);
        initial.reverse();
        periods.reverse();
        for period in &mut periods {
            period.games.reverse();
        }
        prop_assert_eq!(compute(&pool, &periods, &initial), rows);
    }

    #[test]
    fn who_moved_first_never_matters((pool, initial) in pool(), mut periods in periods()) {
        let rows = compute(&pool, &periods, &initial);
        for game in periods.iter_mut().flat_map(|period| &mut period.games) {
            let RatedGame { first, second, outcome } = *game;
            *game = RatedGame { first: second, second: first, outcome: outcome.reversed() };
        }
        prop_assert_eq!(compute(&pool, &periods, &initial), rows);
    }

    #[test]
    fn continuing_from_any_period_is_computing_everything(
        (pool, initial) in pool(),
        periods in periods(),
        from in any::<prop::sample::Index>(),
    ) {
        let all = compute(&pool, &periods, &initial).expect("no complaints");
        let mut keys: Vec<_> =
            periods.iter().map(|period| (period.closed_on, period.id)).collect();
        keys.sort_unstable();
        let Some(&from) = keys.get(from.index(keys.len() + 1)) else { return Ok(()) };

        let is_early = |row: &&LedgerRow| (row.closed_on, row.period) < from;
        let mut rows: Vec<LedgerRow> = all.iter().filter(is_early).copied().collect();
        let later: Vec<Period> = periods
            .into_iter()
            .filter(|period| (period.closed_on, period.id) >= from)
            .collect();
        rows.extend(resume(&pool, &rows, &later, &initial).expect("no complaints"));
        prop_assert_eq!(rows, all);
    }

    #[test]
    fn each_row_begins_where_the_last_one_ended((pool, initial) in pool(), periods in periods()) {
        let rows = compute(&pool, &periods, &initial).expect("no complaints");
        for player in (0..8).map(PlayerId) {
            let own: Vec<&LedgerRow> = rows.iter().filter(|row| row.player == player).collect();
            for two in own.windows(2) {
                let (row, next) = (two[0], two[1]);
                prop_assert_eq!(row.after.rating(), next.before.rating());
                prop_assert_eq!(row.after.volatility(), next.before.volatility());
                prop_assert!(row.after.deviation() <= next.before.deviation());
                prop_assert_eq!(row.games_so_far + next.games, next.games_so_far);
            }
        }
    }

    #[test]
    fn a_period_expects_and_scores_one_point_a_game(
        (pool, initial) in pool(),
        games in games(),
    ) {
        let n_games = i32::try_from(games.len()).expect("few games");
        let period = Period { id: PeriodId(1), closed_on: Day(2000), games };
        let rows = compute(&pool, &[period], &initial).expect("no complaints");
        let scored: Thousandths = rows.iter().map(|row| row.scored).sum();
        prop_assert_eq!(scored, Thousandths(n_games * 1000));
        if matches!(pool.system(), System::Elo(_)) {
            let expected: Thousandths = rows.iter().map(|row| row.expected).sum();
            let n_rows = i32::try_from(rows.len()).expect("few rows");
            prop_assert!((expected.0 - n_games * 1000).abs() <= n_rows);
        }
    }

    #[test]
    fn elo_neither_makes_nor_loses_points(k in 1..=200u16, games in games()) {
        let settings = EloSettings { k, ..EloSettings::default() };
        let pool = Pool::new(System::Elo(settings)).expect("a usable K");
        let period = Period { id: PeriodId(1), closed_on: Day(0), games };
        let rows = compute(&pool, &[period], &[]).expect("no complaints");
        let gained: i32 = rows.iter().map(|row| row.after.rating().0 - row.before.rating().0).sum();
        let n_rows = i32::try_from(rows.len()).expect("few rows");
        prop_assert!(gained.abs() <= n_rows, "{gained} hundredths in {n_rows} rows");
    }

    #[test]
    fn an_elo_rating_moves_as_the_points_do(k in 1..=200u16, periods in periods()) {
        let settings = EloSettings { k, ..EloSettings::default() };
        let pool = Pool::new(System::Elo(settings)).expect("a usable K");
        for row in compute(&pool, &periods, &[]).expect("no complaints") {
            let gained = row.after.rating().0 - row.before.rating().0;
            let above = row.scored.0 - row.expected.0;
            // Both are rounded.
            if above.abs() > 1 {
                prop_assert!(gained.signum() * above.signum() >= 0, "{row:?}");
            }
        }
    }

    #[test]
    fn glicko_states_stay_within_their_limits(
        own in glicko2_state(),
        opponent in glicko2_state(),
        outcome in prop_oneof![Just(Outcome::FirstWins), Just(Outcome::SecondWins)],
        n_games in 1..200usize,
    ) {
        let initial = [(1, own), (2, opponent)].map(|(player, state)| InitialRating {
            player: PlayerId(player),
            state: State::Glicko2(state),
            games: 0,
            known_on: Day(0),
        });
        let game = RatedGame { first: PlayerId(1), second: PlayerId(2), outcome };
        let period =
            Period { id: PeriodId(1), closed_on: Day(3), games: vec![game; n_games] };
        for row in compute(&Pool::default(), &[period], &initial).expect("no complaints") {
            let State::Glicko2(state) = row.after else { panic!("{row:?}") };
            prop_assert!((10_000..=400_000).contains(&state.rating.0), "{state:?}");
            prop_assert!((3_000..=35_000).contains(&state.deviation.0), "{state:?}");
            prop_assert!((1..=100_000).contains(&state.volatility.0), "{state:?}");
        }
    }

    #[test]
    fn two_players_expect_one_point_together(own in glicko2_state(), opponent in glicko2_state()) {
        let (own, opponent) = (State::Glicko2(own), State::Glicko2(opponent));
        let sum = expected_score(own, opponent).zip(expected_score(opponent, own));
        let sum = sum.map(|(one, other)| one + other).expect("one system");
        prop_assert!((sum - 1.0).abs() < 1e-9);
    }
}
