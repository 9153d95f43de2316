//! `magister audit`: whether the audit log is what was written.

use clap::{Args, Subcommand};

use super::database::Sources;
use super::failure::Failure;
use super::files::{NO, Streams, YES};
use crate::desk::audit::check;
use crate::domain::audit::Anchor;

pub(super) const EXAMPLES: &str = "Examples:
  magister audit verify
  magister audit verify --anchor 4f2a91c077de10b35a6e

Exit code: 0 if the log is whole, 1 if not.";

/// What to do with the audit log.
#[derive(Debug, Clone, Subcommand)]
pub enum AuditCommand {
    /// Hash every act again: shows acts that were changed, left out or added afterwards.
    #[command(after_help = EXAMPLES)]
    Verify(Verify),
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
        let Self::Verify(Verify { anchor }) = self;
        let checked = sources.store()?.read(|db| check(db, anchor.as_ref()))?;
        for head in &checked.heads {
            writeln!(streams.out, "{}: {} acts, {}", head.chain, head.length, head.hash.as_str())?;
        }
        for fault in &checked.faults {
            writeln!(streams.complaints, "{fault}")?;
        }
        Ok(if checked.faults.is_empty() { YES } else { NO })
    }
}
