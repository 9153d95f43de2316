//! Long rating lists are computed anew beside the requests, a step at a time.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web::{self, Data};
use desk::ratings::{Follower, Step};
use store::{Store, Stored};
use system::clock;
use system::meters::{self, Fault};

use super::error::PageError;
use super::state::State;

/// How soon a list is begun that an act has left.
const IDLE: Duration = Duration::from_secs(1);
/// How soon it is tried again after the database has failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(10);
/// No pause between two steps is longer.
const LONGEST: Duration = Duration::from_millis(200);

/// Works until the server is told to stop; a step that is being taken is finished.
pub(super) async fn run(state: Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let (mut follower, mut pause) = (Follower::default(), IDLE);
    while timeout(pause, stop.as_mut()).await.is_err() {
        let begun = clock::instant();
        (follower, pause) = match step(state.store.clone(), follower).await {
            Ok((follower, Step::Idle)) => (follower, IDLE),
            // As long as the step took, others have the database.
            Ok((follower, _)) => (follower, begun.elapsed().min(LONGEST)),
            Err(error) => {
                tracing::error!(%error, "ratings were not recomputed; tried again");
                meters::broken(Fault::Database);
                (Follower::default(), AFTER_A_FAULT)
            }
        };
        state.set_recomputing(usize::from(follower.is_at_one()));
    }
}

async fn step(store: Store, mut follower: Follower) -> Result<(Follower, Step), PageError> {
    let work = move || -> Stored<_> {
        let step = follower.step(&store, clock::now())?;
        Ok((follower, step))
    };
    Ok(web::block(work).await??)
}
