//! Simulated Swisses written, read and written again, in both editions of the format.

#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

use tournament::check::{Answer, check, ranks};
use tournament::entry::Number;
use tournament::pairing::dutch;
use tournament::pairing::plan::Plan;
use tournament::result::Bye;
use tournament::simulate::{Acceleration, Options, Permille, simulate};
use tournament::standings::{TieBreak, standings};
use tournament::table::Table;
use tournament::trf::{Dialect, Header, Report, Sheet, read};

#[path = "../../../tests/support/extent.rs"]
mod extent;
use extent::few_or_many;

const TIE_BREAKS: &str = "PTS,BH/C1,BH,SB,WIN,ARO";

/// A Swiss of a seed, as it was before one of its rounds, or when all of them were over.
fn simulated(seed: u64, dialect: Dialect) -> Report {
    let few = |n: u64| u16::try_from(seed % n).expect("few");
    let options = Options {
        seed,
        n_players: 8 + few(31),
        n_rounds: 5 + few(5),
        half_point_byes: Permille(80),
        zero_point_byes: Permille(40),
        full_point_byes: Permille(if seed.is_multiple_of(5) { 30 } else { 0 }),
        late_entries: Permille(150),
        withdrawals: Permille(30),
        forfeits: Permille(60),
        n_forbidden: few(4),
        acceleration: if seed.is_multiple_of(4) { Acceleration::Baku } else { Acceleration::None },
        points: if seed.is_multiple_of(3) { "3-1-0" } else { "1-½-0" }.parse().expect("points"),
        ..Options::default()
    };
    let simulated = simulate(&options, dutch::pair).expect("a tournament");
    let round = if seed.is_multiple_of(2) { u16::MAX } else { 2 + few(7) };
    simulated.report_before(round, dialect).expect("a report")
}

/// The byes of all rounds after the next one, some of them added here.
fn byes_ahead(report: &Report, seed: u64) -> Vec<(u16, Number, Bye)> {
    let later = report.next_round() + 1..=report.n_rounds();
    let n_players = u16::try_from(report.players().len()).expect("few players");
    let bye = |round: u16| {
        let number = 1 + (round * 7 + u16::try_from(seed % 11).expect("few")) % n_players;
        let bye = [Bye::HalfPoint, Bye::ZeroPoint][usize::from(round % 2)];
        (round, Number(number), bye)
    };
    later.map(bye).collect()
}

/// What is written of a report that was read.
fn written(
    report: &Report,
    header: Header,
    ranks: Vec<u16>,
    byes: &[(u16, Number, Bye)],
    dialect: Dialect,
) -> String {
    let next = report.next_round();
    let table = Table::new(report.facts(next)).expect("facts that agree");
    let people = report.players().iter().map(|player| player.person.clone()).collect();
    // The plan of a round beyond the last would have one round more.
    let plan = Plan { n_rounds: report.n_rounds(), ..report.plan(next) };
    let byes = byes.to_vec();
    let sheet = Sheet { header, people, ranks, table: &table, plan: &plan, byes, comments: vec![] };
    Report::of(&sheet, dialect).expect("a report").to_string()
}

/// With tie-breaks, and the places that they give.
fn first_written(seed: u64, dialect: Dialect) -> String {
    let report = simulated(seed, dialect);
    let table = Table::new(report.facts(report.next_round())).expect("facts that agree");
    let codes = TIE_BREAKS.split(',').map(|code| code.parse().expect(code));
    let mut rows = standings(&table, &codes.collect::<Vec<TieBreak>>()).rows;
    rows.sort_by_key(|row| row.number);
    let rank = |rank: Option<u32>| u16::try_from(rank.expect("a place")).expect("few players");
    let ranks = rows.iter().map(|row| rank(row.rank)).collect();
    let standings = Some(TIE_BREAKS.to_owned());
    let header = Header { standings, ..report.header().clone() };
    written(&report, header, ranks, &byes_ahead(&report, seed), dialect)
}

fn again(report: &Report, dialect: Dialect) -> String {
    let ranks = report.players().iter().map(|player| player.rank.expect("a rank")).collect();
    let later = report.next_round() + 1..=report.n_rounds();
    let byes: Vec<(u16, Number, Bye)> = later
        .flat_map(|round| {
            let byes = report.plan(round).byes.into_iter();
            byes.map(move |(number, bye)| (round, number, bye))
        })
        .collect();
    written(report, report.header().clone(), ranks, &byes, dialect)
}

#[test]
fn simulated_swisses_are_the_same_when_they_are_read_and_written_again() {
    let (mut n_rounds, mut n_places) = (0, 0);
    for seed in 0..few_or_many(25, 250) {
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let text = first_written(seed, dialect);
            let report = read(text.as_bytes()).expect("a report");
            assert_eq!(report.warnings(), [], "seed {seed}\n{text}");
            assert_eq!(report.to_string(), text);
            assert_eq!(again(&report, dialect), text, "seed {seed}");
            let rounds = check(&report).expect("a table");
            assert!(rounds.iter().all(|one| one.answer == Answer::Agrees), "seed {seed}\n{text}");
            n_rounds += rounds.len();
            let table = Table::new(report.facts(report.next_round())).expect("facts that agree");
            // The older edition names no tie-breaks.
            let places = ranks(&report, &table);
            assert_eq!(places.is_some(), dialect == Dialect::Trf26);
            if let Some(places) = places {
                assert_eq!(places.misplaced, [], "seed {seed}\n{text}");
                assert_eq!(places.stopped_at, None);
                n_places += report.players().len();
            }
        }
    }
    println!("{n_rounds} rounds and {n_places} places: 0 differences");
}
