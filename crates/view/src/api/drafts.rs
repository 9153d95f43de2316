//! A round as it would be paired now.

use domain::EntryId;
use domain::pairings::NewPairing;
use domain::standings::WallChart;
use domain::swiss::Draft;
use serde::Serialize;
use utoipa::ToSchema;

use super::rounds::{SeatItem, bye_word};

/// The next round, not published yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct DraftItem {
    pub round: u16,
    /// What says that this draft was seen when it is published.
    pub mark: String,
    /// By board; byes come last.
    pub pairings: Vec<DraftPairing>,
}

/// Two players who would meet, or one with a bye.
#[derive(Debug, Serialize, ToSchema)]
pub struct DraftPairing {
    pub board: u16,
    /// Who would move first, or have the bye.
    pub first: SeatItem,
    pub second: Option<SeatItem>,
    /// Which bye it is, where there is no second player.
    pub bye: Option<&'static str>,
}

impl DraftItem {
    pub fn new(chart: &WallChart, draft: &Draft) -> Self {
        let seat = |id: EntryId| chart.entry_of(id).map(SeatItem::from);
        let pairing = |new: &NewPairing| {
            Some(DraftPairing {
                board: new.board,
                first: seat(new.first)?,
                second: new.second.and_then(seat),
                bye: new.bye.map(bye_word),
            })
        };
        let pairings = draft.pairings.iter().filter_map(pairing).collect();
        Self { round: draft.round, mark: draft.mark(), pairings }
    }
}
