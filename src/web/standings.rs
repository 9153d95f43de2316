//! Standings, crosstable, and the end of a tournament.

mod closing;
pub(super) mod workings;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::accounts::Access;
use domain::events::Event;
use domain::standings::WallChart;
use form::standings::{PartQuery, StandingsQuery};
use store::{Db, Stored};
use view::crosstable::{CrosstablePage, crosstable_csv};
use view::standings::{StandingsPage, standings_csv};
use words::Text;

use super::costly::{Costly, FileToSave};
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

pub(super) use closing::{close, close_form, reopen};

/// Who leads, now or after an earlier round.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let asked = query.asked().map_err(|_| PageError::NotFound)?;
    let load = load(&visit, *tournament, asked.after);
    Costly::new(&state, &visit)
        .page(load, move |(event, chart)| {
            let title = title("standings-window", &chart);
            let frame = visit.tournament_frame(title, &event, &chart.tournament);
            let mut shown = StandingsPage::new(frame, &event, &chart, &asked);
            if visit.viewer.is_at_least(Access::Arbiter) {
                shown = shown.for_arbiters(chart.tournament.stage);
            }
            let is_organiser = visit.viewer.is_at_least(Access::Organiser);
            Ok(if is_organiser { shown.for_organisers() } else { shown })
        })
        .await
}

/// The same for spreadsheets.
pub(super) async fn show_csv(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let asked = query.asked().map_err(|_| PageError::NotFound)?;
    let load = load(&visit, *tournament, asked.after);
    Costly::new(&state, &visit)
        .file(load, move |(_, chart)| FileToSave::spreadsheet(&standings_csv(&chart, asked.after)))
        .await
}

/// All results at a glance.
pub(super) async fn crosstable(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<PartQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    Costly::new(&state, &visit)
        .page(load(&visit, *tournament, None), move |(event, chart)| {
            let title = title("crosstable-window", &chart);
            let frame = visit.tournament_frame(title, &event, &chart.tournament);
            Ok(CrosstablePage::new(frame, &event, &chart, query.page()))
        })
        .await
}

/// The crosstable for spreadsheets.
pub(super) async fn crosstable_file(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    Costly::new(&state, &visit)
        .file(load(&visit, *tournament, None), |(_, chart)| {
            FileToSave::spreadsheet(&crosstable_csv(&chart))
        })
        .await
}

fn title(id: &'static str, chart: &WallChart) -> Text {
    Text::new(id).with("name", chart.tournament.details.name.as_str())
}

/// All that is recorded of a tournament as somebody sees it, now or after a round.
pub(super) fn load(
    visit: &Visit,
    id: TournamentId,
    after: Option<u16>,
) -> impl FnOnce(&mut Db) -> Stored<Option<(Event, WallChart)>> + Send + 'static + use<> {
    let eyes = visit.viewer.eyes();
    move |db| match after {
        Some(round) => desk::tournaments::find_after(db, id, round, eyes),
        None => desk::tournaments::find(db, id, eyes),
    }
}
