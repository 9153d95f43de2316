//! Who was erased, by marks that say nothing: a backup from before does not bring them back.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::backups::Mark;
use domain::{NameKey, PlayerId};

use super::schema::{entries, erasures, games, pairings, players, results, submissions};
use super::{Db, Stored, audit, links, player_accounts, privacy};

/// Keeps the marks of players who are about to be erased.
pub fn remember(db: &mut Db, gone: &[i32], now: DateTime<Utc>) -> Stored<()> {
    let marks = players::table.filter(players::id.eq_any(gone)).select(players::mark);
    let marks: Vec<String> = marks.load(db)?;
    marks.into_iter().try_for_each(|mark| keep(db, &Mark(mark), now))
}

/// The marks of all who were erased.
pub fn list(db: &mut Db) -> Stored<Vec<Mark>> {
    let marks: Vec<String> =
        erasures::table.order(erasures::mark).select(erasures::mark).load(db)?;
    Ok(marks.into_iter().map(Mark).collect())
}

fn keep(db: &mut Db, Mark(mark): &Mark, now: DateTime<Utc>) -> Stored<()> {
    let there: Option<String> =
        erasures::table.find(mark).select(erasures::mark).first(db).optional()?;
    if there.is_none() {
        diesel::insert_into(erasures::table)
            .values((erasures::mark.eq(mark), erasures::erased_at.eq(now.naive_utc())))
            .execute(db)?;
    }
    Ok(())
}

/// Erases everybody again who was erased before, in a database that was restored from an older backup.
/// Answers how many there were.
///
/// Of a player who has entries there, which were deleted in between, the entries and results stay, since
/// others played against them; the name goes (`docs/spec/backups.md`).
pub fn repeat(db: &mut Db, marks: &BTreeSet<Mark>, now: DateTime<Utc>) -> Stored<usize> {
    let mut gone = Vec::new();
    for mark in marks {
        keep(db, mark, now)?;
        let there = players::table.filter(players::mark.eq(&mark.0));
        let there = there.select((players::id, players::name)).first::<(i32, String)>(db);
        gone.extend(there.optional()?);
    }
    let ids: Vec<i32> = gone.iter().map(|(id, _)| *id).collect();
    audit::erase(db, &ids)?;
    links::delete_of(db, &ids, &[])?;
    player_accounts::delete_of(db, &ids, &[])?;
    for (id, name) in &gone {
        if !super::players::delete_unused(db, PlayerId(*id))? {
            take_name(db, *id, name)?;
        }
    }
    if !gone.is_empty() {
        privacy::compute(db)?;
    }
    Ok(gone.len())
}

/// Takes the name from all that stays of a player.
fn take_name(db: &mut Db, id: i32, old: &str) -> Stored<()> {
    let name = format!("Deleted player {id}");
    diesel::update(players::table.find(id))
        .set((
            players::name.eq(&name),
            players::name_key.eq(NameKey::of(&name).as_str()),
            players::club.eq(None::<String>),
            players::birth_year.eq(None::<i32>),
            players::public_name.eq(None::<String>),
        ))
        .execute(db)?;
    super::players::words::keep(db, id)?;
    diesel::update(entries::table.filter(entries::player_id.eq(id)))
        .set(entries::club.eq(None::<String>))
        .execute(db)?;
    rename_in_records(db, id, &Renaming { old, new: &name })
}

/// A name and what stands in its place.
struct Renaming<'a> {
    old: &'a str,
    new: &'a str,
}

impl Renaming<'_> {
    /// The text, if it has to change. In the tags of a record a name has its quotes escaped.
    fn of(&self, text: &str) -> Option<String> {
        let escaped = self.old.replace('\\', "\\\\").replace('"', "\\\"");
        let changed = text.replace(&escaped, self.new).replace(self.old, self.new);
        (changed != text).then_some(changed)
    }

    fn of_any(&self, text: Option<String>) -> Option<String> {
        text.map(|text| self.of(&text).unwrap_or(text))
    }
}

/// The moves of the player's games come with a head that may name both.
fn rename_in_records(db: &mut Db, player: i32, renaming: &Renaming<'_>) -> Stored<()> {
    let own = || entries::table.filter(entries::player_id.eq(player)).select(entries::id);
    let (first, second) = (pairings::first_entry, pairings::second_entry);
    let boards: Vec<i32> = pairings::table
        .filter(first.eq_any(own()).or(second.assume_not_null().eq_any(own())))
        .select(pairings::id)
        .load(db)?;
    let kept = results::table.filter(results::pairing_id.eq_any(&boards));
    let kept: Vec<Option<i32>> = kept.select(results::game_id).load(db)?;
    let rows = games::table.filter(games::id.eq_any(kept.into_iter().flatten()));
    let rows = rows.select((games::id, games::record, games::submitted));
    for (id, record, submitted) in rows.load::<(i32, String, Option<String>)>(db)? {
        let record = renaming.of(&record).unwrap_or(record);
        diesel::update(games::table.find(id))
            .set((games::record.eq(record), games::submitted.eq(renaming.of_any(submitted))))
            .execute(db)?;
    }
    rename_in_submissions(db, &boards, renaming)
}

type Texts = (i32, Option<String>, Option<String>, Option<String>);

fn rename_in_submissions(db: &mut Db, boards: &[i32], renaming: &Renaming<'_>) -> Stored<()> {
    let rows = submissions::table.filter(submissions::pairing_id.eq_any(boards)).select((
        submissions::id,
        submissions::record,
        submissions::submitted,
        submissions::faulty,
    ));
    for (id, record, submitted, faulty) in rows.load::<Texts>(db)? {
        diesel::update(submissions::table.find(id))
            .set((
                submissions::record.eq(renaming.of_any(record)),
                submissions::submitted.eq(renaming.of_any(submitted)),
                submissions::faulty.eq(renaming.of_any(faulty)),
            ))
            .execute(db)?;
    }
    Ok(())
}
