//! The games that go on, as lists ask for them.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{auto_type, exists};
use diesel::prelude::*;
use domain::{AccountId, EventId, LinkGameId, PlayerId, TournamentId};
use rules::Seat;

use super::seat_of;
use crate::schema::{entries, link_games, link_seats, pairings, seat_sessions, tournaments};
use crate::{Db, Stored, small};

/// A game that goes on, with the tournament and round that it is played in.
pub type Lively = (LinkGameId, Option<(TournamentId, u16)>);

/// The games that go on, of an event if one is named, those first in which somebody has moved last.
pub fn lively(db: &mut Db, event: Option<EventId>, most: i64) -> Stored<Vec<Lively>> {
    let games = link_games::table
        .left_join(pairings::table.on(link_games::pairing_id.eq(pairings::id.nullable())))
        .filter(link_games::ended_at.is_null())
        .filter(link_games::turn.is_not_null());
    let games = games.order((link_games::turn_at.desc(), link_games::id.desc())).limit(most);
    let place = (pairings::tournament_id, pairings::round).nullable();
    let rows = match event {
        None => games.select((link_games::id, place)).load::<(i32, Option<(i32, i32)>)>(db)?,
        Some(event) => {
            let theirs = tournaments::table
                .filter(tournaments::event_id.eq(event.0))
                .select(tournaments::id.nullable());
            let theirs = games.filter(pairings::tournament_id.nullable().eq_any(theirs));
            theirs.select((link_games::id, place)).load(db)?
        }
    };
    let lively = |(id, at): (i32, Option<(i32, i32)>)| {
        let at = match at {
            Some((tournament, round)) => {
                Some((TournamentId(tournament), small("pairings.round", round)?))
            }
            None => None,
        };
        Ok((LinkGameId(id), at))
    };
    rows.into_iter().map(lively).collect()
}

/// The games that somebody has begun for two others and that wait for one of them, the newest first.
pub fn waiting_of(db: &mut Db, made_by: AccountId) -> Stored<Vec<LinkGameId>> {
    let ids = link_games::table
        .filter(link_games::made_by.eq(made_by.0))
        .filter(link_games::ended_at.is_null())
        .filter(link_games::turn.is_null())
        .order(link_games::id.desc())
        .select(link_games::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// The casual games that are being played, the newest first.
pub fn running(db: &mut Db, most: i64) -> Stored<Vec<LinkGameId>> {
    let ids = link_games::table
        .filter(link_games::ended_at.is_null())
        .filter(link_games::pairing_id.is_null())
        .filter(link_games::made_by.is_null().or(link_games::turn.is_not_null()))
        .order(link_games::id.desc())
        .limit(most)
        .select(link_games::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// How many games an account plays, or has begun for two others, that are not over.
pub fn n_running_of(db: &mut Db, account: AccountId) -> Stored<usize> {
    let seats = link_seats::table
        .filter(link_seats::account_id.eq(account.0))
        .select(link_seats::link_game_id);
    let running = link_games::table
        .filter(link_games::ended_at.is_null())
        .filter(link_games::id.eq_any(seats).or(link_games::made_by.eq(account.0)));
    let n: i64 = running.count().get_result(db)?;
    Ok(usize::try_from(n).unwrap_or_default())
}

/// By what somebody has seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownBy<'a> {
    pub account: Option<AccountId>,
    /// Who of tournaments it is.
    pub player: Option<PlayerId>,
    /// The hash of a browser's secret.
    pub browser: Option<&'a str>,
}

impl KnownBy<'_> {
    /// Which seats are theirs: those of the account, and those that the browser has come in to.
    fn holds(self) -> is_held {
        is_held(self.account.map(|account| account.0), self.browser.unwrap_or_default().to_owned())
    }
}

#[auto_type]
fn is_held(account: Option<i32>, browser: String) -> _ {
    let came_in = seat_sessions::table
        .filter(seat_sessions::id_hash.eq(browser))
        .filter(seat_sessions::link_game_id.eq(link_seats::link_game_id))
        .filter(seat_sessions::seat.eq(link_seats::seat));
    link_seats::account_id.eq(account).or(exists(came_in).nullable())
}

/// In how many casual games it is the turn of somebody.
pub fn n_casual_turns(db: &mut Db, known_by: KnownBy<'_>) -> Stored<usize> {
    let found = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_games::pairing_id.is_null())
        .filter(link_games::turn.eq(link_seats::seat.nullable()))
        .filter(known_by.holds())
        .count()
        .get_result::<i64>(db)?;
    Ok(usize::try_from(found).unwrap_or_default())
}

/// Nobody plays more at once: a hundred by an account, and a round robin.
const MOST_OWN: i64 = 300;

/// The games of somebody that are not over, the newest first.
pub fn own(db: &mut Db, known_by: KnownBy<'_>) -> Stored<Vec<LinkGameId>> {
    let KnownBy { account, player, browser } = known_by;
    let seats = link_seats::table
        .filter(link_seats::account_id.eq(account.map(|account| account.0)))
        .select(link_seats::link_game_id);
    let entered = entries::table
        .filter(entries::player_id.eq(player.map_or(0, |player| player.0)))
        .select(entries::id.nullable());
    let entered = link_seats::table
        .filter(link_seats::entry_id.eq_any(entered))
        .select(link_seats::link_game_id);
    let sessions = seat_sessions::table
        .filter(seat_sessions::id_hash.eq(browser.unwrap_or_default()))
        .select(seat_sessions::link_game_id);
    let is_own = link_games::id.eq_any(seats).or(link_games::id.eq_any(entered));
    let ids = link_games::table
        .filter(link_games::ended_at.is_null())
        .filter(is_own.or(link_games::id.eq_any(sessions)))
        .order(link_games::id.desc())
        .limit(MOST_OWN)
        .select(link_games::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// The games that are over since a moment and after which somebody's opponent asks for a rematch, each with their seat, the
/// last ones first.
pub fn rematches_asked_of(
    db: &mut Db,
    known_by: KnownBy<'_>,
    since: DateTime<Utc>,
) -> Stored<Vec<(LinkGameId, Seat)>> {
    let rows = link_games::table
        .inner_join(link_seats::table.on(link_seats::link_game_id.eq(link_games::id)))
        .filter(link_games::rematch_asked.is_not_null())
        .filter(link_games::rematch_id.is_null())
        .filter(link_games::ended_at.gt(since.naive_utc()))
        .filter(link_games::rematch_asked.ne(link_seats::seat.nullable()))
        .filter(known_by.holds())
        .order(link_games::ended_at.desc())
        .limit(MOST_OWN)
        .select((link_games::id, link_seats::seat))
        .load::<(i32, String)>(db)?;
    rows.into_iter().map(|(id, seat)| Ok((LinkGameId(id), seat_of(&seat)?))).collect()
}

/// The games of an account, or of a browser that has come in to a seat, that are over since a moment, the last ones first.
pub fn over(
    db: &mut Db,
    KnownBy { account, browser, .. }: KnownBy<'_>,
    since: DateTime<Utc>,
    most: u16,
) -> Stored<Vec<LinkGameId>> {
    let is_over = || link_games::ended_at.gt(since.naive_utc());
    let mut found: Vec<(Option<NaiveDateTime>, i32)> = Vec::new();
    if let Some(account) = account {
        let theirs = link_seats::table
            .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
            .filter(link_seats::account_id.eq(account.0))
            .filter(is_over())
            .order(link_games::ended_at.desc())
            .limit(most.into())
            .select((link_games::ended_at, link_games::id));
        found.extend(theirs.load::<(Option<NaiveDateTime>, i32)>(db)?);
    }
    if let Some(browser) = browser {
        let theirs = seat_sessions::table
            .inner_join(link_games::table.on(link_games::id.eq(seat_sessions::link_game_id)))
            .filter(seat_sessions::id_hash.eq(browser))
            .filter(is_over())
            .order(link_games::ended_at.desc())
            .limit(most.into())
            .select((link_games::ended_at, link_games::id));
        found.extend(theirs.load::<(Option<NaiveDateTime>, i32)>(db)?);
    }
    found.sort_unstable_by(|one, other| other.cmp(one));
    found.dedup();
    found.truncate(most.into());
    Ok(found.into_iter().map(|(_, id)| LinkGameId(id)).collect())
}
