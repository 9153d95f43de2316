//! `DE`: the games of the tied players among themselves.
//!
//! Source: `docs/spec/standings.md` §6.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::entry::Number;
use crate::score::Score;
use crate::table::{Cell, PlayerGame, System, Table};

use super::scores::{Scores, is_over_the_board, is_settled};
use super::tie_break::Forfeits;
use super::value::{Breakdown, Encounter, Value, Valued};

/// The places inside the group, in the order of `tied`.
pub(super) fn places(scores: &Scores<'_>, forfeits: Forfeits, tied: &[Number]) -> Vec<Valued> {
    if let [_] = tied {
        let (value, breakdown) = (Value::Place(None), Breakdown::Encounters(Vec::new()));
        return vec![Valued { value, breakdown }];
    }
    let group = Group::new(scores.table, forfeits, tied);
    let tiers = tiers(&group);
    let mut places = vec![None; scores.table.players().len()];
    let mut place = 1;
    for tier in tiers.iter().filter(|_| tiers.len() > 1) {
        for number in tier {
            places[number.idx()] = Some(place);
        }
        place += count(tier);
    }
    let valued = |number: &Number| Valued {
        value: Value::Place(places[number.idx()]),
        breakdown: Breakdown::Encounters(group.encounters(*number)),
    };
    tied.iter().map(valued).collect()
}

/// Players tied so far.
struct Group<'a> {
    table: &'a Table,
    forfeits: Forfeits,
    members: Vec<Number>,
    /// By number: are they one of them?
    is_member: Vec<bool>,
}

/// Players who remain equal, best first.
type Tiers = Vec<Vec<Number>>;

/// One player in the separate standings of a group.
struct Entrant {
    number: Number,
    /// What they have for certain, and what they can still reach, in a unit common to the group.
    certain: u128,
    possible: u128,
}

fn tiers(group: &Group<'_>) -> Tiers {
    if group.members.len() < 2 {
        return vec![group.members.clone()];
    }
    let mut entrants = separate_standings(group);
    entrants.sort_by_key(|entrant| Reverse(entrant.certain));
    if entrants.iter().all(|entrant| entrant.certain == entrant.possible) {
        return tiers_if_all_met(group, &entrants);
    }
    tiers_if_games_are_missing(group, &entrants)
}

/// docs/spec/standings.md §6.3: sort, and reapply to those still equal.
fn tiers_if_all_met(group: &Group<'_>, entrants: &[Entrant]) -> Tiers {
    let equal: Tiers = entrants
        .chunk_by(|one, next| one.certain == next.certain)
        .map(|chunk| chunk.iter().map(|entrant| entrant.number).collect())
        .collect();
    if equal.len() == 1 {
        return equal;
    }
    equal.iter().flat_map(|equal| tiers(&group.of(equal))).collect()
}

/// docs/spec/standings.md §6.4: a player who is ahead however the missing games end is ranked, one
/// after the other; then reapply to the rest.
fn tiers_if_games_are_missing(group: &Group<'_>, entrants: &[Entrant]) -> Tiers {
    // The most that anybody from here on can reach.
    let mut possible: Vec<u128> = entrants.iter().map(|entrant| entrant.possible).collect();
    for idx in (1..possible.len()).rev() {
        possible[idx - 1] = possible[idx - 1].max(possible[idx]);
    }
    let is_ahead = |(idx, entrant): &(usize, &Entrant)| {
        possible.get(idx + 1).is_none_or(|most| *most < entrant.certain)
    };
    let n_ahead = entrants.iter().enumerate().take_while(is_ahead).count();
    let (ahead, rest) = entrants.split_at(n_ahead);
    let rest: Vec<Number> = rest.iter().map(|entrant| entrant.number).collect();

    let mut ranked: Tiers = ahead.iter().map(|entrant| vec![entrant.number]).collect();
    if ranked.is_empty() {
        return vec![rest];
    }
    if !rest.is_empty() {
        ranked.extend(tiers(&group.of(&rest)));
    }
    ranked
}

/// Means of points against each opponent, added up, in a unit that makes them whole numbers.
fn separate_standings(group: &Group<'_>) -> Vec<Entrant> {
    let met: Vec<Vec<Encounter>> =
        group.members.iter().map(|number| group.encounters(*number)).collect();
    let n_games = met.iter().flatten().map(|encounter| u128::from(encounter.n_games));
    let unit = n_games.fold(1, common_multiple);
    let worth = |score: Score, n: u128| u128::from(score.tenths()) * unit / n;

    let entrant = |(number, met): (&Number, &Vec<Encounter>)| {
        let mean = |encounter: &Encounter| worth(encounter.points, encounter.n_games.into());
        let made: u128 = met.iter().map(mean).sum();
        let n_missing = (group.members.len() - 1 - met.len()) as u128;
        let points = group.table.points();
        Entrant {
            number: *number,
            certain: made + n_missing * worth(points.loss(), 1),
            possible: made + n_missing * worth(points.win(), 1),
        }
    };
    group.members.iter().zip(&met).map(entrant).collect()
}

impl<'a> Group<'a> {
    fn new(table: &'a Table, forfeits: Forfeits, members: &[Number]) -> Self {
        let mut is_member = vec![false; table.players().len()];
        for number in members {
            is_member[number.idx()] = true;
        }
        Self { table, forfeits, members: members.to_vec(), is_member }
    }

    /// Some of these players.
    fn of(&self, members: &[Number]) -> Self {
        Self::new(self.table, self.forfeits, members)
    }

    /// The counting games against those of the group whom the player has met, by number.
    fn encounters(&self, number: Number) -> Vec<Encounter> {
        let mut met: BTreeMap<Number, Encounter> = BTreeMap::new();
        for &cell in self.table.cells(number) {
            let Cell::Game(game) = cell else { continue };
            let opponent = game.opponent;
            if self.is_member[opponent.idx()] && self.counts(game) {
                let unmet = Encounter { opponent, n_games: 0, points: Score::ZERO };
                let encounter = met.entry(opponent).or_insert(unmet);
                encounter.n_games += 1;
                encounter.points += self.table.points_of(cell);
            }
        }
        met.into_values().collect()
    }

    /// docs/spec/standings.md §6.1: over the board in a Swiss; in a round robin, and with `/P`,
    /// forfeits too.
    fn counts(&self, game: PlayerGame) -> bool {
        match (self.table.system(), self.forfeits) {
            (System::Swiss, Forfeits::Unplayed) => is_over_the_board(game),
            (System::RoundRobin, _) | (_, Forfeits::Played) => is_settled(game),
        }
    }
}

fn count(tier: &[Number]) -> u32 {
    u32::try_from(tier.len()).unwrap_or(u32::MAX)
}

/// The least common multiple. Where it would be beyond any tournament that has been played, the
/// first number stays: means are rounded down then.
fn common_multiple(one: u128, other: u128) -> u128 {
    let (mut a, mut b) = (one, other);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    let multiple = one / a * other;
    if multiple < 1 << 72 { multiple } else { one }
}
