//! `magister perft`: counts the move sequences of a game, to compare programs by.

use clap::Args;
use rules::{Game, SetupError};

pub(super) const EXAMPLES: &str = "Examples:
  magister perft gbg:5 4
  magister perft gbg:3 2 --position \"-,20,10 30,20,10 3 0 S\"";

/// Beyond any sequence that can be counted in a lifetime.
const MOST_PLIES: i64 = 64;

/// Arguments of `magister perft`.
#[derive(Debug, Args)]
pub struct Perft {
    /// Game, such as `gbg:5`.
    #[arg(value_name = "SPEC")]
    pub spec: Game,
    /// Length of the sequences, in plies.
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(..=MOST_PLIES))]
    pub depth: u32,
    /// Count from this position instead of the start.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
}

/// The number of sequences.
pub fn run(options: &Perft) -> Result<u128, SetupError> {
    rules::perft(options.spec, options.position.as_deref(), options.depth)
}
