//! A search for the parameters that predict best.
//!
//! Source: `docs/spec/ratings.md` §9.5.

use super::model::Model;
use super::parameter::Parameter;
use super::{Games, Score, Window, evaluate};

/// A value is tried this many times larger and smaller, in turn ever less.
const FACTORS: [f64; 5] = [1.5, 1.2, 1.1, 1.04, 1.02];

/// No factor leads away from nothing: the first advantage that is tried then.
const FIRST_ADVANTAGE: f64 = 20.0;

/// A search is long over after so many trials.
const MOST_TRIALS: u32 = 1000;

/// By how much a log-loss has to fall so that it counts.
const LEAST_GAIN: f64 = 1e-6;

/// A model that has been tried.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trial {
    /// Its number, from 1.
    pub number: u32,
    /// The lowest log-loss so far.
    pub best: f64,
}

/// What a search came to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tuned {
    /// The best of all that were tried.
    pub model: Model,
    /// What it made of the games it was chosen by.
    pub score: Score,
    /// How many were tried.
    pub n_trials: u32,
}

/// The model that predicts the games of `window` best, found from `model` by changing the `free`
/// parameters one by one; each trial is told. Nothing if the window has no games.
///
/// ```
/// use rating::evaluate::{Games, Learning, RatingSystem, Model, Parameter, PlayedGame, Window, tune};
/// use rating::ledger::{Day, Outcome, PlayerId};
///
/// let games: Vec<PlayedGame> = (0..40)
///     .map(|day| PlayedGame {
///         day: Day(day),
///         first: PlayerId(1),
///         second: PlayerId(2),
///         outcome: Outcome::FirstWins,
///         has_advantage: false,
///     })
///     .collect();
/// let games = Games::new(&games)?;
/// let model = Model::new(RatingSystem::Elo, Learning::Game);
/// let tuned = tune(&games, &model, &[Parameter::K], Window::ALL, |_| {}).ok_or("no game")?;
/// // Whoever wins for ever cannot rise too fast.
/// assert_eq!(tuned.model.value(Parameter::K), Some(200.0));
///
/// assert!(tune(&Games::new(&[])?, &model, &[], Window::ALL, |_| {}).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tune(
    games: &Games,
    model: &Model,
    free: &[Parameter],
    window: Window,
    told: impl FnMut(Trial),
) -> Option<Tuned> {
    let score = evaluate(games, model, window)?;
    let best = Tuned { model: *model, score, n_trials: 1 };
    let mut search = Search { games, window, best, told };
    for factor in FACTORS {
        while search.has_moved_any(free, factor) {}
    }
    if free.contains(&Parameter::Advantage) {
        // And none leads back to it.
        search.improves(Parameter::Advantage, 0.0);
    }
    Some(search.best)
}

struct Search<'g, T> {
    games: &'g Games,
    window: Window,
    best: Tuned,
    told: T,
}

impl<T: FnMut(Trial)> Search<'_, T> {
    fn has_moved_any(&mut self, free: &[Parameter], factor: f64) -> bool {
        let moved = free.iter().filter(|parameter| self.moves(**parameter, factor)).count();
        moved > 0
    }

    /// Moves a parameter for as long as that helps; whether it did.
    fn moves(&mut self, parameter: Parameter, factor: f64) -> bool {
        let up = self.steps(parameter, factor);
        let has_moved = up || self.steps(parameter, 1.0 / factor);
        if has_moved {
            let again = if up { factor } else { 1.0 / factor };
            while self.steps(parameter, again) {}
        }
        has_moved
    }

    /// Tries a parameter that many times larger; whether that was better.
    fn steps(&mut self, parameter: Parameter, factor: f64) -> bool {
        let value = self.best.model.of(parameter);
        let tried = if value > 0.0 { three_digits(value * factor) } else { FIRST_ADVANTAGE };
        self.improves(parameter, tried)
    }

    /// Tries a value; whether it was better.
    fn improves(&mut self, parameter: Parameter, value: f64) -> bool {
        let range = parameter.range();
        let tried = value.clamp(*range.start(), *range.end());
        let Ok(model) = self.best.model.with(parameter, tried) else { return false };
        let is_new = model != self.best.model && self.best.n_trials < MOST_TRIALS;
        let Some(score) = is_new.then(|| evaluate(self.games, &model, self.window)).flatten()
        else {
            return false;
        };
        self.best.n_trials += 1;
        let is_better = score.log_loss < self.best.score.log_loss - LEAST_GAIN;
        if is_better {
            self.best = Tuned { model, score, ..self.best };
        }
        (self.told)(Trial { number: self.best.n_trials, best: self.best.score.log_loss });
        is_better
    }
}

/// Rounded so that it can be written down: what is printed is what was used.
fn three_digits(value: f64) -> f64 {
    let unit = 10f64.powf(value.abs().log10().floor() - 2.0);
    let rounded = (value / unit).round() * unit;
    // Multiplying leaves a tail in the last digits, which printing and reading takes away.
    format!("{rounded:.6}").parse().unwrap_or(rounded)
}
