//! Those who play a round, and their points, in words.

use domain::EntryId;
use domain::entries::Entry;
use domain::standings::WallChart;

/// The names of those who play, and how their points are told.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) entries: &'a [Entry],
    /// Whether some points count for pairing only.
    pub(crate) is_by_pairing_score: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(chart: &'a WallChart) -> Self {
        let is_accelerated = chart.tournament.details.format.gives_virtual_points();
        let is_by_pairing_score = is_accelerated || !chart.adjourned.is_empty();
        Self { entries: &chart.entries, is_by_pairing_score }
    }
}

impl Names<'_> {
    pub(super) fn of(self, id: EntryId) -> String {
        let entry = self.entries.iter().find(|entry| entry.id == id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    }

    pub(super) fn all(self, ids: &[EntryId]) -> String {
        ids.iter().map(|id| self.of(*id)).collect::<Vec<_>>().join(" · ")
    }
}
