//! What of a player everybody sees: chosen by the player, or by an administrator.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::{EventId, PlayerId};
use form::privacy::ShownForm;

use super::answer::see_other;
use super::error::PageError;
use super::posted::{Posted, submit, submit_by_link};
use super::state::State;
use super::visit::Visit;

/// A player chooses, on the own page of an event.
pub(super) async fn choose_own(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<ShownForm>,
) -> Result<HttpResponse, PageError> {
    let (event, player) = (*event, visit.viewer.player().ok_or(PageError::NoLink)?);
    let Ok(location) = submit_by_link(&state, &visit, posted, move |db, guest, form| {
        desk::privacy::choose_own(db, guest, (event, player), form.choice())?;
        Ok(Ok::<_, Infallible>(format!("/events/{event}/my")))
    })
    .await?;
    Ok(see_other(location))
}

/// An administrator chooses for a player.
pub(super) async fn choose_for(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
    posted: Posted<ShownForm>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, form| {
        desk::privacy::choose_for(db, actor, id, form.choice())?;
        Ok(Ok::<_, Infallible>(format!("/players/{id}/edit")))
    })
    .await?;
    Ok(see_other(location))
}
