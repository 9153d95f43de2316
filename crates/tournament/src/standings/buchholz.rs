//! `BH`, `FB`, `AOB`: the scores of the opponents.
//!
//! Source: `docs/spec/standings.md` §5.1, §5.2 and §5.5.

use crate::entry::Number;
use crate::score::Score;
use crate::table::{Cell, PlayerGame};

use super::cut::cut;
use super::scores::{Scores, is_over_the_board, is_settled};
use super::tie_break::{Forfeits, TieBreak};
use super::value::{Against, Breakdown, Hundredths, Term, Value, Valued};

/// `BH`, and `FB` where the scores are those with a drawn last round.
pub(super) fn buchholz(scores: &Scores<'_>, tie_break: TieBreak, number: Number) -> Valued {
    let oppositions = scores.oppositions(number, tie_break.forfeits()).iter();
    let mut terms: Vec<Term> =
        oppositions.map(|one| one.adding(Value::Points(one.score))).collect();
    cut(scores.table, &mut terms, tie_break.cut(), |_| 0);
    Valued::points(terms, tie_break.cut())
}

/// `AOB`, by the Buchholz of everybody.
pub(super) fn average(
    scores: &Scores<'_>,
    tie_break: TieBreak,
    buchholz: &[Score],
    number: Number,
) -> Valued {
    let is_met = |game: &PlayerGame| match tie_break.forfeits() {
        Forfeits::Unplayed => is_over_the_board(*game),
        Forfeits::Played => is_settled(*game),
    };
    let term = |(round, cell): (u16, Cell)| {
        let Cell::Game(game) = cell else { return None };
        let adds = Value::Points(buchholz[game.opponent.idx()]);
        let points = scores.table.points_of(cell);
        is_met(&game).then(|| Term::new(round, Against::Player(game.opponent), points, adds))
    };
    let terms: Vec<Term> = scores.cells(number).filter_map(term).collect();
    Valued { value: mean(&terms), breakdown: Breakdown::Mean(terms) }
}

/// The Buchholz of everybody, without a cut.
pub(super) fn of_everybody(scores: &Scores<'_>, forfeits: Forfeits) -> Vec<Score> {
    let sum = |number| scores.oppositions(number, forfeits).iter().map(|one| one.score).sum();
    scores.table.numbers().map(sum).collect()
}

/// In hundredths, half up; undefined without games.
fn mean(terms: &[Term]) -> Value {
    let points = terms.iter().map(|term| match term.adds {
        Value::Points(points) => u64::from(points.tenths()),
        _ => 0,
    });
    let (sum, n) = (points.sum::<u64>(), terms.len() as u64);
    let twice = (20 * sum + n).checked_div(2 * n);
    twice.map_or(Value::Undefined, |mean| Value::Hundredths(Hundredths::new(mean)))
}
