//! What the games have in common in which counted seeds are sown on two rows of six pits.

use rules::Seat;
use rules::mancala::{PitError, Trace};
use words::Text;

use crate::board::south_or_north;

/// What a move did, in words.
pub(super) fn trace_words(trace: &Trace) -> Vec<Text> {
    let lifted = Text::new("move-lifted-seeds")
        .with("pit", trace.lifted.to_string())
        .with("seeds", trace.sown.len());
    let last = Text::new("move-last").with("pit", trace.last.to_string());
    let captured = trace.captured.iter().map(|(pit, seeds)| {
        Text::new("move-took-seeds").with("pit", pit.to_string()).with("seeds", *seeds)
    });
    let swept = Seat::ALL.into_iter().filter(|seat| trace.swept[*seat] > 0).map(|seat| {
        Text::new("move-swept").with("side", south_or_north(seat)).with("seeds", trace.swept[seat])
    });
    [lifted, last].into_iter().chain(captured).chain(swept).collect()
}

/// Why a text is no move, in words.
pub(super) fn shape_words() -> Text {
    Text::new("fault-shape-pit")
}

/// Why a pit cannot be emptied, in words.
pub(super) fn pit_words(error: PitError) -> Text {
    match error {
        PitError::NoSuchPit { sign } => {
            Text::new("illegal-no-such-own-pit").with("pit", sign.to_string())
        }
        PitError::OpponentsPit { pit } => {
            Text::new("illegal-opponents-pit").with("pit", pit.to_string())
        }
        PitError::EmptyPit { pit } => Text::new("illegal-empty-pit").with("pit", pit.to_string()),
    }
}
