//! A record that is being written: where it stands, and how it can go on.

use std::ops::Range;

use crate::{
    AnyPosition, Continuations, Fault, Record, Trace,
    games::{Listed, Visitor},
    record::TokenKind,
    walk::{Played, Walk},
};

/// How far a record is written, and what may come next.
///
/// Places are bytes of the record's text, without its byte order mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writing {
    /// The number of moves that are whole and legal.
    pub plies: u32,
    /// The position after them.
    pub position: AnyPosition,
    /// The last of them.
    pub last: Option<LastMove>,
    /// The beginning of a move at the end of the text; empty if there is none.
    pub begun: String,
    /// What may come next; nothing behind a fault.
    pub continuations: Continuations<AnyPosition>,
    /// Why the record cannot go on.
    pub fault: Option<Fault>,
    /// What the next move, or more of the one begun, takes the place of.
    pub next_at: Range<usize>,
    /// What stands before the next move: white space and a move number, where they are missing.
    pub lead: String,
    /// What stands behind it.
    pub trail: &'static str,
    /// The last move, or what stands in its place, with its number.
    pub last_at: Option<Range<usize>>,
}

/// A move, and what it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastMove {
    /// The move in canonical notation.
    pub canonical: String,
    /// What it did to the board.
    pub trace: Trace,
}

impl Record {
    /// Where the record stands, while somebody writes it.
    ///
    /// A last word that is only the beginning of a legal move is no fault.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let game = "gbg:5".parse()?;
    /// let writing = |moves| -> Result<rules::Writing, rules::Fault> {
    ///     Ok(Record::from_movetext(game, Claim::Open, Termination::Normal, moves)?.writing())
    /// };
    /// let one = writing("1. C30 d")?;
    /// assert_eq!((one.plies, one.begun.as_str()), (1, "d"));
    /// let next: Vec<_> = one.continuations.next.iter().map(|choice| choice.begun.as_str()).collect();
    /// assert_eq!(next, ["d20", "d02"]);
    ///
    /// let faulty = writing("1. C30 d5")?;
    /// assert_eq!(faulty.fault.and_then(|fault| fault.ply), Some(2));
    /// assert!(faulty.continuations.next.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn writing(&self) -> Writing {
        self.game().visit(Going(self))
    }

    /// Where the next move goes: before the result, if that is written already.
    fn end_of_moves(&self) -> (usize, bool) {
        match self.tokens().last() {
            Some(token) if matches!(token.kind, TokenKind::Result(_)) => (token.span.start, true),
            _ => (self.text().len(), false),
        }
    }

    /// White space and a move number, where a move comes after `plies` others.
    fn lead(&self, end: usize, plies: u32) -> String {
        let before = &self.text()[..end];
        let tokens = self.tokens().iter().filter(|token| token.span.start < end);
        let kinds: Vec<TokenKind> = tokens.map(|token| token.kind).collect();
        let space = match kinds.last() {
            _ if before.is_empty() || before.ends_with(char::is_whitespace) => "",
            Some(_) => " ",
            None => "\n\n",
        };
        let is_numbered = plies == 0 || kinds.contains(&TokenKind::MoveNumber);
        let is_due = plies.is_multiple_of(2) && kinds.last() != Some(&TokenKind::MoveNumber);
        if is_numbered && is_due { format!("{space}{}. ", plies / 2 + 1) } else { space.to_owned() }
    }

    /// A move from its first token to the end of the moves, with its number.
    fn range_from(&self, token_idx: usize, end: usize) -> Range<usize> {
        let numbered = token_idx
            .checked_sub(1)
            .filter(|&idx| self.tokens()[idx].kind == TokenKind::MoveNumber);
        self.tokens()[numbered.unwrap_or(token_idx)].span.start..end
    }
}

struct Going<'r>(&'r Record);

impl Visitor for Going<'_> {
    type Output = Writing;

    fn visit<P: Listed>(self, rules: P::Rules) -> Writing {
        let mut walk = Walk::<P>::new(self.0, rules);
        let mut last = None;
        loop {
            let before = walk.position.clone();
            match walk.advance() {
                Ok(Some(played)) => last = Some((before, played)),
                Ok(None) => return written(self.0, &walk, last, None),
                Err(fault) => return written(self.0, &walk, last, Some(fault)),
            }
        }
    }
}

fn written<P: Listed>(
    record: &Record,
    walk: &Walk<'_, P>,
    last: Option<(P, Played<P>)>,
    fault: Option<Fault>,
) -> Writing {
    let (end, has_result) = record.end_of_moves();
    let begun = fault.as_ref().and_then(|_| begun(record, walk));
    let continuations = match (&begun, &fault) {
        (Some((_, continuations)), _) => continuations.clone(),
        (None, Some(_)) => Continuations { next: Vec::new(), board: walk.position.clone() },
        (None, None) => walk.position.continuations(""),
    };
    let last_idx = match (&fault, &last) {
        (Some(_), _) => walk.unread().1.and_then(|_| walk.last_word_idx()),
        (None, Some((_, played))) => Some(played.token_idx),
        (None, None) => None,
    };
    let next_at = begun.as_ref().map_or(end..end, |(at, _)| at.clone());
    Writing {
        plies: walk.plies,
        position: walk.position.clone().into(),
        last: last.and_then(|(before, played)| last_move(&before, &played)),
        lead: if begun.is_some() { String::new() } else { record.lead(end, walk.plies) },
        trail: if has_result && begun.is_none() { " " } else { "" },
        fault: fault.filter(|_| begun.is_none()),
        begun: begun.map_or_else(String::new, |(at, _)| record.text()[at].to_owned()),
        continuations: continuations.on(P::into),
        next_at,
        last_at: last_idx.map(|idx| record.range_from(idx, end)),
    }
}

/// The last word of the record, if a legal move can begin with it, and how.
fn begun<P: Listed>(
    record: &Record,
    walk: &Walk<'_, P>,
) -> Option<(Range<usize>, Continuations<P>)> {
    let (&[word], Some(token_idx)) = walk.unread() else {
        return None;
    };
    let continuations = walk.position.continuations(word);
    let is_end = record.movetext_fault().is_none() && !continuations.next.is_empty();
    is_end.then(|| (record.tokens()[token_idx].span.clone(), continuations))
}

fn last_move<P: Listed>(before: &P, played: &Played<P>) -> Option<LastMove> {
    let trace = before.trace(&played.mv).ok()?.into();
    Some(LastMove { canonical: played.mv.to_string(), trace })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Claim, Termination};

    fn writing(moves: &str) -> Writing {
        let game = "gbg:5".parse().unwrap();
        let claim = if moves.ends_with("1-0") { Claim::FirstWins } else { Claim::Open };
        Record::from_movetext(game, claim, Termination::Normal, moves).unwrap().writing()
    }

    /// The text after the first choice is taken.
    fn go_on(text: &str) -> String {
        let Writing { continuations, next_at, lead, trail, .. } = writing(text);
        let move_text = &continuations.next[0].begun;
        format!("{}{lead}{move_text}{trail}{}", &text[..next_at.start], &text[next_at.end..])
    }

    /// The text without its last move.
    fn go_back(text: &str) -> String {
        let mut left = text.to_owned();
        left.replace_range(writing(text).last_at.unwrap(), "");
        left
    }

    #[test]
    fn a_next_move_is_written_as_the_others_are() {
        assert_eq!(go_on(""), "1. A");
        assert_eq!(go_on("1. A"), "1. A50");
        assert_eq!(go_on("1. A50"), "1. A50 a");
        assert_eq!(go_on("1. A50 a50"), "1. A50 a50 2. B");
        assert_eq!(go_on("A50 a50 "), "A50 a50 B");
        assert_eq!(go_on("1. A50 a50 2."), "1. A50 a50 2. B");
        assert_eq!(go_on("1. A50 {well}"), "1. A50 {well} a");
        assert_eq!(go_on("1. A50 1-0"), "1. A50 a 1-0");
        assert_eq!(go_on("1. A50 a 1-0"), "1. A50 a50 1-0");
    }

    #[test]
    fn the_last_move_is_taken_back_with_its_number() {
        assert_eq!(go_back("1. A50 a50 2. B"), "1. A50 a50 ");
        assert_eq!(go_back("1. A50 a50"), "1. A50 ");
        assert_eq!(go_back("1. A50"), "");
        assert_eq!(go_back("1. A50 a50 1-0"), "1. A50 1-0");
        assert_eq!(go_back("1. A50 nonsense"), "1. A50 ");
        assert_eq!(writing("").last_at, None);
    }

    #[test]
    fn tags_stand_apart_from_the_moves() {
        let tags = "[Game \"gbg:5\"]\n[Result \"*\"]";
        let writing = |text: &str| Record::parse(text.as_bytes()).unwrap().writing();
        assert_eq!(writing(tags).lead, "\n\n1. ");
        assert_eq!(writing(&format!("{tags}\n\n")).lead, "1. ");
        let asterisk = writing(&format!("{tags}\n\n*"));
        assert_eq!((asterisk.next_at.start, asterisk.trail), (tags.len() + 2, " "));
    }

    #[test]
    fn only_the_last_word_can_be_the_beginning_of_a_move() {
        assert_eq!(writing("A50 a").begun, "a");
        assert!(writing("A50 a").fault.is_none());
        for faulty in ["A a50", "A50 aa", "A50 a {", "A50 a!?x", "A50 e2 x"] {
            let writing = writing(faulty);
            assert!(writing.fault.is_some(), "{faulty}");
            assert!(writing.continuations.next.is_empty(), "{faulty}");
        }
    }

    #[test]
    fn beads_in_hand_are_drawn_nowhere() {
        let writing = writing("C");
        assert_eq!(writing.continuations.board.to_string(), "50,40,-,20,10 50,40,30,20,10 - - S");
        assert_eq!(writing.position.to_string(), "50,40,30,20,10 50,40,30,20,10 - - S");
    }
}
