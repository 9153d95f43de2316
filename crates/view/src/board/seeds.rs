//! A board of two rows of six pits in which seeds are counted.

use rules::Seat;
use rules::mancala::{Board, Pit, Trace};
use words::Text;

use super::pits::{
    BeadShape, CountShape, CupShape, HeapShape, Layout, NumberShape, PitShape, PitsBoard, grid,
};
use super::{moved, south_or_north};

/// How far the letter and the number of a pit stand from its middle, to either side.
const LABEL_REACH: f64 = 10.0;

/// More seeds than this in a pit are one disc with their number.
const MOST_SINGLY: u8 = 12;
/// The disc that many seeds are drawn as.
const HEAP_RADIUS: f64 = 17.0;
/// The largest seed of a store.
const STORED_RADIUS: f64 = 3.9;

impl PitsBoard {
    /// The board of so many seeds, with the pits of the move that led there marked, to who sits
    /// at `from`.
    pub(crate) fn of_seeds(seeds: &Board, trace: Option<&Trace>, from: Seat) -> Self {
        let layout = Layout { n_pits: Pit::PER_SIDE, from };
        let pits = Seat::ALL.into_iter().flat_map(Pit::row);
        Self {
            label: Text::new("board-label").with("pits", Pit::PER_SIDE),
            legend: "replay-legend-seeds",
            width: layout.width(),
            pits: pits.map(|pit| pit_shape(seeds, pit, trace, layout)).collect(),
            cups: [Seat::Second, Seat::First].map(|seat| store(seeds, seat, layout)).into(),
            moved: trace.map(moved::seeds),
        }
    }

    /// What playing a pit is called, where seeds are counted: with how many it holds.
    pub(super) fn tap_words(&self, letter: &str) -> Option<Text> {
        let pit = self.pits.iter().find(|pit| letter.chars().eq([pit.letter]))?;
        let beads = words(pit.count.as_ref()?.seeds);
        Some(Text::new("play-tap-seeds").with("pit", letter).with("beads", beads))
    }
}

fn pit_shape(seeds: &Board, pit: Pit, trace: Option<&Trace>, layout: Layout) -> PitShape {
    let (x, y) = layout.pit(pit.seat(), pit.column());
    let held = seeds.seeds(pit);
    let taken = trace.and_then(|trace| trace.captured.iter().find(|(from, _)| *from == pit));
    PitShape {
        class: class(pit, trace),
        letter: pit.letter(),
        words: Text::new("board-pit").with("pit", pit.to_string()).with("beads", words(held)),
        x,
        y,
        letter_x: -LABEL_REACH,
        letter_y: layout.letter_y(pit.seat()),
        heap: in_pit(held),
        count: Some(CountShape {
            seeds: held,
            x: LABEL_REACH,
            taken: taken.map(|(_, seeds)| *seeds),
        }),
    }
}

fn words(seeds: u8) -> Text {
    match seeds {
        0 => Text::new("board-empty"),
        _ => Text::new("board-seeds").with("seeds", seeds),
    }
}

/// The emptied pit, the one where the last seed fell, and those that were captured.
fn class(pit: Pit, trace: Option<&Trace>) -> &'static str {
    match trace {
        Some(trace) if trace.last == pit => "pit last",
        Some(trace) if trace.captured.iter().any(|(from, _)| *from == pit) => "pit last taken",
        Some(trace) if trace.lifted == pit => "pit last lifted",
        _ => "pit",
    }
}

fn store(seeds: &Board, seat: Seat, layout: Layout) -> CupShape {
    let held = seeds.store(seat);
    CupShape {
        words: Text::new("board-store").with("side", south_or_north(seat)).with("seeds", held),
        points: held.into(),
        heap: in_store(held),
        ..layout.cup(seat)
    }
}

fn in_store(seeds: u8) -> HeapShape {
    let (radius, places) = grid(seeds.into(), STORED_RADIUS);
    HeapShape::new(radius - 0.3, places.into_iter().map(|place| (seed(), place)))
}

fn in_pit(seeds: u8) -> HeapShape {
    if seeds > MOST_SINGLY {
        let heap =
            BeadShape { number: Some(NumberShape::new(seeds.to_string(), "on-stone")), ..seed() };
        return HeapShape::new(HEAP_RADIUS, std::iter::once((heap, (0.0, 0.0))));
    }
    let (radius, n_inside, inside, around) = rings(seeds);
    let inner = ring(n_inside, inside);
    let outer = ring(seeds - n_inside, around);
    HeapShape::new(radius, inner.chain(outer).map(|place| (seed(), place)))
}

/// The radius of so many seeds, how many of them lie inside the others, and how far from the
/// middle those and the others lie.
fn rings(seeds: u8) -> (f64, u8, f64, f64) {
    match seeds {
        0 | 1 => (8.0, 0, 0.0, 0.0),
        2 => (8.0, 0, 0.0, 9.0),
        3 => (8.0, 0, 0.0, 10.2),
        4 => (7.6, 0, 0.0, 12.2),
        5..=6 => (6.8, 1, 0.0, 15.5),
        7 => (6.2, 1, 0.0, 16.0),
        8 => (5.9, 1, 0.0, 16.8),
        9 => (5.5, 1, 0.0, 17.4),
        _ => (4.8, 3, 6.4, 18.2),
    }
}

/// Places around the middle: two side by side, four in a square, all others with one on top.
fn ring(n_places: u8, radius: f64) -> impl Iterator<Item = (f64, f64)> {
    let start = super::start_angle(n_places);
    (0..n_places).map(move |idx| {
        let turn = std::f64::consts::TAU * f64::from(idx) / f64::from(n_places) - start;
        (radius * turn.cos(), radius * turn.sin())
    })
}

fn seed() -> BeadShape {
    BeadShape { symbol: "stone".to_owned(), x: 0.0, y: 0.0, number: None }
}

#[cfg(test)]
mod tests {
    use rules::{AnyPosition, Claim, Record, Termination};
    use words::Language;

    use super::super::pits::{CUP_ROOM, UNIT};
    use super::*;
    use crate::games::{board_of, trace_words};
    use crate::render;

    fn draw(text: &str) -> String {
        let position = AnyPosition::parse("bohnenspiel".parse().unwrap(), text).unwrap();
        render(&board_of(&position, None, Seat::First), Language::DEFAULT).unwrap()
    }

    #[test]
    fn seeds_of_a_pit_do_not_hide_each_other_and_stay_in_it() {
        for seeds in 0..=MOST_SINGLY {
            let heap = in_pit(seeds);
            assert_eq!(heap.beads.len(), usize::from(seeds));
            for (idx, one) in heap.beads.iter().enumerate() {
                assert!((one.x.hypot(one.y) + UNIT) * heap.scale <= 26.0 - 2.0, "{seeds}");
                for other in &heap.beads[..idx] {
                    let apart = (one.x - other.x).hypot(one.y - other.y);
                    assert!(apart * heap.scale >= 2.0 * UNIT * heap.scale + 0.8, "{seeds}");
                }
            }
        }
    }

    #[test]
    fn many_seeds_are_one_disc_with_their_number() {
        let beads = in_pit(13).beads;
        assert_eq!(beads.len(), 1);
        assert_eq!(beads[0].number.as_ref().map(|number| number.text.as_str()), Some("13"));
    }

    #[test]
    fn all_seeds_of_the_game_fit_one_store() {
        for seeds in 0..=72 {
            let heap = in_store(seeds);
            assert_eq!(heap.beads.len(), usize::from(seeds));
            for seed in &heap.beads {
                assert!((seed.x.abs() + UNIT) * heap.scale <= CUP_ROOM.0 / 2.0 + 0.1, "{seeds}");
                assert!((seed.y.abs() + UNIT) * heap.scale <= CUP_ROOM.1 / 2.0 + 0.1, "{seeds}");
            }
        }
    }

    #[test]
    fn the_board_is_told_in_words() {
        let svg = draw("13,1,0,6,6,6 6,6,6,6,6,6 3 1 S");
        for words in [
            "Board of 2 times 6 pits",
            "Pit A: 13 seeds",
            "Pit B: 1 seed.",
            "Pit C: empty",
            "Store of South: 3 seeds",
            "Store of North: 1 seed.",
        ] {
            assert!(svg.contains(words), "{words}: {svg}");
        }
    }

    #[test]
    fn each_pit_has_its_number() {
        let svg = draw("6,6,6,6,6,6 6,6,6,6,6,6 0 0 S");
        assert_eq!(svg.matches(">6</text>").count(), 12, "{svg}");
        assert_eq!(svg.matches("href=\"#stone\"").count(), 72);
    }

    #[test]
    fn the_last_move_is_marked_and_told() {
        let game = "bohnenspiel".parse().unwrap();
        let moves = "C e E";
        let record = Record::from_movetext(game, Claim::Open, Termination::Normal, moves);
        let steps = record.unwrap().replay().plies;
        let drawn = |step: &rules::Ply| {
            let board = board_of(&step.position, Some(&step.trace), Seat::First);
            render(&board, Language::DEFAULT).unwrap()
        };
        let told = |step: &rules::Ply| {
            let words = trace_words(&step.trace);
            words.iter().map(|text| text.in_language(Language::DEFAULT)).collect::<Vec<_>>()
        };
        let svg = drawn(&steps[0]);
        assert!(svg.contains("pit last lifted"), "{svg}");
        assert_eq!(svg.matches("\"pit last\"").count(), 1);
        assert_eq!(told(&steps[0]), ["Sows 6 seeds from C.", "The last falls into c."]);
    }

    #[test]
    fn captures_and_the_last_sweep_are_told() {
        let position = "9,0,3,0,0,1 1,1,0,0,0,0 27 30 S";
        let board = Board::parse(position, 72).unwrap();
        let pit = |letter, seat| Pit::named(letter, seat).unwrap();
        let trace = Trace {
            lifted: pit('F', Seat::First),
            sown: vec![pit('a', Seat::Second)],
            last: pit('a', Seat::Second),
            captured: vec![(pit('a', Seat::Second), 2)],
            swept: rules::BySeat { first: 12, second: 0 },
        };
        let words = trace_words(&rules::bohnenspiel::Trace(trace.clone()).into());
        let words: Vec<_> = words.iter().map(|text| text.in_language(Language::DEFAULT)).collect();
        assert_eq!(words[2..], ["Captures 2 in a.", "South takes the last 12 seeds."]);
        let svg =
            render(&PitsBoard::of_seeds(&board, Some(&trace), Seat::First), Language::DEFAULT)
                .unwrap();
        assert!(svg.contains(">−2</text>"), "{svg}");
    }
}
