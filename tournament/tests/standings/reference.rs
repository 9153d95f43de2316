//! Values and ranks against whole tournaments, computed by the open reference program of FIDE's
//! committee for both editions of the rules.
//!
//! A file in `tests/data/tie_breaks/` has a line for each player: number, rating, what each round
//! brought (as in tournament report files: opponent, colour, result; or a bye), and the values by
//! the rules of August 2024 and of March 2026 in the order of [`COLUMNS`].

use std::fs;
use std::path::{Path, PathBuf};

use tournament::entry::Number;
use tournament::standings::{Standings, TieBreak, Value, standings};
use tournament::table::{Edition, Table};

use crate::written::Written;

const COLUMNS: [TieBreak; 5] =
    [TieBreak::Pts, TieBreak::De, TieBreak::Sb, TieBreak::Win, TieBreak::Won];

#[test]
fn values_agree_with_the_reference_program() {
    for_each_tournament(|written, table, edition| {
        let standings = standings(table, &COLUMNS);
        // The reference computes DE among those who are equal on points; so does a list that
        // begins with PTS and DE.
        for (column, tie_break) in COLUMNS.into_iter().enumerate() {
            for number in table.numbers() {
                let expected = written.value(number, edition, column);
                let shown = as_written(value(&standings, number, tie_break));
                assert_eq!(
                    shown, expected,
                    "{}: {tie_break} of {number}, {edition:?}",
                    written.name
                );
            }
        }
    });
}

#[test]
fn ranks_agree_with_the_reference_program() {
    let lists = ["PTS", "PTS,DE", "PTS,SB", "PTS,DE,SB,WIN", "PTS,WIN,SB", "SB,WIN,PTS"];
    for_each_tournament(|written, table, edition| {
        for list in lists {
            let tie_breaks = TieBreak::parse_list(list).expect(list);
            let standings = standings(table, &tie_breaks);
            for row in &standings.rows {
                let expected = written.rank(row.number, edition, &tie_breaks, &COLUMNS);
                let case = format!("{}: {list}, {edition:?}", written.name);
                assert_eq!(row.rank, Some(expected), "{case}: rank of {}", row.number);
            }
        }
    });
}

#[test]
fn the_order_of_pairings_and_byes_never_matters() {
    for_each_tournament(|written, table, edition| {
        let mut facts = written.facts(edition);
        for round in &mut facts.rounds {
            round.pairings.reverse();
            round.byes.reverse();
        }
        let reversed = Table::new(facts).expect(&written.name);
        assert_eq!(standings(&reversed, &COLUMNS), standings(table, &COLUMNS), "{}", written.name);
    });
}

/// Calls `check` for every file and both editions.
fn for_each_tournament(check: impl Fn(&Written, &Table, Edition)) {
    let files = files();
    assert_eq!(files.len(), 19, "{files:?}");
    for file in files {
        let written = Written::read(&file);
        for edition in [Edition::August2024, Edition::March2026] {
            let table = Table::new(written.facts(edition)).expect(&written.name);
            check(&written, &table, edition);
        }
    }
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tie_breaks");
    let entries = fs::read_dir(folder).expect("the folder of data");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

fn value(standings: &Standings, number: Number, tie_break: TieBreak) -> Value {
    let row = standings.rows.iter().find(|row| row.number == number).expect("a row");
    let column = standings.tie_breaks.iter().position(|known| *known == tie_break);
    row.values[column.expect("a column")].value
}

/// The reference writes points with a decimal point, and 0 for no place.
fn as_written(value: Value) -> String {
    match value {
        Value::Points(score) => format!("{}.{}", score.tenths() / 10, score.tenths() % 10),
        Value::Place(place) => place.unwrap_or(0).to_string(),
        Value::Product(product) => {
            format!("{}.{:02}", product.hundredths() / 100, product.hundredths() % 100)
        }
        Value::Count(count) => count.to_string(),
    }
}
