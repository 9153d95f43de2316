//! `magister pair`: the next round of a tournament report file.

mod explained;
mod json;
mod words;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use tournament::check::{Board, boards, scheduled};
use tournament::entry::Number;
use tournament::history::Pairing;
use tournament::pairing::dutch;
use tournament::pairing::explanation::{NoLegalPairing, PairedRound};
use tournament::pairing::plan::Plan;
use tournament::pairing::round_robin::ScheduleError;
use tournament::result::GameResult;
use tournament::table::{self, Facts, MAX_ROUNDS, Table};
use tournament::trf::Report;

use super::files::{NO, Streams, UNREADABLE, USAGE, YES};
use super::reports::{checked, report, unless_seen_enough};

pub(super) const EXAMPLES: &str = "Examples:
  magister pair open.trf                 1 14 is a board, first player first; 9 0 is the bye
  magister pair --explain open.trf       explained bracket by bracket
  magister pair --round 3 --json open.trf

A Swiss round is paired once all earlier games have results. Adjourned games (? in TRF26) count
as draws.

Exit code: 0 if there is a pairing, 1 if none is legal, results are missing or all rounds are
paired, 2 for wrong arguments, 3 if the file cannot be read.";

/// Arguments of `magister pair`.
#[derive(Debug, Args)]
pub struct Pair {
    /// Round to pair; by default the first unpaired one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_ROUNDS)))]
    pub round: Option<u16>,
    /// Pairing system; by default the file's, else Dutch.
    #[arg(long, value_name = "SYSTEM")]
    pub system: Option<System>,
    /// Print one JSON object with the pairs and their explanation.
    #[arg(long)]
    pub json: bool,
    /// Explain the pairs, bracket by bracket, with the rules that decided.
    #[arg(long)]
    pub explain: bool,
    /// Tournament report file (TRF); - for standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// A pairing system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum System {
    /// FIDE Dutch system (Swiss).
    Dutch,
    /// Berger tables.
    RoundRobin,
}

/// A round of a file, with its pairing.
struct Answered<'f> {
    file: &'f Path,
    round: u16,
    n_rounds: u16,
    answer: Answer,
}

enum Answer {
    Dutch(Box<Swiss>),
    RoundRobin { n_players: usize, boards: Vec<Board> },
}

struct Swiss {
    table: Table,
    plan: Plan,
    paired: Result<PairedRound, NoLegalPairing>,
}

/// Why the round is not paired.
#[derive(Debug, thiserror::Error)]
enum RoundError {
    #[error("all {n_rounds} rounds are paired")]
    AllPaired { n_rounds: u16 },
    #[error("round {round} comes later: pair round {next} first")]
    TooEarly { round: u16, next: u16 },
    #[error("there is no round {round}: the tournament has {n_rounds} rounds")]
    NoSuchRound { round: u16, n_rounds: u16 },
    #[error(
        "round {round} needs results: {}; enter them, or write ? for adjourned games",
        .games.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    )]
    Open { round: u16, games: Vec<OpenGame> },
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
}

/// A game without a result that is not adjourned.
#[derive(Debug)]
struct OpenGame {
    round: u16,
    white: Number,
    black: Number,
}

impl From<(u16, Pairing)> for OpenGame {
    fn from((round, Pairing { white, black, .. }): (u16, Pairing)) -> Self {
        Self { round, white, black }
    }
}

impl fmt::Display for OpenGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} (round {})", self.white, self.black, self.round)
    }
}

/// Pairs the round; returns the exit code. Faults of the file go to `complaints`.
pub(super) fn run(options: &Pair, streams: &mut Streams<'_>) -> io::Result<u8> {
    unless_seen_enough(pair(options, streams), YES)
}

fn pair(options: &Pair, streams: &mut Streams<'_>) -> io::Result<u8> {
    let Some(report) = report(&options.file, streams)? else {
        return Ok(UNREADABLE);
    };
    let system = options.system.unwrap_or(match report.system() {
        table::System::Swiss => System::Dutch,
        table::System::RoundRobin => System::RoundRobin,
    });
    let answered = match system {
        System::Dutch => dutch(options, &report, streams)?,
        System::RoundRobin => round_robin(options, &report).map(Some),
    };
    match answered {
        Ok(Some(answered)) => tell(options, &answered, streams),
        Ok(None) => Ok(UNREADABLE),
        Err(error) => {
            streams.complain(&options.file, &error)?;
            let is_open = matches!(error, RoundError::Open { .. });
            Ok(if options.round.is_some() && !is_open { USAGE } else { NO })
        }
    }
}

/// Nothing if the file makes no table.
fn dutch<'f>(
    options: &'f Pair,
    report: &Report,
    streams: &mut Streams<'_>,
) -> io::Result<Result<Option<Answered<'f>>, RoundError>> {
    let round = match round_of_swiss(options.round, report) {
        Ok(round) => round,
        Err(error) => return Ok(Err(error)),
    };
    // A file that says it is a round robin may be paired as a Swiss all the same.
    let facts = Facts { system: table::System::Swiss, ..report.facts_when_paired(round) };
    let Some(table) = checked(&options.file, Table::new(facts), streams)? else {
        return Ok(Ok(None));
    };
    let open: Vec<OpenGame> = table.undecided_before(round).map(OpenGame::from).collect();
    if !open.is_empty() {
        return Ok(Err(RoundError::Open { round, games: open }));
    }
    let n_adjourned = pending(&table);
    if n_adjourned > 0 {
        let told = match n_adjourned {
            1 => "warning: 1 adjourned game counts as a draw".to_owned(),
            _ => format!("warning: {n_adjourned} adjourned games count as draws"),
        };
        streams.complain(&options.file, &told)?;
    }
    let plan = report.plan(round);
    let paired = dutch::pair(&table, &plan);
    let n_rounds = plan.n_rounds;
    let answer = Answer::Dutch(Box::new(Swiss { table, plan, paired }));
    Ok(Ok(Some(Answered { file: &options.file, round, n_rounds, answer })))
}

fn pending(table: &Table) -> usize {
    let games = table.rounds().iter().flatten();
    games.filter(|game| game.pairing.result == GameResult::Pending).count()
}

fn round_of_swiss(asked: Option<u16>, report: &Report) -> Result<u16, RoundError> {
    let next = report.next_round();
    let round = asked.unwrap_or(next);
    match report.header().n_rounds {
        Some(n_rounds) if round > n_rounds && asked.is_none() => {
            Err(RoundError::AllPaired { n_rounds })
        }
        Some(n_rounds) if round > n_rounds => Err(RoundError::NoSuchRound { round, n_rounds }),
        _ if round > next => Err(RoundError::TooEarly { round, next }),
        _ => Ok(round),
    }
}

fn round_robin<'f>(options: &'f Pair, report: &Report) -> Result<Answered<'f>, RoundError> {
    let schedule = report.schedule()?;
    let n_rounds = u16::try_from(schedule.len()).unwrap_or(MAX_ROUNDS);
    let round = options.round.unwrap_or_else(|| report.next_round());
    let in_schedule = schedule.get(usize::from(round).saturating_sub(1));
    let in_schedule = in_schedule.ok_or(match options.round {
        Some(round) => RoundError::NoSuchRound { round, n_rounds },
        None => RoundError::AllPaired { n_rounds },
    })?;
    let boards = scheduled(in_schedule);
    let n_players = boards.iter().map(|board| board.numbers().count()).sum();
    let answer = Answer::RoundRobin { n_players, boards };
    Ok(Answered { file: &options.file, round, n_rounds, answer })
}

fn tell(options: &Pair, answered: &Answered, streams: &mut Streams<'_>) -> io::Result<u8> {
    let refusal = answered.refusal();
    if options.json {
        writeln!(streams.out, "{}", json::line(answered)?)?;
    } else if refusal.is_none() {
        for board in answered.boards() {
            writeln!(streams.out, "{}", pair_line(board))?;
        }
        if options.explain {
            write!(streams.out, "\n{}", explained::text(answered))?;
        }
    }
    let Some(refusal) = refusal else { return Ok(YES) };
    let round = answered.round;
    streams
        .complain(&options.file, &format_args!("round {round} has no legal pairing: {refusal}"))?;
    Ok(NO)
}

/// First and second, by their numbers; nobody is 0.
fn pair_line(board: Board) -> String {
    match board {
        Board::Game { white, black } => format!("{white} {black}"),
        Board::Bye(number) => format!("{number} 0"),
    }
}

impl Answered<'_> {
    fn refusal(&self) -> Option<&NoLegalPairing> {
        match &self.answer {
            Answer::Dutch(swiss) => swiss.paired.as_ref().err(),
            Answer::RoundRobin { .. } => None,
        }
    }

    /// In the order of the boards, the bye last.
    fn boards(&self) -> Vec<Board> {
        match &self.answer {
            Answer::Dutch(swiss) => swiss.paired.as_ref().map(boards).unwrap_or_default(),
            Answer::RoundRobin { boards, .. } => boards.clone(),
        }
    }
}
