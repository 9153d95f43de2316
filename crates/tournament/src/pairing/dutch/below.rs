//! What the rest of the field allows: completion (C4) and the bye (C2, C5).

use super::completion::{Largest, Matching};
use super::field::Field;
use super::graph::{Graph, Set};
use crate::score::Score;

/// Who may meet whom, and how the scoregroups below a bracket can be paired.
pub(super) struct Below {
    /// The field's graph; with an odd number of players the bye is one more vertex, the last.
    pub(super) graph: Graph,
    /// The score of the player who will have the bye, while not yet found.
    pub(super) bye_score: Option<Score>,
    /// For each scoregroup: how it and all below it can be paired among themselves.
    pub(super) rests: Vec<Largest>,
}

impl Below {
    /// The lowest possible score has the bye (C5). `Err` with the graph if there is no pairing.
    pub(super) fn new(field: &Field) -> Result<Self, Graph> {
        if field.len().is_multiple_of(2) {
            let graph = field.may_meet.clone();
            return match largest(&graph, 0) {
                Largest::Perfect => Ok(Self::with(field, graph, None)),
                Largest::LeavesOne(_) | Largest::LeavesMore(_) => Err(graph),
            };
        }
        let mut graph = field.may_meet.with_vertex(std::iter::empty());
        let mut matching = Matching::empty(graph.len());
        let everybody = Set::of(graph.len(), 0..graph.len());
        for group in field.bounds.windows(2).rev() {
            let candidates: Vec<usize> =
                (group[0]..group[1]).filter(|place| field.players[*place].may_have_bye).collect();
            for place in &candidates {
                graph.insert(*place, field.len());
            }
            if candidates.is_empty() {
                continue;
            }
            if matches!(matching.enlarge(&graph, &everybody), Largest::Perfect) {
                return Ok(Self::with(field, graph, Some(field.players[group[0]].score)));
            }
        }
        Err(graph)
    }

    fn with(field: &Field, graph: Graph, bye_score: Option<Score>) -> Self {
        let rests = rests(field, &graph);
        Self { graph, bye_score, rests }
    }

    /// The player with the bye is found: player and bye are out of the way.
    pub(super) fn take_bye(&mut self, field: &Field) {
        self.graph = field.may_meet.clone();
        self.bye_score = None;
        self.rests = rests(field, &self.graph);
    }
}

/// How the vertices from one on can be paired among themselves.
pub(super) fn largest(graph: &Graph, from: usize) -> Largest {
    let among = Set::of(graph.len(), from..graph.len());
    Matching::empty(graph.len()).enlarge(graph, &among)
}

fn rests(field: &Field, graph: &Graph) -> Vec<Largest> {
    let mut matching = Matching::empty(graph.len());
    let mut among = Set::empty(graph.len());
    let mut end = graph.len();
    let mut rests: Vec<Largest> = Vec::new();
    for bound in field.bounds.iter().rev() {
        for vertex in *bound..end {
            among.insert(vertex);
        }
        end = *bound;
        rests.push(matching.enlarge(graph, &among));
    }
    rests.reverse();
    rests
}
