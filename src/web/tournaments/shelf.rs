//! Tournaments deleted, archived, duplicated.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::bin::Shelf;
use domain::TournamentId;
use domain::bin::{Kind, NotDeleted, may_delete};
use domain::events::Event;
use domain::standings::WallChart;
use form::Nothing;
use view::Section;
use view::ask::{AskPage, Place};
use view::bin::parts_of;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::load_chart;
use crate::web::answer::{page, refused, see_other};
use crate::web::bin::Asking;
use crate::web::done::{Details, with_details};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether a tournament is deleted.
pub(in crate::web) async fn delete_form(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    match may_delete(&event, &chart) {
        Ok(()) => page(&asking(&visit, &event, &chart, None)),
        Err(why) => refused(&asking(&visit, &event, &chart, Some(&NotDeleted::Lasting(why)))),
    }
}

/// Deletes a tournament with all that is in it.
pub(in crate::web) async fn delete(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let (event, chart) = load_chart(&state, id).await?;
    let above = event.id;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::bin::delete_tournament(db, actor, id)?.map(|()| format!("/events/{above}")))
    });
    match done.await? {
        Ok(location) => {
            let name = chart.tournament.details.name.to_string();
            let undo = format!("/events/{above}/tournaments/{id}/restore");
            Ok(with_details(see_other(location), Details { name, undo }))
        }
        Err((_, why)) => refused(&asking(&visit, &event, &chart, Some(&why))),
    }
}

/// Puts a tournament into the archive.
pub(in crate::web) async fn archive(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *tournament, &state, posted, Shelf::Archive).await
}

/// Takes a tournament out of the archive.
pub(in crate::web) async fn unarchive(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *tournament, &state, posted, Shelf::Lists).await
}

async fn shelve(
    visit: &Visit,
    id: TournamentId,
    state: &State,
    posted: Posted<Nothing>,
    on: Shelf,
) -> Result<HttpResponse, PageError> {
    let Ok(location) = submit(state, visit, posted, move |db, actor, _| {
        desk::bin::shelve(db, actor, (Kind::Tournament, id.0), on)?;
        Ok(Ok::<_, Infallible>(format!("/tournaments/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

/// Makes a tournament with the same settings, without players; its form is next.
pub(in crate::web) async fn duplicate(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let copy = desk::tournaments::duplicate(db, actor, id)?;
        Ok(copy.map(|copy| format!("/tournaments/{copy}/edit")).ok_or(()))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

fn asking(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    refusal: Option<&NotDeleted>,
) -> AskPage {
    let (id, title) = (chart.tournament.id, Text::new("delete-tournament-title"));
    let head = TournamentHead::new(event, &chart.tournament, title.clone(), Tab::Overview);
    let asking = Asking {
        title,
        lead: Text::new("delete-tournament-lead"),
        parts: vec![parts_of(chart)],
        place: Place::Tournament(Box::new(head)),
        section: Section::Events,
        back: format!("/tournaments/{id}"),
        action: format!("/tournaments/{id}/delete"),
    };
    asking.page(visit, refusal)
}
