//! `SB`: the scores of the opponents, each times the points scored against them.
//!
//! Source: `docs/spec/standings.md` §5.6.

use crate::entry::Number;

use super::cut::{cut, kept};
use super::scores::{Opposition, Scores};
use super::tie_break::TieBreak;
use super::value::{Breakdown, Hundredths, Term, Value, Valued};

pub(super) fn sonneborn_berger(scores: &Scores<'_>, tie_break: TieBreak, number: Number) -> Valued {
    let oppositions = scores.oppositions(number, tie_break.forfeits()).iter();
    let product_of = |one: &Opposition| Hundredths::product(one.score, one.points);
    let mut terms: Vec<Term> =
        oppositions.map(|one| one.adding(Value::Hundredths(product_of(one)))).collect();
    // docs/spec/standings.md §5.3.2
    let score = |term: &Term| term.opponent_score.map_or(0, |score| score.tenths().into());
    cut(scores.table, &mut terms, tie_break.cut(), score);
    let products = kept(&terms, tie_break.cut());
    let value = products.map(|products| Value::Hundredths(products.map(product).sum()));
    Valued { value: value.unwrap_or(Value::Undefined), breakdown: Breakdown::Sum(terms) }
}

fn product(adds: Value) -> Hundredths {
    match adds {
        Value::Hundredths(product) => product,
        _ => Hundredths::default(),
    }
}
