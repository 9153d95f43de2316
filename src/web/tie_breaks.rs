//! What decides the order: the list of tie-breaks, chosen step by step.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::tie_breaks::{NotKept, Seen};
use domain::TournamentId;
use domain::tournaments::Stage;
use form::tie_breaks::{TieBreaksComplaint, TieBreaksForm};
use view::Section;
use view::tie_breaks::TieBreaksPage;
use words::Text;

use super::answer::{html_in_background, page_in_background, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::tournaments::load_chart;
use super::visit::Visit;

/// The list, with what is being done to it; what it would change is said below.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    // Codes come more than once, which the extractor of queries does not know.
    let asked: TieBreaksForm = serde_html_form::from_str(request.query_string())
        .map_err(|error| PageError::BadForm(error.to_string()))?;
    let (event, chart) = load_chart(&state, *tournament).await?;
    let frame = visit.frame(Text::new("tie-breaks-title"), Section::Events);
    let details = &chart.tournament.details;
    let (form, found) = asked.done(&details.ranking, details.format);
    page_in_background(move || {
        Some(TieBreaksPage::new(frame, &event, &chart, form).with_complaints(&found))
    })
    .await
}

/// Keeps the list, if it would change what the page said.
pub(super) async fn change(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<TieBreaksForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let seen = Seen { version: form.version(), changes: &form.seen };
        let done = desk::tie_breaks::change(db, actor, id, seen, |stage| form.parse(stage))?;
        Ok(done.map(|stage| match stage {
            Stage::Entry => format!("/tournaments/{id}"),
            Stage::Running | Stage::Closed | Stage::Cancelled => {
                format!("/tournaments/{id}/standings")
            }
        }))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_kept(&state, &visit, id, form, why).await,
    }
}

async fn not_kept(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: TieBreaksForm,
    why: NotKept<Vec<TieBreaksComplaint>>,
) -> Result<HttpResponse, PageError> {
    let (status, found) = match why {
        NotKept::Gone => return Err(PageError::NotFound),
        NotKept::For(found) => (StatusCode::UNPROCESSABLE_ENTITY, found),
        NotKept::Closed => (StatusCode::UNPROCESSABLE_ENTITY, Vec::new()),
        NotKept::ChangedMeanwhile => (StatusCode::CONFLICT, Vec::new()),
    };
    let (event, chart) = load_chart(state, id).await?;
    let frame = visit.frame(Text::new("tie-breaks-title"), Section::Events);
    html_in_background(status, move || {
        let page = TieBreaksPage::new(frame, &event, &chart, form).with_complaints(&found);
        Some(if status == StatusCode::CONFLICT { page.changed_meanwhile() } else { page })
    })
    .await
}
