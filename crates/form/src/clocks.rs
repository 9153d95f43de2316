//! The clock of a round, as it is set.

use serde::Deserialize;

use domain::LineError;
use domain::clocks::Minutes;
use domain::results::Reason;

/// A button of a clock, and the page that it is on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ClockForm {
    /// "round" or "queue"; else the page of the clock.
    pub from: String,
}

/// How long the round lasts.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LengthForm {
    pub length: String,
    /// The length that the form was made from.
    pub seen: String,
}

/// Time for one board, or for all.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct AddedForm {
    /// Empty for all.
    pub board: String,
    pub minutes: String,
    pub reason: String,
}

/// What is wrong with what was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockComplaint {
    #[error("length: no whole number of minutes up to a day")]
    Length,
    #[error("minutes: no whole number up to a day")]
    Minutes,
    #[error("board: no board of the round")]
    Board,
    #[error("reason: {0}")]
    Reason(LineError),
}

/// Time that is to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adding {
    /// None for all.
    pub board: Option<u16>,
    pub minutes: Minutes,
    pub reason: Option<Reason>,
}

impl ClockComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Minutes => "minutes",
            Self::Board => "board",
            Self::Reason(_) => "reason",
        }
    }
}

impl LengthForm {
    pub fn parse(&self) -> Result<Minutes, Vec<ClockComplaint>> {
        minutes(&self.length).ok_or_else(|| vec![ClockComplaint::Length])
    }

    pub fn seen(&self) -> Option<Minutes> {
        minutes(&self.seen)
    }
}

impl AddedForm {
    pub fn parse(&self) -> Result<Adding, Vec<ClockComplaint>> {
        let typed = self.board.trim();
        let board = (!typed.is_empty()).then(|| typed.parse().map_err(|_| ClockComplaint::Board));
        let time = minutes(&self.minutes).ok_or(ClockComplaint::Minutes);
        let reason = Reason::parse_optional(&self.reason).map_err(ClockComplaint::Reason);
        match (board.transpose(), time, reason) {
            (Ok(board), Ok(minutes), Ok(reason)) => Ok(Adding { board, minutes, reason }),
            (board, time, reason) => {
                Err([board.err(), time.err(), reason.err()].into_iter().flatten().collect())
            }
        }
    }
}

fn minutes(typed: &str) -> Option<Minutes> {
    Minutes::new(typed.trim().parse().ok()?)
}
