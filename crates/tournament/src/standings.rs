//! Who is ahead, and why.
//!
//! Source: `docs/spec/standings.md`. What is implemented:
//!
//! | code | name | file |
//! |---|---|---|
//! | `PTS` | points | `own` |
//! | `WIN` `WON` `BPG` `BWG` | wins, games with Black | `own` |
//! | `REP` `STD` `PS` | rounds elected to play, standard points, progressive scores | `own` |
//! | `DE` | direct encounter | `direct_encounter` |
//! | `BH` `FB` `AOB` | Buchholz, fore Buchholz, the opponents' average | `buchholz` |
//! | `SB` | Sonneborn-Berger | `sonneborn_berger` |
//! | `KS` | Koya | `koya` |
//! | `ARO` `TPR` `PTP` `APRO` `APPO` `RTNG` | by ratings | `rating` |
//! | `GP` `GPD` | points inside the games | `game_points` |
//! | `TPN` | pairing number | |
//!
//! Modifiers: `/C1` `/C2` `/M1` `/M2` (`cut`), `/P`, `/F`, `/L±n`, `/Un`, `/R`. Team tie-breaks are not
//! implemented, as there are no teams.

mod buchholz;
mod cut;
mod direct_encounter;
mod evaluator;
mod game_points;
mod koya;
mod own;
mod rating;
mod scores;
mod sonneborn_berger;
mod tie_break;
mod value;

pub use tie_break::{
    Cut, Forfeits, LastRound, Method, Order, TieBreak, UnknownTieBreak, UnknownTieBreaks,
};
pub use value::{Against, Breakdown, Cap, Encounter, Fate, Hundredths, Origin, Term, Value};

use std::cmp::Ordering;

use crate::entry::Number;
use crate::table::Table;

use evaluator::{Evaluator, Model};
use value::Valued;

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
    pub values: Vec<Value>,
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
/// let standings = standings(&table, &[TieBreak::PTS]);
/// let ranks: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.number.0)).collect();
/// assert_eq!(ranks, [(Some(1), 2), (Some(2), 1), (Some(2), 3)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn standings(table: &Table, tie_breaks: &[TieBreak]) -> Standings {
    // The breakdown of one value after the other is thrown away: nobody may ever ask for it.
    let ranked = rank(table, tie_breaks, |valued| valued.value);
    let row = |one: Ranked<Value>| Row { rank: one.rank, number: one.number, values: one.values };
    Standings { tie_breaks: tie_breaks.to_vec(), rows: ranked.into_iter().map(row).collect() }
}

/// The breakdown of every value of [`standings`], row by row in the same order; none for a struck
/// player.
///
/// ```
/// use tournament::pairing::round_robin::{Cycles, schedule};
/// use tournament::standings::{TieBreak, Breakdown, standings, breakdowns};
/// use tournament::table::{Facts, Table};
///
/// let rounds = schedule(4, Cycles::Single)?;
/// let table = Table::new(Facts { rounds, ..Facts::round_robin(4) })
///     .map_err(|complaints| format!("{complaints:?}"))?;
/// let breakdowns = breakdowns(&table, &[TieBreak::PTS]);
/// assert!(matches!(&breakdowns[3][0], Breakdown::Sum(terms) if terms.len() == 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn breakdowns(table: &Table, tie_breaks: &[TieBreak]) -> Vec<Vec<Breakdown>> {
    let breakdowns = |one: Ranked<Valued>| one.values.into_iter().map(|valued| valued.breakdown);
    let ranked = rank(table, tie_breaks, |valued| valued).into_iter();
    ranked.map(|one| breakdowns(one).collect()).collect()
}

/// A row, with what was kept of its values.
struct Ranked<V> {
    rank: Option<u32>,
    number: Number,
    values: Vec<V>,
}

/// All rows; of each value `keep` decides what is kept beside it.
fn rank<V: Compared>(
    table: &Table,
    tie_breaks: &[TieBreak],
    keep: impl Fn(Valued) -> V,
) -> Vec<Ranked<V>> {
    let unvalued = |number| {
        let values = Vec::with_capacity(tie_breaks.len());
        Ranked { rank: None, number, values }
    };
    let mut rows: Vec<Ranked<V>> = table.numbers().map(unvalued).collect();
    rows.sort_by_key(|row| table.is_struck(row.number));
    let n_ranked = rows.partition_point(|row| !table.is_struck(row.number));
    let ranked = &mut rows[..n_ranked];

    let model = Model::new(table);
    let mut n_tied = if ranked.is_empty() { Vec::new() } else { vec![ranked.len()] };
    for tie_break in tie_breaks {
        let evaluator = model.evaluator(*tie_break);
        n_tied = split(ranked, &n_tied, (&evaluator, tie_break.order()), &keep);
    }
    set_ranks(ranked, &n_tied);
    rows
}

/// Orders every group of players who are still tied; answers how large the groups are now.
fn split<V: Compared>(
    mut rows: &mut [Ranked<V>],
    n_tied: &[usize],
    (evaluator, order): (&Evaluator<'_>, Order),
    keep: &impl Fn(Valued) -> V,
) -> Vec<usize> {
    let mut n_still_tied = Vec::with_capacity(n_tied.len());
    for n in n_tied {
        let (group, rest) = rows.split_at_mut(*n);
        rows = rest;
        match evaluator {
            Evaluator::Each(value) => {
                for row in group.iter_mut() {
                    row.values.push(keep(value(row.number)));
                }
            }
            Evaluator::DirectEncounter { scores, forfeits } => {
                let tied: Vec<Number> = group.iter().map(|row| row.number).collect();
                let places = direct_encounter::places(scores, *forfeits, &tied);
                for (row, place) in group.iter_mut().zip(places) {
                    row.values.push(keep(place));
                }
            }
        }
        let latest = |row: &Ranked<V>| row.values.last().map(Compared::value);
        group.sort_by(|one, other| ahead(order, latest(one), latest(other)));
        let chunks = group.chunk_by(|one, next| latest(one) == latest(next));
        n_still_tied.extend(chunks.map(<[_]>::len));
    }
    n_still_tied
}

/// Who is first, who had the lower number among equals before. What does not exist is last either way.
fn ahead(order: Order, one: Option<Value>, other: Option<Value>) -> Ordering {
    let is_missing = |value: Option<Value>| value.is_none_or(|value| value == Value::Undefined);
    match order {
        Order::Reversed if !is_missing(one) && !is_missing(other) => one.cmp(&other),
        Order::Usual | Order::Reversed => other.cmp(&one),
    }
}

fn set_ranks<V>(mut rows: &mut [Ranked<V>], n_tied: &[usize]) {
    let mut rank = 1;
    for n in n_tied {
        let (group, rest) = rows.split_at_mut(*n);
        rows = rest;
        for row in group {
            row.rank = Some(rank);
        }
        rank += u32::try_from(*n).unwrap_or(u32::MAX);
    }
}

/// Something with a value that decides.
trait Compared {
    fn value(&self) -> Value;
}

impl Compared for Value {
    fn value(&self) -> Value {
        *self
    }
}

impl Compared for Valued {
    fn value(&self) -> Value {
        self.value
    }
}
