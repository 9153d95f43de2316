//! How a game by link ends.

use rules::{Claim, EndReason, Outcome, Seat, Termination};

use crate::results::{EndKind, Ending, RecordedOutcome, claim, termination};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By the rules of the game.
    ByRules(Outcome, EndReason),
    /// A position occurred for the third time.
    Repetition,
    /// It went on for longer than a record can be.
    TooLong,
    /// A player had no time left.
    TimeOut {
        /// Whose time it was.
        seat: Seat,
        /// Whether that player had made a move at all.
        has_moved: bool,
    },
    /// This player resigned.
    Resigned(Seat),
    /// A draw was offered and accepted.
    Agreed,
    /// An arbiter decided.
    Adjudicated(RecordedOutcome),
    /// Its board has this result without it, by an arbiter's entry or a withdrawal, or is gone.
    Settled(RecordedOutcome),
    /// Whoever began it for two others has withdrawn it.
    Withdrawn,
}

impl End {
    pub fn kind(self) -> EndKind {
        match self {
            Self::ByRules(..) | Self::Repetition | Self::TooLong => EndKind::Moves,
            Self::TimeOut { .. } => EndKind::Clock,
            Self::Resigned(_) | Self::Agreed => EndKind::Act,
            Self::Adjudicated(_) | Self::Settled(_) | Self::Withdrawn => EndKind::Word,
        }
    }

    /// Who won.
    pub fn outcome(self) -> RecordedOutcome {
        let won_by = |seat| match seat {
            Seat::First => RecordedOutcome::First,
            Seat::Second => RecordedOutcome::Second,
        };
        match self {
            Self::ByRules(Outcome::Win(seat), _) => won_by(seat),
            Self::TimeOut { seat, .. } | Self::Resigned(seat) => won_by(seat.other()),
            Self::ByRules(Outcome::Draw, _) | Self::Repetition | Self::TooLong | Self::Agreed => {
                RecordedOutcome::Draw
            }
            Self::Adjudicated(outcome) | Self::Settled(outcome) => outcome,
            Self::Withdrawn => RecordedOutcome::Open,
        }
    }

    /// How it ended, as results have it.
    pub fn ending(self) -> Ending {
        match self {
            Self::ByRules(..) => Ending::Played,
            Self::Repetition
            | Self::TooLong
            | Self::Adjudicated(_)
            | Self::Settled(_)
            | Self::Withdrawn => Ending::Adjudication,
            Self::TimeOut { has_moved: true, .. } => Ending::Time,
            Self::TimeOut { has_moved: false, .. } => Ending::Forfeit,
            Self::Resigned(_) => Ending::Resignation,
            Self::Agreed => Ending::Agreement,
        }
    }

    /// What the record of the game claims. A forfeit here is one of time.
    pub(super) fn claim(self) -> (Claim, Termination) {
        let termination = termination(self.ending()).unwrap_or(Termination::TimeForfeit);
        (claim(self.outcome()).unwrap_or(Claim::Open), termination)
    }
}
