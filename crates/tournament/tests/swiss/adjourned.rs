//! Games that were adjourned: docs/spec/swiss.md, C.04.2 art. 3.1.

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::history::{Adjournment, Pairing, Round};
use tournament::pairing::dutch::{check_list, pair};
use tournament::pairing::plan::Plan;
use tournament::result::GameResult;
use tournament::table::{Facts, MAX_ROUNDS, Table, TableError};

const PLAN: Plan = Plan::new(5);

fn game(white: u16, black: u16, result: &str) -> Pairing {
    let result = result.parse().expect(result);
    Pairing { result, ..Pairing::new(Number(white), Number(black)) }
}

/// 1 and 5 have not finished; 2, 3 and 4 win.
fn first_round(result: &str) -> Round {
    let games = [game(1, 5, result), game(6, 2, "0-1"), game(3, 7, "1-0"), game(8, 4, "0-1")];
    Round { pairings: games.to_vec(), byes: vec![] }
}

fn table(rounds: Vec<Round>, adjournments: Vec<Adjournment>) -> Table {
    Table::new(Facts { rounds, adjournments, ..Facts::swiss(8) }).expect("facts that agree")
}

const fn until(to_round: u16) -> Adjournment {
    Adjournment { round: 1, white: Number(1), from_round: 2, to_round }
}

fn scores(table: &Table) -> Vec<String> {
    let mut lines = check_list(table, &PLAN);
    lines.sort_by_key(|line| line.number);
    lines.iter().map(|line| line.score.to_string()).collect()
}

#[test]
fn an_adjourned_game_counts_as_a_draw_when_the_next_round_is_paired() {
    let open = table(vec![first_round("*")], vec![until(MAX_ROUNDS)]);
    assert_eq!(scores(&open), ["½", "1", "1", "1", "½", "0", "0", "0"]);
    // They have met, with their colours.
    let first = check_list(&open, &PLAN).into_iter().find(|line| line.number == Number(1));
    let first = first.expect("the first player");
    assert_eq!((first.colours, first.barred), (vec![Colour::White], vec![Number(5)]));
    // In the standings it brings nothing yet.
    assert_eq!([1, 2, 5].map(|number| open.score(Number(number)).to_string()), ["0", "1", "0"]);
    // Nobody said that it was adjourned: nothing.
    let unsaid = table(vec![first_round("*")], vec![]);
    assert_eq!(scores(&unsaid), ["0", "1", "1", "1", "0", "0", "0", "0"]);
}

#[test]
fn a_later_result_counts_from_then_on_and_rounds_keep_what_they_were_paired_by() {
    let open = table(vec![first_round("*")], vec![until(MAX_ROUNDS)]);
    let second = pair(&open, &PLAN).expect("a round");
    let games = second.pairs.iter().map(|pair| {
        let result = GameResult::Draw;
        Pairing { white: pair.white, black: pair.black, result }
    });
    let second = Round { pairings: games.collect(), byes: vec![] };

    let over = table(vec![first_round("1-0"), second.clone()], vec![until(2)]);
    assert_eq!(scores(&over), ["1½", "1½", "1½", "1½", "½", "½", "½", "½"]);
    // What was paired stays what the rules give: the scores of that time count.
    let before = table(vec![first_round("1-0")], vec![until(2)]);
    assert_eq!(pair(&before, &PLAN), pair(&open, &PLAN));
    // The floats of round two go by them, too: 1 met somebody with a point, or with none.
    let floats = |table: &Table| {
        let mut lines = check_list(table, &PLAN);
        lines.sort_by_key(|line| line.number);
        lines.into_iter().map(|line| line.floats[0]).collect::<Vec<_>>()
    };
    let never = table(vec![first_round("1-0"), second.clone()], vec![]);
    let drawn = table(vec![first_round("½-½"), second], vec![]);
    assert_eq!(floats(&over), floats(&drawn));
    assert_ne!(floats(&over), floats(&never));
}

#[test]
fn a_game_that_ends_by_forfeit_was_no_meeting() {
    let over = table(vec![first_round("+/-")], vec![until(2)]);
    assert_eq!(scores(&over)[0], "½");
    let line = check_list(&over, &PLAN).into_iter().find(|line| line.number == Number(1));
    let line = line.expect("the first player");
    assert!(line.colours.is_empty() && line.barred.is_empty(), "{line:?}");
}

#[test]
fn only_a_game_that_is_there_is_adjourned() {
    let wrong = Adjournment { white: Number(2), ..until(3) };
    let facts =
        Facts { rounds: vec![first_round("*")], adjournments: vec![wrong], ..Facts::swiss(8) };
    let complaint = TableError::AdjournedNoGame { round: 1, white: Number(2) };
    assert_eq!(Table::new(facts), Err(vec![complaint]));
}

#[test]
fn a_round_waits_for_games_without_a_result_that_are_not_adjourned() {
    let waits = |adjournments, round| {
        let table = table(vec![first_round("*")], adjournments);
        let games = table.undecided_before(round);
        games.map(|(round, game)| (round, game.white.0, game.black.0)).collect::<Vec<_>>()
    };
    assert_eq!(waits(vec![], 2), [(1, 1, 5)]);
    assert_eq!(waits(vec![], 1), []);
    assert_eq!(waits(vec![until(MAX_ROUNDS)], 2), []);
    // It was adjourned once, and is not any more.
    assert_eq!(waits(vec![until(2)], 3), [(1, 1, 5)]);
}
