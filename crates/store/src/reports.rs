//! Report files that tournaments were read from.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;
use domain::TournamentId;
use domain::events::{Days, Title};

use super::schema::{events, report_files, tournaments};
use super::{Db, StoreError, Stored};

/// A tournament that was read from a file.
#[derive(Debug, Clone)]
pub struct ReadFrom {
    pub tournament: TournamentId,
    pub name: Title,
    /// The event that it is held at.
    pub event: Title,
    /// When that is.
    pub days: Days,
    /// Whether it is deleted, or its event.
    pub is_in_bin: bool,
}

/// Keeps which file a tournament was read from, by the digest of its bytes.
pub fn insert(db: &mut Db, tournament: TournamentId, sha256: &str) -> Stored<()> {
    diesel::insert_into(report_files::table)
        .values((report_files::tournament_id.eq(tournament.0), report_files::sha256.eq(sha256)))
        .execute(db)?;
    Ok(())
}

/// The tournaments that were read from a file of these bytes, by number, those in the bin too.
pub fn list(db: &mut Db, sha256: &str) -> Stored<Vec<ReadFrom>> {
    let rows = report_files::table
        .inner_join(tournaments::table.on(tournaments::id.eq(report_files::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(report_files::sha256.eq(sha256))
        .order(tournaments::id)
        .select((
            (tournaments::id, tournaments::name, tournaments::deleted_at),
            (events::name, events::starts_on, events::ends_on, events::deleted_at),
        ))
        .load::<(OfTournament, OfEvent)>(db)?;
    let read_from = |(tournament, event): (OfTournament, OfEvent)| {
        let ((id, name, deleted_at), (event, first, last, event_deleted_at)) = (tournament, event);
        Ok(ReadFrom {
            tournament: TournamentId(id),
            name: Title::stored(name),
            event: Title::stored(event),
            days: Days::new(first, last)
                .ok_or_else(|| StoreError::corrupt("events.ends_on", &last))?,
            is_in_bin: deleted_at.or(event_deleted_at).is_some(),
        })
    };
    rows.into_iter().map(read_from).collect()
}

/// Id and name, and since when it is in the bin.
type OfTournament = (i32, String, Option<NaiveDateTime>);

/// Name and days, and since when it is in the bin.
type OfEvent = (String, NaiveDate, NaiveDate, Option<NaiveDateTime>);
