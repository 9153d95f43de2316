//! Published games.

mod sought;

use rules::record::Collection;
use rules::{Spec, SpecError};
use serde::Deserialize;

pub use self::sought::{SoughtComplaint, SoughtForm};
use domain::LineError;
use domain::games::GameTitle;
use domain::results::{RecordProblem, too_large, unreadable};

use super::keep;

/// A game to be published, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct GameForm {
    /// What it is called.
    pub title: String,
    /// The record, with its tags; that of the file, if none was typed.
    pub record: String,
    /// Why the file that came with it is not taken.
    #[serde(skip)]
    pub file_problem: Option<GameComplaint>,
}

/// A game to be published, checked; whether it plays is not asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// What it is called.
    pub title: GameTitle,
    /// The record, to the letter.
    pub record: String,
}

/// A record that somebody is writing.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct WritingForm {
    /// The game of bare moves; empty where a whole record is expected.
    pub spec: String,
    /// The moves so far, or the record.
    pub record: String,
}

impl WritingForm {
    /// The game of bare moves, if one is named.
    pub fn game(&self) -> Result<Option<Spec>, SpecError> {
        if self.spec.is_empty() { Ok(None) } else { self.spec.parse().map(Some) }
    }
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameComplaint {
    #[error("title: {0}")]
    Title(LineError),
    #[error("record: empty")]
    NoRecord,
    #[error("record: typed, and in a file too")]
    TwoRecords,
    #[error("record: {count} in one text")]
    SeveralRecords { count: usize },
    #[error("record: {0}")]
    Record(RecordProblem),
}

impl GameComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Title(_) => "title",
            Self::NoRecord | Self::TwoRecords | Self::SeveralRecords { .. } | Self::Record(_) => {
                "record"
            }
        }
    }
}

impl GameForm {
    /// The form with the file that came with it, if one did.
    #[must_use]
    pub fn with_file(self, file: Option<&[u8]>) -> Self {
        let Some(bytes) = file else {
            return self;
        };
        if !self.record.trim().is_empty() {
            return Self { file_problem: Some(GameComplaint::TwoRecords), ..self };
        }
        if let Ok(text) = str::from_utf8(bytes) {
            return Self { record: text.to_owned(), ..self };
        }
        let problem = unreadable(&String::from_utf8_lossy(bytes));
        Self { file_problem: problem.map(GameComplaint::Record), ..self }
    }

    /// Checks everything.
    pub fn parse(&self) -> Result<NewGame, Vec<GameComplaint>> {
        let mut complaints = Vec::new();
        let title = keep(GameTitle::parse(&self.title), &mut complaints, GameComplaint::Title);
        if self.record.trim().is_empty() && self.file_problem.is_none() {
            complaints.push(GameComplaint::NoRecord);
        }
        complaints.extend(self.file_problem.clone());
        complaints.extend(record_complaint(&self.record));
        match title {
            Some(title) if complaints.is_empty() => {
                Ok(NewGame { title, record: self.record.clone() })
            }
            _ => Err(complaints),
        }
    }
}

/// Why a text is not one record to be kept.
fn record_complaint(text: &str) -> Option<GameComplaint> {
    let several = || several(text).map(|count| GameComplaint::SeveralRecords { count });
    let problem = unreadable(text).map(GameComplaint::Record);
    problem.or_else(several).or_else(|| too_large(text).map(GameComplaint::Record))
}

/// How many records a text is cut into, if it is not one. What plays as it stands is one, even
/// if a collection would be cut inside its comments: docs/spec/game-record.md §7.2.
fn several(text: &str) -> Option<usize> {
    let count = Collection::new(text.as_bytes()).count();
    (count > 1 && rules::verify(text.as_bytes()).fault.is_some()).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_title_and_a_record_that_is_text() {
        let fields = |title: &str, record: &str| -> Vec<&str> {
            let form =
                GameForm { title: title.into(), record: record.into(), ..GameForm::default() };
            let found = form.parse().unwrap_err();
            found.iter().map(GameComplaint::field).collect()
        };
        assert_eq!(fields("", " \r\n"), ["title", "record"]);
        assert_eq!(fields("1997", "C30\u{0}"), ["record"]);
        assert_eq!(fields("1997", &"x".repeat(65_537)), ["record"]);
    }

    #[test]
    fn a_record_is_taken_whatever_it_says() {
        let (title, record) = ("A slip".into(), "no record at all".into());
        let form = GameForm { title, record, ..GameForm::default() };
        assert_eq!(form.parse().unwrap().record, "no record at all");
    }

    #[test]
    fn several_records_are_not_one_game() {
        let found = |record: &str| {
            let (title, record) = ("x".into(), record.into());
            GameForm { title, record, ..GameForm::default() }.parse().err().unwrap_or_default()
        };
        let one = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 *\n\n";
        assert_eq!(found(one), []);
        for count in [2, 3, 3000] {
            let expected = [GameComplaint::SeveralRecords { count }];
            assert_eq!(found(&one.repeat(count)), expected);
        }
        let commented = one.replace("C30", "C30 {as in\n[Event \"Waldzell\"]\n}");
        assert_eq!(found(&commented), [], "one that plays is one");
        let fields = found(&one.repeat(2)).iter().map(GameComplaint::field).collect::<Vec<_>>();
        assert_eq!(fields, ["record"]);
    }

    #[test]
    fn a_record_may_come_in_a_file_instead() {
        let form = |record: &str, file: &[u8]| {
            let (title, record) = ("1997".into(), record.into());
            GameForm { title, record, ..GameForm::default() }.with_file(Some(file)).parse()
        };
        assert_eq!(form(" \r\n", b"C30").unwrap().record, "C30");
        assert_eq!(form("C30", b"C30"), Err(vec![GameComplaint::TwoRecords]));
        let [GameComplaint::Record(problem)] = &form("", b"Z\xfcrich").unwrap_err()[..] else {
            panic!("one complaint")
        };
        assert_eq!(problem.to_string(), "line 1, column 2: not UTF-8 text");
    }
}
