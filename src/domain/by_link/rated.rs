//! Casual games that are rated: in a rating list of their own for each family of games.
//!
//! Source: `docs/spec/games-by-link.md` §9.

use chrono::{DateTime, TimeDelta, Utc};
use rating::ledger::Outcome;

use super::End;
use crate::domain::history::{HistoryFile, PeriodRule};
use crate::domain::results::{Ending, RecordedOutcome};

/// So many rated games two players begin against each other within [`RATED_WITHIN`].
pub const MOST_RATED: usize = 5;
pub const RATED_WITHIN: TimeDelta = TimeDelta::days(30);

/// What the family of games by link begins with, before that of its game.
const BY_LINK: &str = "by-link:";

/// The family in which games by link of another one are rated.
///
/// ```
/// use magister::domain::by_link::{by_link_family, played_family};
///
/// assert_eq!(by_link_family("gbg"), "by-link:gbg");
/// assert_eq!(played_family("by-link:gbg"), Some("gbg"));
/// assert_eq!(played_family("gbg"), None);
/// ```
pub fn by_link_family(family: &str) -> String {
    format!("{BY_LINK}{family}")
}

/// The family whose games by link are rated in this one, if it is such a one.
pub fn played_family(family: &str) -> Option<&str> {
    family.strip_prefix(BY_LINK)
}

/// Since when the games of two players count towards [`MOST_RATED`].
pub fn rated_since(now: DateTime<Utc>) -> DateTime<Utc> {
    now - RATED_WITHIN
}

/// What a game that is over is rated as; nothing if nobody has won, drawn or moved.
pub fn rated_outcome(end: End) -> Option<Outcome> {
    match (end.ending(), end.outcome()) {
        (Ending::Forfeit, _) | (_, RecordedOutcome::Neither | RecordedOutcome::Open) => None,
        (_, RecordedOutcome::First) => Some(Outcome::FirstWins),
        (_, RecordedOutcome::Second) => Some(Outcome::SecondWins),
        (_, RecordedOutcome::Draw) => Some(Outcome::Draw),
    }
}

/// The history of the rated games by link of a family, which is no file: it grows game by game, and each day is rated at
/// once.
pub fn growing_history(family: &str) -> HistoryFile {
    HistoryFile {
        family: by_link_family(family),
        file_name: "by link".to_owned(),
        sha256: NO_FILE.to_owned(),
        source: None,
        rule: PeriodRule::Days(std::num::NonZeroU16::MIN),
    }
}

/// What stands for the hash where there is no file.
pub const NO_FILE: &str = "0000000000000000000000000000000000000000000000000000000000000000";
