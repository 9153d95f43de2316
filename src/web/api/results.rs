//! Results that programs enter.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::results::{At, NotEntered};
use domain::privacy::Eyes;
use domain::results::Refused;
use form::api::{OnceKey, ResultBody};
use form::results::ResultForm;
use store::Db;
use view::api::{NotDone, Problem, RoundWithPairings};
use view::results::{refusals, result_complaints};
use words::Text;
use words::complaints::Complaints;

use super::answered;
use super::tournaments::round_of;
use crate::web::answer::read;
use crate::web::error::PageError;
use crate::web::posted::{Sent, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Enters the result of a board, corrects it, or takes it back. Answers the round as it is then.
#[utoipa::path(
    post, operation_id = "enterResult", tag = "Results", security(("token" = [])),
    path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/result",
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        ("round" = u16, Path, minimum = 1, maximum = 65535),
        ("board" = u16, Path, minimum = 1, maximum = 65535),
        OnceKey,
    ),
    request_body = ResultBody,
    responses(
        (status = 200, body = RoundWithPairings),
        NotDone,
    ),
)]
pub(in crate::web) async fn enter(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    sent: Sent<ResultBody>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let posted = sent.map(ResultForm::from);
    let (proposed, complaints) = posted.form.read();
    if !complaints.is_empty() {
        return Ok(refused(&result_complaints(&complaints)));
    }
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let entered = desk::results::enter(db, actor, at, &proposed)?;
        Ok(entered.map(|_| String::new()))
    });
    match done.await? {
        Ok(_) => round_of(&visit, &state, (at.0, at.1)).await,
        Err((_, why)) => not_entered(&state, at, why).await,
    }
}

async fn not_entered(state: &State, at: At, why: NotEntered) -> Result<HttpResponse, PageError> {
    let found = match why {
        NotEntered::Gone => return Err(PageError::NotFound),
        NotEntered::Refused(Refused::Overtaken) => return Ok(conflict("overtaken-title")),
        NotEntered::Refused(Refused::Reseated) => return Ok(conflict("result-reseated")),
        NotEntered::Refused(Refused::For(found)) => found,
    };
    let load = move |db: &mut Db| desk::results::sitting(db, at, Eyes::Staff);
    let sitting = read(&state.store, load).await?.ok_or(PageError::NotFound)?;
    Ok(refused(&refusals(&found, &sitting.pairing.spec)))
}

/// What the rules say no to.
pub(super) fn refused(complaints: &Complaints) -> HttpResponse {
    let title = Text::new("api-refused");
    answered(StatusCode::UNPROCESSABLE_ENTITY, &Problem::of(&title, complaints))
}

/// Somebody was faster.
pub(super) fn conflict(message: &'static str) -> HttpResponse {
    let status = StatusCode::CONFLICT;
    super::problem(status, &Text::new(message), &Text::new("api-conflict-advice"))
}
