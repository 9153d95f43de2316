//! The players who are to be paired, by rank, and who may meet whom.

use super::contestant::{self, Contestant};
use super::graph::Graph;
use crate::pairing::plan::Plan;
use crate::table::Table;

/// The field of a round. Players are known by their place, from 0, in the order of rank.
pub(super) struct Field {
    pub(super) players: Vec<Contestant>,
    /// Where each scoregroup begins, and the number of players.
    pub(super) bounds: Vec<usize>,
    /// Who may meet whom (C1, C3, forbidden pairs).
    pub(super) may_meet: Graph,
}

impl Field {
    pub(super) fn new(table: &Table, plan: &Plan) -> Self {
        let players = contestant::contestants(table, plan);
        let bounds = bounds(&players);
        let may_meet = may_meet(table, plan, &players);
        Self { players, bounds, may_meet }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }
}

fn bounds(players: &[Contestant]) -> Vec<usize> {
    let mut bounds = vec![0];
    for group in players.chunk_by(|one, next| one.score == next.score) {
        bounds.push(bounds[bounds.len() - 1] + group.len());
    }
    bounds
}

fn may_meet(table: &Table, plan: &Plan, players: &[Contestant]) -> Graph {
    let mut graph = Graph::complete(players.len());
    let mut places = vec![None; table.players().len()];
    for (place, player) in players.iter().enumerate() {
        places[player.number.idx()] = Some(place);
    }
    for (place, player) in players.iter().enumerate() {
        for other in contestant::met(table, player.number).filter_map(|n| places[n.idx()]) {
            graph.remove(place, other);
        }
    }
    let round = u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX);
    for forbidden in &plan.forbidden {
        if !(forbidden.from_round..=forbidden.to_round).contains(&round) {
            continue;
        }
        let here: Vec<usize> = (forbidden.numbers.iter())
            .filter_map(|number| *places.get(usize::from(number.0).checked_sub(1)?)?)
            .collect();
        for (idx, one) in here.iter().enumerate() {
            for other in &here[..idx] {
                graph.remove(*one, *other);
            }
        }
    }
    forbid_absolute_clashes(players, &mut graph);
    graph
}

/// C3.
fn forbid_absolute_clashes(players: &[Contestant], graph: &mut Graph) {
    let urgent: Vec<usize> = (0..players.len())
        .filter(|place| players[*place].preference.is_absolute() && !players[*place].is_topscorer)
        .collect();
    for (idx, one) in urgent.iter().enumerate() {
        for other in &urgent[..idx] {
            if players[*one].preference.clashes_absolutely(players[*other].preference) {
                graph.remove(*one, *other);
            }
        }
    }
}
