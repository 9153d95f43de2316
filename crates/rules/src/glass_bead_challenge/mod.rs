//! The Glass Bead Challenge of David Balmer Jr., `gbc:5` to `gbc:19`, and on other tilings:
//! `gbc:hex4` to `gbc:hex9`, and `gbc:cairo3` to `gbc:cairo9`.
//!
//! The rules as implemented: `docs/spec/glass-bead-challenge.md`.
//!
//! ```
//! use rules::{Game, game::Position as _, glass_bead_challenge::{Cell, Position}};
//!
//! let Game::GlassBeadChallenge(rules) = "gbc:9,komi=4".parse()? else { unreachable!() };
//! let start = Position::start(rules);
//! assert_eq!(start.count_moves(), 81);
//!
//! let e5 = Cell::from_name(rules.board(), "e5").expect("the middle of the board");
//! let next = start.play(&e5).expect("every square is free");
//! assert_eq!(next.score().first.to_string(), "9");
//! assert_eq!(next.score().second.to_string(), "4");
//! assert_eq!(next.play(&e5).unwrap_err().to_string(), "there is a bead on e5");
//! # Ok::<(), rules::SpecError>(())
//! ```

mod board;
mod moves;
mod position;
mod setup;
mod spec;

pub use self::{
    board::{Board, Cell, Cells, Half, Tiling},
    moves::{Illegal, Shape, Trace},
    position::Position,
    setup::{SetupError, SetupReason},
    spec::{Drop, Rules},
};
