//! Whether a game record proves a result.

use rules::record::tag_line;
use rules::{
    BySeat, Claim, Fault, FaultKind, Game, MovetextFault, Points, Record, Seat, Spec, Status,
    Termination, Verdict,
};

use super::belonging::{self, Twin};
use super::decision::{Context, Way};
use super::{Ending, Outcome};
use crate::domain::names::is_invisible;

/// What the tags of a record say of the occasion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// The event's name.
    pub event: String,
    /// The round, from 1.
    pub round: u16,
    /// The players' names.
    pub players: BySeat<String>,
}

/// Why a record does not prove a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    #[error("an invisible control character in line {line}, column {column}")]
    Control { line: u32, column: u32 },
    #[error("nothing was played in a forfeit, so there is no record of it")]
    OfForfeit,
    #[error("the rules of this game are not played here, so no record proves anything")]
    OfOtherGame,
    #[error("{0}")]
    Fault(#[from] Fault),
    #[error("a game of {written}, expected {expected}")]
    OtherGame { written: Spec, expected: Spec },
    #[error("the record names {written}, not {expected}, in the seat of the {seat:?}")]
    OtherPlayer { seat: Seat, written: String, expected: String },
    #[error("the record has the players the other way round; here {first} is first")]
    SeatsSwapped { first: String },
    #[error("the same moves prove the result of round {}, board {}", .0.round, .0.board)]
    SameMoves(Twin),
    #[error("a record cannot say that both lose")]
    BothLose,
    #[error("the record claims no result")]
    ClaimsNothing,
    #[error("the record claims {written}, which is not what was entered")]
    OtherResult { written: Claim },
    #[error("the record says that the game ended by {written}, which is not what was entered")]
    OtherEnding { written: Termination },
    #[error("by these moves the game is over, and the result is {result}")]
    RulesGive { result: Claim },
    #[error("by these moves the game is not over")]
    NotOver,
    #[error("by these moves the points are {}-{}", score.first, score.second)]
    OtherPoints { score: BySeat<Points> },
}

impl RecordProblem {
    /// Whether an arbiter may store the record all the same.
    #[must_use]
    pub fn can_be_stored(&self) -> bool {
        match self {
            Self::Control { .. } | Self::OfForfeit | Self::OfOtherGame => false,
            Self::Fault(fault) => !is_unreadable(&fault.kind),
            Self::OtherGame { .. }
            | Self::OtherPlayer { .. }
            | Self::SeatsSwapped { .. }
            | Self::SameMoves(_)
            | Self::BothLose
            | Self::ClaimsNothing
            | Self::OtherResult { .. }
            | Self::OtherEnding { .. }
            | Self::RulesGive { .. }
            | Self::NotOver
            | Self::OtherPoints { .. } => true,
        }
    }
}

fn is_unreadable(kind: &FaultKind) -> bool {
    match kind {
        FaultKind::TooLarge { .. } | FaultKind::NotUtf8 => true,
        FaultKind::Tag(_)
        | FaultKind::Movetext(_)
        | FaultKind::Shape(_)
        | FaultKind::Illegal(_) => false,
    }
}

/// A record beside a result.
pub(super) struct Examined {
    /// The record as it is to be stored: one that anybody can verify alone.
    pub(super) whole: String,
    /// The points of the final position.
    pub(super) score: Option<BySeat<Points>>,
    /// Why it proves nothing; empty if it does.
    pub(super) problems: Vec<RecordProblem>,
}

/// Replays a record and holds it against the result.
pub(super) fn examine(
    text: &str,
    context: &Context<'_>,
    way: Option<Way>,
    points: BySeat<Option<Points>>,
) -> Examined {
    let whole = if is_tagged(text) { text.to_owned() } else { with_tags(text, context, way) };
    let mut examined = Examined { whole, score: None, problems: Vec::new() };
    if let Some(problem) = unreadable(text).or_else(|| too_large(&examined.whole)) {
        examined.problems.push(problem);
        return examined;
    }
    if way.is_some_and(|way| way.ending == Ending::Forfeit) {
        examined.problems.push(RecordProblem::OfForfeit);
        return examined;
    }
    let Some(game) = context.spec.game() else {
        examined.problems.push(RecordProblem::OfOtherGame);
        return examined;
    };
    match read(text, game, way) {
        Ok(record) => examined.judge(&record, context, way, points),
        Err(fault) => examined.problems.push(fault.into()),
    }
    examined
}

/// What cannot be a game record, whatever the game: a control character, text that was not
/// UTF-8 when it was sent.
#[must_use]
pub fn unreadable(text: &str) -> Option<RecordProblem> {
    let text = without_bom(text);
    let (mut line, mut column) = (1, 1);
    for letter in text.chars() {
        match letter {
            '\n' => (line, column) = (line + 1, 0),
            '\r' | '\t' => {}
            char::REPLACEMENT_CHARACTER => {
                return Some(RecordProblem::Fault(Fault {
                    ply: None,
                    token: None,
                    line: Some(line),
                    column: Some(column),
                    kind: FaultKind::NotUtf8,
                }));
            }
            letter if is_invisible(letter) => {
                return Some(RecordProblem::Control { line, column });
            }
            _ => {}
        }
        column += 1;
    }
    None
}

/// What is too large to be a game record.
#[must_use]
pub fn too_large(text: &str) -> Option<RecordProblem> {
    let bytes = text.len();
    let fault = Fault {
        ply: None,
        token: None,
        line: None,
        column: None,
        kind: FaultKind::TooLarge { bytes },
    };
    (bytes > Record::MOST_BYTES).then_some(RecordProblem::Fault(fault))
}

fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// No move of any game begins with a bracket.
pub(super) fn is_tagged(text: &str) -> bool {
    without_bom(text).trim_start().starts_with('[')
}

pub(super) fn read(text: &str, game: Game, way: Option<Way>) -> Result<Record, Fault> {
    if is_tagged(text) {
        return Record::parse(text.as_bytes());
    }
    let (claim, termination) = claimed(way);
    Record::from_movetext(game, claim, termination, text)
}

/// What a whole record says of its result, if it says who won.
pub(super) fn told(text: &str) -> Option<Way> {
    let record = Record::parse(text.as_bytes()).ok().filter(|_| is_tagged(text))?;
    let outcome = match record.claim() {
        Claim::FirstWins => Outcome::First,
        Claim::SecondWins => Outcome::Second,
        Claim::Draw => Outcome::Draw,
        Claim::Open => return None,
    };
    let ending = match record.termination() {
        Termination::Normal => Ending::Played,
        Termination::Resignation => Ending::Resignation,
        Termination::TimeForfeit => Ending::Time,
        Termination::Adjudication => Ending::Adjudication,
        Termination::Agreement => Ending::Agreement,
    };
    Some(Way { outcome, ending })
}

/// What a record of this result claims; as long as nobody said what it is, nothing.
fn claimed(way: Option<Way>) -> (Claim, Termination) {
    let claim = way.and_then(|way| claim(way.outcome));
    let termination = way.and_then(|way| termination(way.ending));
    (claim.unwrap_or(Claim::Open), termination.unwrap_or_default())
}

fn claim(outcome: Outcome) -> Option<Claim> {
    match outcome {
        Outcome::First => Some(Claim::FirstWins),
        Outcome::Second => Some(Claim::SecondWins),
        Outcome::Draw => Some(Claim::Draw),
        Outcome::Neither | Outcome::Open => None,
    }
}

fn termination(ending: Ending) -> Option<Termination> {
    match ending {
        Ending::Played => Some(Termination::Normal),
        Ending::Resignation => Some(Termination::Resignation),
        Ending::Time => Some(Termination::TimeForfeit),
        Ending::Adjudication => Some(Termination::Adjudication),
        Ending::Agreement => Some(Termination::Agreement),
        Ending::Forfeit | Ending::Unrated | Ending::Open => None,
    }
}

/// Bare moves with the tags that make a whole record of them.
fn with_tags(moves: &str, context: &Context<'_>, way: Option<Way>) -> String {
    let (claim, termination) = claimed(way);
    let (spec, heading) = (context.spec, context.heading);
    let tags = [
        ("Event", heading.event.clone()),
        ("Round", heading.round.to_string()),
        (spec.side_name(Seat::First), heading.players[Seat::First].clone()),
        (spec.side_name(Seat::Second), heading.players[Seat::Second].clone()),
        ("Game", spec.to_string()),
        ("Result", claim.to_string()),
        ("Termination", termination.to_string()),
    ];
    let tags = tags.map(|(name, value)| tag_line(name, &value));
    format!("{}\n{}", tags.concat(), without_bom(moves))
}

impl Examined {
    fn judge(
        &mut self,
        record: &Record,
        context: &Context<'_>,
        way: Option<Way>,
        points: BySeat<Option<Points>>,
    ) {
        if Some(record.game()) != context.spec.game() {
            self.problems.push(RecordProblem::OtherGame {
                written: record.game().into(),
                expected: context.spec.clone(),
            });
            return;
        }
        self.problems.extend(belonging::player_problems(record, context.heading));
        self.problems.extend(context.twin.map(RecordProblem::SameMoves));
        let verdict = record.verify();
        let is_own = record.tags().next().is_none();
        self.problems.extend(moves_problem(&verdict, way, is_own));
        if verdict.fault.is_some() {
            return;
        }
        if let Some(way) = way {
            self.problems.extend(claim_problems(record, &verdict, way, is_own));
        }
        self.score = verdict.score;
        if let Some(score) = verdict.score {
            let is_other = |seat| points[seat].is_some_and(|points| points != score[seat]);
            if Seat::ALL.into_iter().any(is_other) {
                self.problems.push(RecordProblem::OtherPoints { score });
            }
        }
    }
}

/// What is wrong with the moves themselves. As long as nobody said who won, bare moves cannot
/// contradict it.
fn moves_problem(verdict: &Verdict, way: Option<Way>, is_own: bool) -> Option<RecordProblem> {
    let fault = verdict.fault.clone()?;
    let is_about_result =
        matches!(fault.kind, FaultKind::Movetext(MovetextFault::ResultDisagrees { .. }));
    let is_untold = way.is_none() && is_own && is_about_result;
    (!is_untold).then_some(RecordProblem::Fault(fault))
}

/// Where the record, all its moves being legal, says something else than the form.
fn claim_problems(
    record: &Record,
    verdict: &Verdict,
    way: Way,
    is_own: bool,
) -> Vec<RecordProblem> {
    let Some(claim) = claim(way.outcome) else {
        return vec![RecordProblem::BothLose];
    };
    let mut problems = Vec::new();
    let (written, ended) = (record.claim(), record.termination());
    let is_other_ending = !is_own && termination(way.ending) != Some(ended);
    if !is_own && written != claim && written != Claim::Open {
        problems.push(RecordProblem::OtherResult { written });
    }
    if is_other_ending {
        problems.push(RecordProblem::OtherEnding { written: ended });
    }
    match (verdict.status, verdict.result) {
        (Status::Unfinished, _) => problems.push(RecordProblem::ClaimsNothing),
        (Status::ResultMismatch, Some(Claim::Open) | None) if !is_other_ending => {
            problems.push(RecordProblem::NotOver);
        }
        (Status::ResultMismatch, Some(result)) if result != Claim::Open => {
            problems.push(RecordProblem::RulesGive { result });
        }
        _ => {}
    }
    problems
}
