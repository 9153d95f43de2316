//! Where an account is signed in, and how that is ended.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::accounts::Sessions;
use domain::AccountId;
use form::Nothing;
use store::sessions;
use view::accounts::SessionLines;

use crate::web::answer::{read, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::session;
use crate::web::state::State;
use crate::web::visit::Visit;

/// The sessions of an account, as a part of its page.
pub(super) async fn sessions_of(
    visit: &Visit,
    state: &State,
    request: &HttpRequest,
    account: AccountId,
) -> Result<SessionLines, PageError> {
    let now = visit.now;
    let there = read(&state.store, move |db| sessions::list(db, account, now)).await?;
    let (page, asking) = (page_of(visit, account), asking(request, state));
    Ok(SessionLines::new(&page, &there, &asking, state.zone()))
}

/// Ends one of the own sessions.
pub(in crate::web) async fn end_own(
    visit: Visit,
    mark: Path<String>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let account = visit.actor()?.account;
    end(&visit, &state, (account, Sessions::One(mark.into_inner())), posted).await
}

/// Ends all own sessions but this one.
pub(in crate::web) async fn end_own_others(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let account = visit.actor()?.account;
    let which = Sessions::AllBut(asking(&request, &state));
    end(&visit, &state, (account, which), posted).await
}

/// Ends a session of an account.
pub(in crate::web) async fn end_one(
    visit: Visit,
    path: Path<(AccountId, String)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (account, mark) = path.into_inner();
    end(&visit, &state, (account, Sessions::One(mark)), posted).await
}

/// Ends all sessions of an account, but the one that asks.
pub(in crate::web) async fn end_all(
    visit: Visit,
    request: HttpRequest,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let which = Sessions::AllBut(asking(&request, &state));
    end(&visit, &state, (*account, which), posted).await
}

async fn end(
    visit: &Visit,
    state: &State,
    (account, which): (AccountId, Sessions),
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (page, all_but) = (page_of(visit, account), which.clone());
    let done = submit(state, visit, posted, move |db, actor, _| {
        desk::accounts::end_sessions(db, actor, account, &which)?;
        Ok(Ok::<_, std::convert::Infallible>(page.clone()))
    });
    let Ok(location) = done.await?;
    if let Sessions::AllBut(asking) = all_but {
        state.unsaved.end_of(account, &asking);
    }
    Ok(see_other(location))
}

/// The hash of the id of the session that asks.
fn asking(request: &HttpRequest, state: &State) -> String {
    session::token(request, state).map(|token| token.hash()).unwrap_or_default()
}

/// The page of an account: the own one has another than the administrators'.
fn page_of(visit: &Visit, account: AccountId) -> String {
    if visit.viewer.account_id() == Some(account) {
        return "/account".to_owned();
    }
    format!("/accounts/{account}")
}
