//! Links that let people in without an account: a player's own, and one for the tablets of a tournament.

mod bearer;

use chrono::{DateTime, NaiveTime, TimeDelta, Utc};

use super::EventId;
use super::allowances::Allowances;
use super::entries::Entry;
use super::events::{Event, EventDetails};
use super::submissions::Policy;
use super::tournaments::Tournament;

pub use bearer::Bearer;

/// So long a link lets people in after the last day of the event.
pub const LINK_DAYS: i64 = 30;

/// When the links of an event stop letting people in.
///
/// ```
/// use chrono::{DateTime, NaiveDate, Utc};
/// use domain::events::{Days, EventDetails, Title};
/// use domain::links::ends_at;
/// use domain::zone::Zone;
///
/// let last_day = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
/// let event = EventDetails {
///     name: Title::parse("Waldzell Open").unwrap(),
///     place: None,
///     days: Days::single(last_day),
///     zone: Zone::parse("Europe/Vienna").unwrap(),
///     address: None,
///     shown: domain::privacy::Shown::default(),
/// };
/// assert_eq!(ends_at(&event).to_rfc3339(), "2026-12-22T23:00:00+00:00");
/// ```
pub fn ends_at(event: &EventDetails) -> DateTime<Utc> {
    let after = event.days.last() + TimeDelta::days(LINK_DAYS + 1);
    event.zone.moment(after.and_time(NaiveTime::MIN))
}

/// A link, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    pub event: EventId,
    pub bearer: Bearer,
    pub created_at: DateTime<Utc>,
    /// How many browsers are in, by this link or one before it.
    pub n_browsers: usize,
}

/// What opens when somebody comes with a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Welcome {
    pub event: Event,
    pub bearer: Bearer,
    /// The player, or the tournament.
    pub name: String,
}

/// A tournament with the links of its players and tablets.
#[derive(Debug, Clone)]
pub struct Linked {
    pub event: Event,
    pub tournament: Tournament,
    /// Everybody who has not left, by name, with the link that lets them in.
    pub players: Vec<(Entry, Option<Link>)>,
    /// The link of the tablets.
    pub tablet: Option<Link>,
    /// When results count, in the newest rounds.
    pub policy: Policy,
    pub allowances: Allowances,
    /// Whether byes can be asked for at all.
    pub takes_byes: bool,
}
