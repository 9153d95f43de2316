//! The bin: what is deleted is marked, can be taken out again, and is gone after a while.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::bin::{Deleted, Kind};
use domain::{AccountId, EntryId, EventId, TournamentId};

use super::schema::{
    accounts, adjournments, byes, entries, events, forbidden, games, pairings, periods,
    pie_choices, pie_offers, players, pools, result_policies, results, round_changes, rounds,
    tournaments, withdrawals,
};
use super::{Db, Stored, submissions};

/// Does the same with the table of a kind, since they have the same columns.
macro_rules! on_table {
    ($kind:expr, $table:ident => $work:expr) => {
        match $kind {
            Kind::Event => {
                use events as $table;
                $work
            }
            Kind::Tournament => {
                use tournaments as $table;
                $work
            }
            Kind::Entry => {
                use entries as $table;
                $work
            }
            Kind::Player => {
                use players as $table;
                $work
            }
            Kind::Account => {
                use accounts as $table;
                $work
            }
            Kind::RatingList => {
                use pools as $table;
                $work
            }
        }
    };
}

/// Puts something into the bin.
pub fn put(db: &mut Db, (kind, id): (Kind, i32), by: AccountId, now: DateTime<Utc>) -> Stored<()> {
    on_table!(kind, table => {
        diesel::update(table::table.find(id))
            .set((table::deleted_at.eq(now.naive_utc()), table::deleted_by.eq(by.0)))
            .execute(db)?;
    });
    Ok(())
}

/// Takes something out of the bin.
pub fn take_out(db: &mut Db, (kind, id): (Kind, i32)) -> Stored<()> {
    on_table!(kind, table => {
        diesel::update(table::table.find(id))
            .set((
                table::deleted_at.eq(None::<NaiveDateTime>),
                table::deleted_by.eq(None::<i32>),
            ))
            .execute(db)?;
    });
    Ok(())
}

/// Id and name, since when, and by whom.
type Row = (i32, String, Option<NaiveDateTime>, Option<i32>);

/// What lies in the bin since a moment, of all kinds but those that belong to an event; the newest
/// first.
pub fn list(db: &mut Db, since: DateTime<Utc>) -> Stored<Vec<Deleted>> {
    macro_rules! rows {
        ($table:ident, $name:expr) => {
            $table::table
                .filter($table::deleted_at.ge(since.naive_utc()))
                .select(($table::id, $name, $table::deleted_at, $table::deleted_by))
                .load::<Row>(db)?
        };
    }
    let rows = [
        (Kind::Event, rows!(events, events::name)),
        (Kind::Player, rows!(players, players::name)),
        (Kind::Account, rows!(accounts, accounts::name)),
        (Kind::RatingList, rows!(pools, pools::family)),
    ];
    let names = names(db)?;
    let mut found: Vec<Deleted> =
        rows.into_iter().flat_map(|(kind, rows)| of_kind(&names, kind, rows)).collect();
    found.sort_by_key(|one| std::cmp::Reverse(one.at));
    Ok(found)
}

/// The tournaments and entries of an event that lie in the bin since a moment, the newest first.
pub fn list_of_event(db: &mut Db, event: EventId, since: DateTime<Utc>) -> Stored<Vec<Deleted>> {
    let held = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.ge(since.naive_utc()))
        .select((
            tournaments::id,
            tournaments::name,
            tournaments::deleted_at,
            tournaments::deleted_by,
        ))
        .load::<Row>(db)?;
    let entered = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .inner_join(players::table.on(players::id.eq(entries::player_id)))
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.is_null())
        .filter(entries::deleted_at.ge(since.naive_utc()))
        .select((
            (entries::id, players::name, entries::deleted_at, entries::deleted_by),
            (tournaments::id, tournaments::name),
        ))
        .load::<(Row, (i32, String))>(db)?;
    let names = names(db)?;
    let mut found = of_kind(&names, Kind::Tournament, held);
    for (row, within) in entered {
        let one = of_kind(&names, Kind::Entry, vec![row]).into_iter();
        found.extend(one.map(|deleted| Deleted { within: Some(within.clone()), ..deleted }));
    }
    found.sort_by_key(|one| std::cmp::Reverse(one.at));
    Ok(found)
}

/// The names of all accounts, also of those that are deleted.
fn names(db: &mut Db) -> Stored<HashMap<i32, String>> {
    let rows = accounts::table.select((accounts::id, accounts::name)).load::<(i32, String)>(db)?;
    Ok(rows.into_iter().collect())
}

fn of_kind(names: &HashMap<i32, String>, kind: Kind, rows: Vec<Row>) -> Vec<Deleted> {
    let deleted = |(id, name, at, by): Row| {
        let by = names.get(&by?)?.clone();
        Some(Deleted { kind, id, name, within: None, at: at?.and_utc(), by })
    };
    rows.into_iter().filter_map(deleted).collect()
}

/// The event that a deleted tournament belongs to.
pub fn event_of(db: &mut Db, tournament: TournamentId) -> Stored<Option<EventId>> {
    let deleted =
        tournaments::table.find(tournament.0).filter(tournaments::deleted_at.is_not_null());
    Ok(deleted.select(tournaments::event_id).first(db).optional()?.map(EventId))
}

/// Deletes or brings back all tournaments of an event that share its fate.
pub fn put_tournaments_of(
    db: &mut Db,
    event: EventId,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let there = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.is_null());
    diesel::update(there)
        .set((tournaments::deleted_at.eq(now.naive_utc()), tournaments::deleted_by.eq(by.0)))
        .execute(db)?;
    Ok(())
}

/// Takes the tournaments of an event out that were deleted with it.
pub fn take_out_tournaments_of(db: &mut Db, event: EventId) -> Stored<()> {
    let at: Option<NaiveDateTime> =
        events::table.find(event.0).select(events::deleted_at).first(db)?;
    let with_it = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.eq(at));
    diesel::update(with_it)
        .set((
            tournaments::deleted_at.eq(None::<NaiveDateTime>),
            tournaments::deleted_by.eq(None::<i32>),
        ))
        .execute(db)?;
    Ok(())
}

/// Deletes for good what was put into the bin before a moment. The row of an event or an account
/// stays, with nothing in it that anybody could use: the audit log names it.
pub fn empty(db: &mut Db, before: DateTime<Utc>, now: DateTime<Utc>) -> Stored<()> {
    let before = before.naive_utc();
    let held: Vec<i32> = tournaments::table
        .filter(tournaments::deleted_at.lt(before))
        .select(tournaments::id)
        .load(db)?;
    super::links::delete_of(db, &[], &held)?;
    for tournament in &held {
        delete_tournament(db, *tournament)?;
    }
    let entered: Vec<i32> =
        entries::table.filter(entries::deleted_at.lt(before)).select(entries::id).load(db)?;
    delete_entries(db, &entered)?;
    let gone: Vec<i32> =
        players::table.filter(players::deleted_at.lt(before)).select(players::id).load(db)?;
    super::erasures::remember(db, &gone, now)?;
    super::audit::erase(db, &gone)?;
    super::links::delete_of(db, &gone, &[])?;
    super::player_accounts::delete_of(db, &gone, &[])?;
    diesel::delete(players::table.filter(players::id.eq_any(&gone))).execute(db)?;
    diesel::delete(pools::table.filter(pools::deleted_at.lt(before))).execute(db)?;
    let former: Vec<i32> =
        accounts::table.filter(accounts::deleted_at.lt(before)).select(accounts::id).load(db)?;
    super::by_link::forget(db, &former)?;
    super::alerts::delete_of(db, &former)?;
    super::player_accounts::delete_of(db, &[], &former)?;
    diesel::update(accounts::table.filter(accounts::deleted_at.lt(before)))
        .set(accounts::password_hash.eq(""))
        .execute(db)?;
    Ok(())
}

/// Deletes an entry of somebody who is entered again.
pub fn delete_superseded(db: &mut Db, tournament: i32, player: i32) -> Stored<()> {
    let ids: Vec<i32> = entries::table
        .filter(entries::tournament_id.eq(tournament))
        .filter(entries::player_id.eq(player))
        .filter(entries::deleted_at.is_not_null())
        .select(entries::id)
        .load(db)?;
    delete_entries(db, &ids)
}

/// With all that was asked for ahead.
fn delete_entries(db: &mut Db, ids: &[i32]) -> Stored<()> {
    diesel::delete(byes::table.filter(byes::entry_id.eq_any(ids))).execute(db)?;
    for id in ids {
        super::forbidden::forget(db, EntryId(*id))?;
    }
    diesel::delete(withdrawals::table.filter(withdrawals::entry_id.eq_any(ids))).execute(db)?;
    super::calls::delete_of(db, ids, &[])?;
    super::boards::delete_fixed(db, ids)?;
    // Of a start that was undone: the pairings count no more.
    let (first, second) = (pairings::first_entry, pairings::second_entry);
    let is_theirs = first.nullable().eq_any(ids).or(second.eq_any(ids));
    let unpublished: Vec<i32> = pairings::table.filter(is_theirs).select(pairings::id).load(db)?;
    delete_pairings(db, &unpublished)?;
    super::checkins::delete_of(db, ids)?;
    diesel::delete(entries::table.filter(entries::id.eq_any(ids))).execute(db)?;
    Ok(())
}

/// With everything in it.
fn delete_tournament(db: &mut Db, id: i32) -> Stored<()> {
    delete_boards(db, id)?;
    diesel::delete(rounds::table.filter(rounds::tournament_id.eq(id))).execute(db)?;
    diesel::delete(result_policies::table.filter(result_policies::tournament_id.eq(id)))
        .execute(db)?;
    super::allowances::delete_of(db, id)?;
    super::boards::delete_range(db, id)?;
    super::clocks::delete_of(db, id)?;
    super::screens::forget(db, id)?;
    super::checkins::delete_openings_of(db, id)?;
    diesel::delete(round_changes::table.filter(round_changes::tournament_id.eq(id))).execute(db)?;
    diesel::update(tournaments::table.find(id))
        .set(tournaments::upper_half_ends.eq(None::<i32>))
        .execute(db)?;
    let entered: Vec<i32> =
        entries::table.filter(entries::tournament_id.eq(id)).select(entries::id).load(db)?;
    delete_entries(db, &entered)?;
    diesel::delete(forbidden::table.filter(forbidden::tournament_id.eq(id))).execute(db)?;
    diesel::delete(periods::table.filter(periods::tournament_id.eq(id))).execute(db)?;
    super::by_link::terms::set(db, TournamentId(id), None)?;
    diesel::delete(tournaments::table.find(id)).execute(db)?;
    Ok(())
}

fn delete_boards(db: &mut Db, tournament: i32) -> Stored<()> {
    let boards: Vec<i32> = pairings::table
        .filter(pairings::tournament_id.eq(tournament))
        .select(pairings::id)
        .load(db)?;
    delete_pairings(db, &boards)
}

/// Pairings, and what hangs on them.
fn delete_pairings(db: &mut Db, boards: &[i32]) -> Stored<()> {
    let at_boards = results::table.filter(results::pairing_id.eq_any(boards));
    let records: Vec<Option<i32>> = at_boards.clone().select(results::game_id).load(db)?;
    let offers: Vec<i32> = pie_offers::table
        .filter(pie_offers::pairing_id.eq_any(boards))
        .select(pie_offers::id)
        .load(db)?;
    super::by_link::delete_of(db, boards)?;
    let adjourned = adjournments::table.filter(adjournments::pairing_id.eq_any(boards));
    diesel::delete(adjourned).execute(db)?;
    diesel::delete(results::table.filter(results::pairing_id.eq_any(boards))).execute(db)?;
    submissions::delete_of(db, boards)?;
    super::calls::delete_of(db, &[], boards)?;
    super::clocks::delete_of_boards(db, boards)?;
    let records = records.into_iter().flatten();
    diesel::delete(games::table.filter(games::id.eq_any(records))).execute(db)?;
    diesel::delete(pie_choices::table.filter(pie_choices::offer_id.eq_any(&offers))).execute(db)?;
    diesel::delete(pie_offers::table.filter(pie_offers::id.eq_any(&offers))).execute(db)?;
    diesel::delete(pairings::table.filter(pairings::id.eq_any(boards))).execute(db)?;
    Ok(())
}
