//! Merges of players, and what was taken back of them: only ever added to.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::merges::{Clash, Merge, Merges};
use domain::privacy::Eyes;
use domain::ratings::HistoryName;
use domain::results::Reason;
use domain::{AccountId, MergeId, PlayerId, TournamentId};

use super::schema::{entries, histories, history_games, merges, pairings, players, unmerges};
use super::{Db, StoreError, Stored, small};

/// A merge on its way into the table.
#[derive(Debug, Clone, Copy)]
pub struct NewMerge<'r> {
    /// Who will not be listed any more.
    pub merged: PlayerId,
    pub kept: PlayerId,
    pub reason: &'r Reason,
    /// Who says so.
    pub by: AccountId,
}

/// Who stands for whom now.
pub fn current(db: &mut Db) -> Stored<Merges> {
    let made = merges::table
        .left_join(unmerges::table.on(unmerges::merge_id.eq(merges::id)))
        .filter(unmerges::merge_id.nullable().is_null())
        .order(merges::id)
        .select((merges::merged_id, merges::kept_id))
        .load::<(i32, i32)>(db)?;
    let made = made.into_iter().map(|(merged, kept)| (PlayerId(merged), PlayerId(kept)));
    Merges::new(made).map_err(|error| StoreError::corrupt("merges", &error))
}

/// The merges that count of some players, the newest first.
pub fn list_of(db: &mut Db, merged: &[PlayerId]) -> Stored<Vec<Merge>> {
    let ids = merged.iter().map(|player| player.0);
    let rows = merges::table
        .inner_join(players::table.on(players::id.eq(merges::merged_id)))
        .left_join(unmerges::table.on(unmerges::merge_id.eq(merges::id)))
        .filter(unmerges::merge_id.nullable().is_null())
        .filter(merges::merged_id.eq_any(ids))
        .order(merges::id.desc())
        .select((
            merges::id,
            merges::merged_id,
            players::name,
            merges::kept_id,
            merges::reason,
            merges::recorded_at,
        ))
        .load::<(i32, i32, String, i32, String, NaiveDateTime)>(db)?;
    let names = super::players::names(db, Eyes::Staff, rows.iter().map(|row| PlayerId(row.3)))?;
    let merge =
        |(id, merged, name, kept, reason, at): (i32, i32, _, i32, _, NaiveDateTime)| Merge {
            id: MergeId(id),
            merged: PlayerId(merged),
            name,
            kept: PlayerId(kept),
            kept_name: names.get(&PlayerId(kept)).cloned().unwrap_or_default(),
            reason,
            at: at.and_utc(),
        };
    Ok(rows.into_iter().map(merge).collect())
}

/// The merge of an id, if it still counts.
pub fn find(db: &mut Db, id: MergeId) -> Stored<Option<Merge>> {
    let merged: Option<i32> =
        merges::table.find(id.0).select(merges::merged_id).first(db).optional()?;
    let Some(merged) = merged else {
        return Ok(None);
    };
    let all = list_of(db, &[PlayerId(merged)])?;
    Ok(all.into_iter().find(|merge| merge.id == id))
}

/// Whether a player was ever merged, even if it was taken back.
pub(super) fn ever_named(db: &mut Db, player: PlayerId) -> Stored<bool> {
    let names = merges::merged_id.eq(player.0).or(merges::kept_id.eq(player.0));
    Ok(merges::table.filter(names).count().get_result::<i64>(db)? > 0)
}

/// Writes down that two players are one person; that they may be is asked before, in the same
/// transaction.
pub fn insert(db: &mut Db, new: &NewMerge<'_>, now: DateTime<Utc>) -> Stored<MergeId> {
    let id = diesel::insert_into(merges::table)
        .values((
            merges::merged_id.eq(new.merged.0),
            merges::kept_id.eq(new.kept.0),
            merges::reason.eq(new.reason.as_str()),
            merges::recorded_at.eq(now.naive_utc()),
            merges::recorded_by.eq(new.by.0),
        ))
        .returning(merges::id)
        .get_result(db)?;
    Ok(MergeId(id))
}

/// Writes down that a merge was wrong.
pub fn take_back(
    db: &mut Db,
    id: MergeId,
    reason: &Reason,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(unmerges::table)
        .values((
            unmerges::merge_id.eq(id.0),
            unmerges::reason.eq(reason.as_str()),
            unmerges::recorded_at.eq(now.naive_utc()),
            unmerges::recorded_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// Why two players, those whom they stand for included, are two people: the tournaments in which
/// both are, and the histories in which they met.
pub fn clashes(db: &mut Db, one: PlayerId, other: PlayerId) -> Stored<Vec<Clash>> {
    let merges = current(db)?;
    let (one, other) = (merges.all_of(one), merges.all_of(other));
    let own = entries_of(db, &one)?;
    let others = entries_of(db, &other)?;
    let mut clashes = Vec::new();
    for (tournament, entry) in own {
        if let Some(opponent) = others.get(&tournament) {
            let rounds = met(db, entry, *opponent)?;
            clashes.push(Clash::Entered { tournament: TournamentId(tournament), rounds });
        }
    }
    clashes.extend(met_in_histories(db, &one, &other)?);
    Ok(clashes)
}

/// The entries of one person, by tournament: one in each, as long as nothing clashes.
fn entries_of(db: &mut Db, players: &[PlayerId]) -> Stored<BTreeMap<i32, i32>> {
    let rows = entries::table
        .filter(entries::player_id.eq_any(ids(players)))
        .select((entries::tournament_id, entries::id))
        .load::<(i32, i32)>(db)?;
    Ok(rows.into_iter().collect())
}

fn ids(players: &[PlayerId]) -> Vec<i32> {
    players.iter().map(|player| player.0).collect()
}

/// The rounds in which two entries met.
fn met(db: &mut Db, one: i32, other: i32) -> Stored<Vec<u16>> {
    let this_way = pairings::first_entry.eq(one).and(pairings::second_entry.eq(other));
    let that_way = pairings::first_entry.eq(other).and(pairings::second_entry.eq(one));
    let rounds = pairings::table
        .filter(this_way.or(that_way))
        .filter(pairings::unpublished_at.is_null())
        .order(pairings::round)
        .select(pairings::round)
        .load::<i32>(db)?;
    rounds.into_iter().map(|round| small("pairings.round", round)).collect()
}

fn met_in_histories(db: &mut Db, one: &[PlayerId], other: &[PlayerId]) -> Stored<Vec<Clash>> {
    let between = |first: &[PlayerId], second: &[PlayerId]| {
        let first = history_games::first_player_id.eq_any(ids(first));
        first.and(history_games::second_player_id.eq_any(ids(second)))
    };
    let rows = history_games::table
        .inner_join(histories::table.on(histories::id.eq(history_games::history_id)))
        .filter(between(one, other).or(between(other, one)))
        .select((histories::sha256, histories::source, histories::file_name))
        .load::<(String, Option<String>, String)>(db)?;
    let mut games: BTreeMap<HistoryName, u32> = BTreeMap::new();
    for (sha256, source, file_name) in rows {
        *games.entry(HistoryName::of(&sha256, source, file_name)).or_default() += 1;
    }
    Ok(games.into_iter().map(|(history, games)| Clash::Met { history, games }).collect())
}
