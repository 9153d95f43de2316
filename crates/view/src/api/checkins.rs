//! Who is here for the round that comes.

use chrono::{DateTime, Utc};
use domain::checkins::{Coming, Expected};
use serde::Serialize;
use utoipa::ToSchema;

use super::rounds::SeatItem;

/// The round that people check in for.
#[derive(Debug, Serialize, ToSchema)]
pub struct CheckInItem {
    /// Its number; none once every round is paired.
    pub round: Option<u16>,
    /// Who is to play, by name.
    pub expected: Vec<ExpectedItem>,
}

/// Somebody who is to play.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExpectedItem {
    #[serde(flatten)]
    pub player: SeatItem,
    /// Since when they are here; none if they are not yet.
    pub here_since: Option<DateTime<Utc>>,
}

impl CheckInItem {
    pub fn new(coming: Option<&Coming>) -> Self {
        let expected = |one: &Expected| ExpectedItem {
            player: SeatItem::from(&one.entry),
            here_since: one.here.map(|here| here.at),
        };
        Self {
            round: coming.map(|coming| coming.round),
            expected: coming
                .into_iter()
                .flat_map(|coming| &coming.expected)
                .map(expected)
                .collect(),
        }
    }
}
