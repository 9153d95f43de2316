//! The numbers of a Swiss: the initial order, and who comes late (C.04.2 art. 2).

use tournament::entry::Number;

use super::n_paired;
use crate::domain::EntryId;
use crate::domain::entries::Entry;
use crate::domain::standings::WallChart;
use crate::domain::tournaments::{Acceleration, Stage};

/// Whether the numbers may still change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renumbering {
    /// They may, as the arbiter likes.
    Free,
    /// Only late entries change them: the accelerated half is fixed.
    LateEntriesOnly,
    /// They are fixed.
    Fixed,
}

/// The last round before whose pairing the numbers may change.
const LAST_ROUND: u16 = 4;

/// Whether the numbers of a running Swiss may still change: until round four has been paired. With
/// acceleration, an order of the arbiter's own would move the line between the halves, so that it
/// stays as it is from the first round on.
#[must_use]
pub fn may_renumber(chart: &WallChart) -> Renumbering {
    let swiss = chart.tournament.details.format.swiss();
    let (Some(swiss), Stage::Running) = (swiss, chart.tournament.stage) else {
        return Renumbering::Fixed;
    };
    match n_paired(chart) {
        paired if paired >= LAST_ROUND => Renumbering::Fixed,
        paired if paired > 0 && swiss.acceleration != Acceleration::None => {
            Renumbering::LateEntriesOnly
        }
        _ => Renumbering::Free,
    }
}

/// The order of all entries with late ones among them, who have no number yet: in their place by
/// rating as long as numbers may change, else at the end.
#[must_use]
pub fn with_late_entries(chart: &WallChart) -> Vec<(EntryId, Number)> {
    let (mut order, mut late): (Vec<&Entry>, Vec<&Entry>) =
        chart.entries.iter().partition(|entry| entry.number.is_some());
    order.sort_by_key(|entry| entry.number);
    late.sort_by(|one, other| one.by_strength(other));
    for entry in late {
        let is_weaker = |other: &&Entry| entry.by_strength(other).is_lt();
        let place = match may_renumber(chart) {
            Renumbering::Fixed => None,
            Renumbering::Free | Renumbering::LateEntriesOnly => order.iter().position(is_weaker),
        };
        order.insert(place.unwrap_or(order.len()), entry);
    }
    order.into_iter().map(|entry| entry.id).zip((1..).map(Number)).collect()
}
