//! Players whom an account does not play any more.

use chrono::{DateTime, Utc};
use rules::Seat;

use domain::AccountId;
use domain::by_link::{LinkGame, MOST_BLOCKED};
use domain::stamps::{Moved, Thing};
use store::by_link::blocks;
use store::{Db, Stored, transaction};

/// Whom whoever has a seat meets there and may block: nobody of a tournament, and nobody without an account.
pub fn may_block(
    db: &mut Db,
    account: AccountId,
    (game, seat): (&LinkGame, Seat),
) -> Stored<Option<AccountId>> {
    let other = game.seats[seat.other()].account.filter(|other| *other != account);
    let (Some(other), None) = (other, game.at) else { return Ok(None) };
    let is_blocked = blocks::is_blocked(db, account, other)?;
    Ok(Some(other).filter(|_| !is_blocked))
}

/// Whoever sits opposite is not played any more; answers whether there was room for one more.
pub fn block(
    db: &mut Db,
    account: AccountId,
    at: (&LinkGame, Seat),
    now: DateTime<Utc>,
) -> Stored<bool> {
    let Some(other) = may_block(db, account, at)? else { return Ok(true) };
    if blocks::n_of(db, account)? >= MOST_BLOCKED {
        return Ok(false);
    }
    blocks::insert(db, (account, other), at.0.playing.setup().id, now)?;
    for id in blocks::end_rematches(db, account, other)? {
        transaction::move_on(Moved::of([Thing::LinkGame(id)]));
    }
    moved();
    Ok(true)
}

/// Lists are other ones then; the game is not, but for a rematch that was asked for.
fn moved() {
    transaction::move_on(Moved::of([Thing::ByLink]));
}

/// An account plays another one again.
pub fn unblock(db: &mut Db, account: AccountId, blocked: AccountId) -> Stored<()> {
    blocks::end(db, account, blocked)?;
    moved();
    Ok(())
}
