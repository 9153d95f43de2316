//! Tournament report files (TRF): the format in which programs exchange tournaments.
//!
//! Reads TRF16 and TRF26 and the extensions of older programs, and writes them again. What each
//! record means, what is guessed and what is left alone is said in `docs/spec/trf.md`.
//!
//! ```
//! use tournament::table::Table;
//! use tournament::trf::read;
//!
//! let file = "\
//! 012 Castalia Open
//! 142 3
//! 152 B
//! 001    1      Knecht, Josef                     2200                             1.0    1     2 b 1
//! 001    2      Designori, Plinio                 2100                             0.0    2     1 w 0
//! ";
//! let report = read(file.as_bytes()).map_err(|faults| format!("{faults:?}"))?;
//! assert_eq!((report.n_rounds(), report.next_round()), (3, 2));
//! assert_eq!(report.to_string(), file);
//!
//! let table = Table::new(report.facts(2)).map_err(|complaints| format!("{complaints:?}"))?;
//! assert_eq!(table.rounds()[0][0].pairing.result.to_string(), "0-1");
//!
//! let faults = read(file.replace("1 w 0", "1 w 1").as_bytes()).unwrap_err();
//! let expected = "line 4, column 92: round 1: 1 has \"1\", but 2 (line 5) has \"1\"";
//! assert_eq!(faults[0].to_string(), expected);
//! # Ok::<(), String>(())
//! ```

mod adjournment;
mod facts;
mod fault;
mod header;
mod number;
mod plan;
mod player;
mod record;
mod rounds;
mod schedule;
mod settings;
mod text;
mod values;
mod worth;
mod write;

use std::fmt;

use crate::entry::Number;
use crate::points::PointSystem;
use crate::table::MAX_ROUNDS;

pub use fault::{Fault, Guess, Problem, Warning};
pub use header::Header;
pub use plan::{WrittenPair, WrittenRound};
pub use player::{Cell, Mark, National, Person, Player};
pub use text::{MAX_BYTES, MAX_LINE_BYTES};
pub use write::{Dialect, Sheet};

use adjournment::Noted;
use fault::{Notes, Place};
use record::Records;
use rounds::{Players, Round};
use text::{Row, Text};

/// A tournament report: what a file says, checked and held together.
///
/// Prints as the file that it was read from: byte for byte, line ends and unknown records
/// included, except that what was Windows-1252 is UTF-8 now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    text: Text,
    header: Header,
    players: Vec<Player>,
    nationals: Vec<National>,
    records: Records,
    points: PointSystem,
    rounds: Vec<Round>,
    /// Players who only stand for the bye.
    stand_ins: Vec<Number>,
    warnings: Vec<Warning>,
}

/// Reads a file; everything that is wrong with it is told at once, by line.
///
/// A file of more than [`MAX_BYTES`] or with a line of more than [`MAX_LINE_BYTES`] is refused
/// without a look at what it says.
pub fn read(bytes: &[u8]) -> Result<Report, Vec<Fault>> {
    let text = text::lines(bytes)?;
    let mut notes = Notes::default();
    if !text.is_unicode {
        notes.warn(Place { line: 1, column: 1 }, Guess::Windows1252);
    }
    let mut draft = Draft::default();
    for (line, written) in (1..).zip(&text.lines) {
        draft.read_line(&Row::new(line, &written.text), &mut notes);
    }
    draft.finish(text, notes)
}

/// What has been read so far.
#[derive(Default)]
struct Draft {
    header: Header,
    players: Vec<Player>,
    /// Whether a line of a player could not be read.
    is_incomplete: bool,
    nationals: Vec<National>,
    records: Records,
}

impl Draft {
    fn read_line(&mut self, row: &Row, notes: &mut Notes) {
        let tag = row.tag();
        if row.rest(1).text.is_empty() {
            return;
        }
        if tag == "###" {
            return self.records.adjourned.extend(Noted::read(row));
        }
        if tag == "001" {
            return self.read_player(row, notes);
        }
        if self.header.read(row, notes) || self.records.read(row, notes) {
            return;
        }
        match National::read(row, notes) {
            Some(national) => self.nationals.push(national),
            None => notes.warn(row.place(1), Guess::LeftAlone { tag: tag.to_owned() }),
        }
    }

    fn read_player(&mut self, row: &Row, notes: &mut Notes) {
        let player = if row.is_ambiguous() && !player::is_aligned(row) {
            read_ambiguous(row, notes)
        } else {
            Player::read(row, notes)
        };
        match player {
            Some(player) => self.players.push(player),
            None => self.is_incomplete = true,
        }
    }

    fn finish(mut self, text: Text, mut notes: Notes) -> Result<Report, Vec<Fault>> {
        self.sort_players(&mut notes);
        let mut players = Players::new(&self.players);
        players.is_incomplete = self.is_incomplete;
        self.nationals.retain(|national| players.find(national.number).is_some());
        self.records.forget_unknown(|number| players.find(number).is_some(), &mut notes);
        let rounds = rounds::rounds(&players, &self.records.byes, &mut notes);
        let stand_ins = players.stand_ins;
        let points = self.point_system(&mut notes);
        let report = Report {
            header: self.header,
            players: self.players,
            nationals: self.nationals,
            records: self.records,
            points,
            rounds,
            stand_ins,
            warnings: Vec::new(),
            text,
        };
        if notes.faults.is_empty() {
            report.warn_of_gaps(&mut notes);
            report.warn_of_points(&mut notes);
            report.warn_of_adjournments(&mut notes);
            notes.warnings.sort_by_key(|warning| (warning.line, warning.column));
            return Ok(Report { warnings: notes.warnings, ..report });
        }
        notes.faults.sort_by_key(|fault| (fault.line, fault.column));
        Err(notes.faults)
    }

    /// By number; a number given twice is a fault, a number not given a player who never came.
    fn sort_players(&mut self, notes: &mut Notes) {
        self.players.sort_by_key(|player| (player.number, player.line));
        for two in self.players.windows(2).filter(|two| two[0].number == two[1].number) {
            let place = Place { line: two[1].line, column: 5 };
            let (number, line) = (two[1].number, two[0].line);
            notes.fault(place, Problem::NumberTwice { number, line });
        }
        self.players.dedup_by_key(|player| player.number);
        if self.players.is_empty() && !self.is_incomplete {
            notes.fault(Place { line: 1, column: 1 }, Problem::NoPlayers);
        }
        let mut last = 0;
        for player in &self.players {
            let Number(number) = player.number;
            if number > last + 1 && !self.is_incomplete {
                let what = Guess::MissingNumbers { from: Number(last + 1), to: Number(number - 1) };
                notes.warn(Place { line: player.line, column: 5 }, what);
            }
            last = number;
        }
    }

    fn point_system(&self, notes: &mut Notes) -> PointSystem {
        let place = self.records.values_place.unwrap_or(Place { line: 1, column: 1 });
        match self.records.values.point_system() {
            Ok(points) => {
                for guess in self.records.values.warnings(&points) {
                    notes.warn(place, guess);
                }
                points
            }
            Err(error) => {
                notes.fault(place, error.into());
                PointSystem::STANDARD
            }
        }
    }
}

/// docs/spec/trf.md §1.4: letters beyond ASCII shift the columns of programs that count bytes.
fn read_ambiguous(row: &Row, notes: &mut Notes) -> Option<Player> {
    let by_bytes = row.by_bytes();
    if !player::is_aligned(&by_bytes) {
        return Player::read(row, notes);
    }
    notes.warn(row.place(1), Guess::ByteColumns);
    Player::read(&by_bytes, notes)
}

impl Report {
    /// What the file says of the tournament as a whole.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The players, by number; there may be numbers that nobody has.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What federations say of the players, in the order of the file.
    #[must_use]
    pub fn nationals(&self) -> &[National] {
        &self.nationals
    }

    /// What results are worth. What a [`PointSystem`] cannot say (a draw with White and one with
    /// Black, say) is among the adjustments of [`Report::facts`].
    #[must_use]
    pub const fn points(&self) -> &PointSystem {
        &self.points
    }

    /// The comments, without the signs that they begin with, in the order of the file.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        let lines = self.text.lines.iter();
        lines.filter_map(|line| line.text.strip_prefix("###")).map(str::trim)
    }

    /// Players who only stand for the bye: docs/spec/trf.md §2.5.
    #[must_use]
    pub fn stand_ins(&self) -> &[Number] {
        &self.stand_ins
    }

    /// What was guessed, by line.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// How many rounds the tournament has; if the file does not say, the highest it mentions.
    #[must_use]
    pub fn n_rounds(&self) -> u16 {
        self.header.n_rounds.unwrap_or_else(|| self.highest_round())
    }

    fn highest_round(&self) -> u16 {
        let highest = self.rounds.len().max(self.header.round_dates.len()).max(1);
        u16::try_from(highest).unwrap_or(MAX_ROUNDS)
    }

    /// The first round, from 1, that has not been paired and in which somebody could still play.
    /// One more than [`Report::n_rounds`] where all have been paired.
    #[must_use]
    pub fn next_round(&self) -> u16 {
        let is_open = |round: &Round| round.pairings.is_empty() && !round.blank.is_empty();
        let idx = self.rounds.iter().position(is_open).unwrap_or(self.rounds.len());
        u16::try_from(idx + 1).unwrap_or(MAX_ROUNDS)
    }

    /// The last line, for what concerns the file as a whole.
    fn end(&self) -> Place {
        let line = u32::try_from(self.text.lines.len().max(1)).unwrap_or(u32::MAX);
        Place { line, column: 1 }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.text.has_mark {
            f.write_str("\u{feff}")?;
        }
        self.text.lines.iter().try_for_each(|line| write!(f, "{}{}", line.text, line.end))
    }
}
