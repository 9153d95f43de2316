//! Rounds of reports are paired once more, and what differs is told.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

use tournament::check::{Answer, CheckedRound, Difference, check};
use tournament::history::Round;
use tournament::pairing::dutch;
use tournament::pairing::plan::Plan;
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::simulate::{Acceleration, Options, Permille, Simulated, simulate};
use tournament::table::{Facts, Table};
use tournament::trf::{Dialect, Header, Report, Sheet, read};

fn checked(text: &str) -> Vec<CheckedRound> {
    let report = read(text.as_bytes()).expect(text);
    check(&report).expect("a table")
}

/// What differs, a line for each round; nothing of rounds that agree.
fn differing(text: &str) -> Vec<String> {
    let line = |round: &CheckedRound| match &round.answer {
        Answer::Agrees => None,
        Answer::Differs(differences) => {
            let told: Vec<String> = differences.iter().map(tell).collect();
            Some(format!("{}: {}", round.round, told.join("; ")))
        }
        Answer::NoLegalPairing(refusal) => Some(format!("{}: {refusal}", round.round)),
        Answer::NoSchedule(error) => Some(format!("{}: {error}", round.round)),
    };
    checked(text).iter().filter_map(line).collect()
}

fn tell(difference: &Difference) -> String {
    use tournament::check::Board;
    let board = |board: &Board| match board {
        Board::Game { white, black } => format!("{white}-{black}"),
        Board::Bye(number) => format!("{number}-0"),
    };
    let side = |boards: &[Board]| boards.iter().map(board).collect::<Vec<_>>().join(" ");
    format!("{} for {}", side(&difference.written), side(&difference.expected))
}

fn event(options: &Options) -> Simulated {
    simulate(options, dutch::pair).expect("a tournament")
}

fn file(simulated: &Simulated, dialect: Dialect) -> String {
    simulated.report_before(u16::MAX, dialect).expect("a report").to_string()
}

fn agrees(options: &Options) {
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let simulated = event(options);
        let text = file(&simulated, dialect);
        assert_eq!(differing(&text), [""; 0], "{options:?} as {dialect:?}");
        assert_eq!(checked(&text).len(), simulated.rounds.len());
    }
}

/// A file of so many rounds: a line for each player, with his rounds divided by bars; `0 - U` is a
/// bye, nothing a round of which nothing is written.
fn written(settings: &str, players: &[&str]) -> String {
    let cell = |cell: &str| {
        let words: Vec<&str> = cell.split_whitespace().collect();
        match words[..] {
            [] => " ".repeat(10),
            [opponent, colour] => format!("  {opponent:>4} {colour}  "),
            [opponent, colour, code] => format!("  {opponent:>4} {colour} {code}"),
            _ => panic!("{cell:?} is no round"),
        }
    };
    let line = |(number, rounds): (usize, &&str)| {
        let cells: String = rounds.split('|').map(cell).collect();
        format!("001 {number:>4}{:81}{}\n", "", cells.trim_end())
    };
    let lines: String = (1..).zip(players).map(line).collect();
    format!("152 W\n{settings}\n{lines}")
}

/// A round robin without results.
fn round_robin(n_players: u16, cycles: Cycles, n_paired: usize) -> String {
    let mut rounds = schedule(n_players, cycles).expect("a schedule");
    let n_rounds = u16::try_from(rounds.len()).expect("few rounds");
    for round in &mut rounds[n_paired..] {
        *round = Round::default();
    }
    let table = Table::new(Facts { rounds, ..Facts::round_robin(n_players) }).expect("a table");
    let sheet = Sheet {
        header: Header::default(),
        people: Vec::new(),
        ranks: Vec::new(),
        table: &table,
        plan: &Plan::new(n_rounds),
        byes: Vec::new(),
        comments: Vec::new(),
    };
    Report::of(&sheet, Dialect::Trf26).expect("a report").to_string()
}

#[test]
fn simulated_tournaments_of_every_kind_agree() {
    let many = Permille(150);
    let orderly = Options { n_players: 24, n_rounds: 7, ..Options::default() };
    for seed in 0..12 {
        let orderly = Options { seed, ..orderly.clone() };
        agrees(&orderly);
        agrees(&Options { acceleration: Acceleration::Baku, ..orderly.clone() });
        agrees(&Options { points: "3-1-0".parse().expect("points"), ..orderly.clone() });
        agrees(&Options { late_entries: many, half_point_byes: many, ..orderly.clone() });
        agrees(&Options { withdrawals: many, forfeits: many, ..orderly.clone() });
        agrees(&Options { n_forbidden: 6, zero_point_byes: many, n_players: 23, ..orderly });
    }
}

#[test]
fn two_who_change_places_are_one_difference() {
    let simulated = event(&Options { n_players: 12, n_rounds: 4, seed: 5, ..Options::default() });
    let mut other = simulated.clone();
    let pairings = &mut other.facts.rounds[3].pairings;
    let (one, two) = (pairings[1], pairings[3]);
    (pairings[1].black, pairings[3].black) = (two.black, one.black);
    let [told] = &differing(&file(&other, Dialect::Trf26))[..] else { panic!("one round") };
    let mut written = [(one.white, two.black), (two.white, one.black)];
    written.sort_by_key(|(white, black)| *white.min(black));
    let expected = format!(
        "4: {}-{} {}-{} for {}-{} {}-{}",
        written[0].0,
        written[0].1,
        written[1].0,
        written[1].1,
        one.white,
        one.black,
        two.white,
        two.black,
    );
    assert_eq!(*told, expected);
}

#[test]
fn reversed_colours_are_a_difference_of_their_own() {
    let simulated = event(&Options { n_players: 12, n_rounds: 4, seed: 5, ..Options::default() });
    let mut other = simulated.clone();
    let last = &mut other.facts.rounds[3].pairings[2];
    (last.white, last.black) = (last.black, last.white);
    let rounds = checked(&file(&other, Dialect::Trf26));
    assert!(rounds[..3].iter().all(|round| round.answer == Answer::Agrees));
    let Answer::Differs(differences) = &rounds[3].answer else { panic!("{rounds:?}") };
    assert_eq!(differences.len(), 1);
    assert!(differences[0].is_of_colours_only(), "{differences:?}");
}

#[test]
fn a_bye_that_another_should_have_is_a_difference() {
    let text = written("142 5", &["2 w", "1 b", "0 - U"]);
    assert_eq!(differing(&text), [""; 0]);
    let other = written("142 5", &["3 w", "0 - U", "1 b"]);
    assert_eq!(differing(&other), ["1: 1-3 2-0 for 1-2 3-0"]);
}

/// Four come, a fifth in round two, and the first has asked for a bye in round three.
#[test]
fn late_entries_byes_ahead_and_rounds_that_are_running_are_no_differences() {
    let text = written(
        "142 5",
        &["3 w 1 | 4 b | 0 - H", "4 b 1 | 5 w", "1 b 0 | 0 - U", "2 w 0 | 1 w", "| 2 b"],
    );
    let rounds = checked(&text);
    assert_eq!(rounds.len(), 2);
    assert_eq!(differing(&text), ["2: 4-1 2-5 3-0 for 2-1 3-5 4-0"]);
    let by_the_rules = written(
        "142 5",
        &["3 w 1 | 2 b | 0 - H", "4 b 1 | 1 w", "1 b 0 | 5 w", "2 w 0 | 0 - U", "| 3 b"],
    );
    assert_eq!(differing(&by_the_rules), [""; 0]);
}

#[test]
fn whoever_is_left_blank_in_a_paired_round_is_taken_as_absent() {
    let text = written("142 5", &["4 w", "", "", "1 b"]);
    assert_eq!(differing(&text), [""; 0]);
}

#[test]
fn forfeits_without_colours_agree_either_way() {
    let text = written("142 5", &["3 w 1", "4 - +", "1 b 0", "2 - -"]);
    assert_eq!(differing(&text), [""; 0]);
}

#[test]
fn a_round_that_cannot_be_paired_is_told() {
    let text = written("142 2", &["2 w 1 | 2 b 1", "1 b 0 | 1 w 0"]);
    let rounds = checked(&text);
    assert_eq!(rounds[0].answer, Answer::Agrees);
    assert!(matches!(rounds[1].answer, Answer::NoLegalPairing(_)), "{rounds:?}");
}

#[test]
fn round_robins_are_held_against_the_berger_tables() {
    for (n_players, cycles) in [(8, Cycles::Single), (7, Cycles::Single), (5, Cycles::Double)] {
        let n_rounds = schedule(n_players, cycles).expect("a schedule").len();
        let text = round_robin(n_players, cycles, n_rounds);
        assert_eq!(differing(&text), [""; 0], "{n_players} {cycles:?}");
        assert_eq!(checked(&text).len(), n_rounds);
    }
    let running = round_robin(8, Cycles::Single, 3);
    assert_eq!((checked(&running).len(), differing(&running)), (3, vec![]));
}

#[test]
fn a_round_robin_in_another_order_differs_round_by_round() {
    let text = round_robin(4, Cycles::Single, 3);
    let swap = |line: &str| {
        if !line.starts_with("001") {
            return line.to_owned();
        }
        let (before, rounds) = line.split_at(89);
        format!("{before}{}{}{}", &rounds[10..20], &rounds[..10], &rounds[20..])
    };
    let swapped: String = text.split_inclusive("\r\n").map(swap).collect();
    let told = ["1: 1-2 4-3 for 1-4 2-3", "2: 1-4 2-3 for 4-3 1-2"];
    assert_eq!(differing(&swapped), told);
}

#[test]
fn a_round_robin_of_too_many_has_no_schedule() {
    let mut players = vec![""; 101];
    (players[0], players[100]) = ("101 w", "1 b");
    let text = written("142 3\n192 BERGER_ROUNDROBIN", &players);
    assert!(matches!(checked(&text)[0].answer, Answer::NoSchedule(_)));
}

#[test]
fn a_round_is_checked_by_what_was_known_of_adjourned_games() {
    // 1 and 3 had met when round two was paired; the game was forfeited later.
    let file = "\
142 3
152 W
### Adjournment @ Round 1: 1-3 -/+
001    1      A                                 2400                             0.0    3     3 w -     2 b 0
001    2      B                                 2300                             2.0    1     4 b 1     1 w 1
001    3      C                                 2200                             2.0    1     1 b +     4 w 1
001    4      D                                 2100                             0.0    4     2 w 0     3 b 0
";
    assert_eq!(differing(file), [""; 0]);
    let unsaid = file.replace("### Adjournment @ Round 1: 1-3 -/+\n", "");
    assert_ne!(differing(&unsaid), [""; 0]);
}
