//! Whose turn it is.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use super::{control, find, game, seat_of, seats};
use crate::domain::alerts::Turn;
use crate::domain::privacy::Eyes;
use crate::domain::{AccountId, LinkGameId};
use crate::store::schema::{link_games, link_seats};
use crate::store::{Db, Stored};

#[derive(Queryable)]
struct Row {
    id: i32,
    seat: String,
    spec: String,
    time_control: String,
    since: Option<NaiveDateTime>,
    due_at: Option<NaiveDateTime>,
    told: Option<i32>,
}

/// The turns of an account in games that are not live, the one whose time is over first at first. Opponents have the
/// names that everybody sees.
pub fn of_account(db: &mut Db, account: AccountId, most: i64) -> Stored<Vec<Turn>> {
    let rows = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_seats::account_id.eq(account.0))
        .filter(link_games::turn.eq(link_seats::seat.nullable()))
        .order((link_games::due_at, link_games::id))
        .limit(most)
        .select((
            link_games::id,
            link_seats::seat,
            link_games::spec,
            link_games::time_control,
            link_games::turn_at,
            link_games::due_at,
            link_seats::told_warnings,
        ))
        .load::<Row>(db)?;
    let mut turns = Vec::with_capacity(rows.len());
    for row in rows {
        turns.extend(turn(db, &row)?.filter(|turn| !turn.control.is_live()));
    }
    Ok(turns)
}

fn turn(db: &mut Db, row: &Row) -> Stored<Option<Turn>> {
    // The clock of whoever is to move runs.
    let Some((since, due_at)) = row.since.zip(row.due_at) else { return Ok(None) };
    let id = LinkGameId(row.id);
    let at = find(db, id)?.and_then(|found| found.at);
    let holders = seats::of(db, (id, at.map(|at| at.tournament)), Eyes::Public)?;
    let opponent = seat_of(&row.seat)?.other();
    Ok(Some(Turn {
        id,
        game: game("link_games.spec", &row.spec)?,
        control: control("link_games.time_control", &row.time_control)?,
        opponent: holders[opponent].name.clone(),
        since: since.and_utc(),
        due_at: due_at.and_utc(),
        told: row.told.map(|told| u8::try_from(told).unwrap_or_default()),
    }))
}
