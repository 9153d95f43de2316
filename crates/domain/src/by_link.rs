//! Games by link: two people play move by move, wherever they are.
//!
//! What happens in a game is a list of facts ([`Fact`]), and everything else is a function of them
//! ([`Playing`]): the board, the clocks, how it ended. The rules judge each move before it becomes one.
//!
//! Source: `docs/spec/games-by-link.md`.

mod challenges;
mod deciding;
mod ends;
mod facts;
mod phrases;
mod playing;
mod rated;
mod rematches;
mod terms;
mod time_control;
mod turn_time;
mod watching;

#[cfg(test)]
mod tests;

pub use self::challenges::{
    AtBoard, Begins, Challenge, Fate, ForOthers, LinkGame, MOST_BLOCKED, MOST_BROWSERS, MOST_OPEN,
    MOST_RUNNING, NO_NAME, NewChallenge, NotMade, NotTaken, OPEN_FOR, OnlyMoves, OpenChallenges,
    SeatHolder, SeatName, Sending, Setting,
};
pub use self::deciding::{Refusal, Ruling, Sent, Wish};
pub use self::ends::End;
pub use self::facts::{Deed, ENDS, Fact, UnknownDeed};
pub use self::phrases::Phrase;
pub use self::playing::{Broken, Halt, MoveMade, Playing, Setup};
pub use self::rated::{
    MOST_RATED, RATED_WITHIN, by_link_family, played_family, rated_outcome, rated_since,
};
pub use self::rematches::{REMATCH_WITHIN, Rematch};
pub use self::terms::{
    BoardGame, BoardState, Followed, NextRound, NotByLink, Step, Stuck, Terms, may_be_by_link,
    steps, stuck,
};
pub use self::time_control::{Pace, Time, TimeControl, TimeControlError};
pub use self::turn_time::TurnTime;
pub use self::watching::Delay;
