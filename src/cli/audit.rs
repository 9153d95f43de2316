//! `magister audit`: whether the audit log is what was written, and that the site's chain vouches for it.

use clap::{Args, Subcommand};
use desk::audit::{check, take_heads};
use domain::audit::{Anchor, Via};
use system::clock;

use super::database::Sources;
use super::failure::Failure;
use super::files::{NO, Streams, YES};

pub(super) const EXAMPLES: &str = "Examples:
  magister audit verify
  magister audit verify --anchor 4f2a91c077de10b35a6e

Exit code: 0 if the log is whole, 1 if not.";

const HEADS_EXAMPLES: &str = "Examples:
  magister audit heads

Exit code: 0.";

/// What to do with the audit log.
#[derive(Debug, Clone, Subcommand)]
pub enum AuditCommand {
    /// Hash every act again, compare every row with the log and replay every game by link: shows acts, rows and
    /// moves that were changed, left out or added afterwards.
    #[command(after_help = EXAMPLES)]
    Verify(Verify),
    /// Write how each chain ends into the site's chain, as the server does every hour: do it before you
    /// copy the database.
    #[command(after_help = HEADS_EXAMPLES)]
    Heads,
}

/// Options of `audit verify`.
#[derive(Debug, Clone, Args)]
pub struct Verify {
    /// A hash from a printed sheet or an earlier check: shows a tail that was cut and a chain that was
    /// written anew.
    #[arg(long, value_name = "HASH")]
    anchor: Option<Anchor>,
}

impl AuditCommand {
    pub(super) fn run(&self, sources: &Sources, streams: &mut Streams<'_>) -> Result<u8, Failure> {
        match self {
            Self::Verify(Verify { anchor }) => verify(anchor.as_ref(), sources, streams),
            Self::Heads => heads(sources, streams),
        }
    }
}

fn verify(
    anchor: Option<&Anchor>,
    sources: &Sources,
    streams: &mut Streams<'_>,
) -> Result<u8, Failure> {
    let checked = sources.store_as_found()?.read_directly(|db| check(db, anchor))?;
    for head in &checked.heads {
        writeln!(streams.out, "{}: {} acts, {}", head.chain, head.length, head.hash.as_str())?;
    }
    for fault in &checked.faults {
        writeln!(streams.complaints, "{fault}")?;
    }
    Ok(if checked.faults.is_empty() { YES } else { NO })
}

fn heads(sources: &Sources, streams: &mut Streams<'_>) -> Result<u8, Failure> {
    let taken = sources.store()?.write(|db| take_heads(db, Via::Shell, clock::now()))?;
    for head in &taken {
        writeln!(streams.out, "{}: {} acts, {}", head.chain(), head.length, head.head.as_str())?;
    }
    Ok(YES)
}
