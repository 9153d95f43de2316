//! When rounds begin.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use domain::schedule::{Slot, State};
use domain::standings::WallChart;

/// When the rounds of a tournament begin.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScheduleItem {
    /// By whose clocks: a zone of the IANA.
    #[schema(example = "America/Detroit")]
    pub time_zone: &'static str,
    /// The rounds that have a time, in order.
    pub rounds: Vec<SlotItem>,
}

/// A round that has a time.
#[derive(Debug, Serialize, ToSchema)]
pub struct SlotItem {
    /// Its number, from 1.
    pub round: u16,
    pub begins_at: DateTime<Utc>,
    /// `played`, `playing`, `next` or `later`.
    #[schema(pattern = "^(played|playing|next|later)$")]
    pub state: &'static str,
    /// Whether its pairings are published.
    pub is_published: bool,
}

impl ScheduleItem {
    /// As things stand at a moment.
    pub fn new(chart: &WallChart, now: DateTime<Utc>) -> Self {
        Self {
            time_zone: chart.schedule.zone().name(),
            rounds: chart.slots(now).iter().map(SlotItem::from).collect(),
        }
    }
}

impl From<&Slot> for SlotItem {
    fn from(slot: &Slot) -> Self {
        Self {
            round: slot.round,
            begins_at: slot.begins,
            state: match slot.state {
                State::Played => "played",
                State::Playing => "playing",
                State::Next => "next",
                State::Later => "later",
            },
            is_published: slot.is_published,
        }
    }
}
