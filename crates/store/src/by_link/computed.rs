//! What is stored beside a game although it follows from its facts: by that, games are found whose time is over or whose
//! player is to be told. It is not in the log of rows, but compared with the facts.

use chrono::{DateTime, NaiveDateTime, SubsecRound, Utc};
use diesel::prelude::*;
use domain::by_link::{Halt, Playing};
use domain::pies::side_word;

use super::super::schema::{link_games, link_seats};
use super::super::{Db, Stored};

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
struct Computed {
    due_at: Option<NaiveDateTime>,
    turn: Option<String>,
    is_held: bool,
}

impl Computed {
    fn of(playing: &Playing) -> Self {
        Self {
            due_at: playing.due_at().map(|due| due.naive_utc()),
            turn: playing.to_move().map(|seat| side_word(seat).to_owned()),
            is_held: playing.halt() == Some(Halt::Held),
        }
    }
}

/// Keeps beside a game what follows from its facts: whose turn it is, when a time is over, whether it is held. A turn that
/// comes, also by a take-back, is news for its player, and so is that time gets short after somebody gave more.
pub fn keep(db: &mut Db, playing: &Playing, at: DateTime<Utc>) -> Stored<()> {
    let game = link_games::table.find(playing.setup().id.0);
    let before = found(db, playing)?;
    let Computed { due_at, turn, is_held } = Computed::of(playing);
    let kept = (
        link_games::due_at.eq(due_at),
        link_games::turn.eq(&turn),
        link_games::is_held.eq(is_held),
    );
    diesel::update(game).set(kept).execute(db)?;
    let seats = link_seats::table.filter(link_seats::link_game_id.eq(playing.setup().id.0));
    if before.turn != turn {
        diesel::update(game).set(link_games::turn_at.eq(at.naive_utc())).execute(db)?;
        diesel::update(seats).set(link_seats::told_warnings.eq(None::<i32>)).execute(db)?;
    } else if before.due_at < due_at {
        // Warnings that were told and are not due any more are told again.
        let left = i32::from(playing.warnings(at));
        let told = seats.filter(link_seats::told_warnings.gt(left));
        diesel::update(told).set(link_seats::told_warnings.eq(left)).execute(db)?;
    }
    Ok(())
}

fn found(db: &mut Db, playing: &Playing) -> Stored<Computed> {
    let columns = (link_games::due_at, link_games::turn, link_games::is_held);
    Ok(link_games::table.find(playing.setup().id.0).select(columns).first(db)?)
}

/// The columns of a game in which something else is stored than follows from its facts.
pub fn other_columns(db: &mut Db, playing: &Playing) -> Stored<Vec<&'static str>> {
    let (found, expected) = (found(db, playing)?, Computed::of(playing));
    // PostgreSQL has no more digits of a second.
    let moment = |due: Option<NaiveDateTime>| due.map(|due| due.trunc_subsecs(6));
    let columns = [
        ("due_at", moment(found.due_at) == moment(expected.due_at)),
        ("turn", found.turn == expected.turn),
        ("is_held", found.is_held == expected.is_held),
    ];
    Ok(columns.into_iter().filter(|(_, is_same)| !is_same).map(|(name, _)| name).collect())
}
