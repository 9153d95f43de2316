//! The rows of the ledger.

use diesel::prelude::*;
use rating::{Deviation, Glicko2, Rating, State, Thousandths, Volatility};

use super::super::schema::ledger;
use super::super::{Db, StoreError, Stored};
use crate::domain::ratings::RatingRow;
use crate::domain::{PlayerId, PoolId, TournamentId};

#[derive(Queryable)]
struct Row {
    pool_id: i32,
    tournament_id: i32,
    player_id: i32,
    rating_before: i32,
    deviation_before: Option<i32>,
    volatility_before: Option<i32>,
    rating: i32,
    deviation: Option<i32>,
    volatility: Option<i32>,
    games: i32,
    games_so_far: i32,
    expected: i32,
    scored: i32,
    k: Option<i32>,
    rules_version: i32,
}

impl TryFrom<Row> for RatingRow {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let count =
            |number: i32| u32::try_from(number).map_err(|_| StoreError::corrupt("ledger", &number));
        let k = row.k.map(|k| u16::try_from(k).map_err(|_| StoreError::corrupt("ledger.k", &k)));
        Ok(Self {
            pool: PoolId(row.pool_id),
            tournament: TournamentId(row.tournament_id),
            player: PlayerId(row.player_id),
            before: state(row.rating_before, row.deviation_before, row.volatility_before)?,
            after: state(row.rating, row.deviation, row.volatility)?,
            games: count(row.games)?,
            games_so_far: count(row.games_so_far)?,
            expected: Thousandths(row.expected),
            scored: Thousandths(row.scored),
            k: k.transpose()?,
            rules_version: count(row.rules_version)?,
        })
    }
}

/// With a deviation and a volatility it is Glicko-2's, without either it is Elo's.
fn state(rating: i32, deviation: Option<i32>, volatility: Option<i32>) -> Stored<State> {
    match (deviation, volatility) {
        (None, None) => Ok(State::Elo(Rating(rating))),
        (Some(deviation), Some(volatility)) => Ok(State::Glicko2(Glicko2 {
            rating: Rating(rating),
            deviation: Deviation(deviation),
            volatility: Volatility(volatility),
        })),
        (Some(_), None) | (None, Some(_)) => Err(StoreError::corrupt("ledger.rating", &rating)),
    }
}

/// The rows of a pool, those of a player in order.
pub fn of_pool(db: &mut Db, pool: PoolId) -> Stored<Vec<RatingRow>> {
    let rows = ledger::table
        .filter(ledger::pool_id.eq(pool.0))
        .order((ledger::games_so_far, ledger::player_id))
        .load::<Row>(db)?;
    rows.into_iter().map(RatingRow::try_from).collect()
}

/// The rows of a player in every pool, in order.
pub fn of_player(db: &mut Db, player: PlayerId) -> Stored<Vec<RatingRow>> {
    of_players(db, &[player])
}

/// The rows of some players in every pool, those of each in order.
pub fn of_players(db: &mut Db, players: &[PlayerId]) -> Stored<Vec<RatingRow>> {
    let ids: Vec<i32> = players.iter().map(|player| player.0).collect();
    let rows = ledger::table
        .filter(ledger::player_id.eq_any(ids))
        .order((ledger::pool_id, ledger::games_so_far))
        .load::<Row>(db)?;
    rows.into_iter().map(RatingRow::try_from).collect()
}

/// What a tournament did to everybody in it, in every pool.
pub fn of_tournament(db: &mut Db, tournament: TournamentId) -> Stored<Vec<RatingRow>> {
    let rows = ledger::table
        .filter(ledger::tournament_id.eq(tournament.0))
        .order((ledger::pool_id, ledger::player_id))
        .load::<Row>(db)?;
    rows.into_iter().map(RatingRow::try_from).collect()
}

/// Takes out the rows of `stored` that are not among `kept`, and puts in `computed`.
pub(super) fn replace(
    db: &mut Db,
    pool: PoolId,
    stored: &[RatingRow],
    kept: &[RatingRow],
    computed: &[RatingRow],
) -> Stored<()> {
    let mut outdated: Vec<TournamentId> = stored.iter().map(|row| row.tournament).collect();
    outdated.sort_unstable();
    outdated.dedup();
    outdated.retain(|tournament| kept.iter().all(|row| row.tournament != *tournament));
    for tournament in outdated {
        let rows = ledger::table
            .filter(ledger::pool_id.eq(pool.0))
            .filter(ledger::tournament_id.eq(tournament.0));
        diesel::delete(rows).execute(db)?;
    }
    for row in computed {
        insert(db, row)?;
    }
    Ok(())
}

fn insert(db: &mut Db, row: &RatingRow) -> Stored<()> {
    let whole = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    diesel::insert_into(ledger::table)
        .values((
            ledger::pool_id.eq(row.pool.0),
            ledger::tournament_id.eq(row.tournament.0),
            ledger::player_id.eq(row.player.0),
            ledger::rating_before.eq(row.before.rating().0),
            ledger::deviation_before.eq(row.before.deviation().map(|deviation| deviation.0)),
            ledger::volatility_before.eq(row.before.volatility().map(|volatility| volatility.0)),
            ledger::rating.eq(row.after.rating().0),
            ledger::deviation.eq(row.after.deviation().map(|deviation| deviation.0)),
            ledger::volatility.eq(row.after.volatility().map(|volatility| volatility.0)),
            ledger::games.eq(whole(row.games)),
            ledger::games_so_far.eq(whole(row.games_so_far)),
            ledger::expected.eq(row.expected.0),
            ledger::scored.eq(row.scored.0),
            ledger::k.eq(row.k.map(i32::from)),
            ledger::rules_version.eq(whole(row.rules_version)),
        ))
        .execute(db)?;
    Ok(())
}
