//! The laws of Oware, and some of its own.

use proptest::{collection::vec, prelude::*};
use rules::{
    EndReason, Seat,
    game::Position as _,
    mancala::Pit,
    oware::{Position, Rules},
};

use crate::laws::{chances, play, told};

laws!(Position, rules: Just(Rules), set_up: set_up(), slips: "[A-Ga-g0-7]", plies: 80);

const SEEDS: u32 = 48;

prop_compose! {
    /// Positions far from any game: many seeds in few pits, so that laps, grand slams and rows
    /// without a seed abound.
    fn set_up()(
        places in vec(0..12_usize, 1..=6),
        seeds in vec(any::<prop::sample::Index>(), 1..=SEEDS as usize),
        souths in 0..=SEEDS as usize,
        south_moves in any::<bool>(),
    ) -> Option<Position> {
        let mut held = [0_u32; 12];
        for seed in &seeds {
            held[*seed.get(&places)] += 1;
        }
        let row = |from: usize| held[from..from + 6].iter().map(u32::to_string).collect::<Vec<_>>();
        let turn = if south_moves { "S" } else { "N" };
        let (south, north) = (row(0).join(","), row(6).join(","));
        let stored = SEEDS as usize - seeds.len();
        // Mostly in halves, so that nobody has won yet.
        let souths = if souths <= stored { souths } else { stored / 2 };
        let text = format!("{south} {north} {souths} {} {turn}", stored - souths);
        Position::set_up(Rules, &text).ok()
    }
}

fn in_row(position: &Position, seat: Seat) -> u32 {
    Pit::row(seat).map(|pit| u32::from(position.board().seeds(pit))).sum()
}

fn all_seeds(position: &Position) -> u32 {
    let stores = Seat::ALL.map(|seat| u32::from(position.board().store(seat)));
    Seat::ALL.map(|seat| in_row(position, seat)).into_iter().chain(stores).sum()
}

proptest! {
    #[test]
    fn no_seed_is_ever_lost(chances in chances(300)) {
        for position in play::<Position>(Rules, &chances).positions {
            prop_assert_eq!(all_seeds(&position), SEEDS, "{}", position);
        }
    }

    #[test]
    fn a_move_of_a_set_up_position_loses_no_seed_and_its_trace_tells_the_gain(
        position in set_up(),
    ) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        for pit in position.legal_moves() {
            let after = position.play(&pit).unwrap();
            prop_assert_eq!(all_seeds(&after), SEEDS, "{}: {}", position, pit);
            let trace = position.trace(&pit).unwrap().seeds;
            for pit in Seat::ALL.into_iter().flat_map(Pit::row) {
                let expected = after.board().seeds(pit);
                prop_assert_eq!(told(position.board(), &trace, pit), expected, "{}", position);
            }
            let captured: u8 = trace.captured.iter().map(|(_, seeds)| seeds).sum();
            for seat in Seat::ALL {
                let own = if seat == position.turn() { captured } else { 0 };
                let gain = after.board().store(seat) - position.board().store(seat);
                prop_assert_eq!(gain, own + trace.swept[seat], "{}: {}", position, pit);
            }
        }
    }

    #[test]
    fn a_move_leaves_the_opponent_a_seed(position in set_up()) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        for pit in position.legal_moves() {
            let after = position.play(&pit).unwrap();
            let is_cleared = after.ending().is_some_and(|end| end.reason == EndReason::NoMove);
            prop_assert!(is_cleared || in_row(&after, after.turn()) > 0, "{}: {}", position, pit);
        }
    }

    #[test]
    fn the_emptied_pit_stays_empty(position in set_up()) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        for pit in position.legal_moves() {
            prop_assert_eq!(position.play(&pit).unwrap().board().seeds(pit), 0);
        }
    }

    #[test]
    fn the_pits_are_bare_or_somebody_has_a_majority_when_the_game_is_over(chances in chances(300)) {
        for position in play::<Position>(Rules, &chances).positions {
            let has_won = Seat::ALL.map(|seat| position.board().store(seat) > 24).contains(&true);
            let is_over = has_won || position.board().is_bare();
            prop_assert_eq!(position.ending().is_some(), is_over, "{}", position);
        }
    }
}
