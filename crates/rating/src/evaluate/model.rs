//! What predicts: a system, its parameters, and when it learns.

use std::fmt;
use std::num::NonZeroU16;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::parameter::Parameter;
use crate::systems::RatingSystem;

/// When games that were predicted are learned from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Learning {
    /// One after the other, as soon as their day is over.
    Game,
    /// All at once, as soon as so many days are over, counted from a Monday.
    Days(NonZeroU16),
}

/// A method with a value for each of its parameters.
///
/// ```
/// use rating::evaluate::{Learning, RatingSystem, Model, ModelError, Parameter};
///
/// let model = Model::new(RatingSystem::Elo, Learning::Game).with(Parameter::K, 40.0)?;
/// assert_eq!(model.value(Parameter::K), Some(40.0));
///
/// let refused = model.with(Parameter::Tau, 0.5);
/// let unknown = ModelError::Unknown { method: RatingSystem::Elo, parameter: Parameter::Tau };
/// assert_eq!(refused, Err(unknown));
/// # Ok::<(), ModelError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Model {
    method: RatingSystem,
    learning: Learning,
    values: [f64; Parameter::ALL.len()],
}

/// Why a model cannot have a value.
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ModelError {
    #[error("{method} has no parameter \"{parameter}\"")]
    Unknown { method: RatingSystem, parameter: Parameter },
    #[error("{parameter} is {value}, but must be from {} to {}", .range.start(), .range.end())]
    Outside { parameter: Parameter, value: f64, range: RangeInclusive<f64> },
}

/// A word that names nothing here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{word}\" is none of {}", .words.join(", "))]
pub struct UnknownWord {
    word: String,
    words: Vec<&'static str>,
}

impl Model {
    /// The method as a pool starts with it, and without an advantage of the first side.
    #[must_use]
    pub fn new(method: RatingSystem, learning: Learning) -> Self {
        Self { method, learning, values: Parameter::ALL.map(Parameter::usual) }
    }

    /// The same with another value.
    pub fn with(mut self, parameter: Parameter, value: f64) -> Result<Self, ModelError> {
        let (method, range) = (self.method, parameter.range());
        if !method.parameters().contains(&parameter) {
            return Err(ModelError::Unknown { method, parameter });
        }
        if !range.contains(&value) {
            return Err(ModelError::Outside { parameter, value, range });
        }
        self.values[parameter as usize] = value;
        Ok(self)
    }

    /// The method.
    #[must_use]
    pub const fn method(&self) -> RatingSystem {
        self.method
    }

    /// When it learns.
    #[must_use]
    pub const fn learning(&self) -> Learning {
        self.learning
    }

    /// The value of a parameter, if the method has it.
    #[must_use]
    pub fn value(&self, parameter: Parameter) -> Option<f64> {
        self.method.parameters().contains(&parameter).then(|| self.of(parameter))
    }

    /// The value of a parameter that the method has.
    pub(super) const fn of(&self, parameter: Parameter) -> f64 {
        self.values[parameter as usize]
    }
}

/// A word for each, written and read.
macro_rules! worded {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                let found = Self::ALL.into_iter().find(|one| one.word() == word);
                found.ok_or_else(|| UnknownWord {
                    word: word.to_owned(),
                    words: Self::ALL.map(Self::word).to_vec(),
                })
            }
        }
    };
}

worded!(RatingSystem);
worded!(Parameter);
