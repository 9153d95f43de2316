//! Results: facts that are corrected by new facts, never overwritten.

mod belonging;
mod consequences;
mod context;
mod corrected;
mod decision;
mod half;
mod improbable;
mod keyed;
mod moves;
mod presence;
mod problem;
mod proposed;
mod readings;
mod record;
mod refusal;
mod round;
mod sheet;
mod shorthand;
mod sitting;
mod text;
mod undo;
mod way;
mod writing;

use chrono::{DateTime, Utc};
use rules::{BySeat, Points, Seat};
use tournament::colour::Colour;
use tournament::result::GameResult;

use super::words::words;
use super::{AccountId, ChoiceId, GameId, Line, PairingId, ResultId, SubmissionId};

pub use consequences::{Consequences, Depth, PlaceMoved, Repaired};
pub use context::{Context, Heading};
pub use corrected::{Earlier, is_corrected};
pub use decision::{Accepted, decide};
pub use half::Turn;
pub use improbable::{Improbable, improbable};
pub use keyed::{Confirmation, Keyed, Says};
pub use moves::{Moves, Twin};
pub use presence::Presence;
pub use problem::{RecordProblem, too_large, unreadable};
pub use proposed::{FaultyRecord, Proposed};
pub use readings::{changes, name, readings};
pub use record::proves;
pub use refusal::{MOST_BY_PROGRAMS, Refusal, Refused};
pub use round::{Game, RoundSheet};
pub use sheet::Sheet;
pub use shorthand::Shorthand;
pub use sitting::{Grounds, Neighbour, Sitting, SittingLink};
pub use undo::{Author, LONGEST_UNDO, UNDONE, Undo, settled_at, undone};
pub use way::only_ending;
pub(super) use way::{claim, termination};
pub use writing::writing;

/// Why something was done, in the words of whoever did it.
pub type Reason = Line<500>;

/// A result as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub id: ResultId,
    /// The pairing it is about.
    pub pairing: PairingId,
    /// The result that it corrects.
    pub replaces: Option<ResultId>,
    /// What it says.
    pub decision: Decision,
    /// The game record that was handed in with it.
    pub game: Option<GameId>,
    /// What stands behind it.
    pub proof: Proof,
    /// Why it was corrected.
    pub reason: Option<String>,
    pub recorded_at: DateTime<Utc>,
    /// By whom; nobody where the players agreed, or the server has seen the game.
    pub recorded_by: Option<AccountId>,
    /// What was handed in and counts by this.
    pub submission: Option<SubmissionId>,
    /// The choice of sides that it was recorded by; none where the seats were as paired.
    pub choice: Option<ChoiceId>,
}

/// What a result says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// Who won.
    pub outcome: RecordedOutcome,
    /// How it ended.
    pub ending: Ending,
    /// The game points of both sides, if they were written down.
    pub points: Option<BySeat<Points>>,
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordedOutcome {
    /// The player who moved first.
    First,
    /// The player who moved second.
    Second,
    /// Drawn.
    Draw,
    /// Lost by both: neither came, or the arbiter decided so.
    Neither,
    /// No result: what was recorded before is taken back.
    Open,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Played to its end by the rules.
    Played,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// A player, or both, did not come: nothing was played.
    Forfeit,
    /// The arbiter decided.
    Adjudication,
    /// The players agreed on a draw.
    Agreement,
    /// It was over in less than one move: played, but not rated. Only files say so.
    Unrated,
    /// It did not: there is no result.
    Open,
}

/// What stands behind a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// A record that the rules have replayed and that agrees with it.
    Proven,
    /// A record that does not play or does not agree, stored by an arbiter all the same.
    Unproven,
    /// No record: the word of those who were there.
    NoRecord,
}

/// What the end of a game is known by that the server has seen, move by move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndKind {
    /// The moves show it to anybody who plays them again.
    Moves,
    /// The server's clock.
    Clock,
    /// An act of the player who lost by it, or of both, recorded when it was done.
    Act,
    /// Somebody's word.
    Word,
}

/// What stands behind a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Backing {
    /// The moves end the game by its rules, with this result.
    ByMoves,
    /// The moves are legal; how the game ended is the word of the players or the arbiter.
    MovesChecked,
    /// The server's clock ended the game, whose moves are legal.
    ByClock,
    /// The server recorded how a player ended the game, or both, when they did; its moves are legal.
    ByAct,
    /// The moves do not agree with it.
    Unproven,
    /// There are no moves.
    NoRecord,
}

words! { RecordedOutcome {
    First = "first", Second = "second", Draw = "draw", Neither = "neither", Open = "open",
} }
words! { Ending {
    Played = "played", Resignation = "resignation", Time = "time", Forfeit = "forfeit",
    Adjudication = "adjudication", Agreement = "agreement", Unrated = "unrated", Open = "open",
} }
words! { EndKind { Moves = "moves", Clock = "clock", Act = "act", Word = "word", } }
words! { Proof { Proven = "proven", Unproven = "unproven", NoRecord = "no-record", } }

impl Recorded {
    /// What stands behind it.
    pub fn backing(&self) -> Backing {
        let backing = Backing::of(self.proof, self.decision.ending);
        self.seen_by_server().map_or(backing, |kind| backing.of_kind(kind))
    }

    /// What the end of the game is known by, if the server has seen it: nobody entered the result.
    pub fn seen_by_server(&self) -> Option<EndKind> {
        let kind = match self.decision.ending {
            Ending::Played => EndKind::Moves,
            Ending::Time | Ending::Forfeit => EndKind::Clock,
            Ending::Resignation | Ending::Agreement => EndKind::Act,
            Ending::Adjudication | Ending::Unrated | Ending::Open => EndKind::Word,
        };
        (self.recorded_by.is_none() && self.submission.is_none()).then_some(kind)
    }

    /// Whether it says how the game ended; else it takes back what was recorded before.
    pub fn is_decided(&self) -> bool {
        self.decision.outcome != RecordedOutcome::Open
    }
}

impl Backing {
    /// A record that agrees with a game played to its end has moves that end it.
    pub fn of(proof: Proof, ending: Ending) -> Self {
        match (proof, ending) {
            (Proof::Proven, Ending::Played) => Self::ByMoves,
            (Proof::Proven, _) => Self::MovesChecked,
            (Proof::Unproven, _) => Self::Unproven,
            (Proof::NoRecord, _) => Self::NoRecord,
        }
    }

    /// That of a game whose end the server has seen.
    #[must_use]
    pub fn of_kind(self, kind: EndKind) -> Self {
        match kind {
            EndKind::Moves => Self::ByMoves,
            EndKind::Clock => Self::ByClock,
            EndKind::Act => Self::ByAct,
            EndKind::Word => self,
        }
    }

    /// Whether more than somebody's word stands behind it.
    pub fn is_checked(self) -> bool {
        !matches!(self, Self::Unproven | Self::NoRecord)
    }
}

impl Decision {
    /// What the tournament makes of it.
    pub fn game_result(&self) -> GameResult {
        match (self.outcome, self.ending) {
            (RecordedOutcome::Open, _) => GameResult::Pending,
            (RecordedOutcome::Draw, Ending::Unrated) => GameResult::UnratedDraw,
            (RecordedOutcome::Draw, _) => GameResult::Draw,
            (RecordedOutcome::Neither, Ending::Forfeit) => GameResult::DoubleForfeit,
            (RecordedOutcome::Neither, _) => GameResult::BothLose,
            (RecordedOutcome::First, ending) => won(ending, Seat::First),
            (RecordedOutcome::Second, ending) => won(ending, Seat::Second),
        }
    }
}

fn won(ending: Ending, seat: Seat) -> GameResult {
    let won_by = colour(seat);
    match ending {
        Ending::Forfeit => GameResult::Forfeit { won_by },
        Ending::Unrated => GameResult::UnratedWin { won_by },
        _ => GameResult::Win { won_by },
    }
}

/// The one place where the games' seats meet the pairing rules' colours: first is White.
pub fn colour(seat: Seat) -> Colour {
    match seat {
        Seat::First => Colour::White,
        Seat::Second => Colour::Black,
    }
}

/// The way back of [`colour`].
pub fn seat(colour: Colour) -> Seat {
    match colour {
        Colour::White => Seat::First,
        Colour::Black => Seat::Second,
    }
}
