//! What the correction of a past result changes besides the result: said before it is stored.

use std::hash::{DefaultHasher, Hash, Hasher};

use tournament::entry::Number;
use tournament::score::Score;

use super::Sitting;
use crate::entries::Entry;
use crate::ratings::RatingsMoved;
use crate::standings::WallChart;

/// How deep a change of a result cuts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Nothing was built on it yet.
    Acknowledge,
    /// A round was paired by it, or ratings were computed: what would change is shown first.
    Confirm,
}

impl Depth {
    /// What a change at a board asks for.
    pub fn of(sitting: &Sitting) -> Self {
        let is_correction = sitting.decided().is_some();
        let is_built_on = sitting.is_paired_on() || sitting.tournament.stage.is_over();
        if is_correction && is_built_on { Self::Confirm } else { Self::Acknowledge }
    }
}

/// What a change makes of places, of the round after it, and of ratings.
#[derive(Debug, Clone, PartialEq)]
pub struct Consequences {
    pub places: Vec<PlaceMoved>,
    /// How the rules would pair the next round now, if it is paired already.
    pub repaired: Option<Repaired>,
    pub ratings: RatingsMoved,
}

/// A player whose points or place change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceMoved {
    pub entry: Entry,
    pub points: [Score; 2],
    /// `None` for a player struck from the table.
    pub places: [Option<u32>; 2],
}

/// A published round that stays as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Repaired {
    pub round: u16,
    /// Boards whose players would not meet now.
    pub differing: usize,
    pub boards: usize,
}

impl Consequences {
    pub fn new(
        [before, after]: [&WallChart; 2],
        repaired: Option<Repaired>,
        ratings: RatingsMoved,
    ) -> Self {
        Self { places: places([before, after]), repaired, ratings }
    }

    /// The same mark again means the same consequences.
    pub fn mark(&self) -> String {
        let mut hasher = DefaultHasher::new();
        for moved in &self.places {
            (moved.entry.id, moved.places, moved.points.map(|points| points.to_string()))
                .hash(&mut hasher);
        }
        self.repaired.hash(&mut hasher);
        format!("{:016x}-{}", hasher.finish(), self.ratings.mark())
    }
}

/// Whose place or points differ, by their new place.
fn places(charts: [&WallChart; 2]) -> Vec<PlaceMoved> {
    let standings = charts.map(WallChart::standings);
    let last = charts[1].n_rounds();
    let moved = |row: &tournament::standings::Row| {
        let before = standings[0].rows.iter().find(|one| one.number == row.number)?;
        let points = charts.map(|chart| points(chart, row.number, last));
        let places = [before.rank, row.rank];
        let differs = points[0] != points[1] || places[0] != places[1];
        let entry = charts[1].entry(row.number)?.clone();
        differs.then_some(PlaceMoved { entry, points, places })
    };
    standings[1].rows.iter().filter_map(moved).collect()
}

fn points(chart: &WallChart, number: Number, last: u16) -> Score {
    chart.table.score_after(number, last)
}
