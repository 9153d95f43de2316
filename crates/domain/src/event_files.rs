//! An event as a file: all that was recorded of it, for another installation.
//!
//! Source: `docs/spec/event-file.md`.

mod extensions;
mod reading;
mod rows;

use rules::Spec;
use serde::Serialize;
use tournament::entry::Number;

use super::accounts::AccountName;
use super::backups::Mark;
use super::entries::NewEntry;
use super::events::Event;
use super::games::Summary;
use super::results::{Decision, Proof, proves};
use super::tournaments::{Stage, TournamentDetails};

pub use extensions::{Extension, ExtensionFault};
pub use rows::{Rows, Tables};

/// What such a file says it is.
pub const FORMAT: &str = "magister-event-1";

/// What such a file holds at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// Some ten thousand games with their moves fit.
    #[error("more than 64 MiB")]
    Bytes,
    /// The longest one is how a round of thousands was paired.
    #[error("a value of more than 8 MiB")]
    ValueBytes,
    #[error("more than 100 tables")]
    Tables,
    #[error("a table of more than 100 columns")]
    Columns,
    /// The most are moves of games by link.
    #[error("a table of more than 1,000,000 rows")]
    Rows,
}

impl Limit {
    pub const fn most(self) -> usize {
        match self {
            Self::Bytes => 64 * 1024 * 1024,
            Self::ValueBytes => 8 * 1024 * 1024,
            Self::Tables | Self::Columns => 100,
            Self::Rows => 1_000_000,
        }
    }
}

/// An event in a file.
#[derive(Debug, Clone)]
pub struct EventFile {
    /// [`FORMAT`].
    pub format: String,
    /// The version of the program that wrote it.
    pub program: String,
    /// The last step of the migrations there.
    pub step: String,
    /// Of the tables, in hexadecimal digits: what is damaged shows.
    pub sha256: String,
    /// What other programs keep with it.
    pub extensions: Vec<Extension>,
    pub tables: Tables,
}

/// Why a file is no event that can be imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EventFileError {
    #[error("cannot be read to its end: {0}")]
    Io(String),
    #[error("not JSON: {0}")]
    Json(String),
    #[error("more than an event has: {0}")]
    TooLarge(Limit),
    #[error("not the file of an event")]
    Foreign,
    #[error("the file was written by a later version ({program}): import it with that version")]
    Newer { program: String },
    #[error("the tables are not as they were written: the file is damaged, or somebody changed it")]
    Damaged,
    #[error("extension {place}: {fault}")]
    Extension { place: usize, fault: ExtensionFault },
    /// What no program writes.
    #[error("the tables do not fit together: {0}")]
    Unsound(String),
    #[error(
        "{tournament}, round {round}, board {board}: the file says that the moves are checked, and the \
         rules find something else in them"
    )]
    Unproved { tournament: String, round: u16, board: u16 },
}

/// A result that came with a record, and what a file says of both.
#[derive(Debug, Clone)]
pub struct Claimed {
    pub tournament: String,
    pub round: u16,
    pub board: u16,
    /// The game that was played.
    pub spec: Spec,
    pub decision: Decision,
    pub proof: Proof,
    pub summary: Summary,
    pub record: String,
}

impl Claimed {
    /// Replays the record.
    pub fn check(&self) -> Result<(), EventFileError> {
        let is_so = Summary::from(&rules::verify(self.record.as_bytes())) == self.summary
            && (self.proof != Proof::Proven || proves(&self.record, &self.spec, &self.decision));
        if is_so {
            return Ok(());
        }
        let (tournament, round, board) = (self.tournament.clone(), self.round, self.board);
        Err(EventFileError::Unproved { tournament, round, board })
    }
}

/// Whether a file is one of JSON, as that of an event is: no report or list of games begins like that.
/// Its first bytes are enough.
pub fn is_event_file(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    bytes.trim_ascii_start().first() == Some(&b'{')
}

impl EventFile {
    pub fn new(step: String, extensions: Vec<Extension>, tables: Tables) -> Self {
        let (format, program) = (FORMAT.to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        Self { format, program, step, sha256: tables.sha256(), extensions, tables }
    }

    /// The file as it is written: a row a line.
    pub fn to_text(&self) -> String {
        let head = [
            ("format", &self.format),
            ("program", &self.program),
            ("step", &self.step),
            ("sha256", &self.sha256),
        ];
        let head: String =
            head.map(|(name, value)| format!("{}: {},\n", json(name), json(value))).concat();
        let extensions = lines(&self.extensions);
        let mut text = format!("{{\n{head}\"extensions\": {extensions},\n\"tables\": {{\n");
        for (idx, (name, rows)) in self.tables.0.iter().enumerate() {
            let comma = if idx == 0 { "" } else { ",\n" };
            let (name, columns) = (json(name), json(&rows.columns));
            text.extend([
                comma,
                name.as_str(),
                ": {\"columns\": ",
                columns.as_str(),
                ", \"rows\": [",
            ]);
            for (idx, line) in rows.lines().enumerate() {
                text += if idx == 0 { "\n" } else { ",\n" };
                text += line;
            }
            text += if rows.is_empty() { "]}" } else { "\n]}" };
        }
        text + "\n}\n}\n"
    }
}

/// Names and values are texts, numbers or nothing, which can be written.
fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// An array with a line for each of its values.
fn lines(values: &[impl Serialize]) -> String {
    let lines: Vec<String> = values.iter().map(json).collect();
    if lines.is_empty() { "[]".to_owned() } else { format!("[\n{}\n]", lines.join(",\n")) }
}

/// A player of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPlayer {
    pub entry: NewEntry,
    pub mark: Mark,
}

/// A tournament of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenTournament {
    pub details: TournamentDetails,
    pub stage: Stage,
    pub n_players: usize,
    /// Those that are paired.
    pub n_rounds: usize,
    pub n_results: usize,
}

/// A file that was read to the end and found to be an event. Whom it names is numbered from 1.
#[derive(Debug, Clone)]
pub struct Examined {
    pub event: Event,
    pub tournaments: Vec<SeenTournament>,
    pub players: Vec<NamedPlayer>,
    /// Accounts that recorded something.
    pub accounts: Vec<AccountName>,
    pub extensions: Vec<Extension>,
    /// As the tables are now.
    pub tables: Tables,
    /// Of the tables as they were in the file.
    pub sha256: String,
}

impl Examined {
    /// The players, as those of a report file are.
    pub fn lines(&self) -> Vec<(Number, NewEntry)> {
        (1..).map(Number).zip(self.players.iter().map(|player| player.entry.clone())).collect()
    }
}
