//! Whose turn it is.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::alerts::Turn;
use domain::privacy::Eyes;
use domain::{AccountId, LinkGameId, PlayerId};

use super::{control, game};
use crate::schema::{entries, link_games, link_seats};
use crate::{Db, Stored, merges, players};

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
    let names = opponents(db, &rows)?;
    let turns: Stored<Vec<Option<Turn>>> = rows.iter().map(|row| turn(row, &names)).collect();
    Ok(turns?.into_iter().flatten().filter(|turn| !turn.control.is_live()).collect())
}

/// A seat: its game, which it is, the name that was typed, and the player of a rated game or of a tournament.
type SeatRow = (i32, String, String, Option<i32>, Option<i32>);

/// What those are called, by the game, who do not move.
fn opponents(db: &mut Db, rows: &[Row]) -> Stored<HashMap<i32, String>> {
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    let seats = link_seats::table
        .left_join(entries::table.on(entries::id.nullable().eq(link_seats::entry_id)))
        .filter(link_seats::link_game_id.eq_any(&ids))
        .select((
            link_seats::link_game_id,
            link_seats::seat,
            link_seats::name,
            link_seats::player_id,
            entries::player_id.nullable(),
        ))
        .load::<SeatRow>(db)?;
    let others = seats
        .into_iter()
        .filter(|(id, seat, ..)| rows.iter().any(|row| row.id == *id && row.seat != *seat));
    let others: Vec<SeatRow> = others.collect();
    let merges = merges::current(db)?;
    let player = |one: &SeatRow| one.3.or(one.4).map(|id| merges.stands_for(PlayerId(id)));
    let named = players::names(db, Eyes::Public, others.iter().filter_map(player))?;
    let name = |one: SeatRow| {
        let name = player(&one).and_then(|player| named.get(&player).cloned());
        (one.0, name.unwrap_or(one.2))
    };
    Ok(others.into_iter().map(name).collect())
}

fn turn(row: &Row, opponents: &HashMap<i32, String>) -> Stored<Option<Turn>> {
    // The clock of whoever is to move runs.
    let Some((since, due_at)) = row.since.zip(row.due_at) else { return Ok(None) };
    Ok(Some(Turn {
        id: LinkGameId(row.id),
        game: game("link_games.spec", &row.spec)?,
        control: control("link_games.time_control", &row.time_control)?,
        opponent: opponents.get(&row.id).cloned().unwrap_or_default(),
        since: since.and_utc(),
        due_at: due_at.and_utc(),
        told: row.told.map(|told| u8::try_from(told).unwrap_or_default()),
    }))
}
