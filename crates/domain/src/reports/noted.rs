//! What had happened in a file, with what only this program writes down: docs/spec/trf.md §9.

use tournament::history::{Adjustment, Withdrawal};
use tournament::table::{Cell, Facts, System, Table, TableError};
use tournament::trf::Report;
use tournament::withdrawal::Counting;

use super::notes::Note;

/// The table of the rounds that have been paired, by the edition that the tournament keeps; who left
/// a round robin has left, and the points that it took are not taken twice.
pub fn noted_table(report: &Report) -> Result<Table, Vec<TableError>> {
    let notes: Vec<Note> = report.comments().filter_map(Note::parse).collect();
    let mut facts = report.facts(report.next_round());
    for note in &notes {
        match *note {
            Note::Edition(edition) => facts.edition = edition,
            Note::Withdrawn { number, from_round } if facts.system == System::RoundRobin => {
                facts.withdrawals.push(Withdrawal { number, from_round });
            }
            _ => {}
        }
    }
    if facts.withdrawals.is_empty() {
        return Table::new(facts);
    }
    let table = Table::new(facts.clone())?;
    let adjustments: Vec<Adjustment> =
        facts.adjustments.iter().filter(|given| !is_of_struck(&table, **given)).copied().collect();
    Table::new(Facts { adjustments, ..facts })
}

/// Whether the points are those of a game that the withdrawal strikes.
pub(super) fn is_of_struck(table: &Table, given: Adjustment) -> bool {
    let cells = table.cells(given.number);
    let cell = usize::from(given.round).checked_sub(1).and_then(|idx| cells.get(idx));
    let taken = match cell {
        Some(Cell::Game(game)) if game.counting == Counting::Struck => {
            game.outcome.points(table.points()).tenths()
        }
        _ => return false,
    };
    -i64::from(given.tenths) == i64::from(taken)
}
