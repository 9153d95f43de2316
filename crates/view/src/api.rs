//! What programs read: the same facts and conclusions as the pages, as JSON.

mod by_link;
mod checkins;
mod crosstable;
mod document;
mod drafts;
mod events;
mod games;
mod players;
mod problem;
mod ratings;
mod rounds;
mod schedule;
mod standings;
mod tournaments;
mod workings;

use serde::Serialize;
use utoipa::ToSchema;

pub use self::by_link::{LinkFacts, LinkGameItem};
pub use self::checkins::CheckInItem;
pub use self::crosstable::{CrosstableCell, CrosstableRow};
pub use self::document::ApiPage;
pub use self::drafts::DraftItem;
pub use self::events::EventItem;
pub use self::games::{GameItem, GameWithRecord};
pub use self::players::{PlayedItem, PlayerItem, PlayerWithRatings, RatingNow};
pub use self::problem::{FieldProblem, NotDone, NotShown, Problem};
pub use self::ratings::{RatingItem, RatingListItem, RatingPeriod};
pub use self::rounds::{PairingItem, ResultItem, RoundItem, RoundWithPairings, SeatItem};
pub use self::schedule::{ScheduleItem, SlotItem};
pub use self::standings::{StandingsItem, StandingsRow};
pub use self::tournaments::{EntryItem, FormatItem, TournamentItem};
pub use self::workings::{WorkingItem, WorkingsItem};

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed<T> {
    pub items: Vec<T>,
    /// The address of the next page; none if this is the last.
    #[schema(example = "/api/v1/players?after=41&limit=50")]
    pub next: Option<String>,
}

/// Which page of a list is made, and of what address.
#[derive(Debug, Clone)]
pub struct PageOf {
    /// Path and query without what says which page it is.
    pub address: String,
    pub after: Option<i32>,
    pub limit: usize,
}

/// The item that a page would begin after is none of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the list has no such item to go on after")]
pub struct NoSuchItem;

impl<T> Listed<T> {
    /// The page of a whole list.
    pub fn of<S>(
        all: Vec<S>,
        page: &PageOf,
        id: impl Fn(&S) -> i32,
        item: impl Fn(S) -> T,
    ) -> Result<Self, NoSuchItem> {
        let first = match page.after {
            Some(after) => all.iter().position(|one| id(one) == after).ok_or(NoSuchItem)? + 1,
            None => 0,
        };
        Ok(Self::first_of(all.into_iter().skip(first).collect(), page, id, item))
    }

    /// The page that some items begin; one more of them says that there are others.
    pub fn first_of<S>(
        mut some: Vec<S>,
        page: &PageOf,
        id: impl Fn(&S) -> i32,
        item: impl Fn(S) -> T,
    ) -> Self {
        let has_more = some.len() > page.limit;
        some.truncate(page.limit);
        let last = some.last().map(id).filter(|_| has_more);
        let next = last.map(|last| page.next(last));
        Self { next, items: some.into_iter().map(item).collect() }
    }
}

impl PageOf {
    /// The address of the page after an item.
    pub fn next(&self, last: i32) -> String {
        let Self { address, limit, .. } = self;
        let mark = if address.contains('?') { '&' } else { '?' };
        format!("{address}{mark}after={last}&limit={limit}")
    }
}
