//! Pages are asked for by our own names only, and forms come from our own pages only.
//!
//! Browsers say where a request comes from: `Sec-Fetch-Site` where the connection is secure,
//! `Origin` with every form, also over the plain HTTP of a hall's network. What sends neither
//! is no browser, and carries no cookie that a stranger's page could use.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::http::uri::Authority;
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};
use domain::addresses::hosts::{self, OwnNames};
use domain::prints::address::PrintAddress;
use store::events;
use system::platform;

use super::answer;
use super::error::PageError;
use super::senders::is_one_of;
use super::state::State;
use crate::config::Server;

/// The middleware: refuses what names another host, and what changes something and comes from elsewhere.
pub(super) async fn check<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if let Some(state) = request.app_data::<web::Data<State>>().cloned()
        && !is_asked_by_own_name(request.request(), &state).await
    {
        return Ok(request.error_response(PageError::OtherHost).map_into_right_body());
    }
    let state = request.app_data::<web::Data<State>>();
    let trusted = state.map(|state| trusted(&state.settings.server)).unwrap_or_default();
    if request.method().is_safe() || is_own(request.headers(), &trusted) {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    Ok(request.error_response(PageError::OtherOrigin).map_into_right_body())
}

/// Who asks whether the server works may call it as they like.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// Whether every host that a request names is this server, as far as it has no one name for all. A proxy of ours has looked
/// at that; and what names no host is no browser.
async fn is_asked_by_own_name(request: &HttpRequest, state: &State) -> bool {
    let server = &state.settings.server;
    let peer = request.peer_addr().map(|peer| peer.ip());
    let is_proxy = peer.is_some_and(|peer| is_one_of(&server.trusted_proxies, peer));
    if is_proxy || server.public_url.origin().is_some() || PROBES.contains(&request.path()) {
        return true;
    }
    let named = request.headers().get_all(header::HOST);
    let named = named.map(|host| host.to_str().unwrap_or_default());
    let in_uri = request.uri().authority().map(Authority::as_str);
    let unknown = |host: &&str| {
        !hosts::is_of_any(host, server.trusted_origins.iter().map(String::as_str))
            && !hosts::is_own(host, &OwnNames::default())
            && !hosts::is_own(host, &platform::own_names())
    };
    let unknown: Vec<String> = named.chain(in_uri).filter(unknown).map(str::to_owned).collect();
    unknown.is_empty() || are_of_events(state, unknown).await
}

/// Whether hosts are those of addresses that organisers have set for their events.
async fn are_of_events(state: &State, named: Vec<String>) -> bool {
    let addresses = answer::read(&state.store, events::addresses).await;
    let addresses = addresses.unwrap_or_default();
    let is_set = |host: &String| hosts::is_of_any(host, addresses.iter().map(PrintAddress::as_str));
    named.iter().all(is_set)
}

/// Where the browser that asks finds this server.
pub(super) fn own(request: &HttpRequest, state: &State) -> String {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let scheme = if state.is_https() { "https" } else { "http" };
    let public = state.settings.server.public_url.origin().map(str::to_owned);
    public.unwrap_or_else(|| format!("{scheme}://{}", host.unwrap_or_default()))
}

/// The origins that people know this server by.
fn trusted(server: &Server) -> Vec<&str> {
    let others = server.trusted_origins.iter().map(String::as_str);
    others.chain(server.public_url.origin()).collect()
}

fn is_own(headers: &HeaderMap, trusted: &[&str]) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let origin = text(header::ORIGIN.as_str());
    if origin.is_some_and(|origin| trusted.contains(&origin)) {
        return true;
    }
    match (text("sec-fetch-site"), origin) {
        (Some("same-origin" | "none"), _) | (None, None) => true,
        (Some(_), _) => false,
        (None, Some(origin)) => {
            let host = text(header::HOST.as_str()).unwrap_or_default();
            origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host))
        }
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn own(pairs: &[(&'static str, &str)]) -> bool {
        let mut request = TestRequest::post();
        for (name, value) in pairs {
            request = request.insert_header((*name, *value));
        }
        is_own(request.to_http_request().headers(), &["https://trusted.example"])
    }

    #[test]
    fn forms_of_our_own_pages_are_taken() {
        assert!(own(&[("Sec-Fetch-Site", "same-origin"), ("Host", "hall")]));
        assert!(own(&[("Origin", "http://192.0.2.7:8470"), ("Host", "192.0.2.7:8470")]));
        assert!(own(&[("Origin", "https://trusted.example"), ("Sec-Fetch-Site", "cross-site")]));
    }

    #[test]
    fn forms_of_other_pages_are_refused() {
        assert!(!own(&[("Sec-Fetch-Site", "cross-site"), ("Host", "hall")]));
        assert!(!own(&[("Sec-Fetch-Site", "same-site"), ("Host", "hall")]));
        assert!(!own(&[("Origin", "http://evil.example"), ("Host", "192.0.2.7:8470")]));
        assert!(!own(&[("Origin", "null"), ("Host", "hall")]));
        assert!(!own(&[("Origin", "http://hall.evil.example"), ("Host", "hall")]));
    }

    #[test]
    fn a_program_without_either_header_is_no_browser() {
        assert!(own(&[("Host", "hall")]));
    }
}
