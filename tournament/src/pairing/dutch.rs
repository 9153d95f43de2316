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
mod explain;
mod field;
mod graph;
mod matcher;
mod refusal;
mod round;
mod terms;
mod walk;
mod weight;

use below::Below;
use field::Field;
use round::Done;

use super::explanation::{NoLegalPairing, Pair, PairedRound};
use super::plan::Plan;
use crate::colour::Colour;
use crate::table::Table;

/// Pairs the round after the last one of a table: everybody whom `plan.byes` does not name.
///
/// Games of the last round without a result count as games that brought no points.
///
/// ```
/// use tournament::entry::Number;
/// use tournament::pairing::dutch::pair;
/// use tournament::pairing::plan::{Forbidden, Plan};
/// use tournament::table::{Facts, Table};
///
/// let table = Table::new(Facts::swiss(5)).map_err(|complaints| format!("{complaints:?}"))?;
/// let round = pair(&table, &Plan::new(3))?;
/// let boards: Vec<String> =
///     round.pairs.iter().map(|pair| format!("{}-{}", pair.white, pair.black)).collect();
/// assert_eq!((boards.join(" ").as_str(), round.bye), ("1-3 4-2", Some(Number(5))));
///
/// let all = Forbidden { from_round: 1, to_round: 3, numbers: (1..=5).map(Number).collect() };
/// let refusal = pair(&table, &Plan { forbidden: vec![all], ..Plan::new(3) }).unwrap_err();
/// assert_eq!(refusal.groups.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pair(table: &Table, plan: &Plan) -> Result<PairedRound, NoLegalPairing> {
    let field = Field::new(table, plan);
    let below = Below::new(&field).map_err(|graph| refusal::refuse(&field, &graph))?;
    let done = round::brackets(&field, below);
    let pairs = boards(&field, &done, plan.initial_colour);
    let bye = done.iter().find(|bracket| bracket.has_bye);
    let bye = bye.and_then(|bracket| bracket.paired.downfloaters.first());
    let explained = done.iter().enumerate();
    Ok(PairedRound {
        round: u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX),
        bye: bye.map(|place| field.players[*place].number),
        brackets: explained
            .map(|(idx, bracket)| explain::explain(&field, bracket, done.get(idx + 1), &pairs))
            .collect(),
        pairs,
    })
}

/// The pairs in the order of the boards: the score of the higher ranked, the sum of both, his rank
/// (C.04.2 art. 4).
fn boards(field: &Field, done: &[Done], initial: Colour) -> Vec<Pair> {
    let mut pairs: Vec<(usize, usize)> =
        done.iter().flat_map(|bracket| bracket.paired.pairs.iter().copied()).collect();
    let score = |place: usize| field.players[place].score;
    pairs.sort_by_key(|(one, other)| {
        (std::cmp::Reverse((score(*one), score(*one) + score(*other))), field.players[*one].number)
    });
    let coloured = |(one, other): (usize, usize)| {
        colours::allocate(&field.players[one], &field.players[other], initial)
    };
    pairs.into_iter().map(coloured).collect()
}
