//! `KS`: the points made against the upper half.
//!
//! Source: `docs/spec/standings.md` §5.7.

use crate::entry::Number;
use crate::table::{Cell, System};
use crate::withdrawal::Counting;

use super::scores::{Scores, is_settled};
use super::tie_break::TieBreak;
use super::value::{Against, Breakdown, Hundredths, Term, Value, Valued};

pub(super) fn koya(
    scores: &Scores<'_>,
    tie_break: TieBreak,
    n_rounds: usize,
    number: Number,
) -> Valued {
    let limit = limit(scores, tie_break, n_rounds);
    let is_in_upper_half =
        |opponent: Number| 10 * u64::from(scores.actual(opponent).tenths()) >= limit.hundredths();
    let terms = scores.cells(number).filter_map(|(round, cell)| {
        let Cell::Game(game) = cell else { return None };
        if !is_settled(game) || !is_in_upper_half(game.opponent) {
            return None;
        }
        let points = scores.table.points_of(cell);
        let term = Term::new(round, Against::Player(game.opponent), points, Value::Points(points));
        Some(Term { opponent_score: Some(scores.actual(game.opponent)), ..term })
    });
    let rounds: Vec<Term> = terms.collect();
    let value = rounds.iter().map(|term| term.points).sum();
    Valued { value: Value::Points(value), breakdown: Breakdown::UpperHalf { rounds, limit } }
}

/// docs/spec/standings.md §5.7.1: half of what could be made, moved by half points; nothing if that
/// would be less.
fn limit(scores: &Scores<'_>, tie_break: TieBreak, n_rounds: usize) -> Hundredths {
    let win = i64::from(scores.table.points().win().tenths());
    let half = win.saturating_mul(i64::try_from(n_rounds).unwrap_or(i64::MAX)).saturating_mul(5);
    let limit = half.saturating_add(50 * i64::from(tie_break.limit()));
    Hundredths::new(u64::try_from(limit).unwrap_or(0))
}

/// The rounds in which a player can score: docs/spec/standings.md §5.7.2.
pub(super) fn n_rounds(scores: &Scores<'_>) -> usize {
    let table = scores.table;
    let n_games = |number| {
        let cells = table.cells(number).iter();
        let counts =
            |cell: &&Cell| matches!(cell, Cell::Game(game) if game.counting == Counting::Counts);
        cells.filter(counts).count()
    };
    match table.system() {
        System::Swiss => table.rounds().len(),
        System::RoundRobin => table.numbers().map(n_games).max().unwrap_or(0),
    }
}
