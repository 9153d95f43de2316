//! Signing in and out.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Query};
use actix_web::{HttpRequest, HttpResponse};

use crate::domain::accounts::AccountName;
use crate::domain::{AccountId, NameKey};
use crate::form::Nothing;
use crate::form::accounts::SignInForm;
use crate::secrets::{Token, is_password};
use crate::store::{Db, Stored, accounts, sessions};
use crate::view::accounts::SignInPage;
use crate::view::{Section, Text};
use crate::web::answer::{hashing, html, page, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::submission::Submission;
use crate::web::visit::Visit;
use crate::web::{attempts, headers, session};

pub(in crate::web) async fn sign_in_form(
    visit: Visit,
    form: Query<SignInForm>,
) -> Result<HttpResponse, PageError> {
    page(&sign_in_page(&visit, form.into_inner(), None))
}

/// Signs in. Wrong passwords in a row, for one name or from one address, have to wait.
pub(in crate::web) async fn sign_in(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    submission: Submission<SignInForm>,
) -> Result<HttpResponse, PageError> {
    let form = submission.form;
    let Some(name) = form.name() else {
        return wrong(&visit, form);
    };
    let (key, from) = (NameKey::of(name.as_str()), attempts::sender(&request, &state));
    if state.attempts.take(&key, from, visit.now).is_err() {
        let shown = sign_in_page(&visit, form, Some(wait_words(&state)));
        return html(StatusCode::TOO_MANY_REQUESTS, &shown);
    }
    let password = form.password.clone();
    let Some(session) = check_and_begin(&state, &visit, name, password).await? else {
        return wrong(&visit, form);
    };
    state.attempts.succeeded(&key, from);
    Ok(session::carried_by(&state, &session, see_other(form.destination())))
}

fn wrong(visit: &Visit, form: SignInForm) -> Result<HttpResponse, PageError> {
    refused(&sign_in_page(visit, form, Some(Text::new("sign-in-wrong"))))
}

fn wait_words(state: &State) -> Text {
    let secs = state.settings.accounts.sign_in_pause_secs;
    Text::new("sign-in-wait").with("secs", secs.to_string())
}

/// The new session's id, if the password is right.
async fn check_and_begin(
    state: &State,
    visit: &Visit,
    name: AccountName,
    password: String,
) -> Result<Option<Token>, PageError> {
    let (now, hours) = (visit.now, state.settings.accounts.session_hours);
    hashing(state, move |store| {
        let known = store.read(|db| hash_of(db, &name))?;
        if !is_password(&password, known.as_ref().map(|(_, hash)| hash.as_str())) {
            return Ok(None);
        }
        let session = Token::new()?;
        let is_begun = store.write(|db| {
            // Somebody may have set another password while this one was looked at.
            let Some((account, _)) = hash_of(db, &name)?.filter(|now| Some(now) == known.as_ref())
            else {
                return Ok(false);
            };
            session::begin(db, &session, account, now, hours)?;
            Ok(true)
        })?;
        Ok(is_begun.then_some(session))
    })
    .await
}

/// The account of a name and the hash of its password.
fn hash_of(db: &mut Db, name: &AccountName) -> Stored<Option<(AccountId, String)>> {
    let Some(account) = accounts::find_by_name(db, name)? else {
        return Ok(None);
    };
    Ok(accounts::password_hash(db, account.id)?.map(|hash| (account.id, hash)))
}

fn sign_in_page(visit: &Visit, form: SignInForm, refusal: Option<Text>) -> SignInPage {
    let form = SignInForm { password: String::new(), ..form };
    SignInPage { frame: visit.frame(Text::new("sign-in-title"), Section::Elsewhere), form, refusal }
}

/// Signs out: the row goes, the cookie, and what the browser keeps of the pages.
pub(in crate::web) async fn sign_out(
    request: HttpRequest,
    state: Data<State>,
    _: Submission<Nothing>,
) -> Result<HttpResponse, PageError> {
    if let Some(token) = session::token(&request, &state) {
        write(&state.store, move |db| sessions::delete(db, &token.hash())).await?;
    }
    Ok(headers::forgotten(session::ended_by(&state, see_other("/"))))
}
