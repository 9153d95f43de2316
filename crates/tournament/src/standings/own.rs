//! What a player did, no matter who the opponents were: points, wins, games, rounds.
//!
//! Source: `docs/spec/standings.md` §3.

use crate::colour::Colour;
use crate::entry::Number;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::{Cell, PlayerGame};
use crate::withdrawal::Counting;

use super::cut::cut;
use super::scores::Scores;
use super::tie_break::{Cut, TieBreak};
use super::value::{Against, Breakdown, Term, Value, Valued};

/// `PTS`.
pub(super) fn points(scores: &Scores<'_>, number: Number) -> Valued {
    let terms = terms(scores, number, |_, points| Some(Value::Points(points)));
    Valued { value: Value::Points(scores.actual(number)), breakdown: Breakdown::Sum(terms) }
}

/// `WIN`: docs/spec/standings.md §3.2.
pub(super) fn rounds_won(scores: &Scores<'_>, number: Number) -> Valued {
    let win = scores.table.points().win();
    count(scores, number, |_, points| points >= win)
}

/// `WON`: docs/spec/standings.md §3.3.
pub(super) fn games_won(scores: &Scores<'_>, number: Number) -> Valued {
    count_games(scores, number, |game| is_won(game.outcome))
}

/// `BPG`: docs/spec/standings.md §3.4.
pub(super) fn games_with_black(scores: &Scores<'_>, number: Number) -> Valued {
    count_games(scores, number, |game| game.colour == Colour::Black && game.outcome.is_played())
}

/// `BWG`: docs/spec/standings.md §3.4.
pub(super) fn games_won_with_black(scores: &Scores<'_>, number: Number) -> Valued {
    count_games(scores, number, |game| game.colour == Colour::Black && is_won(game.outcome))
}

/// `REP`: docs/spec/standings.md §3.5.
pub(super) fn rounds_elected(scores: &Scores<'_>, number: Number) -> Valued {
    count(scores, number, |cell, _| match cell {
        Cell::Bye(bye) => !bye.is_requested(),
        Cell::Game(game) => game.outcome != PlayerResult::ForfeitLoss,
    })
}

/// `STD`: docs/spec/standings.md §3.6.
pub(super) fn standard_points(scores: &Scores<'_>, number: Number) -> Valued {
    let draw = scores.table.points().draw();
    let terms = scores.cells(number).filter_map(|(round, cell)| {
        let points = scores.table.points_of(cell);
        let (against, compared) = match cell {
            Cell::Bye(Bye::Free) => return None,
            Cell::Bye(_) => (Against::Nobody, draw),
            Cell::Game(game) if !super::scores::is_settled(game) => return None,
            Cell::Game(game) => {
                let theirs = *scores.table.cells(game.opponent).get(usize::from(round) - 1)?;
                (Against::Player(game.opponent), scores.table.points_of(theirs))
            }
        };
        let standard = match points.cmp(&compared) {
            std::cmp::Ordering::Greater => Score::WIN,
            std::cmp::Ordering::Equal => Score::DRAW,
            std::cmp::Ordering::Less => return None,
        };
        Some(Term::new(round, against, points, Value::Points(standard)))
    });
    Valued::points(terms.collect(), Cut::default())
}

/// `PS`: docs/spec/standings.md §3.7.
pub(super) fn progressive(scores: &Scores<'_>, tie_break: TieBreak, number: Number) -> Valued {
    let mut made = Score::ZERO;
    let mut terms = Vec::with_capacity(scores.table.rounds().len());
    terms.extend(scores.cells(number).map(|(round, cell)| {
        let points = scores.table.points_of(cell);
        made += points;
        let adds = Value::Points(scores.table.adjusted(number, round, made));
        Term::new(round, against(cell), points, adds)
    }));
    cut(scores.table, &mut terms, tie_break.cut(), |term| term.round.into());
    Valued::points(terms, tie_break.cut())
}

fn is_won(outcome: PlayerResult) -> bool {
    matches!(outcome, PlayerResult::Win | PlayerResult::UnratedWin)
}

fn count_games(scores: &Scores<'_>, number: Number, counts: impl Fn(PlayerGame) -> bool) -> Valued {
    count(scores, number, |cell, _| matches!(cell, Cell::Game(game) if counts(*game)))
}

fn count(scores: &Scores<'_>, number: Number, counts: impl Fn(&Cell, Score) -> bool) -> Valued {
    let adds = |cell: &Cell, points| counts(cell, points).then_some(Value::Count(1));
    let terms = terms(scores, number, adds);
    let n_terms = u32::try_from(terms.len()).unwrap_or(u32::MAX);
    Valued { value: Value::Count(n_terms), breakdown: Breakdown::Sum(terms) }
}

/// The rounds that add something; struck games never do.
fn terms(
    scores: &Scores<'_>,
    number: Number,
    adds: impl Fn(&Cell, Score) -> Option<Value>,
) -> Vec<Term> {
    let is_struck =
        |cell: &Cell| matches!(cell, Cell::Game(game) if game.counting == Counting::Struck);
    let term = |(round, cell): (u16, Cell)| {
        let points = scores.table.points_of(cell);
        let adds = adds(&cell, points)?;
        Some(Term::new(round, against(cell), points, adds))
    };
    let mut terms = Vec::with_capacity(scores.table.rounds().len());
    terms.extend(scores.cells(number).filter(|(_, cell)| !is_struck(cell)).filter_map(term));
    terms
}

fn against(cell: Cell) -> Against {
    match cell {
        Cell::Game(game) => Against::Player(game.opponent),
        Cell::Bye(_) => Against::Nobody,
    }
}
