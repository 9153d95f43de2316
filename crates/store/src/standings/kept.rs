//! Charts of tournaments as everybody sees them, kept for as long as nothing moves them: the way of 20,000 rows out
//! of the database takes longer than drawing any page of them.
//!
//! Diesel's connections have no room for anything beside, so that a reader finds the charts of its [`Store`] by the
//! thread that it reads on. Writers find none: they see what nobody else does yet.
//!
//! [`Store`]: crate::Store

use std::cell::RefCell;
use std::sync::Arc;

use domain::TournamentId;
use domain::stamps::{Stamp, Thing};
use domain::standings::WallChart;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::super::{Db, Stored, stamps};

/// So many bytes are kept in all, about.
const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// What an entry and a pairing take, with all that hangs on them: the order and the indices that pages ask for too.
const OF_ENTRY: usize = 900;
const OF_PAIRING: usize = 800;

thread_local! {
    static OF_READER: RefCell<Option<Arc<Charts>>> = const { RefCell::new(None) };
}

/// The charts that a store keeps.
pub(crate) struct Charts(Cache<TournamentId, Arc<Kept>, BySize>);

struct Kept {
    /// Read in one transaction with the chart.
    stamps: Vec<Stamp>,
    chart: WallChart,
}

#[derive(Clone)]
struct BySize;

impl Weighter<TournamentId, Arc<Kept>> for BySize {
    fn weight(&self, _: &TournamentId, kept: &Arc<Kept>) -> u64 {
        let WallChart { entries, pairings, .. } = &kept.chart;
        n_bytes(entries.len(), pairings.len())
    }
}

fn n_bytes(n_entries: usize, n_pairings: usize) -> u64 {
    (1024 + n_entries * OF_ENTRY + n_pairings * OF_PAIRING) as u64
}

impl Charts {
    pub(crate) fn new() -> Self {
        // The cache splits itself into shards of at least 32 entries, and keeps nothing larger than a shard. With 32 it
        // has one.
        Self(Cache::with_weighter(32, MOST_BYTES, BySize))
    }

    /// Whoever reads within some work finds these charts.
    pub(crate) fn within<T>(self: &Arc<Self>, work: impl FnOnce() -> T) -> T {
        struct Before(Option<Arc<Charts>>);
        impl Drop for Before {
            fn drop(&mut self) {
                OF_READER.set(self.0.take());
            }
        }
        let _before = Before(OF_READER.replace(Some(Arc::clone(self))));
        work()
    }
}

/// The chart of a tournament that is kept and true, or else loaded, and kept by whoever reads.
pub(super) fn kept(
    db: &mut Db,
    id: TournamentId,
    load: impl FnOnce(&mut Db) -> Stored<WallChart>,
) -> Stored<WallChart> {
    let Some(charts) = OF_READER.with_borrow(Clone::clone) else {
        return load(db);
    };
    // The same that a page of the tournament carries.
    let stamps = stamps::of(db, &[Thing::Tournament(id), Thing::Ratings])?;
    if let Some(kept) = charts.0.get(&id).filter(|kept| kept.stamps == stamps) {
        return Ok(kept.chart.clone());
    }
    let chart = load(db)?;
    charts.0.insert(id, Arc::new(Kept { stamps, chart: chart.clone() }));
    Ok(chart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_charts_of_five_thousand_players_are_kept() {
        let n_rounds = 11;
        let both = 2 * n_bytes(5_000, 2_500 * n_rounds);
        assert!(Charts::new().0.shard_capacity() > both);
    }
}
