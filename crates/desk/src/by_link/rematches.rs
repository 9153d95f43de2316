//! Rematches of casual games: whoever asks second begins one.

use chrono::{DateTime, Utc};
use domain::LinkGameId;
use domain::by_link::{LinkGame, NotTaken, REMATCH_WITHIN, Rematch};
use domain::privacy::Eyes;
use domain::stamps::{Moved, Thing};
use domain::tournaments::Rated;
use rules::{BySeat, Seat};
use store::by_link::seats::NewSeat;
use store::by_link::{
    KnownBy, NewGame, blocks, rematches_asked_of, seats, set_rematch, set_rematch_asked,
};
use store::{Db, Stored, transaction};

use super::challenges::plays_enough;
use super::{begin, find, rating, readable};
use crate::Who;

/// Asks for a rematch of a casual game that is over, or begins the one that the other side has asked for: with the same
/// time, and whoever moved second moves first. Answers the game to go on to: the rematch, once it has begun.
pub fn rematch(
    db: &mut Db,
    who: Who,
    game: &LinkGame,
    seat: Seat,
) -> Stored<Result<LinkGameId, NotTaken>> {
    let id = game.playing.setup().id;
    if !game.is_to_be_again() {
        return Ok(Err(NotTaken::Gone));
    }
    if has_blocked(db, game, seat)? {
        return Ok(Err(NotTaken::Blocked));
    }
    match game.rematch {
        Rematch::Begun(rematch) => Ok(Ok(rematch)),
        _ if !game.may_be_again(who.now()) => Ok(Err(NotTaken::TooLate)),
        // Whoever is blocked is not told, and waits.
        Rematch::Asked(by) if by != seat && !has_blocked(db, game, seat.other())? => {
            begin_one(db, who, (game, seat))
        }
        Rematch::Asked(_) | Rematch::Nothing => {
            set_rematch_asked(db, id, Some(seat))?;
            moved(id);
            Ok(Ok(id))
        }
    }
}

/// Whoever asked for a rematch does so no more.
pub fn ask_no_more(db: &mut Db, game: &LinkGame, seat: Seat) -> Stored<()> {
    let id = game.playing.setup().id;
    if game.rematch == Rematch::Asked(seat) {
        set_rematch_asked(db, id, None)?;
        moved(id);
    }
    Ok(())
}

fn moved(id: LinkGameId) {
    transaction::move_on(Moved::of([Thing::LinkGame(id), Thing::ByLink]));
}

/// The games after which the other side asks somebody for a rematch, each with their seat.
pub fn asked_of(
    db: &mut Db,
    known_by: KnownBy<'_>,
    now: DateTime<Utc>,
) -> Stored<Vec<(LinkGame, Seat)>> {
    let mut asked = Vec::new();
    for (id, seat) in rematches_asked_of(db, known_by, now - REMATCH_WITHIN)? {
        if let Some(game) = readable(find(db, id, Eyes::Public))?
            && !has_blocked(db, &game, seat)?
        {
            asked.push((game, seat));
        }
    }
    Ok(asked)
}

/// Whether whoever has a seat does not play the other side any more.
fn has_blocked(db: &mut Db, game: &LinkGame, seat: Seat) -> Stored<bool> {
    let (own, other) = (game.seats[seat].account, game.seats[seat.other()].account);
    let Some((own, other)) = own.zip(other) else { return Ok(false) };
    blocks::is_blocked(db, own, other)
}

/// A game as whoever has these seats sees it: nobody is asked by an opponent whom they do not play.
pub fn seen_by(db: &mut Db, game: LinkGame, own: &[Seat]) -> Stored<LinkGame> {
    match game.rematch {
        Rematch::Asked(by) if own.contains(&by.other()) && has_blocked(db, &game, by.other())? => {
            Ok(LinkGame { rematch: Rematch::Nothing, ..game })
        }
        _ => Ok(game),
    }
}

/// Why whoever has a seat cannot play the other side once more.
fn not_again(
    db: &mut Db,
    who: Who,
    (game, seat): (&LinkGame, Seat),
) -> Stored<Result<(), NotTaken>> {
    let both = [(seat, NotTaken::TooManyGames), (seat.other(), NotTaken::OtherPlaysEnough)];
    for (seat, why) in both {
        if let Some(account) = game.seats[seat].account
            && plays_enough(db, account)?
        {
            return Ok(Err(why));
        }
    }
    if game.rated != Rated::Rated {
        return Ok(Ok(()));
    }
    let Some(other) = game.seats[seat.other()].account else {
        return Ok(Err(NotTaken::OtherNoPlayer));
    };
    let players = rating::players(db, (other, game.seats[seat].account), who.now())?;
    Ok(players.map(|_| ()))
}

fn begin_one(
    db: &mut Db,
    who: Who,
    (game, seat): (&LinkGame, Seat),
) -> Stored<Result<LinkGameId, NotTaken>> {
    if let Err(why) = not_again(db, who, (game, seat))? {
        return Ok(Err(why));
    }
    let setup = *game.playing.setup();
    // The names that everybody sees.
    let before = find(db, setup.id, Eyes::Public)?.map_or(game.seats.clone(), |game| game.seats);
    let seat = |seat: Seat| {
        let holder = &before[seat.other()];
        let player = holder.player.filter(|_| game.rated == Rated::Rated);
        NewSeat::casual(&holder.name, holder.account, player)
    };
    let both = BySeat::new_with(seat);
    let (rated, delay) = (game.rated, game.delay);
    let new = NewGame { rated, delay, ..NewGame::of(setup.game, setup.control) };
    let id = begin(db, who, new, (both, None))?;
    seats::come_along(db, setup.id, id, who.now())?;
    set_rematch(db, setup.id, id)?;
    moved(setup.id);
    Ok(Ok(id))
}
