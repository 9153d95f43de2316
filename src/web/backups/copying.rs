//! Copies that the server makes by itself, one at a time, while pages are answered.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use actix_web::web::Data;
use chrono::{DateTime, Utc};
use desk::Actor;
use desk::backups::{Maker, add, folder};
use domain::TournamentId;
use domain::backups::Why;
use store::{Store, Stored, tournaments};
use system::clock;
use tokio::sync::Notify;

use crate::config::Settings;
use crate::web::blocking::block;
use crate::web::error::PageError;
use crate::web::state::State;

/// After what a copy is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::web) enum After {
    /// All rounds are published by the start.
    Starting(TournamentId),
    Publishing(TournamentId, u16),
    Closing(TournamentId),
}

/// A copy that was not made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::web) struct Failure {
    pub(in crate::web) at: DateTime<Utc>,
    pub(in crate::web) why: String,
}

/// What is wished for, and what went wrong.
#[derive(Debug)]
pub(in crate::web) struct Backups {
    folder: Option<PathBuf>,
    keep: usize,
    /// The next copy is for all that was wished for meanwhile: it tells the last of it.
    wish: Mutex<Option<After>>,
    wished: Notify,
    failure: Mutex<Option<Failure>>,
    /// Held by whoever makes a copy.
    at_work: tokio::sync::Mutex<()>,
}

impl Backups {
    pub(in crate::web) fn new(settings: &Settings) -> Self {
        let url = settings.database.url.parse().ok();
        Self {
            folder: url.and_then(|url| folder(&settings.backup.folder, &url)),
            keep: settings.backup.keep,
            wish: Mutex::default(),
            wished: Notify::new(),
            failure: Mutex::default(),
            at_work: tokio::sync::Mutex::default(),
        }
    }

    pub(in crate::web) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Why the last copy was not made, if it was not.
    pub(in crate::web) fn failure(&self) -> Option<Failure> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Wishes for a copy, which does not keep the one who wishes.
    pub(in crate::web) fn wish(&self, after: After) {
        if self.keep > 0 && self.folder.is_some() {
            *self.wish.lock().unwrap_or_else(PoisonError::into_inner) = Some(after);
            self.wished.notify_one();
        }
    }

    fn take_wish(&self) -> Option<After> {
        self.wish.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn tell(&self, failure: Option<Failure>) {
        if let Some(Failure { why, .. }) = &failure {
            tracing::error!(%why, "a backup was not made");
        }
        *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }
}

/// Makes the copies that are wished for, for as long as the server runs.
pub(in crate::web) async fn run(state: Data<State>) {
    loop {
        state.backups.wished.notified().await;
        let Some(after) = state.backups.take_wish() else { continue };
        let work = move |store: &Store, folder: &Path, keep| {
            let (why, now) = (store.read(|db| why(db, after))?, clock::now());
            add(store, Maker::Program, (folder, keep), (why, now))
        };
        if let Err(error) = copy(&state, work).await {
            tracing::error!(%error, "a backup was not made");
        }
    }
}

/// Makes a copy that an administrator asks for.
pub(in crate::web) async fn by_hand(state: &State, actor: Actor) -> Result<(), PageError> {
    let work = move |store: &Store, folder: &Path, keep| {
        let (maker, now) = (Maker::Administrator(&actor), actor.now);
        add(store, maker, (folder, keep), (Why::ByHand, now))
    };
    copy(state, work).await
}

async fn copy<E: std::fmt::Display + Send + 'static>(
    state: &State,
    work: impl FnOnce(&Store, &Path, usize) -> Result<String, E> + Send + 'static,
) -> Result<(), PageError> {
    let folder = state.backups.folder.clone().ok_or(PageError::NotFound)?;
    let _turn = state.backups.at_work.lock().await;
    let (store, keep) = (state.store.clone(), state.backups.keep);
    let done = block(move || work(&store, &folder, keep)).await?;
    let failure = done.err().map(|error| Failure { at: clock::now(), why: error.to_string() });
    state.backups.tell(failure);
    Ok(())
}

/// What the copy tells of itself.
fn why(db: &mut store::Db, after: After) -> Stored<Why> {
    let (After::Starting(id) | After::Publishing(id, _) | After::Closing(id)) = after;
    let found = tournaments::find(db, id)?;
    let tournament = found.map_or_else(String::new, |found| found.details.name.to_string());
    Ok(match after {
        After::Starting(_) => Why::TournamentStarted { tournament },
        After::Publishing(_, round) => Why::RoundPublished { tournament, round },
        After::Closing(_) => Why::TournamentClosed { tournament },
    })
}
