//! The scores that tie-breaks compute with: as made, as opponents see them, and a dummy's.

use crate::entry::Number;
use crate::result::Outcome;
use crate::score::Score;
use crate::table::{Cell, Edition, Game, System, Table};

/// A table with the scores of all its players.
pub(super) struct Scores<'a> {
    pub(super) table: &'a Table,
    actual: Vec<Score>,
    adjusted: Vec<Score>,
}

impl<'a> Scores<'a> {
    pub(super) fn new(table: &'a Table) -> Self {
        let actual = table.numbers().map(|number| table.score(number)).collect();
        let adjusted = table.numbers().map(|number| adjusted(table, number)).collect();
        Self { table, actual, adjusted }
    }

    /// The points made.
    pub(super) fn actual(&self, number: Number) -> Score {
        self.actual[number.idx()]
    }

    /// The points as the tie-breaks of opponents see them.
    pub(super) fn adjusted(&self, number: Number) -> Score {
        self.adjusted[number.idx()]
    }

    /// docs/spec/standings.md §4.2: the score of the dummy that a player of a Swiss meets in a
    /// round without a game; `scheduled` is whom he should have met.
    pub(super) fn dummy(&self, number: Number, scheduled: Option<Number>) -> Score {
        let own = self.actual(number);
        if self.table.edition() < Edition::March2026 {
            return own;
        }
        let n_rounds = u32::try_from(self.table.rounds().len()).unwrap_or(u32::MAX);
        let cap = scheduled.map_or_else(
            || self.table.points().draw().times(n_rounds),
            |opponent| self.adjusted(opponent),
        );
        own.min(cap)
    }
}

/// docs/spec/standings.md §4.1: requested byes at the end count as draws.
fn adjusted(table: &Table, number: Number) -> Score {
    if table.system() == System::RoundRobin {
        return table.score(number);
    }
    let cells = table.cells(number);
    let n_tail = cells.iter().rev().take_while(|cell| is_voluntarily_unplayed(**cell)).count();
    let (body, tail) = cells.split_at(cells.len() - n_tail);
    let seen = |cell: &Cell| match *cell {
        Cell::Bye(_) => table.points().draw(),
        Cell::Game(_) => table.points_of(*cell),
    };
    let points = body.iter().map(|cell| table.points_of(*cell)).chain(tail.iter().map(seen)).sum();
    table.adjusted(number, u16::MAX, points)
}

/// docs/spec/standings.md §1.4: a requested bye or a forfeit loss.
fn is_voluntarily_unplayed(cell: Cell) -> bool {
    match cell {
        Cell::Bye(bye) => bye.is_requested(),
        Cell::Game(Game { outcome, .. }) => outcome == Outcome::ForfeitLoss,
    }
}
