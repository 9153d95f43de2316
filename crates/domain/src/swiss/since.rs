//! What was corrected after a round had been paired.

use chrono::{DateTime, Utc};

use crate::pairings::Pairing;
use crate::results::Recorded;
use crate::standings::WallChart;

/// The games of earlier rounds whose results were replaced by others after a round was published,
/// by round and board, each with its result as it was then.
pub fn corrected_since(
    chart: &WallChart,
    round: u16,
    published_at: DateTime<Utc>,
) -> Vec<(&Pairing, &Recorded)> {
    let is_before = |pairing: &&Pairing| pairing.round < round;
    let then = |pairing| {
        let (then, now) =
            (chart.result_at(pairing, published_at)?, chart.results.get(&pairing.id)?);
        let results = [then, now].map(|one| (one.decision.game_result(), one.choice));
        (then.is_decided() && results[0] != results[1]).then_some((pairing, then))
    };
    chart.pairings.iter().filter(is_before).filter_map(then).collect()
}
