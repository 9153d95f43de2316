//! A tournament: who plays, who meets whom, who leads.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};

use super::page_of;
use crate::desk;
use crate::domain::TournamentId;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::form::api::{AfterQuery, ListQuery};
use crate::store::{Db, Stored, tournaments};
use crate::view::api::{
    EntryItem, Listed, Problem, RoundItem, RoundWithPairings, StandingsItem, TournamentItem,
};
use crate::web::costly::Costly;
use crate::web::error::PageError;
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
        .json(chart(&visit, *tournament, None), move |(_, chart)| {
            let mut entries = chart.entries;
            entries.sort_by(|one, other| {
                one.number.cmp(&other.number).then_with(|| one.by_strength(other))
            });
            Ok(Listed::of(entries, &page, |entry| entry.id.0, |entry| EntryItem::from(&entry))?)
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
        .json(chart(&visit, *tournament, None), |(_, chart)| Ok(RoundItem::all(&chart)))
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
        .json(chart(visit, id, None), move |(_, chart)| {
            RoundWithPairings::new(&chart, round).ok_or(PageError::NotFound)
        })
        .await
}

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
pub(in crate::web) async fn standings(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<AfterQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let after = query.after_round;
    if after == Some(0) {
        return Err(PageError::BadAddress);
    }
    Costly::new(&state, &visit)
        .json(chart(&visit, *tournament, after), move |(_, chart)| {
            Ok(StandingsItem::new(&chart, after))
        })
        .await
}

fn chart(
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
