//! A position drawn as a board: places and sizes only, the colours are the style sheet's.

mod beads;
mod cells;
mod glass;
mod moved;
mod pits;
mod seeds;
mod small;
pub mod tapped;
mod tiles;

use askama::Template;
use rules::Seat;
use words::Text;

use super::filters;

pub use beads::LoneBead;
pub use cells::CellsBoard;
pub(super) use cells::{of_cells, red_or_blue};
pub use glass::{Glass, glass};
pub use pits::PitsBoard;
pub use small::SmallBoard;

/// A board of any game.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/drawing.svg")]
pub enum Board {
    /// Two rows of pits.
    Pits(PitsBoard),
    /// Cells that beads are put on.
    Cells(CellsBoard),
}

impl Board {
    /// How to read it.
    pub fn legend(&self) -> Text {
        Text::new(match self {
            Self::Pits(board) => board.legend(),
            Self::Cells(board) => board.legend(),
        })
    }

    /// What playing a field is called, for whoever does not see it.
    pub(super) fn tap_words(&self, field: &str) -> Text {
        let counted = match self {
            Self::Pits(board) => board.tap_words(field),
            Self::Cells(_) => None,
        };
        counted.unwrap_or_else(|| Text::new("play-tap").with("field", field))
    }
}

/// The sides of a board of pits.
pub(super) fn south_or_north(seat: Seat) -> Text {
    Text::new(match seat {
        Seat::First => "side-south",
        Seat::Second => "side-north",
    })
}

/// Two stand side by side, four in a square, all others with one on top.
fn start_angle(n_around: u8) -> f64 {
    match n_around {
        2 => 0.0,
        4 => std::f64::consts::FRAC_PI_4,
        _ => std::f64::consts::FRAC_PI_2,
    }
}

/// Nobody sees less than a tenth.
fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
