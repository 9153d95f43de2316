//! The standby that visitors' pages are read from: whether it answers, and as of when it is.
//!
//! How far it is behind is not asked of clocks: what the primary had written by a moment is there once the standby has
//! replayed it up to that position.

use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::r2d2::{Pool, PooledConnection};
use diesel::sql_types::{Nullable, Text, Timestamptz};
use diesel::{QueryableByName, RunQueryDsl, sql_query};

use super::pool::Connections;
use super::{Db, StoreError, Stored};

/// How long a connection to it is waited for, before the primary is asked instead.
const PATIENCE: Duration = Duration::from_secs(3);
/// Who has not answered for so long is away.
const SILENCE: Duration = Duration::from_secs(5);
/// What is no older counts as now.
const OLDEST: TimeDelta = TimeDelta::seconds(5);

/// A standby, and what is known of it.
pub struct Standby {
    connections: Pool<Connections>,
    seen: Mutex<Seen>,
}

/// A moment, by the clock that nobody sets and by the one on the wall.
pub type Now = (Instant, DateTime<Utc>);

impl Standby {
    pub(super) fn new(connections: Pool<Connections>) -> Self {
        Self { connections, seen: Mutex::default() }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection, if it answers. One that is busy is waited for: the primary is not asked what is too much for
    /// the standby.
    pub(super) fn get(&self) -> Option<Stored<PooledConnection<Connections>>> {
        if !self.answers() {
            return None;
        }
        match self.connections.get_timeout(PATIENCE) {
            Ok(connection) => Some(Ok(connection)),
            Err(error) if self.connections.state().connections > 0 => {
                Some(Err(StoreError::Full(error.to_string())))
            }
            Err(_) => None,
        }
    }

    /// Whether it is read from.
    pub fn answers(&self) -> bool {
        self.seen().settled.is_some()
    }

    /// As of when it is, unless it is not read from, or that is now.
    pub fn as_of(&self) -> Option<DateTime<Utc>> {
        self.seen().settled.filter(|(_, age)| *age > OLDEST).map(|(at, _)| at)
    }

    /// How long ago it is known to have had everything.
    pub fn age(&self) -> Option<TimeDelta> {
        self.seen().settled.map(|(_, age)| age)
    }

    /// Notes how far the primary is.
    pub(super) fn note_primary(&self, primary: &Pool<Connections>, now: Now) -> Stored<()> {
        let position = soon(primary)?.with(|db| position(db, CURRENT))?.0;
        self.seen().note_primary(position, now.1);
        Ok(())
    }

    /// Notes how far it is itself.
    pub fn note_itself(&self, now: Now) -> Stored<()> {
        let replayed = soon(&self.connections)?.with(|db| position(db, REPLAYED))?;
        self.seen().note_standby(replayed, now);
        Ok(())
    }

    /// Decides whether it is read from until this is asked again, and as of when it is. Asks nobody.
    pub fn settle(&self, now: Now) {
        self.seen().settle(now);
    }
}

fn soon(pool: &Pool<Connections>) -> Stored<PooledConnection<Connections>> {
    pool.get_timeout(PATIENCE).map_err(|error| StoreError::Connections(error.to_string()))
}

const CURRENT: &str = "SELECT pg_current_wal_lsn()::text AS position, NULL::timestamptz AS at";

/// Once it was promoted it replays nothing any more, and is the primary.
const REPLAYED: &str = "
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS position,
        pg_last_xact_replay_timestamp() AS at";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    position: String,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    at: Option<DateTime<Utc>>,
}

/// A position, and when what is there was committed.
fn position(db: &mut Db, query: &str) -> Stored<(Position, Option<DateTime<Utc>>)> {
    let Db::Postgres(postgres) = db else { return Ok((Position(0), None)) };
    let row: Row = sql_query(query).get_result(postgres)?;
    let position = row.position.parse();
    Ok((position.map_err(|NoPosition| StoreError::corrupt("pg_lsn", &row.position))?, row.at))
}

/// A place in the write-ahead log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Position(u64);

#[derive(Debug)]
struct NoPosition;

impl FromStr for Position {
    type Err = NoPosition;

    /// As PostgreSQL writes it: both halves as hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let half = |text| u32::from_str_radix(text, 16).map_err(|_| NoPosition);
        let (high, low) = text.split_once('/').ok_or(NoPosition)?;
        Ok(Self(u64::from(half(high)?) << 32 | u64::from(half(low)?)))
    }
}

/// What was seen of both.
#[derive(Default)]
struct Seen {
    /// How far the primary was of late.
    primary: Option<(Position, DateTime<Utc>)>,
    /// When the standby answered last.
    answered: Option<Instant>,
    /// What was committed until then is there. None before it has all that there was when this server began: it may
    /// not even have the tables.
    current_at: Option<DateTime<Utc>>,
    /// What holds for now: as of when it is, and how long ago that was. None while it is not read from.
    settled: Option<(DateTime<Utc>, TimeDelta)>,
}

impl Seen {
    /// The primary had written so much; what is committed then is known to be in it.
    fn note_primary(&mut self, position: Position, before: DateTime<Utc>) {
        // A position that is not reached yet stays until it is, while nothing else is known.
        if self.primary.is_none() || self.current_at.is_some() {
            self.primary = Some((position, before));
        }
    }

    fn note_standby(
        &mut self,
        (replayed, committed_at): (Position, Option<DateTime<Utc>>),
        (instant, now): Now,
    ) {
        self.answered = Some(instant);
        let reached = self.primary.filter(|(position, _)| replayed >= *position).map(|(_, at)| at);
        // A clock that was set back tells nothing.
        let before = self.current_at.filter(|at| *at <= now);
        if self.current_at.is_some() || reached.is_some() {
            self.current_at = [reached, committed_at, before].into_iter().flatten().max();
        }
    }

    fn settle(&mut self, (instant, now): Now) {
        let is_heard = |at: Instant| instant.saturating_duration_since(at) < SILENCE;
        let current = self.current_at.filter(|_| self.answered.is_some_and(is_heard));
        self.settled = current.map(|at| (at, now - at));
    }
}

#[cfg(test)]
mod tests {
    use system::clock;

    use super::*;

    fn at(secs: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + secs, 0).unwrap()
    }

    #[test]
    fn a_position_is_read_as_postgres_writes_it() {
        let position = |text: &str| text.parse::<Position>().ok().map(|position| position.0);
        assert_eq!(position("0/0"), Some(0));
        assert_eq!(position("16/B374D848"), Some(0x16_B374_D848));
        assert_eq!(position("2/0"), Some(2 << 32));
        assert_eq!((position("16"), position("1/x"), position("1/100000000")), (None, None, None));
    }

    /// As of when it is then, if it is read from.
    fn settled(seen: &mut Seen, now: Now) -> Option<DateTime<Utc>> {
        seen.settle(now);
        seen.settled.map(|(at, _)| at)
    }

    #[test]
    fn a_standby_is_as_of_when_the_primary_had_what_it_has() {
        let (mut seen, begun) = (Seen::default(), clock::instant());
        seen.note_standby((Position(90), Some(at(-500))), (begun, at(0)));
        assert_eq!(settled(&mut seen, (begun, at(0))), None, "nothing is known of the primary");
        seen.note_primary(Position(100), at(1));
        seen.note_primary(Position(120), at(2));
        seen.note_standby((Position(99), Some(at(-1))), (begun, at(2)));
        let lacks = settled(&mut seen, (begun, at(2)));
        assert_eq!(lacks, None, "it lacks what there was when the server began");
        seen.note_standby((Position(100), Some(at(0))), (begun, at(3)));
        assert_eq!(settled(&mut seen, (begun, at(3))), Some(at(1)));
        seen.note_primary(Position(200), at(8));
        seen.note_standby((Position(150), Some(at(5))), (begun, at(9)));
        let last = settled(&mut seen, (begun, at(9)));
        assert_eq!(last, Some(at(5)), "as of what was committed last");
        seen.note_standby((Position(200), Some(at(5))), (begun, at(21)));
        let caught_up = settled(&mut seen, (begun, at(21)));
        assert_eq!(caught_up, Some(at(8)), "nothing was committed meanwhile");
        assert_eq!(settled(&mut seen, (begun + SILENCE, at(26))), None, "it is silent");
    }

    #[test]
    fn a_clock_that_is_set_back_makes_nothing_newer() {
        let (mut seen, begun) = (Seen::default(), clock::instant());
        seen.note_primary(Position(1), at(3600));
        seen.note_standby((Position(1), None), (begun, at(3600)));
        seen.note_primary(Position(2), at(0));
        seen.note_standby((Position(1), Some(at(-60))), (begun, at(1)));
        assert_eq!(settled(&mut seen, (begun, at(1))), Some(at(-60)));
    }
}
