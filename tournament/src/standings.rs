//! Who is ahead, and why.
//!
//! Source: `docs/spec/standings.md`. What is implemented:
//!
//! | code | name | file |
//! |---|---|---|
//! | `PTS` | points | `own` |
//! | `WIN` | rounds won, with or without playing | `own` |
//! | `WON` | games won over the board | `own` |
//! | `SB` | Sonneborn-Berger | `sonneborn_berger` |
//! | `DE` | direct encounter | `direct_encounter` |
//!
//! The other tie-breaks of the regulations, and the modifiers, are not implemented yet.

mod direct_encounter;
mod own;
mod scores;
mod sonneborn_berger;
mod tie_break;
mod value;

pub use tie_break::{TieBreak, UnknownTieBreak, UnknownTieBreaks};
pub use value::{Against, Encounter, Product, Term, Value, Valued, Working};

use crate::entry::Number;
use crate::table::Table;

use scores::Scores;

/// The order of all players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breaks that made the order.
    pub tie_breaks: Vec<TieBreak>,
    /// By rank, equal ranks by number; struck players last.
    pub rows: Vec<Row>,
}

/// One player's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// From 1, shared by players whom no tie-break separates (1, 2, 2, 4); `None` for a player
    /// struck from the table (`docs/spec/standings.md` §2.4).
    pub rank: Option<u32>,
    /// Whose row it is.
    pub number: Number,
    /// One value for each of [`Standings::tie_breaks`]; none for a struck player.
    pub values: Vec<Valued>,
}

/// Orders the players by the tie-breaks, each applied only inside groups still tied.
///
/// A tournament without results is in order too: everybody is first. An unfinished one is ranked
/// as if it ended with what is known (`docs/spec/standings.md` §2.3).
///
/// ```
/// use tournament::history::{Pairing, Round};
/// use tournament::entry::Number;
/// use tournament::standings::{TieBreak, standings};
/// use tournament::table::{Facts, Table};
///
/// let result = "0-1".parse()?;
/// let game = Pairing { result, ..Pairing::new(Number(1), Number(2)) };
/// let round = Round { pairings: vec![game], byes: vec![] };
/// let table = Table::new(Facts { rounds: vec![round], ..Facts::swiss(3) })
///     .map_err(|complaints| format!("{complaints:?}"))?;
///
/// let standings = standings(&table, &[TieBreak::Pts]);
/// let ranks: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.number.0)).collect();
/// assert_eq!(ranks, [(Some(1), 2), (Some(2), 1), (Some(2), 3)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn standings(table: &Table, tie_breaks: &[TieBreak]) -> Standings {
    let scores = Scores::new(table);
    let (struck, ranked): (Vec<Number>, Vec<Number>) =
        table.numbers().partition(|number| table.is_struck(*number));

    let mut groups = vec![ranked.into_iter().map(unvalued).collect::<Group>()];
    for tie_break in tie_breaks {
        groups = groups.into_iter().flat_map(|group| split(&scores, *tie_break, group)).collect();
    }
    let mut rows = with_ranks(groups);
    rows.extend(struck.into_iter().map(unvalued));
    Standings { tie_breaks: tie_breaks.to_vec(), rows }
}

/// Players still tied, by number.
type Group = Vec<Row>;

fn unvalued(number: Number) -> Row {
    Row { rank: None, number, values: Vec::new() }
}

/// The group in smaller groups, best first.
fn split(scores: &Scores, tie_break: TieBreak, mut group: Group) -> Vec<Group> {
    let numbers: Vec<Number> = group.iter().map(|row| row.number).collect();
    let values = tie_break.values(scores, &numbers);
    for (row, value) in group.iter_mut().zip(values) {
        row.values.push(value);
    }
    let latest = |row: &Row| row.values.last().map(|valued| valued.value);
    group.sort_by(|one, other| {
        latest(one).cmp(&latest(other)).reverse().then(one.number.cmp(&other.number))
    });
    group.chunk_by(|one, next| latest(one) == latest(next)).map(<[Row]>::to_vec).collect()
}

fn with_ranks(groups: Vec<Group>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut rank = 1;
    for group in groups {
        let group_rank = rank;
        for row in group {
            rank += 1;
            rows.push(Row { rank: Some(group_rank), ..row });
        }
    }
    rows
}
