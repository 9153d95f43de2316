//! Playing a record through, move by move.

use std::ops::Range;

use crate::{
    AnyPosition, Fault, Record, Seat, Trace,
    games::{Listed, Visitor},
    record::{Token, TokenKind},
    walk::{Played, Walk},
};

/// A game as far as it is legal, for showing it ply by ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The position before the first move.
    pub start: AnyPosition,
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The legal moves in order.
    pub plies: Vec<Ply>,
    /// Why the plies end before the record does.
    pub fault: Option<Fault>,
}

/// One legal move of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The move as written, without marks; its words are joined by single spaces.
    pub text: String,
    /// The move in canonical notation.
    pub canonical: String,
    /// Marks like `!?`, as written; empty if there are none.
    pub marks: String,
    /// The comments after the move, without braces.
    pub comments: Vec<String>,
    /// Who moved.
    pub mover: Seat,
    /// The position after the move.
    pub position: AnyPosition,
    /// What the move did to the board.
    pub trace: Trace,
}

impl Record {
    /// Plays the record as far as its moves are legal.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let moves = "C30 c30! {the other side} D5";
    /// let spec = "gbg:5".parse().expect("a game");
    /// let record = Record::from_movetext(spec, Claim::Open, Termination::Normal, moves)?;
    /// let replay = record.replay();
    /// assert_eq!(replay.plies.len(), 2);
    /// assert_eq!(replay.plies[1].marks, "!");
    /// assert_eq!(replay.fault.and_then(|fault| fault.ply), Some(3));
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn replay(&self) -> Replay {
        self.game().visit(Replaying(self))
    }

    /// Plays the record as far as its moves are legal, and keeps only where that leads.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let spec = "gbg:5".parse().expect("a game");
    /// let record = Record::from_movetext(spec, Claim::Open, Termination::Normal, "C30 c30 C30")?;
    /// let replay = record.replay();
    /// assert_eq!(replay.plies.len(), 2, "the third move is illegal");
    /// assert_eq!(record.last_position(), replay.plies[1].position);
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn last_position(&self) -> AnyPosition {
        self.game().visit(Ending(self))
    }

    /// The first moves, `n_plies` at most, in canonical notation, and the fault if one of them is refused.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let spec = "gbg:5".parse().expect("a game");
    /// let record = Record::from_movetext(spec, Claim::Open, Termination::Normal, "1. C30! c30 D99")?;
    /// assert_eq!(record.opening(2), (vec!["C30".to_owned(), "c30".to_owned()], None));
    /// assert_eq!(record.opening(3).1.and_then(|fault| fault.ply), Some(3));
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn opening(&self, n_plies: usize) -> (Vec<String>, Option<Fault>) {
        self.game().visit(Opening(self, n_plies))
    }
}

struct Ending<'r>(&'r Record);

impl Visitor for Ending<'_> {
    type Output = AnyPosition;

    fn visit<P: Listed>(self, rules: P::Rules) -> AnyPosition {
        let mut walk = Walk::<P>::new(self.0, rules);
        while let Ok(Some(_)) = walk.advance() {}
        walk.position.into()
    }
}

struct Opening<'r>(&'r Record, usize);

impl Visitor for Opening<'_> {
    type Output = (Vec<String>, Option<Fault>);

    fn visit<P: Listed>(self, rules: P::Rules) -> Self::Output {
        let mut walk = Walk::<P>::new(self.0, rules);
        let mut moves = Vec::new();
        while moves.len() < self.1 {
            match walk.advance() {
                Ok(Some(played)) => moves.push(played.mv.to_string()),
                Ok(None) => break,
                Err(fault) => return (moves, Some(fault)),
            }
        }
        (moves, None)
    }
}

struct Replaying<'r>(&'r Record);

impl Visitor for Replaying<'_> {
    type Output = Replay;

    fn visit<P: Listed>(self, rules: P::Rules) -> Replay {
        let mut walk = Walk::<P>::new(self.0, rules);
        let start = walk.position.clone().into();
        let mut replay = Replay { start, comments: Vec::new(), plies: Vec::new(), fault: None };
        let mut noted_to = 0;
        loop {
            let before = walk.position.clone();
            let played = walk.advance();
            let read_to = match &played {
                Ok(Some(played)) => played.token_idx,
                _ => walk.token_idx,
            };
            replay.annotate(self.0, noted_to..read_to);
            noted_to = read_to;
            match played {
                Ok(Some(played)) => replay.plies.extend(step(&before, &walk, &played)),
                Ok(None) => return replay,
                Err(fault) => {
                    return Replay { fault: Some(fault), ..replay };
                }
            }
        }
    }
}

impl Replay {
    /// The ply, from 1, that gave the side ahead at the end its lead for good: from there to the
    /// end it has more points than the other. `None` if the points are equal at the end, or that
    /// side was ahead before the first move, as one with a handicap may be.
    ///
    /// ```
    /// use rules::{Claim, Record, Seat, Termination};
    ///
    /// let spec = "oware".parse().expect("a game");
    /// let moves = "F d A a";
    /// let record = Record::from_movetext(spec, Claim::Open, Termination::Normal, moves)?;
    /// assert_eq!(record.replay().lead_for_good(), None, "nobody has captured");
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn lead_for_good(&self) -> Option<(u32, Seat)> {
        let last = self.plies.last()?.position.score();
        let ahead = Seat::ALL.into_iter().find(|seat| last[*seat] > last[seat.other()])?;
        let leads = |position: &AnyPosition| {
            let score = position.score();
            score[ahead] > score[ahead.other()]
        };
        let behind = self.plies.iter().rposition(|step| !leads(&step.position));
        let idx = behind.map_or(0, |idx| idx + 1);
        if idx == 0 && leads(&self.start) {
            return None;
        }
        u32::try_from(idx + 1).ok().map(|ply| (ply, ahead))
    }

    /// Adds the comments and marks among some tokens to the last move.
    fn annotate(&mut self, record: &Record, tokens: Range<usize>) {
        for Token { kind, span } in &record.tokens()[tokens] {
            let text = &record.text()[span.clone()];
            match (kind, self.plies.last_mut()) {
                (TokenKind::Comment, Some(step)) => step.comments.push(text.to_owned()),
                (TokenKind::Comment, None) => self.comments.push(text.to_owned()),
                (TokenKind::Marks, Some(step)) => step.marks.push_str(text),
                _ => {}
            }
        }
    }
}

/// The move that led from `before` to where the walk is.
fn step<P: Listed>(before: &P, walk: &Walk<'_, P>, played: &Played<P>) -> Option<Ply> {
    Some(Ply {
        text: walk.written(played.words.clone()),
        canonical: played.mv.to_string(),
        marks: String::new(),
        comments: Vec::new(),
        mover: before.turn(),
        position: walk.position.clone().into(),
        trace: before.trace(&played.mv).ok()?.into(),
    })
}
