//! Text from browsers and files → domain values, or all complaints at once.

pub mod accounts;
pub mod addresses;
pub mod alerts;
pub mod api;
pub mod audit;
pub mod boards;
pub mod by_link;
pub mod byes;
pub mod calculator;
pub mod checkins;
pub mod clocks;
pub mod codes;
pub mod csv;
pub mod entries;
pub mod event_files;
pub mod events;
mod field;
pub mod forbidden;
pub mod games;
pub mod hall;
pub mod history;
pub mod how_to_play;
pub mod imports;
pub mod merges;
pub mod pies;
pub mod players;
pub mod prints;
pub mod privacy;
pub mod queue;
pub mod ratings;
pub mod results;
pub mod rounds;
pub mod schedule;
pub mod screens;
pub mod search;
pub mod silence;
pub mod standings;
pub mod tie_breaks;
pub mod tokens;
pub mod tournaments;

use chrono::{Datelike, NaiveDate};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A form with nothing but its key: what it is about stands in the address.
#[derive(Debug, Clone, Deserialize)]
pub struct Nothing {}

/// An id, or none: a browser sends a field without a value as an empty text.
fn id_or_nothing<'de, D: Deserializer<'de>, I: From<i32>>(field: D) -> Result<Option<I>, D::Error> {
    let text = String::deserialize(field)?;
    match text.as_str() {
        "" => Ok(None),
        id => id.parse().map(|id: i32| Some(I::from(id))).map_err(D::Error::custom),
    }
}

/// A day as in `2024-05-31`, from the year 1 on.
fn day(text: &str) -> Option<NaiveDate> {
    let is_written_out = text.len() == "2024-05-31".len()
        && text.starts_with(|letter: char| letter.is_ascii_digit());
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
    day.filter(|day| is_written_out && day.year() >= 1)
}

/// Adds a complaint for what failed, and goes on to the next field.
fn keep<T, E, C>(
    result: Result<T, E>,
    complaints: &mut Vec<C>,
    say: impl FnOnce(E) -> C,
) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            complaints.push(say(error));
            None
        }
    }
}
