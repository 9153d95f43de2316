//! Each system as one that predicts and learns.
//!
//! Source: `docs/spec/ratings.md` §9.

use skillratings::Outcomes;
use skillratings::elo::EloRating;
use skillratings::glicko::GlickoRating;
use skillratings::glicko2::Glicko2Rating;

use super::model::Model;
use super::parameter::Parameter;
use crate::fide::{Fide, FideSettings};
use crate::outcome::Outcome;
use crate::rule::{Rule, rated};
use crate::systems::RatingSystem;
use crate::units::Rating;
use crate::{glicko, glicko2};

/// The rating of somebody of whom nothing is known; only differences matter.
const START: f64 = 1500.0;

/// A system with its parameters. Nothing is rounded or limited as in a ledger.
pub(super) trait Learner {
    /// What is known about a player.
    type State: Copy;

    /// Of somebody of whom nothing is known.
    fn start(&self) -> Self::State;

    /// After days without games.
    fn after_idle_days(&self, own: Self::State, days: i32) -> Self::State;

    /// As somebody looks who has so many points more.
    fn stronger(&self, own: Self::State, points: f64) -> Self::State;

    /// The share of the point, inside 0 to 1, that is expected.
    fn expected(&self, own: Self::State, opponent: Self::State) -> f64;

    /// After games at once, with the outcomes as `own` sees them.
    fn after(&self, own: Self::State, games: &[(Self::State, Outcomes)]) -> Self::State;
}

/// Something to be done with the learner of a model.
pub(super) trait Task {
    fn run<L: Learner>(self, learner: &L);
}

/// Does a task with the learner of a model.
pub(super) fn learn(model: &Model, task: impl Task) {
    match model.method() {
        RatingSystem::Elo => task.run(&EloLearner::of(model)),
        RatingSystem::EloFide => task.run(&FideLearner::new()),
        RatingSystem::Glicko => task.run(&GlickoLearner::of(model)),
        RatingSystem::Glicko2 => task.run(&Glicko2Learner::of(model)),
    }
}

/// docs/spec/ratings.md §2
struct EloLearner {
    k: f64,
}

/// docs/spec/ratings.md §5
struct FideLearner(FideSettings);

/// docs/spec/ratings.md §4
struct GlickoLearner {
    deviation: f64,
    idle: f64,
}

/// docs/spec/ratings.md §3
struct Glicko2Learner {
    start: Glicko2Rating,
    idle: f64,
    tau: f64,
}

impl EloLearner {
    fn of(model: &Model) -> Self {
        Self { k: model.of(Parameter::K) }
    }
}

impl Learner for EloLearner {
    type State = f64;

    fn start(&self) -> f64 {
        START
    }

    fn after_idle_days(&self, own: f64, _days: i32) -> f64 {
        own
    }

    fn stronger(&self, own: f64, points: f64) -> f64 {
        own + points
    }

    fn expected(&self, own: f64, opponent: f64) -> f64 {
        let [own, opponent] = [own, opponent].map(|rating| EloRating { rating });
        skillratings::elo::expected_score(&own, &opponent).0
    }

    fn after(&self, own: f64, games: &[(f64, Outcomes)]) -> f64 {
        let above = |game: &(f64, Outcomes)| game.1.to_chess_points() - self.expected(own, game.0);
        own + self.k * games.iter().map(above).sum::<f64>()
    }
}

impl FideLearner {
    fn new() -> Self {
        Self(FideSettings::default())
    }
}

impl Learner for FideLearner {
    type State = Fide;

    fn start(&self) -> Fide {
        self.0.start()
    }

    fn after_idle_days(&self, own: Fide, _days: i32) -> Fide {
        own
    }

    /// Ratings are whole points here.
    fn stronger(&self, own: Fide, points: f64) -> Fide {
        Fide { rating: Rating(own.rating.0 + Rating::nearest(points.round()).0), ..own }
    }

    fn expected(&self, own: Fide, opponent: Fide) -> f64 {
        // The table says hundredths: 0 stands for anything up to half of one.
        FideSettings::expected_score(own, opponent).clamp(0.005, 0.995)
    }

    fn after(&self, own: Fide, games: &[(Fide, Outcomes)]) -> Fide {
        let games: Vec<(Fide, Outcome)> =
            games.iter().map(|(opponent, outcome)| (*opponent, of_crate(*outcome))).collect();
        rated(&self.0, own, &games).after
    }
}

impl GlickoLearner {
    fn of(model: &Model) -> Self {
        Self { deviation: model.of(Parameter::Deviation), idle: model.of(Parameter::Idle) }
    }
}

impl Learner for GlickoLearner {
    type State = GlickoRating;

    fn start(&self) -> GlickoRating {
        GlickoRating { rating: START, deviation: self.deviation }
    }

    fn after_idle_days(&self, own: GlickoRating, days: i32) -> GlickoRating {
        let deviation = widened(own.deviation, self.idle, days).min(self.deviation);
        GlickoRating { deviation, ..own }
    }

    fn stronger(&self, own: GlickoRating, points: f64) -> GlickoRating {
        GlickoRating { rating: own.rating + points, ..own }
    }

    fn expected(&self, own: GlickoRating, opponent: GlickoRating) -> f64 {
        skillratings::glicko::expected_score(&own, &opponent).0
    }

    fn after(&self, own: GlickoRating, games: &[(GlickoRating, Outcomes)]) -> GlickoRating {
        glicko::after_period(own, games)
    }
}

impl Glicko2Learner {
    fn of(model: &Model) -> Self {
        let start = Glicko2Rating {
            rating: START,
            deviation: model.of(Parameter::Deviation),
            volatility: model.of(Parameter::Volatility),
        };
        Self { start, idle: model.of(Parameter::Idle), tau: model.of(Parameter::Tau) }
    }
}

impl Learner for Glicko2Learner {
    type State = Glicko2Rating;

    fn start(&self) -> Glicko2Rating {
        self.start
    }

    fn after_idle_days(&self, own: Glicko2Rating, days: i32) -> Glicko2Rating {
        let deviation = widened(own.deviation, self.idle, days).min(self.start.deviation);
        Glicko2Rating { deviation, ..own }
    }

    fn stronger(&self, own: Glicko2Rating, points: f64) -> Glicko2Rating {
        Glicko2Rating { rating: own.rating + points, ..own }
    }

    fn expected(&self, own: Glicko2Rating, opponent: Glicko2Rating) -> f64 {
        skillratings::glicko2::expected_score(&own, &opponent).0
    }

    fn after(&self, own: Glicko2Rating, games: &[(Glicko2Rating, Outcomes)]) -> Glicko2Rating {
        glicko2::after_period(self.tau, own, games)
    }
}

/// docs/spec/ratings.md §3.2, without its limits.
fn widened(deviation: f64, idle: f64, days: i32) -> f64 {
    (deviation * deviation + idle * idle * f64::from(days)).sqrt()
}

const fn of_crate(outcome: Outcomes) -> Outcome {
    match outcome {
        Outcomes::WIN => Outcome::FirstWins,
        Outcomes::DRAW => Outcome::Draw,
        Outcomes::LOSS => Outcome::SecondWins,
    }
}
