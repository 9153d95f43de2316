//! The longest rating lists: which tournaments count in them, and when they are what the games give.

use std::time::Duration;

use domain::tournaments::{Rated, Stage, Tournament};
use store::ratings::recomputations;
use store::{Store, tournaments};
use system::clock;

/// Both sizes of the Glass Bead Game count in the same lists.
const FAMILY: &str = "gbg";
/// Nobody waits longer for lists that follow.
const PATIENCE: Duration = Duration::from_hours(2);

/// The rated tournaments at a stage, in the order in which they were closed.
pub(crate) fn tournaments_at(store: &Store, stage: Stage) -> Vec<Tournament> {
    let mut all = store.read(tournaments::list).unwrap();
    all.retain(|one| {
        let Tournament { details, .. } = one;
        one.stage == stage && details.rated == Rated::Rated && details.spec.rated_as() == FAMILY
    });
    all.sort_by_key(|one| (one.closed_at, one.id));
    all
}

/// Waits until the program has computed all lists that follow; answers how long that took.
pub(crate) fn wait_for_all(store: &Store) -> Duration {
    let begun = clock::instant();
    while !store.read(recomputations::list).unwrap().is_empty() {
        assert!(begun.elapsed() < PATIENCE, "the lists do not follow");
        std::thread::sleep(Duration::from_millis(20));
    }
    begun.elapsed()
}
