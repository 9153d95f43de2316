//! Closing a tournament, which rates it, and opening it again, which takes that back.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::tournaments::{NotTurned, Turned};
use desk::{self, Actor};
use domain::TournamentId;
use domain::events::Event;
use domain::ratings::moves_ratings;
use domain::tournaments::Tournament;
use form::standings::ClosingForm;
use store::{Db, Stored};
use view::Section;
use view::standings::ClosePage;

use super::{load, title};
use crate::web::answer::{conflict, page, read, refused, see_other};
use crate::web::backups::copying::After;
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// What is still open, and the button that closes the tournament or opens it again.
pub(in crate::web) async fn close_form(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&close_page(&state, &visit, *tournament).await?)
}

/// Closes a tournament; a rated one moves ratings.
pub(in crate::web) async fn close(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let answer = turn(&state, visit, id, desk::tournaments::close, posted).await?;
    if answer.status().is_redirection() {
        state.backups.wish(After::Closing(id));
    }
    Ok(answer)
}

/// Opens a closed tournament again: its games are not rated until it is closed once more.
pub(in crate::web) async fn reopen(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    turn(&state, visit, *tournament, desk::tournaments::reopen, posted).await
}

/// Closing, or opening again: a tournament of a version.
type Turn = fn(&mut Db, &Actor, (TournamentId, Option<i32>)) -> Stored<Turned>;

async fn turn(
    state: &State,
    visit: Visit,
    id: TournamentId,
    turn: Turn,
    posted: Posted<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    let done = submit(state, &visit, posted, move |db, actor, form| {
        let done = turn(db, actor, (id, form.version()))?;
        Ok(done.map(|(event, turned)| next(&event, &turned)))
    });
    let why = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err((_, why)) => why,
    };
    let shown = close_page(state, &visit, id).await?;
    match why {
        NotTurned::Gone => Err(PageError::NotFound),
        NotTurned::Rule(error) => refused(&shown.refused(error)),
        NotTurned::ChangedMeanwhile => conflict(&shown.changed_meanwhile()),
    }
}

/// On to the ratings where they move, else to the standings.
fn next(event: &Event, turned: &Tournament) -> String {
    let is_rated = moves_ratings(turned, event.visibility);
    format!("/tournaments/{}/{}", turned.id, if is_rated { "ratings" } else { "standings" })
}

async fn close_page(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<ClosePage, PageError> {
    let found = read(&state.store, load(visit, id, None)).await?;
    let (event, chart) = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(title("close-window", &chart), Section::Events);
    Ok(ClosePage::new(frame, &event, &chart))
}
