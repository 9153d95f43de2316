//! Rematches of casual games: whoever asks second begins one.

use rules::{BySeat, Seat};

use super::challenges::plays_enough;
use super::{begin, rating};
use crate::desk::Who;
use crate::domain::by_link::{End, LinkGame, NotTaken, Rematch};
use crate::domain::stamps::{Moved, Thing};
use crate::domain::tournaments::Rated;
use crate::store::by_link::seats::NewSeat;
use crate::store::by_link::{NewGame, blocks, seats, set_rematch, set_rematch_asked};
use crate::store::{Db, Stored, transaction};

/// Asks for a rematch of a casual game that is over, or begins the one that the other side has asked for: with the same
/// time, and whoever moved second moves first.
pub fn rematch(db: &mut Db, who: Who, game: &LinkGame, seat: Seat) -> Stored<Result<(), NotTaken>> {
    let id = game.playing.setup().id;
    let is_played = game.playing.end().is_some_and(|end| end != End::Withdrawn);
    if game.at.is_some() || !is_played {
        return Ok(Err(NotTaken::Gone));
    }
    if let (Some(own), Some(other)) = (game.seats[seat].account, game.seats[seat.other()].account)
        && blocks::of(db, own)?.iter().any(|(blocked, _)| *blocked == other)
    {
        return Ok(Err(NotTaken::Blocked));
    }
    match game.rematch {
        Rematch::Begun(_) => {}
        Rematch::Asked(by) if by != seat => return begin_one(db, who, game),
        Rematch::Asked(_) | Rematch::Nothing => {
            set_rematch_asked(db, id, seat)?;
            let things = [Thing::LinkGame(id)].into();
            transaction::move_on(Moved { things, ..Moved::default() });
        }
    }
    Ok(Ok(()))
}

fn begin_one(db: &mut Db, who: Who, game: &LinkGame) -> Stored<Result<(), NotTaken>> {
    let setup = *game.playing.setup();
    let before = game.seats.clone();
    for account in Seat::ALL.iter().filter_map(|seat| before[*seat].account) {
        if plays_enough(db, account)? {
            return Ok(Err(NotTaken::TooManyGames));
        }
    }
    if game.rated == Rated::Rated {
        let (Some(first), second) = (before.first.account, before.second.account) else {
            return Ok(Err(NotTaken::NoPlayer));
        };
        if let Err(why) = rating::players(db, (first, second), who.now())? {
            return Ok(Err(why));
        }
    }
    let seat = |seat: Seat| {
        let holder = &before[seat.other()];
        let player = holder.player.filter(|_| game.rated == Rated::Rated);
        let name = if player.is_some() { "–" } else { &holder.name };
        NewSeat { name, account: holder.account, entry: None, player }
    };
    let both = BySeat::new_with(seat);
    let (control, rated, delay) = (setup.control, game.rated, game.delay);
    let (lot_seed, made_by, pairing) = (None, None, None);
    let new = NewGame { game: setup.game, control, lot_seed, rated, delay, made_by, pairing };
    let id = begin(db, who, new, (both, None))?;
    seats::come_along(db, setup.id, id, who.now())?;
    set_rematch(db, setup.id, id)?;
    let things = [Thing::LinkGame(setup.id)].into();
    transaction::move_on(Moved { things, ..Moved::default() });
    Ok(Ok(()))
}
