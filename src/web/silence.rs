//! Silent rounds.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::silence::SilenceRefusal;
use form::Nothing;
use form::silence::SilenceForm;
use view::Section;
use view::silence::SilencePage;
use words::Text;

use super::answer::{page, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::tournaments::load_chart;
use super::visit::Visit;

/// From which round on results are kept, or how many are.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&page_of(&visit, &state, *tournament).await?)
}

/// Keeps results to staff.
pub(super) async fn keep(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<SilenceForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let kept = desk::silence::keep(db, actor, id, form.from_round())?;
        Ok(answered(id, kept))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(&visit, &state, id, refusal).await,
    }
}

/// Shows everybody what was kept.
pub(super) async fn announce(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(answered(id, desk::silence::announce(db, actor, id)?))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(&visit, &state, id, refusal).await,
    }
}

type Refusal = Option<SilenceRefusal>;

fn answered(id: TournamentId, done: Option<Result<(), SilenceRefusal>>) -> Result<String, Refusal> {
    let done = done.ok_or(None)?;
    done.map(|()| format!("/tournaments/{id}/silent")).map_err(Some)
}

async fn not_done(
    visit: &Visit,
    state: &State,
    id: TournamentId,
    refusal: Refusal,
) -> Result<HttpResponse, PageError> {
    let refusal = refusal.ok_or(PageError::NotFound)?;
    refused(&page_of(visit, state, id).await?.refused(refusal))
}

async fn page_of(visit: &Visit, state: &State, id: TournamentId) -> Result<SilencePage, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let frame = visit.frame(Text::new("silent-title"), Section::Events);
    Ok(SilencePage::new(frame, &event, &chart))
}
