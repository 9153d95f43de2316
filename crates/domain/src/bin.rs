//! What was deleted, and can be taken out of the bin again.

use chrono::{DateTime, TimeDelta, Utc};

use super::events::{Event, Visibility};
use super::ratings::moves_ratings;
use super::standings::WallChart;
use super::swiss::decided;
use super::words::words;

/// So many days it can be taken out of the bin.
pub const DAYS: i64 = 30;

/// What can be deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Event,
    Tournament,
    Entry,
    Player,
    Account,
    RatingList,
}

words! { Kind {
    Event = "event", Tournament = "tournament", Entry = "entry", Player = "player",
    Account = "account", RatingList = "rating-list",
} }

/// Something in the bin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    pub kind: Kind,
    pub id: i32,
    pub name: String,
    /// The tournament of an entry.
    pub within: Option<(i32, String)>,
    pub at: DateTime<Utc>,
    /// The name of the account that deleted it.
    pub by: String,
}

impl Deleted {
    /// Until when it can be taken out.
    pub fn until(&self) -> DateTime<Utc> {
        self.at + TimeDelta::days(DAYS)
    }
}

/// What was deleted before that moment is gone for good.
pub fn expired_before(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::days(DAYS)
}

/// Why a tournament can only be archived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Lasting {
    #[error("its games are rated")]
    Rated,
    #[error("{results} results are published")]
    Published { results: usize },
}

/// Whether a tournament can be deleted: what is rated, or known to everybody, stays.
pub fn may_delete(event: &Event, chart: &WallChart) -> Result<(), Lasting> {
    if moves_ratings(&chart.tournament, event.visibility) {
        return Err(Lasting::Rated);
    }
    let is_public = [event.visibility, chart.tournament.visibility]
        .iter()
        .all(|visibility| *visibility == Visibility::Published);
    match decided(chart).count() {
        results if is_public && results > 0 => Err(Lasting::Published { results }),
        _ => Ok(()),
    }
}

/// Why something is not deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotDeleted {
    /// It is not there any more.
    Gone,
    /// A tournament can only be archived.
    Lasting(Lasting),
    /// A tournament of an event can only be archived: its name.
    Within(String, Lasting),
    /// Entries, games or ratings name the player.
    PlayerUsed,
    /// An account cannot delete itself.
    Own,
    /// Nobody could mend anything any more.
    LastAdministrator,
    /// A rating list holds rated games, or ratings brought along.
    Rated,
}

/// What is deleted with an event: its tournaments with all that is in them.
#[derive(Debug)]
pub struct Whole {
    pub event: Event,
    pub charts: Vec<WallChart>,
}

impl Whole {
    /// Whether all of it can be deleted.
    pub fn may_delete(&self) -> Result<(), NotDeleted> {
        for chart in &self.charts {
            let name = || chart.tournament.details.name.to_string();
            may_delete(&self.event, chart).map_err(|why| NotDeleted::Within(name(), why))?;
        }
        Ok(())
    }
}

/// Why something stays in the bin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotRestored {
    /// It is not there any more.
    Gone,
    /// Its tournament takes no more entries.
    Started,
}
