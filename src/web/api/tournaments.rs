//! A tournament: who plays, who meets whom, and when.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::entries::Entry;
use form::api::ListQuery;
use store::{Db, tournaments};
use view::api::{
    EntryItem, Listed, Problem, RoundItem, RoundWithPairings, ScheduleItem, TournamentItem,
};

use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::standings;
use crate::web::state::State;
use crate::web::visit::Visit;

/// A tournament.
#[utoipa::path(
    get, operation_id = "showTournament", path = "/api/v1/tournaments/{tournament}", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = TournamentItem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let load = move |db: &mut Db| tournaments::find(db, id);
    Costly::new(&state, &visit).json(load, |tournament| Ok(TournamentItem::from(tournament))).await
}

/// Who plays in a tournament, by pairing number; before the start by strength.
#[utoipa::path(
    get, operation_id = "listEntries", path = "/api/v1/tournaments/{tournament}/entries", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647), ListQuery),
    responses(
        (status = 200, body = Listed<EntryItem>),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn entries(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let address = format!("/api/v1/tournaments/{tournament}/entries");
    let page = page_of(&address, query.after, query.limit)?;
    Costly::new(&state, &visit)
        .json(standings::load(&visit, *tournament, None), move |(_, chart)| {
            let mut entries: Vec<&Entry> = chart.entries.iter().collect();
            entries.sort_by(|one, other| {
                one.number.cmp(&other.number).then_with(|| one.by_strength(other))
            });
            Ok(Listed::of(entries, &page, |entry| entry.id.0, EntryItem::from)?)
        })
        .await
}

/// The rounds of a tournament that are paired.
#[utoipa::path(
    get, operation_id = "listRounds", path = "/api/v1/tournaments/{tournament}/rounds", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = [RoundItem]), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn rounds(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    Costly::new(&state, &visit)
        .json(standings::load(&visit, *tournament, None), |(_, chart)| Ok(RoundItem::all(&chart)))
        .await
}

/// A round: who meets whom at which board, and how it ended.
#[utoipa::path(
    get, operation_id = "showRound", path = "/api/v1/tournaments/{tournament}/rounds/{round}", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647), ("round" = u16, Path, minimum = 1, maximum = 65535)),
    responses((status = 200, body = RoundWithPairings), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn round(
    visit: Visit,
    path: Path<(TournamentId, u16)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    round_of(&visit, &state, *path).await
}

pub(super) async fn round_of(
    visit: &Visit,
    state: &State,
    (id, round): (TournamentId, u16),
) -> Result<HttpResponse, PageError> {
    Costly::new(state, visit)
        .json(standings::load(visit, id, None), move |(_, chart)| {
            RoundWithPairings::new(&chart, round).ok_or(PageError::NotFound)
        })
        .await
}

/// When the rounds of a tournament begin.
#[utoipa::path(
    get, operation_id = "showSchedule", path = "/api/v1/tournaments/{tournament}/schedule", tag = "Tournaments",
    params(("tournament" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = ScheduleItem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn schedule(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let now = visit.now;
    Costly::new(&state, &visit)
        .json(standings::load(&visit, *tournament, None), move |(_, chart)| {
            Ok(ScheduleItem::new(&chart, now))
        })
        .await
}
