//! Oware by the Abapa rules, of the mancala family: `oware`.
//!
//! The rules as implemented: `docs/spec/oware.md`.
//!
//! ```
//! use rules::{game::Position as _, mancala::Pit, oware::{Position, Rules}};
//!
//! let start = Position::start(Rules);
//! let c = Pit::named('C', start.turn())?;
//! let next = start.play(&c).expect("pit C holds four seeds");
//! assert_eq!(next.to_string(), "4,4,0,5,5,5 5,4,4,4,4,4 0 0 N");
//!
//! let refused = next.play(&c).unwrap_err();
//! assert_eq!(refused.to_string(), "pit C is the opponent's, expected a pit of the player to move");
//! # Ok::<(), rules::mancala::PitError>(())
//! ```

mod sowing;

use std::fmt;

use crate::{BySeat, Points, SpecReason, game, mancala};

/// Oware has one board and no options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules;

impl Rules {
    /// docs/spec/oware.md §1.3.
    const SEEDS: u8 = 48;
    /// docs/spec/oware.md §4.1.
    const MAJORITY: u8 = Self::SEEDS / 2 + 1;
}

/// A position of Oware: 48 seeds, and whose move it is.
pub type Position = mancala::Position<Rules>;

impl game::Rules for Rules {
    const FAMILY: &'static str = "oware";
    const SAMPLES: &'static [&'static str] = &["oware"];
    const PARAMETERS: &'static [game::Parameter] = &[];
    const SIDES: BySeat<&'static str> = BySeat { first: "South", second: "North" };

    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason> {
        mancala::without_parameters(parameters)
    }

    /// docs/spec/oware.md §4.2: 24 seeds each.
    fn can_draw(&self) -> bool {
        true
    }

    fn total_points(&self) -> Points {
        u16::from(Self::SEEDS).into()
    }

    /// docs/spec/oware.md §4.1: what is on the board when somebody has 25 counts for nobody.
    fn gives_all_points(&self) -> bool {
        false
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(<Self as game::Rules>::FAMILY)
    }
}

/// What a move did, for drawing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// What became of the seeds.
    pub seeds: mancala::Trace,
    /// Whether all the opponent's seeds would have been captured, and so none were:
    /// docs/spec/oware.md §3.3.
    pub is_grand_slam: bool,
}

/// Text that has not the shape of a move.
#[derive(Debug, Clone, PartialEq, Eq, Default, thiserror::Error)]
#[error("expected one pit, as a letter like C or its number from the mover's left")]
pub struct Shape;

/// A move against the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum Illegal {
    #[error("the game is already over")]
    GameOver,
    #[error(transparent)]
    Pit(#[from] mancala::PitError),
    #[error("the opponent has no seed, and pit {pit} would give none")]
    NotFed { pit: mancala::Pit },
}

/// Text that is no position of Oware.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct SetupError(#[from] pub mancala::SetupError);
