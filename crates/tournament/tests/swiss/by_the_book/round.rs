//! Art. 1.9: bracket by bracket, from the highest score down.

use tournament::pairing::plan::Plan;
use tournament::table::Table;

use super::bracket::best;
use super::candidates::{Candidate, Members};
use super::colours::allocate;
use super::field::{Field, Idx};
use crate::cases::Pairs;

/// `None` if there is no complete pairing.
pub(crate) fn pair(table: &Table, plan: &Plan) -> Option<Pairs> {
    let field = Field::new(table, plan)?;
    let number = |idx: Idx| field.players[idx].number.0;
    let brackets = brackets(&field);
    let pairs = brackets.iter().flat_map(|bracket| &bracket.pairs);
    let pairs = pairs.map(|(one, other)| {
        let (white, black, _) = allocate(&field, *one, *other);
        (number(white), number(black))
    });
    let bye = brackets.last().and_then(|last| last.downfloaters.first());
    Some(pairs.chain(bye.map(|idx| (number(*idx), 0))).collect())
}

fn brackets(field: &Field) -> Vec<Candidate> {
    let groups = field.scoregroups();
    let mut brackets: Vec<Candidate> = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let mut moved_down = brackets.last().map_or(Vec::new(), |last| last.downfloaters.clone());
        moved_down.sort_unstable();
        let members = Members { moved_down, residents: residents.clone() };
        let next = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
        let below: Vec<Idx> = groups.iter().skip(at + 2).flatten().copied().collect();
        let (candidate, _) =
            best(field, &members, next, &below).expect("a complete pairing exists");
        brackets.push(candidate);
    }
    brackets
}
