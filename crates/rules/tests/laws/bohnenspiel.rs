//! The laws of Bohnenspiel, and some of its own.

use proptest::{collection::vec, prelude::*};
use rules::{
    Seat,
    bohnenspiel::{Position, Rules},
    game::Position as _,
    mancala::Pit,
};

use crate::laws::{chances, play, told};

laws!(Position, rules: Just(Rules), set_up: set_up(), slips: "[A-Ga-g0-7]", plies: 60);

const BEANS: u32 = 72;

prop_compose! {
    /// Positions far from any game: many beans in few pits, so that laps and long captures abound.
    fn set_up()(
        places in vec(0..14_usize, 1..=8),
        beans in vec(any::<prop::sample::Index>(), BEANS as usize),
        south_moves in any::<bool>(),
    ) -> Option<Position> {
        let mut held = [0; 14];
        for bean in beans {
            held[*bean.get(&places)] += 1;
        }
        let row = |from: usize| held[from..from + 6].iter().map(i32::to_string).collect::<Vec<_>>();
        let turn = if south_moves { "S" } else { "N" };
        let (south, north) = (row(0).join(","), row(6).join(","));
        Position::set_up(Rules, &format!("{south} {north} {} {} {turn}", held[12], held[13])).ok()
    }
}

fn all_beans(position: &Position) -> u32 {
    let pits = Seat::ALL.into_iter().flat_map(Pit::row).map(|pit| position.board().seeds(pit));
    let stores = Seat::ALL.map(|seat| position.board().store(seat));
    pits.chain(stores).map(u32::from).sum()
}

proptest! {
    #[test]
    fn no_bean_is_ever_lost(chances in chances(200)) {
        for position in play::<Position>(Rules, &chances).positions {
            prop_assert_eq!(all_beans(&position), BEANS, "{}", position);
        }
    }

    #[test]
    fn a_move_of_a_set_up_position_loses_no_bean_and_its_trace_tells_the_gain(
        position in set_up(),
    ) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        for pit in position.legal_moves() {
            let after = position.play(&pit).unwrap();
            prop_assert_eq!(all_beans(&after), BEANS, "{}: {}", position, pit);
            let trace = position.trace(&pit).unwrap().0;
            for pit in Seat::ALL.into_iter().flat_map(Pit::row) {
                let expected = after.board().seeds(pit);
                prop_assert_eq!(told(position.board(), &trace, pit), expected, "{}", position);
            }
            let captured: u8 = trace.captured.iter().map(|(_, beans)| beans).sum();
            for seat in Seat::ALL {
                let own = if seat == position.turn() { captured } else { 0 };
                let gain = after.board().store(seat) - position.board().store(seat);
                prop_assert_eq!(gain, own + trace.swept[seat], "{}: {}", position, pit);
            }
        }
    }

    #[test]
    fn the_pits_are_bare_exactly_when_the_game_is_over(chances in chances(200)) {
        for position in play::<Position>(Rules, &chances).positions {
            prop_assert_eq!(position.ending().is_some(), position.board().is_bare());
        }
    }
}
