//! Whose turn it is.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use rules::Seat;

use super::{find, seats};
use crate::domain::alerts::{Told, Turn};
use crate::domain::pies::side_word;
use crate::domain::privacy::Eyes;
use crate::domain::{AccountId, LinkGameId};
use crate::store::schema::{link_games, link_seats};
use crate::store::{Db, Stored};

/// Game, seat, plies, since when, when the time is over, what was told.
type TurnRow = (i32, String, i32, Option<NaiveDateTime>, Option<NaiveDateTime>, Option<i32>, i32);

/// The turns of an account in games that are not live, the one whose time is over first at first.
pub fn of_account(db: &mut Db, account: AccountId, most: i64) -> Stored<Vec<Turn>> {
    let rows = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_seats::account_id.eq(account.0))
        .filter(link_games::ended_at.is_null())
        .filter(link_games::turn.eq(link_seats::seat.nullable()))
        .order((link_games::due_at, link_games::id))
        .limit(most)
        .select((
            link_games::id,
            link_seats::seat,
            link_games::plies,
            link_games::turn_at,
            link_games::due_at,
            link_seats::told_plies,
            link_seats::told_warnings,
        ))
        .load::<TurnRow>(db)?;
    let mut turns = Vec::with_capacity(rows.len());
    for row in rows {
        turns.extend(turn(db, row)?);
    }
    turns.retain(|turn| !turn.control.is_live());
    Ok(turns)
}

fn turn(db: &mut Db, row: TurnRow) -> Stored<Option<Turn>> {
    let (id, seat, plies, since, due_at, told_plies, warnings) = row;
    let id = LinkGameId(id);
    let Some(found) = find(db, id)? else { return Ok(None) };
    let holders = seats::of(db, (id, found.at.map(|at| at.tournament)), Eyes::Public)?;
    let opponent = Seat::ALL.into_iter().find(|other| side_word(*other) != seat);
    let count = |plies: i32| u32::try_from(plies).unwrap_or_default();
    let told = told_plies.map(|plies| Told {
        plies: count(plies),
        warnings: u8::try_from(warnings).unwrap_or(u8::MAX),
    });
    Ok(Some(Turn {
        id,
        game: found.setup.game,
        control: found.setup.control,
        opponent: opponent.map(|seat| holders[seat].name.clone()).unwrap_or_default(),
        plies: count(plies),
        since: since.map_or(found.setup.started_at, |at| at.and_utc()),
        due_at: due_at.map(|at| at.and_utc()),
        told,
    }))
}
