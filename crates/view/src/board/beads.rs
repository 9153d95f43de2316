//! A board of two rows of pits in which each bead is drawn, and has its worth.

use askama::Template;
use rules::Seat;
use rules::glass_bead_game::{Bead, Beads, Pit, Place, Position, Trace};
use words::Text;

use super::pits::{BeadShape, CupShape, HeapShape, Layout, NumberShape, PitShape, PitsBoard, grid};
use super::{moved, south_or_north, start_angle};

/// More beads than this in a pit are gathered by kind and counted.
const MOST_DRAWN_SINGLY: u32 = 7;
/// So many shapes fit a pit at most.
const MOST_SHAPES: usize = 10;
/// The largest bead of a cup.
const CUP_RADIUS: f64 = 9.0;

impl PitsBoard {
    /// The board of a position, with what the move that led there touched marked, to who sits at
    /// `from`.
    pub(crate) fn of_beads(position: &Position, trace: Option<&Trace>, from: Seat) -> Self {
        let layout = Layout { n_pits: position.size().pits(), from };
        let rows = Seat::ALL.into_iter().flat_map(|seat| position.size().row(seat));
        let pits = rows.map(|pit| pit_shape(position, pit, layout, class(pit, trace)));
        let cups = [Seat::Second, Seat::First].map(|seat| cup_shape(position, seat, layout));
        Self {
            label: Text::new("board-label").with("pits", layout.n_pits),
            legend: "replay-legend",
            width: layout.width(),
            pits: pits.collect(),
            cups: cups.into(),
            moved: trace.map(moved::beads),
        }
    }
}

/// One bead by itself, or several of a kind.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/bead.svg")]
pub struct LoneBead {
    bead: BeadShape,
}

impl LoneBead {
    /// So many beads of a kind.
    pub fn new(bead: Bead, count: u32) -> Self {
        Self { bead: bead_shape(bead, count) }
    }
}

/// The emptied pit, the one where the last bead fell, and those that gems were taken from.
fn class(pit: Pit, trace: Option<&Trace>) -> &'static str {
    let Some(trace) = trace else {
        return "pit";
    };
    let is_last = trace.sown.last().is_some_and(|(last, _)| *last == pit);
    let is_taken_from = trace.captured.iter().any(|taken| taken.from == Place::Pit(pit));
    match (is_last, is_taken_from) {
        (true, _) => "pit last",
        (false, true) => "pit last taken",
        (false, false) if trace.lifted == pit => "pit last lifted",
        (false, false) => "pit",
    }
}

fn pit_shape(position: &Position, pit: Pit, layout: Layout, class: &'static str) -> PitShape {
    let (x, y) = layout.pit(pit.seat(), pit.column());
    let held = position.beads(pit);
    PitShape {
        class,
        letter: pit.letter(),
        words: Text::new("board-pit").with("pit", pit.to_string()).with("beads", beads_words(held)),
        x,
        y,
        letter_x: 0.0,
        letter_y: layout.letter_y(pit.seat()),
        heap: in_pit(held),
        count: None,
    }
}

fn beads_words(held: Beads) -> Text {
    let gems: Vec<String> = held.gems().iter().map(|gem| gem.to_string()).collect();
    let stones = Text::new("board-stones").with("stones", held.stones());
    let text = match (gems.is_empty(), held.stones()) {
        (true, 0) => return Text::new("board-empty"),
        (true, _) => return stones,
        (false, 0) => Text::new("board-gems"),
        (false, _) => Text::new("board-gems-and-stones").with("stones", stones),
    };
    text.with("count", gems.len()).with("gems", gems.join(" "))
}

fn cup_shape(position: &Position, seat: Seat, layout: Layout) -> CupShape {
    let held = position.cup(seat);
    let (radius, places) = grid(held.iter().count(), CUP_RADIUS);
    let beads = held.iter().map(|bead| bead_shape(bead, 1));
    CupShape {
        words: Text::new("board-cup")
            .with("side", south_or_north(seat))
            .with("points", held.points())
            .with("beads", beads_words(held)),
        points: held.points(),
        heap: HeapShape::new(radius - 0.4, beads.zip(places)),
        ..layout.cup(seat)
    }
}

/// The beads of a pit around its middle, gathered when there are too many to be told apart.
fn in_pit(held: Beads) -> HeapShape {
    let heaps = heaps(held);
    let (radius, ring) = measures(heaps.len());
    let n_around = u8::try_from(heaps.len()).unwrap_or(u8::MAX);
    let has_middle = heaps.len() == 1 || heaps.len() > 5;
    let n_around = n_around - u8::from(has_middle);
    let middle = has_middle.then_some((0.0, 0.0));
    let around = (0..n_around).map(|idx| {
        let turn = f64::from(idx) / f64::from(n_around);
        let (sin, cos) = (std::f64::consts::TAU * turn - start_angle(n_around)).sin_cos();
        (ring * cos, ring * sin)
    });
    let beads = heaps.into_iter().map(|(bead, count)| bead_shape(bead, count));
    HeapShape::new(radius, beads.zip(middle.into_iter().chain(around)))
}

/// The beads one by one, else the stones as one and the gems one by one, else all by kind.
fn heaps(held: Beads) -> Vec<(Bead, u32)> {
    if held.len() <= MOST_DRAWN_SINGLY {
        return held.iter().map(|bead| (bead, 1)).collect();
    }
    let stones = (held.stones() > 0).then_some((Bead::STONE, held.stones()));
    let gems = held.gems();
    let singly: Vec<(Bead, u32)> =
        stones.into_iter().chain(gems.iter().map(|gem| (gem, 1))).collect();
    if singly.len() <= MOST_SHAPES {
        return singly;
    }
    let kinds = gems.kinds().map(|gem| (gem, gems.count(gem)));
    stones.into_iter().chain(kinds).collect()
}

/// The radius of each of so many shapes in a pit, and how far from its middle they stand.
fn measures(n_shapes: usize) -> (f64, f64) {
    match n_shapes {
        0 | 1 => (14.0, 0.0),
        2 => (11.5, 12.0),
        3 => (11.0, 13.1),
        4 => (10.2, 14.7),
        5 => (9.2, 16.0),
        6 | 7 => (8.3, 17.0),
        8 => (7.2, 18.0),
        9 => (6.7, 18.6),
        _ => (6.2, 19.0),
    }
}

/// A gem bears its number; several beads as one bear how many they are.
fn bead_shape(bead: Bead, count: u32) -> BeadShape {
    let (symbol, number) = match (bead.points(), count) {
        (0, 1) => ("stone".to_owned(), None),
        (0, _) => ("stone".to_owned(), Some(format!("×{count}"))),
        (worth, 1) => (format!("gem{worth}"), None),
        (worth, _) => (format!("cut{worth}"), Some(format!("{count}×{worth}"))),
    };
    let ink = match bead.points() {
        0 => "on-stone",
        3 | 4 | 7 | 9 => "on-dark",
        _ => "on-light",
    };
    BeadShape { symbol, x: 0.0, y: 0.0, number: number.map(|number| NumberShape::new(number, ink)) }
}

#[cfg(test)]
mod tests {
    use rules::{AnyPosition, Game};
    use words::Language;

    use super::super::pits::{CUP_ROOM, UNIT};
    use super::*;
    use crate::board::Board;
    use crate::games::{board_of, trace_words};
    use crate::render;

    fn board(spec: &str, text: &str) -> PitsBoard {
        let game: Game = spec.parse().unwrap();
        match board_of(&AnyPosition::parse(game, text).unwrap(), None, Seat::First) {
            Board::Pits(board) => board,
            Board::Cells(_) => panic!("{spec} has pits"),
        }
    }

    fn start(spec: &str) -> PitsBoard {
        board(spec, &AnyPosition::start(spec.parse().unwrap()).to_string())
    }

    fn draw(board: &impl Template) -> String {
        render(board, Language::DEFAULT).unwrap()
    }

    #[test]
    fn every_size_is_drawn_with_all_its_pits_and_gems_inside_the_board() {
        for size in 3..=9 {
            let board = start(&format!("gbg:{size}"));
            assert_eq!(board.pits.len(), 2 * size);
            let svg = draw(&board);
            assert_eq!(svg.matches("href=\"#gem").count(), 2 * size, "{svg}");
            assert_eq!(svg.matches("href=\"#stone\"").count(), 2 * size);
            for pit in &board.pits {
                assert!(pit.x - 26.0 > 0.0 && pit.x + 26.0 < board.width);
            }
        }
    }

    #[test]
    fn pits_stand_anticlockwise() {
        let board = start("gbg:5");
        let pit = |letter| board.pits.iter().find(|pit| pit.letter == letter).unwrap();
        assert!(pit('A').x < pit('E').x && pit('a').x > pit('e').x);
        assert!((pit('A').x - pit('e').x).abs() < 0.01, "e stands above A");
        assert!(pit('A').y > pit('a').y, "South sits below");
    }

    #[test]
    fn the_board_turns_round_for_who_sits_on_the_other_side() {
        let position = AnyPosition::start("gbg:5".parse().unwrap());
        let [near, far] = Seat::ALL.map(|seat| match board_of(&position, None, seat) {
            Board::Pits(board) => board,
            Board::Cells(_) => panic!("a board of pits"),
        });
        for (one, other) in near.pits.iter().zip(&far.pits) {
            assert!((one.x + other.x - near.width).abs() < 0.01 && (one.y + other.y).abs() < 0.01);
        }
        let right =
            |board: &PitsBoard| board.cups.iter().find(|cup| cup.x > 99.0).map(|cup| cup.sign);
        assert_eq!([right(&near), right(&far)], [Some('+'), Some('-')], "at the own right hand");
    }

    #[test]
    fn beads_of_a_pit_do_not_hide_each_other_and_stay_in_it() {
        // From none up to all that the largest board has.
        let most = "998877665544332211000000000000000000";
        for n in 0..=most.len() {
            let held: Beads = most.chars().rev().take(n).filter_map(Bead::from_digit).collect();
            let HeapShape { scale, beads } = in_pit(held);
            assert!(beads.len() <= MOST_SHAPES, "{held}");
            for (idx, one) in beads.iter().enumerate() {
                assert!((one.x.hypot(one.y) + UNIT) * scale <= 26.5, "{held}");
                for other in &beads[..idx] {
                    let apart = (one.x - other.x).hypot(one.y - other.y);
                    assert!(apart * scale + 0.6 >= 2.0 * UNIT * scale, "{held}: {apart}");
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_singly_is_counted() {
        let heap = |digits: &str| {
            let held: Beads = digits.chars().filter_map(Bead::from_digit).collect();
            let marks = in_pit(held).beads.into_iter().map(|bead| match bead.number {
                Some(number) => number.text,
                None => bead.symbol.replace("gem", "").replace("stone", ""),
            });
            marks.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(heap("5000000"), "5      ");
        assert_eq!(heap("54000000"), "×6 5 4");
        let many = "998877665544332211000000000000000000";
        assert_eq!(heap(many), "×18 2×9 2×8 2×7 2×6 2×5 2×4 2×3 2×2 2×1");
    }

    #[test]
    fn all_gems_fit_one_cup() {
        for (spec, row) in [("gbg:3", "0,0,0"), ("gbg:9", "0,0,0,0,0,0,0,0,0")] {
            let size: u8 = if spec == "gbg:3" { 3 } else { 9 };
            let gems = &"998877665544332211"[18 - 2 * usize::from(size)..];
            let board = board(spec, &format!("{row} {row} {gems} - S"));
            let HeapShape { scale, beads } = &board.cups[1].heap;
            assert_eq!(beads.len(), usize::from(2 * size));
            assert!(scale * UNIT >= 5.0, "{spec}: {scale}");
            for bead in beads {
                assert!((bead.x.abs() + UNIT) * scale <= CUP_ROOM.0 / 2.0 + 0.1, "{spec}");
                assert!((bead.y.abs() + UNIT) * scale <= CUP_ROOM.1 / 2.0 + 0.1, "{spec}");
            }
        }
    }

    #[test]
    fn the_last_move_is_marked_and_told() {
        let record = rules::Record::from_movetext(
            "gbg:5".parse().unwrap(),
            rules::Claim::Open,
            rules::Termination::Normal,
            "C30",
        );
        let step = record.unwrap().replay().plies.remove(0);
        let svg = draw(&board_of(&step.position, Some(&step.trace), Seat::First));
        assert_eq!(svg.matches("\"pit last\"").count(), 1, "where the last bead fell");
        assert_eq!(svg.matches("\"pit last lifted\"").count(), 1);
        assert!(svg.contains("data-moved=\"C D3 E0\""), "{svg}");
        let words: Vec<String> = trace_words(&step.trace)
            .iter()
            .map(|text| text.in_language(Language::DEFAULT))
            .collect();
        assert_eq!(words, ["Sows 2 beads from C.", "The last falls into E."]);
    }

    #[test]
    fn the_board_is_told_in_words() {
        let svg = draw(&start("gbg:3"));
        assert!(svg.contains("Pit A: gem 3 and 1 stone"), "{svg}");
        let svg = draw(&board("gbg:3", "-,00,- 00,00,- 33 2211 S"));
        assert!(svg.contains("Pit A: empty"), "{svg}");
        assert!(svg.contains("Pit B: 2 stones"), "{svg}");
        assert!(svg.contains("Cup of South: 6 points"), "{svg}");
    }
}
