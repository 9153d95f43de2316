//! Names that somebody has typed and nobody is to read.

use domain::LinkGameId;
use domain::audit::{Act, LinkGameRuled, RulingFacts};
use domain::privacy::Eyes;
use domain::results::Reason;
use domain::stamps::{Moved, Thing};
use store::by_link::{challenges, seats};
use store::{Db, Stored, transaction};

use super::find;
use crate::Actor;

/// Takes the names that were typed for a casual game out of it, from its record too, which has none of its own; answers
/// whether there were any.
pub fn take_names(db: &mut Db, actor: &Actor, id: LinkGameId, reason: Reason) -> Stored<bool> {
    let found = find(db, id, Eyes::Staff)?;
    if !found.is_some_and(|game| game.has_typed_names()) {
        return Ok(false);
    }
    seats::take_names(db, id)?;
    challenges::take_name(db, id)?;
    let ruled = LinkGameRuled { link_game: id, ruling: RulingFacts::TakeNames, reason };
    actor.record(None, Act::LinkGameRuled(ruled));
    transaction::move_on(Moved::of([Thing::LinkGame(id), Thing::ByLink]));
    Ok(true)
}
