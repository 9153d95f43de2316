//! What programs ask for: facts and conclusions as JSON.

pub(super) mod by_link;
pub(super) mod checkins;
pub(super) mod events;
pub(super) mod games;
pub(super) mod pairings;
pub(super) mod players;
pub(super) mod program;
pub(super) mod ratings;
pub(super) mod results;
pub(super) mod standings;
pub(super) mod tournaments;

use actix_web::http::{StatusCode, header};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use form::api::{BadLimit, limit};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use view::Section;
use view::api::{ApiPage, FieldProblem, NoSuchItem, PageOf, Problem};
use words::{Language, Text};

use super::answer::page;
use super::costly::Costly;
use super::error::PageError;
use super::origin;
use super::state::State;
use super::visit::Visit;

/// Everything under `/api/v1`, as the code has it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Magister",
        version = "1",
        description = "Tournaments, results and ratings of abstract games: the same facts and conclusions as on the pages.",
    ),
    paths(
        events::list,
        events::show,
        events::tournaments,
        tournaments::show,
        tournaments::entries,
        tournaments::rounds,
        tournaments::round,
        tournaments::schedule,
        standings::show,
        standings::workings,
        standings::crosstable,
        players::list,
        players::show,
        players::games,
        players::ratings,
        ratings::list,
        ratings::show,
        games::list,
        games::show,
        by_link::list,
        by_link::show,
        by_link::facts,
        results::enter,
        pairings::draft,
        pairings::publish,
        pairings::unpublish,
        checkins::show,
        checkins::check_in,
        checkins::undo,
    ),
    components(responses(Problem), schemas(Problem, FieldProblem)),
    modifiers(&Tokens)
)]
struct Document;

/// How programs say who they are.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        if let Some(components) = &mut document.components {
            components.add_security_scheme("token", scheme);
        }
    }
}

/// Whether a program asks.
pub(super) fn is_asked(request: &HttpRequest) -> bool {
    request.path().starts_with("/api/v1")
}

/// Why it gets no answer.
pub(super) fn problem(status: StatusCode, heading: &Text, advice: &Text) -> HttpResponse {
    let [title, detail] = [heading, advice].map(|text| text.in_language(Language::DEFAULT));
    answered(status, &Problem::new(status.as_u16(), title, detail))
}

fn answered(status: StatusCode, problem: &Problem) -> HttpResponse {
    let mut head = HttpResponse::build(status);
    if status == StatusCode::UNAUTHORIZED {
        head.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
    }
    head.insert_header((header::CONTENT_TYPE, "application/problem+json")).json(problem)
}

/// The document that says what there is.
pub(super) async fn document(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let work = Costly::new(&state, &visit);
    work.json(|_| Ok(Some(())), |()| Ok(Document::openapi())).await
}

/// The same to read.
pub(super) async fn show(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("api-title"), Section::Elsewhere);
    let frame = frame.about(|head| head.described(Text::new("head-api")));
    page(&ApiPage::new(frame, &origin::own(&request, &state), &Document::openapi()))
}

/// Which page of a list at some address is asked for.
fn page_of(address: &str, after: Option<i32>, n_items: Option<usize>) -> Result<PageOf, PageError> {
    if after.is_some_and(|after| after < 1) {
        return Err(PageError::BadAddress);
    }
    Ok(PageOf { address: address.to_owned(), after, limit: limit(n_items)? })
}

impl From<BadLimit> for PageError {
    fn from(_: BadLimit) -> Self {
        Self::BadAddress
    }
}

impl From<NoSuchItem> for PageError {
    fn from(_: NoSuchItem) -> Self {
        Self::NotFound
    }
}
