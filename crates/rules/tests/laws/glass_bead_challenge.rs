//! The laws of the Glass Bead Challenge, and two of its own.

use proptest::{collection::vec, prelude::*};
use rules::{
    Game, Seat,
    game::Position as _,
    glass_bead_challenge::{Board, Cell, Cells, Half, Position, Rules, Tiling},
};

use crate::extent::few_or_many;
use crate::laws::{chances, play};

laws!(Position, rules: rules(), set_up: set_up(), slips: "[0-9a-tE@]", plies: 120);

fn board() -> impl Strategy<Value = Board> {
    prop_oneof![
        (5_u8..=19).prop_map(|size| Board::new(Tiling::Squares, size).unwrap()),
        (4_u8..=9).prop_map(|size| Board::new(Tiling::Hexagons, size).unwrap()),
        (3_u8..=9).prop_map(|size| Board::new(Tiling::Pentagons, size).unwrap()),
    ]
}

prop_compose! {
    fn rules()(board in board())(
        board in Just(board),
        drop in prop_oneof![Just(""), Just(",drop=unowned")],
        stakes in prop::collection::btree_set(0..board.n_cells(), 0..4),
        komi in prop_oneof![Just(""), Just(",komi=0.5"), Just(",komi=4")],
    ) -> Rules {
        let cells: Vec<Cell> = board.cells().collect();
        let stakes: Cells = stakes.into_iter().map(|idx| cells[usize::from(idx)]).collect();
        match format!("gbc:{board}{drop}{komi}").parse() {
            Ok(Game::GlassBeadChallenge(rules)) => rules.with_stakes(stakes).unwrap(),
            other => panic!("{other:?}"),
        }
    }
}

prop_compose! {
    /// Positions far from any game: beads anywhere, of one side here and of the other there.
    fn set_up()(rules in rules())(
        rules in Just(rules),
        beads in vec(prop_oneof![Just('r'), Just('b'), Just('.')], 19 * 19),
        turn in prop_oneof![Just('r'), Just('b')],
    ) -> Option<Position> {
        Position::set_up(rules, &balanced(rules, &beads, turn)).ok()
    }
}

/// The text of a position with some of the beads, as many as the side to move allows.
fn balanced(rules: Rules, beads: &[char], turn: char) -> String {
    let board = rules.board();
    let mut beads = beads[..usize::from(board.n_cells())].to_vec();
    let count = |beads: &[char], side| beads.iter().filter(|bead| **bead == side).count();
    let more = usize::from(turn == 'b');
    while count(&beads, 'r') != count(&beads, 'b') + more {
        let too_many = if count(&beads, 'r') > count(&beads, 'b') + more { 'r' } else { 'b' };
        match beads.iter().position(|bead| *bead == too_many) {
            Some(at) => beads[at] = '.',
            None => return String::new(),
        }
    }
    let mut beads = beads.into_iter();
    let rows = (0..board.side()).rev().map(|row| board.row(row).count());
    let rows: Vec<String> = rows.map(|n_cells| beads.by_ref().take(n_cells).collect()).collect();
    format!("{} {turn}", rows.join("/"))
}

/// Whether two cells have a point in common, as they are drawn.
fn touches(one: Cell, other: Cell) -> bool {
    if one.tiling() == Tiling::Hexagons {
        // Middles, in halves along a row and in heights of a row: next to each other if they are one apart.
        let [one, other] = [one, other].map(|cell| {
            let (row, number) = (i32::from(cell.letter()), i32::from(cell.number()));
            (2 * number - row, row)
        });
        return (one.0 - other.0).pow(2) + 3 * (one.1 - other.1).pow(2) <= 4;
    }
    let ([left, right], [low, high]) = sides(one);
    let ([other_left, other_right], [other_low, other_high]) = sides(other);
    left <= other_right && other_left <= right && low <= other_high && other_low <= high
}

/// The sides of a square, or of one of its halves: a pentagon is that with one side bent, which changes no neighbour.
fn sides(cell: Cell) -> ([u8; 2], [u8; 2]) {
    let (left, low) = (2 * cell.letter(), 2 * cell.number());
    let (whole, first, second) = (|at| [at, at + 2], |at| [at, at + 1], |at| [at + 1, at + 2]);
    match cell.half() {
        None => (whole(left), whole(low)),
        Some(Half::Left) => (first(left), whole(low)),
        Some(Half::Right) => (second(left), whole(low)),
        Some(Half::Lower) => (whole(left), first(low)),
        Some(Half::Upper) => (whole(left), second(low)),
    }
}

/// Who owns a cell, counted out as the rules say it.
fn owner(position: &Position, cell: Cell) -> Option<Seat> {
    if position.bead(cell).is_some() {
        return position.bead(cell);
    }
    if position.rules().stakes().contains(cell) {
        return Some(Seat::Second);
    }
    let cells = position.rules().board().cells();
    let around: Vec<Cell> = cells.filter(|other| touches(cell, *other)).collect();
    let count = |seat| around.iter().filter(|other| position.bead(**other) == Some(seat)).count();
    match count(Seat::First).cmp(&count(Seat::Second)) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(64, 4_096)))]

    #[test]
    fn every_cell_is_owned_by_who_has_more_beads_around_it(
        rules in rules(),
        chances in chances(400),
    ) {
        for position in play::<Position>(rules, &chances).positions.into_iter().step_by(7) {
            for cell in position.rules().board().cells() {
                prop_assert_eq!(position.owner(cell), owner(&position, cell), "{}", position);
            }
        }
    }

    #[test]
    fn a_trace_names_every_cell_that_changes_hands(rules in rules(), chances in chances(120)) {
        let played = play::<Position>(rules, &chances);
        for (mv, positions) in played.moves.iter().zip(played.positions.windows(2)) {
            let (before, after) = (&positions[0], &positions[1]);
            let trace = before.trace(mv).unwrap();
            for cell in rules.board().cells() {
                let change = (before.owner(cell), after.owner(cell));
                let expected = match (trace.gained.contains(&cell), trace.freed.contains(&cell)) {
                    (true, false) => (None, Some(trace.mover)),
                    (false, true) => (Some(trace.mover.other()), None),
                    _ => (change.0, change.0),
                };
                prop_assert_eq!(change, expected, "{} {}", before, cell);
            }
        }
    }
}
