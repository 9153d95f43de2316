//! Where the cells of a board lie: in units, from the left lower corner upwards.
//!
//! A unit is the side of a square, the width of a hexagon, or the side of the square that two pentagons of a Cairo board
//! would fill if they were not bent.

use rules::glass_bead_challenge::{Board, Cell, Half, Tiling};

pub(super) type Point = (f64, f64);

/// Half the side of a hexagon one unit wide; and how far a pentagon of the Cairo tiling reaches into the square beside its
/// own, so that each angle where three meet is one of 120 degrees.
const BEND: f64 = 0.288_675_134_594_812_9;
/// From one row of hexagons to the next.
const ROW: f64 = 3.0 * BEND;

/// How wide and how high a board is.
pub(super) fn extent(board: Board) -> Point {
    let side = f64::from(board.side());
    match board.tiling() {
        Tiling::Squares | Tiling::Pentagons => (side, side),
        Tiling::Hexagons => (side, ROW * (side - 1.0) + 4.0 * BEND),
    }
}

/// The corners of a cell, one after the other.
pub(super) fn corners(board: Board, cell: Cell) -> Vec<Point> {
    let (column, row) = (f64::from(cell.letter()), f64::from(cell.number()));
    match cell.half() {
        Some(half) => pentagon(board, (column, row), half),
        None if board.tiling() == Tiling::Hexagons => hexagon(middle(board, cell)),
        None => {
            vec![(column, row), (column + 1.0, row), (column + 1.0, row + 1.0), (column, row + 1.0)]
        }
    }
}

/// The middle of a hexagon: rows have letters from below, and numbers go up along diagonals.
fn middle(board: Board, cell: Cell) -> Point {
    let (row, number) = (f64::from(cell.letter()), f64::from(cell.number()));
    (number + (f64::from(board.size()) - row) / 2.0, ROW * row + 2.0 * BEND)
}

fn hexagon((x, y): Point) -> Vec<Point> {
    let (beside, above) = (0.5, 2.0 * BEND);
    vec![
        (x, y + above),
        (x + beside, y + BEND),
        (x + beside, y - BEND),
        (x, y - above),
        (x - beside, y - BEND),
        (x - beside, y + BEND),
    ]
}

/// Half of the square whose left lower corner is at a place: where its neighbour ends a line, it is bent outwards, and
/// where its own line ends, inwards; at the rim neither.
fn pentagon(board: Board, (left, low): Point, half: Half) -> Vec<Point> {
    let (right, high) = (left + 1.0, low + 1.0);
    let side = f64::from(board.side());
    let bend = |at: f64| if at > 0.0 && at < side { BEND } else { 0.0 };
    let (across, up) = (left + 0.5, low + 0.5);
    match half {
        Half::Left => vec![
            (left, low),
            (across, low + bend(low)),
            (across, high - bend(high)),
            (left, high),
            (left - bend(left), up),
        ],
        Half::Right => vec![
            (right, low),
            (right + bend(right), up),
            (right, high),
            (across, high - bend(high)),
            (across, low + bend(low)),
        ],
        Half::Lower => vec![
            (left, low),
            (across, low - bend(low)),
            (right, low),
            (right - bend(right), up),
            (left + bend(left), up),
        ],
        Half::Upper => vec![
            (left, high),
            (left + bend(left), up),
            (right - bend(right), up),
            (right, high),
            (across, high + bend(high)),
        ],
    }
}

/// The middle of an outline by its area, and how far it is to the nearest side.
pub(super) fn room(corners: &[Point]) -> (Point, f64) {
    let sides = || corners.iter().zip(corners.iter().cycle().skip(1));
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (one, other) in sides() {
        let part = one.0 * other.1 - other.0 * one.1;
        area += part;
        x += (one.0 + other.0) * part;
        y += (one.1 + other.1) * part;
    }
    let middle = (x / (3.0 * area), y / (3.0 * area));
    let distance = |(one, other): (&Point, &Point)| {
        let (along, up) = (other.0 - one.0, other.1 - one.1);
        (along * (middle.1 - one.1) - up * (middle.0 - one.0)).abs() / along.hypot(up)
    };
    (middle, sides().map(distance).fold(f64::INFINITY, f64::min))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> impl Iterator<Item = Board> {
        let of = |tiling: Tiling| {
            let (least, most) = tiling.sizes();
            (least..=most).filter_map(move |size| Board::new(tiling, size))
        };
        Tiling::ALL.into_iter().flat_map(of)
    }

    fn area(corners: &[Point]) -> f64 {
        let sides = corners.iter().zip(corners.iter().cycle().skip(1));
        sides.map(|(one, other)| one.0 * other.1 - other.0 * one.1).sum::<f64>().abs() / 2.0
    }

    #[test]
    fn cells_lie_within_the_board_and_cover_it_without_a_gap() {
        for board in boards() {
            let (width, height) = extent(board);
            let all: Vec<Vec<Point>> = board.cells().map(|cell| corners(board, cell)).collect();
            for (x, y) in all.iter().flatten() {
                assert!((-1e-9..=width + 1e-9).contains(x), "{board}: {x}");
                assert!((-1e-9..=height + 1e-9).contains(y), "{board}: {y}");
            }
            let covered: f64 = all.iter().map(|corners| area(corners)).sum();
            let expected = match board.tiling() {
                Tiling::Squares | Tiling::Pentagons => width * height,
                Tiling::Hexagons => f64::from(board.n_cells()) * 3.0 * BEND,
            };
            assert!((covered - expected).abs() < 1e-6, "{board}: {covered} of {expected}");
        }
    }

    #[test]
    fn cells_that_touch_have_a_corner_in_common_and_no_others() {
        for board in boards().filter(|board| board.size() <= 6) {
            for cell in board.cells() {
                let own = corners(board, cell);
                let touches = |other: &Cell| {
                    let is_same = |one: &Point, other: &Point| {
                        (one.0 - other.0).abs() + (one.1 - other.1).abs() < 1e-6
                    };
                    let other = corners(board, *other);
                    own.iter().any(|one| other.iter().any(|corner| is_same(one, corner)))
                };
                let drawn: Vec<Cell> =
                    board.cells().filter(|other| *other != cell).filter(touches).collect();
                assert!(drawn.into_iter().eq(board.around(cell)), "{board} {cell}");
            }
        }
    }

    #[test]
    fn a_bead_has_room_in_the_middle() {
        for board in boards() {
            for cell in board.cells() {
                let (_, room) = room(&corners(board, cell));
                assert!(room > 0.21, "{board} {cell}: {room}");
            }
        }
    }
}
