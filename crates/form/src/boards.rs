//! At which boards of the hall a tournament is played, as typed.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;

use domain::EntryId;
use domain::boards::{Boards, MAX_BOARD, MAX_FIXED};
use domain::entries::Entry;

/// The first board, and who always plays at the same one.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct BoardsForm {
    /// The mark of the boards that the form was made from.
    pub seen: String,
    pub first: String,
    /// Entries, one a line; a line without one is free.
    pub entry: Vec<String>,
    /// The board of each line; a line without one is dropped.
    pub board: Vec<String>,
}

/// What is wrong with the boards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardsComplaint {
    #[error("first board: {0:?} is no number from 1 to {MAX_BOARD}")]
    First(String),
    #[error("line {line}: {text:?} is no number from 1 to {MAX_BOARD}")]
    Board { line: usize, text: String },
    #[error("line {line}: a board, but no player of the tournament")]
    NoPlayer { line: usize },
    #[error("line {line}: the player is in a line above")]
    PlayerTwice { line: usize },
    #[error("more than {MAX_FIXED} lines")]
    TooMany,
    #[error("line {line}: board {board} is in a line above")]
    BoardTwice { line: usize, board: u16 },
}

impl BoardsComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> Cow<'static, str> {
        match self {
            Self::First(_) | Self::TooMany => Cow::Borrowed("first"),
            Self::Board { line, .. } | Self::BoardTwice { line, .. } => {
                Cow::Owned(format!("board-{line}"))
            }
            Self::NoPlayer { line } | Self::PlayerTwice { line } => {
                Cow::Owned(format!("entry-{line}"))
            }
        }
    }
}

impl From<&Boards> for BoardsForm {
    fn from(boards: &Boards) -> Self {
        Self {
            seen: boards.mark(),
            first: boards.first.to_string(),
            entry: boards.fixed.keys().map(ToString::to_string).collect(),
            board: boards.fixed.values().map(ToString::to_string).collect(),
        }
    }
}

impl BoardsForm {
    /// The lines that are not empty: entry and board.
    pub fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = self.entry.iter().zip(&self.board);
        let typed = all.map(|(entry, board)| (entry.trim(), board.trim()));
        typed.filter(|(entry, board)| !entry.is_empty() || !board.is_empty())
    }

    /// Checks everything; only players of the tournament have a board.
    pub fn parse(&self, entries: &[Entry]) -> Result<Boards, Vec<BoardsComplaint>> {
        let mut complaints = Vec::new();
        let first = number(&self.first);
        if first.is_none() {
            complaints.push(BoardsComplaint::First(self.first.clone()));
        }
        let mut fixed = BTreeMap::new();
        if self.lines().nth(MAX_FIXED).is_some() {
            complaints.push(BoardsComplaint::TooMany);
        }
        for (line, (entry, board)) in (1..=MAX_FIXED).zip(self.lines()) {
            if board.is_empty() {
                continue;
            }
            match read(entries, &fixed, line, (entry, board)) {
                Ok((entry, board)) => drop(fixed.insert(entry, board)),
                Err(complaint) => complaints.push(complaint),
            }
        }
        match first {
            Some(first) if complaints.is_empty() => Ok(Boards { first, fixed }),
            _ => Err(complaints),
        }
    }
}

fn read(
    entries: &[Entry],
    above: &BTreeMap<EntryId, u16>,
    line: usize,
    (entry, board): (&str, &str),
) -> Result<(EntryId, u16), BoardsComplaint> {
    let wrong = || BoardsComplaint::Board { line, text: board.to_owned() };
    let board = number(board).ok_or_else(wrong)?;
    let id = entry.parse().ok().map(EntryId);
    let id = id.filter(|id| entries.iter().any(|entry| entry.id == *id));
    let id = id.ok_or(BoardsComplaint::NoPlayer { line })?;
    if above.contains_key(&id) {
        return Err(BoardsComplaint::PlayerTwice { line });
    }
    if above.values().any(|other| *other == board) {
        return Err(BoardsComplaint::BoardTwice { line, board });
    }
    Ok((id, board))
}

fn number(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|board| (1..=MAX_BOARD).contains(board))
}
