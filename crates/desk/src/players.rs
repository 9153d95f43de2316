//! Players, over all events.

use domain::PlayerId;
use domain::audit::{Act, PlayerFacts, RatingFacts};
use domain::players::{BirthYear, Club, Personal, PlayerDetails};
use domain::ratings::RatingsMoved;
use store::{Db, Stored, merges, players};

use super::{Actor, ChangedMeanwhile, privacy, ratings};

/// The player of an id, with what is personal unless somebody else stands for them.
pub fn find(db: &mut Db, id: PlayerId) -> Stored<Option<Personal>> {
    let Some(player) = players::find_own(db, id)? else {
        return Ok(None);
    };
    let now = merges::current(db)?.stands_for(id);
    if now != id {
        return Ok(Some(Personal { player, birth_year: None, merged_into: Some(now) }));
    }
    let birth_year = players::birth_year(db, id)?;
    Ok(Some(Personal { player, birth_year, merged_into: None }))
}

/// Changes a player of whom `is_seen` says that nothing has changed since. Answers who stands for
/// them.
pub fn change(
    db: &mut Db,
    actor: &Actor,
    id: PlayerId,
    is_seen: impl FnOnce(&Personal) -> bool,
    details: &PlayerDetails,
) -> Stored<Result<PlayerId, ChangedMeanwhile>> {
    let Some(before) = find(db, id)?.filter(is_seen) else {
        return Ok(Err(ChangedMeanwhile));
    };
    let PlayerDetails { name, club, birth_year } = details;
    let birth_year = birth_year.filter(|_| before.merged_into.is_none());
    players::update(db, id, name, club.as_ref())?;
    privacy::compute(db)?;
    let mut moved = RatingsMoved::default();
    if before.birth_year != birth_year {
        players::set_birth_year(db, id, birth_year)?;
        moved = ratings::recompute_for(db, &[id])?;
    }
    let act = Act::PlayerChanged {
        player: id,
        before: PlayerFacts::new(
            before.player.name,
            before.player.club,
            before.birth_year.map(BirthYear::get),
        ),
        after: PlayerFacts::new(
            name.to_string(),
            club.as_ref().map(Club::to_string),
            birth_year.map(BirthYear::get),
        ),
        ratings: RatingFacts::of(&moved),
    };
    actor.record(None, act);
    Ok(Ok(before.merged_into.unwrap_or(id)))
}
