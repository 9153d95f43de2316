//! The cases of `tests/data/swiss/`; its README says what is in them.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use tournament::pairing::plan::Plan;
use tournament::table::Table;
use tournament::trf::read;

/// Pairs with their colours, the first player first; 0 is the bye.
pub(crate) type Pairs = BTreeSet<(u16, u16)>;

/// A round to be paired, and the reference's answer.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) table: Table,
    pub(crate) plan: Plan,
    /// `None`: no legal pairing exists.
    pub(crate) expected: Option<Pairs>,
}

/// All cases of a file of `tests/data/swiss/`.
pub(crate) fn cases(file: &str) -> Vec<Case> {
    let text = unpacked(file);
    let sections: Vec<(&str, &str)> = text
        .split("=== ")
        .skip(1)
        .map(|section| section.split_once('\n').expect("a line after the title"))
        .collect();
    sections.chunks(2).map(|two| case(two[0], two[1])).collect()
}

fn unpacked(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/swiss");
    let packed = File::open(folder.join(format!("{file}.txt.gz"))).expect(file);
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect(file);
    text
}

fn case((name, trf): (&str, &str), (title, expected): (&str, &str)) -> Case {
    assert_eq!(title, "expected", "{name}");
    let report = read(trf.as_bytes()).expect(name);
    let round = report.next_round();
    let table = Table::new(report.facts(round)).expect(name);
    let plan = report.plan(round);
    let pairs = || expected.lines().map(|line| pair(line).expect(line)).collect();
    let expected = (expected.trim() != "RC 1").then(pairs);
    Case { name: name.to_owned(), table, plan, expected }
}

fn pair(line: &str) -> Option<(u16, u16)> {
    let (white, black) = line.split_once(' ')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}
