//! A board of squares that beads are put on, and who owns each of them.

use std::fmt::Write;

use askama::Template;
use rules::glass_bead_challenge::{Position, Square, Squares, Trace};
use rules::{Seat, game::Position as _};

use super::small::SmallSquares;
use super::{moved, tenths};
use crate::view::format::Numeral;
use crate::view::{Text, filters};

/// A board of squares with its beads, below the score.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/squares.svg")]
pub struct SquaresBoard {
    label: Text,
    /// The whole position, for who does not see it.
    told: Vec<Text>,
    width: f64,
    height: f64,
    scores: Vec<ScoreShape>,
    shares: Vec<ShareShape>,
    edge: Vec<LabelShape>,
    label_size: f64,
    cell: f64,
    squares: Vec<SquareShape>,
    /// The left upper corner of the square that was played last.
    last: Option<(f64, f64)>,
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

/// The letter of a column or the number of a row.
#[derive(Debug, Clone, PartialEq)]
struct LabelShape {
    text: String,
    x: f64,
    y: f64,
}

#[derive(Debug, Clone, PartialEq)]
struct SquareShape {
    name: String,
    words: Text,
    class: &'static str,
    x: f64,
    y: f64,
    /// The corners of the mark of a stake.
    stake: Option<String>,
    disc: Option<DiscShape>,
}

/// A bead, or the small mark of an empty square's owner: Red's are discs, Blue's rings.
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

impl SquaresBoard {
    /// The board of a position, with the square of the move that led there marked, to who sits at
    /// `from`.
    pub(in crate::view) fn new(position: &Position, trace: Option<&Trace>, from: Seat) -> Self {
        let board = Drawing::of(position, from);
        let n = position.rules().size().side();
        let height = TOP + board.cell * f64::from(n) + BOTTOM;
        Self {
            label: Text::new("board-squares-label").with("side", n),
            told: Seat::ALL.into_iter().flat_map(|seat| told(position, seat)).collect(),
            width: WIDTH,
            height: tenths(height),
            scores: Seat::ALL.map(|seat| board.score(seat)).into(),
            shares: Seat::ALL.map(|seat| board.share(seat)).into(),
            edge: (0..n).flat_map(|idx| board.edge(idx)).collect(),
            label_size: tenths((board.cell * 0.6).min(13.0)),
            cell: tenths(board.cell),
            squares: position.rules().size().squares().map(|square| board.square(square)).collect(),
            last: trace.map(|trace| board.corner(trace.square)),
            moved: trace.map(moved::squares),
        }
    }

    /// The same without words, as few shapes as will do.
    pub(super) fn small(&self) -> SmallSquares {
        let n_squares = (WIDTH - LEFT - RIGHT) / self.cell;
        let beads = self.squares.iter().filter_map(|square| square.disc.clone());
        SmallSquares {
            x: LEFT,
            y: TOP,
            side: tenths(WIDTH - LEFT - RIGHT),
            lines: lines(self.cell, n_squares.round()),
            owned: ["square red", "square blue"].map(|class| {
                let own = self.squares.iter().filter(|square| square.class == class);
                (class, own.map(|square| cell_path(square, self.cell)).collect())
            }),
            beads: beads.filter(|disc| disc.shine.is_some()).collect(),
        }
    }
}

fn lines(cell: f64, n_squares: f64) -> String {
    let (side, mut path, mut at) = (cell * n_squares, String::new(), 1.0);
    while at < n_squares {
        let (x, y) = (tenths(LEFT + cell * at), tenths(TOP + cell * at));
        // Writing to a string does not fail.
        let _ = write!(path, "M{x} {TOP}v{side:.0}M{LEFT} {y}h{side:.0}");
        at += 1.0;
    }
    path
}

fn cell_path(square: &SquareShape, cell: f64) -> String {
    format!("M{} {}h{cell}v{cell}h-{cell}z", square.x, square.y)
}

/// The sides of a board of squares.
pub(in crate::view) fn red_or_blue(seat: Seat) -> Text {
    Text::new(match seat {
        Seat::First => "side-red",
        Seat::Second => "side-blue",
    })
}

fn names(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// A side's points, beads and empty squares.
fn told(position: &Position, seat: Seat) -> [Text; 3] {
    let list = |message, squares: Squares| {
        Text::new(message)
            .with("side", red_or_blue(seat))
            .with("count", squares.len())
            .with("squares", names(squares.iter()))
    };
    let beads = position.beads_of(seat);
    let empty = position.squares_of(seat).iter().filter(|square| !beads.contains(*square));
    [
        score_words(position, seat),
        list("board-beads-of", beads),
        list("board-empty-squares-of", empty.collect()),
    ]
}

fn score_words(position: &Position, seat: Seat) -> Text {
    let komi = position.rules().komi();
    let has_komi = seat == Seat::Second && komi.halves() > 0;
    let squares = Text::new("board-squares").with("count", position.squares_of(seat).len());
    Text::new(if has_komi { "board-score-with-komi" } else { "board-score" })
        .with("side", red_or_blue(seat))
        .with("points", position.score()[seat])
        .with("squares", squares)
        .with("komi", komi)
}

/// Where things are.
struct Drawing<'p> {
    position: &'p Position,
    cell: f64,
    from: Seat,
}

impl<'p> Drawing<'p> {
    fn of(position: &'p Position, from: Seat) -> Self {
        let n = f64::from(position.rules().size().side());
        Self { position, cell: (WIDTH - LEFT - RIGHT) / n, from }
    }

    /// The left upper corner of a square.
    fn corner(&self, square: Square) -> (f64, f64) {
        let (columns, rows) = (self.before(square.column()), self.before(square.row()));
        let rows = self.position.rules().size().side() - 1 - rows;
        let x = LEFT + self.cell * f64::from(columns);
        (tenths(x), tenths(TOP + self.cell * f64::from(rows)))
    }

    /// How many columns are left of one, or rows below it: row 1 is the lowest to Red.
    fn before(&self, idx: u8) -> u8 {
        match self.from {
            Seat::First => idx,
            Seat::Second => self.position.rules().size().side() - 1 - idx,
        }
    }

    fn middle(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    fn square(&self, square: Square) -> SquareShape {
        let (x, y) = self.corner(square);
        let owner = self.position.owner(square);
        let is_stake = self.position.rules().stakes().contains(square);
        let bead = self.position.bead(square);
        let middle = self.middle(square);
        let is_open_stake = is_stake && bead.is_none();
        SquareShape {
            name: square.to_string(),
            words: square_words(square, owner, bead, is_open_stake),
            class: match owner {
                Some(Seat::First) => "square red",
                Some(Seat::Second) => "square blue",
                None => "square",
            },
            x,
            y,
            stake: is_open_stake.then(|| diamond(middle, self.cell * 0.36)),
            disc: match (bead, owner) {
                (Some(seat), _) => Some(glass_disc(seat, middle, self.cell * 0.37)),
                (None, Some(seat)) => Some(disc(seat, middle, mark_radius(seat, self.cell))),
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

    /// A column's letter below the board, and a row's number at its left.
    fn edge(&self, idx: u8) -> [LabelShape; 2] {
        let n = self.position.rules().size().side();
        let along = self.cell * (f64::from(self.before(idx)) + 0.5);
        let below = TOP + self.cell * f64::from(n);
        let column = LabelShape {
            text: char::from(b'a' + idx).to_string(),
            x: tenths(LEFT + along),
            y: tenths(below + 15.0),
        };
        let row = LabelShape {
            text: (idx + 1).to_string(),
            x: tenths(LEFT / 2.0 + 1.0),
            y: tenths(below - along + 4.0),
        };
        [column, row]
    }
}

/// Large enough on the largest board, on a phone, for the hole of a ring to be seen.
fn mark_radius(seat: Seat, cell: f64) -> f64 {
    let radius = (cell * 0.11).clamp(2.4, 4.5);
    match seat {
        Seat::First => radius,
        Seat::Second => radius * 1.25,
    }
}

fn square_words(
    square: Square,
    owner: Option<Seat>,
    bead: Option<Seat>,
    is_open_stake: bool,
) -> Text {
    let words = match (owner, bead) {
        (None, _) => Text::new("board-square-nobodys"),
        (Some(seat), Some(_)) => Text::new("board-square-bead").with("side", red_or_blue(seat)),
        (Some(_), None) if is_open_stake => Text::new("board-square-stake"),
        (Some(seat), None) => Text::new("board-square-owned").with("side", red_or_blue(seat)),
    };
    words.with("square", square.to_string())
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

    use super::*;
    use crate::view::board::Board;
    use crate::view::games::{board_of, trace_words};
    use crate::view::{Language, render};

    fn board(position: &AnyPosition, trace: Option<&rules::Trace>) -> SquaresBoard {
        match board_of(position, trace, Seat::First) {
            Board::Squares(board) => board,
            Board::Pits(_) => panic!("{position} has squares"),
        }
    }

    fn start(spec: &str) -> SquaresBoard {
        board(&AnyPosition::start(spec.parse().unwrap()), None)
    }

    /// The board after some moves, and what the last one did.
    fn after(spec: &str, moves: &str) -> (SquaresBoard, Vec<String>) {
        let game = spec.parse().unwrap();
        let record = Record::from_movetext(game, Claim::Open, Termination::Normal, moves).unwrap();
        let step = record.replay().plies.pop().unwrap();
        let words = trace_words(&step.trace);
        let words = words.iter().map(|text| text.in_language(Language::DEFAULT)).collect();
        (board(&step.position, Some(&step.trace)), words)
    }

    fn draw(board: &SquaresBoard) -> String {
        render(board, Language::DEFAULT).unwrap()
    }

    fn square<'b>(board: &'b SquaresBoard, name: &str) -> &'b SquareShape {
        board.squares.iter().find(|square| square.name == name).unwrap()
    }

    #[test]
    fn every_size_is_drawn_with_all_its_squares_inside_the_board() {
        for side in 5..=19_u8 {
            let board = start(&format!("gbc:{side}"));
            assert_eq!(board.squares.len(), usize::from(side) * usize::from(side));
            assert_eq!(board.edge.len(), 2 * usize::from(side));
            for square in &board.squares {
                assert!(square.x >= LEFT && square.x + board.cell <= WIDTH - RIGHT + 1.0);
                assert!(square.y >= TOP && square.y + board.cell <= board.height - BOTTOM + 1.0);
            }
            assert!(board.cell >= 17.0, "a square of {side} can be touched");
        }
    }

    #[test]
    fn columns_go_to_the_right_and_rows_upwards() {
        let board = start("gbc:9");
        let (a1, i1, a9) = (square(&board, "a1"), square(&board, "i1"), square(&board, "a9"));
        assert!(a1.x < i1.x && a1.y > a9.y);
    }

    #[test]
    fn to_blue_the_board_is_turned_round() {
        let position = AnyPosition::start("gbc:9".parse().unwrap());
        let Board::Squares(board) = board_of(&position, None, Seat::Second) else { panic!() };
        let (a1, i1, a9) = (square(&board, "a1"), square(&board, "i1"), square(&board, "a9"));
        assert!(a1.x > i1.x && a1.y < a9.y);
        assert!(board.edge[0].x > board.edge[16].x, "a is at the right");
    }

    #[test]
    fn sides_and_owners_are_told_apart_by_shape() {
        let (board, _) = after("gbc:9", "b2 h8");
        let disc = |name: &str| square(&board, name).disc.clone().unwrap();
        let has_hole = |name: &str| disc(name).stroke > 0.0;
        assert!(!has_hole("b2") && !has_hole("a1") && has_hole("h8") && has_hole("i9"));
        assert!(disc("b2").radius > 2.0 * disc("a1").radius, "a bead is no mark");
        assert_eq!(square(&board, "e5").disc, None);
        assert_eq!(square(&board, "e5").class, "square");
    }

    #[test]
    fn an_open_stake_is_marked_and_a_bead_covers_it() {
        let has_stake = |board: &SquaresBoard| square(board, "c3").stake.is_some();
        assert!(has_stake(&start("gbc:9,stakes=c3")));
        assert!(!has_stake(&after("gbc:9,stakes=c3", "i9 c3").0));
    }

    #[test]
    fn the_last_move_is_framed_and_told() {
        let (board, words) = after("gbc:9", "e5 g7");
        let g7 = square(&board, "g7");
        assert_eq!(board.last, Some((g7.x, g7.y)));
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
