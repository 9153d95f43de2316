//! What the boards of two rows of pits have in common: where everything is.

use askama::Template;
use rules::Seat;
use words::Text;

use super::{moved, south_or_north, tenths};
use crate::filters;

/// A board of pits with its beads, between the two cups.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/board.svg")]
pub struct PitsBoard {
    pub(super) label: Text,
    pub(super) legend: &'static str,
    pub(super) width: f64,
    pub(super) pits: Vec<PitShape>,
    pub(super) cups: Vec<CupShape>,
    /// What the last move did, bead by bead, for the script that shows it.
    pub(super) moved: Option<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct PitShape {
    pub(super) class: &'static str,
    pub(super) letter: char,
    pub(super) words: Text,
    pub(super) x: f64,
    pub(super) y: f64,
    /// From the middle.
    pub(super) letter_x: f64,
    pub(super) letter_y: f64,
    pub(super) heap: HeapShape,
    /// How many seeds it holds, on a board where seeds are counted.
    pub(super) count: Option<CountShape>,
}

/// A number of seeds, beside the letter of their pit.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct CountShape {
    pub(super) seeds: u8,
    pub(super) x: f64,
    /// How many the last move took out of the pit.
    pub(super) taken: Option<u8>,
}

/// A player's cup at the player's right.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct CupShape {
    /// Its name in the steps of a move.
    pub(super) sign: char,
    pub(super) side: Text,
    pub(super) words: Text,
    pub(super) points: u16,
    pub(super) x: f64,
    /// From the middle of the board: the side's name, its points.
    pub(super) side_y: f64,
    pub(super) points_y: f64,
    /// The middle of the room for its beads.
    pub(super) heap_y: f64,
    pub(super) heap: HeapShape,
}

/// Beads of one size around a middle.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct HeapShape {
    pub(super) scale: f64,
    pub(super) beads: Vec<BeadShape>,
}

/// A bead, or several of a kind as one.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct BeadShape {
    /// Which drawing it is.
    pub(super) symbol: String,
    /// From the middle of the heap, in tenths of a bead's radius.
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) number: Option<NumberShape>,
}

/// How many beads one stands for, with their worth.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct NumberShape {
    pub(super) text: String,
    /// What it is written in.
    pub(super) ink: &'static str,
    pub(super) size: f64,
}

// Units are about a pixel on a phone, so that the numbers can be read there.
const PITCH: f64 = 54.0;
/// At either end, with the cup.
const END: f64 = 48.0;
const ROW_REACH: f64 = 28.0;
const LETTER_REACH: f64 = 43.0;
/// Room for beads in a cup.
pub(super) const CUP_ROOM: (f64, f64) = (34.0, 82.0);
/// The radius that beads have in their own drawing.
pub(super) const UNIT: f64 = 10.0;

impl PitsBoard {
    pub(super) fn legend(&self) -> &'static str {
        self.legend
    }
}

/// Where things are on a board of so many pits a side, to who sits at `from`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub(super) n_pits: u8,
    pub(super) from: Seat,
}

impl Layout {
    pub(super) fn width(self) -> f64 {
        2.0 * END + PITCH * f64::from(self.n_pits)
    }

    /// The middle of a pit. The own row goes from left to right, the other from right to left:
    /// anticlockwise.
    pub(super) fn pit(self, seat: Seat, column: u8) -> (f64, f64) {
        let column = if seat == self.from { column } else { self.n_pits - 1 - column };
        (END + PITCH * (f64::from(column) + 0.5), self.sign(seat) * ROW_REACH)
    }

    /// How far below the middle of a pit its letter stands.
    pub(super) fn letter_y(self, seat: Seat) -> f64 {
        // Letters hang from their line.
        self.sign(seat) * (LETTER_REACH - 4.5) + 4.5
    }

    /// The cup of a side, empty.
    pub(super) fn cup(self, seat: Seat) -> CupShape {
        let (x, sign) = (END / 2.0, self.sign(seat));
        CupShape {
            sign: moved::sign(seat),
            side: south_or_north(seat),
            words: south_or_north(seat),
            points: 0,
            x: if seat == self.from { self.width() - x } else { x },
            side_y: sign * (ROW_REACH + LETTER_REACH - 4.5) + 4.5,
            points_y: sign * 43.0 + 6.0,
            heap_y: -sign * 10.0,
            heap: HeapShape { scale: 1.0, beads: Vec::new() },
        }
    }

    /// Below or above the middle of the board.
    fn sign(self, seat: Seat) -> f64 {
        if seat == self.from { 1.0 } else { -1.0 }
    }
}

/// So many beads in rows in the cup of a layout, as large as they fit, none larger than `most`.
pub(super) fn grid(n_beads: usize, most: f64) -> (f64, Vec<(f64, f64)>) {
    let n_beads = u32::try_from(n_beads).unwrap_or(u32::MAX);
    let (wide, high) = CUP_ROOM;
    let step_of = |columns: u32| {
        let rows = n_beads.div_ceil(columns).max(1);
        (wide / f64::from(columns)).min(high / f64::from(rows))
    };
    let columns = (2..=8).max_by(|one, other| step_of(*one).total_cmp(&step_of(*other)));
    // Of several that are as good, the last one is found.
    let columns = columns.filter(|columns| step_of(*columns) > step_of(2)).unwrap_or(2);
    let step = step_of(columns).min(2.0 * most);
    let place = |idx: u32| {
        let (column, row) = (f64::from(idx % columns), f64::from(idx / columns));
        let left = step * (f64::from(columns) - 1.0) / 2.0;
        let top = step * (f64::from(n_beads.div_ceil(columns)) - 1.0) / 2.0;
        (step * column - left, step * row - top)
    };
    (step / 2.0, (0..n_beads).map(place).collect())
}

impl BeadShape {
    /// The drawing without a number.
    pub(super) fn bare(&self) -> String {
        self.symbol.replace("gem", "cut")
    }
}

impl NumberShape {
    pub(super) fn new(text: String, ink: &'static str) -> Self {
        let size = match text.chars().count() {
            1 => 13.0,
            2 => 10.5,
            _ => 8.0,
        };
        Self { text, ink, size }
    }
}

impl HeapShape {
    /// Beads of one radius at places around a middle.
    pub(super) fn new(radius: f64, beads: impl Iterator<Item = (BeadShape, (f64, f64))>) -> Self {
        let scale = (radius / UNIT * 100.0).round() / 100.0;
        let beads = beads.map(|(bead, (x, y))| BeadShape {
            x: tenths(x / scale),
            y: tenths(y / scale),
            ..bead
        });
        Self { scale, beads: beads.collect() }
    }
}
