//! The command line: arguments, files, and everything that needs no server.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub mod check;
pub mod count;
pub mod demo;
pub mod export;
mod files;
pub mod import;
pub mod pair;
pub mod perft;
mod progress;
pub mod ratings;
pub mod record;
mod reports;
pub mod simulate;
pub mod standings;
pub mod users;
pub mod verify;

const EXAMPLES: &str = "Examples:
  magister demo                          a filled convention to look at
  magister serve                         the real thing, in ./magister.sqlite
  magister verify game.record            replay a game record
  magister pair open.trf                 the next round of a tournament
  magister help verify                   more about a command";

const SERVE_EXAMPLES: &str = "Examples:
  magister serve
  magister serve --listen 0.0.0.0:8470   for the whole hall
  magister --database postgres://magister@localhost/magister serve

The address is printed once the server listens; at the very first start so is the link
that makes the first administrator.";

const DEMO_EXAMPLES: &str = "Examples:
  magister demo
  magister demo --listen 127.0.0.1:0     on a free port

Name and password of an administrator are printed. Everything is gone when it stops.";

const MIGRATE_EXAMPLES: &str = "Examples:
  magister migrate
  magister --database sqlite:open.sqlite migrate";

const VERIFY_EXAMPLES: &str = "Examples:
  magister verify round-1/*.record
  magister verify --json - < games.records

A file may hold several records, one after the other; what is wrong with one spoils no other.

Exit code: 0 if every record is verified or unfinished, 1 if not, 2 for wrong arguments,
3 if a file cannot be read.";

const RECORD_EXAMPLES: &str = "Examples:
  magister record --canonical round-1/*.record > round-1.records
  magister record --canonical - < game.record

Records whose moves do not all play are told, with the place, on standard error; the others
are written all the same.

Exit code: 0 if every record is written, 1 if not, 2 for wrong arguments, 3 if a file cannot
be read.";

const COUNT_EXAMPLES: &str = "Examples:
  magister count gbg:5
  magister count gbg:3 --position \"-,20,10 30,20,10 3 0 S\"";

const PERFT_EXAMPLES: &str = "Examples:
  magister perft gbg:5 4
  magister perft gbg:3 2 --position \"-,20,10 30,20,10 3 0 S\"";

/// Runs tournaments of abstract games: pairs, verifies game records, rates, publishes.
#[derive(Debug, Parser)]
#[command(name = "magister", version, propagate_version = true, after_help = EXAMPLES)]
pub struct Cli {
    /// A file of settings; `config/default.toml` of the source lists them all.
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The database: `sqlite:FILE` or `postgres://USER@HOST/NAME`.
    #[arg(long, global = true, value_name = "URL")]
    pub database: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// The arguments of this process; what is wrong with them ends it, with exit code 2.
    #[must_use]
    pub fn of_this_process() -> Self {
        Self::parse()
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the web pages until told to stop.
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(Serve),
    /// Fill a temporary database with a convention and serve it.
    #[command(after_help = DEMO_EXAMPLES)]
    Demo(Listen),
    /// Bring the database up to date.
    #[command(after_help = MIGRATE_EXAMPLES)]
    Migrate,
    /// Accounts: add one, set its password or rank.
    #[command(subcommand, after_help = users::EXAMPLES)]
    User(users::UserCommand),
    /// Replay game records: is every move legal, and the result the one the rules give?
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify(verify::Verify),
    /// Write game records again in canonical form.
    #[command(after_help = RECORD_EXAMPLES)]
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
    #[command(after_help = PERFT_EXAMPLES)]
    Perft(perft::Perft),
    /// Count the legal moves of a position.
    #[command(after_help = COUNT_EXAMPLES)]
    Count(count::Count),
}

/// Where to listen.
#[derive(Debug, Args)]
pub struct Listen {
    /// Address and port to listen on; port 0 takes a free one.
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<std::net::SocketAddr>,
}

/// Options of `serve`.
#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen.
    #[command(flatten)]
    pub listen: Listen,
    /// Do not bring the database up to date first.
    #[arg(long)]
    pub no_migrate: bool,
}
