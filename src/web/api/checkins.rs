//! Who is here for the round that comes, as programs say it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::Actor;
use desk::checkins::NotCheckedIn;
use domain::privacy::Eyes;
use domain::{EntryId, TournamentId};
use form::api::{CheckInBody, OnceKey};
use store::{Db, Stored};
use view::api::{CheckInItem, NotDone, NotShown};
use words::Text;

use super::results::conflict;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::posted::{Sent, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Who is expected for the coming round, and who is here.
#[utoipa::path(
    get, operation_id = "showCheckIn", path = "/api/v1/tournaments/{tournament}/checkin", tag = "Check-in",
    security(("token" = [])),
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses(
        (status = 200, body = CheckInItem),
        NotShown,
    ),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    shown(&visit, &state, *tournament).await
}

async fn shown(visit: &Visit, state: &State, id: TournamentId) -> Result<HttpResponse, PageError> {
    let load = move |db: &mut Db| desk::checkins::find(db, id, Eyes::Staff);
    Costly::new(state, visit).json(load, |found| Ok(CheckInItem::new(found.coming.as_ref()))).await
}

/// Says that a player is here. Answers the list as it is then.
#[utoipa::path(
    post, operation_id = "checkIn", path = "/api/v1/tournaments/{tournament}/checkin", tag = "Check-in",
    security(("token" = [])),
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        OnceKey,
    ),
    request_body = CheckInBody,
    responses(
        (status = 200, body = CheckInItem),
        NotDone,
    ),
)]
pub(in crate::web) async fn check_in(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    sent: Sent<CheckInBody>,
) -> Result<HttpResponse, PageError> {
    say(visit, *tournament, state, sent, |db, actor, at, entry| {
        desk::checkins::check_in(db, actor, at, entry)
    })
    .await
}

/// Says that a player is not here after all. Answers the list as it is then.
#[utoipa::path(
    post, operation_id = "undoCheckIn", path = "/api/v1/tournaments/{tournament}/checkin/undo", tag = "Check-in",
    security(("token" = [])),
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        OnceKey,
    ),
    request_body = CheckInBody,
    responses(
        (status = 200, body = CheckInItem),
        NotDone,
    ),
)]
pub(in crate::web) async fn undo(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    sent: Sent<CheckInBody>,
) -> Result<HttpResponse, PageError> {
    say(visit, *tournament, state, sent, desk::checkins::undo).await
}

type Said = Stored<Result<(), NotCheckedIn>>;

async fn say(
    visit: Visit,
    id: TournamentId,
    state: Data<State>,
    sent: Sent<CheckInBody>,
    act: fn(&mut Db, &Actor, desk::checkins::At, EntryId) -> Said,
) -> Result<HttpResponse, PageError> {
    let done = submit(&state, &visit, sent.into(), move |db, actor, body| {
        let done = act(db, actor, (id, body.round), EntryId(body.entry))?;
        Ok(done.map(|()| String::new()))
    });
    match done.await? {
        Ok(_) => shown(&visit, &state, id).await,
        Err((_, NotCheckedIn::Gone)) => Err(PageError::NotFound),
        Err((_, NotCheckedIn::OtherRound)) => Ok(conflict("checkin-other-round")),
        Err((_, NotCheckedIn::NotPlaying | NotCheckedIn::Shut | NotCheckedIn::NotTheirs)) => {
            let (status, why) =
                (StatusCode::UNPROCESSABLE_ENTITY, Text::new("checkin-not-playing"));
            Ok(super::problem(status, &Text::new("api-refused"), &why))
        }
    }
}
