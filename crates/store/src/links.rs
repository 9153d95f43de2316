//! Links that let people in without an account, and the browsers that came in by them.

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::links::{Bearer, LINK_DAYS, Link};
use domain::{AccountId, EventId, PlayerId, TournamentId};

use super::schema::{events, link_sessions, links};
use super::{Db, StoreError, Stored};

/// A player or a tournament, as its two columns have it.
type Columns = (Option<i32>, Option<i32>);

fn columns(bearer: Bearer) -> Columns {
    match bearer {
        Bearer::Player(player) => (Some(player.0), None),
        Bearer::Tablet(tournament) => (None, Some(tournament.0)),
    }
}

fn bearer(columns: Columns) -> Stored<Bearer> {
    match columns {
        (Some(player), None) => Ok(Bearer::Player(PlayerId(player))),
        (None, Some(tournament)) => Ok(Bearer::Tablet(TournamentId(tournament))),
        _ => Err(StoreError::corrupt("links.player_id", &format!("{columns:?}"))),
    }
}

/// Makes a link. The caller has ended the one before it.
pub fn insert(
    db: &mut Db,
    (event, bearer): (EventId, Bearer),
    token_hash: &str,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let (player, tournament) = columns(bearer);
    diesel::insert_into(links::table)
        .values((
            links::event_id.eq(event.0),
            links::player_id.eq(player),
            links::tournament_id.eq(tournament),
            links::token_hash.eq(token_hash),
            links::created_at.eq(now.naive_utc()),
            links::created_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// The event and the bearer of a link that can be opened.
pub fn find(db: &mut Db, token_hash: &str) -> Stored<Option<(EventId, Bearer)>> {
    let found = links::table
        .filter(links::token_hash.eq(token_hash))
        .filter(links::ended_at.is_null())
        .select((links::event_id, links::player_id, links::tournament_id))
        .first::<(i32, Option<i32>, Option<i32>)>(db)
        .optional()?;
    let link = |(event, player, tournament)| Ok((EventId(event), bearer((player, tournament))?));
    found.map(link).transpose()
}

/// The links of an event that can be opened.
pub fn list(db: &mut Db, event: EventId) -> Stored<Vec<Link>> {
    let browsers: Vec<Columns> = link_sessions::table
        .filter(link_sessions::event_id.eq(event.0))
        .select((link_sessions::player_id, link_sessions::tournament_id))
        .load(db)?;
    let rows = links::table
        .filter(links::event_id.eq(event.0))
        .filter(links::ended_at.is_null())
        .order(links::id)
        .select((links::player_id, links::tournament_id, links::created_at))
        .load::<(Option<i32>, Option<i32>, NaiveDateTime)>(db)?;
    let link = |(player, tournament, created_at): (Option<i32>, Option<i32>, NaiveDateTime)| {
        let columns = (player, tournament);
        let n_browsers = browsers.iter().filter(|one| **one == columns).count();
        let created_at = created_at.and_utc();
        Ok(Link { event, bearer: bearer(columns)?, created_at, n_browsers })
    };
    rows.into_iter().map(link).collect()
}

/// Ends a link: nobody comes in by it any more. Answers whether there was one.
pub fn end(db: &mut Db, event: EventId, bearer: Bearer, now: DateTime<Utc>) -> Stored<bool> {
    // What equals NULL is nothing: one of the two decides.
    let (player, tournament) = columns(bearer);
    let open = links::table
        .filter(links::event_id.eq(event.0))
        .filter(links::player_id.eq(player).or(links::tournament_id.eq(tournament)))
        .filter(links::ended_at.is_null());
    let n_ended = diesel::update(open).set(links::ended_at.eq(now.naive_utc())).execute(db)?;
    Ok(n_ended > 0)
}

/// Signs every browser out that came in as this bearer.
pub fn end_sessions(db: &mut Db, event: EventId, bearer: Bearer) -> Stored<()> {
    let (player, tournament) = columns(bearer);
    let theirs = link_sessions::table.filter(link_sessions::event_id.eq(event.0)).filter(
        link_sessions::player_id.eq(player).or(link_sessions::tournament_id.eq(tournament)),
    );
    diesel::delete(theirs).execute(db)?;
    Ok(())
}

/// Lets a browser in. It gets a new secret; what it was at other events, it is still by that one. Of too many browsers of
/// the bearer those leave that came in first.
pub fn begin_session(
    db: &mut Db,
    (before, id_hash): (Option<&str>, &str),
    (event, bearer): (EventId, Bearer),
    now: DateTime<Utc>,
) -> Stored<()> {
    delete_expired(db, now)?;
    if let Some(before) = before {
        leave(db, before, event)?;
        diesel::update(link_sessions::table.filter(link_sessions::id_hash.eq(before)))
            .set(link_sessions::id_hash.eq(id_hash))
            .execute(db)?;
    }
    let (player, tournament) = columns(bearer);
    diesel::insert_into(link_sessions::table)
        .values((
            link_sessions::id_hash.eq(id_hash),
            link_sessions::event_id.eq(event.0),
            link_sessions::player_id.eq(player),
            link_sessions::tournament_id.eq(tournament),
            link_sessions::began_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    end_oldest(db, (event, bearer), id_hash)
}

/// Signs those browsers of a bearer out that are too many; the one that has just come in stays.
fn end_oldest(db: &mut Db, (event, bearer): (EventId, Bearer), newest: &str) -> Stored<()> {
    let (player, tournament) = columns(bearer);
    let others = link_sessions::table
        .filter(link_sessions::event_id.eq(event.0))
        .filter(link_sessions::player_id.eq(player).or(link_sessions::tournament_id.eq(tournament)))
        .filter(link_sessions::id_hash.ne(newest))
        .order((link_sessions::began_at.desc(), link_sessions::id_hash))
        .select(link_sessions::id_hash)
        .load::<String>(db)?;
    for id_hash in others.into_iter().skip(bearer.most_browsers() - 1) {
        leave(db, &id_hash, event)?;
    }
    Ok(())
}

/// What a browser is at an event.
pub fn session(db: &mut Db, id_hash: &str, event: EventId) -> Stored<Option<Bearer>> {
    let found = link_sessions::table
        .find((id_hash, event.0))
        .select((link_sessions::player_id, link_sessions::tournament_id))
        .first::<Columns>(db)
        .optional()?;
    found.map(bearer).transpose()
}

/// The events that a browser is in at, the last one first.
pub fn events_of(db: &mut Db, id_hash: &str) -> Stored<Vec<EventId>> {
    let found = link_sessions::table
        .filter(link_sessions::id_hash.eq(id_hash))
        .order(link_sessions::began_at.desc())
        .select(link_sessions::event_id)
        .load::<i32>(db)?;
    Ok(found.into_iter().map(EventId).collect())
}

/// A browser is nothing at an event any more.
pub fn leave(db: &mut Db, id_hash: &str, event: EventId) -> Stored<()> {
    diesel::delete(link_sessions::table.find((id_hash, event.0))).execute(db)?;
    Ok(())
}

/// Forgets the browsers of events that are long over; two days cover every zone.
fn delete_expired(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let last_day = (now - Duration::days(LINK_DAYS + 2)).date_naive();
    let over = events::table.filter(events::ends_on.lt(last_day)).select(events::id);
    let ids: Vec<i32> = over.load(db)?;
    diesel::delete(link_sessions::table.filter(link_sessions::event_id.eq_any(ids))).execute(db)?;
    Ok(())
}

/// Forgets all links of players and tournaments that are gone for good.
pub fn delete_of(db: &mut Db, players: &[i32], tournaments: &[i32]) -> Stored<()> {
    diesel::delete(link_sessions::table.filter(link_sessions::player_id.eq_any(players)))
        .execute(db)?;
    diesel::delete(link_sessions::table.filter(link_sessions::tournament_id.eq_any(tournaments)))
        .execute(db)?;
    diesel::delete(links::table.filter(links::player_id.eq_any(players))).execute(db)?;
    diesel::delete(links::table.filter(links::tournament_id.eq_any(tournaments))).execute(db)?;
    Ok(())
}
