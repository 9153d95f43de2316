//! Laws of writing a move touch by touch, in positions of every kind.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../../tests/support/extent.rs"]
mod extent;

use std::collections::BTreeSet;

use extent::few_or_many;
use proptest::{collection::vec, prelude::*};
use rules::{AnyPosition, Game, Visitor, game::Position};

/// Positions with more moves are left out: their ways are followed one by one.
const MOST_FOLLOWED: u128 = 3_000;

/// All moves that can be written, following the choices in every way.
fn written(position: &impl Position) -> BTreeSet<String> {
    let (mut begun, mut seen) = (vec![String::new()], BTreeSet::new());
    let mut whole = BTreeSet::new();
    while let Some(text) = begun.pop() {
        let choices = position.continuations(&text);
        let is_stuck = choices.next.is_empty() && position.ending().is_none();
        assert!(!is_stuck, "{position}: stuck after {text:?}");
        let touched: BTreeSet<String> =
            choices.next.iter().map(|choice| choice.touched.to_string()).collect();
        assert_eq!(touched.len(), choices.next.len(), "{position}: {text:?} is not clear");
        for choice in choices.next {
            if choice.is_whole {
                assert!(position.continuations(&choice.begun).next.is_empty(), "{}", choice.begun);
                whole.insert(choice.begun);
            } else if seen.insert(choice.begun.clone()) {
                begun.push(choice.begun);
            }
        }
    }
    whole
}

fn check(position: &impl Position) {
    let listed: BTreeSet<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    assert_eq!(written(position), listed, "{position}");
}

/// A game played by chance, as long as the moves of its positions can be followed.
fn check_game(spec: &str, chances: &[prop::sample::Index]) {
    struct Play<'c>(&'c [prop::sample::Index]);

    impl Visitor for Play<'_> {
        type Output = ();

        fn visit<P: Position>(self, rules: P::Rules) {
            let mut position = P::start(rules);
            for chance in self.0 {
                if position.count_moves() > MOST_FOLLOWED || position.ending().is_some() {
                    break;
                }
                check(&position);
                position = position.play(chance.get(&position.legal_moves())).unwrap();
            }
            if position.count_moves() <= MOST_FOLLOWED {
                check(&position);
            }
        }
    }

    spec.parse::<Game>().unwrap().visit(Play(chances));
}

/// The same of a position of any game, as text.
fn check_set_up(spec: &str, text: &str) {
    struct Check<'t>(&'t str);

    impl Visitor for Check<'_> {
        type Output = ();

        fn visit<P: Position>(self, rules: P::Rules) {
            check(&P::set_up(rules, self.0).unwrap());
        }
    }

    spec.parse::<Game>().unwrap().visit(Check(text));
}

fn set_up(spec: &str, text: &str) -> AnyPosition {
    AnyPosition::parse(spec.parse::<Game>().unwrap(), text).unwrap()
}

fn next(position: &AnyPosition, begun: &str) -> Vec<String> {
    position.continuations(begun).next.into_iter().map(|choice| choice.begun).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(48, 4_096)))]

    #[test]
    fn following_the_choices_writes_exactly_the_legal_moves(
        spec in prop::sample::select(Game::samples()),
        chances in vec(any::<prop::sample::Index>(), 0..100),
    ) {
        check_game(spec, &chances);
    }

    #[test]
    fn any_text_is_answered(begun in "[A-Ea-e]?[0-9]{0,40}(x[A-Ea-e0-9,]{0,40})?|\\PC{0,20}") {
        for text in [OWED, "50,40,30,20,10 50,40,30,20,10 - - S"] {
            let _ = set_up("gbg:5", text).continuations(&begun);
        }
    }
}

/// North's e0000 ends on three single stones: owed are 5 and 4 from the pits, and one of the cup.
const OWED: &str = "5,0,0,0,4 3,22,11,000,0000 543 - N";

#[test]
fn a_move_without_parts_is_one_touch_of_its_field() {
    let position = AnyPosition::start("gbc:10".parse().unwrap());
    assert_eq!(position.continuations("").next.len(), 100);
    assert_eq!(next(&position, "e"), ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"]);
    assert!(next(&position, "e1").is_empty(), "the move is whole");
    assert!(next(&position, "k").is_empty());
}

#[test]
fn gems_of_an_indirect_capture_are_chosen_one_by_one_and_those_of_pits_first() {
    let position = set_up("gbg:5", OWED);
    assert_eq!(next(&position, "e"), ["e0000"], "all beads are stones");
    let touched: Vec<String> = position
        .continuations("e0000")
        .next
        .iter()
        .map(|choice| choice.touched.to_string())
        .collect();
    assert_eq!(touched, ["A5", "E4"]);
    let cup = ["e0000xA5,E4,5", "e0000xA5,E4,4", "e0000xA5,E4,3"];
    assert_eq!(next(&position, "e0000xA5,E4"), cup);
    assert_eq!(next(&position, "e0000xE4,A5,"), cup, "as people write it");
    assert!(next(&position, "e0000xA55").is_empty(), "there is one 5 in A");
    assert!(next(&position, "e0000xA5,E4,3").is_empty(), "the move is whole");
}

#[test]
fn chains_of_captures_are_written_in_every_way_the_rules_allow() {
    check_set_up("gbg:5", OWED);
    check_set_up("gbg:3", "0,-,100 0,0,0 322 31 S");
    check_set_up("gbg:3", "33100000,-,- -,221,0 - - S");
    check_set_up("gbg:3", "30000,2,100 3,2,1 - - S");
}

#[test]
fn what_follows_of_necessity_is_written_at_once() {
    let position = set_up("gbg:3", "0,-,100 0,0,0 33221 - S");
    assert_eq!(next(&position, "C"), ["C100xa1", "C0"], "the gem of a has no rival");
    assert_eq!(next(&position, ""), ["A0", "C"]);
}

#[test]
fn a_pit_that_does_not_feed_cannot_be_chosen() {
    let position = set_up("gbg:3", "10000,0,10 -,-,- 32 32 S");
    assert_eq!(next(&position, ""), ["A", "C"]);
    assert!(next(&position, "B").is_empty());
}

#[test]
fn the_board_shows_what_has_been_sown_and_taken_so_far() {
    let position = set_up("gbg:5", OWED);
    let board = |begun| position.continuations(begun).board.to_string();
    assert_eq!(board(""), OWED);
    assert_eq!(board("c1"), "5,0,0,0,4 3,22,-,1000,0000 543 - N");
    assert_eq!(board("e0000"), "50,00,00,00,4 3,22,11,000,- 543 - N");
    assert_eq!(board("e0000xA5,E4"), "0,00,00,00,- 3,22,11,000,- 543 54 N");
}

#[test]
fn a_position_with_millions_of_moves_is_answered_at_once() {
    let all = "998877665544332211000000000000000000";
    let position = set_up("gbg:9", &format!("{all},-,-,-,-,-,-,-,- -,-,-,-,-,-,-,-,- - - S"));
    assert!(position.count_moves() > 1_000_000_000_000);
    assert_eq!(next(&position, ""), ["A"]);
    assert_eq!(next(&position, "A").len(), 10);
}
