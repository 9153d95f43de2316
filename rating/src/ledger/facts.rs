//! What is checked before anything is computed.

use std::collections::BTreeSet;

use crate::rule::Rule;

use super::period::{Known, KnownPlayers};
use super::{InitialRating, LedgerError, LedgerRow, Period};

/// What is known before the first of the periods (which are in order), or all complaints.
pub(super) fn checked<R: Rule>(
    rule: &R,
    stored: &[LedgerRow],
    periods: &[&Period],
    initial: &[InitialRating],
) -> Result<KnownPlayers<R>, Vec<LedgerError>> {
    let mut complaints = Vec::new();
    check_periods(stored, periods, &mut complaints);
    check_initial(initial, &mut complaints);
    let known = known_before(rule, stored, initial, &mut complaints);
    if complaints.is_empty() { Ok(known) } else { Err(complaints) }
}

fn check_periods(stored: &[LedgerRow], periods: &[&Period], complaints: &mut Vec<LedgerError>) {
    let latest = stored.iter().map(|row| (row.closed_on, row.period)).max();
    let stored_ids: BTreeSet<_> = stored.iter().map(|row| row.period).collect();
    let mut ids = BTreeSet::new();
    for period in periods {
        let id = period.id;
        if !ids.insert(id) || stored_ids.contains(&id) {
            complaints.push(LedgerError::PeriodTwice { period: id });
        }
        if latest.is_some_and(|latest| (period.closed_on, id) < latest) {
            complaints.push(LedgerError::NotLater { period: id });
        }
        for game in period.games.iter().filter(|game| game.first == game.second) {
            complaints.push(LedgerError::AgainstSelf { period: id, player: game.first });
        }
    }
}

fn check_initial(initial: &[InitialRating], complaints: &mut Vec<LedgerError>) {
    let mut players = BTreeSet::new();
    for &InitialRating { player, .. } in initial {
        if !players.insert(player) {
            complaints.push(LedgerError::InitialTwice { player });
        }
    }
}

/// A stored row is newer than an initial rating, and a later row than an earlier one.
fn known_before<R: Rule>(
    rule: &R,
    stored: &[LedgerRow],
    initial: &[InitialRating],
    complaints: &mut Vec<LedgerError>,
) -> KnownPlayers<R> {
    let mut in_order: Vec<&LedgerRow> = stored.iter().collect();
    in_order.sort_by_key(|row| (row.closed_on, row.period));
    let as_initial = |row: &LedgerRow| InitialRating {
        player: row.player,
        state: row.after,
        games: row.games_so_far,
        known_on: row.closed_on,
    };
    let mut known = KnownPlayers::<R>::new();
    for brought in initial.iter().copied().chain(in_order.into_iter().map(as_initial)) {
        let InitialRating { player, games, known_on: day, .. } = brought;
        match rule.read(brought.state) {
            Some(state) => _ = known.insert(player, Known { state, games, day }),
            None => complaints.push(LedgerError::WrongState { player }),
        }
    }
    known
}
