//! An event as a file: all that was recorded of it, for another installation.
//!
//! Source: `docs/spec/event-file.md`.

mod extensions;

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use rules::Spec;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tournament::entry::Number;

use super::accounts::AccountName;
use super::backups::Mark;
use super::entries::NewEntry;
use super::events::Event;
use super::games::Summary;
use super::results::{Decision, Proof, proves};
use super::tournaments::{Stage, TournamentDetails};

pub use extensions::{Extension, ExtensionFault};

/// What such a file says it is.
pub const FORMAT: &str = "magister-event-1";

/// Largest such file: some ten thousand games with their moves.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;

/// An event in a file.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    #[serde(default)]
    pub extensions: Vec<Extension>,
    pub tables: Tables,
}

/// Rows by the names of their tables, each table numbered from 1.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables(pub BTreeMap<String, Rows>);

/// Rows of a table: each has a value for each column.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Value>>,
}

/// Why a file is no event that can be imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EventFileError {
    #[error("not JSON: {0}")]
    Json(String),
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

impl Rows {
    /// Where a column is.
    pub fn place(&self, column: &str) -> Option<usize> {
        self.columns.iter().position(|name| name == column)
    }
}

impl Tables {
    /// The digest of the rows, whatever the file looks like.
    pub fn sha256(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(json(self)))
    }

    /// Whether each row has its values, and these are numbers, texts or nothing.
    fn is_regular(&self) -> bool {
        let is_plain = |value: &Value| value.is_null() || value.is_string() || value.is_i64();
        self.0.values().all(|Rows { columns, rows }| {
            rows.iter().all(|row| row.len() == columns.len() && row.iter().all(is_plain))
        })
    }
}

/// Whether a file is one of JSON, as that of an event is: no report or list of games begins like that.
pub fn is_event_file(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    bytes.trim_ascii_start().first() == Some(&b'{')
}

/// What tells such a file from others.
#[derive(Deserialize)]
struct Beginning {
    format: String,
    #[serde(default)]
    program: String,
}

impl EventFile {
    pub fn new(step: String, extensions: Vec<Extension>, tables: Tables) -> Self {
        let (format, program) = (FORMAT.to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        Self { format, program, step, sha256: tables.sha256(), extensions, tables }
    }

    /// Reads a file; all that is wrong with its extensions is told at once.
    pub fn parse(bytes: &[u8]) -> Result<Self, Vec<EventFileError>> {
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let one = |error| vec![error];
        let json = |error: serde_json::Error| one(EventFileError::Json(error.to_string()));
        let beginning: Beginning = serde_json::from_slice(bytes).map_err(|error| {
            if error.is_data() { one(EventFileError::Foreign) } else { json(error) }
        })?;
        match beginning.format.strip_prefix("magister-event-") {
            _ if beginning.format == FORMAT => {}
            Some(later) if later.parse::<u32>().is_ok() => {
                return Err(one(EventFileError::Newer { program: beginning.program }));
            }
            _ => return Err(one(EventFileError::Foreign)),
        }
        let file: Self = serde_json::from_slice(bytes).map_err(json)?;
        if !file.tables.is_regular() || file.tables.sha256() != file.sha256 {
            return Err(one(EventFileError::Damaged));
        }
        let faults = extensions::faults(&file.extensions);
        if faults.is_empty() { Ok(file) } else { Err(faults) }
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
        let tables = self.tables.0.iter().map(|(name, Rows { columns, rows })| {
            let (name, columns) = (json(name), json(columns));
            format!("{name}: {{\"columns\": {columns}, \"rows\": {}}}", lines(rows))
        });
        let tables: Vec<String> = tables.collect();
        let extensions = lines(&self.extensions);
        format!(
            "{{\n{head}\"extensions\": {extensions},\n\"tables\": {{\n{}\n}}\n}}\n",
            tables.join(",\n")
        )
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
