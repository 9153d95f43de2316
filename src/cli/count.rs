//! `magister count`: the number of legal moves, without a list of them.

use clap::Args;
use rules::{Game, SetupError};

pub(super) const EXAMPLES: &str = "Examples:
  magister count gbg:5
  magister count gbg:3 --position \"-,20,10 30,20,10 3 0 S\"";

/// Arguments of `magister count`.
#[derive(Debug, Args)]
pub struct Count {
    /// Game, such as `gbg:5`.
    #[arg(value_name = "SPEC")]
    pub spec: Game,
    /// Count in this position instead of at the start.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
}

/// The number of legal moves; 0 where the game is over.
pub fn run(options: &Count) -> Result<u128, SetupError> {
    rules::perft(options.spec, options.position.as_deref(), 1)
}
