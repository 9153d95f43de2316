//! A tournament is played to its end, and closed.

use std::time::Duration;

use desk::{self, rounds};
use domain::TournamentId;
use domain::privacy::Eyes;
use domain::results::{Ending, Proposed, RecordedOutcome};
use domain::tournaments::Stage;
use store::{Store, standings, tournaments};
use system::clock;

use super::lists;
use super::organiser::actor;
use super::percentiles::percentiles;

/// Enters what is open of a running tournament, pairs and plays its other rounds, each act in a transaction of its own,
/// and closes it: all as the program would.
pub(crate) fn play_and_close(store: &Store) {
    let id = lists::tournaments_at(store, Stage::Running).last().unwrap().id;
    println!("\n## A closing\n");
    let mut results = play(store, id);
    let mut pairings = Vec::new();
    let chart = store.read(|db| standings::find(db, id, Eyes::Staff)).unwrap().unwrap();
    for round in chart.n_rounds() - chart.n_unpaired() + 1..=chart.n_rounds() {
        let begun = clock::instant();
        let publish = |db: &mut _| rounds::publish(db, &actor(), (id, round), rounds::Seen::Nobody);
        store.write(publish).unwrap().unwrap();
        pairings.push(begun.elapsed());
        results.append(&mut play(store, id));
    }
    println!("results of {} players: {}", chart.entries.len(), percentiles(results));
    println!("rounds paired and published: {}", percentiles(pairings));
    close(store, id);
}

/// Enters the results that are missing; answers how long each took.
fn play(store: &Store, id: TournamentId) -> Vec<Duration> {
    let chart = store.read(|db| standings::find(db, id, Eyes::Staff)).unwrap().unwrap();
    let is_open = |id| !chart.results.contains_key(&id);
    let open = chart.pairings.iter().filter(|one| one.second.is_some() && is_open(one.id));
    let entered = open.map(|pairing| {
        let is_even = (pairing.round + pairing.board).is_multiple_of(2);
        let outcome = if is_even { RecordedOutcome::First } else { RecordedOutcome::Second };
        let ending = Some(Ending::Resignation);
        let proposed = Proposed { outcome: Some(outcome), ending, ..Proposed::default() };
        let at = (id, pairing.round, pairing.board);
        let begun = clock::instant();
        store.write(|db| desk::results::enter(db, &actor(), at, &proposed)).unwrap().unwrap();
        begun.elapsed()
    });
    entered.collect()
}

fn close(store: &Store, id: TournamentId) {
    let version = store.read(|db| tournaments::find(db, id)).unwrap().unwrap().version;
    let begun = clock::instant();
    let close = |db: &mut _| desk::tournaments::close(db, &actor(), (id, Some(version)));
    store.write(close).unwrap().unwrap();
    let closed = begun.elapsed();
    let followed = lists::wait_for_all(store);
    println!("closed and rated after {:.2} s", closed.as_secs_f64());
    println!("lists that follow: {:.1} s more", followed.as_secs_f64());
}
