//! What players and tablets hand in: only ever added to, as are the answers to it.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;
use domain::results::{Decision, Ending, Proof, RecordedOutcome, UNDONE};
use domain::submissions::{Answer, Policy, Submission};
use domain::{AccountId, ChoiceId, EntryId, PairingId, SubmissionId, TournamentId};

use super::games::{halves, score};
use super::schema::{
    dismissals, pairings, result_policies, results, submission_answers, submissions,
};
use super::{Db, StoreError, Stored, pies, small};

#[derive(Queryable)]
struct Row {
    id: i32,
    pairing_id: i32,
    entry_id: Option<i32>,
    replaces: Option<i32>,
    choice_id: Option<i32>,
    outcome: String,
    ending: String,
    first_points: Option<i32>,
    second_points: Option<i32>,
    record: Option<String>,
    submitted: Option<String>,
    proof: String,
    received_at: NaiveDateTime,
    faulty: Option<String>,
    entered_at: Option<NaiveDateTime>,
}

impl TryFrom<Row> for Submission {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let decision = Decision {
            outcome: RecordedOutcome::parse(&row.outcome)
                .ok_or_else(|| corrupt("submissions.outcome", &row.outcome))?,
            ending: Ending::parse(&row.ending)
                .ok_or_else(|| corrupt("submissions.ending", &row.ending))?,
            points: score(row.first_points, row.second_points)?,
        };
        Ok(Self {
            id: SubmissionId(row.id),
            pairing: PairingId(row.pairing_id),
            by: row.entry_id.map(EntryId),
            replaces: row.replaces.map(SubmissionId),
            choice: row.choice_id.map(ChoiceId),
            decision,
            record: row.record,
            submitted: row.submitted,
            proof: Proof::parse(&row.proof)
                .ok_or_else(|| corrupt("submissions.proof", &row.proof))?,
            received_at: row.received_at.and_utc(),
            entered_at: row.entered_at.map(|at| at.and_utc()),
            faulty: row.faulty,
            is_dismissed: false,
            answer: None,
        })
    }
}

/// A submission that is still to be stored.
#[derive(Debug, Clone)]
pub struct NewSubmission {
    pub pairing: PairingId,
    /// The player whose word it is; nobody's from a tablet.
    pub by: Option<EntryId>,
    /// What the same player, or a tablet, had handed in before.
    pub replaces: Option<SubmissionId>,
    pub decision: Decision,
    pub record: Option<String>,
    pub submitted: Option<String>,
    pub proof: Proof,
    /// Moves that the rules refuse.
    pub faulty: Option<String>,
}

/// When something was entered, and when it has arrived.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    /// By the clock of the browser, if it has said so.
    pub entered_at: Option<DateTime<Utc>>,
    pub received_at: DateTime<Utc>,
}

/// Adds a submission, by the seats as they are now.
pub fn insert(db: &mut Db, new: &NewSubmission, times: Times) -> Stored<SubmissionId> {
    let points = new.decision.points.as_ref();
    let choice = pies::choice_of(db, new.pairing)?;
    let id = diesel::insert_into(submissions::table)
        .values((
            submissions::pairing_id.eq(new.pairing.0),
            submissions::entry_id.eq(new.by.map(|id| id.0)),
            submissions::replaces.eq(new.replaces.map(|id| id.0)),
            submissions::choice_id.eq(choice.map(|id| id.0)),
            submissions::outcome.eq(new.decision.outcome.as_str()),
            submissions::ending.eq(new.decision.ending.as_str()),
            submissions::first_points.eq(points.map(|points| halves(points.first))),
            submissions::second_points.eq(points.map(|points| halves(points.second))),
            submissions::record.eq(&new.record),
            submissions::submitted.eq(&new.submitted),
            submissions::proof.eq(new.proof.as_str()),
            submissions::received_at.eq(times.received_at.naive_utc()),
            submissions::entered_at.eq(times.entered_at.map(|at| at.naive_utc())),
            submissions::faulty.eq(&new.faulty),
        ))
        .returning(submissions::id)
        .get_result(db)?;
    Ok(SubmissionId(id))
}

/// Adds what the other player says to a submission.
pub fn insert_answer(
    db: &mut Db,
    id: SubmissionId,
    (by, answer): (EntryId, Answer),
    times: Times,
) -> Stored<()> {
    diesel::insert_into(submission_answers::table)
        .values((
            submission_answers::submission_id.eq(id.0),
            submission_answers::entry_id.eq(by.0),
            submission_answers::answer.eq(answer.as_str()),
            submission_answers::received_at.eq(times.received_at.naive_utc()),
            submission_answers::entered_at.eq(times.entered_at.map(|at| at.naive_utc())),
        ))
        .execute(db)?;
    Ok(())
}

/// What a player has said to a submission, the last answer last.
pub fn answers(db: &mut Db, id: SubmissionId, by: EntryId) -> Stored<Vec<(Answer, DateTime<Utc>)>> {
    let rows = submission_answers::table
        .filter(submission_answers::submission_id.eq(id.0))
        .filter(submission_answers::entry_id.eq(by.0))
        .order(submission_answers::id)
        .select((submission_answers::answer, submission_answers::received_at))
        .load::<(String, NaiveDateTime)>(db)?;
    rows.into_iter().map(|(word, at)| Ok((answer(&word)?, at.and_utc()))).collect()
}

fn answer(word: &str) -> Stored<Answer> {
    Answer::parse(word).ok_or_else(|| StoreError::corrupt("submission_answers.answer", word))
}

/// Notes that an arbiter has kept the result in spite of these.
pub fn dismiss(
    db: &mut Db,
    ids: &[SubmissionId],
    (by, now): (AccountId, DateTime<Utc>),
) -> Stored<()> {
    for id in ids {
        diesel::insert_into(dismissals::table)
            .values((
                dismissals::submission_id.eq(id.0),
                dismissals::account_id.eq(by.0),
                dismissals::dismissed_at.eq(now.naive_utc()),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Everything handed in for a board, in its order, each with the newest answer.
pub fn of_board(db: &mut Db, pairing: PairingId) -> Stored<Vec<Submission>> {
    let rows = submissions::table
        .filter(submissions::pairing_id.eq(pairing.0))
        .order(submissions::id)
        .load::<Row>(db)?;
    with_answers(db, rows)
}

/// What was handed in for boards of tournaments since their last result, by board.
pub fn awaiting(
    db: &mut Db,
    tournaments: &[TournamentId],
) -> Stored<HashMap<PairingId, Vec<Submission>>> {
    let ids = tournaments.iter().map(|id| id.0);
    // As `domain::results::settled_at` does: what was undone has settled nothing.
    let undo = diesel::alias!(results as undo);
    let is_undone = undo
        .filter(undo.field(results::replaces).eq(results::id.nullable()))
        .filter(undo.field(results::outcome).eq(RecordedOutcome::Open.as_str()))
        .filter(undo.field(results::reason).eq(UNDONE));
    let is_undo =
        results::outcome.eq(RecordedOutcome::Open.as_str()).and(results::reason.eq(UNDONE));
    let since = results::table
        .filter(results::pairing_id.eq(submissions::pairing_id))
        .filter(results::recorded_at.ge(submissions::received_at))
        .filter(is_undo.is_null().or(not(is_undo.assume_not_null())))
        .filter(not(exists(is_undone)));
    let is_dismissed = dismissals::table.filter(dismissals::submission_id.eq(submissions::id));
    let rows = submissions::table
        .inner_join(pairings::table.on(pairings::id.eq(submissions::pairing_id)))
        .filter(pairings::tournament_id.eq_any(ids))
        .filter(pairings::unpublished_at.is_null())
        .filter(not(exists(since)))
        .filter(not(exists(is_dismissed)))
        .order(submissions::id)
        .select(submissions::all_columns)
        .load::<Row>(db)?;
    let mut boards: HashMap<PairingId, Vec<Submission>> = HashMap::new();
    for submission in with_answers(db, rows)? {
        boards.entry(submission.pairing).or_default().push(submission);
    }
    Ok(boards)
}

fn with_answers(db: &mut Db, rows: Vec<Row>) -> Stored<Vec<Submission>> {
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    let answers = submission_answers::table
        .filter(submission_answers::submission_id.eq_any(&ids))
        .order(submission_answers::id)
        .select((
            submission_answers::submission_id,
            submission_answers::answer,
            submission_answers::received_at,
        ))
        .load::<(i32, String, NaiveDateTime)>(db)?;
    let dismissed = dismissals::table
        .filter(dismissals::submission_id.eq_any(&ids))
        .select(dismissals::submission_id)
        .load::<i32>(db)?;
    let mut newest = HashMap::new();
    for (id, word, at) in answers {
        newest.insert(SubmissionId(id), (answer(&word)?, at.and_utc()));
    }
    let submission = |row: Row| {
        let one = Submission::try_from(row)?;
        let answer = newest.get(&one.id).copied();
        let is_dismissed = dismissed.contains(&one.id.0);
        Ok(Submission { answer, is_dismissed, ..one })
    };
    rows.into_iter().map(submission).collect()
}

/// From which round on results of a tournament count when.
pub fn policies(db: &mut Db, tournament: TournamentId) -> Stored<Vec<(u16, Policy)>> {
    let rows = result_policies::table
        .filter(result_policies::tournament_id.eq(tournament.0))
        .order(result_policies::from_round)
        .select((result_policies::from_round, result_policies::policy))
        .load::<(i32, String)>(db)?;
    let policy = |(round, word): (i32, String)| {
        let policy = Policy::parse(&word)
            .ok_or_else(|| StoreError::corrupt("result_policies.policy", &word))?;
        Ok((small("result_policies.from_round", round)?, policy))
    };
    rows.into_iter().map(policy).collect()
}

/// The first round of which no board, nor any of a round after it, has a result or something handed in.
pub fn first_untouched_round(db: &mut Db, tournament: TournamentId) -> Stored<u16> {
    let here = pairings::table.filter(pairings::tournament_id.eq(tournament.0));
    let handed_in = here
        .inner_join(submissions::table.on(submissions::pairing_id.eq(pairings::id)))
        .select(max(pairings::round))
        .first::<Option<i32>>(db)?;
    let decided = here
        .inner_join(results::table.on(results::pairing_id.eq(pairings::id)))
        .select(max(pairings::round))
        .first::<Option<i32>>(db)?;
    small("pairings.round", handed_in.max(decided).unwrap_or(0) + 1)
}

/// Says when results count from a round on.
pub fn set_policy(
    db: &mut Db,
    tournament: TournamentId,
    (from_round, policy): (u16, Policy),
) -> Stored<()> {
    let later = result_policies::table
        .filter(result_policies::tournament_id.eq(tournament.0))
        .filter(result_policies::from_round.ge(i32::from(from_round)));
    diesel::delete(later).execute(db)?;
    diesel::insert_into(result_policies::table)
        .values((
            result_policies::tournament_id.eq(tournament.0),
            result_policies::from_round.eq(i32::from(from_round)),
            result_policies::policy.eq(policy.as_str()),
        ))
        .execute(db)?;
    Ok(())
}

/// Deletes what was handed in for boards that are gone for good, once their results are.
pub(super) fn delete_of(db: &mut Db, boards: &[i32]) -> Stored<()> {
    let there = submissions::table.filter(submissions::pairing_id.eq_any(boards));
    let ids: Vec<i32> = there.select(submissions::id).load(db)?;
    let answers = submission_answers::table.filter(submission_answers::submission_id.eq_any(&ids));
    diesel::delete(answers).execute(db)?;
    diesel::delete(submissions::table.filter(submissions::id.eq_any(&ids))).execute(db)?;
    Ok(())
}
