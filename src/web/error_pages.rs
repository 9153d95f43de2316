//! Turns every failed request into a page that says what is wrong and what to do.

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse};
use domain::accounts::Access;
use domain::events::Fixed;
use domain::request_ids::RequestId;
use store::StoreError;
use system::meters;
use view::Section;
use view::error::ErrorPage;
use view::head::Head;
use words::Text;

use super::error::PageError;
use super::routes::ROUTES;
use super::visit::Visit;
use super::{answer, api};

/// The middleware.
pub(super) async fn show<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let response = next.call(request).await?.map_into_boxed_body();
    let Some(page) = page_for(&response) else {
        return Ok(response);
    };
    let (request, _) = response.into_parts();
    Ok(ServiceResponse::new(request, page))
}

fn page_for(response: &ServiceResponse<BoxBody>) -> Option<HttpResponse> {
    let error = response.response().error()?;
    let request = response.request();
    let Some(error) = error.as_error::<PageError>() else {
        // The framework's own: a path that decodes to nothing, a body cut off.
        return Some(plain_page(request, response.status()));
    };
    if let Some(fault) = error.fault() {
        meters::broken(fault);
        tracing::error!(%error, "request failed");
    }
    if matches!(error, PageError::WrongMethod) {
        return Some(with_methods(request, draw_error(request, response.status(), error)));
    }
    if api::is_asked(request) {
        return Some(draw_error(request, response.status(), error));
    }
    if matches!(error, PageError::SignInNeeded) && request.method() == Method::GET {
        let href = answer::sign_in_href(&Visit::of(request).path);
        return Some(HttpResponse::SeeOther().insert_header((header::LOCATION, href)).finish());
    }
    if matches!(error, PageError::PasswordGiven) && request.method() == Method::GET {
        return Some(answer::see_other("/account"));
    }
    Some(draw_error(request, response.status(), error))
}

/// What a path can be asked for by.
fn with_methods(request: &HttpRequest, mut page: HttpResponse) -> HttpResponse {
    let pattern = request.match_pattern();
    let methods = ROUTES.iter().filter(|route| Some(route.path) == pattern.as_deref());
    let methods = methods.map(|route| route.method.as_str()).collect::<Vec<_>>().join(", ");
    if let Ok(methods) = HeaderValue::from_str(&methods) {
        page.headers_mut().insert(header::ALLOW, methods);
    }
    page
}

fn draw_error(request: &HttpRequest, status: StatusCode, error: &PageError) -> HttpResponse {
    let mut page = draw(request, status, error);
    if AGAIN_LATER.contains(&page.status()) {
        page.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry_after_secs(error)));
    }
    page
}

/// What may be asked for again.
const AGAIN_LATER: [StatusCode; 2] =
    [StatusCode::SERVICE_UNAVAILABLE, StatusCode::TOO_MANY_REQUESTS];

/// When to ask again, if there was no room: by then those who wait now have had their turn.
pub(super) const RETRY_AFTER_SECS: u16 = 10;

/// When to ask again, if it was too often within an hour.
const RETRY_IN_AN_HOUR_SECS: u16 = 3600;

fn retry_after_secs(error: &PageError) -> u16 {
    match error {
        PageError::TooManyChanges | PageError::TooManyCalls => RETRY_IN_AN_HOUR_SECS,
        _ => RETRY_AFTER_SECS,
    }
}

fn plain_page(request: &HttpRequest, status: StatusCode) -> HttpResponse {
    let error = if status == StatusCode::NOT_FOUND {
        PageError::NotFound
    } else if request.method().is_safe() {
        PageError::BadAddress
    } else {
        PageError::BadForm(String::new())
    };
    draw(request, status, &error)
}

fn draw(request: &HttpRequest, status: StatusCode, error: &PageError) -> HttpResponse {
    let (heading, advice) = words(error);
    if api::is_asked(request) {
        return api::problem(status, &heading, &advice);
    }
    let visit = Visit::of(request);
    let frame = visit.frame(heading.clone(), Section::Elsewhere).about(Head::unlisted);
    // What could not be sent is shown where it could not.
    let is_shut = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
    let frame = if is_shut { frame.shut() } else { frame };
    let request = error.fault().and_then(|_| named(request));
    answer::html(status, &ErrorPage { frame, heading, advice, request })
        .unwrap_or_else(|_| HttpResponse::new(status))
}

/// What the request is called in the log, where a failure of the program stands.
fn named(request: &HttpRequest) -> Option<Text> {
    let extensions = request.extensions();
    let id = extensions.get::<RequestId>()?;
    Some(Text::new("error-request").with("id", id.as_str()))
}

fn words(error: &PageError) -> (Text, Text) {
    let (heading, advice) = match error {
        PageError::NotFound => ("error-not-found", "error-not-found-advice"),
        PageError::SignInNeeded => ("error-sign-in", "error-sign-in-advice"),
        PageError::PasswordGiven => ("error-password-given", "error-password-given-advice"),
        PageError::LinkExpired => ("error-link-expired", "error-link-expired-advice"),
        PageError::NoLink => ("error-no-link", "error-no-link-advice"),
        PageError::TooManyGuesses => ("error-guesses", "error-guesses-advice"),
        PageError::NotByCode => ("error-not-by-code", "error-not-by-code-advice"),
        PageError::Forbidden(access) => return forbidden(*access),
        PageError::Fixed(Fixed::Archived) => ("error-archived", "error-archived-advice"),
        PageError::Fixed(Fixed::Cancelled) => ("error-cancelled", "error-cancelled-advice"),
        PageError::OtherHost => ("error-other-host", "error-other-host-advice"),
        PageError::OtherOrigin => ("error-other-origin", "error-other-origin-advice"),
        PageError::BadAddress => ("error-bad-address", "error-bad-address-advice"),
        PageError::BadForm(_) => ("error-bad-form", "error-bad-form-advice"),
        PageError::BadJson(_) => ("error-bad-json", "error-bad-json-advice"),
        PageError::NotJson => ("error-not-json", "error-not-json-advice"),
        PageError::BadToken => ("error-bad-token", "error-bad-token-advice"),
        PageError::TokenNeeded => ("error-token-needed", "error-token-needed-advice"),
        PageError::TokenElsewhere => ("error-token-elsewhere", "error-token-elsewhere-advice"),
        PageError::TooManyRequests => ("error-requests", "error-requests-advice"),
        PageError::TooManyChanges => ("error-changes", "error-changes-advice"),
        PageError::TooManyCalls => ("error-calls", "error-calls-advice"),
        PageError::TooManyVersions => ("error-versions", "hand-in-enough"),
        PageError::NoFormKey => ("error-no-form-key", "error-no-form-key-advice"),
        PageError::TooLarge => ("error-too-large", "error-too-large-advice"),
        PageError::TooSlow => ("error-too-slow", "error-too-slow-advice"),
        PageError::Packed => ("error-packed", "error-packed-advice"),
        PageError::Full => ("error-full", "error-full-advice"),
        PageError::Store(error) => database_words(error),
        PageError::WrongMethod => ("error-wrong-method", "error-wrong-method-advice"),
        PageError::Render(_) | PageError::Json(_) | PageError::Secret(_) => {
            ("error-fault", "error-fault-advice")
        }
        PageError::Interrupted(_) => ("error-interrupted", "error-interrupted-advice"),
    };
    (Text::new(heading), Text::new(advice))
}

fn database_words(error: &StoreError) -> (&'static str, &'static str) {
    match error {
        StoreError::Full(_) => ("error-full", "error-full-advice"),
        StoreError::Connections(_) | StoreError::Lost(_) => ("error-away", "error-away-advice"),
        StoreError::Unanswered(_) => ("error-unanswered", "error-unanswered-advice"),
        StoreError::Busy => ("error-busy", "error-busy-advice"),
        StoreError::NoRoom(_) => ("error-no-room", "error-no-room-advice"),
        StoreError::Moved => ("error-moved", "error-moved-advice"),
        StoreError::Failing(_) => ("error-failing", "error-failing-advice"),
        StoreError::ReadOnly(_) => ("error-read-only", "error-read-only-advice"),
        StoreError::Damaged(_) => ("error-damaged", "error-damaged-advice"),
        StoreError::Foreign(_) => ("error-foreign", "error-foreign-advice"),
        StoreError::Database(_) | StoreError::Random(_) | StoreError::Corrupt { .. } => {
            ("error-fault", "error-fault-advice")
        }
    }
}

fn forbidden(needed: Access) -> (Text, Text) {
    let who = match needed {
        Access::Visitor | Access::Member => "access-member",
        Access::Scorekeeper => "access-scorekeeper",
        Access::Arbiter => "access-arbiter",
        Access::Organiser => "access-organiser",
        Access::Administrator => "access-administrator",
    };
    let advice = Text::new("error-forbidden-advice").with("who", Text::new(who));
    (Text::new("error-forbidden"), advice)
}

#[cfg(test)]
mod tests {
    use actix_web::middleware::from_fn;
    use actix_web::test::{TestRequest, call_service, init_service, read_body};
    use actix_web::{App, web};
    use store::StoreError;

    use super::*;

    #[actix_web::test]
    async fn where_everything_is_full_it_is_said_when_to_come_again() {
        let full = || async { Err::<HttpResponse, _>(PageError::Full) };
        let busy = || async {
            Err::<HttpResponse, _>(PageError::from(StoreError::Connections(String::new())))
        };
        let app = App::new()
            .route("/full", web::get().to(full))
            .route("/busy", web::get().to(busy))
            .wrap(from_fn(show));
        let app = init_service(app).await;
        for path in ["/full", "/busy"] {
            let answer = call_service(&app, TestRequest::get().uri(path).to_request()).await;
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
            assert_eq!(answer.headers().get(header::RETRY_AFTER).unwrap(), "10", "{path}");
            let page = String::from_utf8(read_body(answer).await.to_vec()).unwrap();
            assert!(page.contains("Try again in ten seconds."), "{page}");
        }
    }
}
