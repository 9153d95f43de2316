//! Games that belong to no tournament.

use domain::GameId;
use domain::audit::Act;
use domain::games::{CheckedRecord, GameTitle};
use store::{Db, Stored, games};

use super::Actor;

/// Publishes a record, whatever the rules say of it.
pub fn publish(db: &mut Db, actor: &Actor, title: &GameTitle, record: &str) -> Stored<GameId> {
    let record = CheckedRecord::of(record.to_owned());
    let game = games::insert(db, Some(title), &record, actor.now)?;
    actor.record(None, Act::GameAdded { game, title: title.to_string() });
    Ok(game)
}
