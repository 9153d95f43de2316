//! Events.

pub(super) mod shelf;

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use chrono::{DateTime, Utc};
use desk::events::{EventChange, NotChanged};
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::by_link::LinkGame;
use domain::events::{Event, EventDetails};
use domain::schedule::{Timed, next_slot};
use domain::screens::Notice;
use domain::tournaments::Stage;
use form::events::{AddressQuery, EventForm};
use serde::Deserialize;
use store::{Db, Stored, events, screens, standings, tournaments};
use view::by_link::GameLine;
use view::events::{EventFormPage, EventLine, EventPage, EventsPage, TournamentLine};
use view::schedule::{ScheduleCard, next_words};
use view::{Frame, Section};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::costly::Costly;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// So many games by link that go on are on the page of an event.
const BY_LINK: usize = 6;

/// Which past events are asked for, if there are many.
#[derive(Debug, Deserialize)]
pub(super) struct YearQuery {
    year: Option<i32>,
}

/// The events that the viewer may see.
pub(super) async fn list(
    visit: Visit,
    query: Query<YearQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let viewer = visit.viewer.clone();
    let shown = read(&state.store, move |db| events::list_open_to(db, &viewer)).await?;
    let title = Text::new("events-title");
    let frame =
        visit.frame(title, Section::Events).about(|head| head.described(Text::new("head-events")));
    page(&EventsPage::new(frame, &shown, &visit.viewer, (visit.now, query.year)))
}

/// One event and its tournaments.
pub(super) async fn show(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer, now) = (*event, visit.viewer.clone(), visit.now);
    let load = move |db: &mut Db| {
        let Some(event) = events::find(db, id)? else { return Ok(None) };
        let held = tournaments_of(db, &event, (&viewer, now))?;
        let notice = screens::notice(db, id)?;
        Ok(Some((event, notice, held, desk::by_link::watched(db, Some(id), BY_LINK)?)))
    };
    Costly::new(&state, &visit)
        .page(load, move |(event, notice, held, games)| {
            Ok(shown(&visit, (&event, notice, &games), held))
        })
        .await
}

fn shown(
    visit: &Visit,
    (event, notice, games): (&Event, Option<Notice>, &[LinkGame]),
    (tournaments, timed): (Vec<TournamentLine>, Vec<Timed>),
) -> EventPage {
    let (viewer, access) = (&visit.viewer, visit.viewer.access());
    EventPage {
        frame: frame_of(visit, event, &timed),
        event: EventLine::new(event),
        announced: notice.map(|notice| notice.to_string()),
        schedule: ScheduleCard::of_event(&timed, event.details.zone),
        tournaments,
        by_link: games.iter().map(|game| GameLine::new(game, &[])).collect(),
        may_organise: access >= Access::Organiser,
        may_arbitrate: access >= Access::Arbiter,
        may_give_codes: access >= Access::Scorekeeper && viewer.by_code.is_none(),
    }
}

fn frame_of(visit: &Visit, event: &Event, timed: &[Timed]) -> Frame {
    let title = Text::new("title-plain").with("name", event.details.name.as_str());
    let frame = visit.frame(title, Section::Events);
    frame.about(|head| head.of_event(event, timed))
}

/// The tournaments of an event that `viewer` may see, and their rounds that have a time.
pub(super) fn tournaments_of(
    db: &mut Db,
    event: &Event,
    (viewer, now): (&Viewer, DateTime<Utc>),
) -> Stored<(Vec<TournamentLine>, Vec<Timed>)> {
    let (mut lines, mut timed) = (Vec::new(), Vec::new());
    let held = tournaments::list_by_event(db, event.id)?.into_iter();
    for tournament in held.filter(|tournament| tournament.visibility.is_open_to(viewer)) {
        let chart = standings::load(db, tournament, viewer.eyes())?;
        let line = TournamentLine::new(&chart.tournament, chart.entries.len());
        let slots = chart.slots(now);
        let begins = next_slot(&slots)
            .map(|slot| next_words(slot.round, slot.begins, event.details.zone, now));
        lines.push(match chart.tournament.stage {
            Stage::Running | Stage::Closed => line.with_glance(&chart),
            Stage::Entry => line.with_entries(&chart.entries, begins),
            Stage::Cancelled => line,
        });
        timed.push((chart.tournament, slots));
    }
    // What is played comes first, what is archived last.
    lines.sort_by_key(|line| (line.is_archived, line.order));
    Ok((lines, timed))
}

/// The form of a new event.
pub(super) async fn new_form(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let zone = state.zone();
    let (starts_on, zone) = (zone.day(visit.now).to_string(), zone.name().to_owned());
    let form = EventForm { starts_on, zone, ..EventForm::default() };
    page(&form_page(&visit, None, form))
}

/// Makes an event.
pub(super) async fn create(
    visit: Visit,
    state: Data<State>,
    posted: Posted<EventForm>,
) -> Result<HttpResponse, PageError> {
    let details = match posted.form.parse(state.zone()) {
        Ok(details) => details,
        Err(found) => return refused(&form_page(&visit, None, posted.form).refused(&found)),
    };
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, _| {
        let id = desk::events::add(db, actor, &details)?;
        Ok(Ok::<_, Infallible>(format!("/events/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

/// The form of an event that is there, with an address filled in if one was chosen.
pub(super) async fn edit_form(
    visit: Visit,
    event: Path<EventId>,
    query: Query<AddressQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = load(&state, *event).await?;
    let form = EventForm::from(&event).at(&query);
    page(&form_page(&visit, Some(event.id), form))
}

/// Changes an event, if nobody else has meanwhile.
pub(super) async fn update(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<EventForm>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let shown = |form| form_page(&visit, Some(id), form);
    let details = match posted.form.parse(state.zone()) {
        Ok(details) => details,
        Err(found) => return refused(&shown(posted.form).refused(&found)),
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::events::change(db, actor, (id, form.version()), changed(form, &details))?;
        Ok(done.map(|()| format!("/events/{id}")))
    });
    let (form, why) = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refused) => refused,
    };
    not_changed(&state, id, shown(form), &why).await
}

fn changed<'a>(form: &EventForm, details: &'a EventDetails) -> EventChange<'a> {
    EventChange { details, visibility: form.visibility(), unrating: form.unrating() }
}

async fn not_changed(
    state: &State,
    id: EventId,
    page: EventFormPage,
    why: &NotChanged,
) -> Result<HttpResponse, PageError> {
    match why {
        NotChanged::Unrates(moved) => refused(&page.unrating(moved)),
        NotChanged::ChangedMeanwhile => conflict(&page.changed_meanwhile(&load(state, id).await?)),
    }
}

fn form_page(visit: &Visit, id: Option<EventId>, form: EventForm) -> EventFormPage {
    let title = if id.is_some() { "event-edit-title" } else { "event-new-title" };
    let page = EventFormPage::new(visit.frame(Text::new(title), Section::Events), id, form);
    EventFormPage { may_administer: visit.viewer.is_at_least(Access::Administrator), ..page }
}

pub(super) async fn load(state: &State, id: EventId) -> Result<Event, PageError> {
    read(&state.store, move |db| events::find(db, id)).await?.ok_or(PageError::NotFound)
}
