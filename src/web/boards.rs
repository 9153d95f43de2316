//! At which boards of the hall a tournament is played.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::boards::NotSeated;
use domain::TournamentId;
use domain::hall::SharedHall;
use form::boards::{BoardsComplaint, BoardsForm};
use view::boards::BoardsPage;
use view::{Frame, Section};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::visit::Visit;

/// The form, as the boards are.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&BoardsPage::new(frame(&visit), &load(&state, *tournament).await?))
}

/// Saves the boards.
pub(super) async fn change(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<BoardsForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let seated =
            desk::boards::seat(db, actor, (id, &form.seen), |chart| form.parse(&chart.entries))?;
        Ok(seated.map(|()| format!("/tournaments/{id}/boards")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_saved(&visit, &load(&state, id).await?, form, why),
    }
}

fn not_saved(
    visit: &Visit,
    found: &SharedHall,
    form: BoardsForm,
    why: NotSeated<Vec<BoardsComplaint>>,
) -> Result<HttpResponse, PageError> {
    let page = BoardsPage::typed(frame(visit), found, form);
    match why {
        NotSeated::Gone => Err(PageError::NotFound),
        NotSeated::Over => refused(&page),
        NotSeated::For(complaints) => refused(&page.refused(&complaints)),
        NotSeated::ChangedMeanwhile => conflict(&page.changed_meanwhile(&found.boards)),
    }
}

async fn load(state: &State, id: TournamentId) -> Result<SharedHall, PageError> {
    let found = read(&state.store, move |db| desk::boards::find(db, id)).await?;
    found.ok_or(PageError::NotFound)
}

fn frame(visit: &Visit) -> Frame {
    visit.frame(Text::new("boards-title"), Section::Events)
}
