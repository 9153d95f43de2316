//! The draft of a round: looked at as often as one likes, since nothing of it is stored.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::rounds::At;
use domain::TournamentId;
use domain::events::Event;
use domain::overlaps::Overlap;
use domain::privacy::Eyes;
use domain::swiss::Preparation;
use form::rounds::WhyNotQuery;
use view::Frame;
use view::rounds::DraftPage;
use view::tournaments::TournamentHead;
use words::Text;

use super::around;
use crate::web::answer::{html_in_background, read, see_other};
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// The draft of the next round; a round that is published is shown as such.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<At>,
    asked: Query<WhyNotQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let (event, preparation) = load(&state, id).await?;
    if let Some(there) = published(&preparation, (id, round)) {
        return Ok(there);
    }
    is_next(&preparation, round)?;
    let (frame, head) = around_draft(&visit, &event, &preparation);
    let (asked, overlaps) = (asked.players(), overlaps(&state, &preparation).await?);
    html_in_background(StatusCode::OK, move || {
        let shown = DraftPage::new(frame, head, &preparation, asked);
        Some(shown.pointing_out(&preparation, &overlaps))
    })
    .await
}

/// Who is to play elsewhere at the same time.
async fn overlaps(state: &State, preparation: &Preparation) -> Result<Vec<Overlap>, PageError> {
    let (chart, round) = (preparation.chart.clone(), preparation.round());
    read(&state.store, move |db| desk::overlaps::find(db, &chart, round)).await
}

/// The way to a round that is published, by whomever.
pub(super) fn published(preparation: &Preparation, (id, round): At) -> Option<HttpResponse> {
    let is_there = (1..=preparation.n_paired()).contains(&round);
    is_there.then(|| see_other(format!("/tournaments/{id}/rounds/{round}")))
}

/// The draft with why something was not done.
pub(super) async fn draw(
    visit: &Visit,
    event: Event,
    preparation: Preparation,
    status: StatusCode,
    refusal: Text,
) -> Result<HttpResponse, PageError> {
    let (frame, head) = around_draft(visit, &event, &preparation);
    html_in_background(status, move || {
        Some(DraftPage::new(frame, head, &preparation, None).refused(refusal))
    })
    .await
}

fn around_draft(
    visit: &Visit,
    event: &Event,
    preparation: &Preparation,
) -> (Frame, TournamentHead) {
    let heading = Text::new("draft-heading")
        .with("round", preparation.round())
        .with("rounds", preparation.chart.n_rounds());
    around(visit, event, &preparation.chart, heading)
}

/// There is only one draft: that of the round after the last one that is published.
pub(super) fn is_next(preparation: &Preparation, round: u16) -> Result<(), PageError> {
    let is_paired_so = preparation.chart.tournament.details.format.pairs_round_by_round();
    let is_there = round == preparation.round() && round <= preparation.chart.n_rounds();
    if is_paired_so && is_there { Ok(()) } else { Err(PageError::NotFound) }
}

/// All that the next round is paired from, and the event.
pub(super) async fn load(
    state: &State,
    id: TournamentId,
) -> Result<(Event, Preparation), PageError> {
    let found = read(&state.store, move |db| desk::rounds::find(db, id, Eyes::Staff));
    found.await?.ok_or(PageError::NotFound)
}
