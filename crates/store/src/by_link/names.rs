//! What players are called in games by link.

use std::collections::HashMap;

use domain::PlayerId;
use domain::privacy::Eyes;

use crate::{Db, Stored, merges, players};

/// The names of some players, of whoever stands for them.
pub(super) fn names(
    db: &mut Db,
    eyes: Eyes,
    some: Vec<PlayerId>,
) -> Stored<HashMap<PlayerId, String>> {
    if some.is_empty() {
        return Ok(HashMap::new());
    }
    let merges = merges::current(db)?;
    let now = some.iter().map(|player| merges.stands_for(*player));
    let named = players::names(db, eyes, now)?;
    let name = |player| Some((player, named.get(&merges.stands_for(player))?.clone()));
    Ok(some.into_iter().filter_map(name).collect())
}
