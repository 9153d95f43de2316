//! Links that let people in without an account: opened by whoever has one, made by arbiters.

mod making;
mod rights;

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};

pub(super) use making::{cards, end_player, end_tablet, list, show_player, show_tablet};
pub(super) use rights::{set_allowances, set_policy};

use domain::EventId;
use domain::links::{Bearer, Welcome, ends_at};
use form::Nothing;
use store::links;
use store::locks::Reach;
use system::secrets::Token;
use view::Section;
use view::head::Head;
use view::links::WelcomePage;
use words::Text;

use super::answer::{page, read, see_other, write};
use super::error::PageError;
use super::posted::Posted;
use super::senders::sender;
use super::session;
use super::state::State;
use super::visit::Visit;

/// The path of a link.
fn path_of(token: &Token) -> String {
    format!("/p/{}", token.expose())
}

/// Who comes with a link sees as whom it lets them in. Nothing changes: previews of links fetch them.
pub(super) async fn welcome(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let token = Token::received(&token);
    let welcome = open(&state, &request, &token, visit.now).await?;
    let title = Text::new("welcome-continue");
    let mut frame = visit.frame(title, Section::Elsewhere).about(Head::unlisted);
    frame.is_open = false;
    let mut answer = page(&WelcomePage::new(frame, &welcome, &path_of(&token)))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Lets the browser in, and leads away from the address that is a secret.
pub(super) async fn come_in(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (link, now) = (Token::received(&token), visit.now);
    let Welcome { event, bearer, .. } = open(&state, &request, &link, now).await?;
    let before = session::pass(&request, &state).map(|pass| pass.hash());
    let pass = Token::new()?;
    let id_hash = pass.hash();
    write(&state.store, Reach::Nothing, move |db| {
        links::begin_session(db, (before.as_deref(), &id_hash), (event.id, bearer), now)
    })
    .await?;
    let place = match bearer {
        Bearer::Player(_) => format!("/events/{}/my", event.id),
        Bearer::Tablet(tournament) => format!("/tournaments/{tournament}/tablet"),
    };
    let age = ends_at(&event.details) - now;
    let mut answer = session::let_in(&state, &pass, age, see_other(place));
    keep_secret(&mut answer);
    Ok(answer)
}

/// The browser is nobody at the event any more.
pub(super) async fn leave(
    request: HttpRequest,
    event: Path<EventId>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    if let Some(pass) = session::pass(&request, &state) {
        let event = *event;
        write(&state.store, Reach::Nothing, move |db| links::leave(db, &pass.hash(), event))
            .await?;
    }
    Ok(see_other(format!("/events/{event}")))
}

/// Whom a link lets in; whatever is wrong with it, the refusal is the same. A right one is looked up
/// first: it never waits for those who guess.
async fn open(
    state: &State,
    request: &HttpRequest,
    token: &Token,
    now: DateTime<Utc>,
) -> Result<Welcome, PageError> {
    let hash = token.hash();
    let found = read(&state.store, move |db| desk::links::open(db, &hash, now)).await?;
    if found.is_none() {
        state.guesses.wrong(sender(request, &state.settings.server)).await?;
    }
    found.ok_or(PageError::NoLink)
}

/// No cache, no other site and no search engine gets to know an address. With `no-referrer` a browser would not
/// say either where the form of the page comes from, and over the plain HTTP of a hall it says it in no other way.
pub(super) fn keep_secret(answer: &mut HttpResponse) {
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin"));
    let robots = HeaderName::from_static("x-robots-tag");
    headers.insert(robots, HeaderValue::from_static("noindex"));
}
