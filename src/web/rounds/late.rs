//! Two players without a game are paired in a published round.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::rounds::At;
use domain::swiss::LateRefusal;
use form::rounds::LateForm;
use view::rounds::LatePage;
use words::Text;

use super::around;
use crate::web::answer::{page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::tournaments::load_chart;
use crate::web::visit::Visit;

/// Who has no game.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&shown(&state, &visit, *path, &LateForm::default()).await?)
}

/// Pairs two of them.
pub(in crate::web) async fn pair(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<LateForm>,
) -> Result<HttpResponse, PageError> {
    let at @ (id, round) = *path;
    let Some(both) = posted.form.players() else {
        let shown = shown(&state, &visit, at, &posted.form).await?;
        return refused(&shown.refused(LateRefusal::SamePlayer));
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::rounds::pair_late(db, actor, at, both)?;
        Ok(done.map(|()| format!("/tournaments/{id}/rounds/{round}")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, refusal)) => refused(&shown(&state, &visit, at, &form).await?.refused(refusal)),
    }
}

async fn shown(
    state: &State,
    visit: &Visit,
    (id, round): At,
    form: &LateForm,
) -> Result<LatePage, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let heading = Text::new("late-title").with("round", round);
    let (frame, head) = around(visit, &event, &chart, heading);
    Ok(LatePage::new(frame, head, &chart, round, form))
}
