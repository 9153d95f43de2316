//! The import of a history that is killed again and again neither loses a game nor doubles one.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use domain::PoolId;
use domain::history::HistoryStage;
use domain::ratings::{Difference, RatingRow};
use store::{Db, Store, history, ratings};

use crate::extent::few_or_many;
use crate::scenario::scenario;
use crate::temporary::folder;
use crate::{database, open};

const FAMILY: &str = "result-only:Chess";
const PLAYERS: usize = 200;
/// Two minutes until something has come of a start.
const MOST_WAITS: u32 = 60_000;

scenario!(an_import_survives_being_killed, |database| {
    survives(&database.url);
});

fn survives(database_url: &str) {
    // More than are rated in the transaction that finds them all there.
    let n_games = few_or_many(12_000, 30_000);
    let file = folder("import").join("games.csv");
    std::fs::write(&file, games(n_games)).unwrap();
    let store = open(database_url);
    let mut kills = 0;
    loop {
        let before = n_stored(&store);
        let mut child = import(database_url, &file);
        wait(&mut child, || n_stored(&store) > before || before == n_games);
        // Never at the same point of the work.
        std::thread::sleep(Duration::from_millis(7 * u64::try_from(kills).unwrap()));
        child.kill().unwrap();
        child.wait().unwrap();
        check(&store);
        if n_stored(&store) == n_games {
            break;
        }
        kills += 1;
    }
    let n_expected = few_or_many(2, 5);
    assert!(kills >= n_expected, "killed {kills} times only while games were missing");
    // All games are stored: from now on it is killed while it rates them.
    for pause in few_or_many(&[800][..], &[400, 800, 1200]) {
        let mut child = import(database_url, &file);
        std::thread::sleep(Duration::from_millis(*pause));
        child.kill().unwrap();
        child.wait().unwrap();
        check(&store);
    }
    assert!(import(database_url, &file).wait().unwrap().success());
    assert_eq!(store.read(desk::ratings::verify).unwrap(), []);
    assert_eq!(ledger(&store), ledger(&at_once(&file)), "as if it had never been killed");
}

/// All games, at once.
pub(crate) fn import_games(database_url: &str, n_games: usize) {
    let file = folder("import").join("games.csv");
    std::fs::write(&file, games(n_games)).unwrap();
    assert!(import(database_url, &file).wait().unwrap().success());
}

fn import(database_url: &str, file: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_magister"))
        .args(["--database", database_url, "ratings", "import", "--family", FAMILY])
        .arg(file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Until something has happened, or the program has ended by itself.
fn wait(child: &mut Child, has_happened: impl Fn() -> bool) {
    for _ in 0..MOST_WAITS {
        if has_happened() || child.try_wait().unwrap().is_some() {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("nothing was stored");
}

/// What is stored are the first games of the file, and they are rated when all are there, and
/// only then.
fn check(store: &Store) {
    let found = |db: &mut Db| {
        let all = history::list(db)?;
        let [one] = all.as_slice() else {
            assert!(all.is_empty(), "the file is one history");
            return Ok(());
        };
        let (n_games, last) = (history::count_games(db, one.id)?, history::last_line(db, one.id)?);
        // The first line is the heading.
        let expected = if n_games == 0 { 0 } else { n_games + 1 };
        assert_eq!(usize::try_from(last).unwrap(), expected, "the first games, each once");
        let is_rated = !ratings::pools(db)?.is_empty();
        assert_eq!(is_rated, one.stage == HistoryStage::Complete);
        let mut wrong = desk::ratings::verify(db)?;
        wrong.retain(|one| !matches!(one, Difference::Following { .. }));
        assert_eq!(wrong.len(), usize::from(!is_rated), "{wrong:?}");
        Ok(())
    };
    store.read(found).unwrap();
}

fn n_stored(store: &Store) -> usize {
    let count = |db: &mut Db| match history::list(db)?.first() {
        Some(one) => history::count_games(db, one.id),
        None => Ok(0),
    };
    store.read(count).unwrap()
}

fn at_once(file: &Path) -> Store {
    let database_url = database::on_sqlite();
    assert!(import(&database_url, file).wait().unwrap().success());
    open(&database_url)
}

/// The rows of every pool, by its place: PostgreSQL gives the id of a pool whose insertion was
/// undone to nobody else.
fn ledger(store: &Store) -> Vec<RatingRow> {
    let all = |db: &mut Db| {
        let mut rows = Vec::new();
        for (place, pool) in (0..).map(PoolId).zip(ratings::pools(db)?) {
            let of_pool = ratings::of_pool(db, pool.id)?;
            rows.extend(of_pool.into_iter().map(|row| RatingRow { pool: place, ..row }));
        }
        Ok(rows)
    };
    store.read(all).unwrap()
}

fn games(n_games: usize) -> String {
    let mut text = "date,first,second,result\n".to_owned();
    for game in 0..n_games {
        let (first, step) = (game * 7 % PLAYERS, 1 + game % (PLAYERS - 1));
        let second = (first + step) % PLAYERS;
        let (year, month, day) = (1950 + game / 600, 1 + game / 50 % 12, 1 + game % 28);
        let result = ["1-0", "0-1", "1/2-1/2"][game % 5 % 3];
        writeln!(text, "{year}-{month:02}-{day:02},Player {first},Player {second},{result}")
            .unwrap();
    }
    text
}
