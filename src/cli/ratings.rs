//! `magister ratings`: whether the ledger is what the games give.

use clap::Subcommand;

use crate::store::{Store, StoreError, ratings};

pub(super) const EXAMPLES: &str = "Examples:
  magister ratings verify
  magister --database sqlite:open.sqlite ratings verify

Exit code: 0 if every rating is what the games give, 1 if not.";

/// What to do with the ratings.
#[derive(Debug, Clone, Copy, Subcommand)]
pub enum RatingsCommand {
    /// Compute every rating from the games alone, and compare with what is stored.
    Verify,
}

/// Compares; answers a line for each difference.
pub fn verify(store: &Store) -> Result<Vec<String>, StoreError> {
    let found = store.read(ratings::verify)?;
    Ok(found.iter().map(ToString::to_string).collect())
}
