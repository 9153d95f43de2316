//! `GP`, `GPD`: points scored inside the games.
//!
//! Source: `docs/spec/standings.md` §8.

use crate::entry::Number;
use crate::score::Score;
use crate::table::Cell;

use super::scores::{Scores, is_over_the_board};
use super::tie_break::Cut;
use super::value::{Against, Breakdown, Term, Value, Valued};

/// `GP`.
pub(super) fn scored(scores: &Scores<'_>, number: Number) -> Valued {
    let games = games(scores, number, |own, _| Value::Points(own));
    Valued::points(games, Cut::default())
}

/// `GPD`.
pub(super) fn difference(scores: &Scores<'_>, number: Number) -> Valued {
    let difference = |own: Score, other: Score| i64::from(own.tenths()) - i64::from(other.tenths());
    let games = games(scores, number, |own, other| Value::Difference(difference(own, other)));
    let differences = games.iter().map(|game| match game.adds {
        Value::Difference(tenths) => tenths,
        _ => 0,
    });
    Valued { value: Value::Difference(differences.sum()), breakdown: Breakdown::Sum(games) }
}

/// The games over the board whose points were written down.
fn games(scores: &Scores<'_>, number: Number, adds: impl Fn(Score, Score) -> Value) -> Vec<Term> {
    let term = |(round, cell): (u16, Cell)| {
        let Cell::Game(game) = cell else { return None };
        let (own, other) = scores.table.game_points(number, round)?;
        let against = Against::Player(game.opponent);
        is_over_the_board(game)
            .then(|| Term::new(round, against, scores.table.points_of(cell), adds(own, other)))
    };
    scores.cells(number).filter_map(term).collect()
}
