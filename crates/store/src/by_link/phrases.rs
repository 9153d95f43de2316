//! What players say to each other.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::LinkGameId;
use domain::by_link::Phrase;
use domain::pies::side_word;
use rules::Seat;

use super::seat_of;
use crate::schema::link_phrases;
use crate::{Db, StoreError, Stored};

/// What was said in a game, in order.
pub fn of(db: &mut Db, id: LinkGameId) -> Stored<Vec<(Seat, Phrase)>> {
    let rows = link_phrases::table
        .filter(link_phrases::link_game_id.eq(id.0))
        .order((link_phrases::said_at, link_phrases::seat, link_phrases::phrase))
        .select((link_phrases::seat, link_phrases::phrase))
        .load::<(String, String)>(db)?;
    let said = |(seat, phrase): (String, String)| {
        let corrupt = || StoreError::corrupt("link_phrases.phrase", &phrase);
        Ok((seat_of(&seat)?, Phrase::parse(&phrase).ok_or_else(corrupt)?))
    };
    rows.into_iter().map(said).collect()
}

/// A player says something; answers whether it was not said before.
pub fn say(
    db: &mut Db,
    (id, seat): (LinkGameId, Seat),
    phrase: Phrase,
    now: DateTime<Utc>,
) -> Stored<bool> {
    let key = (id.0, side_word(seat), phrase.as_str());
    let n_said: i64 = link_phrases::table.find(key).count().get_result(db)?;
    if n_said > 0 {
        return Ok(false);
    }
    diesel::insert_into(link_phrases::table)
        .values((
            link_phrases::link_game_id.eq(id.0),
            link_phrases::seat.eq(side_word(seat)),
            link_phrases::phrase.eq(phrase.as_str()),
            link_phrases::said_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(true)
}
