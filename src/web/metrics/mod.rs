//! How long requests take, by route. Where Prometheus asks for that and more is a listener of its own.

pub(super) mod listener;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest};

use system::meters::{self, RouteMeter, Stopwatch};

/// The route that a request is recorded for.
#[derive(Clone, Copy)]
pub(super) struct Recorded(&'static RouteMeter);

impl Recorded {
    /// The route of a method and a pattern; none where nothing is recorded.
    pub(super) fn of(method: &Method, pattern: &str) -> Option<Self> {
        meters::get().map(|meters| Self(meters.route(method.as_str(), pattern)))
    }

    /// What a request was found to be for.
    pub(super) fn by(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().copied()
    }

    pub(super) fn leave(self, request: &ServiceRequest) {
        request.extensions_mut().insert(self);
    }
}

/// The middleware.
pub(super) async fn measure<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let stopwatch = Stopwatch::start();
    let response = next.call(request).await?;
    if let Some(meters) = meters::get() {
        let route = Recorded::by(response.request()).map_or(meters.unrouted(), |found| found.0);
        meters.answered(route, response.status().as_u16(), stopwatch.elapsed());
    }
    Ok(response)
}
