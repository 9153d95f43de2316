//! Ratings brought along from elsewhere: facts, corrected by new ones only.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::alias;
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::ratings::{Brought, InitialRating, NewInitial, RatingSource};
use domain::{AccountId, InitialRatingId, PlayerId, PoolId};
use rating::{RatingSystem, State};

use super::super::connection::IDS_AT_ONCE;
use super::super::schema::{accounts, initial_ratings, pools};
use super::super::{Db, Stored};
use super::pools::system;
use super::states::{Columns, column, count};

#[derive(Queryable, Selectable)]
#[diesel(table_name = initial_ratings)]
struct Row {
    id: i32,
    pool_id: i32,
    player_id: i32,
    replaces: Option<i32>,
    rating: Option<i32>,
    deviation: Option<i32>,
    volatility: Option<i32>,
    reached_2400: Option<bool>,
    games: i32,
    known_on: NaiveDate,
    source: String,
    recorded_at: NaiveDateTime,
    recorded_by: i32,
}

impl Row {
    fn initial(self, system: RatingSystem, names: &HashMap<i32, String>) -> Stored<InitialRating> {
        let games = count(self.games)?;
        let state = |rating| {
            Columns {
                rating,
                deviation: self.deviation,
                volatility: self.volatility,
                games_counted: self.reached_2400.and(Some(self.games)),
                reached_2400: self.reached_2400,
                ..Columns::default()
            }
            .state(system)
        };
        let state: Option<State> = self.rating.map(state).transpose()?;
        Ok(InitialRating {
            id: InitialRatingId(self.id),
            pool: PoolId(self.pool_id),
            player: PlayerId(self.player_id),
            brought: state.map(|state| Brought { state, games, known_on: self.known_on }),
            source: RatingSource::stored(self.source),
            recorded_at: self.recorded_at.and_utc(),
            by: names.get(&self.recorded_by).cloned(),
        })
    }
}

/// The initial ratings of a pool as they count now, those that were taken back among them.
pub fn initial_ratings(db: &mut Db, pool: PoolId) -> Stored<Vec<InitialRating>> {
    let rows = initial_ratings::table
        .inner_join(pools::table.on(pools::id.eq(initial_ratings::pool_id)))
        .filter(initial_ratings::pool_id.eq(pool.0))
        .order(initial_ratings::id)
        .select((Row::as_select(), pools::system))
        .load(db)?;
    newest(db, rows)
}

/// Those of them that were recorded last: so many.
pub fn newest_of_pool(db: &mut Db, pool: PoolId, most: i64) -> Stored<Vec<InitialRating>> {
    let newer = alias!(initial_ratings as newer);
    let is_replaced = newer.field(initial_ratings::replaces).eq(initial_ratings::id.nullable());
    let rows = initial_ratings::table
        .inner_join(pools::table.on(pools::id.eq(initial_ratings::pool_id)))
        .filter(initial_ratings::pool_id.eq(pool.0))
        .filter(not(exists(newer.filter(is_replaced))))
        .order(initial_ratings::id.desc())
        .limit(most)
        .select((Row::as_select(), pools::system))
        .load(db)?;
    newest(db, rows)
}

/// The same of some players.
pub fn of_some(db: &mut Db, pool: PoolId, players: &[PlayerId]) -> Stored<Vec<InitialRating>> {
    let mut all = Vec::new();
    for some in players.chunks(IDS_AT_ONCE) {
        let rows = initial_ratings::table
            .inner_join(pools::table.on(pools::id.eq(initial_ratings::pool_id)))
            .filter(initial_ratings::pool_id.eq(pool.0))
            .filter(initial_ratings::player_id.eq_any(some.iter().map(|player| player.0)))
            .order(initial_ratings::id)
            .select((Row::as_select(), pools::system))
            .load(db)?;
        // Who has brought one along is not another: what replaces what is theirs.
        all.extend(newest(db, rows)?);
    }
    Ok(all)
}

/// What a player has brought along into every pool, as it counts now.
pub fn initial_ratings_of(db: &mut Db, player: PlayerId) -> Stored<Vec<InitialRating>> {
    let rows = initial_ratings::table
        .inner_join(pools::table.on(pools::id.eq(initial_ratings::pool_id)))
        .filter(initial_ratings::player_id.eq(player.0))
        .order(initial_ratings::id)
        .select((Row::as_select(), pools::system))
        .load(db)?;
    newest(db, rows)
}

fn newest(db: &mut Db, rows: Vec<(Row, String)>) -> Stored<Vec<InitialRating>> {
    let replaced: HashSet<i32> = rows.iter().filter_map(|row| row.0.replaces).collect();
    let by: BTreeSet<i32> = rows.iter().map(|row| row.0.recorded_by).collect();
    let names: HashMap<i32, String> = accounts::table
        .filter(accounts::id.eq_any(by))
        .select((accounts::id, accounts::name))
        .load::<(i32, String)>(db)?
        .into_iter()
        .collect();
    let current = rows.into_iter().filter(|row| !replaced.contains(&row.0.id));
    current.map(|(row, word)| row.initial(system(&word)?, &names)).collect()
}

pub fn insert(
    db: &mut Db,
    pool: PoolId,
    new: &NewInitial,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let state = new.brought.map(|brought| Columns::from(brought.state));
    let known_on = new.brought.map_or_else(|| now.date_naive(), |brought| brought.known_on);
    diesel::insert_into(initial_ratings::table)
        .values((
            initial_ratings::pool_id.eq(pool.0),
            initial_ratings::player_id.eq(new.player.0),
            initial_ratings::replaces.eq(new.replaces.map(|id| id.0)),
            initial_ratings::rating.eq(state.map(|state| state.rating)),
            initial_ratings::deviation.eq(state.and_then(|state| state.deviation)),
            initial_ratings::volatility.eq(state.and_then(|state| state.volatility)),
            initial_ratings::reached_2400.eq(state.and_then(|state| state.reached_2400)),
            initial_ratings::games.eq(new.brought.map_or(0, |brought| column(brought.games))),
            initial_ratings::known_on.eq(known_on),
            initial_ratings::source.eq(new.source.as_str()),
            initial_ratings::recorded_at.eq(now.naive_utc()),
            initial_ratings::recorded_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}
