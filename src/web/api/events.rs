//! Events, and the tournaments of each.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::EventId;
use domain::search::Words;
use form::api::{ListQuery, SearchedQuery};
use store::{Db, events, tournaments};
use view::api::{EventItem, Listed, Problem, TournamentItem};

use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// All events, the latest first.
#[utoipa::path(
    get, operation_id = "listEvents", path = "/api/v1/events", tag = "Events", params(SearchedQuery),
    responses((status = 200, body = Listed<EventItem>), (status = 400, response = Problem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn list(
    visit: Visit,
    query: Query<SearchedQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let SearchedQuery { q, after, limit } = query.into_inner();
    let words = q.as_deref().and_then(Words::of);
    let page = page_of(&searched("/api/v1/events", words.as_ref()), after, limit)?;
    let viewer = visit.viewer.clone();
    let load = move |db: &mut Db| {
        let all = events::list_open_to(db, &viewer)?;
        let found =
            words.map(|words| words.find(all.clone(), |event| event.details.name.to_string()));
        Ok(Some(found.unwrap_or(all)))
    };
    Costly::new(&state, &visit)
        .json(load, move |found| Ok(Listed::of(found, &page, |event| event.id.0, EventItem::from)?))
        .await
}

/// The address of a list that is searched.
pub(super) fn searched(path: &str, words: Option<&Words>) -> String {
    let query = words.and_then(|words| serde_html_form::to_string([("q", &words.typed)]).ok());
    query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

/// An event.
#[utoipa::path(
    get, operation_id = "showEvent", path = "/api/v1/events/{event}", tag = "Events",
    params(("event" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = EventItem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let load = move |db: &mut Db| events::find(db, id);
    Costly::new(&state, &visit).json(load, |event| Ok(EventItem::from(event))).await
}

/// The tournaments of an event, in the order in which they were made.
#[utoipa::path(
    get, operation_id = "listTournaments", path = "/api/v1/events/{event}/tournaments", tag = "Events",
    params(("event" = i32, Path, minimum = 1, maximum = 2_147_483_647), ListQuery),
    responses(
        (status = 200, body = Listed<TournamentItem>),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn tournaments(
    visit: Visit,
    event: Path<EventId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*event, visit.viewer.clone());
    let address = format!("/api/v1/events/{id}/tournaments");
    let page = page_of(&address, query.after, query.limit)?;
    let load = move |db: &mut Db| {
        let mut held = tournaments::list_by_event(db, id)?;
        held.retain(|tournament| tournament.visibility.is_open_to(&viewer));
        Ok(Some(held))
    };
    Costly::new(&state, &visit)
        .json(load, move |held| {
            Ok(Listed::of(held, &page, |tournament| tournament.id.0, TournamentItem::from)?)
        })
        .await
}
