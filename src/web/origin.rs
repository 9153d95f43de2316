//! Forms come from our own pages only.
//!
//! Browsers say where a request comes from: `Sec-Fetch-Site` where the connection is secure,
//! `Origin` with every form, also over the plain HTTP of a hall's network. What sends neither
//! is no browser, and carries no cookie that a stranger's page could use.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};

use super::error::PageError;
use super::state::State;
use crate::config::Server;

/// The middleware: refuses what changes something and comes from elsewhere.
pub(super) async fn check<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let state = request.app_data::<web::Data<State>>();
    let trusted = state.map(|state| trusted(&state.settings.server)).unwrap_or_default();
    if request.method().is_safe() || is_own(request.headers(), &trusted) {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    Ok(request.error_response(PageError::OtherOrigin).map_into_right_body())
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
