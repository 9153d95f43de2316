//! Laws of one period, whatever its shape: what a further game does, and how far a rating moves.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

#[path = "naive/bounded.rs"]
mod bounded;
#[path = "../../../tests/support/extent.rs"]
mod extent;

use bounded::{Side, after};
use extent::few_or_many;
use proptest::prelude::*;
use rating::calc::{
    Glicko2Case, GlickoCase, UncertainGame, bounded_glicko, bounded_glicko2, glicko, glicko2,
};
use rating::ledger::{
    Day, Facts, InitialRating, LedgerRow, Outcome, Period, PeriodId, PlayerId, RatedGame, compute,
};
use rating::{
    Bounds, Deviation, EloSettings, Glicko, Glicko2, Glicko2Settings, Pool, Rating, State, System,
    Tau, Volatility,
};

/// A player with the games of a period, in the units of the ledger.
#[derive(Debug, Clone)]
struct Odd {
    system: System,
    own: State,
    games: Vec<(State, Outcome)>,
}

impl Odd {
    fn row(&self) -> LedgerRow {
        let initial = |(player, state)| InitialRating {
            player: PlayerId(player),
            state,
            games: 40,
            known_on: Day(0),
        };
        let opponents = self.games.iter().map(|(opponent, _)| *opponent);
        let states = std::iter::once(self.own).chain(opponents);
        let initial: Vec<InitialRating> = (0..).zip(states).map(initial).collect();
        let game = |(player, (_, outcome)): (i32, &(State, Outcome))| RatedGame {
            first: PlayerId(0),
            second: PlayerId(player),
            outcome: *outcome,
        };
        let games = (1..).zip(&self.games).map(game).collect();
        let period = Period { id: PeriodId(1), closed_on: Day(0), games };
        let facts = Facts { periods: &[period], initial: &initial, ..Facts::default() };
        let pool = Pool::new(self.system).expect("usable settings");
        compute(&pool, &facts).expect("no complaints")[0]
    }

    fn rating(&self) -> i32 {
        self.row().after.rating().0
    }

    fn with(&self, opponent: State, outcome: Outcome) -> Self {
        let mut more = self.clone();
        more.games.push((opponent, outcome));
        more
    }

    /// The period as the independent implementation takes it.
    fn naive(&self) -> Side {
        let swing = |state: State| {
            let tau = match self.system {
                System::Glicko2(settings) => f64::from(settings.tau.0) / 1000.0,
                System::Elo(_) | System::EloFide(_) | System::Glicko(_) => return None,
            };
            Some((f64::from(state.volatility()?.0) / 1e6, tau))
        };
        let own = Side {
            rating: points(self.own.rating().0),
            deviation: deviation(self.own),
            swing: swing(self.own),
        };
        let game = |(opponent, outcome): &(State, Outcome)| {
            let score = f64::from(outcome.score().0) / 1000.0;
            [points(opponent.rating().0), deviation(*opponent), score]
        };
        after(own, &self.games.iter().map(game).collect::<Vec<_>>())
    }
}

fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

fn deviation(state: State) -> f64 {
    points(state.deviation().expect("Glicko").0)
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        2 => Just(Outcome::FirstWins),
        1 => Just(Outcome::Draw),
        4 => Just(Outcome::SecondWins),
    ]
}

/// Extreme deviations more often than others.
fn deviations() -> impl Strategy<Value = i32> {
    prop_oneof![Just(3_000), Just(35_000), 3_000..6_000i32, 3_000..=35_000i32]
}

fn volatilities() -> impl Strategy<Value = i32> {
    prop_oneof![Just(60_000), Just(100_000), Just(1), 1_000..=100_000i32]
}

/// A rating, near another one or far from it.
fn beside(rating: i32) -> impl Strategy<Value = i32> {
    let apart = prop_oneof![-10_000..10_000i32, -60_000..60_000i32, -390_000..390_000i32];
    apart.prop_map(move |apart| (rating + apart).clamp(10_000, 400_000))
}

type Numbers = (i32, i32, i32);

/// Numbers of the player, and of opponents with outcomes and how often each comes again.
fn numbers() -> impl Strategy<Value = (Numbers, Vec<(Numbers, Outcome)>)> {
    let own = (10_000..=400_000i32, deviations(), volatilities());
    own.prop_flat_map(|own| {
        let series = (beside(own.0), deviations(), outcome(), 1..40usize, 0..4u32).prop_map(
            |(rating, deviation, outcome, many, kind)| {
                let n_games = if kind == 0 { many } else { 1 + many % 3 };
                vec![((rating, deviation, 60_000), outcome); n_games]
            },
        );
        let games = prop::collection::vec(series, 1..6).prop_map(|series| series.concat());
        (Just(own), games)
    })
}

fn glicko_pool() -> System {
    *Pool::glicko().system()
}

fn glicko2_pool(tau: i32) -> System {
    System::Glicko2(Glicko2Settings { tau: Tau(tau), ..Glicko2Settings::DEFAULT })
}

fn state(system: System, (rating, deviation, volatility): Numbers) -> State {
    let (rating, deviation) = (Rating(rating), Deviation(deviation));
    match system {
        System::Elo(_) | System::EloFide(_) => State::Elo(rating),
        System::Glicko(_) => State::Glicko(Glicko { rating, deviation }),
        System::Glicko2(_) => {
            let volatility = Volatility(volatility);
            State::Glicko2(Glicko2 { rating, deviation, volatility })
        }
    }
}

fn odd_of(system: System, (own, games): (Numbers, Vec<(Numbers, Outcome)>)) -> Odd {
    let games = games.into_iter().map(|(numbers, outcome)| (state(system, numbers), outcome));
    Odd { system, own: state(system, own), games: games.collect() }
}

fn glicko_systems() -> impl Strategy<Value = System> {
    let taus = prop_oneof![Just(500), Just(2_000), 100..=2_000i32];
    prop_oneof![1 => Just(glicko_pool()), 3 => taus.prop_map(glicko2_pool)]
}

fn odd() -> impl Strategy<Value = Odd> {
    (glicko_systems(), numbers()).prop_map(|(system, numbers)| odd_of(system, numbers))
}

/// The same seen from below: every rating on the other side of the middle of all there are.
fn mirrored(odd: &Odd) -> Odd {
    let state = |one: State| {
        let (rating, volatility) = (410_000 - one.rating().0, one.volatility());
        let deviation = one.deviation().expect("Glicko").0;
        state(odd.system, (rating, deviation, volatility.map_or(1, |volatility| volatility.0)))
    };
    let games = odd.games.iter().map(|(opponent, outcome)| (state(*opponent), outcome.reversed()));
    Odd { own: state(odd.own), games: games.collect(), ..odd.clone() }
}

/// §3.7.3, and the limits of pools, as (lowest, highest) in hundredths.
fn reach(odd: &Odd) -> (i32, i32) {
    let own = odd.own.rating().0;
    let met = |but: Outcome| {
        let met = odd.games.iter().filter(move |game| game.1 != but);
        met.map(|game| game.0.rating().0)
    };
    let lowest = met(Outcome::FirstWins).fold(own, i32::min) - 50_000;
    let highest = met(Outcome::SecondWins).fold(own, i32::max) + 50_000;
    (lowest.max(10_000), highest.min(400_000))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(1_000, 50_000)))]

    #[test]
    fn a_further_loss_never_raises_a_rating_and_a_further_win_never_lowers_it(
        odd in odd(),
        (apart, deviation, same) in (-390_000..390_000i32, deviations(), 0..3u32),
    ) {
        let rating = (odd.own.rating().0 + apart).clamp(10_000, 400_000);
        let further = match same {
            0 => odd.games[0].0,
            _ => state(odd.system, (rating, deviation, 60_000)),
        };
        let rating = odd.rating();
        let lost = odd.with(further, Outcome::SecondWins);
        prop_assert!(lost.rating() <= rating, "{} {rating} {lost:?}", lost.rating());
        let won = odd.with(further, Outcome::FirstWins);
        prop_assert!(won.rating() >= rating, "{} {rating} {won:?}", won.rating());
    }

    #[test]
    fn a_better_result_never_lowers_a_rating(odd in odd(), picked in any::<prop::sample::Index>()) {
        let idx = picked.index(odd.games.len());
        let [lost, drawn, won] =
            [Outcome::SecondWins, Outcome::Draw, Outcome::FirstWins].map(|outcome| {
                let mut changed = odd.clone();
                changed.games[idx].1 = outcome;
                changed.rating()
            });
        prop_assert!(lost <= drawn && drawn <= won, "{lost} {drawn} {won} at {idx} of {odd:?}");
    }

    #[test]
    fn no_period_moves_a_rating_past_its_bound(odd in odd()) {
        let (lowest, highest) = reach(&odd);
        let rating = odd.rating();
        prop_assert!((lowest..=highest).contains(&rating), "{lowest} {rating} {highest} {odd:?}");
    }

    #[test]
    fn a_mirrored_period_moves_a_rating_as_far_the_other_way(odd in odd()) {
        let (rating, mirrored) = (odd.rating(), mirrored(&odd).rating());
        prop_assert!((rating + mirrored - 410_000).abs() <= 1, "{rating} {mirrored} {odd:?}");
    }

    #[test]
    fn a_further_elo_loss_never_raises_a_rating(numbers in numbers(), k in 1..=200u16) {
        let odd = odd_of(System::Elo(EloSettings { k, ..EloSettings::default() }), numbers);
        let rating = odd.rating();
        let opponent = odd.games[0].0;
        prop_assert!(odd.with(opponent, Outcome::SecondWins).rating() <= rating);
        let n_games = i32::try_from(odd.games.len()).expect("few games");
        let moved = (rating - odd.own.rating().0).abs();
        prop_assert!(moved <= 100 * i32::from(k) * n_games);
    }

    #[test]
    fn ordinary_periods_are_those_of_the_papers(odd in odd()) {
        let Odd { own, games, .. } = &odd;
        let game = |(opponent, outcome): &(State, Outcome)| UncertainGame {
            rating: points(opponent.rating().0),
            deviation: deviation(*opponent),
            score: f64::from(outcome.score().0) / 1000.0,
        };
        let games: Vec<UncertainGame> = games.iter().map(game).collect();
        let (rating, deviation) = (points(own.rating().0), deviation(*own));
        let Some(volatility) = own.volatility() else {
            let case = GlickoCase { rating, deviation, c: 0.0, games };
            let (by_paper, bounded) = (glicko(&case).unwrap(), bounded_glicko(&case).unwrap());
            if (by_paper.rating - rating).abs() < 173.7 {
                prop_assert_eq!(bounded, (by_paper, Bounds::default()));
            }
            return Ok(());
        };
        let volatility = f64::from(volatility.0) / 1e6;
        let case = Glicko2Case { rating, deviation, volatility, tau: 0.5, games };
        let (by_paper, bounded) = (glicko2(&case).unwrap(), bounded_glicko2(&case).unwrap());
        // A deviation of 40 is moved by 130 points, a lower one by 100 at least.
        if (by_paper.rating - rating).abs() < 100.0 && by_paper.volatility < 0.1 {
            prop_assert_eq!(bounded, (by_paper, Bounds::default()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(200, 5_000)))]

    #[test]
    fn each_period_is_that_of_the_naive_way(odd in odd()) {
        let (row, naive) = (odd.row(), odd.naive());
        let near = |stored: i32, naive: f64, per_one: f64| {
            (f64::from(stored) - naive * per_one).abs() <= 1.0
        };
        let rating = row.after.rating().0;
        prop_assert!(near(rating, naive.rating.clamp(100.0, 4000.0), 100.0), "{row:?} {naive:?}");
        let deviation = row.after.deviation().expect("Glicko").0;
        let limited = naive.deviation.clamp(30.0, 350.0);
        prop_assert!(near(deviation, limited, 100.0), "{row:?} {naive:?}");
        if let (Some(volatility), Some((naive, _))) = (row.after.volatility(), naive.swing) {
            prop_assert!(near(volatility.0, naive.max(1e-6), 1e6), "{row:?} {naive:?}");
        }
    }
}
