//! What leaving a tournament, or coming back, makes of its games: said before it is done.
//!
//! Source: `docs/spec/round-robin.md` §2.

use tournament::entry::Number;
use tournament::result::PlayerResult;
use tournament::table::{Cell, PlayerGame, Table};

use super::EntryId;
use super::entries::{Attendance, Entry};
use super::standings::{self, WallChart};
use super::tournaments::Stage;
use super::words::words;

/// What becomes of somebody's games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// Games completed, as §2.2 counts them.
    pub completed: usize,
    /// All games of the player.
    pub games: usize,
    /// Games that have no result now.
    pub open: usize,
    /// Games that have no result after the return.
    pub open_after: usize,
    /// What the withdrawal makes of all these.
    pub verdict: Verdict,
}

/// What a withdrawal makes of the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Fewer than half are completed: none of them counts in the table.
    Struck,
    /// At least half are: those that are open are lost by forfeit.
    Forfeits,
    /// In a Swiss: all of them stay as they are, and the rounds to come are paired without the
    /// player.
    NotPaired,
}

words! { Verdict { Struck = "struck", Forfeits = "forfeits", NotPaired = "not-paired", } }

/// Why somebody cannot leave, or come back, now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WithdrawalRefusal {
    #[error("the tournament has not started")]
    NotStarted,
    #[error("the tournament is closed")]
    Closed,
    #[error("already gone from round {from_round} on")]
    Gone {
        /// The first round without them.
        from_round: u16,
    },
    #[error("not gone")]
    NotGone,
    #[error("round {round}, possible are {first} to {last}")]
    NoSuchRound {
        /// The round asked for.
        round: u16,
        /// The first that can be asked for: of a Swiss, the first that is not paired.
        first: u16,
        last: u16,
    },
    #[error("a result in round {played}, possible from {earliest} on")]
    HasResult {
        /// The last round in which the player has a result.
        played: u16,
        earliest: u16,
    },
    #[error("a result in every round")]
    AllPlayed,
    #[error("all rounds are paired")]
    AllPaired,
    #[error("the rounds do not fit the players")]
    Broken,
}

/// What leaving or coming back would make of a player's games.
pub fn forecast(
    chart: &WallChart,
    entry: &Entry,
    act: Attendance,
    from_round: u16,
) -> Result<Forecast, WithdrawalRefusal> {
    match act {
        Attendance::Withdrawn => leaving(chart, entry, from_round),
        Attendance::Returned => returning(chart, entry, from_round),
    }
}

/// What happens if this player leaves, the first round without them being `from_round`.
pub fn leaving(
    chart: &WallChart,
    entry: &Entry,
    from_round: u16,
) -> Result<Forecast, WithdrawalRefusal> {
    is_running(chart)?;
    if let Some(from_round) = entry.withdrawn_from {
        return Err(WithdrawalRefusal::Gone { from_round });
    }
    is_among_rounds(chart, from_round)?;
    is_after_results(chart, entry, from_round)?;
    without(chart, entry, Some(from_round))
}

/// What happens if this player, who has left, comes back: in a Swiss for round `from_round`.
pub fn returning(
    chart: &WallChart,
    entry: &Entry,
    from_round: u16,
) -> Result<Forecast, WithdrawalRefusal> {
    is_running(chart)?;
    if entry.withdrawn_from.is_none() {
        return Err(WithdrawalRefusal::NotGone);
    }
    if chart.tournament.details.format.pairs_round_by_round() {
        is_among_rounds(chart, from_round)?;
    }
    without(chart, entry, None)
}

/// The rounds from which on somebody can leave or come back: in a Swiss those that are not paired,
/// since what is paired is played or forfeited. The last one is smaller if there is none.
pub fn open_rounds(chart: &WallChart) -> (u16, u16) {
    let last = chart.n_rounds();
    let is_paired_so = chart.tournament.details.format.pairs_round_by_round();
    let first = if is_paired_so { last - chart.n_unpaired() + 1 } else { 1 };
    (first, last)
}

fn is_among_rounds(chart: &WallChart, round: u16) -> Result<(), WithdrawalRefusal> {
    let (first, last) = open_rounds(chart);
    match round {
        _ if first > last => Err(WithdrawalRefusal::AllPaired),
        round if (first..=last).contains(&round) => Ok(()),
        round => Err(WithdrawalRefusal::NoSuchRound { round, first, last }),
    }
}

/// The round from which a player who leaves now is not there any more: the first one after their
/// last result. Who has one in the last round leaves from the first round without one, if there is
/// any. In a Swiss it is the first round that is not paired.
pub fn next_round(chart: &WallChart, entry: &Entry) -> Option<u16> {
    if chart.tournament.details.format.pairs_round_by_round() {
        return Some(open_rounds(chart).0);
    }
    let last = last_result(chart, entry);
    let is_open = |round: &u16| !has_result(chart, entry, *round);
    if last < chart.n_rounds() { Some(last + 1) } else { (1..=last).find(is_open) }
}

/// The round offered to whoever leaves or comes back. Where there is none, the last one, which is
/// refused with the reason.
pub fn offered(chart: &WallChart, entry: &Entry, act: Attendance) -> u16 {
    let next = match act {
        Attendance::Withdrawn => next_round(chart, entry),
        Attendance::Returned => Some(open_rounds(chart).0),
    };
    next.unwrap_or_else(|| chart.n_rounds())
}

fn is_after_results(
    chart: &WallChart,
    entry: &Entry,
    from_round: u16,
) -> Result<(), WithdrawalRefusal> {
    let earliest = next_round(chart, entry).ok_or(WithdrawalRefusal::AllPlayed)?;
    if from_round >= earliest && !has_result(chart, entry, from_round) {
        return Ok(());
    }
    Err(WithdrawalRefusal::HasResult { played: last_result(chart, entry), earliest })
}

/// The last round in which somebody has a result; 0 for none.
fn last_result(chart: &WallChart, entry: &Entry) -> u16 {
    (1..=chart.n_rounds()).rfind(|round| has_result(chart, entry, *round)).unwrap_or(0)
}

fn has_result(chart: &WallChart, entry: &Entry, round: u16) -> bool {
    let cell = chart.table.cells(number(entry)).get(usize::from(round.saturating_sub(1)));
    matches!(cell, Some(Cell::Game(game)) if game.outcome != PlayerResult::Pending)
}

fn is_running(chart: &WallChart) -> Result<(), WithdrawalRefusal> {
    match chart.tournament.stage {
        Stage::Entry => Err(WithdrawalRefusal::NotStarted),
        Stage::Running => Ok(()),
        Stage::Closed | Stage::Cancelled => Err(WithdrawalRefusal::Closed),
    }
}

/// What it makes of the games that the player is gone from a round on, or not at all.
fn without(
    chart: &WallChart,
    entry: &Entry,
    withdrawn_from: Option<u16>,
) -> Result<Forecast, WithdrawalRefusal> {
    let changed = table_with(chart, entry.id, withdrawn_from)?;
    let number = number(entry);
    // Whoever comes back is judged by what their leaving had made of it.
    let left = if withdrawn_from.is_some() { &changed } else { &chart.table };
    let count = |table: &Table, is_such: fn(&PlayerGame) -> bool| {
        let cells = table.cells(number).iter();
        let games = cells.filter(|cell| matches!(cell, Cell::Game(game) if is_such(game)));
        games.count()
    };
    let is_pending = |game: &PlayerGame| game.outcome == PlayerResult::Pending;
    let verdict = match chart.tournament.details.format.strikes_leavers() {
        false => Verdict::NotPaired,
        true if left.is_struck(number) => Verdict::Struck,
        true => Verdict::Forfeits,
    };
    Ok(Forecast {
        completed: count(left, |game| {
            game.outcome.is_played() || game.outcome == PlayerResult::ForfeitWin
        }),
        games: count(left, |_| true),
        open: count(&chart.table, is_pending),
        open_after: count(&changed, is_pending),
        verdict,
    })
}

fn table_with(
    chart: &WallChart,
    id: EntryId,
    withdrawn_from: Option<u16>,
) -> Result<Table, WithdrawalRefusal> {
    let mut entries = chart.entries.to_vec();
    for entry in entries.iter_mut().filter(|entry| entry.id == id) {
        entry.withdrawn_from = withdrawn_from;
    }
    let table = standings::table(&chart.tournament, &entries, &chart.pairings, &chart.results);
    table.map_err(|_| WithdrawalRefusal::Broken)
}

/// Whoever has no number has no games either: nobody has the number 0.
fn number(entry: &Entry) -> Number {
    entry.number.unwrap_or(Number(0))
}
