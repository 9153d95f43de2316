//! The FIDE Dutch system (C.04.3, in force from 1 February 2026).
//!
//! The field is paired bracket by bracket, from the highest score down. A bracket's candidates are
//! compared by the criteria C5 to C21; of equal ones the first counts that the rules generate.

mod below;
mod bracket;
mod colours;
mod completion;
mod contestant;
mod criteria;
mod exact;
mod exchange;
mod field;
mod graph;
mod matcher;
mod round;
mod terms;
mod weight;

use below::Below;
use field::Field;

use super::explanation::{Bracket, NoLegalPairing, PairedRound};
use super::plan::Plan;
use crate::table::Table;

/// Pairs the round after the last one of a table.
pub fn pair(table: &Table, plan: &Plan) -> Result<PairedRound, NoLegalPairing> {
    let field = Field::new(table, plan);
    let below = Below::new(&field).map_err(|_| NoLegalPairing {
        groups: Vec::new(),
        partners: Vec::new(),
        is_bye_refused: false,
    })?;
    let done = round::brackets(&field, below);
    let number = |place: usize| field.players[place].number;
    let mut pairs: Vec<(usize, usize)> =
        done.iter().flat_map(|bracket| bracket.paired.pairs.iter().copied()).collect();
    let score = |place: usize| field.players[place].score;
    pairs.sort_by_key(|(one, other)| {
        (std::cmp::Reverse((score(*one), score(*one) + score(*other))), number(*one))
    });
    let mut bye = done.iter().find(|bracket| bracket.has_bye);
    bye = bye.or(done.last().filter(|last| last.paired.downfloaters.len() == 1));
    let colours = |(one, other): &(usize, usize)| {
        colours::allocate(&field.players[*one], &field.players[*other], plan.initial_colour)
    };
    Ok(PairedRound {
        round: u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX),
        pairs: pairs.iter().map(colours).collect(),
        bye: bye.map(|bracket| number(bracket.paired.downfloaters[0])),
        brackets: done.iter().map(|bracket| explain(&field, bracket)).collect(),
    })
}

fn explain(field: &Field, done: &round::Done) -> Bracket {
    let number = |place: usize| field.players[place].number;
    Bracket {
        score: field.players[done.residents.start].score,
        moved_down: done.moved.iter().map(|place| number(*place)).collect(),
        residents: done.residents.clone().map(number).collect(),
        pairs: done
            .paired
            .pairs
            .iter()
            .map(|(one, other)| (number(*one), number(*other)))
            .collect(),
        downfloaters: done.paired.downfloaters.iter().map(|place| number(*place)).collect(),
        failures: Vec::new(),
    }
}
