//! Standings, crosstable, and the end of a tournament.

mod closing;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};

use super::answer::{page_in_background, read, spreadsheet};
use super::error::PageError;
use super::state::State;
use super::visit::Visit;
use crate::desk;
use crate::domain::TournamentId;
use crate::domain::accounts::Access;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::form::standings::StandingsQuery;
use crate::view::crosstable::{CrosstablePage, crosstable_csv};
use crate::view::standings::{StandingsPage, standings_csv};
use crate::view::{Section, Text};

pub(super) use closing::{close, close_form, reopen};

/// Who leads, now or after an earlier round.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let asked = query.asked().map_err(|_| PageError::NotFound)?;
    let (event, chart) = load(&state, *tournament, asked.after).await?;
    let frame = visit.frame(title("standings-window", &chart), Section::Events);
    let is_organiser = visit.viewer.is_at_least(Access::Organiser);
    let is_arbiter = visit.viewer.is_at_least(Access::Arbiter);
    page_in_background(move || {
        let mut shown = StandingsPage::new(frame, &event, &chart, &asked);
        if is_arbiter {
            shown = shown.for_arbiters(chart.tournament.stage);
        }
        Some(if is_organiser { shown.for_organisers() } else { shown })
    })
    .await
}

/// The same for spreadsheets.
pub(super) async fn show_csv(
    tournament: Path<TournamentId>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let asked = query.asked().map_err(|_| PageError::NotFound)?;
    let (_, chart) = load(&state, *tournament, asked.after).await?;
    spreadsheet(&standings_csv(&chart, asked.after))
}

/// All results at a glance.
pub(super) async fn crosstable(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load(&state, *tournament, None).await?;
    let frame = visit.frame(title("crosstable-window", &chart), Section::Events);
    page_in_background(move || Some(CrosstablePage::new(frame, &event, &chart))).await
}

/// The crosstable for spreadsheets.
pub(super) async fn crosstable_file(
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (_, chart) = load(&state, *tournament, None).await?;
    spreadsheet(&crosstable_csv(&chart))
}

fn title(id: &'static str, chart: &WallChart) -> Text {
    Text::new(id).with("name", chart.tournament.details.name.as_str())
}

async fn load(
    state: &State,
    id: TournamentId,
    after: Option<u16>,
) -> Result<(Event, WallChart), PageError> {
    let found = read(&state.store, move |db| match after {
        Some(round) => desk::tournaments::find_after(db, id, round),
        None => desk::tournaments::find(db, id),
    });
    found.await?.ok_or(PageError::NotFound)
}
