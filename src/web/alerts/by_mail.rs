//! What links in a mail lead to. Nothing changes by looking: programs that check mail fetch its links.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::alerts::{confirm_mail, stop_mail_by};
use domain::alerts::MailAddress;
use form::Nothing;
use store::alerts::{by_stop_token, to_confirm};
use store::locks::Reach;
use system::secrets::Token;
use view::Section;
use view::alerts::{ByMailPage, stop_path};
use view::head::Head;
use words::Text;

use crate::web::answer::{page, read, write};
use crate::web::error::PageError;
use crate::web::links::keep_secret;
use crate::web::posted::Posted;
use crate::web::senders::sender;
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether an address is that of whoever follows the link.
pub(in crate::web) async fn confirm_form(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (hash, now) = (Token::received(&token).hash(), visit.now);
    let found = read(&state.store, move |db| to_confirm(db, &hash)).await?;
    let found = found.as_ref().and_then(|mailbox| mailbox.to_confirm(now));
    let Some(found) = found else { return over(&visit, &request, &state).await };
    let action = format!("/mail/confirm/{}", *token);
    let ask = Some((action, Text::new("alerts-confirm")));
    shown(&visit, ("alerts-confirm-title", address_words("alerts-confirm-lead", found)), ask)
}

/// An address is confirmed.
pub(in crate::web) async fn confirm(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (hash, now) = (Token::received(&token).hash(), visit.now);
    let (sought, confirm) = (hash.clone(), move |db: &mut _| confirm_mail(db, &hash, now));
    // Whoever guesses takes nobody's turn to write.
    let is_known = read(&state.store, move |db| to_confirm(db, &sought)).await?.is_some();
    let found = if is_known { write(&state.store, Reach::Nothing, confirm).await? } else { None };
    let Some(found) = found else { return over(&visit, &request, &state).await };
    shown(&visit, ("alerts-confirmed-title", address_words("alerts-confirmed", &found)), None)
}

fn address_words(words: &'static str, address: &MailAddress) -> Text {
    Text::new(words).with("address", address.as_str())
}

/// What a link says that confirms nothing. Whoever guesses waits ever longer.
async fn over(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
) -> Result<HttpResponse, PageError> {
    state.guesses.wrong(sender(request, &state.settings.server)).await?;
    let words = ("alerts-link-over-title", Text::new("alerts-link-over"));
    let mut answer = shown(visit, words, None)?;
    *answer.status_mut() = StatusCode::NOT_FOUND;
    Ok(answer)
}

/// Asks whether the mail shall stop.
pub(in crate::web) async fn stop_form(
    visit: Visit,
    token: Path<String>,
) -> Result<HttpResponse, PageError> {
    let ask = Some((stop_path(&token), Text::new("alerts-mail-stop")));
    shown(&visit, ("alerts-stop-title", Text::new("alerts-stop-lead")), ask)
}

/// Stops the mail at once, as mail programs ask for by RFC 8058: without a page, a cookie or a form of ours. What is
/// stopped already, or never was, is stopped.
pub(in crate::web) async fn stop(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (token, now) = (token.into_inner(), visit.now);
    let sought = token.clone();
    if read(&state.store, move |db| by_stop_token(db, &sought)).await?.is_some() {
        write(&state.store, Reach::Nothing, move |db| stop_mail_by(db, &token, now)).await?;
    } else {
        state.guesses.wrong(sender(&request, &state.settings.server)).await?;
    }
    shown(&visit, ("alerts-stopped-title", Text::new("alerts-stopped")), None)
}

fn shown(
    visit: &Visit,
    (title, lead): (&'static str, Text),
    ask: Option<(String, Text)>,
) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new(title), Section::Elsewhere).about(Head::unlisted);
    let mut answer = page(&ByMailPage { frame, lead, ask })?;
    keep_secret(&mut answer);
    Ok(answer)
}
