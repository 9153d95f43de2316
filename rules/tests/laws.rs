//! Laws that every position and every record obeys, on random games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use proptest::{collection::vec, prelude::*};
use rules::{
    Claim, Seat, Spec, Status,
    game::Position as _,
    glass_bead_game::{Bead, Move, Position, Rules, Size, Tie},
    record::Words,
    verify,
};

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

/// Positions with more moves are left out: they would be listed one by one.
const MOST_LISTED: usize = 5_000;

fn some_moves(position: &Position) -> Vec<Move> {
    use std::ops::ControlFlow;
    let mut moves = Vec::new();
    let _ = position.each_move(&mut |mv| {
        moves.push(mv.clone());
        if moves.len() > MOST_LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    moves
}

/// The moves and positions of a game played by chance, the start first.
fn play(rules: Rules, chances: &[prop::sample::Index]) -> (Vec<Move>, Vec<Position>) {
    let mut positions = vec![Position::start(rules)];
    let mut played = Vec::new();
    for chance in chances {
        let position = positions.last().unwrap();
        let moves = some_moves(position);
        if moves.is_empty() {
            break;
        }
        let mv = chance.get(&moves).clone();
        positions.push(position.play(&mv).unwrap());
        played.push(mv);
    }
    (played, positions)
}

fn chances(most: usize) -> impl Strategy<Value = Vec<prop::sample::Index>> {
    vec(any::<prop::sample::Index>(), 0..most)
}

fn read(position: &Position, text: &str) -> Option<Move> {
    position.read(&mut Words::new(&[text])).ok()
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
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_listed_move_plays_and_its_text_reads_back(rules in rules(), chances in chances(120)) {
        let (_, positions) = play(rules, &chances);
        let position = positions.last().unwrap();
        for mv in some_moves(position) {
            prop_assert!(position.play(&mv).is_ok(), "{position}: {mv}");
            prop_assert_eq!(read(position, &mv.to_string()), Some(mv));
        }
    }

    #[test]
    fn a_misspelt_move_plays_exactly_if_it_is_listed(
        position in set_up(),
        slips in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), "[0-4A-Da-dx,]"), 50),
    ) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        let moves = some_moves(&position);
        prop_assume!((1..=MOST_LISTED).contains(&moves.len()));
        for (mv, at, slip) in slips {
            let mut text = mv.get(&moves).to_string();
            let at = at.index(text.len());
            text.replace_range(at..=at, &slip);
            let legal = read(&position, &text).filter(|mv| position.play(mv).is_ok());
            match legal {
                Some(mv) => prop_assert!(moves.contains(&mv), "{}: {}", position, text),
                None => prop_assert!(moves.iter().all(|mv| mv.to_string() != text)),
            }
        }
    }

    #[test]
    fn no_move_is_listed_twice_and_all_are_counted(rules in rules(), chances in chances(120)) {
        for position in play(rules, &chances).1 {
            let moves = some_moves(&position);
            if moves.len() > MOST_LISTED {
                continue;
            }
            prop_assert_eq!(position.count_moves(), moves.len() as u128, "{}", position);
            let distinct: std::collections::HashSet<_> = moves.iter().collect();
            prop_assert_eq!(distinct.len(), moves.len());
            prop_assert_eq!(moves.is_empty(), position.ending().is_some(), "{}", position);
        }
    }

    #[test]
    fn moves_of_a_set_up_position_are_played_and_counted(position in set_up()) {
        prop_assume!(position.is_some());
        let position = position.unwrap();
        let moves = some_moves(&position);
        prop_assume!(moves.len() <= MOST_LISTED);
        prop_assert_eq!(position.count_moves(), moves.len() as u128, "{}", position);
        prop_assert_eq!(moves.is_empty(), position.ending().is_some(), "{}", position);
        let beads = all_beads(&position);
        for mv in moves {
            prop_assert_eq!(all_beads(&position.play(&mv).unwrap()), beads.clone());
            prop_assert_eq!(read(&position, &mv.to_string()), Some(mv));
        }
    }

    #[test]
    fn no_bead_is_ever_lost(rules in rules(), chances in chances(120)) {
        let beads = all_beads(&Position::start(rules));
        for position in play(rules, &chances).1 {
            prop_assert_eq!(&all_beads(&position), &beads, "{}", position);
        }
    }

    #[test]
    fn the_text_of_a_position_is_the_position(rules in rules(), chances in chances(120)) {
        for position in play(rules, &chances).1 {
            prop_assert_eq!(Position::set_up(rules, &position.to_string()), Ok(position));
        }
    }

    #[test]
    fn the_record_of_a_game_verifies(rules in rules(), chances in chances(700)) {
        let (moves, positions) = play(rules, &chances);
        let end = positions.last().unwrap();
        let claim = end.ending().map_or(Claim::Open, |ending| ending.outcome.into());
        let moves: Vec<_> = moves.iter().map(Move::to_string).collect();
        let record =
            format!("[Game \"{rules}\"]\n[Result \"{claim}\"]\n\n{} {claim}\n", moves.join(" "));
        let verdict = verify(record.as_bytes());
        let status = if claim == Claim::Open { Status::Unfinished } else { Status::Verified };
        prop_assert_eq!(verdict.status, status, "{:?}", verdict.fault);
        prop_assert_eq!(verdict.final_position, Some(end.to_string()));
    }

    #[test]
    fn any_text_gets_a_verdict(text in "\\PC{0,200}") {
        let tagged = format!("[Game \"gbg:5\"]\n[Result \"*\"]\n\n{text}");
        prop_assert!(verify(text.as_bytes()).fault.is_some());
        let _ = verify(tagged.as_bytes());
    }

    #[test]
    fn any_text_is_a_spec_only_in_its_own_spelling(text in "(gbg|GBG|go)?:?[0-9]{0,2}(,tie=emptied)?") {
        if let Ok(spec) = text.parse::<Spec>() {
            prop_assert_eq!(spec.to_string(), text);
        }
    }
}
