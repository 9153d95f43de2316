//! What is logged of a request: its id, the route, the status; no address and no name.

use actix_web::Error;
use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use domain::request_ids::RequestId;
use tracing::field::Empty;
use tracing_actix_web::RootSpanBuilder;

use super::request_ids;

/// The span of one request. Only the route is named, since a path can hold a secret.
pub(super) struct Span;

impl RootSpanBuilder for Span {
    fn on_request_start(request: &ServiceRequest) -> tracing::Span {
        let id = request_ids::of(request);
        let span = tracing::info_span!(
            "request",
            request_id = id.as_ref().map(RequestId::as_str),
            method = %request.method(),
            route = request.match_pattern().as_deref().unwrap_or("none"),
            status = Empty,
        );
        if let Some(id) = id {
            request.extensions_mut().insert(id);
        }
        span
    }

    fn on_request_end<B: MessageBody>(
        span: tracing::Span,
        outcome: &Result<ServiceResponse<B>, Error>,
    ) {
        let status = match outcome {
            Ok(response) => response.status(),
            Err(error) => error.as_response_error().status_code(),
        };
        span.record("status", status.as_u16());
        span.in_scope(|| tracing::info!("answered"));
    }
}
