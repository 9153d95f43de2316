//! The Glass Bead Game of Christian Freeling (1979): `gbg:3` to `gbg:9`.
//!
//! The rules as implemented: `docs/spec/glass-bead-game.md`.
//!
//! ```
//! use rules::{game::Position as _, glass_bead_game::{Position, Rules, Size, Tie}, record::Words};
//!
//! let rules = Rules { size: Size::new(5).expect("3 to 9"), tie: Tie::EmptiedLoses };
//! let start = Position::start(rules);
//! assert_eq!(start.count_moves(), 10);
//!
//! let c30 = start.read(&mut Words::new(&["C30"])).expect("pit C holds a 3 and a stone");
//! let next = start.play(&c30).expect("any order is allowed");
//! assert_eq!(next.to_string(), "50,40,-,320,100 50,40,30,20,10 - - N");
//! ```

mod beads;
mod continuations;
mod count;
mod listing;
mod moves;
mod near;
mod notation;
mod pit;
mod play;
mod position;
mod setup;
mod sowing;

use std::fmt;

pub use self::{
    beads::{Bead, Beads},
    moves::{Illegal, Move, Place, Taken},
    notation::Shape,
    pit::{Pit, Size},
    position::Position,
    setup::{SetupError, SetupReason},
    sowing::Trace,
};
use crate::game::{self, Parameter, Sizes, Takes};
use crate::{BySeat, Points, SpecReason};

/// Size and options of a Glass Bead Game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Pits a side.
    pub size: Size,
    /// Who wins at an equal score.
    pub tie: Tie,
}

/// Who wins a game that ends with an equal score.
///
/// Source: `docs/spec/glass-bead-game.md` §6.3, which names both readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tie {
    /// The player who has run out of beads loses: the inventor's rule.
    #[default]
    EmptiedLoses,
    /// `tie=emptied`: the player who has run out of beads wins.
    EmptiedWins,
}

impl game::Rules for Rules {
    const FAMILY: &'static str = "gbg";
    const SAMPLES: &'static [&'static str] =
        &["gbg:3", "gbg:4", "gbg:5", "gbg:6", "gbg:6,tie=emptied", "gbg:9"];
    const PARAMETERS: &'static [Parameter] = &[
        Parameter { name: "size", takes: Takes::Size(&[SIZES]) },
        Parameter { name: "tie", takes: Takes::Word(&["emptied"]) },
    ];
    const SIDES: BySeat<&'static str> = BySeat { first: "South", second: "North" };

    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason> {
        let Some(parameters) = parameters else {
            return Err(SpecReason::MissingSize { sizes: &[SIZES] });
        };
        let mut parts = parameters.split(',');
        let size = parse_size(parts.next().unwrap_or_default())?;
        let mut rules = Self { size, tie: Tie::default() };
        for option in parts {
            let tie = parse_tie(option)?;
            if rules.tie == tie {
                return Err(SpecReason::OptionTwice { name: "tie" });
            }
            rules.tie = tie;
        }
        Ok(rules)
    }

    /// docs/spec/glass-bead-game.md §6: somebody always wins.
    fn can_draw(&self) -> bool {
        false
    }

    fn total_points(&self) -> Points {
        self.size.all_points().into()
    }

    /// docs/spec/glass-bead-game.md §5.3: who cannot feed leaves gems in pits, on larger boards.
    fn gives_all_points(&self) -> bool {
        self.size.pits() <= ALWAYS_FEEDS
    }
}

/// Up to this many pits a side, somebody who has to feed always can.
const ALWAYS_FEEDS: u8 = 5;

const SIZES: Sizes = Sizes { prefix: "", least: Size::LEAST, most: Size::MOST };

fn parse_size(text: &str) -> Result<Size, SpecReason> {
    let no_such_size = || SpecReason::Size { given: text.to_owned(), sizes: &[SIZES] };
    text.parse().ok().and_then(Size::new).ok_or_else(no_such_size)
}

fn parse_tie(option: &str) -> Result<Tie, SpecReason> {
    match option {
        "tie=emptied" => Ok(Tie::EmptiedWins),
        _ => Err(SpecReason::UnknownOption { option: option.to_owned(), expected: "tie=emptied" }),
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tie = match self.tie {
            Tie::EmptiedLoses => "",
            Tie::EmptiedWins => ",tie=emptied",
        };
        write!(f, "gbg:{}{tie}", self.size.pits())
    }
}
