//! What a request is called, from the proxy to the database: in the log, in the answer and in transactions.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage};
use domain::request_ids::RequestId;

use super::blocking::on_behalf_of;
use super::senders::is_one_of;
use super::state::State;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// What a request is called: as a trusted proxy calls it, else by a number of its own.
pub(super) fn of(request: &ServiceRequest) -> Option<RequestId> {
    let new = || {
        let number = request.extensions().get::<tracing_actix_web::RequestId>()?.as_u128();
        Some(RequestId::new(number))
    };
    from_proxy(request).or_else(new)
}

fn from_proxy(request: &ServiceRequest) -> Option<RequestId> {
    let given = request.headers().get(HEADER)?;
    let state = request.app_data::<Data<State>>()?;
    let is_trusted = is_one_of(&state.settings.server.trusted_proxies, request.peer_addr()?.ip());
    RequestId::parse(given.to_str().ok().filter(|_| is_trusted)?)
}

/// The middleware: all that is done for the request knows its name, and the answer says it.
pub(super) async fn carry<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let Some(id) = request.extensions().get::<RequestId>().cloned() else {
        return next.call(request).await;
    };
    let value = HeaderValue::from_str(id.as_str());
    let mut response = on_behalf_of(id, next.call(request)).await?;
    if let Ok(value) = value {
        response.headers_mut().insert(HEADER, value);
    }
    Ok(response)
}
