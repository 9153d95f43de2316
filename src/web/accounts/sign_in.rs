//! Signing in and out.

use std::net::IpAddr;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Query, block};
use actix_web::{HttpRequest, HttpResponse};

use crate::form::accounts::SignInForm;
use crate::secrets::{Token, is_password};
use crate::store::{accounts, sessions};
use crate::view::accounts::SignInPage;
use crate::view::{Section, Text};
use crate::web::answer::{html, page, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::session;
use crate::web::submission::Submission;
use crate::web::visit::Visit;

/// The sign-in form.
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
    let from = sender(&request, &state.settings.server.trusted_proxies);
    if !state.attempts.is_allowed(&form.name, from, visit.now) {
        let shown = sign_in_page(&visit, form, Some(wait_words(&state)));
        return html(StatusCode::TOO_MANY_REQUESTS, &shown);
    }
    let Some(session) = check_and_begin(&state, &visit, form.clone()).await? else {
        state.attempts.failed(&form.name, from, visit.now);
        return refused(&sign_in_page(&visit, form, Some(Text::new("sign-in-wrong"))));
    };
    state.attempts.succeeded(&form.name, from);
    Ok(session::carried_by(&state, &session, see_other(form.destination())))
}

/// Whose request this is: the connection's other end, or whom a proxy of ours names last.
fn sender(request: &HttpRequest, trusted_proxies: &[IpAddr]) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip();
    if !trusted_proxies.contains(&peer) {
        return Some(peer);
    }
    let named = request.headers().get("x-forwarded-for")?.to_str().ok()?;
    named.rsplit(',').next()?.trim().parse().ok()
}

fn wait_words(state: &State) -> Text {
    let secs = state.settings.accounts.sign_in_pause_secs;
    Text::new("sign-in-wait").with("secs", secs.to_string())
}

/// The new session's id, if the password is right.
async fn check_and_begin(
    state: &State,
    visit: &Visit,
    form: SignInForm,
) -> Result<Option<Token>, PageError> {
    let (now, hours) = (visit.now, state.settings.accounts.session_hours);
    let store = state.store.clone();
    let checked = block(move || {
        let known = store.read(|db| {
            let account = accounts::find_by_name(db, &form.name)?;
            let Some(account) = account else {
                return Ok(None);
            };
            Ok(accounts::password_hash(db, account.id)?.map(|hash| (account.id, hash)))
        })?;
        if !is_password(&form.password, known.as_ref().map(|(_, hash)| hash.as_str())) {
            return Ok(None);
        }
        let Some((id, _)) = known else {
            return Ok(None);
        };
        let session = Token::new()?;
        store.write(|db| session::begin(db, &session, id, now, hours))?;
        Ok::<_, PageError>(Some(session))
    });
    checked.await?
}

fn sign_in_page(visit: &Visit, form: SignInForm, refusal: Option<Text>) -> SignInPage {
    let form = SignInForm { password: String::new(), ..form };
    SignInPage { frame: visit.frame(Text::new("sign-in-title"), Section::Elsewhere), form, refusal }
}

/// Signs out: the row goes, and the cookie.
pub(in crate::web) async fn sign_out(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    if let Some(token) = session::token(&request, &state) {
        write(&state.store, move |db| sessions::delete(db, &token.hash())).await?;
    }
    Ok(session::ended_by(&state, see_other("/")))
}
