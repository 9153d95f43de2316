//! What a file says wrongly, and what was guessed.

use std::collections::HashSet;
use std::fmt;

use crate::colour::Colour;
use crate::entry::Number;
use crate::points::PointsError;
use crate::score::Score;

/// A place in a file, both counted from 1; columns are characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

/// What makes a file unreadable, and where. Prints as `line 3, column 12: …`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// What is wrong.
    pub what: Problem,
}

/// What was guessed, and where. Prints as a [`Fault`] does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// The line, from 1; the last one if something is missing from the file as a whole.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// What was guessed.
    pub what: Guess,
}

/// What can be wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum Problem {
    #[error("a file of {bytes} bytes, more than {}", super::MAX_BYTES)]
    TooLarge { bytes: usize },
    #[error("a line of {bytes} bytes, more than {}", super::MAX_LINE_BYTES)]
    LineTooLong { bytes: usize },
    #[error("this is no text; a file in UTF-16 has to be saved as UTF-8")]
    NotText,
    #[error("the file has no players (lines that begin with 001)")]
    NoPlayers,
    #[error("\"{text}\" is no {what} from {least} to {most}")]
    NoNumber { what: &'static str, text: String, least: u16, most: u16 },
    #[error("\"{text}\" is no number of points")]
    NoPoints { text: String },
    #[error("\"{text}\" is not known here; possible are {possible}")]
    Unknown { text: String, possible: &'static str },
    #[error("the record is too short")]
    Incomplete,
    #[error("number {number} was given already, in line {line}")]
    NumberTwice { number: Number, line: u32 },
    #[error("more than {most} rounds")]
    TooManyRounds { most: u16 },
    #[error("\"{text}\" stands between the columns")]
    NotBlank { text: String },
    #[error("\"{text}\" stands between the columns of round {round}")]
    BetweenColumns { round: u16, text: String },
    #[error("round {round}: \"{text}\" is no number of an opponent")]
    NoOpponent { round: u16, text: String },
    #[error("round {round}: there is no player {opponent}")]
    UnknownOpponent { round: u16, opponent: Number },
    #[error("round {round}: player {number} meets himself")]
    AgainstSelf { round: u16, number: Number },
    #[error("round {round}: \"{text}\" is no colour; write w, b or -")]
    NoColour { round: u16, text: String },
    #[error("round {round}: \"{text}\" is no result")]
    NoResult { round: u16, text: String },
    #[error("round {round}: a bye, {code}, against player {opponent}")]
    ByeWithOpponent { round: u16, code: char, opponent: Number },
    #[error(
        "round {round}: player {number} meets {opponent}, but by line {line} {opponent} does not meet {number}"
    )]
    OneSided { round: u16, number: Number, opponent: Number, line: u32 },
    #[error("round {round}: {number} and {opponent} (line {line}) have the same colour")]
    SameColour { round: u16, number: Number, opponent: Number, line: u32 },
    #[error(
        "round {round}: nobody says who had which colour, {number} or {opponent} (line {line})"
    )]
    ColourMissing { round: u16, number: Number, opponent: Number, line: u32 },
    #[error("round {round}: {number} has \"{own}\", but {opponent} (line {line}) has \"{other}\"")]
    Contradiction {
        round: u16,
        number: Number,
        own: char,
        opponent: Number,
        other: char,
        line: u32,
    },
    #[error(transparent)]
    Points(#[from] PointsError),
}

/// What can be guessed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum Guess {
    #[error("no Unicode, read as Windows-1252")]
    Windows1252,
    #[error("the columns are bytes, not characters")]
    ByteColumns,
    #[error("record {tag} is kept, but not looked at")]
    LeftAlone { tag: String },
    #[error("{tag} is said already; the first counts")]
    Twice { tag: String },
    #[error("\"{text}\" is kept, but is no YYYY/MM/DD")]
    OddDate { text: String },
    #[error("\"{text}\" cannot be read and is taken as missing")]
    Unreadable { text: String },
    #[error("nobody has the numbers {from} to {to}: players who never came")]
    MissingNumbers { from: Number, to: Number },
    #[error("player {number} stands for the bye: whoever was to meet him has one")]
    PseudoPlayer { number: Number },
    #[error("round {round}: nothing is written for player {number}, who is taken as absent")]
    BlankIsAbsent { round: u16, number: Number },
    #[error("round {round}: \"{code}\" without an opponent is taken as the bye {bye}")]
    ResultIsBye { round: u16, code: char, bye: char },
    #[error("round {round}: the colour is the one that the opponent leaves")]
    ColourOfOpponent { round: u16 },
    #[error("round {round}: a forfeit without colours; the lower number is taken as White")]
    ColourlessForfeit { round: u16 },
    #[error("player {number} has {written} points, but results for {counted}")]
    OtherPoints { number: Number, written: Score, counted: Score },
    #[error("round {round}: \"{text}\" is no result here and is taken as unknown")]
    UnknownResult { round: u16, text: String },
    #[error(
        "the comment tells of an adjourned game {one}-{other} in round {round}, but there is none"
    )]
    NoAdjournedGame { round: u16, one: Number, other: Number },
    #[error(
        "the comment says that the game {one}-{other} of round {round} was adjourned for rounds \
         {from} to {to}, which cannot be: the comment is left out"
    )]
    NoAdjournedRounds { round: u16, one: Number, other: Number, from: u16, to: u16 },
    #[error("there is no player {number}")]
    UnknownPlayer { number: Number },
    #[error("the number of rounds is not said; the highest mentioned is {n_rounds}")]
    RoundCount { n_rounds: u16 },
    #[error("the initial colour is not said; from round one it is {colour}")]
    InitialColour { colour: Colour },
    #[error("the initial colour is not said, and there are no games of round one: White")]
    NoInitialColour,
    #[error("points for more than win, draw, loss and absence are kept as points given or taken")]
    UnevenPoints,
    #[error("\"Z\" is no letter of record 162; it is read as \"A\", absence")]
    AbsenceByZ,
    #[error("the pairing-allocated bye is not mentioned and taken to be worth 1")]
    ByeOfOnePoint,
    #[error("\"rank\" is not followed: the players' numbers count")]
    RankNumbers,
}

impl Fault {
    pub(super) fn new(place: Place, what: Problem) -> Self {
        Self { line: place.line, column: place.column, what }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

/// So many faults, and so many warnings, are told.
const MAX_NOTES: usize = 10_000;

/// Everything that is said about a file while it is read.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) faults: Vec<Fault>,
    pub(super) warnings: Vec<Warning>,
    /// Rounds that could not be read, by line: nobody is asked to agree with them.
    pub(super) unread: HashSet<(u32, u16)>,
}

impl Notes {
    pub(super) fn fault(&mut self, place: Place, what: Problem) {
        if self.faults.len() < MAX_NOTES {
            self.faults.push(Fault::new(place, what));
        }
    }

    pub(super) fn warn(&mut self, place: Place, what: Guess) {
        if self.warnings.len() < MAX_NOTES {
            self.warnings.push(Warning { line: place.line, column: place.column, what });
        }
    }
}
