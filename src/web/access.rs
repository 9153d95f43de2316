//! Who may call what: found out for each request before its handler runs.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, web};
use chrono::{DateTime, Utc};
use desk::links::Pass;
use domain::accounts::{Access, PasswordBy, Viewer, is_to_be_noted};
use domain::codes::ByCode;
use domain::links::Bearer;
use domain::{EventId, TokenId};
use store::locks::Reach;
use store::{Db, Stored, events, tokens};
use system::clock;
use view::CodeNote;

use super::api::program;
use super::asked::{Asked, UnknownSession};
use super::blocking::in_turn;
use super::class::Class;
use super::done::Done;
use super::error::PageError;
use super::kept::Keeps;
use super::needs::{Needs, OwnPage};
use super::queries::Names;
use super::senders::{Client, sender};
use super::stamps::Carry;
use super::state::State;
use super::subject::{Gone, Held, Subject, held, viewer};
use super::turns::Turn;
use super::{answer, api, bodies, by_link, done, headers, outbox, session, stamps};

/// One line of the table in `routes`: a method, a path, and who may call it.
#[derive(Clone, Copy)]
pub struct Route {
    /// The method; `GET` answers `HEAD` too.
    pub method: &'static Method,
    /// The path, with `{event}`, `{tournament}` or `{game}` where it is about one.
    pub path: &'static str,
    /// Who may call it.
    pub needs: Needs,
    /// What is said on the next page once it is done, if that page does not say it itself.
    pub done: Option<Done>,
    /// Whether it changes even what is archived or cancelled.
    pub even_fixed: bool,
    pub page: PageKind,
    /// Whether only who is signed in by the own password may call it: no code opens it.
    pub own_account: bool,
    /// For how long its answer to a visitor is kept.
    pub keeps: Keeps,
    /// The parameters of its address that it reads. They matter only where its answers are kept.
    pub reads: Names,
    /// What it may change.
    pub touches: Touches,
    /// Where requests wait that the cache has no answer for.
    pub class: Class,
    pub(super) handler: fn() -> actix_web::Route,
}

/// What a route may change; others that may change the same wait meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touches {
    /// The tournament or the event that its path names; without one whatever there is.
    ItsPath,
    /// All tournaments of the event that its path leads to.
    ItsEvent,
    Everything,
}

/// How its page lives on once it was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    Plain,
    /// Pages of other sites may show it in a frame. Such a page knows nobody.
    Framed,
    /// It follows what happens while it is open.
    Live,
}

impl Route {
    /// Sets what is said once it is done.
    pub(super) const fn says(self, done: Done) -> Self {
        Self { done: Some(done), ..self }
    }

    /// Whether a session that a code began may call it, if its role is high enough.
    pub fn is_open_by_code(&self) -> bool {
        !self.own_account && self.needs != Needs::From(Access::Administrator)
    }

    /// Returns the word for its queue in `docs/routes.md`: empty for a form, and for a page that is not for visitors and
    /// waits nowhere.
    pub fn queue_word(&self) -> &'static str {
        let is_public = self.method.is_safe() && self.needs == Needs::From(Access::Visitor);
        match self.class {
            Class::Plain if !is_public => "",
            Class::Plain if self.keeps == Keeps::Nothing => "at once",
            Class::Plain => "short",
            Class::Queued => "queue",
            Class::Picture => "pictures",
            Class::Streamed => "stream",
        }
    }

    /// Names the parameters of its address that it reads.
    pub(super) const fn reads(self, names: Names) -> Self {
        Self { reads: names, ..self }
    }

    /// What somebody may change by a path.
    fn reach(&self, subject: Option<Subject>, held: Option<Held>) -> Reach {
        match (self.touches, subject, held) {
            (Touches::ItsPath, Some(Subject::Tournament(tournament)), Some(held)) => {
                Reach::Tournament(held.event, tournament)
            }
            (Touches::ItsPath, Some(Subject::Event(_)), Some(held))
            | (Touches::ItsEvent, _, Some(held)) => Reach::Event(held.event),
            (Touches::ItsPath, Some(Subject::LinkGame(id)), _) => Reach::LinkGame(id),
            (Touches::ItsPath, Some(Subject::Challenge(id)), _) => Reach::Challenge(id),
            _ => Reach::Everything,
        }
    }

    /// In which queue its requests wait; none if they do not.
    pub(super) fn waits_in(&self) -> Option<Class> {
        let waits = match self.class {
            Class::Plain => self.keeps != Keeps::Nothing,
            Class::Queued | Class::Picture => true,
            Class::Streamed => false,
        };
        (waits && *self.method == Method::GET).then_some(self.class)
    }
}

/// The middleware of one route. Leaves the [`Viewer`] with the request for its handler.
pub(super) async fn check<B: MessageBody + 'static>(
    route: Route,
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    match Asked::of(&route, &mut request) {
        Some(asked) => {
            let serve = |request, turn| serve(route, (request, turn), next);
            asked.answer(&route, request, serve).await
        }
        None => serve(route, (request, Turn::default()), next).await,
    }
}

async fn serve<B: MessageBody + 'static>(
    route: Route,
    (mut request, turn): (ServiceRequest, Turn),
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if let Err(error) = decide(route, &request).await {
        return Ok(request.error_response(error).map_into_right_body());
    }
    // A cookie of a session that has ended, or never was, does not make a page anew.
    match Asked::of(&route, &mut request) {
        Some(asked) if request.extensions().get::<UnknownSession>().is_some() => {
            let draw = |request, turn| in_turn(turn, draw(route, request, next));
            asked.answer(&route, request, draw).await
        }
        _ => match if turn.has_waited() { Ok(turn) } else { wait(&route, &request).await } {
            Ok(turn) => in_turn(turn, draw(route, request, next)).await,
            Err(error) => Ok(request.error_response(error).map_into_right_body()),
        },
    }
}

/// Waits for the turn of a request that the cache cannot answer.
async fn wait(route: &Route, request: &ServiceRequest) -> Result<Turn, PageError> {
    let state = request.app_data::<web::Data<State>>().ok_or(PageError::NotFound)?;
    let client = Client::of(request.request(), &state.settings.server);
    let is_staff = request.extensions().get::<Viewer>().is_some_and(|one| one.account.is_some());
    state.queues.turn(route.waits_in(), (client, is_staff)).await
}

async fn draw<B: MessageBody + 'static>(
    route: Route,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if route.page == PageKind::Live || route.keeps != Keeps::Nothing {
        let carry = if route.page == PageKind::Live { Carry::Shown } else { Carry::Hidden };
        stamps::stamp(&request, carry).await;
    }
    let mut response = next.call(request).await?;
    if route.page == PageKind::Framed {
        headers::open_to_frames(response.headers_mut());
    } else {
        done::carry(route.done, &mut response);
        outbox::tell(&mut response);
    }
    Ok(response.map_into_left_body())
}

/// The middleware where there is no route: finds out who asks, for the frame of the page.
pub(super) async fn know<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    if let Ok(found) = find_out(&request, Subject::Site).await {
        let _ = slow_down(&request, &found).await;
        leave(&request, Needs::From(Access::Visitor), found);
    }
    next.call(request).await
}

/// Leaves who asks with the request.
fn leave(request: &ServiceRequest, needs: Needs, found: Found) {
    let mut known = request.extensions_mut();
    known.insert(needs);
    known.insert(found.viewer);
    if let Some(own) = found.own {
        known.insert(own);
    }
    if let Some(note) = found.note {
        known.insert(note);
    }
}

/// What is not published is not there at all for those without a role at its event, and what is
/// archived does not change.
async fn decide(route: Route, request: &ServiceRequest) -> Result<(), PageError> {
    // No text that people type has a zero byte, and a page would hand it back.
    if request.query_string().contains("%00") {
        return Err(PageError::BadAddress);
    }
    // An address that names nothing is still somebody's who asks.
    let subject = Subject::of(request);
    let asked = find_out(request, *subject.as_ref().unwrap_or(&Subject::Site)).await?;
    let slowed = slow_down(request, &asked).await;
    let (viewer, held) = (&asked.viewer, asked.held);
    let is_given = matches!(asked.password, PasswordBy::Another(_));
    let who = (viewer.account.is_some(), viewer.by_token);
    let is_shut_by_code = viewer.by_code.is_some() && !route.is_open_by_code();
    let is_allowed = may_call(request, (route.needs, viewer), subject.as_ref().ok()).await?;
    let is_there = subject.is_ok() && held.is_ok();
    let held = held.ok().flatten();
    let is_hidden = held.is_some_and(|held| !held.visibility.is_open_to(viewer));
    let changes = !route.method.is_safe() && !route.even_fixed;
    let fixed = held.and_then(|held| held.fixed).filter(|_| changes);
    leave(request, route.needs, asked);
    request.extensions_mut().insert(route.reach(subject.ok(), held));
    if !is_there {
        return Err(PageError::NotFound);
    }
    if is_given && !WITH_A_GIVEN_PASSWORD.contains(&route.path) {
        return Err(PageError::PasswordGiven);
    }
    if is_shut_by_code && !is_hidden {
        return Err(PageError::NotByCode);
    }
    match (is_hidden, is_allowed, who.0) {
        (true, _, true) => Err(PageError::NotFound),
        (true, _, false) => Err(hidden(route.needs)),
        (false, true, _) => {
            if !route.needs.is_open() {
                bodies::trust(request, route.needs);
            }
            fixed.map_or(Ok(()), |fixed| Err(PageError::Fixed(fixed)))
        }
        // Who guesses gets no answer beyond a bound; a page for everybody is shown to them too.
        (false, false, _) => slowed.and_then(|()| Err(shut(route.needs, who))),
    }
}

/// The secret of a phone that is unknown was guessed, or has ended: it waits as a wrong link does,
/// and the browser sends it no more.
async fn slow_down(request: &ServiceRequest, found: &Found) -> Result<(), PageError> {
    let state = request.app_data::<web::Data<State>>();
    let Some(state) = state.filter(|_| found.pass_is_unknown) else {
        return Ok(());
    };
    session::note_unknown_pass(request.request());
    if found.viewer.account.is_some() {
        return Ok(());
    }
    state.guesses.wrong(sender(request.request(), &state.settings.server)).await
}

/// Whether somebody may call a route. A seat is no matter of events: it is looked for by its game.
async fn may_call(
    request: &ServiceRequest,
    (needs, viewer): (Needs, &Viewer),
    subject: Option<&Subject>,
) -> Result<bool, PageError> {
    match needs {
        Needs::Seat => by_link::has_seat(request, viewer).await,
        needs => Ok(is_met(needs, viewer, subject.copied())),
    }
}

/// Whether a route is open to somebody, at a tournament if the path is about one.
fn is_met(needs: Needs, viewer: &Viewer, subject: Option<Subject>) -> bool {
    match (needs, viewer.bearer) {
        (Needs::From(access), _) => viewer.is_at_least(access),
        (Needs::Token(access), _) => viewer.by_token.is_some() && viewer.is_at_least(access),
        (Needs::Seat, _) | (_, None) | (Needs::Player, Some(Bearer::Tablet(_))) => false,
        (_, Some(Bearer::Player(_))) => true,
        (Needs::Link, Some(Bearer::Tablet(tournament))) => {
            !matches!(subject, Some(Subject::Tournament(other)) if other != tournament)
        }
    }
}

/// A visitor's way to a draft's working pages leads through the sign-in page, as everywhere;
/// its public pages do not exist yet.
fn hidden(needs: Needs) -> PageError {
    match needs {
        Needs::From(Access::Visitor)
        | Needs::Player
        | Needs::Link
        | Needs::Seat
        | Needs::Token(_) => PageError::NotFound,
        Needs::From(_) => PageError::SignInNeeded,
    }
}

fn shut(needs: Needs, (is_signed_in, by_token): (bool, Option<TokenId>)) -> PageError {
    match needs {
        Needs::From(access) | Needs::Token(access) if is_signed_in => PageError::Forbidden(access),
        Needs::From(_) => PageError::SignInNeeded,
        Needs::Token(_) if by_token.is_some() => PageError::TokenElsewhere,
        Needs::Token(_) => PageError::TokenNeeded,
        Needs::Player | Needs::Link | Needs::Seat => PageError::NoLink,
    }
}

/// What may be called before a password is changed that somebody else has set.
const WITH_A_GIVEN_PASSWORD: [&str; 6] =
    ["/account", "/sign-in", "/sign-out", "/static/{name}", "/healthz", "/readyz"];

/// Who asks, and for what.
struct Found {
    viewer: Viewer,
    own: Option<OwnPage>,
    /// That a code began the session, for the frame of the page.
    note: Option<CodeNote>,
    held: Result<Option<Held>, Gone>,
    /// Whether it sent the secret of a phone that nobody has.
    pass_is_unknown: bool,
    /// Who has set the password of the one who asks.
    password: PasswordBy,
}

impl Found {
    /// Somebody without a session, who asks for nothing of an event.
    fn nobody() -> Self {
        let (viewer, password) = (Viewer::VISITOR, PasswordBy::Owner);
        Self { viewer, own: None, note: None, held: Ok(None), pass_is_unknown: false, password }
    }
}

async fn find_out(request: &ServiceRequest, subject: Subject) -> Result<Found, PageError> {
    let state = request.app_data::<web::Data<State>>().cloned().ok_or(PageError::NotFound)?;
    if api::is_asked(request.request()) {
        return find_program(request, &state, subject).await;
    }
    find_person(request, &state, subject).await
}

/// By the cookies of a browser.
async fn find_person(
    request: &ServiceRequest,
    state: &web::Data<State>,
    subject: Subject,
) -> Result<Found, PageError> {
    let id_hash = session::token(request.request(), state).map(|token| token.hash());
    let pass_hash = session::pass(request.request(), state).map(|token| token.hash());
    if id_hash.is_none() && pass_hash.is_none() && subject == Subject::Site {
        return Ok(Found::nobody());
    }
    let (now, asked_by, known) = (clock::now(), id_hash.clone(), state.clone());
    let found = answer::read(&state.store, move |db| {
        let held = held(db, subject)?;
        let event = held.as_ref().ok().and_then(Option::as_ref).map(|held| held.event);
        let session = asked_by.map(|id_hash| known.unsaved.or_stored(db, &id_hash, now));
        let session = session.transpose()?.flatten();
        let pass = match pass_hash {
            Some(pass) => Some(desk::links::pass(db, &pass, event, now)?),
            None => None,
        };
        let viewer = viewer(db, session, event)?;
        let place = place_of(db, (&viewer, pass), event, now)?;
        let bearer = place.filter(|(at, _)| Some(*at) == event).map(|(_, bearer)| bearer);
        let own = place.map(|(at, bearer)| OwnPage::of(at, bearer));
        let viewer = Viewer { bearer, ..viewer };
        let note = note(db, viewer.by_code)?;
        let password = session.map_or(PasswordBy::Owner, |session| session.password);
        let pass_is_unknown = pass == Some(Pass::Unknown);
        Ok((Found { viewer, own, note, held, pass_is_unknown, password }, session))
    });
    let (found, session) = found.await?;
    if session.is_none() && id_hash.is_some() {
        request.extensions_mut().insert(UnknownSession);
    }
    session::store_unsaved(state, now);
    if let (Some(session), Some(id_hash)) = (session, id_hash)
        && is_to_be_noted(session.seen_at, now)
    {
        session::note(state, id_hash, now);
    }
    Ok(found)
}

/// Where somebody is in, and as whom: at an event by its link or as the player of the account, else wherever they are.
fn place_of(
    db: &mut Db,
    (viewer, pass): (&Viewer, Option<Pass>),
    event: Option<EventId>,
    now: DateTime<Utc>,
) -> Stored<Option<(EventId, Bearer)>> {
    let here = |place: &(EventId, Bearer)| Some(place.0) == event;
    let by_link = match pass {
        Some(Pass::In(at, bearer)) => Some((at, bearer)),
        _ => None,
    };
    if let Some(place) = by_link.filter(here) {
        return Ok(Some(place));
    }
    let by_account = match viewer.account_id().filter(|_| viewer.by_code.is_none()) {
        Some(account) => desk::player_accounts::place(db, account, event, now)?,
        None => None,
    };
    Ok(by_account.filter(here).or(by_link).or(by_account))
}

/// By the token of a program.
async fn find_program(
    request: &ServiceRequest,
    state: &web::Data<State>,
    subject: Subject,
) -> Result<Found, PageError> {
    let (hash, now) = (program::token_hash(request)?, clock::now());
    let has_token = hash.is_some();
    let (held, token, viewer) = answer::read(&state.store, move |db| {
        let held = held(db, subject)?;
        let token = match hash {
            Some(hash) => tokens::find(db, &hash, now)?,
            None => None,
        };
        let viewer = match &token {
            Some(token) => program::viewer(db, token, subject)?,
            None => Viewer::VISITOR,
        };
        Ok((held, token, viewer))
    })
    .await?;
    if has_token {
        program::admit(request, state, token, now).await?;
    }
    Ok(Found { viewer, held, ..Found::nobody() })
}

/// What the frame says of a session that a code began.
fn note(db: &mut Db, by_code: Option<ByCode>) -> Stored<Option<CodeNote>> {
    let Some(ByCode { event, until, .. }) = by_code else {
        return Ok(None);
    };
    Ok(events::find(db, event)?.map(|event| CodeNote::new(&event, until)))
}
