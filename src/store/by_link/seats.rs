//! Who plays a game by link, and by what they come in.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use rules::{BySeat, Seat};

use crate::domain::by_link::{OnlyMoves, SeatHolder, SeatName};
use crate::domain::pies::side_word;
use crate::domain::{AccountId, LinkGameId};
use crate::store::schema::{link_seats, seat_sessions};
use crate::store::{Db, StoreError, Stored};

/// Somebody who takes a seat.
#[derive(Debug, Clone, Copy)]
pub struct NewSeat<'a> {
    pub name: &'a SeatName,
    pub account: Option<AccountId>,
    /// The hash of the secret in the link of the seat; none where an account is enough.
    pub token_hash: Option<&'a str>,
}

fn seat_of(word: &str) -> Stored<Seat> {
    let seat = Seat::ALL.into_iter().find(|seat| side_word(*seat) == word);
    seat.ok_or_else(|| StoreError::corrupt("link_seats.seat", word))
}

/// Seats both players.
pub fn insert(db: &mut Db, id: LinkGameId, seats: BySeat<NewSeat<'_>>) -> Stored<()> {
    for seat in Seat::ALL {
        let NewSeat { name, account, token_hash } = seats[seat];
        diesel::insert_into(link_seats::table)
            .values((
                link_seats::link_game_id.eq(id.0),
                link_seats::seat.eq(side_word(seat)),
                link_seats::name.eq(name.as_str()),
                link_seats::account_id.eq(account.map(|account| account.0)),
                link_seats::token_hash.eq(token_hash),
                link_seats::only_moves.eq(false),
            ))
            .execute(db)?;
    }
    Ok(())
}

type Row = (String, String, Option<i32>, bool);

/// Who plays.
pub fn of(db: &mut Db, id: LinkGameId) -> Stored<BySeat<SeatHolder>> {
    let rows = link_seats::table
        .filter(link_seats::link_game_id.eq(id.0))
        .select((
            link_seats::seat,
            link_seats::name,
            link_seats::account_id,
            link_seats::only_moves,
        ))
        .load::<Row>(db)?;
    let holder = |wanted: Seat| {
        let row = rows.iter().find(|row| row.0 == side_word(wanted));
        let (_, name, account, only_moves) =
            row.ok_or_else(|| StoreError::corrupt("link_seats.link_game_id", &id))?;
        let account = account.map(AccountId);
        let only_moves = if *only_moves { OnlyMoves::ByServer } else { OnlyMoves::ByPlayer };
        Ok::<_, StoreError>(SeatHolder { name: name.clone(), account, only_moves })
    };
    Ok(BySeat { first: holder(Seat::First)?, second: holder(Seat::Second)? })
}

/// Who makes a player's move that is the only one.
pub fn set_only_moves(
    db: &mut Db,
    (id, seat): (LinkGameId, Seat),
    only_moves: OnlyMoves,
) -> Stored<()> {
    diesel::update(link_seats::table.find((id.0, side_word(seat))))
        .set(link_seats::only_moves.eq(only_moves == OnlyMoves::ByServer))
        .execute(db)?;
    Ok(())
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

/// Lets a browser in, by the secret that it has or gets.
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
    Ok(())
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
