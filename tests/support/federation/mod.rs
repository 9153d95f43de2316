//! A federation of fifteen years, drawn from seeds and copied into a PostgreSQL database.
//!
//! The rows are those that the program would have written, but for the log of acts. Facts are made up here; what
//! follows from them is computed by the program: [`conclude`].

#![allow(clippy::unwrap_used, reason = "whoever asks for a federation has failed without it")]
#![allow(dead_code, reason = "a test and a bench ask for different things")]

mod calendar;
mod chance;
mod names;
mod past;
mod people;
mod play;
mod records;
mod rows;

use chrono::{Months, NaiveDate, NaiveDateTime, NaiveTime};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use store::{Store, privacy};

use rows::{Rows, row};

/// How large a federation is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scale {
    pub(crate) n_players: u32,
    /// Four at each event.
    pub(crate) n_tournaments: u32,
    /// Of so many tournaments one is a Swiss of a hundred players and ten rounds, as all that run are; the others are
    /// round robins of six.
    pub(crate) swiss_each: u32,
    /// Of a thousand boards so many have a record of their game.
    pub(crate) n_records_in_thousand: u32,
    /// In the history that was imported.
    pub(crate) n_history_games: u32,
}

impl Scale {
    /// Ten million games.
    pub(crate) const FULL: Self = Self {
        n_players: 1_000_000,
        n_tournaments: 20_000,
        swiss_each: 1,
        n_records_in_thousand: 10,
        n_history_games: 20_000,
    };

    /// Of everything that there are thousands of in a federation there are some here: events and tournaments too.
    pub(crate) const WIDE: Self = Self {
        n_players: 16_000,
        n_tournaments: 5_200,
        swiss_each: 97,
        n_records_in_thousand: 140,
        n_history_games: 6_000,
    };

    /// A part of it.
    pub(crate) fn full_by(divisor: u32) -> Self {
        let Self { n_players, n_tournaments, n_history_games, .. } = Self::FULL;
        Self {
            n_players: n_players / divisor,
            n_tournaments: n_tournaments / divisor,
            n_history_games: n_history_games.min(6_000),
            ..Self::FULL
        }
    }

    pub(crate) fn n_events(self) -> u32 {
        self.n_tournaments / calendar::TOURNAMENTS_AT_EVENT
    }
}

/// What rows are drawn from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Federation {
    pub(crate) scale: Scale,
    /// The second day of an event.
    pub(crate) today: NaiveDate,
    /// When the first players were entered.
    begun: NaiveDateTime,
}

impl Federation {
    pub(crate) fn new(scale: Scale, today: NaiveDate) -> Self {
        let begun = (today - Months::new(15 * 12)).and_time(NaiveTime::MIN);
        Self { scale, today, begun }
    }

    /// Copies its facts into an empty database that has taken all steps.
    pub(crate) fn copy(&self, url: &str) {
        let mut db = PgConnection::establish(url).unwrap();
        // Nothing of it is to outlive the machine.
        db.batch_execute("SET synchronous_commit = off; SET statement_timeout = 0").unwrap();
        self.begin(&mut db);
        people::insert(&mut db, self);
        let n_periods = play::insert(&mut db, self);
        past::insert(&mut db, self, n_periods);
        self.stamp(&mut db);
        db.batch_execute(SET_SEQUENCES).unwrap();
        tidy(url);
    }

    /// Who has made everything.
    fn begin(&self, db: &mut PgConnection) {
        let mut rows = Rows::default();
        let name = "Magister Musicae";
        let key = name.to_lowercase();
        row!(rows.accounts, 1, name, key, "no password", "administrator", self.begun);
        rows.flush(db);
    }

    /// Everything has changed once.
    fn stamp(&self, db: &mut PgConnection) {
        let mut rows = Rows::default();
        let Scale { n_players, n_tournaments, .. } = self.scale;
        let players = (1..=n_players).flat_map(|id| [("player", id), ("person", id)]);
        let events = (1..=self.scale.n_events()).flat_map(|id| [("event", id), ("queue", id)]);
        let tournaments = (1..=n_tournaments).map(|id| ("tournament", id));
        let all = players.chain(events).chain(tournaments).chain([("site", 0), ("ratings", 0)]);
        for (version, (kind, id)) in (1..).zip(all) {
            row!(rows.stamps, kind, id, version);
            rows.flush_if_many(db);
        }
        rows.flush(db);
    }
}

/// What the program concludes from the facts: the names that everybody sees, and the ledger.
pub(crate) fn conclude(store: &Store) {
    store.write(privacy::compute).unwrap();
    store.write(|db| desk::ratings::recompute_all(db, system::clock::now())).unwrap();
}

/// Has the server look what is in the tables.
pub(crate) fn tidy(url: &str) {
    let mut db = PgConnection::establish(url).unwrap();
    db.batch_execute("SET statement_timeout = 0").unwrap();
    db.batch_execute("VACUUM ANALYZE").unwrap();
}

const SET_SEQUENCES: &str = "DO $$
    DECLARE name text; last integer;
    BEGIN
        FOR name IN SELECT table_name FROM information_schema.columns
            WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'
        LOOP
            EXECUTE format('SELECT max(id) FROM %I', name) INTO last;
            IF last IS NOT NULL THEN
                PERFORM setval(pg_get_serial_sequence(name, 'id'), last);
            END IF;
        END LOOP;
    END $$";
