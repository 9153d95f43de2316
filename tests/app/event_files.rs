//! The file of an event: from either database into either, and what is wrong with one that somebody changed.

use chrono::TimeDelta;
use desk::{self, Who, event_files};
use domain::event_files::{EventFile, EventFileError, Examined, Rows};
use domain::reports::{Told, Unidentified};
use domain::{EventId, LinkGameId};
use magister::cli::demo;
use magister::config::Settings;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use store::by_link::{self, terms};
use store::{Store, events, tried};
use system::clock;

use super::by_link_rounds::{begin_one, wait_for};
use super::played::{Plan, Played};
use super::support::Site;
use crate::database;

/// An empty database that is up to date.
fn open(url: &str) -> Store {
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    store.migrate().unwrap();
    store
}

fn text(store: &Store, event: EventId) -> String {
    store.read(|db| event_files::find(db, event, None)).unwrap().unwrap().to_text()
}

fn examined(text: &str) -> Result<Examined, Vec<EventFileError>> {
    EventFile::parse(text.as_bytes()).and_then(event_files::examine)
}

/// Stores an event; whoever could be somebody else is new.
fn import(store: &Store, text: &str) -> EventId {
    let examined = examined(text).unwrap();
    let work = |db: &mut _| {
        let told: Vec<Told> = match event_files::identities(db, &examined, &[])? {
            Ok(_) => Vec::new(),
            Err(doubts) => doubts.iter().filter_map(is_new).collect(),
        };
        let identities = event_files::identities(db, &examined, &told)?.unwrap();
        event_files::import(db, &examined, &identities, Who::Shell(clock::now()))
    };
    store.write(work).unwrap()
}

fn is_new(doubt: &Unidentified) -> Option<Told> {
    match doubt {
        Unidentified::Doubt(doubt) => Some(Told { who: doubt.number.to_string(), is: None }),
        _ => None,
    }
}

/// With a digest that fits, as somebody writes it who means to deceive.
fn with_digest(mut file: EventFile) -> String {
    file.sha256 = file.tables.sha256();
    file.to_text()
}

/// Ten of them, in all forms that JSON has.
fn with_extensions(text: &str) -> String {
    let data = [
        "{\"b\": 1,  \"a\": [1.50, 1e400, -0]}",
        "\"\\u0000 \\ud800 \\u00e9 é 🎲\"",
        "{\"same\":1,\"same\":2}",
        "123456789012345678901234567890.000",
        "null",
        "true",
        "\"\"",
        "[]",
        "{}",
        "[[[[[[[[]]]]]]]]",
    ];
    let extension = |(place, data): (usize, &&str)| {
        format!(
            "{{\"id\": \"{place} é\", \"specUrl\": \"https://example.org/{place}\", \"data\": {data}}}"
        )
    };
    let all: Vec<String> = data.iter().enumerate().map(extension).collect();
    text.replace("\"extensions\": []", &format!("\"extensions\": [{}]", all.join(",")))
}

both!(an_event_goes_into_the_other_database_and_out_again_unchanged, |site| {
    demo::fill(&site.store, &Settings::load(None).unwrap(), (demo::Size::Small, clock::now()))
        .unwrap();
    let is_sqlite = site.database_url.starts_with("sqlite:");
    let other = open(&if is_sqlite { database::on_postgres() } else { database::on_sqlite() });
    let all = site.store.read(events::list).unwrap();
    assert_eq!(all.len(), 12);
    for event in all {
        let written = with_extensions(&text(&site.store, event.id));
        let there = import(&other, &written);
        let again = text(&other, there);
        let extensions = |text: &str| {
            let file = EventFile::parse(text.as_bytes()).unwrap();
            let raw =
                file.extensions.into_iter().map(|one| (one.id, one.spec_url, one.data.to_string()));
            raw.collect::<Vec<_>>()
        };
        assert_eq!(extensions(&again).len(), 10);
        assert_eq!(extensions(&again), extensions(&written));
        let plain = |text: &str| EventFile::parse(text.as_bytes()).unwrap().tables;
        assert!(plain(&again) == plain(&written), "{}", event.details.name);
        // And from there back again, to the last byte.
        let back = import(&site.store, &again);
        assert!(text(&site.store, back) == again, "{}", event.details.name);
    }
    assert_eq!(other.read(desk::ratings::verify).unwrap(), []);
    assert_eq!(other.read(|db| desk::audit::check(db, None)).unwrap().faults, []);
});

/// A tournament of three that is rated and over, with its file.
fn played(site: &Site) -> (String, EventFile) {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Ada"]);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]).close_after(1);
    let event = site.store.read(events::list).unwrap()[0].id;
    let text = text(&site.store, event);
    let file = EventFile::parse(text.as_bytes()).unwrap();
    (text, file)
}

/// Writes a value into a table: into which row and which column, counted from 0.
fn set(file: &mut EventFile, table: &str, (row_idx, column_idx): (usize, usize), value: &Value) {
    let rows = file.tables.0.get_mut(table).unwrap();
    let mut idx = 0;
    *rows = rows.changed(|row| {
        if idx == row_idx {
            row[column_idx] = value.clone();
        }
        idx += 1;
        Some(())
    });
}

/// Writes a value into a column of the first row of a table.
fn set_first(file: &mut EventFile, table: &str, column: &str, value: &Value) {
    let column_idx = file.tables.0[table].place(column).unwrap();
    set(file, table, (0, column_idx), value);
}

both!(a_file_that_was_changed_is_refused_with_what_is_wrong, |site| {
    let (text, file) = played(site);
    let refused = |text: &str| {
        let errors = examined(text).unwrap_err();
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    assert!(refused(&text.replace("Josef", "Joseph")).contains("damaged"));
    assert!(refused(&text[..text.len() / 2]).starts_with("not JSON"));
    assert_eq!(refused("{\"format\": \"other\"}"), "not the file of an event");
    assert!(refused(&text.replace("magister-event-1", "magister-event-2")).contains("later"));
    let later = EventFile { step: "00000000009999".to_owned(), ..file.clone() };
    assert!(refused(&later.to_text()).contains("a later version"));
    let mut unsound: Vec<(&str, &str, Value)> = vec![
        ("results", "pairing_id", json!(99)),
        ("entries", "tournament_id", json!(2)),
        ("results", "outcome", json!("both")),
        ("pairings", "board", json!(-1)),
        ("tournaments", "spec", json!("chess?")),
        ("events", "name", Value::Null),
        ("events", "zone", json!("Atlantis")),
        ("events", "id", json!(7)),
    ];
    for (table, column, value) in unsound.drain(..) {
        let mut file = file.clone();
        set_first(&mut file, table, column, &value);
        let told = refused(&with_digest(file));
        assert!(told.starts_with("the tables do not fit together"), "{table}.{column}: {told}");
    }
    let mut file = file;
    let rows = file.tables.0.get("players").unwrap().clone();
    file.tables.0.insert("sessions".to_owned(), rows);
    assert!(refused(&with_digest(file)).contains("sessions"));
    let twice = "\"extensions\": [{\"id\": \"a\", \"specUrl\": \"ftp://a\", \"data\": 1},
        {\"id\": \"a\", \"specUrl\": \"https://a\", \"data\": 1}]";
    let told = refused(&text.replace("\"extensions\": []", twice));
    assert_eq!(told.matches("; ").count(), 1, "{told}");
});

#[test]
fn moves_that_do_not_show_what_the_file_says_are_found() {
    let store = open(&database::on_sqlite());
    demo::fill(&store, &Settings::load(None).unwrap(), (demo::Size::Small, clock::now())).unwrap();
    let file = EventFile::parse(text(&store, EventId(11)).as_bytes()).unwrap();
    let proven = |file: &EventFile| {
        let results = &file.tables.0["results"];
        let [proof, outcome] = ["proof", "outcome"].map(|name| results.place(name).unwrap());
        let is = |row: &Vec<Value>| row[proof] == "proven" && row[outcome] == "first";
        (results.iter().position(|row| is(&row)).unwrap(), outcome)
    };
    let mut other_winner = file.clone();
    set(&mut other_winner, "results", proven(&file), &json!("second"));
    let mut other_moves = file.clone();
    set_first(&mut other_moves, "games", "status", &json!("illegal"));
    for changed in [other_winner, other_moves] {
        let errors = examined(&with_digest(changed)).unwrap_err();
        assert!(matches!(errors[..], [EventFileError::Unproved { .. }]), "{errors:?}");
    }
}

both!(a_game_by_link_that_is_over_goes_along_with_all_that_happened, |site| {
    let event = site.administrator().published_event();
    let tournament = begin_one(site, &event);
    let event = EventId(event.rsplit('/').next().unwrap().parse().unwrap());
    let of = |file: &EventFile, table: &str| file.tables.0.get(table).map_or(0, Rows::len);
    let file = || EventFile::parse(text(&site.store, event).as_bytes()).unwrap();
    assert_eq!(of(&file(), "link_games"), 0, "it goes on here");
    let later = clock::now() + TimeDelta::days(2);
    site.store.write(|db| desk::by_link::tick(db, LinkGameId(1), later)).unwrap();
    wait_for("the result", || {
        let all = site.store.read(|db| terms::games(db, tournament)).unwrap();
        all[0].is_settled.then_some(())
    });
    let mut file = file();
    let known = ["link_games", "link_seats", "link_facts"].map(|table| of(&file, table));
    assert_eq!(known, [1, 2, 1]);
    let is_sqlite = site.database_url.starts_with("sqlite:");
    let other = open(&if is_sqlite { database::on_postgres() } else { database::on_sqlite() });
    import(&other, &file.clone().to_text());
    let facts = |store: &Store| store.read(|db| by_link::facts(db, LinkGameId(1))).unwrap();
    assert_eq!(facts(&other), facts(&site.store));
    set_first(&mut file, "link_facts", "kind", &json!("pass"));
    let told = examined(&with_digest(file)).unwrap_err();
    assert!(told[0].to_string().starts_with("the tables do not fit together"), "{told:?}");
});

both!(who_was_erased_here_does_not_come_back_by_a_file, |site| {
    let (text, _) = played(site);
    let other = open(&database::on_sqlite());
    import(&other, &text);
    let mark = text.split("\"Ada\",").nth(1).unwrap();
    let mark = mark.split('"').rfind(|word| word.len() == 32).unwrap();
    let marks = [domain::backups::Mark(mark.to_owned())].into();
    let third = open(&database::on_sqlite());
    third.write(|db| store::erasures::repeat(db, &marks, clock::now())).unwrap();
    let there = import(&third, &text);
    let written = self::text(&third, there);
    assert!(!written.contains("Ada") && written.contains("Deleted player"));
    assert!(self::text(&other, EventId(1)).contains("Ada"));
});

both!(an_event_that_is_there_is_known_and_its_players_are_the_same, |site| {
    let (text, _) = played(site);
    let examined = examined(&text).unwrap();
    let known = site.store.read(|db| event_files::known(db, &examined)).unwrap();
    assert_eq!(known.len(), 1);
    let identities = site.store.read(|db| event_files::identities(db, &examined, &[])).unwrap();
    assert!(identities.unwrap().iter().all(Option::is_some));
});

/// Every value of a file: its table, its row, its column.
fn cells(file: &EventFile) -> Vec<(String, usize, usize)> {
    let mut cells = Vec::new();
    for (name, rows) in &file.tables.0 {
        for row in 0..rows.len() {
            cells.extend((0..rows.columns.len()).map(|column| (name.clone(), row, column)));
        }
    }
    cells
}

/// Whatever somebody writes into a table: it is refused, or what comes of it can be read.
#[test]
fn whatever_is_written_into_a_table_does_no_harm() {
    let site = Site::on_sqlite();
    let (_, file) = played(&site);
    let cells = cells(&file);
    let values = prop_oneof![
        Just(Value::Null),
        (-3_i64..9).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z0-9 :-]{0,12}".prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    let store = open(&database::on_sqlite());
    let strategy = (0..cells.len(), values);
    let mut runner = TestRunner::new(ProptestConfig::with_cases(96));
    let outcome = runner.run(&strategy, |(idx, value)| {
        let (table, row, at) = &cells[idx];
        let mut changed = file.clone();
        set(&mut changed, table, (*row, *at), &value);
        let Ok(examined) = examined(&with_digest(changed)) else {
            return Ok(());
        };
        let identities = vec![None; examined.players.len()];
        let read_back = store.write(|db| {
            tried(db, |db| {
                let id = event_files::import(db, &examined, &identities, Who::Shell(clock::now()))?;
                event_files::find(db, id, None)
            })
        });
        let read_back = read_back.unwrap().unwrap().to_text();
        prop_assert!(self::examined(&read_back).is_ok());
        Ok(())
    });
    outcome.unwrap();
}
