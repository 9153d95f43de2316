//! How a player's values in the standings came about.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use form::standings::StandingsQuery;
use tournament::entry::Number;
use view::standings::WorkingsPage;

use super::{load, title};
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(TournamentId, u16)>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (tournament, number) = *path;
    let after = query.asked().map_err(|_| PageError::NotFound)?.after;
    Costly::new(&state, &visit)
        .page(load(&visit, tournament, after), move |(event, chart)| {
            let player = chart.entry(Number(number)).ok_or(PageError::NotFound)?;
            let title = title("workings-window", &chart).with("player", player.name.as_str());
            let frame = visit.tournament_frame(title, &event, &chart.tournament);
            let asked = (Number(number), after);
            WorkingsPage::new(frame, &event, &chart, asked).ok_or(PageError::NotFound)
        })
        .await
}
