//! A row that is changed behind the program's back differs from the log, and nothing that the program does differs.

use domain::by_link::Deed;
use store::facts::{self, Difference, RowFault};

use super::super::by_link::Table;
use super::super::migrations::execute;
use super::*;

/// Changes the database without the program.
pub(super) fn change(site: &Site, statement: &str) {
    let freely = if site.database_url.starts_with("sqlite:") {
        "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON"
    } else {
        "SET session_replication_role = replica"
    };
    execute(&site.database_url, &format!("{freely}; {statement}"));
}

/// The rows that differ from the log; a game by link whose facts were changed is told besides.
fn row_faults(site: &Site) -> Vec<RowFault> {
    let row = |fault| match fault {
        Fault::Row(fault) => Some(fault),
        _ => None,
    };
    faults(site, None).into_iter().filter_map(row).collect()
}

/// The columns of a table that differ from the log, and what is said of them.
pub(super) fn changed(site: &Site, table: &str) -> (Vec<&'static str>, Vec<String>) {
    let found = row_faults(site);
    assert!(found.iter().all(|fault| fault.table == table), "{found:?}");
    let column = |fault: &RowFault| match fault.difference {
        Difference::Changed { column, .. } => column,
        _ => panic!("{fault}"),
    };
    (found.iter().map(column).collect(), found.iter().map(ToString::to_string).collect())
}

pub(super) fn played(site: &Site) -> Played<'_> {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Ada"]);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]);
    assert_eq!(faults(site, None), []);
    played
}

both!(a_result_that_was_changed_is_found, |site| {
    played(site);
    change(site, "UPDATE results SET outcome = 'neither' WHERE id = 1");
    let (columns, told) = changed(site, "results");
    assert_eq!(columns, ["outcome"]);
    let expected = "result 1, outcome: it is \"neither\", and act ";
    assert!(told[0].starts_with(expected), "{told:?}");
    assert!(told[0].contains(" of event 1 (result-entered, 2"), "{told:?}");
    assert!([" wrote \"first\"", " wrote \"second\""].iter().any(|end| told[0].ends_with(end)));
});

both!(a_pairing_that_was_changed_is_found, |site| {
    played(site);
    change(
        site,
        "UPDATE pairings SET first_entry = second_entry, second_entry = first_entry WHERE id = 1",
    );
    assert_eq!(changed(site, "pairings").0, ["first_entry", "second_entry"]);
});

both!(a_role_that_was_changed_is_found, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    site.with_role(&administrator, &event, "scorekeeper");
    change(site, "UPDATE event_roles SET role = 'organiser'");
    let (columns, told) = changed(site, "event_roles");
    assert_eq!(columns, ["role"]);
    assert!(told[0].starts_with("role (event id 1, account id 2), role: it is"), "{told:?}");
});

both!(a_place_that_was_changed_is_found, |site| {
    played(site);
    change(site, "UPDATE events SET place = 'Mariafels'");
    assert_eq!(changed(site, "events").0, ["place"]);
});

both!(a_resignation_whose_seat_was_switched_is_found, |site| {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    assert_eq!(faults(site, None), []);
    change(site, "UPDATE link_facts SET seat = 'first' WHERE kind = 'resign'");
    let facts = site.store.read(|db| store::by_link::facts(db, table.id())).unwrap();
    assert!(facts.iter().any(|fact| matches!(fact.deed, Deed::Resign(rules::Seat::First))));
    assert_eq!(changed(site, "link_facts").0, ["seat"]);
});

both!(a_name_that_was_changed_is_found_and_not_told, |site| {
    played(site);
    change(site, "UPDATE players SET name = 'Adam' WHERE name = 'Ada'");
    let (columns, told) = changed(site, "players");
    assert_eq!(columns, ["name"]);
    assert!(told[0].starts_with("player 3, name: it is not what act "), "{told:?}");
});

both!(a_row_that_was_deleted_or_added_is_found, |site| {
    played(site);
    change(site, "DELETE FROM results WHERE id = 1");
    change(
        site,
        "INSERT INTO withdrawals (entry_id, act, from_round, recorded_at)
        VALUES (1, 'withdrawn', 2, '2026-11-20 10:00:00')",
    );
    let found: Vec<String> = row_faults(site).iter().map(ToString::to_string).collect();
    assert!(found[0].starts_with("result 1: it is missing; act "), "{found:?}");
    assert_eq!(found[1..], ["withdrawal or return 1: no act wrote it"]);
});

both!(a_later_act_does_not_cover_up_what_was_changed, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    change(site, "UPDATE tournaments SET win_points = 30");
    administrator.start(&tournament);
    assert_eq!(changed(site, "tournaments").0, ["win_points"]);
});

both!(a_list_of_rows_that_was_changed_is_found, |site| {
    let played = played(site);
    change(site, "UPDATE results SET outcome = 'neither' WHERE id = 1");
    change(
        site,
        "UPDATE audit_rows SET written =
            replace(replace(written, '\"first\"', '\"neither\"'), '\"second\"', '\"neither\"')
        WHERE id = (SELECT min(id) FROM audit_rows WHERE table_name = 'results')",
    );
    let found = faults(site, None);
    let chain = Chain::Event(played.event);
    let is_told = matches!(&found[..], [Fault::RowsAltered { chain: of, .. }] if *of == chain);
    assert!(is_told, "{found:?}");
    change(site, "UPDATE audit SET rows_digest = NULL WHERE act = 'result-entered'");
    assert!(faults(site, None).iter().any(|fault| matches!(fault, Fault::Altered { .. })));
});

both!(rows_of_an_act_that_is_not_there_are_found, |site| {
    played(site);
    change(site, "UPDATE results SET outcome = 'neither' WHERE id = 1");
    change(
        site,
        "INSERT INTO audit_rows (audit_id, table_name, written) VALUES (999999, 'results',
            '[{\"columns\":[\"id\",\"outcome\"],\"rows\":[[1,\"neither\"]]}]')",
    );
    let found = faults(site, None);
    assert!(matches!(found[..], [Fault::RowsOfNoAct(_)]), "{found:?}");
});

both!(a_deleted_act_is_reported_by_its_chain, |site| {
    let (event, ..) = hall(&site.administrator());
    let chain = Chain::Event(event);
    // With all the references that there are: no other row is in the way.
    execute(&site.database_url, "DELETE FROM audit WHERE position = 5 AND event_id IS NOT NULL");
    let expected = [Fault::Missing { chain, position: 5 }, Fault::Altered { chain, position: 6 }];
    let found = faults(site, None);
    assert_eq!(found[..2], expected);
    assert!(matches!(found[2..], [Fault::RowsOfNoAct(_)] | []), "{found:?}");
    assert_eq!(found[0].to_string(), format!("event {event}, act 5: it is missing"));
    // A server starts, and a check that comes after it finds the same.
    site.store.migrate().unwrap();
    assert_eq!(faults(site, None), found);
});

both!(moves_by_link_are_taken_into_the_chain_of_the_site, |site| {
    let table = Table::of(site, &[]);
    take_heads(site);
    let is_waiting = || site.store.read(facts::is_waiting).unwrap();
    assert!(!is_waiting());
    table.plays(&table.challenger, "A");
    assert!(is_waiting(), "a move is no act");
    assert_eq!(take_heads(site), 0, "no other chain has moved");
    assert!(!is_waiting());
    change(site, "UPDATE link_facts SET at = '2026-01-01 00:00:00'");
    assert!(
        faults(site, None).iter().any(|fault| fault.to_string().contains("(heads-taken, ")),
        "{:?}",
        faults(site, None)
    );
});

both!(a_time_that_was_taken_from_a_game_by_link_is_found, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    table.plays(&table.challenger, "A");
    assert_eq!(faults(site, None), []);
    let game = table.id();
    change(site, "UPDATE link_games SET due_at = NULL");
    let found = faults(site, None);
    assert_eq!(found, [Fault::OtherTurn { game, columns: vec!["due_at"] }]);
    let told = format!("game by link {game}, due_at: not what follows from what happened in it");
    assert_eq!(found[0].to_string(), told);
    change(site, "UPDATE link_games SET turn = 'first', is_held = TRUE");
    let columns = vec!["due_at", "turn", "is_held"];
    assert_eq!(faults(site, None), [Fault::OtherTurn { game, columns }]);
});

// Starting a round robin of 64 players runs 2,016 statements, one for each pairing.
both!(all_rows_of_a_long_transaction_are_in_the_log, |site| {
    let names: Vec<String> = (1..=64).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Played::start(site, &Plan::RATED, &names);
    assert_eq!(faults(site, None), []);
    change(site, "UPDATE pairings SET board = board + 100 WHERE id IN (1, 1500, 2016)");
    assert_eq!(changed(site, "pairings").0, ["board"; 3]);
});

/// PostgreSQL takes no such number.
#[test]
fn a_number_that_json_does_not_have_is_found_on_sqlite() {
    let site = &Site::on_sqlite();
    played(site);
    change(site, "UPDATE results SET first_points = 9e999 WHERE id = 1");
    let (columns, told) = changed(site, "results");
    assert_eq!(columns, ["first_points"]);
    assert!(told[0].starts_with("result 1, first points: it is \"r"), "{told:?}");
}
