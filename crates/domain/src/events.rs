//! An event: the convention at which tournaments are held.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::accounts::{Access, Viewer};
use super::prints::address::PrintAddress;
use super::privacy::Shown;
use super::words::words;
use super::zone::Zone;
use super::{EventId, Line};

/// A name of an event or a tournament.
pub type Title = Line<120>;

/// An event as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    /// What it says of itself.
    pub details: EventDetails,
    /// Whether visitors see it.
    pub visibility: Visibility,
    /// Since when it is off the lists and does not change, if it is.
    pub archived_at: Option<DateTime<Utc>>,
    /// Grows by one with every change: a form made from an older one is stale.
    pub version: i32,
}

/// What is typed in to make or change an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventDetails {
    /// "U-Con 2001".
    pub name: Title,
    /// Town or hall, if it has one.
    pub place: Option<Title>,
    /// First and last day.
    pub days: Days,
    /// What time it is there.
    #[serde(default)]
    pub zone: Zone,
    /// Where phones find it, if that is not where the server is found.
    #[serde(default)]
    pub address: Option<PrintAddress>,
    /// What everybody sees of players who have not chosen.
    #[serde(default, skip_serializing_if = "Shown::is_all")]
    pub shown: Shown,
}

impl EventDetails {
    /// Where `now` lies, by the clocks of the event.
    pub fn season(&self, now: DateTime<Utc>) -> Season {
        self.days.season(self.zone.day(now))
    }
}

/// First and last day of an event; the last is not before the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "[NaiveDate; 2]", try_from = "[NaiveDate; 2]")]
pub struct Days {
    first: NaiveDate,
    last: NaiveDate,
}

/// The last day of an event is before its first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the last day is before the first")]
pub struct DaysError;

impl From<Days> for [NaiveDate; 2] {
    fn from(days: Days) -> Self {
        [days.first, days.last]
    }
}

impl TryFrom<[NaiveDate; 2]> for Days {
    type Error = DaysError;

    fn try_from([first, last]: [NaiveDate; 2]) -> Result<Self, DaysError> {
        Self::new(first, last).ok_or(DaysError)
    }
}

impl Days {
    /// Both days, or `None` when the last comes before the first.
    pub fn new(first: NaiveDate, last: NaiveDate) -> Option<Self> {
        (first <= last).then_some(Self { first, last })
    }

    /// An event of one day.
    pub fn single(day: NaiveDate) -> Self {
        Self { first: day, last: day }
    }

    /// The first day.
    pub fn first(self) -> NaiveDate {
        self.first
    }

    /// The last day.
    pub fn last(self) -> NaiveDate {
        self.last
    }

    /// Where `today` lies.
    pub fn season(self, today: NaiveDate) -> Season {
        if today < self.first {
            Season::Upcoming
        } else if today > self.last {
            Season::Past
        } else {
            Season::Running
        }
    }
}

/// An event seen from today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Season {
    /// Not begun.
    Upcoming,
    /// Today is one of its days.
    Running,
    /// Over.
    Past,
}

/// Whether visitors see an event and what is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Only its own people.
    Draft,
    /// Everybody.
    Published,
}

/// Why nothing changes in an event or a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fixed {
    /// It is in the archive.
    Archived,
    /// It was cancelled.
    Cancelled,
}

words! { Visibility { Draft = "draft", Published = "published", } }

impl Visibility {
    /// A draft is for those with a role at the event.
    pub fn is_open_to(self, viewer: &Viewer) -> bool {
        self == Self::Published || viewer.is_at_least(Access::Scorekeeper)
    }
}
