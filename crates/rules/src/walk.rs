//! Reading the moves of a record on the board, from left to right.

use std::ops::Range;

use crate::{
    Claim, Fault, FaultKind, MovetextFault, Record,
    game::{Position, Refusal},
    games::Listed,
    record::{Token, TokenKind},
    words::Words,
};

/// A record being read, and the position reached.
pub(crate) struct Walk<'r, P> {
    record: &'r Record,
    runs: Runs<'r>,
    /// The first word not yet read.
    word_idx: usize,
    /// The first token not yet read.
    pub(crate) token_idx: usize,
    pub(crate) position: P,
    pub(crate) plies: u32,
}

/// A move just played.
pub(crate) struct Played<P: Position> {
    pub(crate) mv: P::Move,
    /// Its words, of all in the record.
    pub(crate) words: Range<usize>,
    /// The token of its first word.
    pub(crate) token_idx: usize,
}

impl<'r, P: Listed> Walk<'r, P> {
    pub(crate) fn new(record: &'r Record, rules: P::Rules) -> Self {
        let position = P::start(rules);
        let runs = Runs::of(record);
        Self { record, runs, word_idx: 0, token_idx: 0, position, plies: 0 }
    }

    /// Plays the next move; `None` when the movetext has ended well.
    pub(crate) fn advance(&mut self) -> Result<Option<Played<P>>, Fault> {
        while let Some(token) = self.record.tokens().get(self.token_idx) {
            match token.kind {
                TokenKind::Word => return self.play().map(Some),
                TokenKind::Result(claim) => return self.end_with(claim, token),
                TokenKind::Marks if self.plies == 0 => {
                    let fault = self.fault(token, MovetextFault::MarkWithoutMove.into());
                    return Err(fault.with_ply(1));
                }
                TokenKind::Marks | TokenKind::MoveNumber | TokenKind::Comment => {}
            }
            self.token_idx += 1;
        }
        self.movetext_fault().map_or(Ok(None), Err)
    }

    /// A move as written, its words joined by single spaces.
    pub(crate) fn written(&self, words: Range<usize>) -> String {
        self.runs.words[words].join(" ")
    }

    /// The words not read yet, and the token of the first of them.
    pub(crate) fn unread(&self) -> (&[&'r str], Option<usize>) {
        (&self.runs.words[self.word_idx..], self.runs.token_idxs.get(self.word_idx).copied())
    }

    /// The token of the last word of all.
    pub(crate) fn last_word_idx(&self) -> Option<usize> {
        self.runs.token_idxs.last().copied()
    }

    fn play(&mut self) -> Result<Played<P>, Fault> {
        let run_end = self.runs.ends[self.word_idx];
        let mut words = Words::new(&self.runs.words[self.word_idx..run_end]);
        let read = self.position.read(&mut words);
        let played = read.and_then(|mv| match self.position.play(&mv) {
            Ok(next) => Ok((mv, next)),
            Err(illegal) => Err(Refusal::Illegal(illegal)),
        });
        let words = self.word_idx..self.word_idx + words.taken().max(1);
        let (mv, next) = played.map_err(|refusal| self.refuse(refusal, words.clone()))?;
        let token_idx = self.token_idx;
        self.position = next;
        self.plies += 1;
        self.token_idx = self.runs.token_idxs[words.end - 1] + 1;
        self.word_idx = words.end;
        Ok(Played { mv, words, token_idx })
    }

    /// A word without shape is shown by itself, an illegal move as a whole.
    fn refuse(&self, refusal: Refusal<P>, words: Range<usize>) -> Fault {
        let ply = self.plies + 1;
        match refusal {
            Refusal::Malformed(shape) => {
                let token = &self.record.tokens()[self.runs.token_idxs[words.end - 1]];
                self.fault(token, FaultKind::Shape(shape.into())).with_ply(ply)
            }
            Refusal::Illegal(illegal) => {
                let token = &self.record.tokens()[self.token_idx];
                let fault = self.fault(token, FaultKind::Illegal(illegal.into()));
                fault.with_ply(ply).with_token(self.written(words))
            }
        }
    }

    /// docs/spec/game-record.md §4.4: a result agrees with the tag and ends the record.
    fn end_with(&self, written: Claim, token: &Token) -> Result<Option<Played<P>>, Fault> {
        let expected = self.record.claim();
        if written != expected {
            let disagrees = MovetextFault::ResultDisagrees { written, expected };
            return Err(self.fault(token, disagrees.into()));
        }
        if let Some(token) = self.record.tokens().get(self.token_idx + 1) {
            return Err(self.fault(token, MovetextFault::AfterResult.into()));
        }
        match self.record.movetext_fault() {
            Some(fault) => Err(Fault { kind: MovetextFault::AfterResult.into(), ..fault.clone() }),
            None => Ok(None),
        }
    }

    /// The end of the tokens, if it is not that of the text.
    fn movetext_fault(&self) -> Option<Fault> {
        let fault = self.record.movetext_fault()?.clone();
        let is_in_place_of_a_move = !matches!(
            fault.kind,
            FaultKind::Movetext(MovetextFault::UnclosedComment | MovetextFault::CommentEnd)
        );
        Some(if is_in_place_of_a_move { fault.with_ply(self.plies + 1) } else { fault })
    }

    fn fault(&self, token: &Token, kind: FaultKind) -> Fault {
        let text = self.record.text();
        Fault::at(text, token.span.start, kind).with_token(&text[token.span.clone()])
    }
}

/// The words of a record, in runs that no move number and no result breaks.
pub(crate) struct Runs<'r> {
    pub(crate) words: Vec<&'r str>,
    /// For each word, where its run ends.
    pub(crate) ends: Vec<usize>,
    /// For each word, its token.
    pub(crate) token_idxs: Vec<usize>,
}

impl<'r> Runs<'r> {
    pub(crate) fn of(record: &'r Record) -> Self {
        let mut runs = Self { words: Vec::new(), ends: Vec::new(), token_idxs: Vec::new() };
        for (token_idx, token) in record.tokens().iter().enumerate() {
            match token.kind {
                TokenKind::Word => {
                    runs.words.push(&record.text()[token.span.clone()]);
                    runs.token_idxs.push(token_idx);
                }
                TokenKind::MoveNumber | TokenKind::Result(_) => runs.end(),
                TokenKind::Marks | TokenKind::Comment => {}
            }
        }
        runs.end();
        runs
    }

    fn end(&mut self) {
        self.ends.resize(self.words.len(), self.words.len());
    }
}
