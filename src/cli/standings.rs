//! `magister standings`: the standings of a tournament report file, explained.

mod explained;
mod json;

use std::io;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use domain::tie_breaks::{TieBreakPreset, TieBreaks};
use tournament::entry::Number;
use tournament::history::Round;
use tournament::result::Bye;
use tournament::standings::{
    Breakdown, Row, Standings, TieBreak, UnknownTieBreaks, breakdowns, standings,
};
use tournament::table::{self, Facts, MAX_ROUNDS, System, Table};
use tournament::trf::Report;

use super::files::{Streams, UNREADABLE, USAGE, YES};
use super::reports::{checked, report, unless_seen_enough};

pub(super) const EXAMPLES: &str = "Examples:
  magister standings open.trf
  magister standings open.trf --round 5 --tie-breaks PTS,DE,BH/C1,SB
  magister standings open.trf --explain 7      with the workings of player 7
  magister standings --json open.trf

Tie-breaks: PTS DE WIN WON BPG BWG REP STD PS KS BH FB AOB SB ARO TPR PTP APRO APPO TPN RTNG,
with /C1 /C2 /M1 /M2 (cuts), /P (forfeits count as played), /L+1 (limit of KS), /U1400 (rating
for unrated players), /F (AOB as if the last round were drawn), /R (TPN or RTNG in reverse).

Exit code: 0 if there are standings, 2 for wrong arguments, 3 if the file cannot be read.";

/// Arguments of `magister standings`.
#[derive(Debug, Args)]
pub struct StandingsOf {
    /// Tie-breaks in order; by default the file's, else the usual ones.
    #[arg(long, value_name = "CODES")]
    pub tie_breaks: Option<TieBreakList>,
    /// Edition of the rules; by default the one in force on the first day.
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<Edition>,
    /// Show the standings after this round; by default after the last paired one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_ROUNDS)))]
    pub round: Option<u16>,
    /// Treat it as a round robin, whatever the file says.
    #[arg(long)]
    pub round_robin: bool,
    /// Explain every value of this player.
    #[arg(long, value_name = "TPN")]
    pub explain: Option<u16>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Tournament report file (TRF); - for standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Tie-breaks as they are written: `PTS,DE,BH/C1`.
#[derive(Debug, Clone)]
pub struct TieBreakList(Vec<TieBreak>);

/// An edition of the tie-break rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Edition {
    /// In force from August 2024.
    #[value(name = "2024")]
    August2024,
    /// In force from March 2026.
    #[value(name = "2026")]
    March2026,
}

/// Why there are no standings.
#[derive(Debug, thiserror::Error)]
enum AskedError {
    #[error("round {round} is not paired yet; rounds paired: {n_rounds}")]
    NotPaired { round: u16, n_rounds: u16 },
    #[error("there is no player {0}")]
    NoPlayer(u16),
    #[error("{0}, named in the file; choose others with --tie-breaks")]
    TieBreaks(#[from] UnknownTieBreaks),
}

/// All that is printed.
struct Answered<'r> {
    report: &'r Report,
    standings: Standings,
    /// Whether tie-breaks are left out since somebody has no rating.
    is_unrated: bool,
    /// The player who is explained, and the working of their values.
    explained: Option<(Row, Vec<Breakdown>)>,
}

impl FromStr for TieBreakList {
    type Err = UnknownTieBreaks;

    fn from_str(text: &str) -> Result<Self, UnknownTieBreaks> {
        TieBreak::parse_list(text).map(Self)
    }
}

/// Ranks the players; returns the exit code. Faults of the file go to `complaints`.
pub(super) fn run(options: &StandingsOf, streams: &mut Streams<'_>) -> io::Result<u8> {
    unless_seen_enough(tell(options, streams), YES)
}

fn tell(options: &StandingsOf, streams: &mut Streams<'_>) -> io::Result<u8> {
    let Some(report) = report(&options.file, streams)? else {
        return Ok(UNREADABLE);
    };
    let asked = round(options, &report).and_then(|round| {
        let facts = facts(options, &report, round);
        Ok((tie_breaks(options, &report, facts.system)?, facts))
    });
    let (tie_breaks, facts) = match asked {
        Ok(asked) => asked,
        Err(error) => {
            streams.complain(&options.file, &error)?;
            return Ok(USAGE);
        }
    };
    let Some(table) = checked(&options.file, Table::new(facts), streams)? else {
        return Ok(UNREADABLE);
    };
    let answered = answered(options, &report, &table, &tie_breaks);
    if options.json {
        writeln!(streams.out, "{}", json::line(&answered)?)?;
    } else {
        write!(streams.out, "{}", explained::text(&answered))?;
    }
    Ok(YES)
}

/// The last round that counts.
fn round(options: &StandingsOf, report: &Report) -> Result<u16, AskedError> {
    let is_there = |number: &u16| report.players().iter().any(|one| one.number.0 == *number);
    if let Some(number) = options.explain.filter(|number| !is_there(number)) {
        return Err(AskedError::NoPlayer(number));
    }
    let n_rounds = report.next_round().saturating_sub(1);
    match options.round {
        Some(round) if round > n_rounds => Err(AskedError::NotPaired { round, n_rounds }),
        round => Ok(round.unwrap_or(n_rounds)),
    }
}

fn facts(options: &StandingsOf, report: &Report, round: u16) -> Facts {
    let mut facts = report.facts(round + 1);
    if options.round_robin {
        facts.system = System::RoundRobin;
        // A free round is what nothing is said of; what other byes are doing there, the table asks.
        let is_free = |(_, bye): &(Number, Bye)| *bye == Bye::ZeroPoint;
        let without_free = |round: &mut Round| round.byes.retain(|bye| !is_free(bye));
        facts.rounds.iter_mut().for_each(without_free);
    }
    facts.edition = match options.edition {
        None => facts.edition,
        Some(Edition::August2024) => table::Edition::August2024,
        Some(Edition::March2026) => table::Edition::March2026,
    };
    facts
}

/// Those that were asked for, else record 212, else the points and record 202, else the usual ones.
fn tie_breaks(
    options: &StandingsOf,
    report: &Report,
    system: System,
) -> Result<Vec<TieBreak>, UnknownTieBreaks> {
    let header = report.header();
    match (&options.tie_breaks, &header.standings, &header.tie_breaks) {
        (Some(TieBreakList(asked)), ..) => Ok(asked.clone()),
        (None, Some(all), _) => TieBreak::parse_list(all),
        (None, None, Some(among_equals)) => TieBreak::parse_list(&format!("PTS,{among_equals}")),
        (None, None, None) => {
            let usual = TieBreakPreset::Usual.of_system(system);
            Ok(usual.unwrap_or_else(TieBreaks::points).as_slice().to_vec())
        }
    }
}

fn answered<'r>(
    options: &StandingsOf,
    report: &'r Report,
    table: &Table,
    tie_breaks: &[TieBreak],
) -> Answered<'r> {
    let standings = standings(table, tie_breaks);
    let explained = options.explain.and_then(|number| {
        let position = standings.rows.iter().position(|row| row.number.0 == number)?;
        breakdowns(table, tie_breaks).into_iter().nth(position)
    });
    let standings = without_unknown(standings, report);
    let row = standings.rows.iter().find(|row| Some(row.number.0) == options.explain).cloned();
    let has_unrated = table.players().iter().any(|player| player.rating.is_none());
    let asks = |one: &TieBreak| one.is_by_ratings() && one.unrated().is_none();
    let is_unrated = has_unrated && tie_breaks.iter().any(asks);
    Answered { report, standings, is_unrated, explained: row.zip(explained) }
}

/// Leaves out numbers without a player, and closes the gaps in the ranks.
fn without_unknown(standings: Standings, report: &Report) -> Standings {
    let is_there = |row: &Row| report.players().iter().any(|one| one.number == row.number);
    let mut rows: Vec<Row> = standings.rows.into_iter().filter(is_there).collect();
    let mut last = (None, None);
    for (place, row) in (1..).zip(&mut rows) {
        let rank = if row.rank == last.0 { last.1 } else { row.rank.and(Some(place)) };
        last = (row.rank, rank);
        row.rank = rank;
    }
    Standings { rows, ..standings }
}

impl Answered<'_> {
    fn name(&self, number: Number) -> &str {
        let player = self.report.players().iter().find(|one| one.number == number);
        player.map_or("", |player| player.person.name.as_str())
    }
}
