//! Those who play a round, and their points, in words.

use tournament::score::Score;

use crate::domain::EntryId;
use crate::domain::standings::WallChart;
use crate::view::Text;
use crate::view::text::Argument;

/// The names of those who play.
#[derive(Debug, Clone, Copy)]
pub(super) struct Names<'a>(pub(super) &'a WallChart);

impl Names<'_> {
    pub(super) fn of(self, id: EntryId) -> String {
        let entry = self.0.entries.iter().find(|entry| entry.id == id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    }

    pub(super) fn all(self, ids: &[EntryId]) -> String {
        ids.iter().map(|id| self.of(*id)).collect::<Vec<_>>().join(" · ")
    }
}

pub(super) fn points_words(score: Score) -> Text {
    Text::new("score-points").with("count", Argument::Tenths(score.tenths())).with("score", score)
}
