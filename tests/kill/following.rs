//! A list that is computed anew beside the requests is whole in the end, however often the server is killed at it.

use std::time::Duration;

use domain::ratings::{RatingRow, Recomputation};
use store::ratings::{pools, recomputations, rows};
use store::{Db, Store, Stored};

use crate::extent::few_or_many;
use crate::history::import_games;
use crate::open;
use crate::scenario::scenario;
use crate::server::Server;

/// More than are rated with an act.
const GAMES: usize = 12_000;
/// Two minutes for a list on a busy machine, beside the ten seconds that a killed server has it.
const MOST_WAITS: u32 = 2_400;

scenario!(a_list_that_follows_survives_kills, |database| {
    let store = open(&database.url);
    import_games(&database.url, GAMES);
    let whole = ledger(&store);
    store.write(spoil_and_put_off).unwrap();
    for kill in 0..few_or_many(2, 10) {
        let mut server = Server::start(&database.url, &[]);
        // The list is taken within a second; then never at the same point of the work.
        std::thread::sleep(Duration::from_millis(900 + 170 * kill));
        server.kill();
    }
    let server = Server::start(&database.url, &[]);
    for _ in 0..MOST_WAITS {
        if store.read(recomputations::list).unwrap().is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(server);
    assert_eq!(store.read(desk::ratings::verify).unwrap(), []);
    assert!(ledger(&store) == whole, "as if it had never been killed");
});

/// Another ledger than the games give, which is to be computed anew.
fn spoil_and_put_off(db: &mut Db) -> Stored<()> {
    use diesel::prelude::*;
    diesel::sql_query("UPDATE ledger SET rating = rating + 100 WHERE player_id % 2 = 0")
        .execute(db)?;
    for pool in pools::pools(db)? {
        recomputations::put(db, &Recomputation::new(pool.id, None, 1))?;
    }
    Ok(())
}

fn ledger(store: &Store) -> Vec<RatingRow> {
    let all = |db: &mut Db| {
        let mut all = Vec::new();
        for pool in pools::pools(db)? {
            all.extend(rows::of_pool(db, pool.id)?);
        }
        Ok(all)
    };
    store.read(all).unwrap()
}
