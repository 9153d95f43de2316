//! The letters and numbers at the edge of a board of cells.

use rules::Seat;
use rules::glass_bead_challenge::{Cell, Tiling};

use super::super::tenths;
use super::super::tiles::{Point, room};
use super::{Drawing, LEFT, LabelShape, TOP};

/// From a hexagon to its letter or number, beyond its own edge.
const BESIDE: f64 = 11.0;
/// By how much a text stands below the middle of its line.
const BASE: f64 = 4.0;

pub(super) fn labels(drawing: &Drawing<'_>) -> Vec<LabelShape> {
    let each = 0..drawing.board.side();
    match drawing.board.tiling() {
        Tiling::Squares | Tiling::Pentagons => {
            each.flat_map(|idx| [column(drawing, idx), row(drawing, idx)]).collect()
        }
        Tiling::Hexagons => {
            each.flat_map(|idx| [hexagons_row(drawing, idx), diagonal(drawing, idx)]).collect()
        }
    }
}

/// A column's letter, below the board.
fn column(drawing: &Drawing<'_>, idx: u8) -> LabelShape {
    let x = LEFT + drawing.unit * (before(drawing, idx) + 0.5);
    LabelShape { text: letter(idx), x: tenths(x), y: tenths(drawing.below() + 15.0) }
}

/// A row's number, at the left of the board.
fn row(drawing: &Drawing<'_>, idx: u8) -> LabelShape {
    let up = drawing.unit * (before(drawing, idx) + 0.5);
    let y = drawing.below() - up + BASE;
    LabelShape { text: (idx + 1).to_string(), x: tenths(LEFT / 2.0 + 1.0), y: tenths(y) }
}

/// How many columns are left of one, or rows below it: row 1 is the lowest to Red.
fn before(drawing: &Drawing<'_>, idx: u8) -> f64 {
    f64::from(match drawing.from {
        Seat::First => idx,
        Seat::Second => drawing.board.side() - 1 - idx,
    })
}

/// A row's letter, at its left end.
fn hexagons_row(drawing: &Drawing<'_>, idx: u8) -> LabelShape {
    let cells = drawing.board.row(idx).map(|cell| middle(drawing, cell));
    let (x, y) = cells.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or((LEFT, TOP));
    let x = x - drawing.unit / 2.0 - BESIDE;
    LabelShape { text: letter(idx), x: tenths(x), y: tenths(y + BASE) }
}

/// A diagonal's number, at its lower end: it leans to the left, so that its next hexagon would be below to the right.
fn diagonal(drawing: &Drawing<'_>, idx: u8) -> LabelShape {
    let cells = drawing.board.cells().filter(|cell| cell.number() == idx);
    let middles = cells.map(|cell| middle(drawing, cell));
    let (x, y) = middles.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((LEFT, TOP));
    let reach = drawing.unit / 2.0 + BESIDE;
    LabelShape {
        text: (idx + 1).to_string(),
        x: tenths(x + reach / 2.0),
        y: tenths(y + reach * 3.0_f64.sqrt() / 2.0 + BASE),
    }
}

fn middle(drawing: &Drawing<'_>, cell: Cell) -> Point {
    room(&drawing.corners(cell)).0
}

fn letter(idx: u8) -> String {
    char::from(b'a' + idx).to_string()
}
