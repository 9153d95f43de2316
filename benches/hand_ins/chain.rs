//! What the chain of the audit log adds to a result: one with its act alone, and one with five.

use std::path::Path;
use std::time::Duration;

use domain::audit::RecordedAct;
use domain::results::{Ending, Proposed, RecordedOutcome};
use store::{Store, audit, transaction};
use system::clock;

use super::phones::{Board, Hall};

const N_PLAYERS: u32 = 400;
const N_MORE: u32 = 4;

/// Enters results, in a transaction each, without a server in between.
pub(crate) fn compare(folder: &Path) {
    let [alone, more] = [0, N_MORE].map(|n_more| median(folder, n_more));
    let act = more.saturating_sub(alone) / N_MORE;
    let [alone, act] = [alone, act].map(|time| time.as_secs_f64() * 1000.0);
    println!("a result without a server: {alone:.2} ms, of which its act {act:.2} ms");
}

fn median(folder: &Path, n_more: u32) -> Duration {
    let url = format!("sqlite:{}/chain-{n_more}.sqlite", folder.display());
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    let hall = Hall::new(&store, N_PLAYERS);
    let (first, boards) = hall.boards.split_first().unwrap();
    enter(&store, (&hall, first), &[]);
    let act = store.read(audit::list).unwrap().pop().unwrap();
    let more = vec![act; usize::try_from(n_more).unwrap()];
    let mut times: Vec<Duration> =
        boards.iter().map(|board| enter(&store, (&hall, board), &more)).collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn enter(store: &Store, (hall, board): (&Hall, &Board), more: &[RecordedAct]) -> Duration {
    let (outcome, ending) = (Some(RecordedOutcome::First), Some(Ending::Resignation));
    let proposed = Proposed { outcome, ending, ..Proposed::default() };
    let start = clock::instant();
    store
        .write(|db| {
            let at = (hall.tournament, 1, board.number);
            desk::results::enter(db, &hall.actor, at, &proposed)?.unwrap();
            more.iter().cloned().for_each(transaction::record);
            Ok(())
        })
        .unwrap();
    start.elapsed()
}
