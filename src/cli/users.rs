//! `magister user`: accounts from the shell.

use std::io::{BufRead, IsTerminal, Write};

use clap::Subcommand;
use desk::accounts::{self, NameTaken, NewAccount, RankStays};
use domain::accounts::{AccountName, Password, Rank};
use store::accounts::find_by_name;
use store::{Store, StoreError};
use system::secrets::hash_password;

use crate::config::Settings;
use chrono::{DateTime, Utc};

pub(super) const EXAMPLES: &str = "Examples:
  magister user add knecht --role administrator < password.txt
  magister user password knecht < password.txt
  magister user role designori administrator";

const ADD_EXAMPLES: &str = "Example:
  magister user add knecht --role administrator < password.txt";

const PASSWORD_EXAMPLES: &str = "Example:
  magister user password knecht < password.txt";

const ROLE_EXAMPLES: &str = "Example:
  magister user role designori administrator";

/// What to do with an account.
#[derive(Debug, Subcommand)]
pub enum UserCommand {
    /// Add an account; its password, from standard input, is changed at the first sign-in.
    #[command(after_help = ADD_EXAMPLES)]
    Add {
        /// The name to sign in with.
        name: String,
        /// `administrator` or `member`.
        #[arg(long, default_value = "member")]
        role: String,
    },
    /// Set a password from standard input, valid for seven days, and end all sessions of the account.
    #[command(after_help = PASSWORD_EXAMPLES)]
    Password {
        /// The name of the account.
        name: String,
    },
    /// Make an account an administrator or a member.
    #[command(after_help = ROLE_EXAMPLES)]
    Role {
        /// The name of the account.
        name: String,
        /// `administrator` or `member`.
        role: String,
    },
}

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum UserError {
    #[error("{name:?} is not a valid name: {error}")]
    Name {
        /// As given.
        name: String,
        /// What is wrong with it.
        error: domain::LineError,
    },
    #[error("an account named {0:?} already exists")]
    Taken(String),
    #[error("there is no account named {0:?}")]
    Unknown(String),
    #[error("unknown role {0:?}: use administrator or member")]
    Rank(String),
    /// Nobody would be left to manage accounts.
    #[error("{0:?} is the last administrator: make another account administrator first")]
    LastAdministrator(String),
    #[error("the password is refused: {0}")]
    Password(#[from] domain::accounts::PasswordError),
    #[error("no password on standard input: {0}")]
    Input(#[from] std::io::Error),
    /// The password could not be hashed.
    #[error("{0}")]
    Hash(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Runs the command; returns the line to print.
pub fn run(
    command: &UserCommand,
    store: &Store,
    settings: &Settings,
    now: DateTime<Utc>,
) -> Result<String, UserError> {
    match command {
        UserCommand::Add { name, role } => add(name, role, store, settings, now),
        UserCommand::Password { name } => set_password(name, store, settings, now),
        UserCommand::Role { name, role } => set_rank(name, role, store, now),
    }
}

fn add(
    name: &str,
    rank: &str,
    store: &Store,
    settings: &Settings,
    now: DateTime<Utc>,
) -> Result<String, UserError> {
    let parsed = AccountName::parse(name)
        .map_err(|error| UserError::Name { name: name.to_owned(), error })?;
    let rank = Rank::parse(rank).ok_or_else(|| UserError::Rank(rank.to_owned()))?;
    let hash = read_and_hash(&parsed, settings)?;
    let new = NewAccount { name: parsed, password_hash: hash, rank };
    store
        .write(|db| accounts::add(db, None, &new, now))?
        .map_err(|NameTaken| UserError::Taken(name.to_owned()))?;
    Ok(with_rank(new.name.as_str(), rank))
}

fn set_password(
    name: &str,
    store: &Store,
    settings: &Settings,
    now: DateTime<Utc>,
) -> Result<String, UserError> {
    let unknown = || UserError::Unknown(name.to_owned());
    let parsed = AccountName::parse(name).map_err(|_| unknown())?;
    let account = store.read(|db| find_by_name(db, &parsed))?.ok_or_else(unknown)?;
    let hash = read_and_hash(&parsed, settings)?;
    store.write(|db| accounts::give_password(db, None, (account.id, &hash), now))?;
    Ok(format!("{} has a new password and is signed out everywhere", account.name))
}

fn set_rank(
    name: &str,
    rank: &str,
    store: &Store,
    now: DateTime<Utc>,
) -> Result<String, UserError> {
    let rank = Rank::parse(rank).ok_or_else(|| UserError::Rank(rank.to_owned()))?;
    let parsed = AccountName::parse(name).map_err(|_| UserError::Unknown(name.to_owned()))?;
    let changed = store.write(|db| accounts::set_rank(db, (&parsed, rank), now))?;
    let account = changed.map_err(|stays| match stays {
        RankStays::Unknown => UserError::Unknown(name.to_owned()),
        RankStays::LastAdministrator(name) => UserError::LastAdministrator(name),
    })?;
    Ok(with_rank(&account.name, rank))
}

fn with_rank(name: &str, rank: Rank) -> String {
    match rank {
        Rank::Administrator => format!("{name} is an administrator"),
        Rank::Member => format!("{name} is a member"),
    }
}

fn read_and_hash(name: &AccountName, settings: &Settings) -> Result<String, UserError> {
    let input = std::io::stdin();
    if input.is_terminal() {
        eprint!("password (shown as you type): ");
        std::io::stderr().flush()?;
    }
    let mut line = String::new();
    if input.lock().read_line(&mut line)? == 0 {
        return Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into());
    }
    let typed = line.trim_end_matches(['\r', '\n']);
    let password = Password::parse(typed, name, settings.accounts.password_min_chars)?;
    hash_password(&password).map_err(|error| UserError::Hash(error.to_string()))
}
