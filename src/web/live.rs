//! Live pages: a stream that says what has moved of what an open page shows. It carries numbers only; the
//! page fetches what is new by the address that it has.

mod watchable;

use std::convert::Infallible;
use std::sync::Arc;

use actix_web::http::header::{self, ContentEncoding};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};
use domain::stamps::{Stamp, Thing};
use futures_util::stream::{StreamExt, once, unfold};
use serde::Deserialize;
use store::{StoreError, stamps};

use super::answer::read;
use super::blocking::for_visitors;
use super::connections::Connection;
use super::error::PageError;
use super::hub::{Full, Hub, Watching};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// So many things are watched by one browser, with all its pages.
const MOST: usize = 64;

/// How long a browser waits before it connects again.
const BEGINNING: &[u8] = b"retry: 2000\n\n";

/// What to watch: the stamps of the pages, with commas in between.
#[derive(Debug, Deserialize)]
pub(super) struct WatchQuery {
    on: String,
}

impl WatchQuery {
    fn stamps(&self) -> Vec<Stamp> {
        self.on.split(',').take(MOST).filter_map(Stamp::parse).collect()
    }
}

/// Says what moves, until the browser leaves or the server stops. What one may not see is left out.
pub(super) async fn watch(
    visit: Visit,
    query: Query<WatchQuery>,
    state: Data<State>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    let keys = watchable::Keys::of(&request, &state);
    let watching = if keys.are_none() {
        for_visitors(begin(&state, &state.visitors_hub, (keys, query.stamps(), visit.now))).await?
    } else {
        begin(&state, &state.hub, (keys, query.stamps(), visit.now)).await?
    };
    let Some((watching, current)) = watching else {
        // A browser takes this for an end, and does not come again.
        return Ok(HttpResponse::NoContent().finish());
    };
    watching.catch_up(&current, last_heard(&request));
    Connection::of(&request).iter().for_each(Connection::streams);
    Ok(stream(watching))
}

/// Begins to watch what somebody may of what they asked for, and reads how it is now; none if that is nothing.
async fn begin(
    state: &State,
    hub: &Arc<Hub>,
    (keys, asked, now): (watchable::Keys, Vec<Stamp>, DateTime<Utc>),
) -> Result<Option<(Watching, Vec<Stamp>)>, PageError> {
    let known = read(&state.store, move |db| watchable::of(db, &keys, asked, now)).await?;
    if known.is_empty() {
        return Ok(None);
    }
    let things: Vec<Thing> = known.iter().map(|one| one.thing).collect();
    let watching = hub.watch(known).map_err(|Full| StoreError::Busy)?;
    // After that: what moves meanwhile is told twice rather than never.
    let current = read(&state.store, move |db| stamps::of(db, &things)).await?;
    Ok(Some((watching, current)))
}

fn stream(watching: Watching) -> HttpResponse {
    let news = unfold(watching, |mut watching| async {
        watching.messages.recv().await.map(|news| (news, watching))
    });
    let beginning = once(async { Bytes::from_static(BEGINNING) });
    HttpResponse::Ok()
        // A connection that was a stream cannot be ended any more when it waits for something else.
        .force_close()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("X-Accel-Buffering", "no"))
        .insert_header(ContentEncoding::Identity)
        .streaming(beginning.chain(news).map(Ok::<_, Infallible>))
}

fn last_heard(request: &HttpRequest) -> i64 {
    let id = request.headers().get("last-event-id").and_then(|id| id.to_str().ok());
    id.and_then(|id| id.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_stamp_is_not_watched_and_no_browser_watches_everything() {
        let query = |on: &str| WatchQuery { on: on.to_owned() }.stamps().len();
        assert_eq!(query("event.1.5,tournament.2.0"), 2);
        assert_eq!(query("event.1,hall.2.0,,site.0.7"), 1);
        assert_eq!(query(&vec!["event.1.5"; 1000].join(",")), MOST);
    }
}
