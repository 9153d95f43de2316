//! All results at a glance, in the order of the standings.

use std::fmt;

use crate::colour::Colour;
use crate::entry::Number;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::standings::{Row, Standings};
use crate::table::{Cell, PlayerGame, System, Table};
use crate::withdrawal::Counting;

/// All results, a row for each player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    /// In the order of the standings.
    pub rows: Vec<CrossRow>,
}

/// One player's results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrossRow {
    /// The rank of the standings; `None` for a player struck from the table.
    pub rank: Option<u32>,
    /// Whose row it is.
    pub number: Number,
    /// All their points.
    pub points: Score,
    /// Their results round by round.
    pub rounds: Vec<RoundCell>,
    /// Their results against each player, in the order of the rows; only in a round robin.
    pub grid: Option<Vec<GridCell>>,
}

/// One round of one player. Prints as `12w1`: the opponent's rank (`–` if they were struck), the
/// player's own colour and the result; byes as the one letter of tournament report files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundCell {
    /// Paired.
    Game(CrossGame),
    /// Not paired.
    Bye(Bye),
}

/// A pairing in the row of one of its players. Prints as [`RoundCell`] does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrossGame {
    /// The round, from 1.
    pub round: u16,
    /// Whom they were to meet.
    pub opponent: Number,
    /// The opponent's rank in the standings; `None` if they were struck.
    pub opponent_rank: Option<u32>,
    /// The player's own colour.
    pub colour: Colour,
    /// How it ended for them.
    pub outcome: PlayerResult,
    /// Does it count in the table?
    pub counting: Counting,
}

/// One player against another, where everyone meets everyone. Prints as the results in the
/// order of rounds: `1`, in two cycles `1=`; `x` against themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GridCell {
    /// The diagonal.
    Own,
    /// The games against this player, in the order of rounds.
    Games(Vec<CrossGame>),
}

/// All results of a table, in the order of its standings.
///
/// ```
/// use tournament::crosstable::crosstable;
/// use tournament::pairing::round_robin::{Cycles, schedule};
/// use tournament::standings::{TieBreak, standings};
/// use tournament::table::{Facts, Table};
///
/// let mut rounds = schedule(2, Cycles::Double)?;
/// rounds[0].pairings[0].result = "0-1".parse()?;
/// let table = Table::new(Facts { rounds, ..Facts::round_robin(2) })
///     .map_err(|complaints| format!("{complaints:?}"))?;
///
/// let crosstable = crosstable(&table, &standings(&table, &[TieBreak::PTS]));
/// let winner = &crosstable.rows[0];
/// assert_eq!(winner.number.to_string(), "2");
/// assert_eq!(winner.rounds[0].to_string(), "2b1");
/// assert_eq!(winner.grid.as_ref().map(|grid| grid[1].to_string()), Some("1*".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn crosstable(table: &Table, standings: &Standings) -> Crosstable {
    let mut ranks = vec![None; table.players().len()];
    for row in &standings.rows {
        ranks[row.number.idx()] = row.rank;
    }
    let order: Vec<Number> = standings.rows.iter().map(|row| row.number).collect();
    let cross_row = |row: &Row| {
        let Row { rank, number, .. } = *row;
        let rounds = round_cells(table, &ranks, number);
        let grid = match table.system() {
            System::Swiss => None,
            System::RoundRobin => Some(grid_cells(&rounds, &order, number)),
        };
        CrossRow { rank, number, points: table.score(number), rounds, grid }
    };
    Crosstable { rows: standings.rows.iter().map(cross_row).collect() }
}

fn round_cells(table: &Table, ranks: &[Option<u32>], number: Number) -> Vec<RoundCell> {
    let round_cell = |(round, cell): (u16, &Cell)| match *cell {
        Cell::Bye(bye) => RoundCell::Bye(bye),
        Cell::Game(PlayerGame { opponent, colour, outcome, counting }) => {
            let opponent_rank = ranks[opponent.idx()];
            RoundCell::Game(CrossGame { round, opponent, opponent_rank, colour, outcome, counting })
        }
    };
    (1..).zip(table.cells(number)).map(round_cell).collect()
}

fn grid_cells(rounds: &[RoundCell], order: &[Number], number: Number) -> Vec<GridCell> {
    let games: Vec<CrossGame> = rounds
        .iter()
        .filter_map(|cell| match cell {
            RoundCell::Game(game) => Some(*game),
            RoundCell::Bye(_) => None,
        })
        .collect();
    let against = |other: &Number| {
        if *other == number {
            return GridCell::Own;
        }
        GridCell::Games(games.iter().filter(|game| game.opponent == *other).copied().collect())
    };
    order.iter().map(against).collect()
}

impl fmt::Display for RoundCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => game.fmt(f),
            Self::Bye(bye) => write!(f, "{}", bye.code()),
        }
    }
}

impl fmt::Display for CrossGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.opponent_rank {
            Some(rank) => rank.fmt(f)?,
            None => f.write_str("–")?,
        }
        write!(f, "{}{}", self.colour, self.outcome.code())
    }
}

impl fmt::Display for GridCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("x"),
            Self::Games(games) => {
                games.iter().try_for_each(|game| write!(f, "{}", game.outcome.code()))
            }
        }
    }
}
