//! Who leads a tournament, and why; all its results.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use form::api::{AfterQuery, ListQuery};
use tournament::entry::Number;
use view::api::{CrosstableRow, Listed, Problem, StandingsItem, WorkingsItem};

use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::standings;
use crate::web::state::State;
use crate::web::visit::Visit;

/// Who leads a tournament, now or after an earlier round.
#[utoipa::path(
    get, operation_id = "showStandings", path = "/api/v1/tournaments/{tournament}/standings", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647), AfterQuery),
    responses(
        (status = 200, body = StandingsItem),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<AfterQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let after = after(*query)?;
    Costly::new(&state, &visit)
        .json(standings::load(&visit, *tournament, after), move |(_, chart)| {
            Ok(StandingsItem::new(&chart, after))
        })
        .await
}

/// How the place of a player came about, by their pairing number.
#[utoipa::path(
    get, operation_id = "showWorkings", path = "/api/v1/tournaments/{tournament}/standings/{number}", tag = "Tournaments",
    params(
        ("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647),
        ("number" = u16, Path, minimum = 1, maximum = 65535),
        AfterQuery,
    ),
    responses(
        (status = 200, body = WorkingsItem),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn workings(
    visit: Visit,
    path: Path<(TournamentId, u16)>,
    query: Query<AfterQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let ((tournament, number), after) = (*path, after(*query)?);
    Costly::new(&state, &visit)
        .json(standings::load(&visit, tournament, after), move |(_, chart)| {
            WorkingsItem::new(&chart, Number(number), after).ok_or(PageError::NotFound)
        })
        .await
}

/// All results of a tournament, player by player, by rank.
#[utoipa::path(
    get, operation_id = "showCrosstable", path = "/api/v1/tournaments/{tournament}/crosstable", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647), ListQuery),
    responses(
        (status = 200, body = Listed<CrosstableRow>),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn crosstable(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let address = format!("/api/v1/tournaments/{tournament}/crosstable");
    let page = page_of(&address, query.after, query.limit)?;
    Costly::new(&state, &visit)
        .json(standings::load(&visit, *tournament, None), move |(_, chart)| {
            Ok(Listed::of(CrosstableRow::all(&chart), &page, |row| row.entry, |row| row)?)
        })
        .await
}

fn after(query: AfterQuery) -> Result<Option<u16>, PageError> {
    match query.after_round {
        Some(0) => Err(PageError::BadAddress),
        after => Ok(after),
    }
}
