//! Art. 1.9: bracket by bracket, from the highest score down.

use std::collections::BTreeSet;

use tournament::pairing::plan::Plan;
use tournament::table::Table;

use super::bracket::best;
use super::candidates::{Candidate, Members};
use super::colours::allocate;
use super::criteria::Failures;
use super::field::{Field, Idx};

pub(crate) struct Bracket {
    pub(crate) members: Members,
    pub(crate) candidate: Candidate,
    pub(crate) failures: Failures,
}

/// All brackets of a round; `None` if there is no complete pairing.
pub(crate) fn brackets(field: &Field) -> Vec<Bracket> {
    let groups = field.scoregroups();
    let mut moved_down: Vec<Idx> = Vec::new();
    let mut brackets = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let members = Members { moved_down, residents: residents.clone() };
        let next = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
        let below: Vec<Idx> = groups.iter().skip(at + 2).flatten().copied().collect();
        let (candidate, failures) =
            best(field, &members, next, &below).expect("a complete pairing exists");
        moved_down = candidate.downfloaters.clone();
        moved_down.sort_unstable();
        brackets.push(Bracket { members, candidate, failures });
    }
    brackets
}

/// Pairs by number, White first, 0 for the bye; `None` if there is no complete pairing.
pub(crate) fn pair(table: &Table, plan: &Plan) -> Option<BTreeSet<(u16, u16)>> {
    let field = Field::new(table, plan)?;
    let number = |idx: Idx| field.players[idx].number.0;
    let brackets = brackets(&field);
    let pairs = brackets.iter().flat_map(|bracket| &bracket.candidate.pairs);
    let pairs = pairs.map(|(one, other)| {
        let (white, black, _) = allocate(&field, *one, *other);
        (number(white), number(black))
    });
    let bye = brackets.last().and_then(|last| last.candidate.downfloaters.first());
    Some(pairs.chain(bye.map(|idx| (number(*idx), 0))).collect())
}
