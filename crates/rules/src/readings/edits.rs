//! Changes to a record, as moves and as text.

use std::{fmt::Display, ops::Range};

use super::{Change, Slip};
use crate::{
    Record, Seat,
    record::{Token, TokenKind},
    walk::Runs,
};

/// A change on the way to a reading.
pub(super) struct Made<M> {
    /// The number that the first move of it gets.
    pub(super) ply: u32,
    pub(super) edit: Edit<M>,
}

pub(super) enum Edit<M> {
    Replace { words: Range<usize>, mv: M, slip: Slip },
    Insert { before: usize, mv: M, mover: Seat },
    Remove { words: Range<usize> },
    Swap(Swapped),
}

/// Two moves in each other's place.
pub(super) struct Swapped {
    pub(super) first: Range<usize>,
    pub(super) second: Range<usize>,
    /// How many plies one is after the other.
    pub(super) apart: u32,
}

impl<M: Display> Made<M> {
    /// What is changed, move by move.
    pub(super) fn changes(&self, runs: &Runs<'_>) -> Vec<Change> {
        let written = |words: &Range<usize>| Some(runs.words[words.clone()].join(" "));
        let change = |ply, slip, from, to| Change { ply, slip, from, to };
        let ply = self.ply;
        match &self.edit {
            Edit::Replace { words, mv, slip } => {
                vec![change(ply, *slip, written(words), Some(mv.to_string()))]
            }
            Edit::Insert { mv, .. } => vec![change(ply, Slip::Missing, None, Some(mv.to_string()))],
            Edit::Remove { words } => vec![change(ply, Slip::Superfluous, written(words), None)],
            Edit::Swap(Swapped { first, second, apart }) => {
                let (first, second) = (written(first), written(second));
                vec![
                    change(ply, Slip::Swapped, first.clone(), second.clone()),
                    change(ply + apart, Slip::Swapped, second, first),
                ]
            }
        }
    }
}

/// The text of a record with changes in it.
pub(super) fn changed_text<M: Display>(
    record: &Record,
    runs: &Runs<'_>,
    made: &[Made<M>],
) -> String {
    let mut editor = Editor { record, runs, pieces: Vec::new() };
    for Made { edit, .. } in made {
        editor.add(edit);
    }
    editor.finish()
}

struct Editor<'e> {
    record: &'e Record,
    runs: &'e Runs<'e>,
    /// Bytes of the text, and what takes their place.
    pieces: Vec<(Range<usize>, String)>,
}

impl Editor<'_> {
    fn add<M: Display>(&mut self, edit: &Edit<M>) {
        match edit {
            Edit::Replace { words, mv, .. } => self.replace(words, mv.to_string()),
            Edit::Insert { before, mv, mover } => self.insert(*before, mv, *mover),
            Edit::Remove { words } => words.clone().for_each(|word_idx| self.remove(word_idx)),
            Edit::Swap(Swapped { first, second, .. }) => {
                self.replace(first, self.runs.words[second.clone()].join(" "));
                self.replace(second, self.runs.words[first.clone()].join(" "));
            }
        }
    }

    /// Puts a move where the first of some words is; what stands between them stays.
    fn replace(&mut self, words: &Range<usize>, text: String) {
        self.pieces.push((self.token(words.start).span.clone(), text));
        for word_idx in words.start + 1..words.end {
            let span = self.token(word_idx).span.clone();
            self.pieces.push((self.with_space_before(span), String::new()));
        }
    }

    /// The first player's move comes after a move number, the second player's before it.
    fn insert(&mut self, before: usize, mv: &impl Display, mover: Seat) {
        let previous = before.checked_sub(1).filter(|_| mover == Seat::Second);
        let (at, text) = match previous {
            Some(previous) => (self.end_with_marks(previous), format!(" {mv}")),
            None => (self.token(before).span.start, format!("{mv} ")),
        };
        self.pieces.push((at..at, text));
    }

    fn remove(&mut self, word_idx: usize) {
        let span = self.token(word_idx).span.start..self.end_with_marks(word_idx);
        self.pieces.push((self.with_space_before(span), String::new()));
    }

    fn token(&self, word_idx: usize) -> &Token {
        &self.record.tokens()[self.runs.token_idxs[word_idx]]
    }

    fn end_with_marks(&self, word_idx: usize) -> usize {
        let tokens = &self.record.tokens()[self.runs.token_idxs[word_idx]..];
        let marks = tokens[1..].iter().take_while(|token| token.kind == TokenKind::Marks);
        marks.last().unwrap_or(&tokens[0]).span.end
    }

    fn with_space_before(&self, span: Range<usize>) -> Range<usize> {
        self.record.text()[..span.start].trim_end().len()..span.end
    }

    fn finish(mut self) -> String {
        self.pieces.sort_by_key(|(span, _)| (span.start, span.end));
        let text = self.record.text();
        let mut changed = String::new();
        let mut kept_to = 0;
        for (span, piece) in self.pieces {
            changed.push_str(text.get(kept_to..span.start).unwrap_or_default());
            changed.push_str(&piece);
            kept_to = kept_to.max(span.end);
        }
        changed.push_str(&text[kept_to..]);
        changed
    }
}
