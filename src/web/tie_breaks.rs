//! What decides the order: the list of tie-breaks, chosen step by step.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Value, json};

use super::answer::{html_in_background, page_in_background, see_other, write};
use super::error::PageError;
use super::events::record;
use super::server::State;
use super::submission::{Submission, once};
use super::tournaments::load_chart;
use super::visit::Visit;
use crate::domain::TournamentId;
use crate::domain::audit::ActKind;
use crate::domain::tie_breaks::{Ranking, edition_word, mark, rank_changes};
use crate::domain::tournaments::{Stage, Tournament};
use crate::form::tie_breaks::{TieBreaksComplaint, TieBreaksForm};
use crate::store::{Db, Stored, standings, tournaments};
use crate::view::tie_breaks::TieBreaksPage;
use crate::view::{Section, Text};

/// Why the list was not changed.
enum NotChanged {
    For(Vec<TieBreaksComplaint>),
    /// The tournament is closed.
    Closed,
    /// Somebody changed the tournament, or results came in, since the page was drawn.
    ChangedMeanwhile,
    Gone,
}

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
    submission: Submission<TieBreaksForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let (by, typed) = (visit.clone(), form.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| keep(db, &by, id, &typed));
    let (status, found) = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(NotChanged::Gone) => return Err(PageError::NotFound),
        Err(NotChanged::For(found)) => (StatusCode::UNPROCESSABLE_ENTITY, found),
        Err(NotChanged::Closed) => (StatusCode::UNPROCESSABLE_ENTITY, Vec::new()),
        Err(NotChanged::ChangedMeanwhile) => (StatusCode::CONFLICT, Vec::new()),
    };
    let (event, chart) = load_chart(&state, id).await?;
    let frame = visit.frame(Text::new("tie-breaks-title"), Section::Events);
    html_in_background(status, move || {
        let page = TieBreaksPage::new(frame, &event, &chart, form).with_complaints(&found);
        Some(if status == StatusCode::CONFLICT { page.changed_meanwhile() } else { page })
    })
    .await
}

fn keep(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: &TieBreaksForm,
) -> Stored<Result<String, NotChanged>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(NotChanged::Gone));
    };
    let tournament = &chart.tournament;
    let location = match tournament.stage {
        Stage::Closed => return Ok(Err(NotChanged::Closed)),
        Stage::Entry => format!("/tournaments/{id}"),
        Stage::Running => format!("/tournaments/{id}/standings"),
    };
    let ranking = match form.parse(tournament.stage) {
        Ok(ranking) => ranking,
        Err(found) => return Ok(Err(NotChanged::For(found))),
    };
    if ranking == tournament.details.ranking {
        return Ok(Ok(location));
    }
    let changes = rank_changes(&chart, &ranking);
    if form.version() != Some(tournament.version) || form.seen != mark(&changes) {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    }
    save(db, visit, tournament, (ranking, changes.len()))?;
    Ok(Ok(location))
}

/// Keeps what decides the order, and writes down how many ranks that changes.
fn save(
    db: &mut Db,
    visit: &Visit,
    tournament: &Tournament,
    (ranking, n_changes): (Ranking, usize),
) -> Stored<()> {
    let detail = json!({
        "tournament": tournament.id,
        "before": ranking_json(&tournament.details.ranking),
        "after": ranking_json(&ranking),
        "ranks_changed": n_changes,
    });
    let mut details = tournament.details.clone();
    details.ranking = ranking;
    tournaments::update_details(db, tournament.id, tournament.version, &details)?;
    record(db, visit, tournament.event, ActKind::TieBreaksChanged, detail)
}

fn ranking_json(ranking: &Ranking) -> Value {
    json!({
        "tie_breaks": ranking.tie_breaks.to_string(),
        "edition": ranking.edition.map(edition_word),
    })
}
