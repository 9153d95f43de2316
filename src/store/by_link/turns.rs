//! Whose turn it is.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use super::{control, game};
use crate::domain::alerts::Turn;
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

/// The turns of an account in games that are not live, the one whose time is over first at first. Accounts play casual
/// games, so opponents have the names that they gave.
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
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    let seats = link_seats::table
        .filter(link_seats::link_game_id.eq_any(&ids))
        .select((link_seats::link_game_id, link_seats::seat, link_seats::name))
        .load::<(i32, String, String)>(db)?;
    let names: HashMap<(i32, String), String> =
        seats.into_iter().map(|(id, seat, name)| ((id, seat), name)).collect();
    let turns: Stored<Vec<Option<Turn>>> = rows.iter().map(|row| turn(row, &names)).collect();
    Ok(turns?.into_iter().flatten().filter(|turn| !turn.control.is_live()).collect())
}

fn turn(row: &Row, names: &HashMap<(i32, String), String>) -> Stored<Option<Turn>> {
    let opponent = names.iter().find(|((id, seat), _)| *id == row.id && *seat != row.seat);
    // The clock of whoever is to move runs.
    let Some((since, due_at)) = row.since.zip(row.due_at) else { return Ok(None) };
    Ok(Some(Turn {
        id: LinkGameId(row.id),
        game: game("link_games.spec", &row.spec)?,
        control: control("link_games.time_control", &row.time_control)?,
        opponent: opponent.map(|(_, name)| name.clone()).unwrap_or_default(),
        since: since.and_utc(),
        due_at: due_at.and_utc(),
        told: row.told.map(|told| u8::try_from(told).unwrap_or_default()),
    }))
}
