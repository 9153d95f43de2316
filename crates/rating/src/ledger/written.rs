//! A ledger that is written: compact as small as the system allows, rows for who reads them.

use crate::rule::Rated;
use crate::systems::State;

use super::{Day, LedgerRow, PeriodId, PlayerId, RULES_VERSION};

/// A period that is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenPeriod {
    pub(super) id: PeriodId,
    pub(super) closed_on: Day,
    /// Of this period and all before it.
    pub(super) n_rows: usize,
}

/// What one period did to one player, without what the ledger knows anyway.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CompactRow<S> {
    /// In the list of players.
    pub(super) place: u32,
    pub(super) games: u32,
    pub(super) games_so_far: u32,
    pub(super) before: S,
    pub(super) rated: Rated<S>,
}

/// All compact of a ledger, by period and then by player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written<S> {
    /// By place.
    pub(super) players: Vec<PlayerId>,
    pub(super) periods: Vec<WrittenPeriod>,
    pub(super) compact: Vec<CompactRow<S>>,
}

impl<S: Copy> Written<S> {
    /// The rows, with states that `state` makes any system's.
    pub(super) fn rows(&self, state: fn(S) -> State) -> impl Iterator<Item = LedgerRow> {
        let begins = std::iter::once(0).chain(self.periods.iter().map(|period| period.n_rows));
        begins.zip(&self.periods).flat_map(move |(begin, period)| {
            let compact = self.compact[begin..period.n_rows].iter();
            compact.map(move |entry| self.row(*period, entry, state))
        })
    }

    fn row(
        &self,
        period: WrittenPeriod,
        entry: &CompactRow<S>,
        state: fn(S) -> State,
    ) -> LedgerRow {
        let CompactRow { place, games, games_so_far, before, rated } = *entry;
        let Rated { after, expected, scored, k } = rated;
        LedgerRow {
            period: period.id,
            closed_on: period.closed_on,
            player: self.players[place as usize],
            before: state(before),
            after: state(after),
            games,
            games_so_far,
            expected,
            scored,
            k,
            rules_version: RULES_VERSION,
        }
    }
}
