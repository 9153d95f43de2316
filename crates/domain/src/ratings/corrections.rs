//! What was corrected in a tournament after it was rated.

use crate::pairings::Pairing;
use crate::results::Recorded;
use crate::standings::WallChart;

/// The results that were recorded in place of others after the tournament was closed first, the
/// latest first.
pub fn corrections(chart: &WallChart) -> Vec<(&Pairing, &Recorded)> {
    let Some(closed_at) = chart.tournament.closed_at else {
        return Vec::new();
    };
    let recorded = chart.pairings.iter().filter_map(|pairing| {
        let recorded = chart.results.get(&pairing.id)?;
        Some((pairing, recorded))
    });
    let mut found: Vec<(&Pairing, &Recorded)> =
        recorded.filter(|(_, one)| one.replaces.is_some() && one.recorded_at > closed_at).collect();
    found.sort_by_key(|(_, recorded)| std::cmp::Reverse((recorded.recorded_at, recorded.id)));
    found
}
