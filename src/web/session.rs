//! Sessions: a random id in a cookie, its hash in a row.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, TimeDelta, Utc};

use super::state::State;
use crate::domain::AccountId;
use crate::secrets::Token;
use crate::store::{Db, Stored, sessions};

/// The cookie's name. Under HTTPS the prefix makes browsers insist on `Secure` and this host.
/// Browsers do not tell ports apart, so two servers on one laptop need two names.
fn cookie_name(state: &State) -> String {
    let prefix = if state.is_https() { "__Host-" } else { "" };
    format!("{prefix}magister-{}", state.settings.server.listen.port())
}

/// The session's id as the browser sent it.
pub(super) fn token(request: &HttpRequest, state: &State) -> Option<Token> {
    request.cookie(&cookie_name(state)).map(|cookie| Token::received(cookie.value()))
}

/// Begins a session; the cookie goes out once the transaction is through.
pub(super) fn begin(
    db: &mut Db,
    token: &Token,
    account: AccountId,
    now: DateTime<Utc>,
    hours: u32,
) -> Stored<()> {
    sessions::delete_expired(db, now)?;
    sessions::insert(db, &token.hash(), account, now, now + TimeDelta::hours(i64::from(hours)))
}

/// The answer, with the cookie that carries a session's id.
pub(super) fn carried_by(state: &State, token: &Token, answer: HttpResponse) -> HttpResponse {
    let hours = i64::from(state.settings.accounts.session_hours);
    with_cookie(answer, &build(state, token.expose().to_owned(), hours))
}

/// The answer, with the cookie that takes a session's id away.
pub(super) fn ended_by(state: &State, answer: HttpResponse) -> HttpResponse {
    with_cookie(answer, &build(state, String::new(), 0))
}

fn with_cookie(mut answer: HttpResponse, cookie: &Cookie<'_>) -> HttpResponse {
    // Refused only where a cookie holds bytes that no header may: ours is base64.
    let _ = answer.add_cookie(cookie);
    answer
}

fn build(state: &State, value: String, hours: i64) -> Cookie<'static> {
    Cookie::build(cookie_name(state), value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.is_https())
        .max_age(Duration::hours(hours))
        .finish()
}
