//! The own account: another password.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use desk::accounts::OtherPassword;
use domain::NameKey;
use domain::accounts::{Account, PasswordBy};
use form::accounts::{AccountComplaint, PasswordForm};
use serde::Deserialize;
use store::{accounts, forms};
use system::clock;
use system::secrets::{hash_password, is_password};
use view::Section;
use view::accounts::{OwnPage, account_complaints, password_to_change};
use view::player_accounts::PlayerLine;
use words::Text;

use super::sessions::sessions_of;
use crate::web::answer::{Asker, hashing, html, page, read, refused, see_other};
use crate::web::attempts::Try;
use crate::web::error::PageError;
use crate::web::posted::{Posted, once};
use crate::web::queries::Query;
use crate::web::senders::sender;
use crate::web::session::{self, Arrival, Begun};
use crate::web::state::State;
use crate::web::visit::Visit;

/// What was changed just before.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct Changed {
    changed: String,
}

/// The own account.
pub(in crate::web) async fn own(
    visit: Visit,
    request: HttpRequest,
    query: Query<Changed>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let done = (query.changed == "password").then(|| Text::new("password-changed"));
    page(&OwnPage { done, ..own_page(&visit, &state, &request, &[]).await? })
}

/// Changes the own password; every other session of the account ends. Who is signed in has tries of
/// their own: no stranger's slow them down.
pub(in crate::web) async fn change_password(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<PasswordForm>,
) -> Result<HttpResponse, PageError> {
    let account = visit.viewer.account.clone().ok_or(PageError::SignInNeeded)?;
    state.limits.count_of_actor(&visit.actor()?)?;
    let arrival = Arrival::of(&request, &state, visit.now);
    let (name, from) = (NameKey::of(&account.name), sender(&request, &state.settings.server));
    let one = Try { name, from, known_by: arrival.session.clone() };
    let Ok(taken) = state.attempts.take(one, clock::instant()) else {
        return must_wait(&visit, &state, &request).await;
    };
    let done = try_change(&state, arrival, account, posted).await?;
    if !done.as_ref().is_err_and(|found| found.contains(&AccountComplaint::WrongPassword)) {
        state.attempts.succeeded(taken, clock::instant());
    }
    match done {
        Ok((to, begun)) => Ok(session::carried_by(&state, &begun, see_other(to))),
        Err(found) => refused(&own_page(&visit, &state, &request, &found).await?),
    }
}

async fn must_wait(
    visit: &Visit,
    state: &State,
    request: &HttpRequest,
) -> Result<HttpResponse, PageError> {
    let found = [AccountComplaint::MustWait { secs: state.settings.accounts.sign_in_pause_secs }];
    let shown = own_page(visit, state, request, &found).await?;
    html(StatusCode::TOO_MANY_REQUESTS, &shown)
}

/// Where to go on, and the new session.
async fn try_change(
    state: &State,
    arrival: Arrival,
    account: Account,
    posted: Posted<PasswordForm>,
) -> Result<Result<(String, Begun), Vec<AccountComplaint>>, PageError> {
    let (now, min_chars) = (arrival.now, state.settings.accounts.password_min_chars);
    let Posted { form, digest } = posted.of(account.id);
    hashing(state, arrival.client, Asker::Known, move |store| {
        let hash = store.read(|db| accounts::password_hash(db, account.id))?;
        // A second click comes when the present password is another one already.
        let is_handled = store.read(|db| forms::location(db, digest.as_str()))?.is_some();
        let mut found = Vec::new();
        if !is_handled && !is_password(&form.present_password, hash.as_deref()) {
            found.push(AccountComplaint::WrongPassword);
        }
        let password = match form.parse(&account.name, min_chars) {
            Ok(password) if found.is_empty() => password,
            Ok(_) => return Ok(Err(found)),
            Err(more) => return Ok(Err(found.into_iter().chain(more).collect())),
        };
        let (new_hash, begun) = (hash_password(&password)?, Begun::new()?);
        let done = store.write(|db| {
            let done = once(db, &digest, now, |db| {
                let hashes = (hash.as_deref(), new_hash.as_str());
                let done = desk::accounts::change_own_password(db, (account.id, now), hashes)?;
                let done = done.map(|()| "/account?changed=password".to_owned());
                Ok(done.map_err(|OtherPassword| vec![AccountComplaint::WrongPassword]))
            })?;
            if done.is_ok() {
                session::begin(db, &begun, account.id, &arrival)?;
            }
            Ok(done)
        })?;
        Ok(done.map(|location| (location, begun)))
    })
    .await
}

/// The page, with what is wrong with what was typed.
async fn own_page(
    visit: &Visit,
    state: &State,
    request: &HttpRequest,
    found: &[AccountComplaint],
) -> Result<OwnPage, PageError> {
    let account = visit.viewer.account.clone().ok_or(PageError::SignInNeeded)?;
    let id = account.id;
    let standing = read(&state.store, move |db| accounts::standing(db, id)).await?;
    let password = standing.map_or(PasswordBy::Owner, |standing| standing.password);
    let player = read(&state.store, move |db| desk::player_accounts::named(db, id)).await?;
    let sessions = match password {
        PasswordBy::Owner => Some(sessions_of(visit, state, request, id).await?),
        PasswordBy::Another(_) => None,
    };
    Ok(OwnPage {
        frame: visit.frame(Text::new("own-account-title"), Section::Elsewhere),
        name: account.name,
        complaints: account_complaints(found),
        done: None,
        to_change: password_to_change(password, state.zone()),
        player: player.as_ref().map(PlayerLine::new),
        sessions,
        password_min_chars: state.settings.accounts.password_min_chars,
    })
}
