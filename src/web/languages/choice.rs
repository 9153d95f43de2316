//! Addresses are led to plain paths. A choice is kept in a cookie, and leads those to it who come by a plain address that is
//! not shared: to the start, or to their own pages.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, AcceptLanguage, Header, HeaderValue, Quality};
use actix_web::http::{Method, Uri};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse};
use words::Language;

use super::Addressed;
use crate::web::session;
use crate::web::state::State;

/// How somebody chooses: `/language/de/events` leads to `/de/events`.
const CHOICE: &str = "/language/";
const COOKIE: &str = "language";

/// The middleware: routes have plain paths.
pub(in crate::web) async fn choose<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let asked = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    if let Some(answer) = chosen(&asked).or_else(|| led(&request, &asked)) {
        return Ok(request.into_response(answer).map_into_right_body());
    }
    let Some((language, path)) = Language::of_address(&asked) else {
        return Ok(next.call(request).await?.map_into_left_body());
    };
    let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
    let Ok(uri) = path.parse::<Uri>() else {
        return Ok(request.into_response(HttpResponse::NotFound()).map_into_right_body());
    };
    request.match_info_mut().get_mut().update(&uri);
    request.head_mut().uri = uri;
    request.extensions_mut().insert(Addressed(language));
    let mut answer = next.call(request).await?;
    stay(answer.headers_mut(), language);
    Ok(answer.map_into_left_body())
}

/// What leads on leads to the same language.
fn stay(head: &mut header::HeaderMap, language: Language) {
    let location = head.get(header::LOCATION).and_then(|value| value.to_str().ok());
    let inside = location.filter(|path| path.starts_with('/') && !path.starts_with("//"));
    let outside = inside.filter(|path| Language::of_address(path).is_none());
    if let Some(path) = outside.map(|path| language.address(path))
        && let Ok(path) = HeaderValue::from_str(&path)
    {
        head.insert(header::LOCATION, path);
    }
}

/// Keeps a choice, and leads to the page in that language.
fn chosen(asked: &str) -> Option<HttpResponse> {
    let rest = asked.strip_prefix(CHOICE)?;
    let (tag, path) = rest.split_once('/')?;
    let language = Language::ALL.iter().find(|language| language.tag() == tag)?;
    let path = language.address(&format!("/{}", path.trim_start_matches(['/', '\\'])));
    let cookie = Cookie::build(COOKIE, language.tag())
        .path("/")
        .max_age(Duration::days(365))
        .same_site(SameSite::Lax)
        .http_only(true)
        .finish();
    Some(elsewhere(&path).cookie(cookie).finish())
}

fn elsewhere(path: &str) -> actix_web::HttpResponseBuilder {
    let mut answer = HttpResponse::SeeOther();
    answer
        .insert_header((header::LOCATION, path))
        .insert_header((header::CACHE_CONTROL, "private, no-store"));
    answer
}

/// Leads a browser from a plain address to the language of whoever looks. Addresses that many share are left alone.
fn led(request: &ServiceRequest, asked: &str) -> Option<HttpResponse> {
    let accept = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let is_browser = accept.is_some_and(|accept| accept.contains("text/html"));
    if !is_browser || request.method() != Method::GET || Language::of_address(asked).is_some() {
        return None;
    }
    let asks = request.request();
    let is_own = ["/", "/my"].contains(&request.path())
        || ["/p/", "/g/", "/mail/"].iter().any(|own| request.path().starts_with(own))
        || request.app_data::<Data<State>>().is_some_and(|state| {
            session::token(asks, state).is_some() || session::pass(asks, state).is_some()
        });
    let wanted = is_own.then(|| wanted(asks))?;
    let address = wanted.address(asked);
    (address != asked).then(|| elsewhere(&address).finish())
}

/// What somebody has chosen, else the best of what the browser asks for.
fn wanted(request: &HttpRequest) -> Language {
    let chosen = request.cookie(COOKIE);
    let chosen = chosen.and_then(|cookie| {
        Language::ALL.iter().find(|language| language.tag() == cookie.value()).copied()
    });
    chosen.unwrap_or_else(|| asked_for(request))
}

fn asked_for(request: &HttpRequest) -> Language {
    let Ok(mut wanted) = AcceptLanguage::parse(request) else {
        return Language::DEFAULT;
    };
    wanted.retain(|item| item.quality > Quality::ZERO);
    let tags: Vec<String> = wanted.ranked().iter().map(ToString::to_string).collect();
    Language::best(tags.iter().map(String::as_str))
}
