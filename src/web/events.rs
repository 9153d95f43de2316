//! Events.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use super::answer::{conflict, page, read, refused, see_other, write};
use super::error::PageError;
use super::server::State;
use super::submission::{Submission, once, once_always};
use super::visit::Visit;
use crate::domain::EventId;
use crate::domain::accounts::Access;
use crate::domain::audit::{Act, ActKind};
use crate::domain::events::{Event, EventDetails, Title};
use crate::form::events::EventForm;
use crate::store::{Db, Stored, audit, entries, events, ratings, tournaments};
use crate::view::events::{
    EventFormPage, EventLine, EventPage, EventsPage, TournamentLine, event_complaints,
};
use crate::view::{Section, Text};

/// The start page is the list of events.
pub(super) async fn home(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    list(visit, state).await
}

/// All events that the viewer may see.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let viewer = visit.viewer.clone();
    let shown = read(&state.store, move |db| events::list_open_to(db, &viewer)).await?;
    let frame = visit.frame(Text::new("events-title"), Section::Events);
    page(&EventsPage::new(frame, &shown, &visit.viewer, visit.now.date_naive()))
}

/// One event and its tournaments.
pub(super) async fn show(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = load(&state, *event).await?;
    let title = Text::new("title-plain").with("name", event.details.name.as_str());
    page(&EventPage {
        frame: visit.frame(title, Section::Events),
        event: EventLine::new(&event),
        tournaments: tournaments_of(&state, event.id).await?,
        may_organise: visit.viewer.is_at_least(Access::Organiser),
    })
}

async fn tournaments_of(state: &State, id: EventId) -> Result<Vec<TournamentLine>, PageError> {
    let found = read(&state.store, move |db| {
        let held = tournaments::list_by_event(db, id)?;
        Ok((held, entries::count_by_event(db, id)?))
    });
    let (held, counts) = found.await?;
    let count = |id| counts.get(&id).copied().unwrap_or(0);
    let lines = held.iter();
    Ok(lines.map(|tournament| TournamentLine::new(tournament, count(tournament.id))).collect())
}

/// The form of a new event.
pub(super) async fn new_form(visit: Visit) -> Result<HttpResponse, PageError> {
    let today = visit.now.date_naive().to_string();
    let form = EventForm { starts_on: today, ..EventForm::default() };
    page(&form_page(&visit, None, form))
}

/// Makes an event.
pub(super) async fn create(
    visit: Visit,
    state: Data<State>,
    submission: Submission<EventForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let details = match form.parse() {
        Ok(details) => details,
        Err(found) => {
            let complaints = event_complaints(&found);
            return refused(&EventFormPage { complaints, ..form_page(&visit, None, form) });
        }
    };
    let work =
        move |db: &mut Db| once_always(db, &digest, visit.now, |db| insert(db, &visit, &details));
    Ok(see_other(write(&state.store, work).await?))
}

fn insert(db: &mut Db, visit: &Visit, details: &EventDetails) -> Stored<String> {
    let id = events::insert(db, details)?;
    record(db, visit, id, ActKind::EventAdded, json!({ "event": details_json(details) }))?;
    Ok(format!("/events/{id}"))
}

/// The form of an event that is there.
pub(super) async fn edit_form(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = load(&state, *event).await?;
    page(&form_page(&visit, Some(event.id), EventForm::from(&event)))
}

/// Changes an event, if nobody else has meanwhile.
pub(super) async fn update(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    submission: Submission<EventForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*event, submission);
    let details = match form.parse() {
        Ok(details) => details,
        Err(found) => {
            let complaints = event_complaints(&found);
            return refused(&EventFormPage { complaints, ..form_page(&visit, Some(id), form) });
        }
    };
    let (asked, made_from) = (visit.clone(), form.clone());
    let done = write(&state.store, move |db| {
        once(db, &digest, asked.now, |db| save(db, &asked, id, &made_from, &details))
    });
    if let Ok(location) = done.await? {
        return Ok(see_other(location));
    }
    let now = load(&state, id).await?;
    conflict(&form_page(&visit, Some(id), form).changed_meanwhile(&now))
}

/// The form was made from an event that is another one now.
struct ChangedMeanwhile;

fn save(
    db: &mut Db,
    visit: &Visit,
    id: EventId,
    form: &EventForm,
    details: &EventDetails,
) -> Stored<Result<String, ChangedMeanwhile>> {
    let (version, visibility) = (form.version(), form.visibility());
    let Some(before) = events::find(db, id)? else {
        return Ok(Err(ChangedMeanwhile));
    };
    if !events::update(db, id, version, details, visibility)? {
        return Ok(Err(ChangedMeanwhile));
    }
    let moved = ratings::after_publishing(db, &before, visibility)?;
    let detail = json!({
        "before": details_json(&before.details), "after": details_json(details),
        "visibility": [before.visibility.as_str(), visibility.as_str()],
        "ratings_moved": moved.len(),
    });
    record(db, visit, id, ActKind::EventChanged, detail)?;
    Ok(Ok(format!("/events/{id}")))
}

fn form_page(visit: &Visit, id: Option<EventId>, form: EventForm) -> EventFormPage {
    let title = if id.is_some() { "event-edit-title" } else { "event-new-title" };
    EventFormPage::new(visit.frame(Text::new(title), Section::Events), id, form)
}

/// The event of an id.
pub(super) async fn load(state: &State, id: EventId) -> Result<Event, PageError> {
    read(&state.store, move |db| events::find(db, id)).await?.ok_or(PageError::NotFound)
}

fn details_json(details: &EventDetails) -> serde_json::Value {
    json!({
        "name": details.name.as_str(),
        "place": details.place.as_ref().map(Title::as_str),
        "days": [details.days.first(), details.days.last()],
    })
}

/// Writes down who changed what about an event, or what belongs to it.
pub(super) fn record(
    db: &mut Db,
    visit: &Visit,
    event: EventId,
    kind: ActKind,
    detail: serde_json::Value,
) -> Stored<()> {
    let act = Act { account: visit.viewer.account_id(), event: Some(event), kind, detail };
    audit::insert(db, &act, visit.now)
}
