//! Players whom an account does not play any more.

use chrono::{DateTime, Utc};
use rules::Seat;

use super::find;
use crate::domain::AccountId;
use crate::domain::by_link::LinkGame;
use crate::domain::privacy::Eyes;
use crate::domain::stamps::{Moved, Thing};
use crate::store::by_link::blocks;
use crate::store::{Db, Stored, transaction};

/// Somebody whom an account does not play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    pub account: AccountId,
    /// As they were called where they met.
    pub name: String,
}

/// So many an account does not play.
const MOST: usize = 200;

/// Whoever sits opposite is not played any more; nobody who has no account, and none of a tournament.
pub fn block(
    db: &mut Db,
    account: AccountId,
    (game, seat): (&LinkGame, Seat),
    now: DateTime<Utc>,
) -> Stored<()> {
    let other = game.seats[seat.other()].account.filter(|other| *other != account);
    let (Some(other), None) = (other, game.at) else { return Ok(()) };
    if blocks::of(db, account)?.len() < MOST {
        blocks::insert(db, (account, other), game.playing.setup().id, now)?;
        moved(game);
    }
    Ok(())
}

fn moved(game: &LinkGame) {
    let things = [Thing::LinkGame(game.playing.setup().id), Thing::ByLink].into();
    transaction::move_on(Moved { things, ..Moved::default() });
}

/// An account plays another one again.
pub fn unblock(db: &mut Db, account: AccountId, blocked: AccountId) -> Stored<()> {
    let met = blocks::of(db, account)?.into_iter().find(|(one, _)| *one == blocked);
    blocks::end(db, account, blocked)?;
    if let Some((_, id)) = met
        && let Some(game) = find(db, id, Eyes::Public)?
    {
        moved(&game);
    }
    Ok(())
}

/// Whom an account does not play, by the names of now.
pub fn blocked_by(db: &mut Db, account: AccountId) -> Stored<Vec<Blocked>> {
    let mut blocked = Vec::new();
    for (other, id) in blocks::of(db, account)? {
        let Some(game) = find(db, id, Eyes::Public)? else { continue };
        let holders = Seat::ALL.map(|seat| &game.seats[seat]);
        let holder = holders.into_iter().find(|holder| holder.account == Some(other));
        let name = holder.map_or("–", |holder| holder.name.as_str()).to_owned();
        blocked.push(Blocked { account: other, name });
    }
    Ok(blocked)
}
