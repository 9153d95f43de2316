//! How games begin.

use rules::{Claim, Fault, Game, Record, Termination};

/// How many moves of each game are kept to find it by.
pub const OPENING_PLIES: usize = 12;

/// The first moves of a game in canonical notation, a space after each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Opening(String);

/// Why moves are not the beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    #[error("{n_plies} moves, at most {OPENING_PLIES} are searched")]
    TooLong { n_plies: usize },
    #[error("{0}")]
    Fault(Box<Fault>),
}

impl Opening {
    /// How a record begins; empty if it cannot be read.
    pub fn of_record(record: &Record) -> Self {
        Self::of(&record.opening(OPENING_PLIES).0)
    }

    /// Reads moves as somebody types them: with numbers or without, and of a game that is named in any
    /// notation that its rules read.
    ///
    /// ```
    /// use domain::games::Opening;
    ///
    /// let game = "gbg:5".parse().ok();
    /// assert_eq!(Opening::parse("1. C30! c30", game).unwrap().as_str(), "C30 c30 ");
    /// assert!(Opening::parse("1. C99", game).is_err());
    /// assert_eq!(Opening::parse("1.C99", None).unwrap().as_str(), "C99 ");
    /// ```
    pub fn parse(text: &str, game: Option<Game>) -> Result<Self, OpeningError> {
        let moves = match game {
            Some(game) => moves_of(game, text)?,
            None => words(text),
        };
        match moves.len() {
            n_plies if n_plies > OPENING_PLIES => Err(OpeningError::TooLong { n_plies }),
            _ => Ok(Self::of(&moves)),
        }
    }

    fn of(moves: &[String]) -> Self {
        Self(moves.iter().flat_map(|mv| [mv.as_str(), " "]).collect())
    }

    /// The moves, a space after each.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it has no moves: every game begins so.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn moves_of(game: Game, text: &str) -> Result<Vec<String>, OpeningError> {
    let fault = |fault: Fault| OpeningError::Fault(Box::new(fault));
    let record = Record::from_movetext(game, Claim::Open, Termination::Normal, text);
    match record.map_err(fault)?.opening(OPENING_PLIES + 1) {
        (moves, None) => Ok(moves),
        (_, Some(found)) => Err(fault(found)),
    }
}

/// The moves of no game that is known, without their numbers.
fn words(text: &str) -> Vec<String> {
    let bare = |word: &'_ str| match word.split_once('.') {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            rest.trim_start_matches('.').to_owned()
        }
        _ => word.to_owned(),
    };
    text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect()
}
