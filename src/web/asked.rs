//! A visitor asks for what is kept for all of them. Whoever has a session or came in by a link never meets it.

use std::future::{Future, pending};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::rt::time::{sleep, timeout};
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpMessage, HttpRequest};
use futures_util::future::{Either, select};
use store::Standby;
use system::meters;
use words::Language;

use super::access::Route;
use super::begun::Begun;
use super::blocking::{block, for_visitors};
use super::error::PageError;
use super::fair_queue::PATIENCE;
use super::kept::{Answer, Drawn, Keeps, MOST_OF_ONE, Place, Sharing};
use super::metrics::Recorded;
use super::packed::Packed;
use super::queries::{Read, canonical};
use super::senders::Client;
use super::stamps::Stamps;
use super::standby::AsOf;
use super::state::State;
use super::turns::Turn;
use super::{api, compression, done, languages, session};

/// Nobody links to a longer address.
const LONGEST_TARGET: usize = 500;

/// So long a request waits for another one that makes the same answer before it queues itself: the other one may wait
/// behind many of its own network.
const FOR_ANOTHER: Duration = Duration::from_millis(250);

/// What a request has first: the answer that somebody else has made, the place in the cache for its own, or the turn to
/// make one that is not kept.
enum First<'k> {
    Kept(Arc<Answer>),
    Place(Place<'k>),
    Turn(Turn),
}

/// A visitor asks for something that is kept.
pub(super) struct Asked {
    state: Data<State>,
    target: String,
    keeps: Keeps,
    client: Client,
}

/// The middleware before a route is looked for: there are hundreds, and what is kept needs none.
pub(super) async fn at_once<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if let Some((state, target)) = asked(&request)
        && let Some(kept) = state.kept.get(&target, &state.store).await
    {
        meters::kept(meters::Kept::Hit);
        if let Some(route) = kept.route() {
            route.leave(&request);
        }
        let response = kept.to(request.request());
        return Ok(request.into_response(response).map_into_right_body());
    }
    Ok(next.call(request).await?.map_into_left_body())
}

/// The key of what a visitor asks for in the cache; none if nobody else is answered the same.
fn asked(request: &ServiceRequest) -> Option<(Data<State>, String)> {
    let path = request.uri().path_and_query().filter(|path| path.as_str().len() <= LONGEST_TARGET);
    let path = path.filter(|_| matches!(*request.method(), Method::GET | Method::HEAD))?.as_str();
    let state = request.app_data::<Data<State>>()?;
    let asks = request.request();
    if api::is_asked(asks) && request.headers().contains_key(header::AUTHORIZATION) {
        return None;
    }
    if has_session(request, state) || is_known_otherwise(request, state) {
        return None;
    }
    let target = target(languages::of(asks), &host(asks, state)?, path);
    Some((state.clone(), target))
}

fn has_session(request: &ServiceRequest, state: &State) -> bool {
    let asks = request.request();
    let is_named = request.headers().contains_key(header::COOKIE);
    let is_unknown = request.extensions().get::<UnknownSession>().is_some();
    is_named && !is_unknown && session::token(asks, state).is_some()
}

/// Returns true if a browser came in by a link, has a seat in a game, or is told what it has just done.
fn is_known_otherwise(request: &ServiceRequest, state: &State) -> bool {
    let asks = request.request();
    request.headers().contains_key(header::COOKIE)
        && (session::pass(asks, state).is_some()
            || session::seats(asks, state).is_some()
            || done::is_carried(asks, state))
}

/// Left with a request: nobody has the session that its cookie names.
#[derive(Debug)]
pub(super) struct UnknownSession;

/// By which name the server is asked, unless it has one name for all: pages lead back to it.
fn host(request: &HttpRequest, state: &State) -> Option<String> {
    if state.settings.server.public_url.origin().is_some() {
        return Some(String::new());
    }
    let host = request.headers().get(header::HOST).map_or(Ok(""), HeaderValue::to_str).ok()?;
    (!host.contains(' ')).then(|| host.to_ascii_lowercase())
}

impl Asked {
    /// None if nobody else is answered the same. From here on the request has no parameters that its route does not read.
    pub(super) fn of(route: &Route, request: &mut ServiceRequest) -> Option<Self> {
        if route.keeps == Keeps::Nothing {
            return None;
        }
        request.extensions_mut().insert(Read(route.reads));
        if let Some(uri) = canonical(request.uri(), route.reads) {
            request.head_mut().uri = uri;
        }
        let (state, target) = asked(request)?;
        let client = Client::of(request.request(), &state.settings.server);
        Some(Self { state, target, keeps: route.keeps, client })
    }

    /// What is kept, or what is drawn now: once, however many ask for it.
    pub(super) async fn answer<B: MessageBody + 'static, D>(
        self,
        route: &Route,
        request: ServiceRequest,
        draw: impl FnOnce(ServiceRequest, Turn) -> D,
    ) -> Result<ServiceResponse<EitherBody<B>>, Error>
    where
        D: Future<Output = Result<ServiceResponse<EitherBody<B>>, Error>>,
    {
        let (place, turn) = match self.first(route).await {
            Ok(First::Kept(kept)) => {
                meters::kept(meters::Kept::Hit);
                let response = kept.to(request.request());
                return Ok(request.into_response(response).map_into_right_body());
            }
            Ok(First::Place(place)) => (Some(place), self.turn(route).await),
            Ok(First::Turn(turn)) => (None, Ok(turn)),
            Err(error) => (None, Err(error)),
        };
        let turn = match turn {
            Ok(turn) => turn,
            Err(error) => return Ok(request.error_response(error).map_into_right_body()),
        };
        meters::kept(meters::Kept::Miss);
        // The turn ends once others find the answer: those behind need not make it again.
        let _until_kept = turn.clone();
        let draw = |request| draw(request, turn);
        self.draw(request, place, draw).await
    }

    /// What comes first while somebody else makes the same answer.
    async fn first(&self, route: &Route) -> Result<First<'_>, PageError> {
        let found = pin!(self.state.kept.find(&self.target, &self.state.store));
        let turn = pin!(async {
            sleep(FOR_ANOTHER).await;
            match self.turn(route).await {
                Ok(turn) => turn,
                // The other one may still be in time.
                Err(_) => pending().await,
            }
        });
        match timeout(self.client.patience(PATIENCE), select(found, turn)).await {
            Ok(Either::Left((Ok(kept), _))) => Ok(First::Kept(kept)),
            Ok(Either::Left((Err(place), _))) => Ok(First::Place(place)),
            Ok(Either::Right((turn, _))) => Ok(First::Turn(turn)),
            Err(_) => Err(PageError::Full),
        }
    }

    async fn turn(&self, route: &Route) -> Result<Turn, PageError> {
        self.state.queues.turn(route.waits_in(), (self.client, false)).await
    }

    async fn draw<B: MessageBody + 'static, D>(
        &self,
        request: ServiceRequest,
        place: Option<Place<'_>>,
        draw: impl FnOnce(ServiceRequest) -> D,
    ) -> Result<ServiceResponse<EitherBody<B>>, Error>
    where
        D: Future<Output = Result<ServiceResponse<EitherBody<B>>, Error>>,
    {
        let state = &self.state;
        let n_changes = state.store.n_changes();
        // Decided once, in this order: what begins to be read from the standby later says nothing of its age.
        let is_from_standby = state.store.standby().is_some_and(Standby::answers);
        let as_of = AsOf::of(&state.store).filter(|_| is_from_standby);
        if let Some(as_of) = as_of {
            request.extensions_mut().insert(as_of);
        }
        let mut drawn = if is_from_standby {
            for_visitors(draw(request)).await?
        } else {
            draw(request).await?
        };
        if let Some(as_of) = as_of {
            as_of.tell(drawn.headers_mut());
        }
        Ok(match kept(drawn, self.keeps, (n_changes, as_of)).await? {
            Ok((request, answer)) => {
                let response = answer.to(&request);
                // Whoever waits takes it from there; if the place is gone, the next one draws it.
                let _ = place.map(|place| place.insert(answer.into()));
                ServiceResponse::new(request, response).map_into_right_body()
            }
            Err(drawn) => drawn,
        })
    }
}

/// What was drawn, if it may be kept; else as it was.
async fn kept<B: MessageBody + 'static>(
    drawn: ServiceResponse<EitherBody<B>>,
    keeps: Keeps,
    (n_changes, as_of): (u64, Option<AsOf>),
) -> Result<Result<(HttpRequest, Answer), ServiceResponse<EitherBody<B>>>, Error> {
    let stamps = drawn.request().extensions().get::<Stamps>().map(|stamps| stamps.all.clone());
    let is_for_all =
        drawn.status() == StatusCode::OK && !drawn.headers().contains_key(header::SET_COOKIE);
    let Some(stamps) = stamps.filter(|_| is_for_all) else {
        return Ok(Err(drawn));
    };
    let (request, response) = drawn.into_parts();
    let (response, body) = response.into_parts();
    let body = match Begun::of(body.boxed(), MOST_OF_ONE).await? {
        Begun::Whole(body) => body,
        Begun::Long(body) => {
            let response = response.set_body(EitherBody::right(body.boxed()));
            return Ok(Err(ServiceResponse::new(request, response)));
        }
    };
    // The plain start leads to the language of whoever asks.
    let is_start = request.path() == "/" && languages::of(&request) == Language::DEFAULT;
    let sharing = if is_start { Sharing::Own } else { Sharing::Shared };
    let (head, drawn_from) = (response.headers().clone(), Drawn { stamps, as_of, n_changes });
    let (route, body) = (Recorded::by(&request), packed(body, &head).await?);
    let answer = Answer::new((head, body), sharing, keeps, drawn_from, route);
    Ok(Ok((request, answer)))
}

/// Compresses a long answer on another thread, so that no other request waits.
async fn packed(body: Bytes, head: &HeaderMap) -> Result<Packed, Error> {
    if body.len() < compression::LONG {
        return Ok(Packed::kept(body, head));
    }
    let head = head.clone();
    Ok(block(move || Packed::kept(body, &head)).await?)
}

/// The key of an answer in the cache: all that makes it another one.
fn target(language: Language, host: &str, path: &str) -> String {
    format!("{} {host} {path}", language.tag())
}
