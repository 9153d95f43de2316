//! One period: everybody's games against everybody's ratings before it.
//!
//! Source: `docs/spec/ratings.md` §4.

use std::collections::BTreeMap;

use crate::rule::{Rated, Rule};

use super::{Day, LedgerRow, Outcome, Period, PlayerId, RULES_VERSION, RatedGame};

/// Everybody who has a rating so far.
pub(super) type KnownPlayers<R> = BTreeMap<PlayerId, Known<<R as Rule>::State>>;

/// What is known about a player after the periods so far.
#[derive(Clone, Copy)]
pub(super) struct Known<S> {
    pub(super) state: S,
    pub(super) games: u32,
    pub(super) day: Day,
}

/// A game as one of its players sees it: he, his opponent, the outcome as if he had been first.
/// Sorted, so that sums of floats are the same whatever the order of games.
type Seen = (PlayerId, PlayerId, Outcome);

/// The rows of the period, by player; `known` is moved on to after it.
pub(super) fn rate<R: Rule>(
    rule: &R,
    period: &Period,
    known: &mut KnownPlayers<R>,
) -> Vec<LedgerRow> {
    let mut seen: Vec<Seen> = period.games.iter().flat_map(both_views).collect();
    seen.sort_unstable();
    let by_player: Vec<&[Seen]> = seen.chunk_by(|one, next| one.0 == next.0).collect();
    let players: Vec<PlayerId> = by_player.iter().map(|games| games[0].0).collect();
    let before: Vec<Known<R::State>> =
        players.iter().map(|player| before(rule, period.closed_on, known.get(player))).collect();

    let mut rows = Vec::with_capacity(players.len());
    for ((games, player), own) in by_player.into_iter().zip(&players).zip(&before) {
        // docs/spec/ratings.md §4.2: everybody in the period has a snapshot from before it.
        let against = |(_, opponent, outcome): &Seen| {
            let idx = players.partition_point(|other| other < opponent);
            (before[idx].state, *outcome)
        };
        let games: Vec<(R::State, Outcome)> = games.iter().map(against).collect();
        let (after, row) = rate_player(rule, period, (*player, *own), &games);
        known.insert(*player, after);
        rows.push(row);
    }
    rows
}

/// docs/spec/ratings.md §4.3: what a player brings into a period that is closed on `day`.
fn before<R: Rule>(rule: &R, day: Day, known: Option<&Known<R::State>>) -> Known<R::State> {
    let Some(known) = known else {
        return Known { state: rule.start(), games: 0, day };
    };
    let idle_days = u32::try_from(day.0.saturating_sub(known.day.0)).unwrap_or(0);
    Known { state: rule.after_idle_days(known.state, idle_days), ..*known }
}

fn rate_player<R: Rule>(
    rule: &R,
    period: &Period,
    (player, own): (PlayerId, Known<R::State>),
    games: &[(R::State, Outcome)],
) -> (Known<R::State>, LedgerRow) {
    let Rated { after, expected } = rule.rate(own.state, games);
    let n_games = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let games_so_far = own.games.saturating_add(n_games);
    let row = LedgerRow {
        period: period.id,
        closed_on: period.closed_on,
        player,
        before: rule.write(own.state),
        after: rule.write(after),
        games: n_games,
        games_so_far,
        expected,
        scored: games.iter().map(|(_, outcome)| outcome.score()).sum(),
        k: rule.k(),
        rules_version: RULES_VERSION,
    };
    (Known { state: after, games: games_so_far, day: period.closed_on }, row)
}

fn both_views(game: &RatedGame) -> [Seen; 2] {
    let RatedGame { first, second, outcome } = *game;
    [(first, second, outcome), (second, first, outcome.reversed())]
}
