//! What every answer says to the browser besides itself.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::{DefaultHeaders, Next};
use actix_web::{Error, HttpRequest, HttpResponse, web};

use super::state::State;
use super::{api, session};

/// Nothing from elsewhere is loaded, framed or run; no address leaks to other sites.
pub(super) fn security() -> DefaultHeaders {
    DefaultHeaders::new()
        .add((
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
             font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ))
        .add(("X-Content-Type-Options", "nosniff"))
        .add(("Referrer-Policy", "same-origin"))
        .add(("Cross-Origin-Opener-Policy", "same-origin"))
        .add(("Permissions-Policy", "camera=(), geolocation=(), microphone=()"))
}

/// What a page says that shows others of this site in frames.
pub(super) const FRAMING: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
     frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What may be framed anywhere sends no forms.
pub(super) fn open_to_frames(headers: &mut HeaderMap) {
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
             font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *",
        ),
    );
}

/// The middleware: nobody keeps what is not the same for everybody, and browsers come by HTTPS where they can.
pub(super) async fn guard<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let is_https = comes_by_https(request.request());
    // Scripts of other sites may read what everybody may; they send nothing.
    let is_open = api::is_asked(request.request()) && request.method().is_safe();
    let mut response = next.call(request).await?;
    session::forget_unknown_pass(&mut response);
    // A proxy would send the next request by the same connection.
    if is_leaving(response.request()) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    let headers = response.headers_mut();
    // Style and script are the same for everybody, and so is what is kept for visitors.
    let is_public = headers.get(header::CACHE_CONTROL).is_some_and(|value| {
        value.to_str().is_ok_and(|directives| directives.starts_with("public"))
    });
    if !is_public {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        // Else a cache that remembers what may not be kept remembers it for everybody.
        headers.append(header::VARY, HeaderValue::from_static("cookie"));
    }
    if is_open {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    }
    if is_https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(A_YEAR));
    }
    Ok(response)
}

fn is_leaving(request: &HttpRequest) -> bool {
    request.app_data::<web::Data<State>>().is_some_and(|state| state.is_leaving())
}

const A_YEAR: &str = "max-age=31536000";

/// Whether people are told to come by HTTPS, or a proxy of ours says that they do.
fn comes_by_https(request: &HttpRequest) -> bool {
    let Some(state) = request.app_data::<web::Data<State>>() else {
        return false;
    };
    let server = &state.settings.server;
    let is_proxy =
        request.peer_addr().is_some_and(|peer| server.trusted_proxies.contains(&peer.ip()));
    let by = request.headers().get_all("x-forwarded-proto").last();
    let is_said = by.is_some_and(|value| value.to_str().is_ok_and(|said| said.trim() == "https"));
    server.public_url.is_https() || (is_proxy && is_said)
}

/// The answer after which the browser has no page of before any more. What was typed and not sent,
/// which it keeps beside them, stays.
pub(super) fn forgotten(mut answer: HttpResponse) -> HttpResponse {
    let name = HeaderName::from_static("clear-site-data");
    answer.headers_mut().insert(name, HeaderValue::from_static("\"cache\""));
    answer
}
