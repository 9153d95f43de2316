//! That a result was corrected.

use domain::pairings::Pairing;
use domain::standings::WallChart;
use words::Text;

/// A mark beside a result that opens what was recorded.
#[derive(Debug, Clone)]
pub struct CorrectedMark {
    /// To the history at the board.
    pub href: String,
    /// What it is, aloud.
    pub label: Text,
}

impl CorrectedMark {
    /// The mark of a pairing; none if its result is no correction.
    pub(crate) fn of(chart: &WallChart, pairing: &Pairing) -> Option<Self> {
        chart.is_corrected(pairing.id).then(|| Self {
            href: history_href(pairing),
            label: Text::new("corrected-label")
                .with("round", pairing.round)
                .with("board", pairing.board),
        })
    }
}

/// The way to what was recorded at a board.
pub(crate) fn history_href(pairing: &Pairing) -> String {
    let Pairing { tournament, round, board, .. } = pairing;
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}#history")
}
