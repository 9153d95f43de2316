//! The command line: arguments, files, and everything that needs no server.

use clap::{Args, Parser, Subcommand};

use self::database::Sources;
use self::tasks::Task;

pub mod addresses;
pub mod audit;
pub mod backups;
pub mod check;
pub mod count;
pub mod database;
pub mod demo;
mod event_files;
pub mod export;
pub mod failure;
mod files;
pub mod import;
pub mod pair;
pub mod perft;
mod progress;
pub mod ratings;
pub mod record;
mod reports;
pub mod selfplay;
pub mod simulate;
pub mod standings;
pub mod tasks;
pub mod users;
pub mod verify;

const EXAMPLES: &str = "Examples:
  magister demo                          a sample convention to explore
  magister serve                         your own events, in ./magister.sqlite
  magister verify game.record            verify a game record
  magister pair open.trf                 pair the next round of a tournament
  magister help verify                   help for a command";

const SERVE_EXAMPLES: &str = "Examples:
  magister serve
  magister serve --listen 0.0.0.0:8470   for the whole hall
  magister --database postgres://magister@localhost/magister serve

Prints its address when it is ready. The first start also prints a link to create the
first administrator.";

const DEMO_EXAMPLES: &str = "Examples:
  magister demo
  magister demo --listen 127.0.0.1:0     on any free port
  magister demo --size large             fifteen years of a federation

Prints an administrator's name and password. Deletes everything when it stops.";

/// Run tournaments of abstract games: pair rounds, verify game records, rate players.
#[derive(Debug, Parser)]
#[command(name = "magister", version, propagate_version = true, after_help = EXAMPLES)]
pub struct Cli {
    /// Settings and database.
    #[command(flatten)]
    pub sources: Sources,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// The arguments of this process; what is wrong with them ends it, with exit code 2.
    pub fn of_this_process() -> Self {
        Self::parse()
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the web pages.
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(Serve),
    /// Serve a sample convention from a temporary database.
    #[command(after_help = DEMO_EXAMPLES)]
    Demo(Demo),
    /// A command that needs no server.
    #[command(flatten)]
    Task(Box<Task>),
}

/// Where to listen.
#[derive(Debug, Args)]
pub struct Listen {
    /// Address and port to listen on; port 0 picks a free one.
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<std::net::SocketAddr>,
}

/// Options of `demo`.
#[derive(Debug, Args)]
pub struct Demo {
    /// Where to listen.
    #[command(flatten)]
    pub listen: Listen,
    /// How much there is to look at.
    #[arg(long, value_enum, default_value_t)]
    pub size: demo::Size,
}

/// Options of `serve`.
#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen.
    #[command(flatten)]
    pub listen: Listen,
    /// Skip bringing the database up to date.
    #[arg(long)]
    pub no_migrate: bool,
}
