//! The addresses by which phones follow an event.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::EventId;
use form::addresses::ChosenForm;
use store::prints;
use view::Section;
use view::addresses::{AddressSheet, AddressesPage};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::error::PageError;
use super::events::load;
use super::posted::{Posted, submit};
use super::prints::reach;
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// All of them, each with its code.
pub(super) async fn show(visit: Visit, event: Path<EventId>, state: Data<State>) -> Shown {
    page(&addresses(&visit, &state, *event).await?)
}

/// Chooses the one on slips and cards.
pub(super) async fn choose(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<ChosenForm>,
) -> Shown {
    let id = *event;
    let Ok(address) = posted.form.parse() else {
        return refused(&addresses(&visit, &state, id).await?.refused("addresses-not-usable"));
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::events::choose_address(db, actor, (id, form.version), address.clone())?;
        Ok(done.map(|()| format!("/events/{id}/addresses")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err(_) => {
            conflict(&addresses(&visit, &state, id).await?.refused("addresses-changed-meanwhile"))
        }
    }
}

/// A sheet for the wall.
pub(super) async fn sheet(visit: Visit, event: Path<EventId>, state: Data<State>) -> Shown {
    let event = load(&state, *event).await?;
    let id = event.id;
    let printing = read(&state.store, move |db| prints::find(db, id)).await?;
    let reach = reach(&state, &visit);
    let Some(address) = reach.followed(&event.details) else {
        return Ok(see_other(format!("/events/{id}/addresses")));
    };
    let frame = visit.frame(Text::new("address-sheet"), Section::Events);
    page(&AddressSheet::new(frame, (&event, &printing), address, visit.now))
}

async fn addresses(visit: &Visit, state: &State, id: EventId) -> Result<AddressesPage, PageError> {
    let event = load(state, id).await?;
    let frame = visit.frame(Text::new("addresses-title"), Section::Events);
    Ok(AddressesPage::new(frame, &event, &reach(state, visit), &visit.viewer))
}
