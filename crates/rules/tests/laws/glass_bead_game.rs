//! The laws of the Glass Bead Game, and one of its own.

use proptest::{collection::vec, prelude::*};
use rules::{
    Seat,
    game::Position as _,
    glass_bead_game::{Bead, Position, Rules, Size, Tie},
};

use crate::extent::few_or_many;
use crate::laws::{chances, play};

laws!(Position, rules: rules(), set_up: set_up(), slips: "[0-4A-Da-dx,]", plies: 120);

prop_compose! {
    fn rules()(pits in 3_u8..=9, emptied_wins in any::<bool>()) -> Rules {
        let tie = if emptied_wins { Tie::EmptiedWins } else { Tie::EmptiedLoses };
        Rules { size: Size::new(pits).unwrap(), tie }
    }
}

prop_compose! {
    /// Positions far from any game: beads crowd into few places, laps and long chains abound.
    fn set_up()(pits in 3_u8..=5, emptied_wins in any::<bool>(), south_moves in any::<bool>())(
        pits in Just(pits),
        tie in Just(if emptied_wins { Tie::EmptiedWins } else { Tie::EmptiedLoses }),
        turn in Just(if south_moves { "S" } else { "N" }),
        stones in vec(0..usize::from(pits) * 2, usize::from(pits) * 2),
        gems in vec(0..usize::from(pits) * 2 + 4, usize::from(pits) * 2),
        crowd in 0..usize::from(pits) * 2,
        n_crowded in 0..usize::from(pits) * 2,
    ) -> Option<Position> {
        let n_pits = usize::from(pits) * 2;
        let mut places = vec![String::new(); n_pits + 2];
        for (stone, place) in stones.into_iter().enumerate() {
            places[if stone < n_crowded { crowd } else { place }].push('0');
        }
        for (gem, place) in gems.into_iter().enumerate() {
            // The last four places are twice the two cups.
            let place = if place < n_pits + 2 { place } else { place - 2 };
            places[place].push_str(&(gem / 2 + 1).to_string());
        }
        let places: Vec<_> =
            places.iter().map(|held| if held.is_empty() { "-" } else { held }).collect();
        let (south, north) = places[..n_pits].split_at(n_pits / 2);
        let cups = places[n_pits..].join(" ");
        let text = format!("{} {} {cups} {turn}", south.join(","), north.join(","));
        Position::set_up(Rules { size: Size::new(pits).unwrap(), tie }, &text).ok()
    }
}

/// Every place of the board together, to be compared with the start.
fn all_beads(position: &Position) -> Vec<u32> {
    let size = position.size();
    let pits = Seat::ALL.into_iter().flat_map(|seat| size.row(seat)).map(|pit| position.beads(pit));
    let places: Vec<_> = pits.chain(Seat::ALL.map(|seat| position.cup(seat))).collect();
    let count = |bead: Bead| places.iter().map(|held| held.count(bead)).sum();
    Bead::KINDS.map(count).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(64, 4_096)))]

    #[test]
    fn no_bead_is_ever_lost(rules in rules(), chances in chances(120)) {
        let beads = all_beads(&Position::start(rules));
        for position in play::<Position>(rules, &chances).positions {
            prop_assert_eq!(&all_beads(&position), &beads, "{}", position);
        }
    }

    #[test]
    fn no_bead_of_a_set_up_position_is_lost(position in set_up()) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        prop_assume!(position.count_moves() <= 5_000);
        let beads = all_beads(&position);
        for mv in position.legal_moves() {
            prop_assert_eq!(all_beads(&position.play(&mv).unwrap()), beads.clone());
        }
    }
}
