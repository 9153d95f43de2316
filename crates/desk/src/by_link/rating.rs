//! Casual games that are rated.

use chrono::{DateTime, Utc};
use domain::audit::{Act, LinkGameRated, RatingFacts};
use domain::by_link::{LinkGame, MOST_RATED, NotTaken, by_link_family, rated_outcome, rated_since};
use domain::history::{KnownGame, growing};
use domain::ratings::Place;
use domain::tournaments::Rated;
use domain::{AccountId, PlayerId, PoolId};
use rules::Seat;
use store::locks::{self, Lock};
use store::ratings::pools;
use store::{Db, Stored, by_link, history, merges};

use crate::{Who, player_accounts, ratings};

/// The players of a rated game: those that the other side's account and the own one are. Two play no more than so many.
pub(super) fn players(
    db: &mut Db,
    (other, own): (AccountId, Option<AccountId>),
    now: DateTime<Utc>,
) -> Stored<Result<[PlayerId; 2], NotTaken>> {
    let Some(one) = player_accounts::confirmed_as(db, other)? else {
        return Ok(Err(NotTaken::OtherNoPlayer));
    };
    let other = match own {
        Some(account) => player_accounts::confirmed_as(db, account)?,
        None => None,
    };
    let Some(other) = other else { return Ok(Err(NotTaken::NoPlayer)) };
    // Of two challenges that are taken at once one counts the other.
    locks::hold(db, Lock::Ratings)?;
    let merges = merges::current(db)?;
    let both = [one, other].map(|player| merges.stands_for(player));
    if both[0] == both[1] {
        return Ok(Err(NotTaken::Own));
    }
    let n_rated = by_link::n_rated(db, &both.map(|player| merges.all_of(player)), rated_since(now));
    let is_enough = n_rated? >= MOST_RATED;
    Ok(if is_enough { Err(NotTaken::EnoughRated) } else { Ok([one, other]) })
}

/// The rating list that a game counts in, once it is over.
pub fn list_of(db: &mut Db, game: &LinkGame) -> Stored<Option<PoolId>> {
    if game.rated != Rated::Rated || rated_outcome(&game.playing).is_none() {
        return Ok(None);
    }
    let merges = merges::current(db)?;
    let stands = |seat: Seat| Some(merges.stands_for(game.seats[seat].player?));
    if stands(Seat::First) == stands(Seat::Second) {
        return Ok(None);
    }
    let family = by_link_family(game.playing.setup().game.rated_as());
    let lists = pools::known_of_family(db, &family)?;
    Ok(lists.iter().find(|list| list.archived_at.is_none()).map(|list| list.id))
}

/// Rates a game that is over, if it was to be: with the others of its day, in the list of games by link.
pub(super) fn rate(db: &mut Db, game: &LinkGame, now: DateTime<Utc>) -> Stored<()> {
    let setup = *game.playing.setup();
    let players = (game.seats.first.player, game.seats.second.player);
    let (Rated::Rated, (Some(first), Some(second)), Some(outcome)) =
        (game.rated, players, rated_outcome(&game.playing))
    else {
        return Ok(());
    };
    locks::hold(db, Lock::Ratings)?;
    let merges = merges::current(db)?;
    if merges.stands_for(first) == merges.stands_for(second) {
        return Ok(());
    }
    let file = growing(by_link_family(setup.game.rated_as()));
    let id = history::growing(db, &file, now)?;
    let played_on = now.date_naive();
    let stretch = history::stretch_of(db, id, played_on)?;
    let (line, period) = (u64::from(setup.id.0.unsigned_abs()), stretch.id);
    history::grow(db, id, KnownGame { line, played_on, first, second, outcome, period })?;
    let moved = ratings::recompute_family(db, &file.family, Some(Place::of_stretch(&stretch)))?;
    let act = Act::LinkGameRated(LinkGameRated {
        link_game: setup.id,
        first,
        second,
        ratings: RatingFacts::of(&moved),
    });
    Who::Program(now).record(None, act);
    Ok(())
}
