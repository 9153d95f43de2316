//! A position drawn as a board: places and sizes only, the colours are the style sheet's.

mod beads;
mod seeds;
mod squares;

use askama::Template;
use rules::Seat;

use super::{Text, filters};

pub use beads::LoneBead;
pub use squares::SquaresBoard;
pub(super) use squares::red_or_blue;

/// A board of any game.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/drawing.svg")]
pub enum Board {
    /// Two rows of pits.
    Pits(PitsBoard),
    Squares(SquaresBoard),
}

/// A board of pits with its beads.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/board.svg")]
pub struct PitsBoard {
    label: Text,
    legend: &'static str,
    width: f64,
    height: f64,
    inner_width: f64,
    inner_height: f64,
    pits: Vec<PitShape>,
    cups: Vec<CupShape>,
}

#[derive(Debug, Clone, PartialEq)]
struct PitShape {
    class: &'static str,
    letter: char,
    words: Text,
    x: f64,
    y: f64,
    radius: f64,
    letter_x: f64,
    letter_y: f64,
    beads: Vec<BeadShape>,
    /// How many seeds it holds, on a board where seeds are counted.
    count: Option<CountShape>,
}

/// A number of seeds, beside the letter of their pit.
#[derive(Debug, Clone, PartialEq)]
struct CountShape {
    seeds: u8,
    x: f64,
    /// How many the last move took out of the pit, and the line to write that on.
    taken: Option<(u8, f64)>,
}

/// A player's cup, as a tray along the player's own side.
#[derive(Debug, Clone, PartialEq)]
struct CupShape {
    side: Text,
    side_x: f64,
    words: Text,
    points: u16,
    points_x: f64,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    /// Where both texts stand.
    text_y: f64,
    beads: Vec<BeadShape>,
}

/// A bead, or several of a kind as one.
#[derive(Debug, Clone, PartialEq)]
struct BeadShape {
    /// What its worth is drawn as; none for a stone, which is a disc.
    gem: Option<GemShape>,
    x: f64,
    y: f64,
    radius: f64,
    /// The gem's worth, or how many stones these are.
    number: Option<String>,
    number_y: f64,
    number_size: f64,
}

#[derive(Debug, Clone, PartialEq)]
struct GemShape {
    class: String,
    corners: String,
}

// Units are about a pixel on a phone, so that the numbers can be read there.
const MARGIN: f64 = 12.0;
const PIT_RADIUS: f64 = 26.0;
const CUP_HEIGHT: f64 = 34.0;
/// In a cup: the room for the side's name, and for its points.
const NAME_WIDTH: f64 = 62.0;
const POINTS_WIDTH: f64 = 40.0;

impl Board {
    /// How to read it.
    pub fn legend(&self) -> Text {
        Text::new(match self {
            Self::Pits(board) => board.legend,
            Self::Squares(_) => "replay-legend-squares",
        })
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
