//! Tournaments by link follow their games, beside the clocks: whoever waits for a tournament holds up no clock.

use std::collections::HashMap;
use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;
use chrono::{DateTime, Utc};

use desk::by_link::{follow, hold_or_release, stop};
use domain::{EventId, LinkGameId, TournamentId};
use store::locks::Reach;
use store::{Db, Store, Stored, by_link};
use system::clock;
use system::meters::{self, Fault};

/// How often it is looked whether something has changed.
const EVERY: Duration = Duration::from_secs(1);
/// How soon it is tried again after something has failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(10);

/// The tournaments as they were when they followed their games last.
type Followed = HashMap<TournamentId, Last>;

/// When a tournament followed its games last.
#[derive(Debug, Clone, Copy)]
struct Last {
    /// What was seen of it then.
    version: i64,
    /// When it is tried again, if it failed: it holds up no other.
    again_at: Option<DateTime<Utc>>,
}

/// Works until the server is told to stop.
pub(in crate::web) async fn run_rounds(store: Store, until: impl Future<Output = ()>) {
    let mut until = pin!(until);
    let (mut followed, mut pause) = (Followed::new(), EVERY);
    while timeout(pause, until.as_mut()).await.is_err() {
        let (store, before) = (store.clone(), followed.clone());
        let done = web::block(move || follow_all(&store, &before)).await;
        pause = match done {
            Ok(Ok(now)) => {
                followed = now;
                EVERY
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "tournaments by link were not looked at; tried again");
                meters::broken(Fault::Database);
                AFTER_A_FAULT
            }
            Err(_) => AFTER_A_FAULT,
        };
    }
}

/// Has every tournament by link follow its games in which something has changed since it did last.
fn follow_all(store: &Store, followed: &Followed) -> Stored<Followed> {
    let (mut all, now) = (Followed::new(), clock::now());
    for (id, event, version) in store.read(by_link::terms::running)? {
        let before = followed.get(&id).copied().filter(|last| match last.again_at {
            Some(again_at) => now < again_at,
            None => last.version == version,
        });
        let last = before.unwrap_or_else(|| {
            let is_done = follow_one(store, (event, id));
            Last { version, again_at: (!is_done).then(|| now + AFTER_A_FAULT) }
        });
        all.insert(id, last);
    }
    Ok(all)
}

fn follow_one(store: &Store, (event, id): (EventId, TournamentId)) -> bool {
    let reach = Reach::Tournament(event, id);
    let followed = store.write_within(reach, |db| follow(db, id, clock::now()));
    let done: Stored<()> = followed.and_then(|due| {
        for game in &due.refused {
            tracing::error!(game = game.0, "the rules refuse the result of a game by link");
        }
        // One that fails holds up no other.
        let each = |games: Vec<LinkGameId>,
                    act: fn(&mut Db, LinkGameId, DateTime<Utc>) -> Stored<()>| {
            let act =
                |game| store.write_within(Reach::LinkGame(game), |db| act(db, game, clock::now()));
            games.into_iter().map(act).collect::<Vec<Stored<()>>>()
        };
        let held = each(due.hold_or_release, hold_or_release);
        held.into_iter().chain(each(due.stop, stop)).collect()
    });
    if let Err(error) = &done {
        tracing::error!(%error, tournament = id.0, "a tournament did not follow its games by link");
    }
    done.is_ok()
}
