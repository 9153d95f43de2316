//! Whom accounts do not play.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use domain::by_link::NO_NAME;
use domain::privacy::Eyes;
use domain::{AccountId, LinkGameId, PlayerId};

use super::names::names;
use crate::schema::{blocked_opponents, link_games, link_seats};
use crate::{Db, Stored};

/// Whether an account does not play another one.
pub fn is_blocked(db: &mut Db, account: AccountId, other: AccountId) -> Stored<bool> {
    let blocked = blocked_opponents::table.find((account.0, other.0));
    Ok(select(exists(blocked)).get_result(db)?)
}

/// How many accounts one does not play.
pub fn n_of(db: &mut Db, account: AccountId) -> Stored<usize> {
    let theirs = blocked_opponents::table.filter(blocked_opponents::account_id.eq(account.0));
    let n: i64 = theirs.count().get_result(db)?;
    Ok(usize::try_from(n).unwrap_or_default())
}

/// Whom an account does not play, as they are called where they met, the newest first.
pub fn named(db: &mut Db, account: AccountId) -> Stored<Vec<(AccountId, String)>> {
    let met = link_seats::table.on(link_seats::link_game_id
        .eq(blocked_opponents::link_game_id)
        .and(link_seats::account_id.eq(blocked_opponents::blocked_id.nullable())));
    let rows = blocked_opponents::table
        .left_join(met)
        .filter(blocked_opponents::account_id.eq(account.0))
        .order((blocked_opponents::blocked_at.desc(), blocked_opponents::blocked_id))
        .select((
            blocked_opponents::blocked_id,
            link_seats::name.nullable(),
            link_seats::player_id.nullable(),
        ))
        .load::<(i32, Option<String>, Option<i32>)>(db)?;
    let players = rows.iter().filter_map(|(.., player)| player.map(PlayerId)).collect();
    let names = names(db, Eyes::Public, players)?;
    let told = |(blocked, typed, player): (i32, Option<String>, Option<i32>)| {
        let name = player.and_then(|player| names.get(&PlayerId(player)).cloned());
        (AccountId(blocked), name.or(typed).unwrap_or_else(|| NO_NAME.to_owned()))
    };
    Ok(rows.into_iter().map(told).collect())
}

/// An account does not play another one any more.
pub fn insert(
    db: &mut Db,
    (account, blocked): (AccountId, AccountId),
    met: LinkGameId,
    now: DateTime<Utc>,
) -> Stored<()> {
    end(db, account, blocked)?;
    diesel::insert_into(blocked_opponents::table)
        .values((
            blocked_opponents::account_id.eq(account.0),
            blocked_opponents::blocked_id.eq(blocked.0),
            blocked_opponents::link_game_id.eq(met.0),
            blocked_opponents::blocked_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// It plays it again.
pub fn end(db: &mut Db, account: AccountId, blocked: AccountId) -> Stored<()> {
    diesel::delete(blocked_opponents::table.find((account.0, blocked.0))).execute(db)?;
    Ok(())
}

/// The rematches that an account has asked another one for are wanted no more; answers of which games.
pub fn end_rematches(
    db: &mut Db,
    account: AccountId,
    blocked: AccountId,
) -> Stored<Vec<LinkGameId>> {
    let own = link_seats::table
        .filter(link_seats::account_id.eq(account.0))
        .filter(link_seats::link_game_id.eq(link_games::id))
        .filter(link_games::rematch_asked.eq(link_seats::seat.nullable()));
    let others = link_seats::table
        .filter(link_seats::account_id.eq(blocked.0))
        .select(link_seats::link_game_id);
    let asked: Vec<i32> = link_games::table
        .filter(link_games::rematch_id.is_null())
        .filter(link_games::id.eq_any(others))
        .filter(exists(own))
        .select(link_games::id)
        .load(db)?;
    diesel::update(link_games::table.filter(link_games::id.eq_any(&asked)))
        .set(link_games::rematch_asked.eq(None::<String>))
        .execute(db)?;
    Ok(asked.into_iter().map(LinkGameId).collect())
}
