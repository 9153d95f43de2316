//! The verifier: are the moves legal, and is the result theirs?

use std::{collections::HashMap, fmt};

use crate::{
    BySeat, Claim, EndReason, Ending, Fault, Game, Points, Record, Termination,
    game::Position,
    games::{Listed, Visitor},
    walk::Walk,
};

/// The answer to a record: docs/spec/game-record.md §5.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The answer in a word.
    pub status: Status,
    /// The game, if the tags say which.
    pub game: Option<Game>,
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
    /// The first ply after which a position has occurred for the third time, with the same side to
    /// move; only in games that [report it](Position::REPORTS_REPETITION).
    pub repetition: Option<u32>,
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
    pub const ALL: [Self; 5] =
        [Self::Verified, Self::Unfinished, Self::ResultMismatch, Self::Illegal, Self::Malformed];

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
/// that from left to right, each move as a whole, its shape before the rules. Source:
/// `docs/spec/game-record.md` §5.
///
/// ```
/// use rules::{Status, verify};
///
/// let tags = "[Game \"bohnenspiel\"]\n[Result \"*\"]\n\n";
/// let verdict = verify(format!("{tags}1. C e *").as_bytes());
/// assert_eq!((verdict.status, verdict.plies), (Status::Unfinished, Some(2)));
///
/// let verdict = verify(format!("{tags}1. C E *").as_bytes());
/// assert_eq!(verdict.status, Status::Illegal);
/// assert_eq!(verdict.fault.and_then(|fault| fault.ply), Some(2));
/// ```
#[must_use]
pub fn verify(bytes: &[u8]) -> Verdict {
    match Record::parse(bytes) {
        Ok(record) => record.verify(),
        Err(fault) => Verdict::of_fault(None, fault),
    }
}

impl Record {
    /// Replays the record and judges its moves and its claim, as [`verify()`](crate::verify) does.
    #[must_use]
    pub fn verify(&self) -> Verdict {
        self.game().visit(Verifying { record: self, moves: None })
    }
}

/// A record and what the rules make of it: read once, replayed once.
///
/// ```
/// use rules::{Record, Status, VerifiedGame};
///
/// let text = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 c30! *\n";
/// let game = VerifiedGame::of(Record::parse(text.as_bytes())?);
/// assert_eq!(game.verdict().status, Status::Unfinished);
/// assert_eq!(game.moves(), ["C30", "c30"]);
/// # Ok::<(), rules::Fault>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedGame {
    record: Record,
    verdict: Verdict,
    moves: Vec<String>,
}

impl VerifiedGame {
    /// Replays a record.
    #[must_use]
    pub fn of(record: Record) -> Self {
        let mut moves = Vec::new();
        let verdict = record.game().visit(Verifying { record: &record, moves: Some(&mut moves) });
        Self { record, verdict, moves }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the rules say of it.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Its moves in canonical notation, as far as they are legal.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        &self.moves
    }
}

struct Verifying<'r> {
    record: &'r Record,
    /// Where the moves are written down, if somebody asks for them.
    moves: Option<&'r mut Vec<String>>,
}

impl Visitor for Verifying<'_> {
    type Output = Verdict;

    fn visit<P: Listed>(mut self, rules: P::Rules) -> Verdict {
        let record = self.record;
        let mut walk = Walk::<P>::new(record, rules);
        let mut occurrences = Occurrences::default();
        loop {
            occurrences.note(&walk);
            match walk.advance() {
                Ok(Some(played)) => {
                    if let Some(moves) = &mut self.moves {
                        moves.push(played.mv.to_string());
                    }
                }
                Ok(None) => {
                    let verdict = judge(record, &walk.position, walk.plies);
                    return Verdict { repetition: occurrences.third, ..verdict };
                }
                Err(fault) => return Verdict::of_fault(Some(record.game()), fault),
            }
        }
    }
}

/// How often each position has occurred: docs/spec/game-record.md §5.6.
struct Occurrences<P> {
    counts: HashMap<P, u32>,
    /// The first ply after which a position had occurred for the third time.
    third: Option<u32>,
}

impl<P> Default for Occurrences<P> {
    fn default() -> Self {
        Self { counts: HashMap::new(), third: None }
    }
}

impl<P: Position> Occurrences<P> {
    fn note(&mut self, walk: &Walk<'_, P>) {
        if !P::REPORTS_REPETITION || self.third.is_some() {
            return;
        }
        let count = self.counts.entry(walk.position.clone()).or_default();
        *count += 1;
        if *count == 3 {
            self.third = Some(walk.plies);
        }
    }
}

/// The answer in a word to a record whose moves are legal and lead to `end`.
pub(crate) fn status<P: Position>(record: &Record, end: &P) -> Status {
    judge_end(record, end.ending()).0
}

fn judge_end(record: &Record, ending: Option<Ending>) -> (Status, Claim) {
    match ending {
        Some(ending) => judge_finished(record.claim(), ending.outcome.into()),
        None => judge_open(record.claim(), record.termination()),
    }
}

fn judge<P: Position>(record: &Record, position: &P, plies: u32) -> Verdict {
    let ending = position.ending();
    let (status, result) = judge_end(record, ending);
    let reason = match (ending, status) {
        (Some(ending), _) => Some(ending.reason),
        (None, Status::Verified) => record.termination().reason(),
        (None, _) => None,
    };
    Verdict {
        status,
        game: Some(record.game()),
        plies: Some(plies),
        result: Some(result),
        reason,
        score: Some(position.score()),
        final_position: Some(position.to_string()),
        repetition: None,
        fault: None,
    }
}

/// docs/spec/game-record.md §5.2: whatever the termination, the rules have decided.
fn judge_finished(claim: Claim, given: Claim) -> (Status, Claim) {
    let status = if claim == given { Status::Verified } else { Status::ResultMismatch };
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
    fn of_fault(game: Option<Game>, fault: Fault) -> Self {
        let status = if fault.is_illegal_move() { Status::Illegal } else { Status::Malformed };
        Self {
            status,
            game,
            plies: None,
            result: None,
            reason: None,
            score: None,
            final_position: None,
            repetition: None,
            fault: Some(fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The verdict on moves of `gbg:5` with the given result and termination.
    fn verdict(result: &str, termination: &str, moves: &str) -> Verdict {
        let tags = format!("[Game \"gbg:5\"]\n[Result \"{result}\"]\n");
        verify(format!("{tags}[Termination \"{termination}\"]\n\n{moves}").as_bytes())
    }

    fn check_open(claim: &str, termination: &str, status: Status, result: &str) {
        let verdict = verdict(claim, termination, "1. C30 c30");
        assert_eq!(verdict.status, status, "{claim} {termination}");
        assert_eq!(verdict.result.unwrap().to_string(), result, "{claim} {termination}");
    }

    fn check_fault(moves: &str, status: Status, complaint: &str) {
        let verdict = verdict("*", "normal", moves);
        assert_eq!(verdict.status, status, "{moves}");
        assert_eq!(verdict.fault.unwrap().to_string(), complaint, "{moves}");
    }

    #[test]
    fn a_game_that_is_not_over_needs_an_act_to_have_a_result() {
        for termination in Termination::ALL.map(Termination::as_str) {
            check_open("*", termination, Status::Unfinished, "*");
        }
        for claim in ["1-0", "0-1", "1/2-1/2"] {
            check_open(claim, "normal", Status::ResultMismatch, "*");
            check_open(claim, "adjudication", Status::Verified, claim);
            check_open(claim, "agreement", Status::Verified, claim);
            check_open(claim, "time forfeit", Status::Verified, claim);
        }
        check_open("1-0", "resignation", Status::Verified, "1-0");
        check_open("1/2-1/2", "resignation", Status::ResultMismatch, "*");
    }

    #[test]
    fn a_game_ended_by_an_act_names_the_act() {
        let reason = |result, termination| verdict(result, termination, "C30").reason;
        assert_eq!(reason("1-0", "time forfeit"), Some(EndReason::TimeForfeit));
        assert_eq!(reason("1-0", "normal"), None);
        assert_eq!(reason("*", "agreement"), None);
    }

    #[test]
    fn a_finished_game_has_the_result_of_its_rules_whatever_the_termination() {
        let position = "-,-,-,-,- 0000000000,-,-,-,- 54321 54321 S";
        let game: Game = "gbg:5".parse().unwrap();
        let end = crate::AnyPosition::parse(game, position).unwrap().ending().unwrap();
        assert_eq!(end.reason, EndReason::NoBeads);
        let given = end.outcome.into();
        assert_eq!(judge_finished(Claim::SecondWins, given), (Status::Verified, Claim::SecondWins));
        for claim in [Claim::FirstWins, Claim::Draw, Claim::Open] {
            let mismatch = (Status::ResultMismatch, Claim::SecondWins);
            assert_eq!(judge_finished(claim, given), mismatch);
        }
    }

    #[test]
    fn a_verdict_tells_where_the_game_stands() {
        let verdict = verdict("*", "normal", "1. C30 c30 *");
        assert_eq!(verdict.plies, Some(2));
        let end = "50,40,-,320,100 50,40,-,320,100 - - S";
        assert_eq!(verdict.final_position.as_deref(), Some(end));
        assert_eq!(verdict.game.unwrap().to_string(), "gbg:5");
        assert_eq!(verdict.score.unwrap().first, Points::from(0));
    }

    #[test]
    fn a_record_without_moves_is_a_record() {
        let verdict = verdict("1-0", "time forfeit", "");
        assert_eq!((verdict.status, verdict.plies), (Status::Verified, Some(0)));
    }

    #[test]
    fn the_first_fault_from_the_left_is_the_answer() {
        let empty = "line 5, column 5, ply 2, \"d30\": \
                     pit d holds 20, expected each of these beads once, in any order";
        check_fault("C30 d30 c30 {", Status::Illegal, empty);
        check_fault("C30 d30 e5=e6", Status::Illegal, empty);
        let shape = "line 5, column 5, ply 2, \"d3=\": \
                     expected a pit and its beads in the order sown, like C304";
        check_fault("C30 d3= d30", Status::Malformed, shape);
    }

    #[test]
    fn what_stands_in_place_of_a_move_has_its_ply() {
        let variation = "a variation is not read, expected a move number like (1) or 1.";
        let place = "line 5, column 5, ply 2, \"(\"";
        check_fault("C30 (c30)", Status::Malformed, &format!("{place}: {variation}"));
        let mark = "line 5, column 1, ply 1, \"!\": marks like ! and ? belong after a move";
        check_fault("! C30", Status::Malformed, mark);
        let comment = "line 5, column 5, \"{\": the comment has no end, expected }";
        check_fault("C30 {c30", Status::Malformed, comment);
    }

    #[test]
    fn a_result_agrees_with_the_tag_and_ends_the_record() {
        let disagrees = "line 5, column 5, \"1-0\": \
                         the moves end with 1-0, expected * as in the tag Result";
        check_fault("C30 1-0", Status::Malformed, disagrees);
        let after = "line 5, column 7, \"c30\": expected nothing after the result";
        check_fault("C30 * c30", Status::Malformed, after);
        let after = "line 5, column 7, \"{\": expected nothing after the result";
        check_fault("C30 * {", Status::Malformed, after);
    }

    #[test]
    fn a_fault_in_a_spaced_capture_is_shown_with_the_whole_move() {
        let complaint = "line 5, column 1, ply 1, \"C30 xd5\": \
                         no gem is captured indirectly here, expected none to be named";
        check_fault("C30 {why} xd5", Status::Illegal, complaint);
        let complaint = "line 5, column 5, ply 1, \"xQ\": \
                         expected captured gems after x, like xD55,E4,3";
        check_fault("C30 xQ", Status::Malformed, complaint);
    }
}
