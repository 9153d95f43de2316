//! A million rating periods of odd shapes: `cargo bench -p rating --bench odd_periods`.
//!
//! Prints, for each system and shape, the largest step of a rating next to the bound of that
//! period (`docs/spec/ratings.md` §2.4, §3.7.3, §5.5), and how often a bound was reached. A step
//! past its bound ends the run. Figures are kept in `docs/performance.md`.

#![allow(clippy::expect_used, clippy::print_stdout, reason = "a bench prints, and may fail")]

use rating::fide::Fide;
use rating::ledger::{
    Day, Facts, InitialRating, Outcome, Period, PeriodId, PlayerId, RatedGame, compute,
};
use rating::{
    Deviation, EloSettings, Glicko, Glicko2, Glicko2Settings, Pool, Rating, RatingSystem, State,
    System, Tau, Volatility,
};

/// Of each system.
const N_PERIODS: u32 = 250_000;

fn main() {
    println!("| system | shape | periods | largest step | its bound | at the bound |");
    println!("|---|---|---|---|---|---|");
    for system in RatingSystem::ALL {
        let mut chance = Chance(7);
        let mut largest = Shape::ALL.map(|_| Largest::default());
        for number in 0..N_PERIODS {
            let shape = (number as usize) % Shape::ALL.len();
            let odd = Odd::new(system, Shape::ALL[shape], &mut chance);
            largest[shape].take(odd.step());
        }
        for (shape, largest) in Shape::ALL.into_iter().zip(largest) {
            let Largest { n_periods, n_reached, step, bound } = largest;
            let [step, bound] = [step, bound].map(|hundredths| f64::from(hundredths) / 100.0);
            println!(
                "| `{}` | {} | {n_periods} | {step:.0} | {bound:.0} | {n_reached} |",
                system.word(),
                shape.words(),
            );
        }
    }
}

/// What the games of a period look like.
#[derive(Debug, Clone, Copy)]
enum Shape {
    /// Up to 200 games against one opponent, all with the same result.
    OneOpponent,
    /// The same against opponents who are expected to score all points.
    Upset,
    /// A player with the widest deviation there is, against up to 30 opponents of any strength.
    Newcomer,
    /// Wins over some and losses to others, each many times.
    Streaks,
    /// Draws alone.
    Draws,
    /// The lowest or the highest deviation and volatility, and any τ.
    Extremes,
    /// Everything else.
    Mixed,
}

impl Shape {
    const ALL: [Self; 7] = [
        Self::OneOpponent,
        Self::Upset,
        Self::Newcomer,
        Self::Streaks,
        Self::Draws,
        Self::Extremes,
        Self::Mixed,
    ];

    const fn words(self) -> &'static str {
        match self {
            Self::OneOpponent => "one opponent, up to 200 games",
            Self::Upset => "all won by the far weaker",
            Self::Newcomer => "newcomers",
            Self::Streaks => "streaks",
            Self::Draws => "draws alone",
            Self::Extremes => "extreme deviations",
            Self::Mixed => "mixed",
        }
    }
}

/// The same numbers in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u32) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        i32::try_from(((self.0 >> 32) * u64::from(n)) >> 32).expect("small")
    }

    fn between(&mut self, least: i32, most: i32) -> i32 {
        least + self.below(most.abs_diff(least) + 1)
    }

    fn of<T: Copy>(&mut self, some: &[T]) -> T {
        some[usize::try_from(self.below(u32::try_from(some.len()).expect("few"))).expect("small")]
    }

    fn outcome(&mut self) -> Outcome {
        self.of(&[Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins])
    }
}

/// The step that was largest next to its bound, in hundredths of a point.
#[derive(Debug, Clone, Copy, Default)]
struct Largest {
    n_periods: u32,
    n_reached: u32,
    step: i32,
    bound: i32,
}

impl Largest {
    fn take(&mut self, (step, bound): (i32, i32)) {
        assert!(step <= bound, "{step} hundredths past {bound}");
        self.n_periods += 1;
        self.n_reached += u32::from(step == bound);
        if step > self.step {
            (self.step, self.bound) = (step, bound);
        }
    }
}

struct Odd {
    system: System,
    own: State,
    games: Vec<(State, Outcome)>,
}

impl Odd {
    fn new(kind: RatingSystem, shape: Shape, chance: &mut Chance) -> Self {
        let system = settings(kind, shape, chance);
        let rating = chance.between(10_000, 400_000);
        let own = state(kind, rating, shape, chance);
        let mut games = Vec::new();
        let (n_opponents, most, shared) = match shape {
            Shape::OneOpponent | Shape::Upset => (1, 200, chance.outcome()),
            Shape::Newcomer => (chance.between(1, 30), 1, Outcome::FirstWins),
            Shape::Streaks => (chance.between(2, 6), 40, Outcome::FirstWins),
            Shape::Draws => (chance.between(1, 6), 40, Outcome::Draw),
            Shape::Extremes | Shape::Mixed => (chance.between(1, 12), 6, Outcome::FirstWins),
        };
        for _ in 0..n_opponents {
            let outcome = match shape {
                Shape::OneOpponent | Shape::Draws => shared,
                _ => chance.outcome(),
            };
            let apart = match shape {
                Shape::Upset => chance.between(40_000, 390_000),
                _ => chance.of(&[20_000, 60_000, 390_000]),
            };
            let (opponent, outcome) = match (shape, outcome) {
                (Shape::Upset, Outcome::SecondWins) => (rating - apart, Outcome::SecondWins),
                (Shape::Upset, _) => (rating + apart, Outcome::FirstWins),
                _ => (chance.between(rating - apart, rating + apart), outcome),
            };
            let opponent = state(kind, opponent.clamp(10_000, 400_000), Shape::Mixed, chance);
            for _ in 0..chance.between(1, most) {
                games.push((opponent, outcome));
            }
        }
        Self { system, own, games }
    }

    /// How far the period moves the rating, and how far it may.
    fn step(&self) -> (i32, i32) {
        let Self { system, own, games } = self;
        let states = std::iter::once(*own).chain(games.iter().map(|game| game.0));
        let initial: Vec<InitialRating> = (0..)
            .zip(states)
            .map(|(player, state)| InitialRating {
                player: PlayerId(player),
                state,
                games: 40,
                known_on: Day(0),
            })
            .collect();
        let game = |(player, (_, outcome)): (i32, &(State, Outcome))| RatedGame {
            first: PlayerId(0),
            second: PlayerId(player),
            outcome: *outcome,
        };
        let games_of_period = (1..).zip(games).map(game).collect();
        let period = Period { id: PeriodId(1), closed_on: Day(0), games: games_of_period };
        let facts = Facts { periods: &[period], initial: &initial, ..Facts::default() };
        let pool = Pool::new(*system).expect("usable settings");
        let row = compute(&pool, &facts).expect("no complaints")[0];
        let gained = row.after.rating().0 - own.rating().0;
        (gained.abs(), self.bound(gained.signum()))
    }

    /// In the direction in which the rating moves.
    fn bound(&self, sign: i32) -> i32 {
        let n_games = i32::try_from(self.games.len()).expect("few games");
        match self.system {
            System::Elo(settings) => 100 * i32::from(settings.k) * n_games,
            System::EloFide(_) => 70_000,
            System::Glicko(_) | System::Glicko2(_) => {
                let nothing = if sign < 0 { Outcome::FirstWins } else { Outcome::SecondWins };
                let met = self.games.iter().filter(|game| game.1 != nothing);
                let above = met.map(|game| sign * (game.0.rating().0 - self.own.rating().0));
                above.fold(0, i32::max) + 50_000
            }
        }
    }
}

fn settings(kind: RatingSystem, shape: Shape, chance: &mut Chance) -> System {
    match (kind, shape) {
        (RatingSystem::Glicko2, Shape::Extremes) => {
            let tau = Tau(chance.of(&[100, 500, 1200, 2000]));
            System::Glicko2(Glicko2Settings { tau, ..Glicko2Settings::DEFAULT })
        }
        (RatingSystem::Elo, Shape::Extremes) => {
            System::Elo(EloSettings { k: chance.of(&[1, 40, 200]), ..EloSettings::default() })
        }
        _ => *kind.pool().system(),
    }
}

fn state(kind: RatingSystem, rating: i32, shape: Shape, chance: &mut Chance) -> State {
    let deviation = match shape {
        Shape::Newcomer => 35_000,
        Shape::Extremes => chance.of(&[3_000, 35_000]),
        _ => chance.between(3_000, 35_000),
    };
    let volatility = match shape {
        Shape::Extremes => chance.of(&[1, 1_000, 60_000, 100_000]),
        _ => chance.between(30_000, 100_000),
    };
    let (rating, deviation) = (Rating(rating), Deviation(deviation));
    match kind {
        RatingSystem::Elo => State::Elo(rating),
        RatingSystem::EloFide => {
            let points = (rating.0 / 100).max(1400);
            State::EloFide(Fide::rated(points, chance.of(&[10, 40])))
        }
        RatingSystem::Glicko => State::Glicko(Glicko { rating, deviation }),
        RatingSystem::Glicko2 => {
            State::Glicko2(Glicko2 { rating, deviation, volatility: Volatility(volatility) })
        }
    }
}
