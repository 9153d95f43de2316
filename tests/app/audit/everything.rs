//! A database with rows in every table with facts, and what an honest site does with it.

use std::path::Path;

use desk::backups::{Maker, Restoring, bring_back, make};
use desk::{Who, event_files};
use diesel::sql_types::BigInt;
use domain::PlayerId;
use domain::backups::{Access, Why};
use domain::event_files::EventFile;
use domain::players::PlayerName;
use domain::reports::{Told, Unidentified};
use domain::results::Reason;
use magister::cli::demo;
use magister::config::Settings;
use store::backups::{Making, Replacing};
use store::facts::logged_columns;
use store::{Store, events, merges, players};

use super::super::by_link::Table;
use super::super::migrations::execute;
use super::super::played::recorder;
use super::*;
use crate::database;
use crate::temporary::folder;

/// Rows for the tables that the demonstration and a game by link leave empty.
const MORE: [(&str, &str); 41] = [
    ("added_time", "(pairing_id, minutes, added_at) SELECT min(id), 5, {now} FROM pairings"),
    (
        "adjournments",
        "(pairing_id, from_round, recorded_at, recorded_by) SELECT min(id), 1, {now}, 1 FROM pairings",
    ),
    (
        "allowances",
        "(tournament_id, leaving, missing, half_point_byes) SELECT min(id), TRUE, FALSE, 2 FROM tournaments",
    ),
    (
        "blocked_opponents",
        "(account_id, blocked_id, link_game_id, blocked_at) SELECT 1, 2, min(id), {now} FROM link_games",
    ),
    ("board_ranges", "(tournament_id, first_board) SELECT min(id), 21 FROM tournaments"),
    ("byes", "(entry_id, round, bye) SELECT min(id), 3, 'half-point' FROM entries"),
    (
        "calls",
        "(tournament_id, pairing_id, called_at) SELECT tournament_id, id, {now} FROM pairings WHERE id = 1",
    ),
    (
        "checkin_openings",
        "(tournament_id, round, opened_at, opened_by) SELECT min(id), 1, {now}, 1 FROM tournaments",
    ),
    ("checkins", "(entry_id, round, came_at, via) SELECT min(id), 1, {now}, 'link' FROM entries"),
    ("event_prints", "(event_id, paper) SELECT min(id), 'letter' FROM events"),
    ("event_roles", "(event_id, account_id, role) SELECT min(id), 1, 'arbiter' FROM events"),
    (
        "extensions",
        "(event_id, place, name, spec_url, data) SELECT min(id), 1, 'beads', 'https://example.org', '{}' FROM events",
    ),
    ("fixed_boards", "(entry_id, board) SELECT min(id), 7 FROM entries"),
    ("forbidden", "(tournament_id, from_round, to_round) SELECT min(id), 1, 2 FROM tournaments"),
    (
        "forbidden_entries",
        "(forbidden_id, entry_id) SELECT min(forbidden.id), min(entries.id) FROM forbidden, entries",
    ),
    (
        "histories",
        "(family, file_name, sha256, period_rule, games, imported_at)
        SELECT 'gbg', 'old.csv', '{hash}', 'yearly', 1, {now}",
    ),
    (
        "periods",
        "(history_id, name, closed_on) SELECT min(id), '1999', {today} FROM histories",
    ),
    (
        "history_games",
        "(history_id, line, played_on, first_player_id, second_player_id, scored, period_id)
        SELECT min(histories.id), 2, {today}, min(players.id), max(players.id), 500, min(periods.id)
        FROM histories, players, periods",
    ),
    ("pools", "(family, system) SELECT 'oware', 'elo'"),
    (
        "initial_ratings",
        "(pool_id, player_id, rating, games, known_on, source, recorded_at, recorded_by)
        SELECT min(pools.id), min(players.id), 15000, 3, {today}, 'A list', {now}, 1 FROM pools, players",
    ),
    (
        "link_phrases",
        "(link_game_id, seat, phrase, said_at) SELECT min(id), 'first', 'good-luck', {now} FROM link_games",
    ),
    (
        "link_tournaments",
        "(tournament_id, time_control, next_round, account_id) SELECT min(id), '3d', 'by-hand', 1 FROM tournaments",
    ),
    (
        "links",
        "(event_id, player_id, token_hash, created_at, created_by)
        SELECT min(events.id), min(players.id), '{hash}', {now}, 1 FROM events, players",
    ),
    (
        "mailboxes",
        "(account_id, address, frequency, language, stop_token)
        SELECT 1, 'knecht@example.org', 'daily', 'en', 'stop'",
    ),
    (
        "notices",
        "(event_id, text, posted_at) SELECT min(id), 'Lunch is at noon.', {now} FROM events",
    ),
    (
        "pie_offers",
        "(pairing_id, named_by, spec, recorded_at, recorded_by)
        SELECT id, first_entry, 'gbg:6', {now}, 1 FROM pairings WHERE id = 1",
    ),
    (
        "pie_choices",
        "(offer_id, side, recorded_at, recorded_by) SELECT min(id), 'first', {now}, 1 FROM pie_offers",
    ),
    (
        "player_accounts",
        "(account_id, player_id, event_id, asked_at)
        SELECT 1, min(players.id), min(events.id), {now} FROM players, events",
    ),
    (
        "published_lists",
        "(pool_id, number, as_of, published_at, published_by, n_players, hash, ratings, facts, rules_version)
        SELECT min(id), 9, {today}, {now}, 1, 0, '{hash}', '[]', '{}', 3 FROM pools",
    ),
    ("report_files", "(tournament_id, sha256) SELECT min(id), '{hash}' FROM tournaments"),
    (
        "result_policies",
        "(tournament_id, from_round, policy) SELECT min(id), 2, 'verified' FROM tournaments",
    ),
    (
        "round_changes",
        "(tournament_id, round, act, first_entry, second_entry, reason, recorded_at, recorded_by)
        SELECT tournament_id, 9, 'swap', first_entry, second_entry, 'They travel together.', {now}, 1
        FROM pairings WHERE id = 1",
    ),
    (
        "round_clocks",
        "(tournament_id, round, minutes, left_millis) SELECT min(id), 1, 60, 3600000 FROM tournaments",
    ),
    (
        "rounds",
        "(tournament_id, round, working, published_at, published_by) SELECT min(id), 1, '{}', {now}, 1 FROM tournaments",
    ),
    ("schedule", "(tournament_id, round, begins_at) SELECT min(id), 1, {now} FROM tournaments"),
    ("screens", "(event_id, number, scenes) SELECT min(id), 1, 'pairings' FROM events"),
    (
        "submissions",
        "(pairing_id, outcome, ending, proof, received_at)
        SELECT min(id), 'draw', 'agreement', 'no-record', {now} FROM pairings",
    ),
    (
        "submission_answers",
        "(submission_id, entry_id, answer, received_at)
        SELECT min(submissions.id), min(entries.id), 'confirm', {now} FROM submissions, entries",
    ),
    (
        "dismissals",
        "(submission_id, account_id, dismissed_at) SELECT min(id), 1, {now} FROM submissions",
    ),
    (
        "tokens",
        "(tournament_id, account_id, name, token_hash, made_at, expires_at)
        SELECT min(id), 1, 'Scoreboard', '{hash}', {now}, {now} FROM tournaments",
    ),
    (
        "turn_feeds",
        "(account_id, token_hash, language, made_at) SELECT 1, '{hash}', 'en', {now}",
    ),
];

/// Rows in every table with facts, written by the program.
pub(super) fn filled(site: &Site) {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    let settings = Settings::load(None).unwrap();
    demo::fill(&site.store, &settings, (demo::Size::Small, clock::now())).unwrap();
    merge_and_unmerge(site);
    let player = add_player(site, "Bertram");
    erase(site, player);
    let is_sqlite = site.database_url.starts_with("sqlite:");
    let cast = |moment: &str, kind: &str| {
        if is_sqlite { format!("'{moment}'") } else { format!("'{moment}'::{kind}") }
    };
    for (table, values) in MORE {
        let values = values
            .replace("{now}", &cast("2026-11-20 10:00:00.25", "timestamp"))
            .replace("{today}", &cast("2026-11-20", "date"))
            .replace("{hash}", &"a1".repeat(32));
        let fill = |db: &mut Db| {
            if n_rows(db, table)? == 0 {
                diesel::sql_query(format!("INSERT INTO {table} {values}")).execute(db)?;
            }
            Ok(())
        };
        site.store.write(fill).unwrap_or_else(|error| panic!("{table}: {error}"));
    }
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

fn n_rows(db: &mut Db, table: &str) -> Stored<i64> {
    let query = diesel::sql_query(format!("SELECT count(*) AS n FROM {table}"));
    Ok(query.get_result::<Count>(db)?.n)
}

fn merge_and_unmerge(site: &Site) {
    let reason = Reason::parse("They are one person.").unwrap();
    let work = |db: &mut Db| {
        let actor = recorder(db)?;
        let name = |name| PlayerName::parse(name).unwrap();
        let kept = players::insert(db, &name("Fritz Tegularius"), None, actor.now)?;
        let mut merged = Vec::new();
        for other in ["F. Tegularius", "Fr. Tegularius"] {
            let other = players::insert(db, &name(other), None, actor.now)?;
            desk::merges::merge(db, &actor, (kept, other), &reason)?.unwrap();
            merged.push(other);
        }
        let merge = merges::list_of(db, &merged[..1])?[0].id;
        desk::merges::undo(db, &actor, merge, &reason)?.unwrap();
        Ok(())
    };
    site.store.write(work).unwrap();
}

fn add_player(site: &Site, name: &str) -> PlayerId {
    let name = PlayerName::parse(name).unwrap();
    site.store.write(|db| players::insert(db, &name, None, clock::now())).unwrap()
}

/// Deletes a player, and then for good.
fn erase(site: &Site, player: PlayerId) {
    let delete = |db: &mut Db| {
        let actor = recorder(db)?;
        desk::bin::delete_player(db, &actor, player)
    };
    site.store.write(delete).unwrap().unwrap();
    let later = clock::now() + TimeDelta::days(31);
    site.store.write(|db| bin::empty(db, expired_before(later), later)).unwrap();
}

/// Exports an event, and imports it as another one with players of its own.
fn import(site: &Site) {
    let all = site.store.read(events::list).unwrap();
    let event = all.iter().map(|event| event.id).max().unwrap();
    let file = site.store.read(|db| event_files::find(db, event, None)).unwrap().unwrap();
    let examined = event_files::examine(EventFile::parse(file.to_text().as_bytes()).unwrap());
    let examined = examined.unwrap();
    let is_new = |doubt: &Unidentified| match doubt {
        Unidentified::Doubt(doubt) => Some(Told { who: doubt.number.to_string(), is: None }),
        _ => None,
    };
    let work = |db: &mut Db| {
        let told: Vec<Told> = match event_files::identities(db, &examined, &[])? {
            Ok(_) => Vec::new(),
            Err(doubts) => doubts.iter().filter_map(is_new).collect(),
        };
        let identities = event_files::identities(db, &examined, &told)?.unwrap();
        event_files::import(db, &examined, &identities, Who::Shell(clock::now()))
    };
    site.store.write(work).unwrap();
}

fn faults_in(store: &Store) -> Vec<Fault> {
    store.read(|db| desk::audit::check(db, None)).unwrap().faults
}

fn back_up(site: &Site, path: &Path) {
    let making = Making { path, why: Why::ByHand, passphrase: None, now: clock::now() };
    make(&site.store, Maker::Shell, &making).unwrap();
}

both!(a_merge_an_erasure_an_import_and_a_restore_raise_no_alarm, |site| {
    filled(site);
    assert_eq!(faults(site, None), []);
    import(site);
    assert_eq!(faults(site, None), []);
    let folder = folder("backup");
    let petrus = add_player(site, "Petrus");
    back_up(site, &folder.join("first.magister"));
    // The later backup says that he was erased: the first one, restored beside it, does not bring him back.
    erase(site, petrus);
    back_up(site, &folder.join("later.magister"));
    assert_eq!(faults(site, None), []);
    for url in [database::on_sqlite(), database::on_postgres()] {
        let (replacing, access) = (Replacing::Nothing, Access::Ends);
        let file = folder.join("first.magister");
        let restoring =
            Restoring { file: &file, passphrase: None, replacing, access, folder: None };
        let restored = bring_back(&url.parse().unwrap(), &restoring, clock::now()).unwrap();
        assert_eq!(restored.erased, 1, "{url}");
        let store = Store::open(&url.parse().unwrap(), 2).unwrap();
        assert_eq!(faults_in(&store), [], "{url}");
        // What is changed afterwards is found there too.
        execute(&url, "UPDATE results SET recorded_at = '2001-02-03 04:05:06'");
        assert!(faults_in(&store).len() > 10, "{url}");
    }
});

both!(every_table_with_facts_has_rows_in_these_tests, |site| {
    filled(site);
    let empty = |db: &mut Db| {
        let mut empty = Vec::new();
        for (table, _) in logged_columns() {
            if n_rows(db, table)? == 0 {
                empty.push(table);
            }
        }
        Ok(empty)
    };
    assert_eq!(site.store.read(empty).unwrap(), [""; 0]);
});
