//! The games: positions, moves, records, and the verifier that replays them.
//!
//! Knows nothing of people, events, files or the web. A [`Spec`] names a game, a [`Record`] is a
//! game as it was written down, and [`verify`] says whether every move of it is legal and the
//! result the one the rules give:
//!
//! ```
//! use rules::Status;
//!
//! let record = "[Game \"gbg:5\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. C30 c30 0-1\n";
//! let verdict = rules::verify(record.as_bytes());
//! assert_eq!(verdict.status, Status::Verified);
//! assert_eq!(verdict.plies, Some(2));
//!
//! let verdict = rules::verify(record.replace("c30", "d5").as_bytes());
//! assert_eq!(verdict.status, Status::Illegal);
//! let fault = verdict.fault.expect("every illegal move is explained");
//! assert_eq!(
//!     fault.to_string(),
//!     "line 5, column 8, ply 2, \"d5\": \
//!      pit d holds 20, expected each of these beads once, in any order",
//! );
//! ```
//!
//! # Adding a game
//!
//! A folder with a type that implements [`game::Position`], its rules in `docs/spec/`, and one
//! line in the list of games in `games.rs`. The compiler then names the places that tell games
//! apart; `docs/adding-a-game.md` names them all, with the tests. Games of counted seeds find their
//! board in [`mancala`].

#![warn(missing_docs)]

pub mod bohnenspiel;
pub mod game;
pub mod glass_bead_challenge;
pub mod glass_bead_game;
pub mod mancala;
pub mod oware;
pub mod readings;
pub mod record;

mod continuations;
mod distance;
mod games;
mod near;
mod outcome;
mod points;
mod replay;
mod seat;
mod spec;
mod verify;
mod walk;
mod words;
mod work;
mod writing;
mod written;

pub use self::{
    continuations::{Continuation, Continuations, Touched},
    games::{AnyPosition, Game, Illegal, Listed, SetupError, Shape, Trace, Visitor, perft},
    outcome::{
        Claim, EndReason, Ending, Outcome, ParseClaimError, ParseTerminationError, Termination,
    },
    points::Points,
    record::{CanonicalError, Fault, FaultKind, MovetextFault, Record, TagFault},
    replay::{Ply, Replay},
    seat::{BySeat, Seat},
    spec::{OtherGame, Spec, SpecError, SpecReason},
    verify::{Status, Verdict, VerifiedGame, verify},
    writing::{LastMove, Writing},
    written::MoveFault,
};
