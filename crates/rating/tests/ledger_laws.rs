//! Laws that every ledger obeys, whatever was played.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use proptest::prelude::*;
use rating::fide::{Fide, FideSettings, Newcomer, Unrated};
use rating::ledger::{
    Day, Facts, InitialRating, Junior, LedgerRow, Outcome, Period, PeriodId, PlayerId, RatedGame,
    compute, resume,
};
use rating::{
    Deviation, EloSettings, Glicko, Glicko2, GlickoSettings, Pool, Rating, State, System,
    Thousandths, Volatility, expected_score,
};

/// A pool with what its ledger is computed from.
#[derive(Debug, Clone)]
struct History {
    pool: Pool,
    periods: Vec<Period>,
    initial: Vec<InitialRating>,
    juniors: Vec<Junior>,
}

type Place = (Day, PeriodId);

impl History {
    fn facts(&self) -> Facts<'_> {
        Facts { periods: &self.periods, initial: &self.initial, juniors: &self.juniors }
    }

    fn rows(&self) -> Vec<LedgerRow> {
        compute(&self.pool, &self.facts()).expect("no complaints")
    }

    /// The ledger when only the periods from a place on are computed, after the stored rows of
    /// those before it.
    fn recomputed_from(&self, from: Place, stored: &[LedgerRow]) -> Vec<LedgerRow> {
        let is_early = |row: &&LedgerRow| (row.closed_on, row.period) < from;
        let mut rows: Vec<LedgerRow> = stored.iter().filter(is_early).copied().collect();
        let is_later = |period: &&Period| place(period) >= from;
        let periods: Vec<Period> = self.periods.iter().filter(is_later).cloned().collect();
        let facts = Facts { periods: &periods, ..self.facts() };
        rows.extend(resume(&self.pool, &rows, &facts).expect("no complaints"));
        rows
    }
}

fn place(period: &Period) -> Place {
    (period.closed_on, period.id)
}

/// Every number of every row.
fn bytes(rows: &[LedgerRow]) -> Vec<u8> {
    rows.iter().flat_map(|row| format!("{row:?}\n").into_bytes()).collect()
}

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

fn fide_state() -> impl Strategy<Value = Fide> {
    let rated = (1400..2800, 0..60u32).prop_map(|(points, games)| Fide::rated(points, games));
    let newcomer = (0..8u32, 0..2400, 0..=2i32).prop_map(|(games, rating, halves)| {
        let n_games = i32::try_from(games).expect("few games");
        let score = Thousandths(500 * halves.min(2 * n_games));
        let newcomer = Some(Newcomer { games, opponents: n_games * rating, score });
        Fide { games, newcomer, ..Fide::UNRATED }
    });
    prop_oneof![rated, newcomer]
}

/// A pool of any system with a state for each of some players.
fn pool() -> impl Strategy<Value = (Pool, Vec<State>)> {
    let usable = |system| Pool::new(system).expect("usable settings");
    let elo =
        (1..=200u16, prop::collection::vec(10_000..300_000, 0..4)).prop_map(move |(k, ratings)| {
            let pool = usable(System::Elo(EloSettings { k, ..EloSettings::default() }));
            (pool, ratings.into_iter().map(|rating| State::Elo(Rating(rating))).collect())
        });
    let unrated = prop_oneof![Just(Unrated::NotCounted), Just(Unrated::default())];
    let fide =
        (unrated, prop::collection::vec(fide_state(), 0..4)).prop_map(move |(unrated, states)| {
            let pool = usable(System::EloFide(FideSettings { unrated }));
            (pool, states.into_iter().map(State::EloFide).collect())
        });
    let glicko = prop::collection::vec(glicko2_state(), 0..4).prop_map(move |states| {
        let state = |Glicko2 { rating, deviation, .. }| State::Glicko(Glicko { rating, deviation });
        let pool = usable(System::Glicko(GlickoSettings::default()));
        (pool, states.into_iter().map(state).collect())
    });
    let glicko2 = prop::collection::vec(glicko2_state(), 0..4)
        .prop_map(|states| (Pool::default(), states.into_iter().map(State::Glicko2).collect()));
    prop_oneof![elo, fide, glicko, glicko2]
}

/// Players 0 to 3 may have initial ratings, and be juniors.
fn history() -> impl Strategy<Value = History> {
    let days = prop::collection::vec(0..2000i32, 0..4);
    (pool(), periods(), 0..2000i32, days).prop_map(|((pool, states), periods, known_on, days)| {
        let initial = |(player, state)| InitialRating {
            player: PlayerId(player),
            state,
            games: 5,
            known_on: Day(known_on),
        };
        let junior = |(player, until)| Junior { player: PlayerId(player), until: Day(until) };
        let initial = (0..).zip(states).map(initial).collect();
        History { pool, periods, initial, juniors: (0..).zip(days).map(junior).collect() }
    })
}

proptest! {
    #[test]
    fn the_order_of_the_input_never_matters(
        (history, shuffled) in history().prop_flat_map(|history| {
            let shuffled = (
                Just(history.periods.clone()).prop_shuffle(),
                Just(history.initial.clone()).prop_shuffle(),
                Just(history.juniors.clone()).prop_shuffle(),
            );
            (Just(history), shuffled)
        }),
    ) {
        let (mut periods, initial, juniors) = shuffled;
        for period in &mut periods {
            let middle = period.games.len() / 3;
            period.games.rotate_left(middle);
            period.games[middle..].reverse();
        }
        let rows = bytes(&history.rows());
        let shuffled = History { periods, initial, juniors, ..history };
        prop_assert_eq!(bytes(&shuffled.rows()), rows);
    }

    #[test]
    fn who_moved_first_never_matters(mut history in history()) {
        let rows = history.rows();
        for game in history.periods.iter_mut().flat_map(|period| &mut period.games) {
            let RatedGame { first, second, outcome } = *game;
            *game = RatedGame { first: second, second: first, outcome: outcome.reversed() };
        }
        prop_assert_eq!(history.rows(), rows);
    }

    #[test]
    fn continuing_from_any_period_is_computing_everything(history in history()) {
        let all = history.rows();
        for period in &history.periods {
            prop_assert_eq!(&history.recomputed_from(place(period), &all), &all);
        }
    }

    #[test]
    fn a_correction_and_its_reversal_leave_the_same_bytes(
        history in history(),
        picked in any::<prop::sample::Index>(),
        game in any::<prop::sample::Index>(),
    ) {
        let before = history.rows();
        let mut corrected = history.clone();
        let n_periods = history.periods.len().max(1);
        let Some(period) = corrected.periods.get_mut(picked.index(n_periods)) else {
            return Ok(());
        };
        let (from, n_games) = (place(period), period.games.len().max(1));
        let Some(game) = period.games.get_mut(game.index(n_games)) else { return Ok(()) };
        game.outcome = match game.outcome {
            Outcome::Draw => Outcome::FirstWins,
            outcome => outcome.reversed(),
        };
        let between = corrected.recomputed_from(from, &before);
        prop_assert_eq!(&between, &corrected.rows());
        let after = history.recomputed_from(from, &between);
        prop_assert_eq!(bytes(&after), bytes(&before));
    }

    #[test]
    fn each_row_begins_where_the_last_one_ended(history in history()) {
        let rows = history.rows();
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
    fn idle_days_widen_a_deviation_and_change_nothing_else(
        mut history in history(),
        days in 1..3000i32,
    ) {
        let closed = history.periods.iter().map(|period| period.closed_on.0);
        // Before it is known, a rating is not applied at all.
        let known = history.initial.iter().map(|initial| initial.known_on.0);
        let last = closed.chain(known).max().unwrap_or(0);
        let game = RatedGame {
            first: PlayerId(0),
            second: PlayerId(1),
            outcome: Outcome::Draw,
        };
        let mut played_on = |day: i32| {
            let closed_on = Day(day);
            let next = Period { id: PeriodId(100), closed_on, games: vec![game] };
            history.periods.push(next);
            let rows = history.rows();
            history.periods.pop();
            rows.into_iter().rfind(|row| row.player == PlayerId(0)).expect("a row").before
        };
        let (early, late) = (played_on(last), played_on(last + days));
        prop_assert_eq!(early.rating(), late.rating());
        prop_assert_eq!(early.volatility(), late.volatility());
        prop_assert!(early.deviation() <= late.deviation());
        if let (State::Elo(_) | State::EloFide(_), _) = (early, late) {
            prop_assert_eq!(early, late);
        }
    }

    #[test]
    fn a_period_expects_and_scores_one_point_a_game(
        (pool, states) in pool(),
        games in games(),
    ) {
        let n_games = i32::try_from(games.len()).expect("few games");
        let initial = |(player, state)| InitialRating {
            player: PlayerId(player),
            state,
            games: 5,
            known_on: Day(100),
        };
        let initial: Vec<InitialRating> = (0..).zip(states).map(initial).collect();
        let period = Period { id: PeriodId(1), closed_on: Day(2000), games };
        let facts =
            Facts { periods: &[period], initial: &initial, ..Facts::default() };
        let rows = compute(&pool, &facts).expect("no complaints");
        let scored: Thousandths = rows.iter().map(|row| row.scored).sum();
        if matches!(pool.system(), System::EloFide(_)) {
            // A game against a player without a rating may count for one of both, or for nobody.
            prop_assert!(scored <= Thousandths(n_games * 1000));
        } else {
            prop_assert_eq!(scored, Thousandths(n_games * 1000));
        }
        if matches!(pool.system(), System::Elo(_)) {
            let expected: Thousandths = rows.iter().map(|row| row.expected).sum();
            let n_rows = i32::try_from(rows.len()).expect("few rows");
            prop_assert!((expected.0 - n_games * 1000).abs() <= n_rows);
        }
    }

    #[test]
    fn ratings_by_fide_are_whole_and_never_below_1400(history in history()) {
        for row in history.rows() {
            let State::EloFide(state) = row.after else { continue };
            prop_assert_eq!(state.rating.0 % 100, 0);
            prop_assert!(state.newcomer.is_some() || state.rating >= Rating::whole(1400));
            prop_assert_eq!(row.k.is_none(), is_newcomer(row.before));
            if let Some(k) = row.k {
                let at_most = 700 / row.games;
                let of_base = |base: u32| u32::from(k) == base.min(at_most);
                prop_assert!([10, 20, 40].into_iter().any(of_base), "{:?}", row);
                let moved = row.after.rating().0 - row.before.rating().0;
                let exact = i32::from(k) * (row.scored.0 - row.expected.0);
                prop_assert!((moved * 10 - exact).abs() <= 500, "{:?}", row);
            }
        }
    }

    #[test]
    fn elo_neither_makes_nor_loses_points(k in 1..=200u16, games in games()) {
        let settings = EloSettings { k, ..EloSettings::default() };
        let pool = Pool::new(System::Elo(settings)).expect("a usable K");
        let period = Period { id: PeriodId(1), closed_on: Day(0), games };
        let facts = Facts { periods: &[period], ..Facts::default() };
        let rows = compute(&pool, &facts).expect("no complaints");
        let gained: i32 = rows.iter().map(|row| row.after.rating().0 - row.before.rating().0).sum();
        let n_rows = i32::try_from(rows.len()).expect("few rows");
        prop_assert!(gained.abs() <= n_rows, "{gained} hundredths in {n_rows} rows");
    }

    #[test]
    fn an_elo_rating_moves_as_the_points_do(k in 1..=200u16, periods in periods()) {
        let settings = EloSettings { k, ..EloSettings::default() };
        let pool = Pool::new(System::Elo(settings)).expect("a usable K");
        let facts = Facts { periods: &periods, ..Facts::default() };
        for row in compute(&pool, &facts).expect("no complaints") {
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
        let facts =
            Facts { periods: &[period], initial: &initial, ..Facts::default() };
        for row in compute(&Pool::default(), &facts).expect("no complaints") {
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

fn is_newcomer(state: State) -> bool {
    matches!(state, State::EloFide(Fide { newcomer: Some(_), .. }))
}
