//! Laws that any text obeys, whatever it is. The fuzzer tries them, and `tests/seeds.rs` does so
//! with the texts that the fuzzer begins with.

#![allow(clippy::expect_used, clippy::panic, reason = "a broken law is a finding")]

use tournament::standings::{TieBreak, standings};
use tournament::table::Table;
use tournament::trf::{Dialect, Fault, Report, Sheet, read};

/// A report is read or has faults with their places; what was read is written and read again, and
/// is a tournament before every round.
pub(crate) fn report_text(bytes: &[u8]) {
    match read(bytes) {
        Ok(report) => {
            check_text(bytes, &report);
            check_rounds(&report);
        }
        Err(faults) => check_faults(bytes, &faults),
    }
}

fn check_faults(bytes: &[u8], faults: &[Fault]) {
    assert!(!faults.is_empty());
    let n_ends = bytes.iter().filter(|byte| matches!(byte, b'\r' | b'\n')).count();
    for fault in faults {
        assert!((1..=n_ends + 1).contains(&(fault.line as usize)), "{fault}");
        assert!(fault.column > 0 && !fault.what.to_string().is_empty(), "{fault}");
    }
}

/// No byte is lost; only the letters of a file that is no Unicode are others.
fn check_text(bytes: &[u8], report: &Report) {
    let text = report.to_string();
    if str::from_utf8(bytes).is_ok() {
        assert_eq!(text.as_bytes(), bytes);
    }
    let again = read(text.as_bytes()).expect("what was read is read again");
    assert_eq!(again.to_string(), text);
    assert_eq!((again.header(), again.players()), (report.header(), report.players()));
    let n_warnings = report.warnings().len();
    assert!(n_warnings - again.warnings().len() <= 1, "{:?}", report.warnings());
}

/// Before every round there is a table and a plan; and a report made of them says the same.
fn check_rounds(report: &Report) {
    let next = report.next_round();
    for round in [0, 1, next, report.n_rounds(), u16::MAX] {
        let plan = report.plan(round);
        let table = Table::new(report.facts(round)).expect("a table");
        let numbers = 1..=u16::try_from(table.players().len()).expect("players have numbers");
        assert!(plan.byes.iter().all(|(number, _)| numbers.contains(&number.0)));
        let _ = report.pairs(round);
        if round == next && table.players().len() * usize::from(plan.n_rounds) < 20_000 {
            check_made(report, &table);
            check_standings(&table);
        }
    }
}

/// Everybody has one row, by one tie-break of each kind of working.
fn check_standings(table: &Table) {
    let list = "PTS,DE/P,BH/M1,FB/C2,AOB,SB/C1/P,PS/M2,KS/L-1,ARO/C1/U1500,TPR,PTP/U0,APPO,STD,TPN";
    let tie_breaks = TieBreak::parse_list(list).expect(list);
    let standings = standings(table, &tie_breaks);
    let mut numbers: Vec<_> = standings.rows.iter().map(|row| row.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, table.numbers().collect::<Vec<_>>());
    assert!(standings.rows.is_sorted_by_key(|row| row.rank));
}

fn check_made(report: &Report, table: &Table) {
    let next = report.next_round();
    let plan = report.plan(next);
    let people = table.numbers().map(|number| {
        let player = report.players().iter().find(|player| player.number == number);
        player.map(|player| player.person.clone()).unwrap_or_default()
    });
    let header = report.header().clone();
    let people = people.collect();
    let sheet = Sheet {
        header,
        people,
        ranks: Vec::new(),
        table,
        plan: &plan,
        byes: Vec::new(),
        comments: Vec::new(),
    };
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let made = match Report::of(&sheet, dialect) {
            Ok(made) => made,
            Err(faults) => panic!("{report}\n{faults:?}"),
        };
        let again = Table::new(made.facts(next)).expect("a table");
        let made_plan = made.plan(next);
        for number in table.numbers() {
            assert_eq!(table.cells(number), again.cells(number), "{number}\n{made}");
            assert_eq!(table.score(number), again.score(number), "{number}\n{made}");
            for round in 1..=plan.n_rounds {
                let points = [&plan, &made_plan].map(|plan| plan.virtual_points(number, round));
                assert_eq!(points[0], points[1], "{made}");
            }
        }
        assert_eq!(plan.byes, made_plan.byes, "{made}");
    }
}
