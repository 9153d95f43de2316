//! The Glass Bead Challenge of David Balmer Jr.: `gbc:5` to `gbc:19`.
//!
//! The rules as implemented: `docs/spec/glass-bead-challenge.md`.
//!
//! ```
//! use rules::{Game, game::Position as _, glass_bead_challenge::{Position, Square}};
//!
//! let Game::GlassBeadChallenge(rules) = "gbc:9,komi=4".parse()? else { unreachable!() };
//! let start = Position::start(rules);
//! assert_eq!(start.count_moves(), 81);
//!
//! let e5 = Square::from_name(rules.size(), "e5").expect("the middle of the board");
//! let next = start.play(&e5).expect("every square is free");
//! assert_eq!(next.score().first.to_string(), "9");
//! assert_eq!(next.score().second.to_string(), "4");
//! assert_eq!(next.play(&e5).unwrap_err().to_string(), "there is a bead on e5");
//! # Ok::<(), rules::SpecError>(())
//! ```

mod moves;
mod position;
mod setup;
mod spec;
mod squares;

pub use self::{
    moves::{Illegal, Shape, Trace},
    position::Position,
    setup::{SetupError, SetupReason},
    spec::{Drop, Rules},
    squares::{Size, Square, Squares},
};
