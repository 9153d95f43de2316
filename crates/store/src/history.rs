//! Histories of games: files whose games are stored line by line, in periods.

mod growing;
mod played;

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::dsl::{count_star, max, min};
use diesel::prelude::*;
use domain::history::{HistoryFile, HistoryStage, KnownGame, SourceName, StoredHistory};
use domain::{HistoryId, PeriodId, PlayerId};
use rating::ledger::Outcome;

use super::connection::insert_all;
use super::schema::{histories, history_games, periods, players};
use super::{Db, StoreError, Stored};

pub use growing::{grow, growing, stretch_of};
pub use played::{count_games_of, games_between, games_in, games_of};

#[derive(Queryable, Selectable)]
#[diesel(table_name = histories)]
struct Row {
    id: i32,
    family: String,
    file_name: String,
    sha256: String,
    source: Option<String>,
    period_rule: String,
    games: i32,
    completed_at: Option<NaiveDateTime>,
}

impl TryFrom<Row> for StoredHistory {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let rule = row.period_rule.parse();
        let rule =
            rule.map_err(|_| StoreError::corrupt("histories.period_rule", &row.period_rule))?;
        let n_games = usize::try_from(row.games)
            .map_err(|_| StoreError::corrupt("histories.games", &row.games))?;
        Ok(Self {
            id: HistoryId(row.id),
            file: HistoryFile {
                family: row.family,
                file_name: row.file_name,
                sha256: row.sha256,
                source: row.source.map(SourceName::stored),
                rule,
            },
            n_games,
            stage: match row.completed_at {
                Some(_) => HistoryStage::Complete,
                None => HistoryStage::Begun,
            },
        })
    }
}

/// Every history, in the order in which they were begun.
pub fn list(db: &mut Db) -> Stored<Vec<StoredHistory>> {
    let rows = histories::table.order(histories::id).select(Row::as_select()).load(db)?;
    rows.into_iter().map(StoredHistory::try_from).collect()
}

pub fn find(db: &mut Db, id: HistoryId) -> Stored<Option<StoredHistory>> {
    let row = histories::table.find(id.0).select(Row::as_select()).first(db).optional()?;
    row.map(StoredHistory::try_from).transpose()
}

/// The history of a family that is this file, whatever its name.
pub fn find_file(db: &mut Db, family: &str, sha256: &str) -> Stored<Option<StoredHistory>> {
    let row = histories::table
        .filter(histories::family.eq(family))
        .filter(histories::sha256.eq(sha256))
        .select(Row::as_select())
        .first(db)
        .optional()?;
    row.map(StoredHistory::try_from).transpose()
}

/// A history that is begun, with its periods in order: the name of each, if it has one, and the
/// day it was closed. Its games are inserted one after the other; nothing is rated before it is
/// complete.
pub fn insert(
    db: &mut Db,
    file: &HistoryFile,
    n_games: usize,
    in_periods: &[(Option<&str>, NaiveDate)],
    now: DateTime<Utc>,
) -> Stored<HistoryId> {
    let games =
        i32::try_from(n_games).map_err(|_| StoreError::corrupt("histories.games", &n_games))?;
    let id: i32 = diesel::insert_into(histories::table)
        .values((
            histories::family.eq(&file.family),
            histories::file_name.eq(&file.file_name),
            histories::sha256.eq(&file.sha256),
            histories::source.eq(file.source.as_ref().map(SourceName::as_str)),
            histories::period_rule.eq(file.rule.to_string()),
            histories::games.eq(games),
            histories::imported_at.eq(now.naive_utc()),
        ))
        .returning(histories::id)
        .get_result(db)?;
    for (name, closed_on) in in_periods {
        diesel::insert_into(periods::table)
            .values((
                periods::history_id.eq(id),
                periods::name.eq(name),
                periods::closed_on.eq(closed_on),
            ))
            .execute(db)?;
    }
    Ok(HistoryId(id))
}

/// The periods of a history, in order.
pub fn periods_of(db: &mut Db, id: HistoryId) -> Stored<Vec<PeriodId>> {
    let ids = periods::table
        .filter(periods::history_id.eq(id.0))
        .order(periods::id)
        .select(periods::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(PeriodId).collect())
}

#[derive(Insertable)]
#[diesel(table_name = history_games, treat_none_as_default_value = false)]
struct GameRow {
    history_id: i32,
    line: i32,
    played_on: NaiveDate,
    first_player_id: i32,
    second_player_id: i32,
    scored: i32,
    period_id: i32,
}

/// Stores games of a history, of lines that come after all that are stored.
pub fn insert_games(db: &mut Db, id: HistoryId, games: &[KnownGame]) -> Stored<()> {
    let row = |game: &KnownGame| {
        let line = i32::try_from(game.line);
        Ok(GameRow {
            history_id: id.0,
            line: line.map_err(|_| StoreError::corrupt("history_games.line", &game.line))?,
            played_on: game.played_on,
            first_player_id: game.first.0,
            second_player_id: game.second.0,
            scored: game.outcome.score().0,
            period_id: game.period.0,
        })
    };
    let rows: Vec<GameRow> = games.iter().map(row).collect::<Stored<_>>()?;
    insert_all!(db, history_games::table, &rows);
    Ok(())
}

/// Who won, by what the first player scored, in thousandths of a point.
pub(super) fn outcome(scored: i32) -> Stored<Outcome> {
    let all = [Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins];
    let found = all.into_iter().find(|outcome| outcome.score().0 == scored);
    found.ok_or_else(|| StoreError::corrupt("history_games.scored", &scored))
}

/// The last line whose game is stored; 0 if none is.
pub fn last_line(db: &mut Db, id: HistoryId) -> Stored<u64> {
    let last: Option<i32> = history_games::table
        .filter(history_games::history_id.eq(id.0))
        .select(max(history_games::line))
        .first(db)?;
    Ok(last.and_then(|line| u64::try_from(line).ok()).unwrap_or(0))
}

/// Who is stored for the two names of each line.
pub fn players_by_line(db: &mut Db, id: HistoryId) -> Stored<HashMap<u64, [PlayerId; 2]>> {
    let rows = history_games::table
        .filter(history_games::history_id.eq(id.0))
        .select((
            history_games::line,
            history_games::first_player_id,
            history_games::second_player_id,
        ))
        .load::<(i32, i32, i32)>(db)?;
    let stored = rows.into_iter().filter_map(|(line, first, second)| {
        Some((u64::try_from(line).ok()?, [PlayerId(first), PlayerId(second)]))
    });
    Ok(stored.collect())
}

pub fn count_games(db: &mut Db, id: HistoryId) -> Stored<usize> {
    let games = history_games::table.filter(history_games::history_id.eq(id.0));
    let n: i64 = games.select(count_star()).first(db)?;
    usize::try_from(n).map_err(|_| StoreError::corrupt("history_games", &n))
}

/// The first and last day of the stored games of a history.
pub fn days(db: &mut Db, id: HistoryId) -> Stored<Option<(NaiveDate, NaiveDate)>> {
    let (first, last): (Option<NaiveDate>, Option<NaiveDate>) = history_games::table
        .filter(history_games::history_id.eq(id.0))
        .select((min(history_games::played_on), max(history_games::played_on)))
        .first(db)?;
    Ok(first.zip(last))
}

/// From now on the games of a history are rated: to be called in the transaction that computes
/// the ledger anew.
pub fn complete(db: &mut Db, id: HistoryId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(histories::table.find(id.0))
        .set(histories::completed_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Whoever is in the games of a history, or was made when it was begun.
pub fn players_of(db: &mut Db, id: HistoryId) -> Stored<BTreeSet<PlayerId>> {
    let games = history_games::table.filter(history_games::history_id.eq(id.0));
    let first = games.select(history_games::first_player_id).distinct().load::<i32>(db)?;
    let second = games.select(history_games::second_player_id).distinct().load::<i32>(db)?;
    let begun = histories::table.filter(histories::id.eq(id.0)).select(histories::imported_at);
    let made = players::table
        .filter(players::created_at.eq_any(begun))
        .select(players::id)
        .load::<i32>(db)?;
    Ok(first.into_iter().chain(second).chain(made).map(PlayerId).collect())
}

/// Takes a history out again, with its games and periods: one of which nothing is rated.
pub fn delete(db: &mut Db, id: HistoryId) -> Stored<()> {
    let games = history_games::table.filter(history_games::history_id.eq(id.0));
    diesel::delete(games).execute(db)?;
    diesel::delete(periods::table.filter(periods::history_id.eq(id.0))).execute(db)?;
    diesel::delete(histories::table.find(id.0)).execute(db)?;
    Ok(())
}
