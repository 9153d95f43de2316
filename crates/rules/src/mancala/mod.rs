//! The board of two rows of six pits and two stores, in which seeds are counted.
//!
//! What the games on it have in common: the pits and their letters, the position and its text, and
//! the pit that a word names. How seeds are sown and captured, and when the game is over, is each
//! game's own affair: [`Sowing`]. A new one is a folder beside [`bohnenspiel`](crate::bohnenspiel).
//!
//! ```
//! use rules::{Seat, mancala::{Board, Pit, PitError}};
//!
//! let board = Board::parse("4,4,0,5,5,5 5,4,4,4,4,4 0 0 N", 48)?;
//! let c = Pit::named('c', board.turn()).expect("a pit of North's");
//! assert_eq!((board.seeds(c), board.store(Seat::First)), (4, 0));
//!
//! let refused = Pit::named('C', board.turn());
//! assert!(matches!(refused, Err(PitError::OpponentsPit { .. })));
//! # Ok::<(), rules::mancala::SetupError>(())
//! ```

mod board;
mod pit;
mod position;
mod setup;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use self::position::without_parameters;
pub use self::{
    board::{Board, Trace},
    pit::{Pit, PitError, sign},
    position::{Position, Sowing, Sown},
    setup::{SetupError, SetupReason},
};
