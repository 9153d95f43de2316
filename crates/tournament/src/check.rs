//! Whether the rounds of a report are those that the rules give.
//!
//! Each round that has been paired is paired once more from what had happened before it. Who was
//! away is taken from the file; so are the numbers, as they are now. The places of the players are
//! found once more too, by the tie-breaks that the file names.

mod ranks;

pub use ranks::{CheckedRanks, Misplaced, ranks};

use std::collections::BTreeMap;

use crate::entry::Number;
use crate::history::Round;
use crate::pairing::dutch;
use crate::pairing::explanation::{NoLegalPairing, PairedRound};
use crate::pairing::round_robin::ScheduleError;
use crate::result::Bye;
use crate::table::{System, Table, TableError};
use crate::trf::{Report, WrittenRound};

/// A round that was paired once more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedRound {
    /// Its number, from 1.
    pub round: u16,
    /// What came out.
    pub answer: Answer,
}

/// What pairing a round once more gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The same pairs with the same colours.
    Agrees,
    /// Others, in groups that have no player in common; those with the highest boards first.
    Differs(Vec<Difference>),
    /// None that is legal.
    NoLegalPairing(NoLegalPairing),
    /// There is no table for so many players.
    NoSchedule(ScheduleError),
}

/// Players who were paired otherwise than the rules pair them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Difference {
    /// As they were paired, by the lower number.
    pub written: Vec<Board>,
    /// As the rules pair them, by board.
    pub expected: Vec<Board>,
}

/// What a round is for one or two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Board {
    /// They meet.
    Game {
        /// Moves first.
        white: Number,
        /// Moves second.
        black: Number,
    },
    /// They have nobody to meet: the pairing-allocated bye, the free round of a round robin.
    Bye(Number),
}

impl Board {
    /// Who it is about.
    pub fn numbers(self) -> impl Iterator<Item = Number> {
        let (one, other) = match self {
            Self::Game { white, black } => (white, Some(black)),
            Self::Bye(number) => (number, None),
        };
        [Some(one), other].into_iter().flatten()
    }

    const fn first(self) -> Number {
        match self {
            Self::Game { white: number, .. } | Self::Bye(number) => number,
        }
    }

    /// The same two with the colours reversed.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Game { white, black } => Self::Game { white: black, black: white },
            Self::Bye(number) => Self::Bye(number),
        }
    }
}

impl Difference {
    /// The same two meet; only the colours differ.
    #[must_use]
    pub fn is_of_colours_only(&self) -> bool {
        match (&self.written[..], &self.expected[..]) {
            ([written], [expected]) => written.reversed() == *expected,
            _ => false,
        }
    }
}

/// Pairs every round of a report that has been paired once more: by the Dutch system, a round
/// robin by the Berger tables. Fails if the file makes no table.
///
/// ```
/// use tournament::check::{Answer, check};
/// use tournament::trf::read;
///
/// let file = "\
/// 142 3
/// 152 B
/// 001    1      Knecht, Josef                                                      0.0    1     2 b
/// 001    2      Designori, Plinio                                                  0.0    2     1 w
/// ";
/// let rounds = |file: &str| {
///     let report = read(file.as_bytes()).map_err(|faults| format!("{faults:?}"))?;
///     check(&report).map_err(|complaints| format!("{complaints:?}"))
/// };
/// assert_eq!(rounds(file)?[0].answer, Answer::Agrees);
///
/// let other = rounds(&file.replace("152 B", "152 W"))?;
/// let Answer::Differs(differences) = &other[0].answer else { return Err("agrees".to_owned()) };
/// assert!(differences[0].is_of_colours_only());
/// # Ok::<(), String>(())
/// ```
pub fn check(report: &Report) -> Result<Vec<CheckedRound>, Vec<TableError>> {
    let n_written = report.players().iter().map(|player| player.cells.len()).max().unwrap_or(0);
    let with_pairs = (1..).take(n_written).map(|round| (round, report.pairs(round)));
    let paired = with_pairs.filter(|(_, written)| !written.pairs.is_empty());
    let checked = |(round, written): (u16, WrittenRound)| {
        let answer = match report.system() {
            System::Swiss => swiss(report, round, &written)?,
            System::RoundRobin => round_robin(report, round, &written),
        };
        Ok(CheckedRound { round, answer })
    };
    paired.map(checked).collect()
}

fn swiss(report: &Report, round: u16, written: &WrittenRound) -> Result<Answer, Vec<TableError>> {
    let table = Table::new(report.facts_when_paired(round))?;
    Ok(match dutch::pair(&table, &report.plan(round)) {
        Ok(paired) => compare(written, &boards(&paired)),
        Err(refusal) => Answer::NoLegalPairing(refusal),
    })
}

/// Free rounds are not compared: a player who has one is in no pair, and pairs are.
fn round_robin(report: &Report, round: u16, written: &WrittenRound) -> Answer {
    let schedule = match report.schedule() {
        Ok(schedule) => schedule,
        Err(error) => return Answer::NoSchedule(error),
    };
    let idx = usize::from(round).checked_sub(1);
    let expected = idx.and_then(|idx| schedule.get(idx));
    let mut expected = expected.map_or_else(Vec::new, scheduled);
    expected.retain(|board| matches!(board, Board::Game { .. }));
    compare(written, &expected)
}

/// The boards of a paired round, the bye last.
#[must_use]
pub fn boards(paired: &PairedRound) -> Vec<Board> {
    let games = paired.pairs.iter();
    let games = games.map(|pair| Board::Game { white: pair.white, black: pair.black });
    games.chain(paired.bye.map(Board::Bye)).collect()
}

/// The boards of a round that was scheduled, the free one last.
#[must_use]
pub fn scheduled(round: &Round) -> Vec<Board> {
    let games = round.pairings.iter();
    let games = games.map(|game| Board::Game { white: game.white, black: game.black });
    let free = round.byes.iter().filter(|(_, bye)| *bye == Bye::Free);
    games.chain(free.map(|(number, _)| Board::Bye(*number))).collect()
}

fn compare(written: &WrittenRound, expected: &[Board]) -> Answer {
    let mut idx_of: BTreeMap<Number, usize> = BTreeMap::new();
    for (idx, board) in expected.iter().enumerate() {
        idx_of.extend(board.numbers().map(|number| (number, idx)));
    }
    let mut is_met = vec![false; expected.len()];
    let mut others = Vec::new();
    for (board, has_colours) in written_boards(written) {
        // Forfeits without colours agree either way.
        let agrees = |idx: &usize| {
            expected[*idx] == board || !has_colours && expected[*idx] == board.reversed()
        };
        match idx_of.get(&board.first()).copied().filter(agrees) {
            Some(idx) => is_met[idx] = true,
            None => others.push(board),
        }
    }
    let missing = expected.iter().zip(is_met).filter(|(_, is_met)| !is_met);
    let missing: Vec<Board> = missing.map(|(board, _)| *board).collect();
    if missing.is_empty() && others.is_empty() {
        return Answer::Agrees;
    }
    Answer::Differs(groups(&missing, &others))
}

/// With the word whether the file says who had which colour.
fn written_boards(written: &WrittenRound) -> impl Iterator<Item = (Board, bool)> {
    let games = written
        .pairs
        .iter()
        .map(|pair| (Board::Game { white: pair.white, black: pair.black }, pair.has_colours));
    games.chain(written.byes.iter().map(|number| (Board::Bye(*number), true)))
}

/// What hangs together by its players.
fn groups(expected: &[Board], written: &[Board]) -> Vec<Difference> {
    let mut leads = BTreeMap::new();
    for board in expected.iter().chain(written) {
        let one = leader(&leads, board.first());
        for other in board.numbers().map(|number| leader(&leads, number)).collect::<Vec<_>>() {
            if one != other {
                leads.insert(other, one);
            }
        }
    }
    let mut groups: Vec<(Number, Difference)> = Vec::new();
    for board in expected {
        group(&mut groups, leader(&leads, board.first())).expected.push(*board);
    }
    for board in written {
        group(&mut groups, leader(&leads, board.first())).written.push(*board);
    }
    groups.into_iter().map(|(_, difference)| difference).collect()
}

/// The one by whom a player's group is known.
fn leader(leads: &BTreeMap<Number, Number>, number: Number) -> Number {
    let mut leader = number;
    while let Some(above) = leads.get(&leader) {
        leader = *above;
    }
    leader
}

fn group(groups: &mut Vec<(Number, Difference)>, leader: Number) -> &mut Difference {
    let known = groups.iter().position(|(other, _)| *other == leader);
    let idx = known.unwrap_or_else(|| {
        groups.push((leader, Difference::default()));
        groups.len() - 1
    });
    &mut groups[idx].1
}
