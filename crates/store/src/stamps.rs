//! Versions of what pages show, moved in the transaction of the act that changes it.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use domain::stamps::{Moved, Stamp, Thing};
use domain::tournaments::Stage;
use domain::{EventId, PlayerId, TournamentId};

use super::connection::IDS_AT_ONCE;
use super::locks::{self, Lock};
use super::schema::{entries, pairings, stamps, tournaments};
use super::{Db, StoreError, Stored, merges, player_accounts};

/// So many events or tournaments a page watches at most.
const MOST: i64 = 20;

/// Gives everything that some acts move the next version: the last thing that a transaction does. Whoever comes next
/// sees it, so that versions are committed in their order.
pub(super) fn move_on(db: &mut Db, moved: impl IntoIterator<Item = Moved>) -> Stored<()> {
    let mut things = BTreeSet::new();
    for moved in moved {
        things.extend(resolved(db, moved)?);
    }
    locks::hold(db, Lock::Stamps)?;
    let version = newest(db)? + 1;
    let things: Vec<Thing> = things.into_iter().collect();
    for some in things.chunks(IDS_AT_ONCE) {
        let row = |thing: &Thing| {
            let (kind, id) = thing.parts();
            format!("('{kind}', {id}, {version})")
        };
        let rows: Vec<String> = some.iter().map(row).collect();
        // Words and numbers of our own: nothing that anybody has typed.
        let statement = format!(
            "INSERT INTO stamps (kind, subject_id, version) VALUES {} \
             ON CONFLICT (kind, subject_id) DO UPDATE SET version = excluded.version",
            rows.join(", ")
        );
        diesel::sql_query(statement).execute(db)?;
    }
    Ok(())
}

/// The things themselves, where an act tells entries, boards or whole events.
fn resolved(db: &mut Db, moved: Moved) -> Stored<BTreeSet<Thing>> {
    let Moved { mut things, whole, entries: entered, boards, accounts, everywhere } = moved;
    let is_seen_by_all = things.iter().any(|thing| matches!(thing, Thing::Tournament(_)));
    let mut entry_ids: BTreeSet<i32> = entered.into_iter().map(|id| id.0).collect();
    for (tournament, round, board) in boards {
        entry_ids.extend(at_board(db, (tournament, round, board))?);
    }
    let of_accounts = player_accounts::confirmed_as(db, &accounts)?;
    let names_nobody = entry_ids.is_empty() && of_accounts.is_empty() && everywhere.is_empty();
    if names_nobody && whole.is_empty() {
        return Ok(things);
    }
    let merges = merges::current(db)?;
    things.extend(of_accounts.values().map(|player| Thing::Person(merges.stands_for(*player))));
    for player in players_of(db, &entry_ids)? {
        let standing = merges.stands_for(player);
        things.insert(Thing::Person(standing));
        if is_seen_by_all {
            things.insert(Thing::Player(standing));
        }
    }
    for event in whole {
        things.extend(tournaments_of(db, event)?.into_iter().map(Thing::Tournament));
    }
    let standing = |player: &PlayerId| merges.all_of(merges.stands_for(*player));
    let everyone = everywhere.iter().flat_map(standing).collect();
    for (tournament, event) in where_entered(db, &everyone)? {
        things.extend([Thing::Tournament(tournament), Thing::Event(event), Thing::Queue(event)]);
    }
    Ok(things)
}

fn at_board(db: &mut Db, (tournament, round, board): (TournamentId, u16, u16)) -> Stored<Vec<i32>> {
    let pairs = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::round.eq(i32::from(round)))
        .filter(pairings::board.eq(i32::from(board)))
        .select((pairings::first_entry, pairings::second_entry))
        .load::<(i32, Option<i32>)>(db)?;
    Ok(pairs.into_iter().flat_map(|(first, second)| [Some(first), second]).flatten().collect())
}

fn players_of(db: &mut Db, entry_ids: &BTreeSet<i32>) -> Stored<Vec<PlayerId>> {
    let ids: Vec<i32> = entry_ids.iter().copied().collect();
    let mut players = Vec::with_capacity(ids.len());
    for some in ids.chunks(IDS_AT_ONCE) {
        let found = entries::table.filter(entries::id.eq_any(some)).select(entries::player_id);
        players.extend(found.load::<i32>(db)?.into_iter().map(PlayerId));
    }
    Ok(players)
}

fn tournaments_of(db: &mut Db, event: EventId) -> Stored<Vec<TournamentId>> {
    let ids = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .select(tournaments::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(TournamentId).collect())
}

fn where_entered(
    db: &mut Db,
    players: &BTreeSet<PlayerId>,
) -> Stored<Vec<(TournamentId, EventId)>> {
    let ids: Vec<i32> = players.iter().map(|id| id.0).collect();
    let mut places = Vec::new();
    for some in ids.chunks(IDS_AT_ONCE) {
        let found = entries::table
            .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
            .filter(entries::player_id.eq_any(some))
            .select((tournaments::id, tournaments::event_id))
            .load::<(i32, i32)>(db)?;
        let place = |(id, event)| (TournamentId(id), EventId(event));
        places.extend(found.into_iter().map(place));
    }
    Ok(places)
}

/// The versions of things as they are now, in their order.
pub fn of(db: &mut Db, things: &[Thing]) -> Stored<Vec<Stamp>> {
    let (kinds, ids): (BTreeSet<&str>, BTreeSet<i32>) =
        things.iter().map(|thing| thing.parts()).unzip();
    let near =
        stamps::table.filter(stamps::kind.eq_any(kinds)).filter(stamps::subject_id.eq_any(ids));
    let versions: HashMap<(String, i32), i64> = near
        .load::<(String, i32, i64)>(db)?
        .into_iter()
        .map(|(kind, id, version)| ((kind, id), version))
        .collect();
    let version = |thing: Thing| {
        let (kind, id) = thing.parts();
        versions.get(&(kind.to_owned(), id)).copied().unwrap_or(0)
    };
    let mut found = Vec::with_capacity(things.len());
    for thing in things {
        let version = if *thing == Thing::Anything { newest(db)? } else { version(*thing) };
        found.push(Stamp { thing: *thing, version });
    }
    Ok(found)
}

/// What has moved since a version, the oldest first.
pub fn since(db: &mut Db, version: i64) -> Stored<Vec<Stamp>> {
    let rows = stamps::table.filter(stamps::version.gt(version)).order(stamps::version).load::<(
        String,
        i32,
        i64,
    )>(db)?;
    let stamp = |(kind, id, version): (String, i32, i64)| {
        let thing = Thing::from_parts(&kind, id)
            .ok_or_else(|| StoreError::corrupt("stamps.kind", &kind))?;
        Ok(Stamp { thing, version })
    };
    rows.into_iter().map(stamp).collect()
}

/// The newest version of all.
pub fn newest(db: &mut Db) -> Stored<i64> {
    let newest = stamps::table.select(diesel::dsl::max(stamps::version));
    Ok(newest.first::<Option<i64>>(db)?.unwrap_or(0))
}

/// The events at which something is being played, the newest first.
pub fn running_events(db: &mut Db) -> Stored<Vec<EventId>> {
    let ids = tournaments::table
        .filter(tournaments::stage.eq(Stage::Running.as_str()))
        .filter(tournaments::deleted_at.is_null())
        .select(tournaments::event_id)
        .distinct()
        .order(tournaments::event_id.desc())
        .limit(MOST)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(EventId).collect())
}

/// The tournaments of a player that can still change without a correction.
pub fn running_of(db: &mut Db, player: PlayerId) -> Stored<Vec<TournamentId>> {
    let ids = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .filter(entries::player_id.eq(player.0))
        .filter(tournaments::closed_at.is_null())
        .order(tournaments::id.desc())
        .limit(MOST)
        .select(tournaments::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(TournamentId).collect())
}
