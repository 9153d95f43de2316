//! The own account: another password.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Query};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use crate::desk;
use crate::desk::accounts::OtherPassword;
use crate::domain::NameKey;
use crate::domain::accounts::Account;
use crate::form::accounts::{AccountComplaint, PasswordForm};
use crate::secrets::{Token, hash_password, is_password};
use crate::store::{accounts, forms};
use crate::view::accounts::{OwnPage, account_complaints};
use crate::view::{Section, Text};
use crate::web::answer::{hashing, html, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::submission::{Submission, once};
use crate::web::visit::Visit;
use crate::web::{attempts, session};

/// What was changed just before.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct Changed {
    changed: String,
}

/// The own account.
pub(in crate::web) async fn own(
    visit: Visit,
    query: Query<Changed>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let done = (query.changed == "password").then(|| Text::new("password-changed"));
    page(&OwnPage { done, ..own_page(&visit, &state, &[]) })
}

/// Changes the own password; every other session of the account ends.
pub(in crate::web) async fn change_password(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    submission: Submission<PasswordForm>,
) -> Result<HttpResponse, PageError> {
    let Some(account) = visit.viewer.account.clone() else {
        return Err(PageError::SignInNeeded);
    };
    let (key, from) = (NameKey::of(&account.name), attempts::sender(&request, &state));
    if state.attempts.take(&key, from, visit.now).is_err() {
        let secs = state.settings.accounts.sign_in_pause_secs;
        let shown = own_page(&visit, &state, &[AccountComplaint::MustWait { secs }]);
        return html(StatusCode::TOO_MANY_REQUESTS, &shown);
    }
    let done = try_change(&state, &visit, account, submission).await?;
    if !done.as_ref().is_err_and(|found| found.contains(&AccountComplaint::WrongPassword)) {
        state.attempts.succeeded(&key, from);
    }
    match done {
        Ok((to, session)) => Ok(session::carried_by(&state, &session, see_other(to))),
        Err(found) => refused(&own_page(&visit, &state, &found)),
    }
}

/// Where to go on, and the new session.
async fn try_change(
    state: &State,
    visit: &Visit,
    account: Account,
    submission: Submission<PasswordForm>,
) -> Result<Result<(String, Token), Vec<AccountComplaint>>, PageError> {
    let (actor, settings) = (visit.actor()?, state.settings.accounts.clone());
    let now = actor.now;
    let Submission { form, digest } = submission.of(account.id);
    hashing(state, move |store| {
        let hash = store.read(|db| accounts::password_hash(db, account.id))?;
        // A second click comes when the present password is another one already.
        let is_handled = store.read(|db| forms::location(db, digest.as_str()))?.is_some();
        let mut found = Vec::new();
        if !is_handled && !is_password(&form.present_password, hash.as_deref()) {
            found.push(AccountComplaint::WrongPassword);
        }
        let password = match form.parse(&account.name, settings.password_min_chars) {
            Ok(password) if found.is_empty() => password,
            Ok(_) => return Ok(Err(found)),
            Err(more) => return Ok(Err(found.into_iter().chain(more).collect())),
        };
        let (new_hash, session) = (hash_password(&password)?, Token::new()?);
        let done = store.write(|db| {
            let done = once(db, &digest, now, |db| {
                let hashes = (hash.as_deref(), new_hash.as_str());
                let done = desk::accounts::change_own_password(db, &actor, hashes)?;
                let done = done.map(|()| "/account?changed=password".to_owned());
                Ok(done.map_err(|OtherPassword| vec![AccountComplaint::WrongPassword]))
            })?;
            if done.is_ok() {
                session::begin(db, &session, account.id, now, settings.session_hours)?;
            }
            Ok(done)
        })?;
        Ok(done.map(|location| (location, session)))
    })
    .await
}

fn own_page(visit: &Visit, state: &State, found: &[AccountComplaint]) -> OwnPage {
    OwnPage {
        frame: visit.frame(Text::new("own-account-title"), Section::Elsewhere),
        name: visit.viewer.account.as_ref().map(|account| account.name.clone()).unwrap_or_default(),
        complaints: account_complaints(found),
        done: None,
        password_min_chars: state.settings.accounts.password_min_chars,
    }
}
