//! Rounds, board by board.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};

use super::answer::{page_in_background, see_other};
use super::error::PageError;
use super::results::Saved;
use super::server::State;
use super::tournaments::load_chart;
use super::visit::Visit;
use crate::domain::TournamentId;
use crate::view::results::SavedLine;
use crate::view::rounds::{RoundPage, round_heading, round_to_show};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};

/// On to the round that is played; before the start, to the tournament itself.
pub(super) async fn current(
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (_, chart) = load_chart(&state, *tournament).await?;
    let path = format!("/tournaments/{tournament}");
    Ok(see_other(match round_to_show(&chart) {
        0 => path,
        round => format!("{path}/rounds/{round}"),
    }))
}

/// One round.
pub(super) async fn show(
    visit: Visit,
    path: Path<(TournamentId, u16)>,
    query: Query<Saved>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let (event, chart) = load_chart(&state, id).await?;
    let heading = round_heading(&chart, round);
    let name = chart.tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", heading.clone()).with("name", name);
    let head = TournamentHead::new(&event, &chart.tournament, heading, Tab::Rounds);
    let frame = visit.frame(title, Section::Events);
    let saved = SavedLine::of(&chart, round, query.saved);
    page_in_background(move || {
        let page = RoundPage::new(frame, head, &chart, &visit.viewer, round);
        page.map(|page| page.after(saved))
    })
    .await
}
