//! Entries that a browser keeps until they have arrived (`static/outbox.js`). It sends them from behind a page,
//! and is told in a header where an accepted one leads: the page there is fetched once, by the browser itself.

use actix_web::dev::ServiceResponse;
use actix_web::http::header::{self, HeaderName};
use actix_web::http::{Method, StatusCode};

/// The header of an entry that is sent from behind a page.
const SENT: &str = "x-magister-outbox";

/// The header that says where it leads.
const LEADS_TO: HeaderName = HeaderName::from_static("x-magister-location");

/// An accepted entry is answered without a page.
pub(super) fn tell<B>(response: &mut ServiceResponse<B>) {
    let request = response.request();
    let is_sent = request.method() == Method::POST && request.headers().contains_key(SENT);
    if !is_sent || response.status() != StatusCode::SEE_OTHER {
        return;
    }
    *response.response_mut().status_mut() = StatusCode::NO_CONTENT;
    if let Some(location) = response.headers_mut().remove(header::LOCATION).next() {
        response.headers_mut().insert(LEADS_TO, location);
    }
}
