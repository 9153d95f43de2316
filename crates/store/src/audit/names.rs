//! How what the acts of a page name is called now; looked up once, not act by act.

use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;

use diesel::prelude::*;
use domain::audit::{Act, Logged, Named, Names, Subject, subjects};
use domain::{EntryId, PlayerId, TournamentId};

use super::super::connection::IDS_AT_ONCE;
use super::super::schema::{accounts, entries, events, pairings, players, tournaments};
use super::super::{Db, Stored, ratings, small};

/// The numbers of all that some acts name, by kind.
#[derive(Default)]
struct Wanted {
    players: BTreeSet<i32>,
    entries: BTreeSet<i32>,
    /// Tournaments whose boards are named.
    boards: BTreeSet<i32>,
    tournaments: BTreeSet<i32>,
    events: BTreeSet<i32>,
    accounts: BTreeSet<i32>,
}

impl Wanted {
    fn of(acts: &[Logged]) -> Self {
        let mut wanted = Self::default();
        for logged in acts {
            wanted.accounts.extend(logged.account.map(|id| id.0));
            wanted.events.extend(logged.event.map(|id| id.0));
            let Ok(act) = &logged.act else { continue };
            for subject in subjects(act) {
                wanted.add(subject);
            }
            if let Act::ResultEntered(result) | Act::ResultCorrected(result) = act {
                wanted.boards.insert(result.at.tournament.0);
            }
        }
        wanted
    }

    fn add(&mut self, subject: Subject) {
        match subject {
            Subject::Event(id) => self.events.insert(id.0),
            Subject::Tournament(id) | Subject::Board(id, ..) | Subject::Boards(id) => {
                self.tournaments.insert(id.0)
            }
            Subject::Entry(id) => self.entries.insert(id.0),
            Subject::Player(id) => self.players.insert(id.0),
            Subject::Account(id) => self.accounts.insert(id.0),
            // They are few, and all of them are looked up.
            Subject::RatingList(_) => false,
        };
    }
}

/// The rows of a table with some ids, by id.
macro_rules! named {
    ($db:expr, $table:ident, $ids:expr) => {{
        let ids: Vec<i32> = $ids.into_iter().collect();
        let mut found = Vec::new();
        for some in ids.chunks(IDS_AT_ONCE) {
            let rows = $table::table
                .filter($table::id.eq_any(some))
                .select(($table::id, $table::name, $table::deleted_at.is_null()))
                .load::<(i32, String, bool)>($db)?;
            found.extend(rows);
        }
        by_id(found)
    }};
}

fn by_id<I: From<i32> + Eq + Hash>(found: Vec<(i32, String, bool)>) -> HashMap<I, Named> {
    let named = |(id, name, is_there)| (I::from(id), Named { name, is_there });
    found.into_iter().map(named).collect()
}

/// The names of all that some acts name.
pub(super) fn names_of(db: &mut Db, acts: &[Logged]) -> Stored<Names> {
    let mut wanted = Wanted::of(acts);
    let boards = boards_of(db, &wanted.boards)?;
    wanted.entries.extend(boards.values().flatten().map(|entry| entry.0));
    let entries = entries_of(db, &wanted.entries)?;
    wanted.players.extend(entries.values().map(|player| player.0));
    Ok(Names {
        players: named!(db, players, wanted.players),
        tournaments: named!(db, tournaments, wanted.tournaments),
        events: named!(db, events, wanted.events),
        accounts: named!(db, accounts, wanted.accounts),
        pools: ratings::pools(db)?.into_iter().map(|pool| (pool.id, pool)).collect(),
        entries,
        boards,
    })
}

fn boards_of(
    db: &mut Db,
    tournaments: &BTreeSet<i32>,
) -> Stored<HashMap<(TournamentId, u16, u16), Vec<EntryId>>> {
    let rows = pairings::table
        .filter(pairings::tournament_id.eq_any(tournaments))
        .filter(pairings::unpublished_at.is_null())
        .select((
            (pairings::tournament_id, pairings::round, pairings::board),
            (pairings::first_entry, pairings::second_entry),
        ))
        .load::<((i32, i32, i32), (i32, Option<i32>))>(db)?;
    let seated = |((tournament, round, board), (first, second)): (_, (i32, Option<i32>))| {
        let at = (
            TournamentId(tournament),
            small("pairings.round", round)?,
            small("pairings.board", board)?,
        );
        let entries = [Some(first), second].into_iter().flatten().map(EntryId);
        Ok((at, entries.collect()))
    };
    rows.into_iter().map(seated).collect()
}

fn entries_of(db: &mut Db, ids: &BTreeSet<i32>) -> Stored<HashMap<EntryId, PlayerId>> {
    let ids: Vec<i32> = ids.iter().copied().collect();
    let mut found = HashMap::new();
    for some in ids.chunks(IDS_AT_ONCE) {
        let rows = entries::table
            .filter(entries::id.eq_any(some))
            .select((entries::id, entries::player_id))
            .load::<(i32, i32)>(db)?;
        found.extend(rows.into_iter().map(|(id, player)| (EntryId(id), PlayerId(player))));
    }
    Ok(found)
}
