//! Values and ranks against whole tournaments, computed by the open reference program of FIDE's
//! committee for both editions of the rules: `tests/data/tie_breaks/README.md`.

use tournament::standings::{Row, TieBreak, standings};
use tournament::table::{Edition, Table};

use crate::written::{Reference, Written};

#[test]
fn values_agree_with_the_reference_program() {
    for_each_tournament(|reference, written, table, edition| {
        // The reference computes DE among those who are equal on points; so does a list that
        // begins with PTS and DE.
        let columns = &reference.columns;
        assert_eq!(columns[..2], [TieBreak::PTS, TieBreak::DE]);
        for row in standings(table, columns).rows {
            for (column, value) in row.values.iter().enumerate() {
                let expected = written.value(row.number, edition, column);
                let (name, code, number) = (&written.name, columns[column], row.number);
                assert_eq!(value.decimal(), expected, "{name}: {code} of {number}, {edition:?}");
            }
        }
    });
}

#[test]
fn ranks_agree_with_the_reference_program() {
    for_each_tournament(|reference, written, table, edition| {
        for row in standings(table, &reference.order).rows {
            let expected = written.rank(row.number, edition);
            assert_eq!(row.rank, expected, "{}: {}, {edition:?}", written.name, row.number);
        }
    });
}

#[test]
fn the_order_of_pairings_and_byes_never_matters() {
    for_each_tournament(|reference, written, table, edition| {
        let mut facts = written.facts(edition);
        for round in &mut facts.rounds {
            round.pairings.reverse();
            round.byes.reverse();
        }
        let reversed = Table::new(facts).expect(&written.name);
        let ranked = |table| standings(table, &reference.columns);
        assert_eq!(ranked(&reversed), ranked(table), "{}", written.name);
    });
}

#[test]
fn the_editions_differ_where_a_dummy_is_capped() {
    let mut n_different = 0;
    let mut latest: Vec<Row> = Vec::new();
    for_each_tournament(|reference, _, table, edition| {
        let rows = standings(table, &reference.columns).rows;
        match edition {
            Edition::August2024 => latest = rows,
            Edition::March2026 => n_different += usize::from(rows != latest),
        }
    });
    assert!(n_different > 10, "{n_different}");
}

/// Calls `check` for every tournament and both editions.
fn for_each_tournament(mut check: impl FnMut(&Reference, &Written, &Table, Edition)) {
    let reference = Reference::read();
    assert_eq!(reference.tournaments.len(), 19);
    for written in &reference.tournaments {
        for edition in [Edition::August2024, Edition::March2026] {
            let table = Table::new(written.facts(edition)).expect(&written.name);
            check(&reference, written, &table, edition);
        }
    }
}
