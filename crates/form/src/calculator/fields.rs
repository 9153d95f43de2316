//! The fields of the calculator, one number or one game at a time.

use std::str::FromStr;

use rating::calc::CalcError;

use super::{CalculatorSystem, MOST_GAMES};

/// What is wrong with the calculator's form.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[error("{field}, line {line:?}: {trouble}")]
pub struct CalculatorComplaint {
    /// The field it stands beside.
    pub field: &'static str,
    /// The line, if the field has several; from 1.
    pub line: Option<usize>,
    pub trouble: Trouble,
}

/// Why a number or a line is refused.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum Trouble {
    #[error("nothing there")]
    Empty,
    #[error("no number")]
    NoNumber,
    #[error("no whole number")]
    NotWhole,
    #[error("a line has {words} words, but must have {needed}")]
    Words { words: usize, needed: usize },
    #[error("the result is none of 1, ½ and 0")]
    NoResult,
    #[error("more than {most} games")]
    TooMany { most: usize },
    #[error("{0}")]
    Outside(CalcError),
}

/// A game as typed. Without deviations, none is typed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TypedGame {
    /// The opponent's.
    pub rating: f64,
    /// The opponent's.
    pub deviation: f64,
    /// 1, ½ or 0.
    pub score: f64,
}

/// Fields that are read one after the other.
#[derive(Debug, Default)]
pub(super) struct Fields {
    pub(super) complaints: Vec<CalculatorComplaint>,
}

impl Fields {
    /// A value, or something to go on with and a complaint.
    pub(super) fn take<T>(
        &mut self,
        field: &'static str,
        read: Result<T, Trouble>,
        instead: T,
    ) -> T {
        read.unwrap_or_else(|trouble| {
            self.complaints.push(CalculatorComplaint { field, line: None, trouble });
            instead
        })
    }
}

impl CalculatorComplaint {
    /// What the crate has against the own values.
    pub(super) fn about_own(error: CalcError) -> Self {
        let field = match error {
            CalcError::Rating(_) | CalcError::Points(_) => "rating",
            CalcError::Deviation(_) => "deviation",
            CalcError::Volatility(_) => "volatility",
            CalcError::Tau(_) => "tau",
            CalcError::K(_) => "k",
            CalcError::C(_) => "c",
            CalcError::Score(_) | CalcError::Total { .. } | CalcError::Extreme => "games",
        };
        Self { field, line: None, trouble: Trouble::Outside(error) }
    }
}

/// The games, a line each; empty lines are none. What is wrong is added to the complaints.
pub(super) fn games(
    text: &str,
    system: CalculatorSystem,
    wrong: impl Fn(&TypedGame) -> Vec<CalcError>,
    complaints: &mut Vec<CalculatorComplaint>,
) -> Vec<TypedGame> {
    let mut games = Vec::new();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    for (n_before, (idx, line)) in lines.enumerate() {
        let mut complain = |trouble| {
            complaints.push(CalculatorComplaint { field: "games", line: Some(idx + 1), trouble });
        };
        if n_before == MOST_GAMES {
            complain(Trouble::TooMany { most: MOST_GAMES });
            break;
        }
        match game(line, system) {
            Ok(game) => {
                wrong(&game).into_iter().map(Trouble::Outside).for_each(&mut complain);
                games.push(game);
            }
            Err(troubles) => troubles.into_iter().for_each(complain),
        }
    }
    games
}

/// `1400 30 1`, or without deviations `1400 1`.
fn game(line: &str, system: CalculatorSystem) -> Result<TypedGame, Vec<Trouble>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (rating, deviation, result) = match (system.has_deviations(), &words[..]) {
        (true, [rating, deviation, result]) => (*rating, decimal(deviation), *result),
        (false, [rating, result]) => (*rating, Ok(0.0), *result),
        (has_deviations, _) => {
            let needed = if has_deviations { 3 } else { 2 };
            return Err(vec![Trouble::Words { words: words.len(), needed }]);
        }
    };
    let rating =
        if system.is_by_fide() { whole::<i32>(rating).map(f64::from) } else { decimal(rating) };
    match (rating, deviation, score(result)) {
        (Ok(rating), Ok(deviation), Ok(score)) => Ok(TypedGame { rating, deviation, score }),
        (rating, deviation, score) => {
            Err([rating.err(), deviation.err(), score.err()].into_iter().flatten().collect())
        }
    }
}

fn score(text: &str) -> Result<f64, Trouble> {
    match text {
        "1" | "1.0" | "1,0" => Ok(1.0),
        "½" | "=" | "1/2" | "0.5" | "0,5" => Ok(0.5),
        "0" | "0.0" | "0,0" => Ok(0.0),
        _ => Err(Trouble::NoResult),
    }
}

/// A number, with a point or a comma.
pub(super) fn decimal(text: &str) -> Result<f64, Trouble> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Trouble::Empty);
    }
    let is_plain = text.chars().all(|c| c.is_ascii_digit() || ".,-".contains(c));
    let number = text.replace(',', ".").parse().ok();
    number.filter(|_| is_plain).ok_or(Trouble::NoNumber)
}

/// A whole number.
pub(super) fn whole<N: FromStr>(text: &str) -> Result<N, Trouble> {
    decimal(text)?;
    text.trim().parse().map_err(|_| Trouble::NotWhole)
}

/// Points that were typed as a whole number.
#[allow(
    clippy::cast_possible_truncation,
    reason = "whole, and a cast from floats stops at the ends of the range"
)]
pub(super) fn points(number: f64) -> i32 {
    number as i32
}
