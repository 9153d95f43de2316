//! Closing a tournament, which rates it, and opening it again, which takes that back.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use super::{find, load, title};
use crate::domain::TournamentId;
use crate::domain::audit::{Act, ActKind};
use crate::domain::closing::{ClosingError, may_close, may_reopen};
use crate::domain::ratings::{RatingChange, changes_json, moves_ratings};
use crate::domain::standings::WallChart;
use crate::domain::tournaments::Stage;
use crate::form::standings::ClosingForm;
use crate::store::{Db, Stored, audit, ratings, tournaments};
use crate::view::Section;
use crate::view::standings::ClosePage;
use crate::web::answer::{conflict, page, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
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
    submission: Submission<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    turn(&state, visit, *tournament, Turn::Close, submission).await
}

/// Opens a closed tournament again: its games are not rated until it is closed once more.
pub(in crate::web) async fn reopen(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    submission: Submission<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    turn(&state, visit, *tournament, Turn::Reopen, submission).await
}

#[derive(Debug, Clone, Copy)]
enum Turn {
    Close,
    Reopen,
}

/// Why nothing was done.
enum Refusal {
    Rule(ClosingError),
    ChangedMeanwhile,
    Gone,
}

async fn turn(
    state: &State,
    visit: Visit,
    id: TournamentId,
    turn: Turn,
    submission: Submission<ClosingForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let asked = visit.clone();
    let done = write(&state.store, move |db| {
        once(db, &digest, asked.now, |db| attempt(db, &asked, id, turn, &form))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err(Refusal::Gone) => Err(PageError::NotFound),
        Err(Refusal::Rule(error)) => refused(&close_page(state, &visit, id).await?.refused(error)),
        Err(Refusal::ChangedMeanwhile) => {
            conflict(&close_page(state, &visit, id).await?.changed_meanwhile())
        }
    }
}

fn attempt(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    turn: Turn,
    form: &ClosingForm,
) -> Stored<Result<String, Refusal>> {
    let Some((event, chart)) = find(db, id, None)? else {
        return Ok(Err(Refusal::Gone));
    };
    let allowed = match turn {
        Turn::Close => may_close(&chart),
        Turn::Reopen => may_reopen(&chart),
    };
    if let Err(error) = allowed {
        return Ok(Err(Refusal::Rule(error)));
    }
    if form.version() != Some(chart.tournament.version) {
        return Ok(Err(Refusal::ChangedMeanwhile));
    }
    let stage = match turn {
        Turn::Close => Stage::Closed,
        Turn::Reopen => Stage::Running,
    };
    tournaments::set_stage(db, &chart.tournament, stage, visit.now)?;
    let Some(turned) = tournaments::find(db, id)? else {
        return Ok(Err(Refusal::Gone));
    };
    let changes = ratings::recompute(db, &turned)?;
    record(db, visit, &chart, turn, &changes)?;
    let page = if moves_ratings(&turned, event.visibility) { "ratings" } else { "standings" };
    Ok(Ok(format!("/tournaments/{id}/{page}")))
}

fn record(
    db: &mut Db,
    visit: &Visit,
    chart: &WallChart,
    turn: Turn,
    changes: &[RatingChange],
) -> Stored<()> {
    let kind = match turn {
        Turn::Close => ActKind::TournamentClosed,
        Turn::Reopen => ActKind::TournamentReopened,
    };
    let act = Act {
        account: visit.viewer.account_id(),
        event: Some(chart.tournament.event),
        kind,
        detail: json!({
            "tournament": chart.tournament.id,
            "rated": chart.tournament.details.rated.as_str(),
            "ratings": changes_json(changes),
        }),
    };
    audit::insert(db, &act, visit.now)
}

async fn close_page(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<ClosePage, PageError> {
    let (event, chart) = load(state, id, None).await?;
    let frame = visit.frame(title("close-window", &chart), Section::Events);
    Ok(ClosePage::new(frame, &event, &chart))
}
