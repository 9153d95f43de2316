//! Events deleted, archived, duplicated.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::bin::Shelf;
use domain::EventId;
use domain::bin::{Kind, NotDeleted, Whole};
use form::Nothing;
use view::Section;
use view::ask::{AskPage, Place};
use view::bin::parts_of_event;
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::bin::Asking;
use crate::web::done::{Details, with_details};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether an event is deleted.
pub(in crate::web) async fn delete_form(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let whole = load(&state, *event).await?;
    match whole.may_delete() {
        Ok(()) => page(&asking(&visit, &whole, None)),
        Err(why) => refused(&asking(&visit, &whole, Some(&why))),
    }
}

/// Deletes an event with its tournaments.
pub(in crate::web) async fn delete(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let whole = load(&state, id).await?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::bin::delete_event(db, actor, id)?.map(|()| "/events".to_owned()))
    });
    match done.await? {
        Ok(location) => {
            let name = whole.event.details.name.to_string();
            let undo = format!("/bin/event/{id}/restore");
            Ok(with_details(see_other(location), Details { name, undo }))
        }
        Err((_, why)) => refused(&asking(&visit, &whole, Some(&why))),
    }
}

/// Puts an event into the archive.
pub(in crate::web) async fn archive(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *event, &state, posted, Shelf::Archive).await
}

/// Takes an event out of the archive.
pub(in crate::web) async fn unarchive(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *event, &state, posted, Shelf::Lists).await
}

async fn shelve(
    visit: &Visit,
    id: EventId,
    state: &State,
    posted: Posted<Nothing>,
    on: Shelf,
) -> Result<HttpResponse, PageError> {
    let Ok(location) = submit(state, visit, posted, move |db, actor, _| {
        desk::bin::shelve(db, actor, (Kind::Event, id.0), on)?;
        Ok(Ok::<_, Infallible>(format!("/events/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

/// Makes a draft with the same tournaments, without players; its form is next.
pub(in crate::web) async fn duplicate(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let copy = desk::events::duplicate(db, actor, id)?;
        Ok(copy.map(|copy| format!("/events/{copy}/edit")).ok_or(()))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

async fn load(state: &State, id: EventId) -> Result<Whole, PageError> {
    let found = read(&state.store, move |db| desk::bin::whole(db, id));
    found.await?.ok_or(PageError::NotFound)
}

fn asking(visit: &Visit, whole: &Whole, refusal: Option<&NotDeleted>) -> AskPage {
    let (id, name) = (whole.event.id, whole.event.details.name.to_string());
    let asking = Asking {
        title: Text::new("delete-event-title"),
        lead: Text::new("delete-event-lead"),
        parts: parts_of_event(whole),
        place: Place::Below { href: format!("/events/{id}"), name },
        section: Section::Events,
        back: format!("/events/{id}"),
        action: format!("/events/{id}/delete"),
    };
    asking.page(visit, refusal)
}
