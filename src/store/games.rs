//! Game records.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use rules::{BySeat, Points, Status};

use super::schema::games;
use super::{Db, StoreError, Stored};
use crate::domain::GameId;
use crate::domain::games::{Game, GameTitle, Summary};

#[derive(Queryable)]
struct Row {
    id: i32,
    title: Option<String>,
    spec: Option<String>,
    record: String,
    status: String,
    plies: Option<i32>,
    first_score: Option<i32>,
    second_score: Option<i32>,
    recorded_at: NaiveDateTime,
}

impl TryFrom<Row> for Game {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let status = Status::ALL
            .into_iter()
            .find(|status| status.as_str() == row.status)
            .ok_or_else(|| corrupt("games.status", &row.status))?;
        let spec = row
            .spec
            .map(|spec| spec.parse().map_err(|_| corrupt("games.spec", &spec)));
        let plies = row.plies.map(|plies| {
            u32::try_from(plies).map_err(|_| StoreError::corrupt("games.plies", &plies))
        });
        Ok(Self {
            id: GameId(row.id),
            title: row.title,
            record: row.record,
            summary: Summary {
                status,
                spec: spec.transpose()?,
                plies: plies.transpose()?,
                score: score(row.first_score, row.second_score)?,
            },
            recorded_at: row.recorded_at.and_utc(),
        })
    }
}

/// Both sides' points, stored as halves.
pub(super) fn score(first: Option<i32>, second: Option<i32>) -> Stored<Option<BySeat<Points>>> {
    let points = |halves: i32| {
        u32::try_from(halves)
            .map(Points::from_halves)
            .map_err(|_| StoreError::corrupt("points", &halves))
    };
    let (Some(first), Some(second)) = (first, second) else {
        return Ok(None);
    };
    Ok(Some(BySeat {
        first: points(first)?,
        second: points(second)?,
    }))
}

pub(super) fn halves(points: Points) -> i32 {
    i32::try_from(points.halves()).unwrap_or(i32::MAX)
}

/// Adds a record with what the verifier says of it.
pub fn insert(
    db: &mut Db,
    title: Option<&GameTitle>,
    record: &str,
    now: DateTime<Utc>,
) -> Stored<GameId> {
    let summary = Summary::of(record);
    let id = diesel::insert_into(games::table)
        .values((
            games::title.eq(title.map(GameTitle::as_str)),
            games::spec.eq(summary.spec.map(|spec| spec.to_string())),
            games::record.eq(record),
            games::status.eq(summary.status.as_str()),
            games::plies.eq(summary.plies.and_then(|plies| i32::try_from(plies).ok())),
            games::first_score.eq(summary.score.as_ref().map(|score| halves(score.first))),
            games::second_score.eq(summary.score.as_ref().map(|score| halves(score.second))),
            games::recorded_at.eq(now.naive_utc()),
        ))
        .returning(games::id)
        .get_result(db)?;
    Ok(GameId(id))
}

/// The game of an id.
pub fn find(db: &mut Db, id: GameId) -> Stored<Option<Game>> {
    let row = games::table.find(id.0).first::<Row>(db).optional()?;
    row.map(Game::try_from).transpose()
}
