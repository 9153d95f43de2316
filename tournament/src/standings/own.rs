//! What a player did himself, whoever the opponents were: points and wins.

use crate::entry::Number;
use crate::result::Outcome;
use crate::score::Score;
use crate::table::{Cell, Table};
use crate::withdrawal::Counting;

use super::scores::Scores;
use super::value::{Against, Term, Value, Valued, Working};

/// `PTS`.
pub(super) fn points(scores: &Scores, number: Number) -> Valued {
    let terms = terms(scores.table, number, |_, points| Some(Value::Points(points)));
    Valued { value: Value::Points(scores.actual(number)), working: Working::Rounds(terms) }
}

/// `WIN`: docs/spec/standings.md §3.2.
pub(super) fn rounds_won(scores: &Scores, number: Number) -> Valued {
    let win = scores.table.points().win();
    count(scores.table, number, |_, points| points >= win)
}

/// `WON`: docs/spec/standings.md §3.3.
pub(super) fn games_won(scores: &Scores, number: Number) -> Valued {
    count(scores.table, number, |cell, _| {
        let won = |outcome| matches!(outcome, Outcome::Win | Outcome::UnratedWin);
        matches!(cell, Cell::Game(game) if won(game.outcome))
    })
}

fn count(table: &Table, number: Number, counts: impl Fn(&Cell, Score) -> bool) -> Valued {
    let adds = |cell: &Cell, points| counts(cell, points).then_some(Value::Count(1));
    let terms = terms(table, number, adds);
    let n_terms = u32::try_from(terms.len()).unwrap_or(u32::MAX);
    Valued { value: Value::Count(n_terms), working: Working::Rounds(terms) }
}

/// The rounds that add something; struck games and free rounds never do.
fn terms(table: &Table, number: Number, adds: impl Fn(&Cell, Score) -> Option<Value>) -> Vec<Term> {
    let with_round = (1..).zip(table.cells(number).iter().copied());
    let in_table = with_round
        .filter(|(_, cell)| !matches!(cell, Cell::Game(game) if game.counting == Counting::Struck));
    let term = |(round, cell): (u16, Cell)| {
        let points = table.points_of(cell);
        let against = match cell {
            Cell::Game(game) => Against::Player(game.opponent),
            Cell::Bye(_) => Against::Nobody,
        };
        let adds = adds(&cell, points)?;
        Some(Term { round, against, points, opponent_score: None, adds })
    };
    in_table.filter_map(term).collect()
}
