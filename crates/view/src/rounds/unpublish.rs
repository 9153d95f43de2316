//! Unpublishing a round.

use domain::swiss::UnpublishRefusal;
use words::Text;

/// Why a round stays published, in words.
pub fn unpublish_refusal(refusal: &UnpublishRefusal) -> Text {
    match refusal {
        UnpublishRefusal::NotSwiss => Text::new("obstacle-not-swiss"),
        UnpublishRefusal::NotRunning => Text::new("unpublish-not-running"),
        UnpublishRefusal::NotLast { last } => Text::new("unpublish-not-last").with("last", *last),
        UnpublishRefusal::Results { boards } => Text::new("unpublish-results")
            .with("count", boards.len())
            .with("boards", Text::list(boards.iter().map(ToString::to_string))),
    }
}
