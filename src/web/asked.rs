//! A visitor asks for what is kept for all of them. Whoever has a session or came in by a link never meets it.

use std::future::Future;

use actix_web::body::{BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage, HttpRequest};

use super::blocking::for_visitors;
use super::kept::{Answer, Drawn, Keeps, MOST_OF_ONE, Sharing};
use super::metrics::Recorded;
use super::stamps::Stamps;
use super::standby::AsOf;
use super::state::State;
use super::{api, done, languages, session};
use crate::meters;
use crate::store::Standby;
use crate::view::Language;

/// Nobody links to a longer address.
const LONGEST_TARGET: usize = 500;

/// A visitor asks for something that is kept.
pub(super) struct Asked {
    state: Data<State>,
    target: String,
    keeps: Keeps,
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

/// How the table calls what somebody asks for; none if nobody else is answered the same.
fn asked(request: &ServiceRequest) -> Option<(Data<State>, String)> {
    let path = request.uri().path_and_query().filter(|path| path.as_str().len() <= LONGEST_TARGET);
    let path = path.filter(|_| *request.method() == Method::GET)?.as_str();
    let state = request.app_data::<Data<State>>()?;
    let asks = request.request();
    if api::is_asked(asks) && request.headers().contains_key(header::AUTHORIZATION) {
        return None;
    }
    let is_known = request.headers().contains_key(header::COOKIE)
        && (session::token(asks, state).is_some()
            || session::pass(asks, state).is_some()
            || session::seats(asks, state).is_some()
            || done::is_carried(asks, state));
    if is_known {
        return None;
    }
    let target = target(languages::of(asks), &host(asks, state)?, path);
    Some((state.clone(), target))
}

/// By which name the server is asked, unless it has one name for all: pages lead back to it.
fn host(request: &HttpRequest, state: &State) -> Option<String> {
    if state.settings.server.public_url.origin().is_some() {
        return Some(String::new());
    }
    let host = request.headers().get(header::HOST).map_or(Ok(""), HeaderValue::to_str).ok()?;
    (!host.contains(' ')).then(|| host.to_ascii_lowercase())
}

impl Asked {
    /// None if nobody else is answered the same.
    pub(super) fn of(keeps: Keeps, request: &ServiceRequest) -> Option<Self> {
        let (state, target) = asked(request).filter(|_| keeps != Keeps::Nothing)?;
        Some(Self { state, target, keeps })
    }

    /// What is kept, or what is drawn now: once, however many ask for it.
    pub(super) async fn answer<B: MessageBody + 'static, D>(
        self,
        request: ServiceRequest,
        draw: impl FnOnce(ServiceRequest) -> D,
    ) -> Result<ServiceResponse<EitherBody<B>>, Error>
    where
        D: Future<Output = Result<ServiceResponse<EitherBody<B>>, Error>>,
    {
        let state = &self.state;
        let place = match state.kept.find(&self.target, &state.store).await {
            Ok(kept) => {
                meters::kept(meters::Kept::Hit);
                let response = kept.to(request.request());
                return Ok(request.into_response(response).map_into_right_body());
            }
            Err(place) => place,
        };
        meters::kept(meters::Kept::Miss);
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
                let _ = place.insert(answer.into());
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
    let body = to_bytes(body).await.map_err(|error| {
        let error: Box<dyn std::error::Error> = error.into();
        Error::from(error)
    })?;
    if body.len() > MOST_OF_ONE {
        let response = response.set_body(EitherBody::right(BoxBody::new(body)));
        return Ok(Err(ServiceResponse::new(request, response)));
    }
    // The plain start leads to the language of whoever asks.
    let is_start = request.path() == "/" && languages::of(&request) == Language::DEFAULT;
    let sharing = if is_start { Sharing::Own } else { Sharing::Shared };
    let (head, drawn_from) = (response.headers().clone(), Drawn { stamps, as_of, n_changes });
    let route = Recorded::by(&request);
    let answer = Answer::new((head, body), sharing, keeps, drawn_from, route);
    Ok(Ok((request, answer)))
}

/// How an answer is called in the table: by what makes it another one.
fn target(language: Language, host: &str, path: &str) -> String {
    format!("{} {host} {path}", language.tag())
}
