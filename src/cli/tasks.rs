//! What needs no server: each command, what it prints, and its exit code.

use std::io;

use clap::Subcommand;
use system::clock;

use super::database::Sources;
use super::failure::Failure;
use super::files::{Streams, YES};
use super::{
    audit, backups, check, count, export, import, pair, perft, ratings, record, selfplay, simulate,
    standings, users, verify,
};

const MIGRATE_EXAMPLES: &str = "Examples:
  magister migrate
  magister --database sqlite:open.sqlite migrate";

/// A command that needs no server.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Bring the database up to date.
    #[command(after_help = MIGRATE_EXAMPLES)]
    Migrate,
    /// Manage accounts.
    #[command(subcommand, after_help = users::EXAMPLES)]
    User(users::UserCommand),
    /// Check the audit log.
    #[command(subcommand, after_help = audit::EXAMPLES)]
    Audit(audit::AuditCommand),
    /// Write a backup of the whole database, also while the server runs.
    #[command(after_help = backups::BACKUP_EXAMPLES)]
    Backup(backups::Backup),
    /// Restore a backup, whichever database it was made from.
    #[command(after_help = backups::RESTORE_EXAMPLES)]
    Restore(backups::Restore),
    /// Verify the moves and results of game records.
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Verify),
    /// Rewrite game records in canonical form.
    #[command(after_help = record::EXAMPLES)]
    Record(record::Rewrite),
    /// Pair the next round of a tournament report file.
    #[command(after_help = pair::EXAMPLES)]
    Pair(pair::Pair),
    /// Check pairings and places of tournament report files against the rules.
    #[command(after_help = check::EXAMPLES)]
    Check(check::Check),
    /// Show the standings of a tournament report file and explain each value.
    #[command(after_help = standings::EXAMPLES)]
    Standings(standings::StandingsOf),
    /// Simulate Swiss tournaments, to test programs with.
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Simulate),
    /// Import a tournament report file (TRF) with players, rounds and results.
    #[command(after_help = import::EXAMPLES)]
    Import(import::Import),
    /// Export a tournament as a report file (TRF).
    #[command(after_help = export::EXAMPLES)]
    Export(export::Export),
    /// Verify, recompute and predict ratings.
    #[command(subcommand, after_help = ratings::EXAMPLES)]
    Ratings(ratings::RatingsCommand),
    /// Count the move sequences from a position.
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::Perft),
    /// Count the legal moves in a position.
    #[command(after_help = count::EXAMPLES)]
    Count(count::Count),
    /// Play a game against itself, to see what the first move is worth.
    #[command(after_help = selfplay::EXAMPLES)]
    Selfplay(selfplay::Selfplay),
}

impl Task {
    /// Runs the command; returns the exit code. Only commands with a database read the settings.
    pub fn run(&self, sources: &Sources) -> Result<u8, Failure> {
        // Not locked: the progress bar is drawn there by its own thread.
        let streams = &mut Streams { out: &mut io::stdout().lock(), complaints: &mut io::stderr() };
        Ok(match self {
            Self::Migrate => sources.migrate(streams)?,
            Self::User(command) => {
                let (store, settings) = (sources.store()?, sources.settings()?);
                streams.tell(users::run(command, &store, &settings, clock::now())?)?
            }
            Self::Audit(command) => command.run(sources, streams)?,
            Self::Backup(options) => backups::backup(options, sources, streams)?,
            Self::Restore(options) => backups::restore(options, sources, streams)?,
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
            Self::Selfplay(options) => selfplay::run(options, streams)?,
        })
    }
}
