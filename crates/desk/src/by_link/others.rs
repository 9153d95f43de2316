//! Games that somebody begins for two others, who play by a link each.

use chrono::{DateTime, Utc};
use domain::audit::{Act, LinkGameRelinked, LinkGameWithdrawn};
use domain::by_link::{Deed, ForOthers, Halt, LinkGame, MOST_OPEN, NotMade, Setup};
use domain::privacy::Eyes;
use domain::{AccountId, LinkGameId};
use rules::{BySeat, Seat};
use store::by_link::seats::NewSeat;
use store::by_link::{NewGame, seats};
use store::{Db, Stored, by_link};

use super::challenges::plays_enough;
use super::{begin, carry_out, find, moment, readable};
use crate::{Actor, Who};

/// Begins a game for two others, whose links have these hashes. No clock runs before both have come in.
pub fn begin_for(
    db: &mut Db,
    actor: &Actor,
    new: &ForOthers,
    hashes: &BySeat<String>,
) -> Stored<Result<LinkGameId, NotMade>> {
    if by_link::waiting_of(db, actor.account)?.len() >= MOST_OPEN {
        return Ok(Err(NotMade::ManyWaiting));
    }
    if plays_enough(db, actor.account)? {
        return Ok(Err(NotMade::ManyRunning));
    }
    let ForOthers { game, control, delay, lot_seed, .. } = *new;
    let made_by = Some(actor.account);
    let row = NewGame { lot_seed, delay, made_by, ..NewGame::of(game, control) };
    let seat = |seat| NewSeat::casual(new.names[seat].as_str(), None, None);
    let id = begin(db, Who::Staff(*actor), row, (BySeat::new_with(seat), None))?;
    for seat in Seat::ALL {
        seats::set_link(db, (id, seat), &hashes[seat])?;
    }
    if let Some(mut game) = find(db, id, Eyes::Staff)? {
        carry_out(db, &mut game, Deed::Wait, moment(actor.now))?;
    }
    Ok(Ok(id))
}

/// A browser comes in to a seat by its link; answers whether that is still the link. Once both players are there a game
/// that waits for them begins.
pub fn come_in(
    db: &mut Db,
    (token_hash, at): (&str, (LinkGameId, Seat)),
    (id_hash, now): (&str, DateTime<Utc>),
) -> Stored<bool> {
    if seats::by_token(db, token_hash)? != Some(at) {
        return Ok(false);
    }
    seats::begin_session(db, id_hash, at, now)?;
    let Some(mut game) = find(db, at.0, Eyes::Staff)? else { return Ok(false) };
    let is_waiting = game.playing.halt() == Some(Halt::Waiting);
    if is_waiting && seats::come(db, at.0)?.len() == Seat::ALL.len() {
        carry_out(db, &mut game, Deed::GoOn, moment(now))?;
    }
    Ok(true)
}

/// The games that somebody has begun for two others and that wait for one of them.
pub fn waiting_of(db: &mut Db, account: AccountId) -> Stored<Vec<LinkGame>> {
    let ids = by_link::waiting_of(db, account)?;
    let found: Stored<Vec<_>> =
        ids.into_iter().map(|id| readable(find(db, id, Eyes::Public))).collect();
    let is_waiting = |game: &LinkGame| game.playing.halt() == Some(Halt::Waiting);
    Ok(found?.into_iter().flatten().filter(is_waiting).collect())
}

/// What waits for players, and the seats that nobody has come in to yet, by name.
pub(super) type Open = (Setup, Vec<(Seat, String)>);

/// Gives the seats that nobody has come in to yet new links, with these hashes, in place of those that were lost; tells
/// whose they are. None for whoever has not begun the game, and once it goes on.
pub fn renew_links(
    db: &mut Db,
    actor: &Actor,
    id: LinkGameId,
    hashes: &BySeat<String>,
) -> Stored<Option<Open>> {
    let Some(game) = waiting(db, actor, id)? else { return Ok(None) };
    actor.record(None, Act::LinkGameRelinked(LinkGameRelinked { link_game: id, seat: None }));
    let come = seats::come(db, id)?;
    let mut open = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|seat| !come.contains(seat)) {
        seats::set_link(db, (id, seat), &hashes[seat])?;
        open.push((seat, game.seats[seat].name.clone()));
    }
    Ok(Some((*game.playing.setup(), open)))
}

/// A game that somebody has begun for two others and that waits for one of them.
fn waiting(db: &mut Db, actor: &Actor, id: LinkGameId) -> Stored<Option<LinkGame>> {
    let is_theirs = |game: &LinkGame| game.made_by == Some(actor.account);
    let is_waiting = |game: &LinkGame| game.playing.halt() == Some(Halt::Waiting);
    Ok(find(db, id, Eyes::Staff)?.filter(is_theirs).filter(is_waiting))
}

/// Withdraws a game that somebody has begun for two others, and forgets their names; answers whether it waited.
pub fn withdraw_game(db: &mut Db, actor: &Actor, id: LinkGameId) -> Stored<bool> {
    let Some(mut game) = waiting(db, actor, id)? else { return Ok(false) };
    actor.record(None, Act::LinkGameWithdrawn(LinkGameWithdrawn { link_game: id }));
    seats::take_names(db, id)?;
    carry_out(db, &mut game, Deed::Withdraw, moment(actor.now))?;
    Ok(true)
}
