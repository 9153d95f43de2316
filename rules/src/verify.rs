//! The verifier: are the moves legal, and is the result theirs?

use std::fmt;

use crate::{
    BySeat, Claim, EndReason, Fault, Points, Record, Spec, Termination, game::Position,
    spec::Visitor, walk::Walk,
};

/// The answer to a record: docs/spec/game-record.md §5.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The answer in a word.
    pub status: Status,
    /// The game, if the tags say which.
    pub game: Option<Spec>,
    /// The number of moves, if all of them are legal.
    pub plies: Option<u32>,
    /// The claim where it holds; in a mismatch what the rules give, `*` for a game not over.
    pub result: Option<Claim>,
    /// Why the game ended; none while it goes on.
    pub reason: Option<EndReason>,
    /// The points of both sides in the final position.
    pub score: Option<BySeat<Points>>,
    /// The final position as text.
    pub final_position: Option<String>,
    /// The first fault of a malformed or illegal record.
    pub fault: Option<Fault>,
}

/// The verifier's answer in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Every move is legal, and the result is the one claimed, by rule or by an allowed act.
    Verified,
    /// Every move is legal, the game is not over, and no result is claimed.
    Unfinished,
    /// Every move is legal, and the claim is not what they give.
    ResultMismatch,
    /// A move breaks a rule.
    Illegal,
    /// Not a record, or text that has not the shape of this game's moves.
    Malformed,
}

impl Status {
    /// All answers, the best first.
    pub const ALL: [Self; 5] = [
        Self::Verified,
        Self::Unfinished,
        Self::ResultMismatch,
        Self::Illegal,
        Self::Malformed,
    ];

    /// A word for machines and people alike; it stays the same from release to release.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Unfinished => "unfinished",
            Self::ResultMismatch => "result-mismatch",
            Self::Illegal => "illegal",
            Self::Malformed => "malformed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Reads a record and replays it.
///
/// The first fault is the answer: size, encoding and tags are judged before the movetext, and
/// that from left to right, each move as a whole, its shape before the rules.
#[must_use]
pub fn verify(bytes: &[u8]) -> Verdict {
    match Record::parse(bytes) {
        Ok(record) => record.verify(),
        Err(fault) => Verdict::of_fault(None, fault),
    }
}

impl Record {
    /// Replays the record.
    #[must_use]
    pub fn verify(&self) -> Verdict {
        self.spec().visit(Verifying(self))
    }
}

struct Verifying<'r>(&'r Record);

impl Visitor for Verifying<'_> {
    type Output = Verdict;

    fn visit<P: Position>(self, rules: P::Rules) -> Verdict {
        let record = self.0;
        let mut walk = Walk::<P>::new(record, rules);
        loop {
            match walk.advance() {
                Ok(Some(_)) => {}
                Ok(None) => return judge(record, &walk.position, walk.plies),
                Err(fault) => return Verdict::of_fault(Some(record.spec().clone()), fault),
            }
        }
    }
}

fn judge<P: Position>(record: &Record, position: &P, plies: u32) -> Verdict {
    let ending = position.ending();
    let (status, result) = match ending {
        Some(ending) => judge_finished(record.claim(), ending.outcome.into()),
        None => judge_open(record.claim(), record.termination()),
    };
    let reason = match (ending, status) {
        (Some(ending), _) => Some(ending.reason),
        (None, Status::Verified) => record.termination().reason(),
        (None, _) => None,
    };
    Verdict {
        status,
        game: Some(record.spec().clone()),
        plies: Some(plies),
        result: Some(result),
        reason,
        score: Some(position.score()),
        final_position: Some(position.to_string()),
        fault: None,
    }
}

/// docs/spec/game-record.md §5.2: whatever the termination, the rules have decided.
fn judge_finished(claim: Claim, given: Claim) -> (Status, Claim) {
    let status = if claim == given {
        Status::Verified
    } else {
        Status::ResultMismatch
    };
    (status, given)
}

/// docs/spec/game-record.md §5.3: a game that is not over ends by an act, or not at all.
fn judge_open(claim: Claim, termination: Termination) -> (Status, Claim) {
    match (claim, termination) {
        (Claim::Open, _) => (Status::Unfinished, Claim::Open),
        (_, Termination::Normal) | (Claim::Draw, Termination::Resignation) => {
            (Status::ResultMismatch, Claim::Open)
        }
        _ => (Status::Verified, claim),
    }
}

impl Verdict {
    fn of_fault(game: Option<Spec>, fault: Fault) -> Self {
        let status = if fault.is_illegal_move() {
            Status::Illegal
        } else {
            Status::Malformed
        };
        Self {
            status,
            game,
            plies: None,
            result: None,
            reason: None,
            score: None,
            final_position: None,
            fault: Some(fault),
        }
    }
}
