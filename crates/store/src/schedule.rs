//! When the rounds of tournaments begin.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::schedule::{Begins, Schedule};
use domain::zone::Zone;
use domain::{EventId, TournamentId};

use super::schema::{events, schedule, tournaments};
use super::{Db, StoreError, Stored, small};

/// The schedule of a tournament, by the clocks of its event.
pub fn find(db: &mut Db, tournament: TournamentId) -> Stored<Schedule> {
    let zone = tournaments::table
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(tournaments::id.eq(tournament.0))
        .select(events::zone)
        .first::<String>(db)?;
    let rows = schedule::table
        .filter(schedule::tournament_id.eq(tournament.0))
        .select((schedule::round, schedule::begins_at))
        .load::<(i32, NaiveDateTime)>(db)?;
    let begin = |(round, begins)| Ok((small("schedule.round", round)?, begins));
    let begins = rows.into_iter().map(begin).collect::<Stored<Begins>>()?;
    Ok(Schedule::new(parse(&zone)?, begins))
}

/// The schedules of an event's tournaments; none of those without one.
pub fn list_by_event(db: &mut Db, event: EventId) -> Stored<HashMap<TournamentId, Schedule>> {
    let rows = schedule::table
        .inner_join(tournaments::table.on(tournaments::id.eq(schedule::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(events::id.eq(event.0))
        .filter(tournaments::deleted_at.is_null())
        .select((tournaments::id, schedule::round, schedule::begins_at, events::zone))
        .load::<(i32, i32, NaiveDateTime, String)>(db)?;
    let mut all: HashMap<TournamentId, (Zone, Begins)> = HashMap::new();
    for (tournament, round, begins, zone) in rows {
        let zone = parse(&zone)?;
        let (_, known) =
            all.entry(TournamentId(tournament)).or_insert_with(|| (zone, Begins::new()));
        known.insert(small("schedule.round", round)?, begins);
    }
    Ok(all.into_iter().map(|(id, (zone, begins))| (id, Schedule::new(zone, begins))).collect())
}

fn parse(zone: &str) -> Stored<Zone> {
    Zone::parse(zone).ok_or_else(|| StoreError::corrupt("events.zone", zone))
}

/// Saves a schedule in the place of the one before. The tournament is another version then: calendars
/// take the newer one.
pub fn save(db: &mut Db, tournament: TournamentId, begins: &Begins) -> Stored<()> {
    diesel::delete(schedule::table.filter(schedule::tournament_id.eq(tournament.0))).execute(db)?;
    for (round, begins) in begins {
        diesel::insert_into(schedule::table)
            .values((
                schedule::tournament_id.eq(tournament.0),
                schedule::round.eq(i32::from(*round)),
                schedule::begins_at.eq(*begins),
            ))
            .execute(db)?;
    }
    diesel::update(tournaments::table.find(tournament.0))
        .set(tournaments::version.eq(tournaments::version + 1))
        .execute(db)?;
    Ok(())
}
