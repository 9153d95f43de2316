//! `DE`: the games of the tied players among themselves.
//!
//! Source: `docs/spec/standings.md` §6.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::entry::Number;
use crate::result::Outcome;
use crate::score::Score;
use crate::table::{Cell, Game, System, Table};
use crate::withdrawal::Counting;

use super::scores::Scores;
use super::value::{Encounter, Value, Valued, Working};

/// The places inside the group, in the order of `tied`.
pub(super) fn places(scores: &Scores, tied: &[Number]) -> Vec<Valued> {
    let tiers = tiers(scores.table, tied);
    let place_of = |number: Number| {
        let mut place = 1;
        for tier in &tiers {
            if tiers.len() > 1 && tier.contains(&number) {
                return Some(place);
            }
            place += count(tier);
        }
        None
    };
    let valued = |number: &Number| Valued {
        value: Value::Place(place_of(*number)),
        working: Working::Encounters(encounters(scores.table, *number, tied)),
    };
    tied.iter().map(valued).collect()
}

/// Players who remain equal, best first.
type Tiers = Vec<Vec<Number>>;

/// One player in the separate standings of a group.
struct Entrant {
    number: Number,
    /// What he has for certain, and what he can still reach, in a unit common to the group.
    certain: u128,
    possible: u128,
}

fn tiers(table: &Table, group: &[Number]) -> Tiers {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let mut entrants = separate_standings(table, group);
    entrants.sort_by_key(|entrant| Reverse(entrant.certain));
    if entrants.iter().all(|entrant| entrant.certain == entrant.possible) {
        return tiers_if_all_met(table, &entrants);
    }
    tiers_if_games_are_missing(table, &entrants)
}

/// docs/spec/standings.md §6.3: sort, and reapply to those still equal.
fn tiers_if_all_met(table: &Table, entrants: &[Entrant]) -> Tiers {
    let equal: Tiers = entrants
        .chunk_by(|one, next| one.certain == next.certain)
        .map(|chunk| chunk.iter().map(|entrant| entrant.number).collect())
        .collect();
    if equal.len() == 1 {
        return equal;
    }
    equal.iter().flat_map(|group| tiers(table, group)).collect()
}

/// docs/spec/standings.md §6.4: whoever is ahead whatever the missing games bring is ranked, one
/// after the other; then reapply to the rest.
fn tiers_if_games_are_missing(table: &Table, entrants: &[Entrant]) -> Tiers {
    let is_ahead = |(idx, entrant): (usize, &Entrant)| {
        entrants[idx + 1..].iter().all(|rival| rival.possible < entrant.certain)
    };
    let n_ahead = entrants.iter().enumerate().take_while(|entrant| is_ahead(*entrant)).count();
    let (ahead, rest) = entrants.split_at(n_ahead);
    let rest: Vec<Number> = rest.iter().map(|entrant| entrant.number).collect();

    let mut ranked: Tiers = ahead.iter().map(|entrant| vec![entrant.number]).collect();
    if ranked.is_empty() {
        return vec![rest];
    }
    if !rest.is_empty() {
        ranked.extend(tiers(table, &rest));
    }
    ranked
}

/// Means of points against each opponent, added up, in a unit that makes them whole numbers.
fn separate_standings(table: &Table, group: &[Number]) -> Vec<Entrant> {
    let met: Vec<Vec<Encounter>> =
        group.iter().map(|number| encounters(table, *number, group)).collect();
    let n_games = met.iter().flatten().map(|encounter| u128::from(encounter.n_games));
    let unit = n_games.fold(1, least_common_multiple);
    let worth = |score: Score, n: u128| u128::from(score.tenths()) * unit / n;

    let entrant = |(number, met): (&Number, &Vec<Encounter>)| {
        let mean = |encounter: &Encounter| worth(encounter.points, encounter.n_games.into());
        let made: u128 = met.iter().map(mean).sum();
        let n_missing = (group.len() - 1 - met.len()) as u128;
        Entrant {
            number: *number,
            certain: made + n_missing * worth(table.points().loss(), 1),
            possible: made + n_missing * worth(table.points().win(), 1),
        }
    };
    group.iter().zip(&met).map(entrant).collect()
}

/// The counting games against those of the group whom the player has met, by number.
fn encounters(table: &Table, number: Number, group: &[Number]) -> Vec<Encounter> {
    let mut met: BTreeMap<Number, Encounter> = BTreeMap::new();
    for &cell in table.cells(number) {
        let Cell::Game(game) = cell else { continue };
        let opponent = game.opponent;
        if counts(table.system(), game) && group.contains(&opponent) {
            let unmet = Encounter { opponent, n_games: 0, points: Score::ZERO };
            let encounter = met.entry(opponent).or_insert(unmet);
            encounter.n_games += 1;
            encounter.points += table.points_of(cell);
        }
    }
    met.into_values().collect()
}

/// docs/spec/standings.md §6.1: over the board in a Swiss; in a round robin forfeits too.
fn counts(system: System, game: Game) -> bool {
    let is_settled = match system {
        System::Swiss => game.outcome.is_played(),
        System::RoundRobin => game.outcome != Outcome::Pending,
    };
    is_settled && game.counting == Counting::Counts
}

fn count(tier: &[Number]) -> u32 {
    u32::try_from(tier.len()).unwrap_or(u32::MAX)
}

fn least_common_multiple(one: u128, other: u128) -> u128 {
    let (mut a, mut b) = (one, other);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    one / a * other
}
