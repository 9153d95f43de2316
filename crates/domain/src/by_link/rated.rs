//! Casual games that are rated: in a rating list of their own for each family of games.
//!
//! Source: `docs/spec/games-by-link.md` §9.

use chrono::{DateTime, TimeDelta, Utc};
use rating::ledger::Outcome;

use super::Playing;
use crate::results::RecordedOutcome;

/// So many rated games two players begin against each other within [`RATED_WITHIN`].
pub const MOST_RATED: usize = 5;
pub const RATED_WITHIN: TimeDelta = TimeDelta::days(30);

/// What the family of games by link begins with, before that of its game.
const BY_LINK: &str = "by-link:";

/// The family in which games by link of another one are rated.
///
/// ```
/// use domain::by_link::{by_link_family, played_family};
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

/// What a game is rated as that is over; nothing before both have moved, or if nobody has won or drawn.
pub fn rated_outcome(playing: &Playing) -> Option<Outcome> {
    if playing.moves().len() < 2 {
        return None;
    }
    match playing.end()?.outcome() {
        RecordedOutcome::Neither | RecordedOutcome::Open => None,
        RecordedOutcome::First => Some(Outcome::FirstWins),
        RecordedOutcome::Second => Some(Outcome::SecondWins),
        RecordedOutcome::Draw => Some(Outcome::Draw),
    }
}
