//! `SB`: the scores of the opponents, each times the points scored against him.
//!
//! Source: `docs/spec/standings.md` §5.

use crate::entry::Number;
use crate::result::{Bye, Outcome};
use crate::score::Score;
use crate::table::{Cell, Game, System};
use crate::withdrawal::Counting;

use super::scores::Scores;
use super::value::{Against, Product, Term, Value, Valued, Working};

pub(super) fn sonneborn_berger(scores: &Scores, number: Number) -> Valued {
    let mut products = Vec::new();
    let mut terms = Vec::new();
    for (round, &cell) in (1..).zip(scores.table.cells(number)) {
        let Some((against, score)) = opposite(scores, number, cell) else {
            continue;
        };
        let points = scores.table.points_of(cell);
        let product = Product::of(score, points);
        products.push(product);
        let adds = Value::Product(product);
        terms.push(Term { round, against, points, opponent_score: Some(score), adds });
    }
    let value = Value::Product(products.into_iter().sum());
    Valued { value, working: Working::Rounds(terms) }
}

/// Who stands on the other side, and with which score; `None` if the round does not contribute.
fn opposite(scores: &Scores, number: Number, cell: Cell) -> Option<(Against, Score)> {
    match cell {
        Cell::Game(game) => opponent_in(scores, number, game),
        Cell::Bye(Bye::Free) => None,
        Cell::Bye(_) => Some((Against::Dummy, scores.dummy(number, None))),
    }
}

fn opponent_in(scores: &Scores, number: Number, game: Game) -> Option<(Against, Score)> {
    // docs/spec/standings.md §2.3 and §2.4
    if game.outcome == Outcome::Pending || game.counting == Counting::Struck {
        return None;
    }
    // docs/spec/standings.md §4.3: in a round robin a forfeit is a game like any other.
    if game.outcome.is_played() || scores.table.system() == System::RoundRobin {
        return Some((Against::Player(game.opponent), scores.adjusted(game.opponent)));
    }
    Some((Against::Dummy, scores.dummy(number, Some(game.opponent))))
}
