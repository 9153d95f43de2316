//! Laws that every position and every record obeys, on random games.

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

/// Positions with more moves are left out: they would be listed one by one.
const MOST_LISTED: usize = 5_000;

fn some_moves(position: &Position) -> Vec<Move> {
    use std::ops::ControlFlow;
    let mut moves = Vec::new();
    let _ = position.each_move(&mut |mv| {
        moves.push(mv.clone());
        if moves.len() > MOST_LISTED {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
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
    let pits = Seat::ALL
        .into_iter()
        .flat_map(|seat| size.row(seat))
        .map(|pit| position.beads(pit));
    let places: Vec<_> = pits
        .chain(Seat::ALL.map(|seat| position.cup(seat)))
        .collect();
    let count = |bead: Bead| places.iter().map(|held| held.count(bead)).sum();
    Bead::KINDS.map(count).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

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
    fn a_move_of_chance_plays_exactly_if_it_is_listed(
        rules in rules(),
        chances in chances(120),
        text in "[A-Ea-e][0-3]{1,4}(x[A-Ea-e][1-4]{1,2})?(,[1-4])?",
    ) {
        let (_, positions) = play(rules, &chances);
        let position = positions.last().unwrap();
        let moves = some_moves(position);
        prop_assume!(moves.len() <= MOST_LISTED);
        let legal = read(position, &text).filter(|mv| position.play(mv).is_ok());
        let listed = |mv: &Move| moves.contains(mv);
        prop_assert!(legal.as_ref().is_none_or(listed), "{position}: {text}");
        let as_written = |mv: &&Move| mv.to_string() == text;
        prop_assert!(legal.is_some() || !moves.iter().any(|mv| as_written(&mv)));
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
