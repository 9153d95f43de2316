//! What needs no server: each command, what it prints, and its exit code.

use std::io;

use clap::Subcommand;

use super::database::Sources;
use super::failure::Failure;
use super::files::{Streams, YES};
use super::{
    check, count, export, import, pair, perft, ratings, record, simulate, standings, users, verify,
};
use crate::clock;

const MIGRATE_EXAMPLES: &str = "Examples:
  magister migrate
  magister --database sqlite:open.sqlite migrate";

/// A command that needs no server.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Bring the database up to date.
    #[command(after_help = MIGRATE_EXAMPLES)]
    Migrate,
    /// Accounts: add one, set its password or rank.
    #[command(subcommand, after_help = users::EXAMPLES)]
    User(users::UserCommand),
    /// Replay game records: is every move legal, and the result the one the rules give?
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Verify),
    /// Write game records again in canonical form.
    #[command(after_help = record::EXAMPLES)]
    Record(record::Rewrite),
    /// Pair the next round of a tournament report file.
    #[command(after_help = pair::EXAMPLES)]
    Pair(pair::Pair),
    /// Check the rounds of tournament report files: are they what the rules give?
    #[command(after_help = check::EXAMPLES)]
    Check(check::Check),
    /// Who leads in a tournament report file, by the tie-breaks of FIDE, and why.
    #[command(after_help = standings::EXAMPLES)]
    Standings(standings::StandingsOf),
    /// Play Swisses that never took place, by the rules and by lot, to try programs with.
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Simulate),
    /// Store the tournament of a report file (TRF), with players, rounds and results.
    #[command(after_help = import::EXAMPLES)]
    Import(import::Import),
    /// Write a tournament as a report file (TRF).
    #[command(after_help = export::EXAMPLES)]
    Export(export::Export),
    /// Ratings: are they what the games give?
    #[command(subcommand, after_help = ratings::EXAMPLES)]
    Ratings(ratings::RatingsCommand),
    /// Count the move sequences of a game from a position.
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::Perft),
    /// Count the legal moves of a position.
    #[command(after_help = count::EXAMPLES)]
    Count(count::Count),
}

impl Task {
    /// Does it; answers the exit code. Only what needs a database reads the settings.
    pub fn run(&self, sources: &Sources) -> Result<u8, Failure> {
        // Not locked: a bar of progress is drawn there by a thread of its own.
        let streams = &mut Streams { out: &mut io::stdout().lock(), complaints: &mut io::stderr() };
        Ok(match self {
            Self::Migrate => sources.migrate(streams)?,
            Self::User(command) => {
                let (store, settings) = (sources.store()?, sources.settings()?);
                streams.tell(users::run(command, &store, &settings, clock::now())?)?
            }
            Self::Verify(options) => verify::run(options, streams)?,
            Self::Record(options) => record::run(options, streams)?,
            Self::Pair(options) => pair::run(options, streams)?,
            Self::Check(options) => check::run(options, streams)?,
            Self::Standings(options) => standings::run(options, streams)?,
            Self::Simulate(options) => simulate::run(options, streams)?,
            Self::Import(options) => {
                let imported = import::run(options, &sources.store()?, clock::now())?;
                for guess in imported.guesses {
                    writeln!(streams.complaints, "{}: {guess}", options.file.display())?;
                }
                write!(streams.out, "{}", imported.told)?;
                YES
            }
            Self::Export(options) => export::run(options, &sources.store()?, streams.out)?,
            Self::Ratings(command) => command.run(sources, streams)?,
            Self::Perft(options) => streams.tell(perft::run(options)?)?,
            Self::Count(options) => streams.tell(count::run(options)?)?,
        })
    }
}
