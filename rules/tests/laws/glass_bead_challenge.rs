//! The laws of the Glass Bead Challenge, and two of its own.

use proptest::{collection::vec, prelude::*};
use rules::{
    Game, Seat,
    game::Position as _,
    glass_bead_challenge::{Position, Rules, Square},
};

use crate::extent::few_or_many;
use crate::laws::{chances, play};

laws!(Position, rules: rules(), set_up: set_up(), slips: "[0-9a-sE@]", plies: 120);

prop_compose! {
    fn rules()(
        side in 5_u8..=19,
        drop in prop_oneof![Just(""), Just(",drop=unowned")],
        stakes in prop::collection::btree_set((0_u8..5, 1_u8..=5), 0..4),
        komi in prop_oneof![Just(""), Just(",komi=0.5"), Just(",komi=4")],
    ) -> Rules {
        let stakes: Vec<_> =
            stakes.iter().map(|(column, row)| format!("{}{row}", char::from(b'a' + column))).collect();
        let stakes = if stakes.is_empty() { String::new() } else { format!(",stakes={}", stakes.join("+")) };
        match format!("gbc:{side}{drop}{stakes}{komi}").parse() {
            Ok(Game::GlassBeadChallenge(rules)) => rules,
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
    let side = usize::from(rules.size().side());
    let mut beads = beads[..side * side].to_vec();
    let count = |beads: &[char], side| beads.iter().filter(|bead| **bead == side).count();
    let more = usize::from(turn == 'b');
    while count(&beads, 'r') != count(&beads, 'b') + more {
        let too_many = if count(&beads, 'r') > count(&beads, 'b') + more { 'r' } else { 'b' };
        match beads.iter().position(|bead| *bead == too_many) {
            Some(at) => beads[at] = '.',
            None => return String::new(),
        }
    }
    let rows: Vec<String> = beads.chunks(side).map(|row| row.iter().collect()).collect();
    format!("{} {turn}", rows.join("/"))
}

/// Who owns a square, counted out as the rules say it.
fn owner(position: &Position, square: Square) -> Option<Seat> {
    if position.bead(square).is_some() {
        return position.bead(square);
    }
    if position.rules().stakes().contains(square) {
        return Some(Seat::Second);
    }
    let touches = |other: &Square| {
        other.column().abs_diff(square.column()) <= 1 && other.row().abs_diff(square.row()) <= 1
    };
    let around: Vec<Square> = position.rules().size().squares().filter(touches).collect();
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
    fn every_square_is_owned_by_who_has_more_beads_around_it(
        rules in rules(),
        chances in chances(400),
    ) {
        for position in play::<Position>(rules, &chances).positions.into_iter().step_by(7) {
            for square in position.rules().size().squares() {
                prop_assert_eq!(position.owner(square), owner(&position, square), "{}", position);
            }
        }
    }

    #[test]
    fn a_trace_names_every_square_that_changes_hands(rules in rules(), chances in chances(120)) {
        let played = play::<Position>(rules, &chances);
        for (mv, positions) in played.moves.iter().zip(played.positions.windows(2)) {
            let (before, after) = (&positions[0], &positions[1]);
            let trace = before.trace(mv).unwrap();
            for square in rules.size().squares() {
                let change = (before.owner(square), after.owner(square));
                let expected = match (trace.gained.contains(&square), trace.freed.contains(&square)) {
                    (true, false) => (None, Some(trace.mover)),
                    (false, true) => (Some(trace.mover.other()), None),
                    _ => (change.0, change.0),
                };
                prop_assert_eq!(change, expected, "{} {}", before, square);
            }
        }
    }
}
