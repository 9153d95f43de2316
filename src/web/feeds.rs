//! What is new: feeds of events and tournaments, and their calendars.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use chrono::{DateTime, Utc};
use domain::events::{Event, Visibility};
use domain::feeds::{Publications, news};
use domain::privacy::Eyes;
use domain::schedule::Timed;
use domain::standings::WallChart;
use domain::tournaments::Tournament;
use domain::{EventId, TournamentId};
use store::{Db, Stored, events, rounds, standings, tournaments};
use view::feeds::{calendar, feed, tournament_calendar};

use super::costly::{Costly, FileToSave};
use super::error::PageError;
use super::packed::Packed;
use super::state::State;
use super::visit::Visit;

/// What is new in all tournaments of an event that everybody may see.
pub(super) async fn of_event(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let load = move |db: &mut Db| {
        let held = published(db, id)?.into_iter().map(|tournament| chart(db, tournament));
        let charts = held.collect::<Stored<Vec<_>>>()?;
        Ok(events::find(db, id)?.map(|event| (event, charts)))
    };
    let place = visit.place(format!("/events/{id}"));
    answer(&visit, &state, load, move |(event, charts)| {
        Ok(feed(&place, &event, None, &news(&charts))?)
    })
    .await
}

/// What is new in a tournament.
pub(super) async fn of_tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let load = move |db: &mut Db| {
        let Some(tournament) = tournaments::find(db, id)? else { return Ok(None) };
        let event = events::find(db, tournament.event)?;
        let chart = chart(db, tournament)?;
        Ok(event.map(|event| (event, vec![chart])))
    };
    let place = visit.place(format!("/tournaments/{id}"));
    answer(&visit, &state, load, move |(event, charts)| {
        let name = charts.first().map(|(chart, _)| chart.tournament.details.name.as_str());
        Ok(feed(&place, &event, name, &news(&charts))?)
    })
    .await
}

/// The days of an event and the rounds of its tournaments, for a calendar.
pub(super) async fn calendar_of_event(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, now) = (*event, visit.now);
    let load = move |db: &mut Db| {
        let held = published(db, id)?.into_iter().map(|tournament| timed(db, tournament, now));
        let held = held.collect::<Stored<Vec<_>>>()?;
        Ok(events::find(db, id)?.map(|event| (event, held)))
    };
    let place = visit.place(format!("/events/{id}"));
    let build = move |(event, held): (Event, Vec<_>)| {
        Ok(file(format!("event-{id}.ics"), calendar(&place, &event, &held, now)))
    };
    Costly::new(&state, &visit).file(load, build).await
}

/// The rounds of a tournament, for a calendar.
pub(super) async fn calendar_of_tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, now) = (*tournament, visit.now);
    let load = move |db: &mut Db| {
        let Some(tournament) = tournaments::find(db, id)? else { return Ok(None) };
        let event = events::find(db, tournament.event)?;
        let held = timed(db, tournament, now)?;
        Ok(event.map(|event| (event, held)))
    };
    let place = visit.place(format!("/tournaments/{id}"));
    let build = move |(event, held)| {
        let text = tournament_calendar(&place, &event, &held, now);
        Ok(file(format!("tournament-{id}.ics"), text))
    };
    Costly::new(&state, &visit).file(load, build).await
}

fn timed(db: &mut Db, tournament: Tournament, now: DateTime<Utc>) -> Stored<Timed> {
    let chart = standings::load(db, tournament, Eyes::Public)?;
    let slots = chart.slots(now);
    Ok((chart.tournament, slots))
}

fn file(name: String, calendar: String) -> FileToSave {
    let media_type = "text/calendar; charset=utf-8";
    FileToSave { name, media_type, bytes: calendar.into_bytes() }
}

/// The tournaments of an event that everybody may see.
fn published(db: &mut Db, event: EventId) -> Stored<Vec<Tournament>> {
    let mut held = tournaments::list_by_event(db, event)?;
    held.retain(|tournament| tournament.visibility == Visibility::Published);
    Ok(held)
}

fn chart(db: &mut Db, tournament: Tournament) -> Stored<(WallChart, Publications)> {
    let published = rounds::publications(db, tournament.id)?;
    Ok((standings::load(db, tournament, Eyes::Public)?, published))
}

async fn answer<L>(
    visit: &Visit,
    state: &State,
    load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
    build: impl FnOnce(L) -> Result<String, PageError> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    let work = move |loaded| Ok(Packed::new(build(loaded)?.into_bytes()));
    let body = Costly::new(state, visit).done(load, work).await?;
    let mut head = HttpResponse::Ok();
    head.insert_header((header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    Ok(body.answer(visit.encoding, head))
}
