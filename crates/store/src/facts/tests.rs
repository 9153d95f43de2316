use std::collections::BTreeSet;

use diesel::sql_types::Text;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

use super::columns::Kind;
use super::tables::{LEFT_OUT, LEFT_OUT_COLUMNS, Privacy, TABLES, place_of};
use crate::migrations::{UpTo, take};
use crate::{Db, rows};

const SPEC: &str = include_str!("../../../../docs/spec/audit.md");

/// Columns of text whose values are in the log as they are: none of them names a person, or lets somebody in.
const OPEN_TEXTS: &str = "accounts.rank added_time.reason byes.bye challenges.spec challenges.time_control challenges.begins \
    checkins.via erasures.mark event_prints.paper event_prints.on_slips event_roles.role events.name \
    events.place events.visibility events.zone events.address events.shows_name extensions.name \
    extensions.spec_url games.title games.spec games.status histories.family histories.file_name \
    histories.sha256 histories.source histories.period_rule initial_ratings.source link_facts.kind \
    link_facts.seat link_facts.detail link_facts.record_hash link_games.spec link_games.time_control \
    link_games.lot_seed link_games.rematch_asked link_phrases.seat link_phrases.phrase link_seats.seat \
    link_tournaments.time_control link_tournaments.next_round mailboxes.frequency mailboxes.language \
    merges.reason notices.text pairings.bye periods.name pie_choices.side pie_offers.spec \
    players.chose_name pools.family pools.system pools.settings pools.name published_lists.hash \
    report_files.sha256 result_policies.policy results.outcome results.ending results.proof \
    results.reason round_changes.act round_changes.reason rounds.working screens.scenes \
    submission_answers.answer submissions.outcome submissions.ending submissions.proof tokens.name \
    tournaments.name tournaments.spec tournaments.format tournaments.rated tournaments.stage \
    tournaments.pie tournaments.acceleration tournaments.initial_seat tournaments.lot_seed \
    tournaments.tie_breaks tournaments.edition tournaments.visibility tournaments.cancelled_because \
    turn_feeds.language unmerges.reason withdrawals.act";

fn migrated() -> Db {
    let mut db = Db::Sqlite(SqliteConnection::establish(":memory:").unwrap());
    take(&mut db, UpTo::Last).unwrap();
    db
}

fn left_out() -> BTreeSet<&'static str> {
    LEFT_OUT.iter().flat_map(|(_, tables)| tables.iter().copied()).collect()
}

fn left_out_columns() -> BTreeSet<(&'static str, &'static str)> {
    LEFT_OUT_COLUMNS.iter().flat_map(|(_, columns)| columns.iter().copied()).collect()
}

#[test]
fn every_column_is_in_the_log_or_left_out() {
    let (left_out, left_out_columns) = (left_out(), left_out_columns());
    for table in rows::tables(&mut migrated()).unwrap() {
        let place = place_of(&table.name);
        assert_ne!(place.is_some(), left_out.contains(table.name.as_str()), "{}", table.name);
        let Some(place) = place else { continue };
        let logged = TABLES[place].columns.iter().map(|column| column.name);
        let without = left_out_columns.iter().filter(|(name, _)| *name == table.name);
        let known: Vec<&str> = logged.chain(without.map(|(_, column)| *column)).collect();
        let found: BTreeSet<&str> =
            table.columns.iter().map(|column| column.name.as_str()).collect();
        assert_eq!(known.len(), found.len(), "{}: once each", table.name);
        assert_eq!(known.into_iter().collect::<BTreeSet<_>>(), found, "{}", table.name);
    }
}

#[test]
fn each_table_is_found_by_its_name_and_its_columns_fit_a_mask() {
    assert!(TABLES.is_sorted_by_key(|table| table.name));
    for (place, table) in TABLES.iter().enumerate() {
        assert_eq!(place_of(table.name), Some(place));
        assert!(table.columns.len() < 63, "{}", table.name);
    }
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[test]
fn a_row_is_known_by_its_primary_key() {
    let mut db = migrated();
    for table in TABLES.iter() {
        let query = "SELECT name FROM pragma_table_info($1) WHERE pk > 0 ORDER BY pk";
        let key: Vec<Name> = sql_query(query).bind::<Text, _>(table.name).load(&mut db).unwrap();
        let key: Vec<&str> = key.iter().map(|column| column.name.as_str()).collect();
        assert_eq!(key, table.key, "{}", table.name);
    }
}

#[test]
fn a_new_text_is_private_until_somebody_has_decided() {
    let texts = TABLES.iter().flat_map(|table| {
        let open = table.columns.iter().filter(|column| column.privacy == Privacy::Open);
        let texts = open.filter(|column| column.kind == Kind::Text);
        texts.map(|column| format!("{}.{}", table.name, column.name))
    });
    let decided: BTreeSet<String> = OPEN_TEXTS.split_whitespace().map(ToOwned::to_owned).collect();
    assert_eq!(texts.collect::<BTreeSet<String>>(), decided);
}

#[test]
fn the_spec_lists_what_is_left_out_and_why() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let spec = words(SPEC);
    for (why, tables) in LEFT_OUT {
        let names: Vec<String> = tables.iter().map(|name| format!("`{name}`")).collect();
        let line = format!("| {} | {why} |", names.join(", "));
        assert!(spec.contains(&words(&line)), "{line}");
    }
    for (why, columns) in LEFT_OUT_COLUMNS {
        let names: Vec<String> =
            columns.iter().map(|(table, column)| format!("`{table}.{column}`")).collect();
        let line = format!("| {} | {why} |", names.join(", "));
        assert!(spec.contains(&words(&line)), "{line}");
    }
}
