//! `magister ratings`: whether the ledger is what the games give, how a rating comes about, and
//! games from elsewhere.

pub mod calc;
pub mod evaluate;
pub mod forget;
pub mod import;
mod lists;
pub mod recompute;

use std::io;
use std::path::PathBuf;

use clap::Subcommand;
use desk::ratings;
use domain::ratings::Difference;
use store::Store;
use system::clock;

use super::database::Sources;
use super::failure::Failure;
use super::files::{NO, Streams};

pub(super) const EXAMPLES: &str = "Examples:
  magister ratings verify
  magister --database sqlite:open.sqlite ratings verify
  magister ratings verify rating-list-1-3.json
  magister ratings recompute --dry-run   what would change by the games and the current rules
  magister ratings recompute             change it, and keep the old lists
  magister ratings import games.csv --family gbg
  magister ratings forget 3              remove an interrupted import
  magister ratings calc < cases.json     ratings for cases of your own
  magister ratings evaluate games.csv    how well each system predicts them

Exit code: 0 if every rating agrees with the games, 1 if not, 3 if a file is no published list.";

pub(super) const CALC_EXAMPLES: &str = r#"Examples, one case per line on standard input:
  {"system": "glicko", "r": 1500, "rd": 200, "c": 0, "opp": [[1400, 30, 1], [1550, 100, 0]]}
  {"system": "glicko2", "r": 1500, "rd": 200, "vol": 0.06, "tau": 0.5, "opp": [[1400, 30, 1]]}
  {"system": "elo-fide", "rating": 1887, "games_before": 29, "ever2400": false,
   "junior": false, "games": [[1792, 1], [2360, 0.5]]}        (written on one line)
  {"system": "elo-fide-initial", "opponents": [1505, 1543, 1569, 1689, 2421], "score": 2.5}

  magister ratings calc < cases.json

An opponent is [rating, deviation, score]; by FIDE's rules, [rating, score].

Exit code: 0 if every case is answered, 3 if a line is not a case."#;

/// What to do with the ratings.
#[derive(Debug, Clone, Subcommand)]
pub enum RatingsCommand {
    /// Recompute every rating from the games and compare it with the stored one; or a published list from its
    /// own file, without any database.
    Verify {
        /// A published list, as its page gives it.
        list: Option<PathBuf>,
    },
    /// Recompute every rating from the games and show which ones change.
    #[command(after_help = recompute::EXAMPLES)]
    Recompute(recompute::Recompute),
    /// Import a history of games; run it again to resume an interrupted import.
    #[command(after_help = import::EXAMPLES)]
    Import(import::Import),
    /// Remove an interrupted import.
    #[command(after_help = forget::EXAMPLES)]
    Forget(forget::Forget),
    /// Calculate new ratings from JSON, one period of one player per line.
    #[command(after_help = CALC_EXAMPLES)]
    Calc,
    /// Measure how well each system predicts the games of a file.
    #[command(after_help = evaluate::EXAMPLES)]
    Evaluate(evaluate::Evaluate),
}

impl RatingsCommand {
    pub(super) fn run(&self, sources: &Sources, streams: &mut Streams<'_>) -> Result<u8, Failure> {
        Ok(match self {
            Self::Verify { list: Some(list) } => lists::verify(list, streams)?,
            Self::Verify { list: None } => verify_all(&sources.store()?, streams)?,
            Self::Recompute(options) => recompute::run(options, &sources.store()?, streams)?,
            Self::Import(options) => {
                let imported = import::run(options, &sources.store()?, clock::now())?;
                for notice in imported.notices {
                    writeln!(streams.complaints, "{}: {notice}", options.file.display())?;
                }
                streams.tell(import::line(&imported.done))?
            }
            Self::Forget(options) => {
                streams.tell(forget::run(options, &sources.store()?, clock::now())?)?
            }
            Self::Calc => calc::run(&mut io::stdin().lock(), streams)?,
            Self::Evaluate(options) => evaluate::run(options, streams)?,
        })
    }
}

pub(super) fn verify_all(store: &Store, streams: &mut Streams<'_>) -> Result<u8, Failure> {
    let differences = store.read(ratings::verify)?;
    differences.iter().try_for_each(|difference| writeln!(streams.out, "{difference}"))?;
    match differences.as_slice() {
        [] => Ok(streams.tell("every rating agrees with the games")?),
        all if all.iter().all(Difference::is_only_told) => {
            Ok(streams.tell("every rating that could be checked agrees with the games")?)
        }
        _ => Ok(NO),
    }
}
