//! Entries and withdrawals.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use domain::entries::{Attendance, Entry};
use domain::merges::Merges;
use domain::players::Club;
use domain::privacy::Eyes;
use domain::{AccountId, EntryId, EventId, NameKey, PlayerId, TournamentId};
use tournament::entry::Number;

use super::privacy::seen::Seen;
use super::schema::{entries, players, tournaments, withdrawals};
use super::{Db, Stored, bin, merges, small};

#[derive(Queryable)]
struct Row {
    id: i32,
    tournament_id: i32,
    player_id: i32,
    name: String,
    name_key: String,
    number: Option<i32>,
    rating: Option<i32>,
    club: Option<String>,
    public_name: Option<String>,
    shows_club: bool,
}

/// Somebody leaves, or comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewAttendance {
    pub entry: EntryId,
    /// Which of the two.
    pub act: Attendance,
    /// The first round, from 1, that it is about.
    pub from_round: u16,
    /// Who wrote it down; no account if the player did.
    pub by: Option<AccountId>,
}

/// Enters a player.
pub fn insert(
    db: &mut Db,
    tournament: TournamentId,
    player: PlayerId,
    rating: Option<u16>,
    club: Option<&Club>,
) -> Stored<EntryId> {
    bin::delete_superseded(db, tournament.0, player.0)?;
    let id = diesel::insert_into(entries::table)
        .values((
            entries::tournament_id.eq(tournament.0),
            entries::player_id.eq(player.0),
            entries::rating.eq(rating.map(i32::from)),
            entries::club.eq(club.map(Club::as_str)),
        ))
        .returning(entries::id)
        .get_result(db)?;
    Ok(EntryId(id))
}

/// How many players each tournament of an event has; those without any are not listed.
pub fn count_by_event(db: &mut Db, event: EventId) -> Stored<HashMap<TournamentId, usize>> {
    let rows = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .filter(tournaments::event_id.eq(event.0))
        .filter(entries::deleted_at.is_null())
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, count_star()))
        .load::<(i32, i64)>(db)?;
    let counted = rows.into_iter();
    Ok(counted.map(|(id, count)| (TournamentId(id), usize::try_from(count).unwrap_or(0))).collect())
}

/// The tournament and the player of an entry that was deleted, and since when.
pub fn find_deleted(
    db: &mut Db,
    id: EntryId,
) -> Stored<Option<(TournamentId, PlayerId, DateTime<Utc>)>> {
    let row = entries::table
        .find(id.0)
        .select((entries::tournament_id, entries::player_id, entries::deleted_at))
        .first::<(i32, i32, Option<NaiveDateTime>)>(db)
        .optional()?;
    let deleted = |(tournament, player, at): (i32, i32, Option<NaiveDateTime>)| {
        Some((TournamentId(tournament), PlayerId(player), at?.and_utc()))
    };
    Ok(row.and_then(deleted))
}

/// Gives an entry another rating and club.
pub fn update(db: &mut Db, id: EntryId, rating: Option<u16>, club: Option<&Club>) -> Stored<()> {
    diesel::update(entries::table.find(id.0))
        .set((entries::rating.eq(rating.map(i32::from)), entries::club.eq(club.map(Club::as_str))))
        .execute(db)?;
    Ok(())
}

/// Gives an entry its pairing number.
pub fn set_number(db: &mut Db, id: EntryId, number: Number) -> Stored<()> {
    diesel::update(entries::table.find(id.0))
        .set(entries::number.eq(i32::from(number.0)))
        .execute(db)?;
    Ok(())
}

/// Gives every entry of a tournament its number. Nobody has one meanwhile, since no two may share
/// one even for a moment.
pub fn renumber(
    db: &mut Db,
    tournament: TournamentId,
    numbers: &[(EntryId, Number)],
) -> Stored<()> {
    unnumber(db, tournament)?;
    for (entry, number) in numbers {
        set_number(db, *entry, *number)?;
    }
    Ok(())
}

/// Takes everybody's pairing number away.
pub fn unnumber(db: &mut Db, tournament: TournamentId) -> Stored<()> {
    diesel::update(entries::table.filter(entries::tournament_id.eq(tournament.0)))
        .set(entries::number.eq(None::<i32>))
        .execute(db)?;
    Ok(())
}

/// The entries of a tournament: by pairing number, before the start in the order entered.
pub fn list(db: &mut Db, tournament: TournamentId, eyes: Eyes) -> Stored<Vec<Entry>> {
    load(db, tournament, None, eyes)
}

/// Some of them.
pub fn some(
    db: &mut Db,
    tournament: TournamentId,
    ids: &[EntryId],
    eyes: Eyes,
) -> Stored<Vec<Entry>> {
    load(db, tournament, Some(ids), eyes)
}

fn load(
    db: &mut Db,
    tournament: TournamentId,
    only: Option<&[EntryId]>,
    eyes: Eyes,
) -> Stored<Vec<Entry>> {
    let mut query = entries::table
        .inner_join(players::table.on(players::id.eq(entries::player_id)))
        .filter(entries::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .order((entries::number, entries::id))
        .select((
            entries::id,
            entries::tournament_id,
            entries::player_id,
            players::name,
            players::name_key,
            entries::number,
            entries::rating,
            entries::club,
            players::public_name,
            players::shows_club,
        ))
        .into_boxed();
    if let Some(ids) = only {
        query = query.filter(entries::id.eq_any(ids.iter().map(|id| id.0)));
    }
    let rows = query.load::<Row>(db)?;
    let gone = withdrawn(db, tournament)?;
    let merges = merges::current(db)?;
    rows.into_iter().map(|row| entry(row, &gone, &merges, eyes)).collect()
}

fn entry(row: Row, gone: &[(EntryId, u16)], merges: &Merges, eyes: Eyes) -> Stored<Entry> {
    let (id, entered_as) = (EntryId(row.id), PlayerId(row.player_id));
    let player = merges.stands_for(entered_as);
    let seen = Seen { name: row.name, key: NameKey::stored(row.name_key), club: row.club };
    let Seen { name, key, club } = seen.by(eyes, player, (row.public_name, row.shows_club));
    Ok(Entry {
        id,
        tournament: TournamentId(row.tournament_id),
        player,
        entered_as,
        name,
        key,
        number: row.number.map(|number| small("entries.number", number)).transpose()?.map(Number),
        rating: row.rating.map(|rating| small("entries.rating", rating)).transpose()?,
        club,
        withdrawn_from: gone.iter().find(|(entry, _)| *entry == id).map(|(_, round)| *round),
    })
}

/// Writes down that somebody leaves, from a round on, or comes back.
pub fn insert_attendance(db: &mut Db, new: NewAttendance, now: DateTime<Utc>) -> Stored<()> {
    diesel::insert_into(withdrawals::table)
        .values((
            withdrawals::entry_id.eq(new.entry.0),
            withdrawals::act.eq(new.act.as_str()),
            withdrawals::from_round.eq(i32::from(new.from_round)),
            withdrawals::recorded_at.eq(now.naive_utc()),
            withdrawals::recorded_by.eq(new.by.map(|id| id.0)),
        ))
        .execute(db)?;
    Ok(())
}

/// Whether whoever left, or came back, last did so by their own link.
pub fn attended_themselves(db: &mut Db, entry: EntryId) -> Stored<bool> {
    let last = withdrawals::table
        .filter(withdrawals::entry_id.eq(entry.0))
        .order(withdrawals::id.desc())
        .select(withdrawals::recorded_by)
        .first::<Option<i32>>(db)
        .optional()?;
    Ok(last == Some(None))
}

/// How often a player has withdrawn or come back by their own link.
pub fn n_own_attendances(db: &mut Db, entry: EntryId) -> Stored<usize> {
    let own = withdrawals::table
        .filter(withdrawals::entry_id.eq(entry.0))
        .filter(withdrawals::recorded_by.is_null());
    let n: i64 = own.count().get_result(db)?;
    Ok(usize::try_from(n).unwrap_or_default())
}

/// Who is gone, and from which round on: the newest row of each entry counts.
fn withdrawn(db: &mut Db, tournament: TournamentId) -> Stored<Vec<(EntryId, u16)>> {
    let rows = withdrawals::table
        .inner_join(entries::table.on(entries::id.eq(withdrawals::entry_id)))
        .filter(entries::tournament_id.eq(tournament.0))
        .order(withdrawals::id)
        .select((withdrawals::entry_id, withdrawals::act, withdrawals::from_round))
        .load::<(i32, String, i32)>(db)?;
    let mut gone: Vec<(EntryId, u16)> = Vec::new();
    for (entry, act, round) in rows {
        let entry = EntryId(entry);
        gone.retain(|(other, _)| *other != entry);
        if act == Attendance::Withdrawn.as_str() {
            gone.push((entry, small("withdrawals.from_round", round)?));
        }
    }
    Ok(gone)
}
