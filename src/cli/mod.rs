//! The command line: arguments, files, and everything that needs no server.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub mod users;

/// Runs tournaments of abstract games: pairs, verifies game records, rates, publishes.
#[derive(Debug, Parser)]
#[command(name = "magister", version, propagate_version = true)]
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
    Serve(Serve),
    /// Fill a temporary database with a convention and serve it.
    Demo(Listen),
    /// Bring the database up to date.
    Migrate,
    /// Accounts: add one, set its password or rank.
    #[command(subcommand)]
    User(users::UserCommand),
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
