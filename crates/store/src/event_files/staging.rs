//! A file as a database of its own, in memory: made as it was when the file was written, filled, and brought up
//! to date. So a file of any earlier version can be read, and none that does not fit together gets further.

use std::borrow::Cow;

use diesel::connection::SimpleConnection;
use diesel::sql_types::{BigInt, Integer, Nullable, Text};
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use domain::NameKey;
use domain::event_files::{Claimed, EventFile, EventFileError, Rows};
use domain::games::Summary;
use domain::results::{Decision, Ending, Proof, RecordedOutcome};
use rules::Status;
use serde_json::Value;

use super::tables::{ACCOUNTS, PLAYERS, table};
use crate::games::{open_the_rest, score};
use crate::migrations::{UpTo, take};
use crate::rows::{self, Batch};
use crate::{Db, MigrationError, StoreError, Stored, small};

/// The rows of a file, in a database of their own.
pub type Staged = Db;

/// What a file does not say of an account, since nobody signs in by it.
const OF_ACCOUNTS: [(&str, &str); 3] =
    [("password_hash", ""), ("rank", "member"), ("created_at", "2000-01-01 00:00:00")];

/// Fills a database in memory from a file.
pub fn stage(file: &EventFile) -> Result<Staged, EventFileError> {
    let unsound = |error: &dyn ToString| EventFileError::Unsound(error.to_string());
    let mut sqlite = SqliteConnection::establish(":memory:").map_err(|error| unsound(&error))?;
    let begin = "PRAGMA foreign_keys = OFF; BEGIN";
    sqlite.batch_execute(begin).map_err(|error| unsound(&error))?;
    let mut db = Db::Sqlite(sqlite);
    take(&mut db, UpTo::Step(&file.step)).map_err(|error| match error {
        MigrationError::Newer { .. } => EventFileError::Newer { program: file.program.clone() },
        error => unsound(&error),
    })?;
    fill(&mut db, file).map_err(|error| unsound(&error))?;
    take(&mut db, UpTo::Last).map_err(|error| unsound(&error))?;
    let opened = db.batch_execute("UPDATE games SET opening = NULL, termination = NULL");
    opened.map_err(|error| unsound(&error))?;
    open_the_rest(&mut db).map_err(|error| unsound(&error))?;
    Ok(db)
}

fn fill(db: &mut Db, file: &EventFile) -> Stored<()> {
    let known = rows::tables(db)?;
    known.iter().try_for_each(|table| rows::clear(db, table))?;
    for (name, found) in &file.tables.0 {
        let is_known = [PLAYERS, ACCOUNTS].contains(&name.as_str()) || table(name).is_some();
        let into = known.iter().find(|table| is_known && table.name == *name);
        let completed = completed(name, found);
        let into = into.and_then(|into| into.with(&completed.columns));
        let into = into.ok_or_else(|| StoreError::corrupt("tables", name))?;
        let mut batch = Batch::of(into);
        completed.lines().try_for_each(|row| batch.add(db, row))?;
        batch.finish(db)?;
    }
    Ok(())
}

/// With what is computed, or the same for all.
pub(super) fn completed<'r>(name: &str, found: &'r Rows) -> Cow<'r, Rows> {
    let constant: &[(&str, &str)] = match name {
        PLAYERS => &[],
        ACCOUNTS => &OF_ACCOUNTS,
        _ => return Cow::Borrowed(found),
    };
    let place = found.place("name");
    let mut completed = found.changed(|row| {
        let name = place.and_then(|place| row.get(place)?.as_str()).unwrap_or_default();
        row.push(NameKey::of(name).as_str().into());
        row.extend(constant.iter().map(|(_, value)| Value::from(*value)));
        Some(())
    });
    let added = std::iter::once("name_key").chain(constant.iter().map(|(column, _)| *column));
    completed.columns.extend(added.map(ToOwned::to_owned));
    Cow::Owned(completed)
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    result: i64,
    #[diesel(sql_type = Text)]
    tournament: String,
    #[diesel(sql_type = Integer)]
    round: i32,
    #[diesel(sql_type = Integer)]
    board: i32,
    #[diesel(sql_type = Text)]
    spec: String,
    #[diesel(sql_type = Text)]
    outcome: String,
    #[diesel(sql_type = Text)]
    ending: String,
    #[diesel(sql_type = Nullable<Integer>)]
    first_points: Option<i32>,
    #[diesel(sql_type = Nullable<Integer>)]
    second_points: Option<i32>,
    #[diesel(sql_type = Text)]
    proof: String,
    #[diesel(sql_type = Text)]
    record: String,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Nullable<Text>)]
    game: Option<String>,
    #[diesel(sql_type = Nullable<Integer>)]
    plies: Option<i32>,
    #[diesel(sql_type = Nullable<Integer>)]
    first_score: Option<i32>,
    #[diesel(sql_type = Nullable<Integer>)]
    second_score: Option<i32>,
}

const WITH_A_RECORD: &str =
    "SELECT results.id AS result, tournaments.name AS tournament, round, board,
        coalesce(pie_offers.spec, tournaments.spec) AS spec, outcome, ending, first_points,
        second_points, proof, games.record AS record, games.status AS status, games.spec AS game,
        plies, first_score, second_score
    FROM results JOIN games ON games.id = results.game_id
        JOIN pairings ON pairings.id = results.pairing_id
        JOIN tournaments ON tournaments.id = pairings.tournament_id
        LEFT JOIN pie_choices ON pie_choices.id = results.choice_id
        LEFT JOIN pie_offers ON pie_offers.id = pie_choices.offer_id
    WHERE results.id > $1 ORDER BY results.id LIMIT 100";

/// Hands on every result that came with a record, and what the file says of both.
pub fn each_claim(db: &mut Staged, mut hand_on: impl FnMut(&Claimed)) -> Stored<()> {
    let mut last = i64::MIN;
    loop {
        let some = sql_query(WITH_A_RECORD).bind::<BigInt, _>(last).load::<Row>(db)?;
        let Some(row) = some.last() else { return Ok(()) };
        last = row.result;
        for row in some {
            hand_on(&Claimed::try_from(row)?);
        }
    }
}

impl TryFrom<Row> for Claimed {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let outcome = RecordedOutcome::parse(&row.outcome);
        let ending = Ending::parse(&row.ending);
        let status = Status::ALL.into_iter().find(|status| status.as_str() == row.status);
        let spec = |text: &String| text.parse().map_err(|_| corrupt("games.spec", text));
        let plies = row.plies.map(u32::try_from);
        Ok(Self {
            decision: Decision {
                outcome: outcome.ok_or_else(|| corrupt("results.outcome", &row.outcome))?,
                ending: ending.ok_or_else(|| corrupt("results.ending", &row.ending))?,
                points: score(row.first_points, row.second_points)?,
            },
            proof: Proof::parse(&row.proof).ok_or_else(|| corrupt("results.proof", &row.proof))?,
            summary: Summary {
                status: status.ok_or_else(|| corrupt("games.status", &row.status))?,
                spec: row.game.as_ref().map(spec).transpose()?,
                plies: plies.transpose().map_err(|_| corrupt("games.plies", &row.record))?,
                score: score(row.first_score, row.second_score)?,
            },
            spec: spec(&row.spec)?,
            round: small("pairings.round", row.round)?,
            board: small("pairings.board", row.board)?,
            tournament: row.tournament,
            record: row.record,
        })
    }
}
