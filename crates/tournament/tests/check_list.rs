//! The check-list of a round says of each player what the criteria ask of him.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::check_list::{Float, Line, Preference, Strength};
use tournament::pairing::dutch::check_list;
use tournament::table::Table;
use tournament::trf::read;

/// Three rounds of five; 5 asked for half a point in round one.
const FILE: &str = "\
142 4
152 W
260 001 004 0003 0004
001    1      Knecht, Josef                                                      3.0    1     2 w 1     3 b 1     4 b 1
001    2      Designori, Plinio                                                  1.0    3     1 b 0     4 w =     5 b =
001    3      Tegularius, Fritz                                                  1.0    3     4 b +     1 w 0  0000 - Z
001    4      Father Jacobus                                                     0.5    5     3 w -     2 b =     1 w 0
001    5      Dion                                                               2.0    2  0000 - H  0000 - U     2 w =
";

fn lines() -> Vec<Line> {
    let report = read(FILE.as_bytes()).expect("a report");
    let table = Table::new(report.facts(4)).expect("a table");
    check_list(&table, &report.plan(4))
}

fn line(number: u16) -> Line {
    lines().into_iter().find(|line| line.number == Number(number)).expect("a line")
}

#[test]
fn players_stand_by_score_and_number() {
    let ranked: Vec<String> =
        lines().iter().map(|line| format!("{} {}", line.number, line.score)).collect();
    assert_eq!(ranked, ["1 3", "5 2", "2 1", "3 1", "4 ½"]);
}

#[test]
fn preferences_are_as_urgent_as_the_colours_of_the_games_make_them() {
    let preference = |colour, strength| Some(Preference { colour, strength });
    assert_eq!(line(1).preference, preference(Colour::White, Strength::Absolute));
    assert_eq!(line(2).preference, preference(Colour::White, Strength::Strong));
    assert_eq!(line(3).preference, preference(Colour::Black, Strength::Strong));
    assert_eq!(line(4).preference, preference(Colour::Black, Strength::Mild));
    assert_eq!(line(3).colours, [Colour::White], "a forfeit has no colour");
}

#[test]
fn floats_are_those_of_the_last_two_rounds_the_last_first() {
    assert_eq!(line(1).floats, [Some(Float::Down), None]);
    assert_eq!(line(4).floats, [Some(Float::Up), None]);
    assert_eq!(line(2).floats, [Some(Float::Up), None]);
    assert_eq!(line(5).floats, [Some(Float::Down), Some(Float::Down)]);
    assert_eq!(line(3).floats, [None, None]);
}

#[test]
fn byes_unplayed_rounds_and_topscorers_are_told() {
    let told = |number| {
        let line = line(number);
        (line.may_have_bye, line.n_unplayed, line.is_topscorer)
    };
    assert_eq!(told(1), (true, 0, true));
    assert_eq!(told(3), (false, 2, false), "he has won by forfeit");
    assert_eq!(told(5), (false, 2, true), "he has had the bye");
}

#[test]
fn whom_a_player_must_not_meet_stands_by_rank() {
    let barred = |number| line(number).barred;
    assert_eq!(barred(1), [2, 3, 4].map(Number), "met");
    assert_eq!(barred(3), [1, 4].map(Number), "met, forbidden");
    assert_eq!(barred(4), [1, 2, 3].map(Number), "forfeits are no meetings, but 3 is forbidden");
}
