//! A tournament as it was stored → the checked table that standings and crosstables come from.

use std::collections::HashMap;

use tournament::entry::{Entry as Player, Number};
use tournament::history::{Pairing as Game, Round, Withdrawal};
use tournament::result::{Bye, GameResult};
use tournament::table::{Edition, Facts, System, Table, TableError};
use tournament::withdrawal::Settled;

use super::entries::Entry;
use super::pairings::Pairing;
use super::results::Recorded;
use super::tournaments::Tournament;
use super::{EntryId, PairingId};

/// The result that counts of each pairing that has one.
pub type Results = HashMap<PairingId, Recorded>;

/// All that is recorded of a tournament, with the table that it gives.
#[derive(Debug, Clone)]
pub struct WallChart {
    /// The tournament.
    pub tournament: Tournament,
    /// Who is in it.
    pub entries: Vec<Entry>,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// The result that counts of each pairing that has one.
    pub results: Results,
    /// The table of all this.
    pub table: Table,
}

impl WallChart {
    /// Checks what was recorded.
    pub fn new(
        tournament: Tournament,
        entries: Vec<Entry>,
        pairings: Vec<Pairing>,
        results: Results,
    ) -> Result<Self, Vec<TableError>> {
        let table = table(&tournament, &entries, &pairings, &results)?;
        Ok(Self {
            tournament,
            entries,
            pairings,
            results,
            table,
        })
    }

    /// The same chart as it was after a round.
    pub fn after(mut self, round: u16) -> Result<Self, Vec<TableError>> {
        let Self {
            tournament,
            entries,
            pairings,
            results,
            ..
        } = &self;
        self.table = table_after(tournament, entries, pairings, results, round)?;
        Ok(self)
    }

    /// Who has a number.
    #[must_use]
    pub fn entry(&self, number: Number) -> Option<&Entry> {
        self.entries
            .iter()
            .find(|entry| entry.number == Some(number))
    }

    /// The pairings without a result that no withdrawal has decided, by round and board.
    #[must_use]
    pub fn open_games(&self) -> Vec<&Pairing> {
        let is_open = |pairing: &&Pairing| {
            settled(&self.table, &self.entries, pairing)
                .is_some_and(|settled| settled.pairing.result == GameResult::Pending)
        };
        self.pairings.iter().filter(is_open).collect()
    }
}

/// The table of a tournament by all that is recorded so far.
pub fn table(
    tournament: &Tournament,
    entries: &[Entry],
    pairings: &[Pairing],
    results: &Results,
) -> Result<Table, Vec<TableError>> {
    let last = pairings.iter().map(|pairing| pairing.round).max();
    table_after(tournament, entries, pairings, results, last.unwrap_or(0))
}

/// The table as it was after a round: what was recorded of later rounds is left aside, and so is
/// who left only later.
pub fn table_after(
    tournament: &Tournament,
    entries: &[Entry],
    pairings: &[Pairing],
    results: &Results,
    after: u16,
) -> Result<Table, Vec<TableError>> {
    let numbers = numbers(entries);
    let n_rounds = pairings.iter().map(|pairing| pairing.round).max();
    let n_rounds = n_rounds.unwrap_or(0);
    let mut rounds = vec![Round::default(); usize::from(n_rounds)];
    let mut complaints = Vec::new();
    let mut in_order: Vec<&Pairing> = pairings.iter().collect();
    in_order.sort_by_key(|pairing| (pairing.round, pairing.board));
    for pairing in in_order {
        let result = results
            .get(&pairing.id)
            .filter(|_| pairing.round <= after)
            .map_or(GameResult::Pending, |result| result.decision.game_result());
        let round = rounds.get_mut(usize::from(pairing.round).wrapping_sub(1));
        let placed = round.and_then(|round| place(round, &numbers, pairing, result));
        if placed.is_none() {
            complaints.push(TableError::UnknownPlayer {
                round: pairing.round,
                number: Number(0),
            });
        }
    }
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let is_gone = |from: u16| after >= n_rounds || from <= after;
    Table::new(Facts {
        system: System::RoundRobin,
        edition: Edition::default(),
        points: tournament.details.points,
        players: players(entries),
        rounds,
        withdrawals: withdrawals(entries, is_gone),
    })
}

/// What became of a pairing: its result after withdrawals, and whether it counts; `None` for a
/// bye, and for a pairing of another tournament.
#[must_use]
pub fn settled(table: &Table, entries: &[Entry], pairing: &Pairing) -> Option<Settled> {
    let number = |id: EntryId| {
        let entry = entries.iter().find(|entry| entry.id == id);
        entry.and_then(|entry| entry.number)
    };
    let (white, black) = (number(pairing.first)?, number(pairing.second?)?);
    let round = table
        .rounds()
        .get(usize::from(pairing.round).checked_sub(1)?)?;
    let is_this = |game: &&Settled| game.pairing.white == white && game.pairing.black == black;
    round.iter().find(is_this).copied()
}

/// How many games there are, and how many of them still have no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games without a result; those that withdrawals have decided are not among them.
    pub open: usize,
    /// All games.
    pub all: usize,
}

impl Progress {
    /// Counts the games of a table.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let games = || table.rounds().iter().flatten();
        let is_open = |game: &&Settled| game.pairing.result == GameResult::Pending;
        Self {
            open: games().filter(is_open).count(),
            all: games().count(),
        }
    }
}

/// The latest round with a result that was recorded; 0 before the first.
#[must_use]
pub fn latest_round(pairings: &[Pairing], results: &Results) -> u16 {
    let is_decided = |pairing: &&Pairing| {
        results
            .get(&pairing.id)
            .is_some_and(|result| result.decision.game_result() != GameResult::Pending)
    };
    let decided = pairings.iter().filter(is_decided);
    decided.map(|pairing| pairing.round).max().unwrap_or(0)
}

fn numbers(entries: &[Entry]) -> HashMap<EntryId, Number> {
    let numbered = entries.iter();
    numbered
        .filter_map(|entry| Some((entry.id, entry.number?)))
        .collect()
}

/// `None` if somebody in the pairing has no number here.
fn place(
    round: &mut Round,
    numbers: &HashMap<EntryId, Number>,
    pairing: &Pairing,
    result: GameResult,
) -> Option<()> {
    let white = *numbers.get(&pairing.first)?;
    let Some(second) = pairing.second else {
        round.byes.push((white, Bye::Free));
        return Some(());
    };
    let black = *numbers.get(&second)?;
    round.pairings.push(Game {
        result,
        ..Game::new(white, black)
    });
    Some(())
}

/// By number. A number that is missing in between is found by the table: then the last player
/// is one whom nobody is.
fn players(entries: &[Entry]) -> Vec<Player> {
    let mut numbered: Vec<&Entry> = entries
        .iter()
        .filter(|entry| entry.number.is_some())
        .collect();
    numbered.sort_by_key(|entry| entry.number);
    let player = |entry: &Entry| Player {
        rating: entry.rating,
    };
    numbered.into_iter().map(player).collect()
}

fn withdrawals(entries: &[Entry], is_gone: impl Fn(u16) -> bool) -> Vec<Withdrawal> {
    let withdrawal = |entry: &Entry| {
        Some(Withdrawal {
            number: entry.number?,
            from_round: entry.withdrawn_from?,
        })
    };
    let all = entries.iter().filter_map(withdrawal);
    all.filter(|left| is_gone(left.from_round)).collect()
}
