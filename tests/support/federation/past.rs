//! A history of games from before the federation, imported from a file.

use chrono::{Datelike, Months, NaiveDate, TimeDelta};
use diesel::PgConnection;

use super::Federation;
use super::chance::Chance;
use super::people::first_in_history;
use super::rows::{Maybe, Rows, row};

const N_MONTHS: u32 = 12;
/// The last day on which is played in every month.
const LAST_DAY: u32 = 28;

/// Stores its games, in periods that come after so many.
pub(crate) fn insert(db: &mut PgConnection, federation: &Federation, n_periods: u32) {
    let mut rows = Rows::default();
    let n_games = federation.scale.n_history_games;
    let at = federation.begun;
    let hash = "0".repeat(64);
    row!(rows.histories, 1, "gbg", "archive.csv", hash, "The archive", "month", n_games, at, at);
    for month in 0..N_MONTHS {
        let closed_on = day(federation, month, LAST_DAY);
        row!(rows.periods, n_periods + month + 1, Maybe(None::<u32>), 1, closed_on);
    }
    rows.flush(db);
    let mut chance = Chance::new(4);
    let (n_players, first_known) =
        (federation.scale.n_players, first_in_history(federation.scale.n_players));
    let n_known = n_players - first_known + 1;
    for game in 0..n_games {
        let month = game * N_MONTHS / n_games;
        let (first, second) = (chance.below(n_known), chance.below(n_known - 1));
        let second = if second < first { second } else { second + 1 };
        let scored = [1000, 1000, 1000, 500, 0, 0][chance.below(6) as usize];
        row!(
            rows.history_games,
            1,
            game + 2,
            day(federation, month, 1 + game % LAST_DAY),
            first_known + first,
            first_known + second,
            scored,
            n_periods + month + 1,
        );
        rows.flush_if_many(db);
    }
    rows.flush(db);
}

/// A day of a month of the year before.
fn day(federation: &Federation, month: u32, day: u32) -> NaiveDate {
    let first = federation.begun.date().with_day(1).unwrap() - Months::new(N_MONTHS - month);
    first + TimeDelta::days(i64::from(day) - 1)
}
