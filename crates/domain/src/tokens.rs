//! Tokens: by what programs act at a tournament.

use chrono::{DateTime, Days, NaiveDate, Utc};

use super::zone::Zone;
use super::{Line, TokenId, TournamentId};

/// What a token is called: the program that has it.
pub type TokenName = Line<60>;

/// What every token begins with, so that people and programs that look for lost secrets know it.
pub const PREFIX: &str = "mgs_";

/// So many days a token lasts at most.
pub const MOST_DAYS: u64 = 366;

/// A token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiToken {
    pub id: TokenId,
    pub tournament: TournamentId,
    pub name: String,
    /// The account in whose name it acts.
    pub by: String,
    pub made_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    /// When it was used last, to within ten minutes.
    pub used_at: Option<DateTime<Utc>>,
}

/// A token that is to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewToken {
    pub name: TokenName,
    /// The last day on which it works.
    pub last_day: NaiveDate,
}

/// What is no last day of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a day from {first} to {last}")]
pub struct BadLastDay {
    pub first: NaiveDate,
    pub last: NaiveDate,
}

/// Checks the last day of a token that is made today.
///
/// ```
/// use chrono::NaiveDate;
/// use domain::tokens::last_day;
///
/// let day = |text: &str| text.parse::<NaiveDate>().unwrap();
/// let today = day("2026-11-26");
/// assert!(last_day(today, today).is_ok());
/// assert!(last_day(day("2027-11-27"), today).is_ok());
/// assert!(last_day(day("2026-11-25"), today).is_err());
/// assert!(last_day(day("2027-11-28"), today).is_err());
/// ```
pub fn last_day(day: NaiveDate, today: NaiveDate) -> Result<NaiveDate, BadLastDay> {
    let last = today.checked_add_days(Days::new(MOST_DAYS)).unwrap_or(today);
    if (today..=last).contains(&day) { Ok(day) } else { Err(BadLastDay { first: today, last }) }
}

impl NewToken {
    /// When it ends: with its last day, by the clocks of its event.
    pub fn expires_at(&self, zone: Zone) -> DateTime<Utc> {
        let next = self.last_day.succ_opt().unwrap_or(self.last_day);
        zone.moment(next.and_time(chrono::NaiveTime::MIN))
    }
}
