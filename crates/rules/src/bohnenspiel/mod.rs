//! Bohnenspiel, of the mancala family: `bohnenspiel`.
//!
//! The rules as implemented: `docs/spec/bohnenspiel.md`.
//!
//! ```
//! use rules::{bohnenspiel::{Position, Rules}, game::Position as _, mancala::Pit};
//!
//! let start = Position::start(Rules);
//! let c = Pit::named('C', start.turn())?;
//! let next = start.play(&c).expect("pit C holds six beans");
//! assert_eq!(next.to_string(), "6,6,0,7,7,7 7,7,7,6,6,6 0 0 N");
//!
//! let refused = next.play(&c).unwrap_err();
//! assert_eq!(refused.to_string(), "pit C is the opponent's, expected a pit of the player to move");
//! # Ok::<(), rules::mancala::PitError>(())
//! ```

mod sowing;

use std::fmt;

use crate::{BySeat, Points, SpecReason, game, mancala};

/// Bohnenspiel has one board and no options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules;

impl Rules {
    /// docs/spec/bohnenspiel.md §1.3.
    const BEANS: u8 = 72;
}

/// A position of Bohnenspiel: 72 beans, and whose move it is.
pub type Position = mancala::Position<Rules>;

impl game::Rules for Rules {
    const FAMILY: &'static str = "bohnenspiel";
    const SAMPLES: &'static [&'static str] = &["bohnenspiel"];
    const PARAMETERS: &'static [game::Parameter] = &[];
    const SIDES: BySeat<&'static str> = BySeat { first: "South", second: "North" };

    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason> {
        mancala::without_parameters(parameters)
    }

    /// docs/spec/bohnenspiel.md §4.3: 36 beans each.
    fn can_draw(&self) -> bool {
        true
    }

    fn total_points(&self) -> Points {
        u16::from(Self::BEANS).into()
    }

    /// docs/spec/bohnenspiel.md §4.2: the last sweep leaves no bean in a pit.
    fn gives_all_points(&self) -> bool {
        true
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(<Self as game::Rules>::FAMILY)
    }
}

/// What a move did, for drawing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace(pub mancala::Trace);

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
}

/// Text that is no position of Bohnenspiel.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct SetupError(#[from] pub mancala::SetupError);
