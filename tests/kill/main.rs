//! A result that was acknowledged is there after the server is killed, on both databases.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    unreachable_pub,
    missing_docs,
    dead_code,
    reason = "these are tests, and share their support with others"
)]

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use diesel::connection::SimpleConnection;
use diesel::sql_types::{Integer, Text};
use diesel::{Connection, PgConnection, RunQueryDsl};
use domain::accounts::{AccountName, Rank};
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::pairings::NewPairing;
use domain::players::PlayerName;
use domain::results::RecordedOutcome;
use domain::tie_breaks::Ranking;
use domain::tournaments::{Format, Rated, Stage, TournamentDetails};
use domain::zone::Zone;
use domain::{EntryId, TournamentId};
use sha2::{Digest, Sha256};
use store::locks::Reach;
use store::{
    Db, Store, Stored, accounts, entries, events, pairings, players, results, sessions, tournaments,
};
use system::clock;
use tournament::entry::Number;
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::points::PointSystem;
use ureq::Agent;

mod cluster;
#[path = "../support/database.rs"]
mod database;
#[path = "../support/extent.rs"]
mod extent;
mod following;
mod history;
#[path = "../support/phones/mod.rs"]
mod phones;
#[path = "../support/postgres.rs"]
mod postgres;
mod restoring;
#[path = "../support/scenario.rs"]
mod scenario;
#[path = "../support/server.rs"]
mod server;
#[path = "../support/stream.rs"]
mod stream;
#[path = "../support/temporary.rs"]
mod temporary;

use extent::few_or_many;
use scenario::scenario;
use server::Server;

const SCOREKEEPERS: usize = 3;
/// Enough for more games than can be entered before the last kill.
const PLAYERS: u16 = 40;
const SESSION: &str = "a-session-that-outlives-every-server";

/// A board: its round and its number.
type Board = (u16, u16);

scenario!(what_was_acknowledged_survives_kills, |database| {
    survives(&database.url);
});

/// Half a minute for the first result after a start.
const MOST_WAITS: u32 = 6_000;

fn survives(database_url: &str) {
    let store = open(database_url);
    let (tournament, boards) = store.write(set_up).unwrap();
    drop(store);
    let next = AtomicUsize::new(0);
    let acknowledged = Mutex::new(HashMap::new());
    for kill in 0..few_or_many(5, 20) {
        let before = acknowledged.lock().unwrap().len();
        let mut server = Server::start(database_url, &[]);
        let url = server.url.clone();
        std::thread::scope(|scope| {
            for _ in 0..SCOREKEEPERS {
                scope.spawn(|| enter_until_killed(&url, tournament, &boards, &next, &acknowledged));
            }
            // However busy the machine is, one result is in; then never at the same point of the work.
            for _ in 0..MOST_WAITS {
                if acknowledged.lock().unwrap().len() > before {
                    break;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
            std::thread::sleep(Duration::from_millis(13 * kill));
            server.kill();
        });
        let acknowledged = acknowledged.lock().unwrap();
        assert!(acknowledged.len() > before, "nothing was entered before kill {kill}");
        check(&open(database_url), tournament, &acknowledged);
    }
}

fn open(database_url: &str) -> Store {
    Store::open(&database_url.parse().unwrap(), 2).unwrap()
}

/// Enters one result after the other; the server's end ends it.
fn enter_until_killed(
    url: &str,
    tournament: TournamentId,
    boards: &[Board],
    next: &AtomicUsize,
    acknowledged: &Mutex<HashMap<Board, RecordedOutcome>>,
) {
    let config = Agent::config_builder()
        .max_redirects(0)
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)));
    let agent: Agent = config.build().into();
    let (_, port) = url.rsplit_once(':').expect("a port");
    loop {
        let idx = next.fetch_add(1, Ordering::Relaxed);
        let (round, board) = *boards.get(idx).expect("enough boards");
        let outcome =
            [RecordedOutcome::First, RecordedOutcome::Second, RecordedOutcome::Neither][idx % 3];
        let body = format!("outcome={}&ending=forfeit&form_key={idx}", outcome.as_str());
        let request = agent
            .post(format!("{url}/tournaments/{tournament}/rounds/{round}/boards/{board}"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", url)
            .header("Cookie", format!("magister-{port}={SESSION}"));
        let Ok(answer) = request.send(body.as_bytes()) else {
            return;
        };
        assert_eq!(answer.status().as_u16(), 303, "round {round}, board {board}");
        acknowledged.lock().unwrap().insert((round, board), outcome);
    }
}

fn check(store: &Store, tournament: TournamentId, acknowledged: &HashMap<Board, RecordedOutcome>) {
    let found = store
        .read(|db| Ok((pairings::list(db, tournament)?, results::current(db, tournament)?)))
        .unwrap();
    let (pairings, results) = found;
    let stored: HashMap<Board, RecordedOutcome> = pairings
        .iter()
        .filter_map(|pairing| {
            let result = results.get(&pairing.id)?;
            Some(((pairing.round, pairing.board), result.decision.outcome))
        })
        .collect();
    for (board, outcome) in acknowledged {
        assert_eq!(stored.get(board), Some(outcome), "{board:?} was acknowledged");
    }
}

/// A large round robin, and an administrator who is signed in.
fn set_up(db: &mut Db) -> Stored<(TournamentId, Vec<Board>)> {
    let now = clock::now();
    let name = AccountName::parse("Magister Musicae").unwrap();
    let by = accounts::insert(db, &name, "no password", Rank::Administrator, now)?.unwrap();
    let hash = HEXLOWER.encode(&Sha256::digest(SESSION.as_bytes()));
    sessions::insert(db, &hash, by, now, now + chrono::TimeDelta::hours(1))?;
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let details = EventDetails {
        name: Title::parse("Waldzell Open").unwrap(),
        place: None,
        days: Days::new(day, day).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: domain::privacy::Shown::default(),
    };
    let event = events::insert(db, &details)?;
    let details = TournamentDetails {
        name: Title::parse("Everybody").unwrap(),
        spec: "gbg:6".parse().unwrap(),
        format: Format::RoundRobin,
        points: PointSystem::STANDARD,
        rated: Rated::Unrated,
        pie: None,
        ranking: Ranking::usual(Format::RoundRobin),
    };
    let id = tournaments::insert(db, event, &details, Visibility::Published)?;
    let mut entered = Vec::new();
    for number in 1..=PLAYERS {
        let name = PlayerName::parse(&format!("Player {number}")).unwrap();
        let player = players::insert(db, &name, None, now)?;
        let entry = entries::insert(db, id, player, None, None)?;
        entries::set_number(db, entry, Number(number))?;
        entered.push(entry);
    }
    let boards = pair(db, id, &entered)?;
    let found = tournaments::find(db, id)?.unwrap();
    tournaments::set_stage(db, &found, Stage::Running, now)?;
    Ok((id, boards))
}

fn pair(db: &mut Db, id: TournamentId, entered: &[EntryId]) -> Stored<Vec<Board>> {
    let entry = |number: Number| entered[usize::from(number.0) - 1];
    let mut boards = Vec::new();
    let rounds = schedule(PLAYERS, Cycles::Single).unwrap();
    for (round, scheduled) in (1..).zip(&rounds) {
        for (board, game) in (1..).zip(&scheduled.pairings) {
            let new = NewPairing {
                round,
                board,
                first: entry(game.white),
                second: Some(entry(game.black)),
                bye: None,
            };
            pairings::insert(db, id, &new)?;
            boards.push((round, board));
        }
    }
    Ok(boards)
}

#[derive(diesel::QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    value: String,
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = Integer)]
    value: i32,
}

/// A kill alone cannot tell: the system keeps what the program has written.
#[test]
fn the_writing_connection_waits_for_the_disk_on_sqlite() {
    let store = open(&database::on_sqlite());
    let settings = store.write(|db| {
        let Db::Sqlite(sqlite) = db else {
            panic!("this is SQLite");
        };
        let word = "SELECT journal_mode AS value FROM pragma_journal_mode";
        let journal: Word = diesel::sql_query(word).get_result(sqlite)?;
        let mut number = |name: &str| -> Stored<i32> {
            let query = format!("SELECT {name} AS value FROM pragma_{name}");
            let found: Count = diesel::sql_query(query).get_result(sqlite)?;
            Ok(found.value)
        };
        Ok((journal.value, number("synchronous")?, number("foreign_keys")?))
    });
    let (journal, synchronous, foreign_keys) = settings.unwrap();
    assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));
}

/// Our own setting, whatever the server's default. Its disk is its administrator's business.
#[test]
fn the_writing_connection_waits_for_the_disk_on_postgres() {
    for (by_default, expected) in [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")] {
        let url = database::on_postgres();
        let (_, name) = url.rsplit_once('/').unwrap();
        let set = format!("ALTER DATABASE {name} SET synchronous_commit = {by_default}");
        PgConnection::establish(&url).unwrap().batch_execute(&set).unwrap();
        let setting = open(&url).write_within(Reach::Nothing, |db| {
            let Db::Postgres(postgres) = db else {
                panic!("this is PostgreSQL");
            };
            let word = "SELECT current_setting('synchronous_commit') AS value";
            let found: Word = diesel::sql_query(word).get_result(postgres)?;
            Ok(found.value)
        });
        assert_eq!(setting.unwrap(), expected, "by default it is {by_default}");
    }
}
