//! Sessions: a random id in a cookie, its hash in a row. A second cookie stays when a session ends:
//! by it a browser is known that signed in before.

mod unsaved;

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::USER_AGENT;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, rt, web};
use chrono::{DateTime, TimeDelta, Utc};

pub(super) use self::unsaved::Unsaved;
use domain::accounts::{AccountName, Browser, System};
use domain::codes::{ByCode, SESSION_HOURS};
use domain::{AccountId, NameKey};
use store::locks::Reach;
use store::{Db, Stored, accounts, devices, sessions};
use system::clock;
use system::secrets::{SecretError, Token};

use super::error::PageError;
use super::senders::Client;
use super::state::State;
use super::{answer, api};

/// What a cookie carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Carries {
    Session,
    Device,
    /// Who the browser came in as, by links.
    Pass,
    /// Whose seats it has in games by link.
    Seats,
}

/// The cookie's name. Under HTTPS the prefix makes browsers insist on `Secure` and this host.
/// Browsers do not tell ports apart, so two sites on one laptop need two names; servers behind one address have one.
fn cookie_name(state: &State, carries: Carries) -> String {
    let prefix = if state.is_https() { "__Host-" } else { "" };
    let what = match carries {
        Carries::Session => "",
        Carries::Device => "device-",
        Carries::Pass => "pass-",
        Carries::Seats => "seats-",
    };
    format!("{prefix}magister-{what}{}", state.port())
}

/// The session's id as the browser sent it.
pub(super) fn token(request: &HttpRequest, state: &State) -> Option<Token> {
    received(request, state, Carries::Session)
}

/// The secret of a browser that came in by a link.
pub(super) fn pass(request: &HttpRequest, state: &State) -> Option<Token> {
    received(request, state, Carries::Pass)
}

/// The secret of a browser that has a seat in a game by link.
pub(super) fn seats(request: &HttpRequest, state: &State) -> Option<Token> {
    received(request, state, Carries::Seats)
}

/// So long a browser keeps its seats: the longest that browsers keep anything.
const SEATS_DAYS: i64 = 400;

/// The answer, with the cookie of a browser that has a seat in a game by link.
pub(super) fn seated(state: &State, seats: &Token, answer: HttpResponse) -> HttpResponse {
    with_cookie(answer, &build(state, Carries::Seats, seats, Duration::days(SEATS_DAYS)))
}

/// The answer, with the cookie of a browser that came in by a link.
pub(super) fn let_in(
    state: &State,
    pass: &Token,
    age: TimeDelta,
    answer: HttpResponse,
) -> HttpResponse {
    let age = Duration::seconds(age.num_seconds());
    with_cookie(answer, &build(state, Carries::Pass, pass, age))
}

/// The secret of a phone that came with a request is nobody's.
struct UnknownPass;

/// Notes that nobody has the secret that came with a request.
pub(super) fn note_unknown_pass(request: &HttpRequest) {
    request.extensions_mut().insert(UnknownPass);
}

/// Has the browser forget a secret that nobody has, unless it gets another one just now: it would be
/// slowed down on every page.
pub(super) fn forget_unknown_pass<B>(response: &mut ServiceResponse<B>) {
    let request = response.request().clone();
    let is_unknown = request.extensions().get::<UnknownPass>().is_some();
    let Some(state) = request.app_data::<web::Data<State>>().filter(|_| is_unknown) else {
        return;
    };
    let nothing = build(state, Carries::Pass, &Token::received(""), Duration::ZERO);
    if response.response().cookies().all(|cookie| cookie.name() != nothing.name()) {
        // Refused only where a cookie holds bytes that no header may: this one is empty.
        let _ = response.response_mut().add_cookie(&nothing);
    }
}

/// Programs are known by their tokens alone: what a browser carries counts for nothing there.
fn received(request: &HttpRequest, state: &State, carries: Carries) -> Option<Token> {
    if api::is_asked(request) {
        return None;
    }
    request.cookie(&cookie_name(state, carries)).map(|cookie| Token::received(cookie.value()))
}

/// What a browser brings along when it signs in.
#[derive(Debug, Clone)]
pub(super) struct Arrival {
    /// The hash of the id of its session until now.
    pub(super) session: Option<String>,
    /// The hash of the secret that it is known by.
    device: Option<String>,
    pub(super) browser: (Option<Browser>, Option<System>),
    pub(super) client: Client,
    pub(super) now: DateTime<Utc>,
    /// When a session ends that a password begins.
    until: DateTime<Utc>,
}

impl Arrival {
    pub(super) fn of(request: &HttpRequest, state: &State, now: DateTime<Utc>) -> Self {
        let hash = |carries| received(request, state, carries).map(|token| token.hash());
        let agent = request.headers().get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        let agent = agent.unwrap_or_default();
        Self {
            session: hash(Carries::Session),
            device: hash(Carries::Device),
            browser: (Browser::of(agent), System::of(agent)),
            client: Client::of(request, &state.settings.server),
            now,
            until: now + TimeDelta::hours(i64::from(state.settings.accounts.session_hours)),
        }
    }

    /// When a session ends that a code begins.
    pub(super) fn until_by_code(&self) -> DateTime<Utc> {
        self.until.min(self.now + TimeDelta::hours(SESSION_HOURS))
    }

    /// The hash of what its browser has got by signing in to the account of a name.
    pub(super) fn known_by(&self, db: &mut Db, name: &AccountName) -> Stored<Option<String>> {
        if let Some(device) = &self.device
            && devices::is_known(db, device, name, self.now)?
        {
            return Ok(Some(device.clone()));
        }
        let Some(session) = &self.session else {
            return Ok(None);
        };
        let held = sessions::find(db, session, self.now)?;
        // A code signs in on a device of others: its owner is a stranger there.
        let account = match held.filter(|held| held.by_code.is_none()) {
            Some(held) => accounts::find(db, held.account)?,
            None => None,
        };
        let key = NameKey::of(name.as_str());
        let is_own = account.is_some_and(|account| NameKey::of(&account.name) == key);
        Ok(is_own.then(|| session.clone()))
    }
}

/// Stores what could not be stored before, beside the request that asks.
pub(super) fn store_unsaved(state: &web::Data<State>, now: DateTime<Utc>) {
    if !state.unsaved.is_to_be_tried(clock::instant()) {
        return;
    }
    let state = state.clone();
    rt::spawn(async move {
        if let Err(error) = store_all(&state, now).await {
            tracing::warn!(%error, "a session is not stored yet");
        }
    });
}

async fn store_all(state: &web::Data<State>, now: DateTime<Utc>) -> Result<(), PageError> {
    let all = state.clone();
    let store = move |db: &mut Db| all.unsaved.store(db, now);
    let stored = answer::write(&state.store, Reach::Nothing, store).await?;
    let (_, ended): (Vec<_>, Vec<_>) = stored.into_iter().partition(|one| state.unsaved.end(one));
    if ended.is_empty() {
        return Ok(());
    }
    // Who has signed out while they were stored is out.
    let delete = move |db: &mut Db| ended.iter().try_for_each(|one| sessions::delete(db, one));
    answer::write(&state.store, Reach::Nothing, delete).await
}

/// The secrets that a browser gets when it signs in.
pub(super) struct Begun {
    id: Token,
    device: Token,
}

impl Begun {
    pub(super) fn new() -> Result<Self, SecretError> {
        Ok(Self { id: Token::new()?, device: Token::new()? })
    }
}

/// Begins a session, and ends the one that the browser had; the cookies go out once the transaction
/// is through.
pub(super) fn begin(
    db: &mut Db,
    begun: &Begun,
    account: AccountId,
    arrival: &Arrival,
) -> Stored<()> {
    sessions::delete_expired(db, arrival.now)?;
    if let Some(before) = &arrival.session {
        sessions::delete(db, before)?;
    }
    if let Some(before) = &arrival.device {
        devices::delete(db, account, before)?;
    }
    let (id, device) = (begun.id.hash(), begun.device.hash());
    devices::insert(db, &device, account, arrival.now)?;
    sessions::insert(db, &id, account, arrival.now, arrival.until)?;
    sessions::set_browser(db, &id, arrival.browser, Some(&device))
}

/// Begins a session by a code, and ends the one that the browser had. The browser is not known
/// again: it belongs to others.
pub(super) fn begin_by_code(
    db: &mut Db,
    id: &Token,
    (account, by_code): (AccountId, ByCode),
    arrival: &Arrival,
) -> Stored<()> {
    sessions::delete_expired(db, arrival.now)?;
    if let Some(before) = &arrival.session {
        sessions::delete(db, before)?;
    }
    let id = id.hash();
    sessions::insert(db, &id, account, arrival.now, by_code.until)?;
    sessions::set_by_code(db, &id, by_code)?;
    sessions::set_browser(db, &id, arrival.browser, None)
}

/// Writes down that a session was used, while its page is made.
pub(super) fn note(state: &web::Data<State>, id_hash: String, now: DateTime<Utc>) {
    let store = state.store.clone();
    rt::spawn(async move {
        let noted =
            answer::write(&store, Reach::Nothing, move |db| sessions::set_seen(db, &id_hash, now))
                .await;
        if let Err(error) = noted {
            tracing::warn!(%error, "the use of a session was not noted");
        }
    });
}

/// The answer, with the cookies that carry what a browser has got.
pub(super) fn carried_by(state: &State, begun: &Begun, answer: HttpResponse) -> HttpResponse {
    let hours = i64::from(state.settings.accounts.session_hours);
    let id = build(state, Carries::Session, &begun.id, Duration::hours(hours));
    let device = build(state, Carries::Device, &begun.device, Duration::days(devices::DAYS));
    with_cookie(with_cookie(answer, &id), &device)
}

/// The answer, with the cookie of a session that a code began.
pub(super) fn signed_in_by(
    state: &State,
    id: &Token,
    age: TimeDelta,
    answer: HttpResponse,
) -> HttpResponse {
    let age = Duration::seconds(age.num_seconds());
    with_cookie(answer, &build(state, Carries::Session, id, age))
}

/// The answer, with the cookie that takes a session's id away.
pub(super) fn ended_by(state: &State, answer: HttpResponse) -> HttpResponse {
    let nothing = Token::received("");
    with_cookie(answer, &build(state, Carries::Session, &nothing, Duration::ZERO))
}

fn with_cookie(mut answer: HttpResponse, cookie: &Cookie<'_>) -> HttpResponse {
    // Refused only where a cookie holds bytes that no header may: ours is base64.
    let _ = answer.add_cookie(cookie);
    answer
}

fn build(state: &State, carries: Carries, secret: &Token, age: Duration) -> Cookie<'static> {
    Cookie::build(cookie_name(state, carries), secret.expose().to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.is_https())
        .max_age(age)
        .finish()
}
