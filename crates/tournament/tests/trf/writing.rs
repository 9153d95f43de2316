//! What a report that is made here says, and where.

use std::slice;

use tournament::entry::Number;
use tournament::history::{Adjournment, Pairing, Round};
use tournament::pairing::plan::{Forbidden, Plan};
use tournament::points::PointSystem;
use tournament::result::Bye;
use tournament::score::Score;
use tournament::table::{Facts, MAX_ROUNDS, Table};
use tournament::trf::{Dialect, Header, Report, Sheet, read};

fn report(facts: Facts, plan: &Plan, byes: &[(u16, Number, Bye)], dialect: Dialect) -> String {
    let table = Table::new(facts).expect("facts that agree");
    let header = Header { name: Some("Open".to_owned()), ..Header::default() };
    let (people, ranks, comments) = (vec![], vec![], vec![]);
    let byes = byes.to_vec();
    let sheet = Sheet { header, people, ranks, table: &table, plan, byes, comments };
    Report::of(&sheet, dialect).expect("a report").to_string()
}

fn lines<'a>(report: &'a str, tags: &[&str]) -> Vec<&'a str> {
    report.lines().filter(|line| tags.contains(&&line[..3])).collect()
}

fn worth(text: &str) -> PointSystem {
    text.parse().expect(text)
}

fn with_points(points: PointSystem, dialect: Dialect) -> String {
    report(Facts { points, ..Facts::swiss(2) }, &Plan::new(3), &[], dialect)
}

#[test]
fn byes_of_rounds_to_come_stand_in_record_240_only() {
    let byes = vec![(Number(1), Bye::HalfPoint), (Number(2), Bye::ZeroPoint)];
    let plan = Plan { byes, ..Plan::new(5) };
    let later = [(3, Number(4), Bye::HalfPoint)];
    let file = report(Facts::swiss(4), &plan, &later, Dialect::Trf26);
    assert_eq!(lines(&file, &["240"]), ["240 H 001    1", "240 H 003    4", "240 Z 001    2"]);
    assert!(lines(&file, &["001"]).iter().all(|line| line.len() < 92), "{file}");
    // Older programs know the next round by the lines of the players only.
    let file = report(Facts::swiss(4), &plan, &later, Dialect::Trf16);
    assert_eq!(lines(&file, &["240"]), ["240 H 003    4"]);
    let cells: Vec<&str> =
        lines(&file, &["001"]).iter().map(|line| line.get(91..).unwrap_or("")).collect();
    assert_eq!(cells, ["0000 - H", "0000 - Z", "", ""]);
}

#[test]
fn trf16_keeps_groups_forbidden_in_every_round() {
    let group = |from_round, to_round| Forbidden {
        from_round,
        to_round,
        numbers: vec![Number(from_round), Number(4)],
    };
    let forbidden = vec![group(1, 3), group(2, 3), group(3, 3)];
    let plan = Plan { forbidden, ..Plan::new(3) };
    // Nothing is left to be paired, and the file is checked from the beginning.
    let rounds = vec![tournament::history::Round::default(); 3];
    let file = report(Facts { rounds, ..Facts::swiss(4) }, &plan, &[], Dialect::Trf16);
    assert_eq!(lines(&file, &["XXP"]), ["XXP    1    4"]);
    let file = report(Facts::swiss(4), &plan, &[], Dialect::Trf16);
    assert_eq!(lines(&file, &["XXP"]), ["XXP    1    4"]);
}

#[test]
fn trf16_says_in_which_rounds_a_group_is_kept_apart() {
    let group = |from_round, to_round, numbers: [u16; 2]| Forbidden {
        from_round,
        to_round,
        numbers: numbers.map(Number).to_vec(),
    };
    // One that holds now, one that holds later, one that always does.
    let forbidden = vec![group(1, 2, [1, 2]), group(2, 3, [1, 3]), group(1, 3, [1, 4])];
    let plan = Plan { forbidden, ..Plan::new(3) };
    let file = report(Facts::swiss(4), &plan, &[], Dialect::Trf16);
    assert_eq!(lines(&file, &["XXP"]), ["XXP    1    4", "XXP    1    2"]);
    assert_eq!(lines(&file, &["260"]), ["260 001 002    1    2", "260 002 003    1    3"]);
    let again = read(file.as_bytes()).expect("a report").plan(1).forbidden;
    let rounds = |numbers: [u16; 2]| {
        let about = again.iter().filter(|group| group.numbers == numbers.map(Number));
        about.map(|group| (group.from_round, group.to_round)).collect::<Vec<_>>()
    };
    assert_eq!([rounds([1, 2]), rounds([1, 3])], [[(1, 2)], [(2, 3)]]);
    assert_eq!(rounds([1, 4]).len(), 1);
}

#[test]
fn trf16_says_by_single_records_what_is_not_worth_the_usual() {
    let said = |points: PointSystem| {
        let file = with_points(points, Dialect::Trf16);
        let tags = ["XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];
        lines(&file, &tags).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert!(said(PointSystem::STANDARD).is_empty());
    assert_eq!(said(worth("3-1-0")), ["BBW  3.0", "BBD  1.0", "BBU  3.0"]);
    let half = PointSystem::STANDARD.with_pairing_allocated_bye(Score::DRAW).expect("half a point");
    assert_eq!(said(half), ["BBU  0.5"]);
    let one = worth("3-2-1").with_pairing_allocated_bye(Score::WIN).expect("one point");
    let one = one.with_absence(Score::DRAW).expect("half a point");
    let all = ["BBW  3.0", "BBD  2.0", "BBL  1.0", "BBZ  0.5", "BBF  0.5", "BBU  1.0"];
    assert_eq!(said(one), all);
}

#[test]
fn record_162_leaves_out_what_is_worth_the_usual() {
    let said = |points: PointSystem| {
        let file = with_points(points, Dialect::Trf26);
        lines(&file, slice::from_ref(&"162")).first().map(ToString::to_string)
    };
    assert_eq!(said(PointSystem::STANDARD), None);
    assert_eq!(said(worth("3-1-0")).as_deref(), Some("162  W 3.0    D 1.0"));
    let half = PointSystem::STANDARD.with_pairing_allocated_bye(Score::DRAW).expect("half a point");
    assert_eq!(said(half).as_deref(), Some("162  P 0.5"));
}

/// Three games of round one that were adjourned: one for a round, one for two, one is still open; and
/// one that was over before round two was paired.
fn adjourned() -> Facts {
    let game = |white: u16, black: u16, result: &str| Pairing {
        result: result.parse().expect(result),
        ..Pairing::new(Number(white), Number(black))
    };
    let round = |games: [Pairing; 4]| Round { pairings: games.to_vec(), byes: vec![] };
    let first = [game(1, 5, "1-0"), game(6, 2, "½-½"), game(3, 7, "*"), game(8, 4, "0-1")];
    let second = [game(4, 1, "1-0"), game(2, 3, "0-1"), game(5, 8, "1-0"), game(7, 6, "1-0")];
    let third = [game(1, 2, "1-0"), game(4, 3, "0-1"), game(5, 7, "*"), game(6, 8, "1-0")];
    let one = |round, white, from_round, to_round| Adjournment {
        round,
        white: Number(white),
        from_round,
        to_round,
    };
    let adjournments = vec![
        one(1, 1, 2, 2),
        one(1, 6, 2, 3),
        one(1, 8, 2, 1),
        one(1, 3, 2, MAX_ROUNDS),
        one(3, 5, 4, MAX_ROUNDS),
    ];
    let rounds = vec![round(first), round(second), round(third)];
    Facts { rounds, adjournments, ..Facts::swiss(8) }
}

#[test]
fn adjourned_games_that_are_decided_stand_in_comments_and_are_read_again() {
    let decided =
        ["Adjournment @ Round 1: 1-5 1-0", "Adjournment @ Round 1: 6-2 1/2-1/2 (rounds 2-3)"];
    let open = ["Adjournment @ Round 1: 3-7 ?", "Adjournment @ Round 3: 5-7 ?"];
    for dialect in [Dialect::Trf26, Dialect::Trf16] {
        let file = report(adjourned(), &Plan::new(5), &[], dialect);
        let mut expected: Vec<&str> = decided.to_vec();
        // The older edition has no sign for them.
        expected.extend(open.iter().filter(|_| dialect == Dialect::Trf16));
        expected.sort_unstable();
        let mut told: Vec<&str> = lines(&file, &["###"]).iter().map(|line| &line[4..]).collect();
        told.sort_unstable();
        assert_eq!(told, expected);
        assert_eq!(file.contains("w ?"), dialect == Dialect::Trf26, "{file}");
        let again = read(file.as_bytes()).expect("a report");
        assert_eq!(again.warnings(), []);
        let mut written = adjourned().adjournments;
        written.retain(|one| one.from_round <= one.to_round);
        written.sort_unstable_by_key(|one| (one.round, one.white));
        let mut read = again.facts(4).adjournments;
        read.sort_unstable_by_key(|one| (one.round, one.white));
        assert_eq!(read, written);
        let again = report(again.facts(4), &Plan::new(5), &[], dialect);
        assert_eq!(again, file);
    }
}
