//! What is wrong with the name of a game: docs/spec/game-record.md §2.

use crate::game::Sizes;
use crate::glass_bead_challenge::Board;

fn listed(sizes: &[Sizes]) -> String {
    let each: Vec<String> = sizes.iter().map(Sizes::to_string).collect();
    match each.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => each.concat(),
    }
}

/// What is wrong with a spec.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum SpecReason {
    #[error("no game of the name \"{name}\" is played here, only {}; another game is \
         result-only:Its name", known.join(", "))]
    UnknownGame { name: String, known: &'static [&'static str] },
    #[error("no size, expected {} after a colon", listed(sizes))]
    MissingSize { sizes: &'static [Sizes] },
    #[error("size {given}, expected {}", listed(sizes))]
    Size { given: String, sizes: &'static [Sizes] },
    #[error("unknown option \"{option}\", expected {expected}")]
    UnknownOption { option: String, expected: &'static str },
    #[error("option {name} twice, expected it once")]
    OptionTwice { name: &'static str },
    #[error(
        "stake \"{given}\", expected {}s of {} joined by +, like {}",
        board.noun(), board.described(), board.tiling().stakes()
    )]
    Stake { given: String, board: Board },
    #[error("stake {cell} twice, expected each once")]
    StakeTwice { cell: String },
    #[error("every {} is staked out, expected at least one to play for", board.noun())]
    AllStaked { board: Board },
    #[error("komi {given}, expected a whole or half number from 0.5 to {most}")]
    Komi { given: String, most: u16 },
    #[error("\"{given}\" after the colon, but {family} has one size and no options")]
    NoParameters { given: String, family: &'static str },
    #[error("not the one spelling of this game, expected {canonical}")]
    NotCanonical { canonical: String },
    #[error("a name of {given} characters, expected 1 to {most}")]
    NameLength { given: usize, most: usize },
    #[error("{letter:?} in a name, expected letters, digits, spaces and - ' . & + only")]
    NameLetter { letter: char },
    #[error("the rules of this game are not played here, only its results are kept")]
    ResultOnly,
}
