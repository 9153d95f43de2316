//! What the database reads for a page, as it says itself: of a large table no more than the page shows.
//!
//! `TEST_FEDERATION` takes another federation than the usual one: `full`, or a part of it by its divisor.

mod addresses;
mod explained;
mod found;

use std::collections::BTreeSet;
use std::time::Duration;

use domain::GameId;
use domain::privacy::Eyes;
use rules::Status;
use store::{Store, games, standings, tournaments};
use system::clock;

use super::database::Lent;
use super::federation::{Federation, Scale, conclude, tidy};
use super::postgres::Postgres;
use super::support::Site;
use addresses::{ELSEWHERE, addresses};
use explained::statements;
use found::{Found, table};

/// A table of more rows is large: of the federation that is looked at, not of a real one.
const LARGE: i64 = 1_200;
/// A statement may read so many rows of a large table: a tournament with all its boards, ten pages of players.
const MOST_ROWS: u64 = 1_500;
/// What is counted no further than that, by an index alone, as `store/ratings/ranks.rs` has it.
const MOST_COUNTED: u64 = 10_001;
/// A federation has 5,000 events in fifteen years: a list of them is read whole.
const FEW: &str = "events";
/// Games are looked for from the newest on, until a page is full or so many were looked through.
const MOST_LOOKED_THROUGH: u64 = 10_000;
const LOOKED_THROUGH: ([&str; 3], [&str; 4]) =
    (["/search?", "/games?", "/api/v1/games?"], ["games", "pairings", "results", "entries"]);
/// No page takes longer.
const LONGEST: Duration = Duration::from_mins(1);

/// Every statement says how it was carried out. The times of its parts are not asked for, which take longer than it.
const SETTINGS: &str = "shared_preload_libraries = 'auto_explain'
auto_explain.log_analyze = on
auto_explain.log_timing = off
auto_explain.log_format = json
shared_buffers = 512MB
maintenance_work_mem = 256MB
max_wal_size = 8GB
work_mem = 16MB
random_page_cost = 1.1
";

/// Rows cost more than pages, and no table is read from end to end if there is another way: the tables of a small
/// federation are read as if they were large.
const AS_IF_LARGE: &str = "enable_seqscan = off
seq_page_cost = 0.1
random_page_cost = 0.1
cpu_tuple_cost = 0.1
cpu_index_tuple_cost = 0.05
";

/// With so many players it is read as it is.
const LARGE_ITSELF: u32 = 100_000;

const EXPLAIN: &str = "ALTER DATABASE federation SET auto_explain.log_min_duration = 0";

fn scale() -> Scale {
    match std::env::var("TEST_FEDERATION").as_deref() {
        Err(_) => Scale::WIDE,
        Ok("full") => Scale::FULL,
        Ok(divisor) => Scale::full_by(divisor.parse().unwrap()),
    }
}

/// A server with a federation, whose statements are logged from now on with how they are carried out.
fn with_federation(federation: &Federation) -> Postgres {
    let is_large = federation.scale.n_players >= LARGE_ITSELF;
    let server =
        Postgres::start_with(&[SETTINGS, if is_large { "" } else { AS_IF_LARGE }].concat());
    server.run("CREATE DATABASE federation");
    let url = server.url("federation");
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    let begun = clock::instant();
    store.migrate().unwrap();
    federation.copy(&url);
    eprintln!("copied after {:.1} s", begun.elapsed().as_secs_f64());
    conclude(&store);
    eprintln!("concluded after {:.1} s", begun.elapsed().as_secs_f64());
    tidy(&url);
    server.run(EXPLAIN);
    server
}

#[test]
fn a_federation_is_what_the_program_would_have_written() {
    let lent = Lent::on_postgres();
    Federation::new(Scale::full_by(500), clock::now().date_naive()).copy(&lent.url);
    let store = Store::open(&lent.url.parse().unwrap(), 2).unwrap();
    conclude(&store);
    assert_eq!(store.read(desk::ratings::verify).unwrap(), []);
    let drawn = store.read(|db| {
        let all = tournaments::list(db)?.into_iter();
        let charts = all.map(|tournament| standings::load(db, tournament, Eyes::Staff));
        charts.collect::<Result<Vec<_>, _>>()
    });
    assert_eq!(drawn.unwrap().len(), 40);
    let record = |db: &mut _| games::find(db, GameId(40), Eyes::Staff);
    let game = store.read(record).unwrap().unwrap();
    let verdict = rules::verify(game.record.unwrap().as_bytes());
    assert_eq!((verdict.status, game.summary.status), (Status::Verified, Status::Verified));
}

#[test]
fn no_page_reads_more_of_a_large_table_than_it_shows() {
    let federation = Federation::new(scale(), clock::now().date_naive());
    let server = with_federation(&federation);
    let url = server.url("federation");
    let mut large = found::large_tables(&url, LARGE);
    assert!(large.remove(FEW));
    let addresses = addresses(&url);
    // On this connection everything is made anew.
    let site = Site::at(&url, |settings| settings.database.connections = 4);
    let visitor = site.visitor();
    let mut found = Vec::new();
    let (_, mut place) = server.logged_since(0);
    for path in &addresses {
        let begun = clock::instant();
        let status = visitor.get(path).status;
        let (log, end) = server.logged_since(place);
        place = end;
        if status != 200 {
            found.push(Found::answered(path, status));
        }
        if begun.elapsed() > LONGEST {
            found.push(Found::took(path, begun.elapsed()));
        }
        found.extend(read_too_much(path, &log, &large));
    }
    assert!(found.is_empty(), "{}", table(&found));
}

/// How many rows of a table a page may read.
fn most_rows(path: &str, table: &str) -> u64 {
    let (paths, tables) = LOOKED_THROUGH;
    let is_search = paths.iter().any(|begin| path.starts_with(begin)) && tables.contains(&table);
    if is_search { MOST_LOOKED_THROUGH } else { MOST_ROWS }
}

fn read_too_much(path: &str, log: &str, large: &BTreeSet<String>) -> Vec<Found> {
    let mut found = Vec::new();
    for statement in statements(log) {
        let reads = statement.reads.iter();
        let counts = statement.text.starts_with("SELECT count(*)");
        let is_bounded = counts && statement.text.contains("LIMIT");
        let too_much = reads.filter(|(table, read)| {
            let is_count = is_bounded && read.node == "Index Only Scan";
            let most = if is_count { MOST_COUNTED } else { most_rows(path, table) };
            large.contains(*table) && read.n_rows > most
        });
        found.extend(too_much.map(|(table, read)| Found::read(path, table, read, &statement.text)));
    }
    found
}

/// The address of a route, as a page of a federation has it.
fn is_of(address: &str, route: &str) -> bool {
    let path = address.split('?').next().unwrap();
    let (path, route): (Vec<_>, Vec<_>) = (path.split('/').collect(), route.split('/').collect());
    let is_same = |(own, part): (&&str, &&str)| {
        own == part || (part.starts_with('{') && own.ends_with(|c: char| c.is_ascii_digit()))
    };
    path.len() == route.len() && path.iter().zip(&route).all(is_same)
}

#[test]
fn every_page_that_visitors_may_open_is_looked_at() {
    let routes = include_str!("../../docs/routes.md");
    let opened = routes.lines().filter_map(|line| {
        let (path, from) = line.strip_prefix("| GET | `")?.split_once("` | ")?;
        from.starts_with("visitor").then_some(path)
    });
    let known = addresses::of(&addresses::EXAMPLES);
    let is_known = |route: &&str| {
        ELSEWHERE.contains(route) || known.iter().any(|address| is_of(address, route))
    };
    let unknown: Vec<&str> = opened.filter(|route| !is_known(route)).collect();
    assert!(unknown.is_empty(), "in none of the addresses: {unknown:#?}");
}
