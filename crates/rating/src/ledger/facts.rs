//! What is checked before anything is computed.

use std::collections::{BTreeSet, HashMap};

use crate::systems::Listed;

use super::period::{Current, Writer};
use super::players::{Players, Span};
use super::{Day, Facts, InitialRating, LedgerError, LedgerRow, Period, PeriodId, PlayerId};

/// A writer who stands before the first of the periods (which are in order), or all complaints.
pub(super) fn checked<'r, R: Listed>(
    rule: &'r R,
    stored: &[LedgerRow],
    periods: &[&Period],
    facts: &Facts<'_>,
) -> Result<Writer<'r, R>, Vec<LedgerError>> {
    let mut complaints = Vec::new();
    check_periods(stored, periods, &mut complaints);
    let span = check_games(periods, &mut complaints);
    let initial = facts.initial.iter().map(|initial| initial.player);
    complaints.extend(twice(initial).map(|player| LedgerError::InitialTwice { player }));
    let juniors = facts.juniors.iter().map(|junior| junior.player);
    complaints.extend(twice(juniors).map(|player| LedgerError::JuniorTwice { player }));
    let players = Players::of(periods, span);
    let known = known_before(rule, &players, (stored, facts.initial), &mut complaints);
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let juniors: HashMap<PlayerId, Day> =
        facts.juniors.iter().map(|junior| (junior.player, junior.until)).collect();
    Ok(Writer::new(rule, players, known, juniors))
}

fn check_periods(stored: &[LedgerRow], periods: &[&Period], complaints: &mut Vec<LedgerError>) {
    let latest = stored.iter().map(|row| (row.closed_on, row.period)).max();
    let mut ids: BTreeSet<PeriodId> =
        stored.chunk_by(|row, next| row.period == next.period).map(|rows| rows[0].period).collect();
    for period in periods {
        let id = period.id;
        if !ids.insert(id) {
            complaints.push(LedgerError::PeriodTwice { period: id });
        }
        if latest.is_some_and(|latest| (period.closed_on, id) < latest) {
            complaints.push(LedgerError::NotLater { period: id });
        }
    }
}

fn check_games(periods: &[&Period], complaints: &mut Vec<LedgerError>) -> Span {
    let mut span = Span::EMPTY;
    for period in periods {
        for game in &period.games {
            span.include(game.first);
            span.include(game.second);
            if game.first == game.second {
                let player = game.first;
                complaints.push(LedgerError::AgainstSelf { period: period.id, player });
            }
        }
    }
    span
}

/// Who comes again.
fn twice(players: impl Iterator<Item = PlayerId>) -> impl Iterator<Item = PlayerId> {
    let mut seen = BTreeSet::new();
    players.filter(move |player| !seen.insert(*player))
}

/// By the places of the players: a stored row is newer than an initial rating, and a later row
/// than an earlier one.
fn known_before<R: Listed>(
    rule: &R,
    players: &Players,
    (stored, initial): (&[LedgerRow], &[InitialRating]),
    complaints: &mut Vec<LedgerError>,
) -> Vec<Option<Current<R::State>>> {
    let mut known = vec![None; players.ids().len()];
    let mut rows: Vec<Option<&LedgerRow>> = vec![None; players.ids().len()];
    for InitialRating { player, state, games, known_on } in initial {
        match rule.read(*state) {
            Some(state) => {
                if let Some(place) = players.place(*player) {
                    known[place as usize] = Some(Current { state, games: *games, day: *known_on });
                }
            }
            None => complaints.push(LedgerError::WrongState { player: *player }),
        }
    }
    for row in stored {
        let Some(state) = rule.read(row.after) else {
            complaints.push(LedgerError::WrongState { player: row.player });
            continue;
        };
        let Some(place) = players.place(row.player) else { continue };
        let when = |row: &LedgerRow| (row.closed_on, row.period);
        let place = place as usize;
        if rows[place].is_none_or(|latest| when(latest) <= when(row)) {
            rows[place] = Some(row);
            let day = row.closed_on;
            known[place] = Some(Current { state, games: row.games_so_far, day });
        }
    }
    known
}
