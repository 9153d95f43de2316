//! Results: only ever added to.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{count_star, exists, not, select};
use diesel::prelude::*;
use domain::results::{
    Decision, Earlier, Ending, Neighbour, Proof, Reason, Recorded, RecordedOutcome,
};
use domain::standings::Results;
use domain::{
    AccountId, ChoiceId, GameId, PairingId, PlayerId, ResultId, SubmissionId, TournamentId,
};

use super::games::{halves, score};
use super::schema::{entries, pairings, results};
use super::{Db, StoreError, Stored, merges, pies, small};

#[derive(Queryable)]
struct Row {
    id: i32,
    pairing_id: i32,
    replaces: Option<i32>,
    outcome: String,
    ending: String,
    first_points: Option<i32>,
    second_points: Option<i32>,
    game_id: Option<i32>,
    proof: String,
    reason: Option<String>,
    recorded_at: NaiveDateTime,
    recorded_by: Option<i32>,
    choice_id: Option<i32>,
    submission_id: Option<i32>,
}

impl TryFrom<Row> for Recorded {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let decision = Decision {
            outcome: RecordedOutcome::parse(&row.outcome)
                .ok_or_else(|| corrupt("results.outcome", &row.outcome))?,
            ending: Ending::parse(&row.ending)
                .ok_or_else(|| corrupt("results.ending", &row.ending))?,
            points: score(row.first_points, row.second_points)?,
        };
        Ok(Self {
            id: ResultId(row.id),
            pairing: PairingId(row.pairing_id),
            replaces: row.replaces.map(ResultId),
            decision,
            game: row.game_id.map(GameId),
            proof: Proof::parse(&row.proof).ok_or_else(|| corrupt("results.proof", &row.proof))?,
            reason: row.reason,
            recorded_at: row.recorded_at.and_utc(),
            recorded_by: row.recorded_by.map(AccountId),
            submission: row.submission_id.map(SubmissionId),
            choice: row.choice_id.map(ChoiceId),
        })
    }
}

/// A result that is still to be stored.
#[derive(Debug, Clone)]
pub struct NewResult {
    /// The pairing it is about.
    pub pairing: PairingId,
    /// The result that it corrects.
    pub replaces: Option<ResultId>,
    /// What it says.
    pub decision: Decision,
    /// The record that came with it.
    pub game: Option<GameId>,
    /// What stands behind it.
    pub proof: Proof,
    /// Why it was corrected.
    pub reason: Option<Reason>,
    /// The account that recorded it; nobody where the players agreed, or the server has seen the game.
    pub by: Option<AccountId>,
    /// What was handed in and counts by this.
    pub submission: Option<SubmissionId>,
}

/// Adds a result, by the seats as they are now. The caller has looked, in the same transaction,
/// that `replaces` is the newest.
pub fn insert(db: &mut Db, new: &NewResult, now: DateTime<Utc>) -> Stored<ResultId> {
    let points = new.decision.points.as_ref();
    let choice = pies::choice_of(db, new.pairing)?;
    let id = diesel::insert_into(results::table)
        .values((
            results::pairing_id.eq(new.pairing.0),
            results::replaces.eq(new.replaces.map(|id| id.0)),
            results::outcome.eq(new.decision.outcome.as_str()),
            results::ending.eq(new.decision.ending.as_str()),
            results::first_points.eq(points.map(|points| halves(points.first))),
            results::second_points.eq(points.map(|points| halves(points.second))),
            results::game_id.eq(new.game.map(|id| id.0)),
            results::proof.eq(new.proof.as_str()),
            results::reason.eq(new.reason.as_ref().map(Reason::as_str)),
            results::recorded_at.eq(now.naive_utc()),
            results::recorded_by.eq(new.by.map(|id| id.0)),
            results::submission_id.eq(new.submission.map(|id| id.0)),
            results::choice_id.eq(choice.map(|id| id.0)),
        ))
        .returning(results::id)
        .get_result(db)?;
    Ok(ResultId(id))
}

/// The results of a pairing, the first one first; the last one counts.
pub fn history(db: &mut Db, pairing: PairingId) -> Stored<Vec<Recorded>> {
    let rows = results::table
        .filter(results::pairing_id.eq(pairing.0))
        .order(results::id)
        .load::<Row>(db)?;
    rows.into_iter().map(Recorded::try_from).collect()
}

/// The result that counts for each pairing of a tournament that has one.
pub fn current(db: &mut Db, tournament: TournamentId) -> Stored<Results> {
    Ok(with_earlier(db, tournament)?.0)
}

/// The same, and the results before them.
pub fn with_earlier(db: &mut Db, tournament: TournamentId) -> Stored<(Results, Earlier)> {
    let mut rows = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .filter(pairings::tournament_id.eq(tournament.0))
        .select(results::all_columns)
        .load::<Row>(db)?;
    // To order them, SQLite would copy all their columns.
    rows.sort_unstable_by_key(|row| row.id);
    let (mut current, mut earlier) = (Results::new(), Earlier::new());
    // Later rows replace earlier ones: the chain of a pairing grows in the order of its ids.
    for row in rows {
        let result = Recorded::try_from(row)?;
        if let Some(before) = current.insert(result.pairing, result) {
            earlier.entry(before.pairing).or_default().push(before);
        }
    }
    Ok((current, earlier))
}

/// The games of a round, by board, each with what was recorded last.
pub fn of_round(db: &mut Db, tournament: TournamentId, round: u16) -> Stored<Vec<Neighbour>> {
    let games = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::round.eq(i32::from(round)))
        .filter(pairings::unpublished_at.is_null())
        .filter(pairings::second_entry.is_not_null());
    let rows = games
        .inner_join(results::table.on(results::pairing_id.eq(pairings::id)))
        .order(results::id)
        .select(results::all_columns)
        .load::<Row>(db)?;
    let mut newest = HashMap::new();
    for row in rows {
        let result = Recorded::try_from(row)?;
        newest.insert(result.pairing, result.decision);
    }
    let boards = games.order(pairings::board).select((pairings::id, pairings::board));
    let neighbour = |(id, board): (i32, i32)| {
        Ok(Neighbour::new(small("pairings.board", board)?, newest.get(&PairingId(id)).copied()))
    };
    boards.load::<(i32, i32)>(db)?.into_iter().map(neighbour).collect()
}

/// Whether a published board of a tournament has no result.
pub fn is_any_awaited(db: &mut Db, tournament: TournamentId) -> Stored<bool> {
    let newer = diesel::alias!(results as newer);
    let told = results::table
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .filter(newer.field(results::replaces).is_null())
        .filter(results::outcome.ne(RecordedOutcome::Open.as_str()))
        .filter(results::pairing_id.eq(pairings::id));
    let awaited = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::unpublished_at.is_null())
        .filter(pairings::second_entry.is_not_null())
        .filter(not(exists(told)));
    Ok(select(exists(awaited)).get_result(db)?)
}

/// How many games of a player have a result, those of whoever was merged into him included.
pub fn count_of(db: &mut Db, player: PlayerId) -> Stored<usize> {
    let all = merges::current(db)?.all_of(player).into_iter().map(|player| player.0);
    let own = entries::table
        .filter(entries::player_id.eq_any(all))
        .select((entries::tournament_id, entries::id))
        .load::<(i32, i32)>(db)?;
    let ids: Vec<i32> = own.iter().map(|entry| entry.1).collect();
    let newer = diesel::alias!(results as newer);
    let n: i64 = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .filter(newer.field(results::replaces).is_null())
        .filter(results::outcome.ne(RecordedOutcome::Open.as_str()))
        .filter(pairings::tournament_id.eq_any(own.iter().map(|entry| entry.0)))
        .filter(pairings::first_entry.eq_any(&ids).or(pairings::second_entry.eq_any(&ids)))
        .select(count_star())
        .first(db)?;
    usize::try_from(n).map_err(|_| StoreError::corrupt("results", &n))
}
