//! Rounds that programs pair.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::rounds::{At, NotPublished, Seen};
use domain::TournamentId;
use domain::privacy::Eyes;
use domain::swiss::Preparation;
use form::api::{Empty, OnceKey, PublishBody};
use store::Db;
use view::api::{DraftItem, NotDone, NotShown, RoundWithPairings};
use view::rounds::{draft_refusal, unpublish_refusal};
use words::Text;

use super::results::conflict;
use super::tournaments::round_of;
use crate::web::backups::copying::After;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::posted::{Sent, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The next round of a Swiss as it would be paired now. Nothing is stored.
#[utoipa::path(
    get, operation_id = "showDraft", path = "/api/v1/tournaments/{tournament}/draft", tag = "Pairings",
    security(("token" = [])),
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses(
        (status = 200, body = DraftItem),
        NotShown,
    ),
)]
pub(in crate::web) async fn draft(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let load = move |db: &mut Db| desk::rounds::prepare(db, id, Eyes::Staff);
    let work = |preparation: Preparation| {
        let chart = &preparation.chart;
        let draft = preparation.draft().map(|draft| DraftItem::new(chart, &draft));
        Ok(draft.map_err(|why| draft_refusal(chart, &why)))
    };
    match Costly::new(&state, &visit).done(load, work).await? {
        Ok(draft) => Ok(HttpResponse::Ok().json(draft)),
        Err(why) => Ok(super::problem(StatusCode::CONFLICT, &Text::new("api-no-draft"), &why)),
    }
}

/// Publishes the next round as it was drafted.
#[utoipa::path(
    post, operation_id = "publishRound", path = "/api/v1/tournaments/{tournament}/rounds/{round}/publish", tag = "Pairings",
    security(("token" = [])),
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        ("round" = u16, Path, minimum = 1, maximum = 65535),
        OnceKey,
    ),
    request_body = PublishBody,
    responses(
        (status = 200, body = RoundWithPairings),
        NotDone,
    ),
)]
pub(in crate::web) async fn publish(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    sent: Sent<PublishBody>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    state.limits.count_round(&visit.actor()?)?;
    let done = submit(&state, &visit, sent.into(), move |db, actor, body| {
        let done = desk::rounds::publish(db, actor, at, Seen::Mark(&body.draft))?;
        Ok(done.map(|()| String::new()))
    });
    match done.await? {
        Ok(_) => {
            state.backups.wish(After::Publishing(at.0, at.1));
            round_of(&visit, &state, at).await
        }
        Err((_, NotPublished::Gone)) => Err(PageError::NotFound),
        Err((_, NotPublished::ChangedMeanwhile | NotPublished::NoDraft(_))) => {
            Ok(conflict("publish-changed"))
        }
    }
}

/// Makes the last round a draft again, as long as it has no results.
#[utoipa::path(
    post, operation_id = "unpublishRound", path = "/api/v1/tournaments/{tournament}/rounds/{round}/unpublish", tag = "Pairings",
    security(("token" = [])),
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        ("round" = u16, Path, minimum = 1, maximum = 65535),
        OnceKey,
    ),
    request_body = Empty,
    responses(
        (status = 204, description = "It is a draft again."),
        NotDone,
    ),
)]
pub(in crate::web) async fn unpublish(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    sent: Sent<Empty>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let done = submit(&state, &visit, sent.into(), move |db, actor, _| {
        Ok(desk::rounds::unpublish(db, actor, at)?.map(|()| String::new()))
    });
    match done.await? {
        Ok(_) => Ok(HttpResponse::NoContent().finish()),
        Err((_, refusal)) => {
            let why = unpublish_refusal(&refusal);
            Ok(super::problem(StatusCode::CONFLICT, &Text::new("api-refused"), &why))
        }
    }
}
