//! The FIDE Dutch system (C.04.3, in force from 1 February 2026).

use super::explanation::{ColourRule, NoLegalPairing, Pair, PairedRound};
use super::plan::Plan;
use crate::table::Table;

/// Pairs the round after the last one of a table.
pub fn pair(table: &Table, plan: &Plan) -> Result<PairedRound, NoLegalPairing> {
    let mut numbers: Vec<_> =
        table.numbers().filter(|number| plan.byes.iter().all(|(away, _)| away != number)).collect();
    numbers.sort_by_key(|number| (std::cmp::Reverse(table.score(*number)), *number));
    let pairs = numbers.chunks_exact(2).map(|two| Pair {
        white: two[0],
        black: two[1],
        colours: ColourRule::InitialColour,
    });
    Ok(PairedRound {
        round: u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX),
        bye: numbers.chunks_exact(2).remainder().first().copied(),
        pairs: pairs.collect(),
        brackets: Vec::new(),
    })
}
