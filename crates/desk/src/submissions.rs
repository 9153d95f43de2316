//! Results from the table: handed in, confirmed, disputed, and counting once the policy is met.

use chrono::{DateTime, Utc};
use domain::audit::{Act, AnswerFacts, SubmissionFacts};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::results::{
    Accepted, Decision, Ending, FaultyRecord, Proposed, Reason, Recorded, RecordedOutcome, Refused,
    Sitting, only_ending,
};
use domain::submissions::{
    Answer, HandedIn, MOST_ANSWERS, MOST_VERSIONS, Policy, Submission, Version, policy_of, standing,
};
use domain::tournaments::Stage;
use domain::{EntryId, EventId, SubmissionId, TournamentId};
use store::submissions::NewSubmission;
use store::{Db, Stored, submissions, tournaments};

use super::results::{At, Source, judge, put, sitting};
use super::{Actor, Guest, calls};

/// Why nothing was handed in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotHandedIn {
    #[error("there is no such board")]
    Gone,
    /// A player hands in at their own board only.
    #[error("it is not the own board")]
    NotTheirs,
    /// From here on an arbiter decides.
    #[error("the board has a result")]
    Decided,
    #[error("the game is played by link, and its result counts by itself")]
    ByLink,
    /// An arbiter hears the next one.
    #[error("{MOST_VERSIONS} versions of the result were handed in already")]
    TooMany,
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// What became of something that was handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Became {
    /// The result counts.
    Counts,
    /// It waits for the other player, or for an arbiter.
    Waits,
    /// The players do not agree.
    Disputed,
    /// The result counted already and says something else: an arbiter looks at it.
    Late,
}

/// Hands in a result, in place of what the same player or the tablets had handed in.
pub fn hand_in(
    db: &mut Db,
    guest: &Guest,
    at: At,
    proposed: &Proposed,
) -> Stored<Result<Became, NotHandedIn>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotHandedIn::Gone));
    };
    let Some(by) = Word::of(&board, guest.bearer) else {
        return Ok(Err(NotHandedIn::NotTheirs));
    };
    if board.waits_for_link() {
        return Ok(Err(NotHandedIn::ByLink));
    }
    if board.decided().is_some() {
        return hand_in_late(db, guest, (board, by), proposed);
    }
    let (accepted, faulty) = match accept(db, guest, &board, proposed)? {
        Ok(accepted) => accepted,
        Err(refused) => return Ok(Err(refused.into())),
    };
    match version(&board, by, (&accepted, faulty.as_deref())) {
        Version::Same => {}
        Version::New => add(db, guest, &board, (by.player(), accepted, faulty))?,
        Version::TooMany => return Ok(Err(NotHandedIn::TooMany)),
    }
    settle(db, guest, at).map(Ok)
}

fn version(board: &Sitting, by: Word, what: (&Accepted, Option<&str>)) -> Version {
    Version::of((&board.submissions, &board.pending()), by.player(), what)
}

/// What comes after the result counts is kept if it says something else: a phone may have had no network. It
/// settles nothing.
fn hand_in_late(
    db: &mut Db,
    guest: &Guest,
    (board, by): (Sitting, Word),
    proposed: &Proposed,
) -> Stored<Result<Became, NotHandedIn>> {
    let (counts, by) = (board.decided().map(|result| result.decision), by.player());
    // Whoever thinks better of it takes back what waits for an arbiter.
    let waits = board.late().iter().any(|one| one.by == by);
    // It is read as it would have been in time.
    let open = Sitting { history: Vec::new(), ..board };
    let (accepted, faulty) = match accept(db, guest, &open, proposed)? {
        Ok(accepted) => accepted,
        Err(refused) => return Ok(Err(refused.into())),
    };
    let says = |decision: Decision| (decision.outcome, decision.points);
    let is_running = open.tournament.stage == Stage::Running;
    let newest = open.submissions.iter().rev().find(|one| one.by == by && !one.is_dismissed);
    let is_said = newest.is_some_and(|one| says(one.decision) == says(accepted.decision));
    let is_same = counts.is_some_and(|counts| counts.outcome == accepted.decision.outcome);
    if !is_running || is_said || (is_same && !waits) {
        return Ok(Err(NotHandedIn::Decided));
    }
    if open.submissions.iter().filter(|one| one.by == by).count() >= MOST_VERSIONS {
        return Ok(Err(NotHandedIn::TooMany));
    }
    add(db, guest, &open, (by, accepted, faulty))?;
    Ok(Ok(Became::Late))
}

/// An arbiter has looked at what was handed in after the result counted, and keeps the result.
pub fn keep_result(db: &mut Db, actor: &Actor, at: At) -> Stored<Option<EventId>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(None);
    };
    let late: Vec<SubmissionId> = board.late().into_iter().map(|one| one.id).collect();
    if !late.is_empty() {
        submissions::dismiss(db, &late, (actor.account, actor.now))?;
        let act = Act::ResultKept { at: (&board.pairing).into(), submissions: late };
        actor.record(board.event.id, act);
    }
    Ok(Some(board.event.id))
}

/// What would be handed in: nothing is stored.
pub fn weigh(
    db: &mut Db,
    guest: &Guest,
    at: At,
    proposed: &Proposed,
) -> Stored<Result<Decision, NotHandedIn>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotHandedIn::Gone));
    };
    let Some(by) = Word::of(&board, guest.bearer) else {
        return Ok(Err(NotHandedIn::NotTheirs));
    };
    if board.waits_for_link() {
        return Ok(Err(NotHandedIn::ByLink));
    }
    if board.decided().is_some() {
        return Ok(Err(NotHandedIn::Decided));
    }
    let (accepted, faulty) = match accept(db, guest, &board, proposed)? {
        Ok(accepted) => accepted,
        Err(refused) => return Ok(Err(refused.into())),
    };
    if version(&board, by, (&accepted, faulty.as_deref())) == Version::TooMany {
        return Ok(Err(NotHandedIn::TooMany));
    }
    Ok(Ok(accepted.decision))
}

/// The result, with the moves that the rules refuse beside it, if somebody hands them in all the same.
fn accept(
    db: &mut Db,
    guest: &Guest,
    board: &Sitting,
    proposed: &Proposed,
) -> Stored<Result<(Accepted, Option<String>), Refused>> {
    let keeps_faulty = proposed.faulty_record == FaultyRecord::StoreUnproven;
    let proposed = as_handed_in(board, proposed);
    let refused = match judge(db, &guest.author(), board, &proposed)? {
        Ok(accepted) => return Ok(Ok((accepted, None))),
        Err(refused) => refused,
    };
    if !keeps_faulty || !refused.is_of_record() {
        return Ok(Err(refused));
    }
    let (record, submitted) = (None, None);
    let without = Proposed { record, submitted, ..proposed.clone() };
    let accepted = judge(db, &guest.author(), board, &without)?;
    Ok(accepted.map(|accepted| (accepted, proposed.record)))
}

/// What is wrong with a result that cannot be handed in anyway; perhaps nothing more.
pub fn complaints(db: &mut Db, guest: &Guest, at: At, proposed: &Proposed) -> Stored<NotHandedIn> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(NotHandedIn::Gone);
    };
    if Word::of(&board, guest.bearer).is_none() {
        return Ok(NotHandedIn::NotTheirs);
    }
    let proposed = as_handed_in(&board, proposed);
    let judged = judge(db, &guest.author(), &board, &proposed)?;
    Ok(NotHandedIn::Refused(judged.err().unwrap_or(Refused::For(Vec::new()))))
}

/// Whose word something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    Player(EntryId),
    /// Whoever stood before a tablet.
    Nobody,
}

impl Word {
    /// A player's at their own board, nobody's from a tablet of the tournament.
    fn of(board: &Sitting, bearer: Bearer) -> Option<Self> {
        match bearer {
            Bearer::Player(player) => {
                board.seat_of(player).map(|seat| Self::Player(board.players[seat].id))
            }
            Bearer::Tablet(tournament) => {
                (tournament == board.tournament.id).then_some(Self::Nobody)
            }
        }
    }

    fn player(self) -> Option<EntryId> {
        match self {
            Self::Player(entry) => Some(entry),
            Self::Nobody => None,
        }
    }
}

/// What only staff may say stays theirs: absences, adjudications, moves that prove nothing.
fn as_handed_in(board: &Sitting, proposed: &Proposed) -> Proposed {
    let is_theirs = |ending: &Ending| !matches!(ending, Ending::Forfeit | Ending::Adjudication);
    let outcome = proposed
        .outcome
        .filter(|outcome| !matches!(outcome, RecordedOutcome::Neither | RecordedOutcome::Open));
    // Where the game knows one ending only, nobody has to say it.
    let only = outcome.and_then(|outcome| only_ending(&board.pairing.spec, outcome));
    Proposed {
        made_from: board.newest().map(|newest: &Recorded| newest.id),
        outcome,
        ending: only.or(proposed.ending).filter(is_theirs),
        faulty_record: FaultyRecord::Refuse,
        reason: None,
        ..proposed.clone()
    }
}

fn add(
    db: &mut Db,
    guest: &Guest,
    board: &Sitting,
    (by, accepted, faulty): (Option<EntryId>, Accepted, Option<String>),
) -> Stored<()> {
    let record = accepted.record.as_ref();
    let new = NewSubmission {
        pairing: board.pairing.id,
        by,
        replaces: board.submissions.iter().rev().find(|one| one.by == by).map(|one| one.id),
        decision: accepted.decision,
        record: record.map(|record| record.text.clone()),
        submitted: record.and_then(|record| record.submitted.clone()),
        proof: accepted.proof,
        faulty,
    };
    let submission = submissions::insert(db, &new, guest.times())?;
    let facts = SubmissionFacts {
        at: (&board.pairing).into(),
        submission,
        replaces: new.replaces,
        by,
        after: (&new.decision).into(),
        proof: new.proof,
    };
    guest.record(board.event.id, Act::ResultHandedIn(facts));
    Ok(())
}

/// Why an answer was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAnswered {
    #[error("there is no such board")]
    Gone,
    #[error("it is not the own board, or the own word")]
    NotTheirs,
    /// The other player has handed in something else meanwhile.
    #[error("it is not what stands there any more")]
    Overtaken,
    /// An arbiter hears the next one.
    #[error("it was answered {MOST_ANSWERS} times already")]
    TooMany,
}

/// Confirms or disputes what the other player has handed in.
pub fn answer(
    db: &mut Db,
    guest: &Guest,
    at: At,
    (id, answer): (SubmissionId, Answer),
) -> Stored<Result<Became, NotAnswered>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotAnswered::Gone));
    };
    let Some(Word::Player(by)) = Word::of(&board, guest.bearer) else {
        return Ok(Err(NotAnswered::NotTheirs));
    };
    if board.waits_for_link() {
        return Ok(Err(NotAnswered::Overtaken));
    }
    if let Some(counts) = board.decided() {
        let claim = board.submissions.iter().find(|one| one.id == id);
        if claim.is_none_or(|one| one.is_against(answer, counts.decision)) {
            // Nothing but an arbiter can change it any more.
            let _ = calls::call_to_board(db, guest, at)?;
            return Ok(Ok(Became::Late));
        }
        return Ok(Ok(Became::Counts));
    }
    let Some(one) = open_claim(&board, id) else {
        return Ok(Err(NotAnswered::Overtaken));
    };
    if one.by == Some(by) {
        return Ok(Err(NotAnswered::NotTheirs));
    }
    let given = submissions::answers(db, id, by)?;
    if !is_said_already(&board, by, (answer, given.last())) {
        if given.len() >= MOST_ANSWERS {
            return Ok(Err(NotAnswered::TooMany));
        }
        submissions::insert_answer(db, id, (by, answer), guest.times())?;
        let at_board = (&board.pairing).into();
        let facts = AnswerFacts { at: at_board, submission: id, by, answer };
        guest.record(board.event.id, Act::SubmissionAnswered(facts));
    }
    settle(db, guest, at).map(Ok)
}

/// Whether a player has given this answer last, and has handed in nothing since then.
fn is_said_already(
    board: &Sitting,
    by: EntryId,
    (answer, last): (Answer, Option<&(Answer, DateTime<Utc>)>),
) -> bool {
    let has_handed_in_since = |at: DateTime<Utc>| {
        let own = board.submissions.iter().filter(|one| one.by == Some(by));
        own.into_iter().any(|one| one.received_at > at)
    };
    last.is_some_and(|(given, at)| *given == answer && !has_handed_in_since(*at))
}

/// A submission that stands: it waits for a word, and nothing has replaced it.
fn open_claim(board: &Sitting, id: SubmissionId) -> Option<&Submission> {
    let all = standing(&board.pending());
    all.into_iter().find(|one| one.id == id && board.decided().is_none())
}

/// Has the result count if the policy of the round is met.
fn settle(db: &mut Db, guest: &Guest, at: At) -> Stored<Became> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Became::Waits);
    };
    let pending = board.pending();
    let handed_in = HandedIn::of(&pending);
    // Moves that the rules refuse are an arbiter's to read.
    let is_readable = standing(&pending).iter().all(|one| one.faulty.is_none());
    let Some(counting) = handed_in.counting(board.policy).filter(|_| is_readable) else {
        let is_disputed = matches!(handed_in, HandedIn::Disputed(..));
        return Ok(if is_disputed { Became::Disputed } else { Became::Waits });
    };
    let proposed = as_handed_in(&board, &counting.proposed());
    // What has changed since, such as a withdrawal, makes it an arbiter's.
    let Ok(accepted) = judge(db, &guest.author(), &board, &proposed)? else {
        return Ok(Became::Waits);
    };
    let by = Source { account: None, submission: Some(counting.id), now: guest.now };
    let (act, _) = put(db, by, &board, accepted)?;
    guest.record(board.event.id, act);
    Ok(Became::Counts)
}

/// Why a submission does not count by an arbiter's word.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotDecided {
    #[error("there is no such board")]
    Gone,
    #[error("it is not what stands there any more")]
    Overtaken,
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// An arbiter takes a submission as the result.
pub fn decide(
    db: &mut Db,
    actor: &Actor,
    at: At,
    (id, reason): (SubmissionId, Option<Reason>),
) -> Stored<Result<(), NotDecided>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotDecided::Gone));
    };
    let Some(one) = open_claim(&board, id) else {
        return Ok(Err(NotDecided::Overtaken));
    };
    let proposed = Proposed { reason, ..as_handed_in(&board, &one.proposed()) };
    let accepted = match judge(db, &actor.into(), &board, &proposed)? {
        Ok(accepted) => accepted,
        Err(refused) => return Ok(Err(refused.into())),
    };
    let by = Source { account: Some(actor.account), submission: Some(id), now: actor.now };
    let (act, _) = put(db, by, &board, accepted)?;
    actor.record(board.event.id, act);
    Ok(Ok(()))
}

/// Says when results of a tournament count, from the first round on for which nothing was handed in.
pub fn set_policy(db: &mut Db, actor: &Actor, id: TournamentId, policy: Policy) -> Stored<()> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(());
    };
    let policies = submissions::policies(db, id)?;
    let from_round = submissions::first_untouched_round(db, id)?;
    let before = policy_of(&policies, from_round);
    if before == policy {
        return Ok(());
    }
    submissions::set_policy(db, id, (from_round, policy))?;
    let act = Act::PolicyChanged { tournament: id, from_round, before, after: policy };
    actor.record(tournament.event, act);
    Ok(())
}
