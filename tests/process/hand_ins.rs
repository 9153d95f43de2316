//! Players hand in all at once: nothing is lost, nothing is there twice.

use std::path::Path;
use std::time::Duration;

use store::Store;

use super::phones::{Hall, Within, faults_of, play};
use super::scenario::scenario;
use super::server::Server;

scenario!(of_what_twenty_players_hand_in_at_once_nothing_is_lost_or_doubled, |database| {
    let store = Store::open(&database.url.parse().unwrap(), 2).unwrap();
    let hall = Hall::new(&store, 20);
    drop(store);
    let server = Server::start(&database.url, &[]);
    let seen = play(&hall, &server.url, Within(Duration::from_secs(2)));
    let faults = seen.faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{faults:#?}");
    let program = Path::new(env!("CARGO_BIN_EXE_magister"));
    let faults = faults_of(&hall, (&server.url, &database.url), program);
    assert!(faults.is_empty(), "{faults:#?}");
});
