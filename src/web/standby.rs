//! The standby that visitors' pages are read from, if there is one.

use std::pin::pin;
use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::rt::time::timeout;
use actix_web::web::Data;
use chrono::{DateTime, DurationRound, SecondsFormat, TimeDelta, Utc};

use super::blocking::block;
use super::state::State;
use crate::store::{Standby, Store, Stored};

/// How often both servers are asked how far they are.
const PAUSE: Duration = Duration::from_secs(1);

/// As of when visitors see what they do, to the minute, where that is not now. Left with their requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AsOf(pub(super) DateTime<Utc>);

impl AsOf {
    pub(super) fn of(store: &Store) -> Option<Self> {
        let standby = store.standby().filter(|standby| standby.answers())?;
        standby.as_of()?.duration_trunc(TimeDelta::minutes(1)).ok().map(Self)
    }

    /// For programs, and for what has no page around it.
    pub(super) fn tell(self, head: &mut HeaderMap) {
        const HEADER: HeaderName = HeaderName::from_static("x-as-of");
        let told = self.0.to_rfc3339_opts(SecondsFormat::Secs, true);
        if let Ok(told) = HeaderValue::try_from(told) {
            head.insert(HEADER, told);
        }
    }
}

/// Notes how far the primary is, until the server is told to stop.
pub(super) async fn watch_primary(state: Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    while timeout(PAUSE, stop.as_mut()).await.is_err() {
        // While it is away, the standby gets no newer.
        let _ = ask(&state, Store::note_position).await;
    }
}

/// Notes how far the standby is, likewise, and says when it is not there any more and when it is back.
pub(super) async fn watch_standby(state: Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let (mut was_there, mut is_told) = (false, false);
    while timeout(PAUSE, stop.as_mut()).await.is_err() {
        let noted = ask(&state, |store| store.standby().map_or(Ok(()), Standby::note_itself)).await;
        let is_there = state.store.standby().is_some_and(Standby::answers);
        match noted {
            Err(error) if !is_told && !is_there => {
                tracing::warn!(
                    error,
                    "the standby does not answer: visitors' pages are read from the primary"
                );
                is_told = true;
            }
            Ok(()) if is_told && is_there => {
                tracing::info!("the standby answers");
                is_told = false;
            }
            _ => {}
        }
        if is_there != was_there {
            was_there = is_there;
            // What was read from the other server is compared anew.
            state.store.note_change();
        }
    }
}

async fn ask(
    state: &Data<State>,
    note: impl FnOnce(&Store) -> Stored<()> + Send + 'static,
) -> Result<(), String> {
    let store = state.store.clone();
    let noted = block(move || note(&store)).await;
    noted.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
}
