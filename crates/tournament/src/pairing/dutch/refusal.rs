//! Why no pairing complies with the absolute criteria.

use super::completion::Matching;
use super::field::Field;
use super::graph::{Graph, Set};
use crate::entry::Number;
use crate::pairing::explanation::NoLegalPairing;

/// The players who block each other, by the theorem of Gallai and Edmonds: those whom some largest
/// matching leaves over fall into groups of odd size, which have fewer neighbours than they are.
pub(super) fn refuse(field: &Field, graph: &Graph) -> NoLegalPairing {
    let n = graph.len();
    let everybody = Set::of(n, 0..n);
    let mut matching = Matching::empty(n);
    matching.enlarge(graph, &everybody);
    let left_over = matching.may_be_left_over(graph, &everybody);
    let partners: Vec<usize> = (0..n)
        .filter(|place| !left_over.has(*place) && graph.touches(*place, &left_over))
        .collect();
    let groups = components(graph, &left_over);
    let numbers = |places: &Vec<usize>| -> Vec<Number> {
        let players = places.iter().filter_map(|place| field.players.get(*place));
        let mut numbers: Vec<Number> = players.map(|player| player.number).collect();
        numbers.sort_unstable();
        numbers
    };
    let mut closed: Vec<Vec<Number>> =
        groups.iter().map(numbers).filter(|group| !group.is_empty()).collect();
    closed.sort_unstable();
    let is_bye = |place: &usize| *place >= field.len();
    NoLegalPairing {
        is_bye_refused: groups.iter().any(|group| group.iter().all(is_bye)),
        groups: closed,
        partners: numbers(&partners),
        is_bye_shared: partners.iter().any(is_bye),
    }
}

/// The connected parts of a set.
fn components(graph: &Graph, among: &Set) -> Vec<Vec<usize>> {
    let mut open = among.clone();
    let mut components = Vec::new();
    for first in among.iter() {
        if !open.has(first) {
            continue;
        }
        open.remove(first);
        let mut component = vec![first];
        let mut next = 0;
        while let Some(one) = component.get(next).copied() {
            let reached: Vec<usize> = graph.neighbours(one, &open).collect();
            for other in reached {
                open.remove(other);
                component.push(other);
            }
            next += 1;
        }
        component.sort_unstable();
        components.push(component);
    }
    components
}
