//! The lines of the players.

use crate::colour::Colour;
use crate::entry::Number;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::MAX_ROUNDS;

use super::fault::{Guess, Notes, Problem};
use super::number::{plain, player, score};
use super::text::{Field, Row};

/// Who somebody is, apart from what they do in the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The name, usually `Knecht, Josef`.
    pub name: String,
    /// `m` or `w`, as written.
    pub sex: Option<String>,
    /// The title, as written.
    pub title: Option<String>,
    /// The rating; the rating of the federation in a national record.
    pub rating: Option<u16>,
    /// The federation, three letters; the origin in a national record.
    pub federation: Option<String>,
    /// The number at FIDE, in a national record that of the federation.
    pub id: Option<String>,
    /// The date of birth, as written.
    pub birth: Option<String>,
}

/// A player: a 001 record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Their number.
    pub number: Number,
    /// Who they are.
    pub person: Person,
    /// Their points as written.
    pub points: Option<Score>,
    /// Their rank as written.
    pub rank: Option<u16>,
    /// What is written of their rounds; nothing where the columns are blank.
    pub cells: Vec<Option<Cell>>,
    /// The line of the file, from 1.
    pub line: u32,
}

/// What is written of one round of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Whom they were to meet.
    pub opponent: Option<Number>,
    /// Their colour.
    pub colour: Option<Colour>,
    /// What came of it.
    pub mark: Option<Mark>,
    /// Whether the result is said to be unknown (`?`, or a letter that is no result), as of a game that
    /// was adjourned.
    pub is_unknown: bool,
}

/// The last column of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A result.
    Result(PlayerResult),
    /// A reason not to have one.
    Bye(Bye),
}

/// What a federation says of a player: a national record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct National {
    /// The federation, three letters.
    pub federation: String,
    /// Whom it is about.
    pub number: Number,
    /// What it says.
    pub person: Person,
}

impl Mark {
    /// The letter or sign of the format.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Self::Result(outcome) => outcome.code(),
            Self::Bye(bye) => bye.code(),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "1" => Self::Result(PlayerResult::Win),
            "=" => Self::Result(PlayerResult::Draw),
            "0" => Self::Result(PlayerResult::Loss),
            "+" => Self::Result(PlayerResult::ForfeitWin),
            "-" => Self::Result(PlayerResult::ForfeitLoss),
            "W" | "w" => Self::Result(PlayerResult::UnratedWin),
            "D" | "d" => Self::Result(PlayerResult::UnratedDraw),
            "L" | "l" => Self::Result(PlayerResult::UnratedLoss),
            "H" | "h" => Self::Bye(Bye::HalfPoint),
            "F" | "f" => Self::Bye(Bye::FullPoint),
            "U" | "u" => Self::Bye(Bye::PairingAllocated),
            "Z" | "z" => Self::Bye(Bye::ZeroPoint),
            _ => return None,
        })
    }
}

impl Player {
    /// Reads a 001 record; docs/spec/trf.md §2.
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Option<Self> {
        let number = player(row.field(4, 8), notes)?;
        let person = Person::read(row, notes);
        check_birth(row, notes);
        let points = points_column(row);
        let written = score(points.text);
        if written.is_none() && !points.text.is_empty() {
            notes.warn(points.place, Guess::Unreadable { text: points.text.to_owned() });
        }
        let rank = plain(row.field(86, 89).text).filter(|rank| *rank > 0);
        let cells = cells(row, notes);
        Some(Self { number, person, points: written, rank, cells, line: row.line })
    }

    /// The cell of a round, from 1.
    #[must_use]
    pub fn cell(&self, round: u16) -> Option<Cell> {
        let idx = usize::from(round).checked_sub(1)?;
        self.cells.get(idx).copied().flatten()
    }
}

/// Whether the columns between the fields are blank, as they are if the columns are counted right.
pub(super) fn is_aligned(row: &Row) -> bool {
    let is_blank = |column: usize| row.field(column, column).text.is_empty();
    let fixed = [4, 9, 14, 48, 53, 57, 69, 85, 90, 91];
    let rounds = (92..).step_by(10).take_while(|column| !row.ends_before(*column));
    let between = rounds.flat_map(|column| [4, 6, 8, 9].map(|offset| column + offset));
    fixed.into_iter().chain(between).all(is_blank)
}

/// Points of a hundred and more reach into the column before theirs.
fn points_column<'a>(row: &Row<'a>) -> Field<'a> {
    let has_hundreds = row.field(80, 80).text.bytes().all(|byte| byte.is_ascii_digit());
    row.field(if has_hundreds { 80 } else { 81 }, 84)
}

impl Person {
    /// The part that 001 and national records share.
    fn read(row: &Row, notes: &mut Notes) -> Self {
        let text = |from: usize, to: usize| {
            let text = row.field(from, to).text;
            (!text.is_empty()).then(|| text.to_owned())
        };
        let rating = row.field(49, 52);
        let value = plain(rating.text);
        if value.is_none() && !rating.text.is_empty() {
            notes.warn(rating.place, Guess::Unreadable { text: rating.text.to_owned() });
        }
        Self {
            name: row.field(15, 47).text.to_owned(),
            sex: text(10, 10),
            title: text(11, 13),
            rating: value.filter(|rating| *rating > 0),
            federation: text(54, 56),
            id: text(58, 68),
            birth: text(70, 79),
        }
    }
}

/// Often only the year is known.
fn check_birth(row: &Row, notes: &mut Notes) {
    let field = row.field(70, 79);
    let is_plain = |byte: u8| byte.is_ascii_digit() || b"/.-".contains(&byte);
    if !field.text.bytes().all(is_plain) {
        notes.warn(field.place, Guess::OddDate { text: field.text.to_owned() });
    }
}

impl National {
    /// Reads a record that begins with a federation; nothing if it is another one.
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Option<Self> {
        let federation = row.tag();
        let is_federation =
            federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_uppercase());
        let is_apart = row.field(4, 4).text.is_empty() && row.field(9, 9).text.is_empty();
        let has_name_columns =
            row.field(14, 14).text.is_empty() && row.field(48, 48).text.is_empty();
        if !is_federation || !is_apart || !has_name_columns {
            return None;
        }
        let number = plain(row.field(5, 8).text).filter(|number| *number > 0)?;
        let person = Person::read(row, notes);
        Some(Self { federation: federation.to_owned(), number: Number(number), person })
    }
}

/// The rounds: ten columns each, from column 92.
fn cells(row: &Row, notes: &mut Notes) -> Vec<Option<Cell>> {
    let mut cells = Vec::new();
    for (round, column) in (1..).zip((92..).step_by(10)) {
        if row.ends_before(column) {
            break;
        }
        if round > MAX_ROUNDS {
            notes.fault(row.place(column), Problem::TooManyRounds { most: MAX_ROUNDS });
            break;
        }
        cells.push(cell(row, round, column, notes));
    }
    cells
}

fn cell(row: &Row, round: u16, column: usize, notes: &mut Notes) -> Option<Cell> {
    let n_faults = notes.faults.len();
    let cell = read_cell(row, round, column, notes);
    if notes.faults.len() > n_faults {
        notes.unread.insert((row.line, round));
    }
    cell
}

fn read_cell(row: &Row, round: u16, column: usize, notes: &mut Notes) -> Option<Cell> {
    for (from, to) in [(column + 4, column + 4), (column + 6, column + 6), (column + 8, column + 9)]
    {
        let between = row.field(from, to);
        if !between.text.is_empty() {
            let text = between.text.to_owned();
            notes.fault(between.place, Problem::BetweenColumns { round, text });
        }
    }
    let opponent = row.field(column, column + 3);
    let colour = row.field(column + 5, column + 5);
    let mark = row.field(column + 7, column + 7);
    if [opponent, colour, mark].iter().all(|field| field.text.is_empty()) {
        return None;
    }
    let opponent = opponent_of(opponent, round, notes);
    let colour = colour_of(colour, round, notes);
    let read = Mark::parse(mark.text);
    let is_unknown = opponent.is_some() && read.is_none() && is_unknown(mark.text);
    let text = mark.text.to_owned();
    if read.is_none() && !text.is_empty() && !is_unknown {
        notes.fault(mark.place, Problem::NoResult { round, text });
    } else if is_unknown && text != "?" {
        notes.warn(mark.place, Guess::UnknownResult { round, text });
    }
    Some(Cell { opponent, colour, mark: read, is_unknown })
}

/// docs/spec/trf.md §2.9: letters that programs have made up stand for an unknown result too.
fn is_unknown(mark: &str) -> bool {
    mark == "?" || mark.chars().all(char::is_alphabetic) && !mark.is_empty()
}

/// Blanks and zeros are nobody.
fn opponent_of(field: Field, round: u16, notes: &mut Notes) -> Option<Number> {
    if field.text.is_empty() {
        return None;
    }
    let opponent = plain(field.text);
    if opponent.is_none() {
        notes.fault(field.place, Problem::NoOpponent { round, text: field.text.to_owned() });
    }
    opponent.filter(|opponent| *opponent > 0).map(Number)
}

fn colour_of(field: Field, round: u16, notes: &mut Notes) -> Option<Colour> {
    match field.text {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        "" | "-" => None,
        text => {
            notes.fault(field.place, Problem::NoColour { round, text: text.to_owned() });
            None
        }
    }
}
