//! What is logged of a request: a number, the route, the status; no address and no name.

use actix_web::Error;
use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use tracing::field::Empty;
use tracing_actix_web::{RequestId, RootSpanBuilder};

/// The span of one request. Only the route is named, since a path can hold a secret.
pub(super) struct Span;

impl RootSpanBuilder for Span {
    fn on_request_start(request: &ServiceRequest) -> tracing::Span {
        let id = request.extensions().get::<RequestId>().map(ToString::to_string);
        tracing::info_span!(
            "request",
            request_id = id,
            method = %request.method(),
            route = request.match_pattern().as_deref().unwrap_or("none"),
            status = Empty,
        )
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
