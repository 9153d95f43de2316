//! A board of cells that beads are put on, and who owns each of them.

mod edge;

use askama::Template;
use rules::glass_bead_challenge::{self, Cell, Cells, Position, Tiling, Trace};
use rules::{Seat, game::Position as _};
use words::Text;
use words::format::Numeral;

use super::small::SmallCells;
use super::tiles::{Point, corners, extent, room};
use super::{moved, tenths};
use crate::filters;

/// A board with its beads, below the score.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/cells.svg")]
pub struct CellsBoard {
    label: Text,
    /// How to read it.
    legend: &'static str,
    /// The whole position, for who does not see it.
    told: Vec<Text>,
    width: f64,
    height: f64,
    scores: Vec<ScoreShape>,
    shares: Vec<ShareShape>,
    edge: Vec<LabelShape>,
    label_size: f64,
    cells: Vec<CellShape>,
    /// The outline of the cell that was played last.
    last: Option<String>,
    /// What the last move did, for the script that shows it.
    moved: Option<String>,
}

/// A side's points, beside one of its beads.
#[derive(Debug, Clone, PartialEq)]
struct ScoreShape {
    words: Text,
    bead: DiscShape,
    side: Text,
    side_x: f64,
    points: Numeral,
    points_x: f64,
    y: f64,
}

/// A side's part of all points, as a part of a bar.
#[derive(Debug, Clone, PartialEq)]
struct ShareShape {
    class: &'static str,
    x: f64,
    y: f64,
    width: f64,
}

/// A letter or a number at the edge of the board.
#[derive(Debug, Clone, PartialEq)]
struct LabelShape {
    text: String,
    x: f64,
    y: f64,
}

#[derive(Debug, Clone, PartialEq)]
struct CellShape {
    name: String,
    words: Text,
    class: &'static str,
    outline: String,
    /// The corners of the mark of a stake.
    stake: Option<String>,
    disc: Option<DiscShape>,
}

/// A bead, or the small mark of an empty cell's owner: Red's are discs, Blue's rings.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct DiscShape {
    pub(super) class: &'static str,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) radius: f64,
    pub(super) stroke: f64,
    /// How large the light on a bead is; a mark has none.
    shine: Option<f64>,
}

// Units are about a pixel on a phone.
const WIDTH: f64 = 364.0;
const LEFT: f64 = 26.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 52.0;
const BOTTOM: f64 = 24.0;
/// The line of the score.
const SCORE_Y: f64 = 23.0;
const SHARE_Y: f64 = 37.0;
/// From the edge of the board: a side's bead, its name and its points.
const SCORE_REACH: [f64; 3] = [LEFT + 8.0, LEFT + 38.0, LEFT + 88.0];

impl CellsBoard {
    /// The board of a position, with the cell of the move that led there marked, to who sits at `from`.
    pub(crate) fn new(position: &Position, trace: Option<&Trace>, from: Seat) -> Self {
        let board = position.rules().board();
        let drawing = Drawing::of(position, from);
        Self {
            label: label(board),
            legend: match board.tiling() {
                Tiling::Squares => "replay-legend-squares",
                Tiling::Hexagons | Tiling::Pentagons => "replay-legend-cells",
            },
            told: Seat::ALL.into_iter().flat_map(|seat| told(position, seat)).collect(),
            width: WIDTH,
            height: tenths(drawing.below() + BOTTOM),
            scores: Seat::ALL.map(|seat| drawing.score(seat)).into(),
            shares: Seat::ALL.map(|seat| drawing.share(seat)).into(),
            edge: edge::labels(&drawing),
            label_size: tenths((drawing.unit * 0.6).min(13.0)),
            cells: board.cells().map(|cell| drawing.cell(cell)).collect(),
            last: trace.map(|trace| path(&drawing.corners(trace.cell))),
            moved: trace.map(moved::cells),
        }
    }

    /// How to read it.
    pub(super) fn legend(&self) -> &'static str {
        self.legend
    }

    /// The same without words, as few shapes as will do.
    pub(super) fn small(&self) -> SmallCells {
        let beads = self.cells.iter().filter_map(|cell| cell.disc.clone());
        let outlines = |class: &str| {
            let own = self.cells.iter().filter(|cell| cell.class == class);
            own.map(|cell| cell.outline.as_str()).collect()
        };
        SmallCells {
            x: LEFT,
            y: TOP,
            width: tenths(WIDTH - LEFT - RIGHT),
            height: tenths(self.height - TOP - BOTTOM),
            cells: ["square", "square red", "square blue"].map(|class| (class, outlines(class))),
            beads: beads.filter(|disc| disc.shine.is_some()).collect(),
        }
    }
}

fn label(board: glass_bead_challenge::Board) -> Text {
    Text::new(match board.tiling() {
        Tiling::Squares => "board-squares-label",
        Tiling::Hexagons => "board-hexagons-label",
        Tiling::Pentagons => "board-cairo-label",
    })
    .with("side", board.size())
}

/// The sides of a board of cells.
pub(crate) fn red_or_blue(seat: Seat) -> Text {
    Text::new(match seat {
        Seat::First => "side-red",
        Seat::Second => "side-blue",
    })
}

fn names(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// A message about cells of a board: on a board of squares it calls them so.
pub(crate) fn of_cells(tiling: Tiling, [squares, cells]: [&'static str; 2]) -> Text {
    Text::new(if tiling == Tiling::Squares { squares } else { cells })
}

/// A side's points, beads and empty cells.
fn told(position: &Position, seat: Seat) -> [Text; 3] {
    let board = position.rules().board();
    let list = |message: Text, cells: Cells| {
        message
            .with("side", red_or_blue(seat))
            .with("count", cells.len())
            .with("squares", names(board.each(cells)))
    };
    let beads = position.beads_of(seat);
    let empty = board.each(position.cells_of(seat)).filter(|cell| !beads.contains(*cell));
    let empty_of = ["board-empty-squares-of", "board-empty-cells-of"];
    [
        score_words(position, seat),
        list(Text::new("board-beads-of"), beads),
        list(of_cells(board.tiling(), empty_of), empty.collect()),
    ]
}

fn score_words(position: &Position, seat: Seat) -> Text {
    let (komi, tiling) = (position.rules().komi(), position.rules().board().tiling());
    let has_komi = seat == Seat::Second && komi.halves() > 0;
    let cells = of_cells(tiling, ["board-squares", "board-cells"]);
    Text::new(if has_komi { "board-score-with-komi" } else { "board-score" })
        .with("side", red_or_blue(seat))
        .with("points", position.score()[seat])
        .with("squares", cells.with("count", position.cells_of(seat).len()))
        .with("komi", komi)
}

/// Where things are.
struct Drawing<'p> {
    position: &'p Position,
    board: glass_bead_challenge::Board,
    /// How large a unit is.
    unit: f64,
    from: Seat,
}

impl<'p> Drawing<'p> {
    fn of(position: &'p Position, from: Seat) -> Self {
        let board = position.rules().board();
        Self { position, board, unit: (WIDTH - LEFT - RIGHT) / extent(board).0, from }
    }

    /// The lower end of the board.
    fn below(&self) -> f64 {
        TOP + self.unit * extent(self.board).1
    }

    /// The corners of a cell as it is drawn: to Blue everything is turned round.
    fn corners(&self, cell: Cell) -> Vec<Point> {
        let (width, height) = extent(self.board);
        let place = |(x, y): Point| match self.from {
            Seat::First => (LEFT + self.unit * x, TOP + self.unit * (height - y)),
            Seat::Second => (LEFT + self.unit * (width - x), TOP + self.unit * y),
        };
        corners(self.board, cell).into_iter().map(place).collect()
    }

    fn cell(&self, cell: Cell) -> CellShape {
        let corners = self.corners(cell);
        let (middle, room) = room(&corners);
        let owner = self.position.owner(cell);
        let is_stake = self.position.rules().stakes().contains(cell);
        let bead = self.position.bead(cell);
        let is_open_stake = is_stake && bead.is_none();
        CellShape {
            name: cell.to_string(),
            words: cell_words(cell, owner, bead, is_open_stake),
            class: match owner {
                Some(Seat::First) => "square red",
                Some(Seat::Second) => "square blue",
                None => "square",
            },
            outline: path(&corners),
            stake: is_open_stake.then(|| diamond(middle, room * 0.72)),
            disc: match (bead, owner) {
                (Some(seat), _) => Some(glass_disc(seat, middle, room * 0.74)),
                (None, Some(seat)) => Some(disc(seat, middle, mark_radius(seat, room))),
                (None, None) => None,
            },
        }
    }

    fn score(&self, seat: Seat) -> ScoreShape {
        let [bead_x, side_x, points_x] = SCORE_REACH.map(|reach| match seat {
            Seat::First => reach,
            Seat::Second => WIDTH - RIGHT + LEFT - reach,
        });
        ScoreShape {
            words: score_words(self.position, seat),
            bead: glass_disc(seat, (bead_x, SCORE_Y - 5.0), 7.5),
            side: red_or_blue(seat),
            side_x,
            points: self.position.score()[seat].into(),
            points_x,
            y: SCORE_Y,
        }
    }

    /// Red's from the left, Blue's from the right; what is nobody's is left between them.
    fn share(&self, seat: Seat) -> ShareShape {
        let total = rules::game::Rules::total_points(&self.position.rules()).halves();
        let room = WIDTH - LEFT - RIGHT;
        let points = self.position.score()[seat].halves();
        let width = tenths(room * f64::from(points) / f64::from(total));
        let (class, x) = match seat {
            Seat::First => ("share red", LEFT),
            Seat::Second => ("share blue", tenths(LEFT + room - width)),
        };
        ShareShape { class, x, y: SHARE_Y, width }
    }
}

/// An outline as a path.
fn path(corners: &[Point]) -> String {
    let points = corners.iter().map(|(x, y)| format!("{} {}", tenths(*x), tenths(*y)));
    format!("M{}z", points.collect::<Vec<_>>().join(" "))
}

/// Large enough on the largest board, on a phone, for the hole of a ring to be seen.
fn mark_radius(seat: Seat, room: f64) -> f64 {
    let radius = (room * 0.22).clamp(2.4, 4.5);
    match seat {
        Seat::First => radius,
        Seat::Second => radius * 1.25,
    }
}

fn cell_words(cell: Cell, owner: Option<Seat>, bead: Option<Seat>, is_open_stake: bool) -> Text {
    let words = match (owner, bead) {
        (None, _) => Text::new("board-square-nobodys"),
        (Some(seat), Some(_)) => Text::new("board-square-bead").with("side", red_or_blue(seat)),
        (Some(_), None) if is_open_stake => Text::new("board-square-stake"),
        (Some(seat), None) => Text::new("board-square-owned").with("side", red_or_blue(seat)),
    };
    words.with("square", cell.to_string())
}

fn glass_disc(seat: Seat, middle: (f64, f64), radius: f64) -> DiscShape {
    let shine = (radius * 10.0).round() / 100.0;
    DiscShape { shine: Some(shine), ..disc(seat, middle, radius) }
}

/// The two sides are told apart by shape, and not by their colour alone.
fn disc(seat: Seat, (x, y): (f64, f64), radius: f64) -> DiscShape {
    let stroke = match seat {
        Seat::First => 0.0,
        Seat::Second => radius * 0.5,
    };
    DiscShape {
        class: match seat {
            Seat::First => "disc red",
            Seat::Second => "disc blue",
        },
        x: tenths(x),
        y: tenths(y),
        // The stroke lies half outside.
        radius: tenths(radius - stroke / 2.0),
        stroke: tenths(stroke),
        shine: None,
    }
}

fn diamond((x, y): (f64, f64), reach: f64) -> String {
    let (left, right, top, bottom) = (x - reach, x + reach, y - reach, y + reach);
    format!("{x:.1},{top:.1} {right:.1},{y:.1} {x:.1},{bottom:.1} {left:.1},{y:.1}")
}

#[cfg(test)]
mod tests {
    use rules::{AnyPosition, Claim, Record, Termination};
    use words::Language;

    use super::*;
    use crate::board::Board;
    use crate::games::{board_of, trace_words};
    use crate::render;

    fn board(position: &AnyPosition, trace: Option<&rules::Trace>) -> CellsBoard {
        match board_of(position, trace, Seat::First) {
            Board::Cells(board) => board,
            Board::Pits(_) => panic!("{position} has squares"),
        }
    }

    fn start(spec: &str) -> CellsBoard {
        board(&AnyPosition::start(spec.parse().unwrap()), None)
    }

    /// The board after some moves, and what the last one did.
    fn after(spec: &str, moves: &str) -> (CellsBoard, Vec<String>) {
        let game = spec.parse().unwrap();
        let record = Record::from_movetext(game, Claim::Open, Termination::Normal, moves).unwrap();
        let step = record.replay().plies.pop().unwrap();
        let words = trace_words(&step.trace);
        let words = words.iter().map(|text| text.in_language(Language::DEFAULT)).collect();
        (board(&step.position, Some(&step.trace)), words)
    }

    fn draw(board: &CellsBoard) -> String {
        render(board, Language::DEFAULT).unwrap()
    }

    fn cell<'b>(board: &'b CellsBoard, name: &str) -> &'b CellShape {
        board.cells.iter().find(|cell| cell.name == name).unwrap()
    }

    /// The corners of an outline.
    fn drawn(outline: &str) -> Vec<Point> {
        let numbers = outline.trim_matches(['M', 'z']).split(' ').map(|one| one.parse().unwrap());
        let numbers: Vec<f64> = numbers.collect();
        numbers.chunks(2).map(|both| (both[0], both[1])).collect()
    }

    /// The left upper corner of what a cell takes up.
    fn place(board: &CellsBoard, name: &str) -> Point {
        let corners = drawn(&cell(board, name).outline).into_iter();
        corners.reduce(|one, other| (one.0.min(other.0), one.1.min(other.1))).unwrap()
    }

    #[test]
    fn every_size_is_drawn_with_all_its_cells_inside_the_board() {
        for tiling in Tiling::ALL {
            let (least, most) = tiling.sizes();
            for size in least..=most {
                let tiled = glass_bead_challenge::Board::new(tiling, size).unwrap();
                let board = start(&format!("gbc:{tiled}"));
                assert_eq!(board.cells.len(), usize::from(tiled.n_cells()));
                assert_eq!(board.edge.len(), 2 * usize::from(tiled.side()));
                for cell in &board.cells {
                    let corners = drawn(&cell.outline);
                    for (x, y) in &corners {
                        assert!((LEFT - 0.1..=WIDTH - RIGHT + 0.1).contains(x), "{tiled}");
                        assert!((TOP - 0.1..=board.height - BOTTOM + 0.1).contains(y), "{tiled}");
                    }
                    let (_, room) = room(&corners);
                    assert!(room >= 7.0, "a cell of {tiled} can be touched");
                }
                for label in &board.edge {
                    assert!((6.0..=WIDTH - 4.0).contains(&label.x), "{tiled} {label:?}");
                    assert!((TOP..=board.height - 4.0).contains(&label.y), "{tiled} {label:?}");
                }
            }
        }
    }

    #[test]
    fn columns_go_to_the_right_and_rows_upwards() {
        for (spec, low_left, low_right, high) in [
            ("gbc:9", "a1", "i1", "a9"),
            ("gbc:hex5", "a1", "a5", "i5"),
            ("gbc:cairo5", "a1l", "e1r", "a5r"),
        ] {
            let board = start(spec);
            let [from, right, up] = [low_left, low_right, high].map(|name| place(&board, name));
            assert!(from.0 < right.0 && from.1 > up.1, "{spec}");
        }
    }

    #[test]
    fn to_blue_the_board_is_turned_round() {
        for (spec, first, last) in
            [("gbc:9", "a1", "i9"), ("gbc:hex5", "a1", "i9"), ("gbc:cairo5", "a1l", "e5r")]
        {
            let position = AnyPosition::start(spec.parse().unwrap());
            let Board::Cells(turned) = board_of(&position, None, Seat::Second) else { panic!() };
            let board = start(spec);
            assert_eq!(place(&turned, first), place(&board, last), "{spec}");
            assert_eq!(place(&turned, last), place(&board, first), "{spec}");
        }
        let Board::Cells(board) =
            board_of(&AnyPosition::start("gbc:9".parse().unwrap()), None, Seat::Second)
        else {
            panic!()
        };
        assert!(board.edge[0].x > board.edge[16].x, "a is at the right");
    }

    #[test]
    fn sides_and_owners_are_told_apart_by_shape() {
        let (board, _) = after("gbc:9", "b2 h8");
        let disc = |name: &str| cell(&board, name).disc.clone().unwrap();
        let has_hole = |name: &str| disc(name).stroke > 0.0;
        assert!(!has_hole("b2") && !has_hole("a1") && has_hole("h8") && has_hole("i9"));
        assert!(disc("b2").radius > 2.0 * disc("a1").radius, "a bead is no mark");
        assert_eq!(cell(&board, "e5").disc, None);
        assert_eq!(cell(&board, "e5").class, "square");
    }

    #[test]
    fn an_open_stake_is_marked_and_a_bead_covers_it() {
        let has_stake = |board: &CellsBoard| cell(board, "c3").stake.is_some();
        assert!(has_stake(&start("gbc:9,stakes=c3")));
        assert!(!has_stake(&after("gbc:9,stakes=c3", "i9 c3").0));
    }

    #[test]
    fn the_last_move_is_framed_and_told() {
        let (board, words) = after("gbc:9", "e5 g7");
        let g7 = cell(&board, "g7");
        assert_eq!(board.last.as_ref(), Some(&g7.outline));
        assert_eq!(draw(&board).matches("class=\"played\"").count(), 1);
        let told = [
            "Blue put a bead on g7.",
            "Blue gained 8 squares: f7 f8 g6 g7 g8 h6 h7 h8.",
            "f6 became nobody’s.",
        ];
        assert_eq!(words, told);
    }

    #[test]
    fn the_shares_of_a_finished_game_meet() {
        let (board, _) = after("gbc:9,komi=4", "b2 b5 b8 e2 e5 e8 h2 h5 h8");
        let [red, blue] = &board.shares[..] else { panic!("two sides") };
        assert!((red.x + red.width - blue.x).abs() < 0.2, "{red:?} {blue:?}");
        assert_eq!(
            [&board.scores[0].points, &board.scores[1].points],
            [&Numeral::new("45"), &Numeral::new("40")]
        );
    }

    #[test]
    fn the_board_is_told_in_words() {
        let svg = draw(&after("gbc:9,stakes=i1,komi=3.5", "a1").0);
        assert!(svg.contains("Board of 9 by 9 squares"), "{svg}");
        assert!(svg.contains("Red has 4 squares. Red has a bead on a1."), "{svg}");
        assert!(svg.contains("Red owns 3 empty squares: a2 b1 b2."), "{svg}");
        let blue = "Blue has 4.5 points: 1 square and a komi of 3.5. Blue has no bead.";
        assert!(svg.contains(blue), "{svg}");
        for title in ["a1: a bead of Red", "b2: owned by Red", "e5: nobody’s"] {
            assert!(svg.contains(&format!("<title>{title}</title>")), "{title}");
        }
        assert!(svg.contains("<title>i1: staked out for Blue</title>"));
    }
}
