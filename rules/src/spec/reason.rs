//! What is wrong with the name of a game: docs/spec/game-record.md §2.

/// What is wrong with a spec.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum SpecReason {
    #[error("no game of the name \"{name}\" is played here, only {}; another game is \
         result-only:Its name", known.join(", "))]
    UnknownGame { name: String, known: &'static [&'static str] },
    #[error("no size, expected {least} to {most} after a colon")]
    MissingSize { least: u8, most: u8 },
    #[error("size {given}, expected {least} to {most}")]
    Size { given: String, least: u8, most: u8 },
    #[error("unknown option \"{option}\", expected {expected}")]
    UnknownOption { option: String, expected: &'static str },
    #[error("option {name} twice, expected it once")]
    OptionTwice { name: &'static str },
    #[error(
        "stake \"{given}\", expected squares of a board of {side} by {side} joined by +, like c3+f6"
    )]
    Stake { given: String, side: u8 },
    #[error("stake {square} twice, expected each once")]
    StakeTwice { square: String },
    #[error("every square is staked out, expected at least one to play for")]
    AllStaked,
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
