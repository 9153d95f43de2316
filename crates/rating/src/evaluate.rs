//! How well each system predicts games that it has not yet seen.
//!
//! Games are gone through in time order. Each is predicted from what was known before its day,
//! and only then learned from; so a prediction cannot depend on the game itself or on later ones,
//! which is a law in `tests/evaluate_laws.rs`. Source: `docs/spec/ratings.md` §9.
//!
//! ```
//! use rating::evaluate::{Games, Learning, RatingSystem, Model, Parameter, PlayedGame, Window, evaluate};
//! use rating::ledger::{Day, Outcome, PlayerId};
//!
//! let game = |day| PlayedGame {
//!     day: Day(day),
//!     first: PlayerId(1),
//!     second: PlayerId(2),
//!     outcome: Outcome::FirstWins,
//!     has_advantage: false,
//! };
//! let games = Games::new(&[game(1), game(2)])?;
//! let model = Model::new(RatingSystem::Elo, Learning::Game).with(Parameter::K, 40.0)?;
//! let score = evaluate(&games, &model, Window::ALL).ok_or("no game")?;
//! assert_eq!(score.n_games, 2);
//! // The first is expected to bring ½, the second, 40 points apart, 0.557.
//! assert!((score.log_loss - (0.5f64.ln() + 0.557_312f64.ln()) / -2.0).abs() < 1e-6);
//!
//! assert!(evaluate(&games, &model, Window { from: Day(3), until: None }).is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod learner;
mod model;
mod parameter;
mod replay;
mod tune;

use std::collections::BTreeSet;

use crate::ledger::{Day, PlayerId};
use crate::outcome::Outcome;

pub use crate::systems::RatingSystem;
pub use model::{Learning, Model, ModelError, UnknownWord};
pub use parameter::Parameter;
pub use tune::{Trial, Tuned, tune};

/// A game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayedGame {
    /// When, counted so that day 1 is a Monday.
    pub day: Day,
    /// Moved first, or played at home.
    pub first: PlayerId,
    /// Moved second.
    pub second: PlayerId,
    /// Who won.
    pub outcome: Outcome,
    /// Whether the first side has an advantage: not on neutral ground.
    pub has_advantage: bool,
}

/// Games in time order. Those of a day are ordered by their players, so that the order in which
/// they are handed in never matters.
#[derive(Debug, Clone)]
pub struct Games {
    ordered: Vec<OrderedGame>,
    n_players: usize,
}

/// A game whose players are numbered from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct OrderedGame {
    day: i32,
    first: u32,
    second: u32,
    outcome: Outcome,
    has_advantage: bool,
}

/// A player against themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a game of day {} is of player {} against himself", day.0, player.0)]
pub struct AgainstSelf {
    day: Day,
    player: PlayerId,
}

/// The games that are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Games of this day and later are counted; earlier ones are only learned from.
    pub from: Day,
    /// Games of this day and later do not exist.
    pub until: Option<Day>,
}

/// How good predictions were. The lower the better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Score {
    /// How many games were predicted, at least 1.
    pub n_games: u32,
    /// The mean of −(*s* ln *p* + (1 − *s*) ln(1 − *p*)), where *s* was scored (a draw is ½) and
    /// *p* expected.
    pub log_loss: f64,
    /// The mean of (*p* − *s*)².
    pub brier: f64,
}

/// What was expected of a game, before it was seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prediction {
    /// When it was played.
    pub day: Day,
    /// The share of the point, inside 0 to 1, that the first side was expected to take.
    pub expected: f64,
    /// Who won.
    pub outcome: Outcome,
}

impl Games {
    /// These games, in any order.
    pub fn new(games: &[PlayedGame]) -> Result<Self, AgainstSelf> {
        if let Some(game) = games.iter().find(|game| game.first == game.second) {
            return Err(AgainstSelf { day: game.day, player: game.first });
        }
        let players: BTreeSet<PlayerId> =
            games.iter().flat_map(|game| [game.first, game.second]).collect();
        let players: Vec<PlayerId> = players.into_iter().collect();
        let number = |player| {
            let idx = players.binary_search(&player).unwrap_or_default();
            u32::try_from(idx).unwrap_or(u32::MAX)
        };
        let ordered = games.iter().map(|game| OrderedGame {
            day: game.day.0,
            first: number(game.first),
            second: number(game.second),
            outcome: game.outcome,
            has_advantage: game.has_advantage,
        });
        let mut ordered: Vec<OrderedGame> = ordered.collect();
        ordered.sort_unstable();
        Ok(Self { ordered, n_players: players.len() })
    }

    /// The days of the first and of the last game.
    #[must_use]
    pub fn days(&self) -> Option<(Day, Day)> {
        Some((Day(self.ordered.first()?.day), Day(self.ordered.last()?.day)))
    }
}

impl Window {
    /// All games.
    pub const ALL: Self = Self { from: Day(i32::MIN), until: None };

    fn until(self) -> i32 {
        self.until.map_or(i32::MAX, |until| until.0)
    }
}

/// How well a model predicts the games of a window; nothing if there are none.
#[must_use]
pub fn evaluate(games: &Games, model: &Model, window: Window) -> Option<Score> {
    let (mut n_games, mut log_loss, mut brier) = (0u32, 0.0, 0.0);
    replay::replay(games, model, window.until(), |game, expected| {
        if game.day >= window.from.0 {
            let scored = game.outcome.score().to_f64();
            n_games += 1;
            log_loss -= scored * expected.ln() + (1.0 - scored) * (1.0 - expected).ln();
            brier += (expected - scored).powi(2);
        }
    });
    let n = f64::from(n_games);
    (n_games > 0).then(|| Score { n_games, log_loss: log_loss / n, brier: brier / n })
}

/// What a model expects of each game, in time order.
#[must_use]
pub fn predictions(games: &Games, model: &Model) -> Vec<Prediction> {
    let mut predictions = Vec::with_capacity(games.ordered.len());
    replay::replay(games, model, i32::MAX, |game, expected| {
        let (day, outcome) = (Day(game.day), game.outcome);
        predictions.push(Prediction { day, expected, outcome });
    });
    predictions
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games as `day first second result`, on neutral ground if there is `n` at the end.
    fn games(lines: &[&str]) -> Games {
        let game = |line: &&str| {
            let words: Vec<&str> = line.split(' ').collect();
            let number = |idx: usize| words[idx].parse::<i32>().unwrap();
            PlayedGame {
                day: Day(number(0)),
                first: PlayerId(number(1)),
                second: PlayerId(number(2)),
                outcome: match words[3] {
                    "1" => Outcome::FirstWins,
                    "0" => Outcome::SecondWins,
                    _ => Outcome::Draw,
                },
                has_advantage: words.get(4) != Some(&"n"),
            }
        };
        Games::new(&lines.iter().map(game).collect::<Vec<_>>()).unwrap()
    }

    #[track_caller]
    fn check(model: &Model, lines: &[&str], expected: &[f64]) {
        let told = predictions(&games(lines), model);
        let told: Vec<f64> = told.iter().map(|prediction| prediction.expected).collect();
        assert_eq!(told.len(), expected.len());
        for (told, expected) in told.iter().zip(expected) {
            assert!((told - expected).abs() < 5e-7, "{told} instead of {expected}");
        }
    }

    fn elo(k: f64, advantage: f64, learning: Learning) -> Model {
        let model = Model::new(RatingSystem::Elo, learning).with(Parameter::K, k).unwrap();
        model.with(Parameter::Advantage, advantage).unwrap()
    }

    #[test]
    fn a_game_is_learned_from_when_its_day_is_over() {
        // 1520 after the first game, 1520 − 40 × (0.528751 − ½) = 1518.85 after the second, against
        // 1480.
        let lines = ["1 1 2 1", "1 1 3 =", "2 1 2 1"];
        check(&elo(40.0, 0.0, Learning::Game), &lines, &[0.5, 0.5, 0.555_678]);
        check(&elo(40.0, 0.0, Learning::Game), &["1 1 2 1", "2 1 2 1"], &[0.5, 0.557_312]);
    }

    #[test]
    fn a_period_is_learned_from_at_once_when_it_is_over() {
        // Days 1 to 7 are a week. Twice ½ × 40 for either side: 80 points apart.
        let week = Learning::Days(7.try_into().unwrap());
        let lines = ["1 1 2 1", "7 1 2 1", "8 1 2 1"];
        check(&elo(40.0, 0.0, week), &lines, &[0.5, 0.5, 0.613_137]);
    }

    #[test]
    fn the_first_side_has_its_advantage_where_the_ground_is_not_neutral() {
        // 100 points are 1 ÷ (1 + 10^−0.25).
        let model = elo(40.0, 100.0, Learning::Game);
        check(&model, &["1 1 2 =", "1 3 4 = n"], &[0.640_065, 0.5]);
        // A draw costs 40 × 0.140065 of advantage, and gives it: 11.2052 points apart.
        check(&model, &["1 1 2 =", "2 1 2 = n"], &[0.640_065, 0.483_880]);
    }

    #[test]
    fn what_is_uncertain_is_expected_less_of() {
        // A win over an equal, both with 350: 162.21 points up and down, deviations 290.23, a day
        // later 290.27. If nothing were uncertain, the next would be worth 0.87.
        let model = Model::new(RatingSystem::Glicko, Learning::Game);
        check(&model, &["1 1 2 1", "2 1 2 1"], &[0.5, 0.757_148]);
    }

    #[test]
    fn a_draw_costs_most_where_a_win_was_sure() {
        let model = elo(40.0, 0.0, Learning::Game);
        let score = evaluate(&games(&["1 1 2 ="]), &model, Window::ALL).unwrap();
        assert_eq!((score.n_games, score.log_loss, score.brier), (1, 2f64.ln(), 0.0));
        let model = elo(40.0, 400.0, Learning::Game);
        let score = evaluate(&games(&["1 1 2 ="]), &model, Window::ALL).unwrap();
        // −½ (ln 10/11 + ln 1/11), and (10/11 − ½)².
        assert!((score.log_loss - 1.246_602_7).abs() < 1e-6, "{}", score.log_loss);
        assert!((score.brier - 0.167_355_4).abs() < 1e-6, "{}", score.brier);
    }

    #[test]
    fn a_window_counts_its_games_and_learns_from_those_before() {
        let lines = ["1 1 2 1", "2 1 2 1", "3 1 2 1"];
        let window = Window { from: Day(2), until: Some(Day(3)) };
        let model = elo(40.0, 0.0, Learning::Game);
        let score = evaluate(&games(&lines), &model, window).unwrap();
        assert_eq!(score.n_games, 1);
        assert!((score.log_loss + 0.557_312f64.ln()).abs() < 1e-6);
    }

    #[test]
    fn values_outside_their_range_are_refused() {
        let glicko = Model::new(RatingSystem::Glicko, Learning::Game);
        assert!(glicko.with(Parameter::Idle, 20.0).is_ok());
        assert!(matches!(
            glicko.with(Parameter::Idle, f64::NAN),
            Err(ModelError::Outside { parameter: Parameter::Idle, .. })
        ));
        assert_eq!(
            glicko.with(Parameter::K, 20.0).unwrap_err().to_string(),
            "glicko has no parameter \"k\""
        );
        assert_eq!(
            "glicko3".parse::<RatingSystem>().unwrap_err().to_string(),
            "\"glicko3\" is none of elo, elo-fide, glicko, glicko2"
        );
    }
}
