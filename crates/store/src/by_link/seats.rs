//! Who plays a game by link, and by what they come in.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use domain::by_link::{MOST_BROWSERS, NO_NAME, OnlyMoves, SeatHolder, Sending, Setting};
use domain::entries::Entry;
use domain::pies::side_word;
use domain::privacy::Eyes;
use domain::{AccountId, EntryId, EventId, LinkGameId, PlayerId, TournamentId};
use rules::{BySeat, Seat};

use super::names::names;
use super::seat_of;
use crate::schema::{entries, link_games, link_seats, seat_sessions, tournaments};
use crate::{Db, StoreError, Stored, privacy};

/// Somebody who takes a seat.
#[derive(Debug, Clone, Copy)]
pub struct NewSeat<'a> {
    pub name: &'a str,
    pub account: Option<AccountId>,
    /// Who of a tournament it is; then the player's name counts.
    pub entry: Option<EntryId>,
    /// Who of a rated game it is; then too.
    pub player: Option<PlayerId>,
}

impl<'a> NewSeat<'a> {
    /// Of a casual game: typed names are for whoever plays as no player.
    pub fn casual(name: &'a str, account: Option<AccountId>, player: Option<PlayerId>) -> Self {
        let name = if player.is_some() { NO_NAME } else { name };
        Self { name, account, entry: None, player }
    }

    /// Of a tournament.
    pub fn entered(entry: EntryId, account: Option<AccountId>) -> Self {
        Self { name: "", account, entry: Some(entry), player: None }
    }
}

/// Seats both players.
pub fn insert(db: &mut Db, id: LinkGameId, seats: BySeat<NewSeat<'_>>) -> Stored<()> {
    for seat in Seat::ALL {
        let NewSeat { name, account, entry, player } = seats[seat];
        diesel::insert_into(link_seats::table)
            .values((
                link_seats::link_game_id.eq(id.0),
                link_seats::seat.eq(side_word(seat)),
                link_seats::name.eq(name),
                link_seats::account_id.eq(account.map(|account| account.0)),
                link_seats::only_moves.eq(false),
                link_seats::entry_id.eq(entry.map(|entry| entry.0)),
                link_seats::player_id.eq(player.map(|player| player.0)),
            ))
            .execute(db)?;
    }
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = link_seats)]
struct Row {
    seat: String,
    name: String,
    account_id: Option<i32>,
    token_hash: Option<String>,
    only_moves: bool,
    entry_id: Option<i32>,
    player_id: Option<i32>,
    sends_at_once: bool,
}

impl Row {
    fn holder(self, entered: &[Entry], named: &HashMap<PlayerId, String>) -> SeatHolder {
        let entry = entered.iter().find(|entry| Some(entry.id.0) == self.entry_id);
        let player = self.player_id.map(PlayerId);
        let name = player.and_then(|player| named.get(&player)).unwrap_or(&self.name);
        SeatHolder {
            name: entry.map_or(name, |entry| &entry.name).clone(),
            account: self.account_id.map(AccountId),
            only_moves: if self.only_moves { OnlyMoves::ByServer } else { OnlyMoves::ByPlayer },
            sending: if self.sends_at_once { Sending::AtOnce } else { Sending::Confirmed },
            has_link: self.token_hash.is_some(),
            shows_moves: true,
            player: entry.map(|entry| entry.player).or(player),
        }
    }
}

/// Who plays, in a tournament as far as they are seen.
pub fn of(
    db: &mut Db,
    (id, tournament): (LinkGameId, Option<TournamentId>),
    eyes: Eyes,
) -> Stored<BySeat<SeatHolder>> {
    let rows = link_seats::table
        .filter(link_seats::link_game_id.eq(id.0))
        .select(Row::as_select())
        .load(db)?;
    let ids: Vec<EntryId> = rows.iter().filter_map(|row| row.entry_id.map(EntryId)).collect();
    let entered = match tournament {
        Some(tournament) => crate::entries::some(db, tournament, &ids, eyes)?,
        None => Vec::new(),
    };
    let persons = rows.iter().filter_map(|row| row.player_id.map(PlayerId));
    let named = names(db, eyes, persons.collect())?;
    let mut holders = Vec::with_capacity(rows.len());
    for row in rows {
        holders.push((seat_of(&row.seat)?, row.holder(&entered, &named)));
    }
    if eyes != Eyes::Staff {
        let players: Vec<PlayerId> = holders.iter().filter_map(|(_, one)| one.player).collect();
        let hiding = privacy::hiding_moves(db, &players)?;
        for (_, holder) in &mut holders {
            holder.shows_moves = holder.player.is_none_or(|player| !hiding.contains(&player));
        }
    }
    let missing = || StoreError::corrupt("link_seats.link_game_id", &id);
    let mut holder = |wanted: Seat| {
        let at = holders.iter().position(|(seat, _)| *seat == wanted).ok_or_else(missing)?;
        Ok::<_, StoreError>(holders.swap_remove(at).1)
    };
    Ok(BySeat { first: holder(Seat::First)?, second: holder(Seat::Second)? })
}

/// Gives an account the seats of a person in games of tournaments that are not over; without one no account has them.
pub fn give_to(db: &mut Db, persons: &[PlayerId], account: Option<AccountId>) -> Stored<()> {
    let persons: Vec<i32> = persons.iter().map(|person| person.0).collect();
    let entered = entries::table.filter(entries::player_id.eq_any(persons));
    let running = link_games::table.filter(link_games::ended_at.is_null()).select(link_games::id);
    let theirs = link_seats::table
        .filter(link_seats::entry_id.eq_any(entered.select(entries::id.nullable())))
        .filter(link_seats::link_game_id.eq_any(running));
    diesel::update(theirs)
        .set(link_seats::account_id.eq(account.map(|account| account.0)))
        .execute(db)?;
    Ok(())
}

/// How a player has a game go.
pub fn set(db: &mut Db, (id, seat): (LinkGameId, Seat), setting: Setting) -> Stored<()> {
    let found = diesel::update(link_seats::table.find((id.0, side_word(seat))));
    match setting {
        Setting::OnlyMoves(by) => {
            found.set(link_seats::only_moves.eq(by == OnlyMoves::ByServer)).execute(db)?
        }
        Setting::Sending(sending) => {
            found.set(link_seats::sends_at_once.eq(sending == Sending::AtOnce)).execute(db)?
        }
    };
    Ok(())
}

/// Gives a seat a link, by the hash of its secret, in place of the one that it had.
pub fn set_link(db: &mut Db, (id, seat): (LinkGameId, Seat), token_hash: &str) -> Stored<()> {
    diesel::update(link_seats::table.find((id.0, side_word(seat))))
        .set(link_seats::token_hash.eq(token_hash))
        .execute(db)?;
    Ok(())
}

/// Has every browser leave a seat but one.
pub fn end_others(db: &mut Db, (id, seat): (LinkGameId, Seat), stays: Option<&str>) -> Stored<()> {
    let others = seat_sessions::table
        .filter(seat_sessions::link_game_id.eq(id.0))
        .filter(seat_sessions::seat.eq(side_word(seat)))
        .filter(seat_sessions::id_hash.ne(stays.unwrap_or_default()));
    diesel::delete(others).execute(db)?;
    Ok(())
}

/// Ends the links of a player's seats in games of tournaments that are not over, at one event or at all, and has every
/// browser leave them that came in by those. These games it was.
pub fn end_of_player(
    db: &mut Db,
    event: Option<EventId>,
    player: PlayerId,
) -> Stored<Vec<LinkGameId>> {
    let entered = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .filter(entries::player_id.eq(player.0))
        .select((entries::id, tournaments::event_id))
        .load::<(i32, i32)>(db)?;
    let is_there = |at: i32| event.is_none_or(|event| event.0 == at);
    let entered = entered.into_iter().filter(|(_, at)| is_there(*at)).map(|(entry, _)| Some(entry));
    let running = link_games::table.filter(link_games::ended_at.is_null()).select(link_games::id);
    let theirs: Vec<(i32, String)> = link_seats::table
        .filter(link_seats::entry_id.eq_any(entered.collect::<Vec<_>>()))
        .filter(link_seats::link_game_id.eq_any(running))
        .select((link_seats::link_game_id, link_seats::seat))
        .load(db)?;
    let mut games = Vec::new();
    for (id, seat) in theirs {
        let seat = (LinkGameId(id), seat_of(&seat)?);
        games.push(seat.0);
        diesel::update(link_seats::table.find((id, side_word(seat.1))))
            .set(link_seats::token_hash.eq(None::<String>))
            .execute(db)?;
        end_others(db, seat, None)?;
    }
    Ok(games)
}

/// The seat that a link is of.
pub fn by_token(db: &mut Db, token_hash: &str) -> Stored<Option<(LinkGameId, Seat)>> {
    let found = link_seats::table
        .filter(link_seats::token_hash.eq(token_hash))
        .select((link_seats::link_game_id, link_seats::seat))
        .first::<(i32, String)>(db)
        .optional()?;
    found.map(|(id, seat)| Ok((LinkGameId(id), seat_of(&seat)?))).transpose()
}

/// Lets a browser in, by the secret that it has or gets. Of more than [`MOST_BROWSERS`] at the seat those leave that came in
/// first.
pub fn begin_session(
    db: &mut Db,
    id_hash: &str,
    (id, seat): (LinkGameId, Seat),
    now: DateTime<Utc>,
) -> Stored<()> {
    if of_browser(db, id_hash, id)?.contains(&seat) {
        return Ok(());
    }
    diesel::insert_into(seat_sessions::table)
        .values((
            seat_sessions::id_hash.eq(id_hash),
            seat_sessions::link_game_id.eq(id.0),
            seat_sessions::seat.eq(side_word(seat)),
            seat_sessions::began_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    end_oldest(db, (id, seat), id_hash)
}

/// Has those browsers leave a seat that are too many; the one that has just come in stays.
fn end_oldest(db: &mut Db, (id, seat): (LinkGameId, Seat), newest: &str) -> Stored<()> {
    let others = seat_sessions::table
        .filter(seat_sessions::link_game_id.eq(id.0))
        .filter(seat_sessions::seat.eq(side_word(seat)))
        .filter(seat_sessions::id_hash.ne(newest))
        .order((seat_sessions::began_at.desc(), seat_sessions::id_hash))
        .select(seat_sessions::id_hash)
        .load::<String>(db)?;
    for id_hash in others.into_iter().skip(MOST_BROWSERS - 1) {
        diesel::delete(seat_sessions::table.find((id_hash, id.0, side_word(seat)))).execute(db)?;
    }
    Ok(())
}

/// Lets the browsers that are in at a game in at its rematch, each in the other seat.
pub fn come_along(
    db: &mut Db,
    before: LinkGameId,
    rematch: LinkGameId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let there = seat_sessions::table
        .filter(seat_sessions::link_game_id.eq(before.0))
        .select((seat_sessions::id_hash, seat_sessions::seat))
        .load::<(String, String)>(db)?;
    for (id_hash, seat) in there {
        begin_session(db, &id_hash, (rematch, seat_of(&seat)?.other()), now)?;
    }
    Ok(())
}

/// Has a browser leave the seats of an account, which can come in to them by itself.
pub fn leave(db: &mut Db, id_hash: &str, account: AccountId) -> Stored<()> {
    let is_theirs = exists(
        link_seats::table
            .filter(link_seats::link_game_id.eq(seat_sessions::link_game_id))
            .filter(link_seats::seat.eq(seat_sessions::seat))
            .filter(link_seats::account_id.eq(account.0)),
    );
    let left = seat_sessions::table.filter(seat_sessions::id_hash.eq(id_hash)).filter(is_theirs);
    diesel::delete(left).execute(db)?;
    Ok(())
}

/// Takes the names out that were typed for a game.
pub fn take_names(db: &mut Db, id: LinkGameId) -> Stored<()> {
    let seats = link_seats::table.filter(link_seats::link_game_id.eq(id.0));
    diesel::update(seats).set(link_seats::name.eq(NO_NAME)).execute(db)?;
    Ok(())
}

/// The seats of a game in which some browser is.
pub fn come(db: &mut Db, id: LinkGameId) -> Stored<Vec<Seat>> {
    let words = seat_sessions::table
        .filter(seat_sessions::link_game_id.eq(id.0))
        .select(seat_sessions::seat)
        .distinct()
        .load::<String>(db)?;
    words.iter().map(|word| seat_of(word)).collect()
}

/// The seats of a game that a browser came in for: both, if one person tries both links.
pub fn of_browser(db: &mut Db, id_hash: &str, id: LinkGameId) -> Stored<Vec<Seat>> {
    let words = seat_sessions::table
        .filter(seat_sessions::id_hash.eq(id_hash))
        .filter(seat_sessions::link_game_id.eq(id.0))
        .order(seat_sessions::began_at.desc())
        .select(seat_sessions::seat)
        .load::<String>(db)?;
    words.iter().map(|word| seat_of(word)).collect()
}
