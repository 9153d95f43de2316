//! Game records.

mod played;
mod search;

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use rules::{BySeat, Points, Spec, Status};

use self::played::{Narrow, played};
pub use self::search::{TooManyNamed, open_the_rest, search, search_of};
use domain::games::{
    CheckedRecord, GameLine, GameRecord, GameTitle, Occasion, Records, Summary, Telling,
    backing_alone,
};
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use domain::results::{Moves, Proof, Twin};
use domain::{GameId, TournamentId};

use super::schema::{games, pairings, results};
use super::{Db, StoreError, Stored, by_link, small};

#[derive(Queryable)]
struct Row {
    id: i32,
    title: Option<String>,
    summary: SummaryRow,
    record: String,
    submitted: Option<String>,
    recorded_at: NaiveDateTime,
}

#[derive(Queryable)]
struct SummaryRow {
    spec: Option<String>,
    status: String,
    plies: Option<i32>,
    first_score: Option<i32>,
    second_score: Option<i32>,
}

type SummaryColumns =
    (games::spec, games::status, games::plies, games::first_score, games::second_score);

const SUMMARY: SummaryColumns =
    (games::spec, games::status, games::plies, games::first_score, games::second_score);

impl TryFrom<SummaryRow> for Summary {
    type Error = StoreError;

    fn try_from(row: SummaryRow) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let status = Status::ALL
            .into_iter()
            .find(|status| status.as_str() == row.status)
            .ok_or_else(|| corrupt("games.status", &row.status))?;
        let spec = row.spec.map(|spec| spec.parse().map_err(|_| corrupt("games.spec", &spec)));
        let plies = row.plies.map(|plies| {
            u32::try_from(plies).map_err(|_| StoreError::corrupt("games.plies", &plies))
        });
        Ok(Self {
            status,
            spec: spec.transpose()?,
            plies: plies.transpose()?,
            score: score(row.first_score, row.second_score)?,
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
    Ok(Some(BySeat { first: points(first)?, second: points(second)? }))
}

pub(super) fn halves(points: Points) -> i32 {
    i32::try_from(points.halves()).unwrap_or(i32::MAX)
}

/// Adds a record with what the verifier says of it.
pub fn insert(
    db: &mut Db,
    title: Option<&GameTitle>,
    record: &CheckedRecord,
    now: DateTime<Utc>,
) -> Stored<GameId> {
    let CheckedRecord { text, submitted, summary } = record;
    let id = diesel::insert_into(games::table)
        .values((
            games::title.eq(title.map(GameTitle::as_str)),
            games::spec.eq(summary.spec.as_ref().map(ToString::to_string)),
            games::record.eq(text),
            games::submitted.eq(submitted),
            games::status.eq(summary.status.as_str()),
            games::plies.eq(summary.plies.and_then(|plies| i32::try_from(plies).ok())),
            games::first_score.eq(summary.score.as_ref().map(|score| halves(score.first))),
            games::second_score.eq(summary.score.as_ref().map(|score| halves(score.second))),
            games::recorded_at.eq(now.naive_utc()),
            search::beginning_and_end(text),
        ))
        .returning(games::id)
        .get_result(db)?;
    Ok(GameId(id))
}

/// A game, as far as its players show it.
pub fn find(db: &mut Db, id: GameId, eyes: Eyes) -> Stored<Option<GameRecord>> {
    Ok(with_occasion(db, id, eyes)?.map(|(game, _)| game))
}

/// The tournament that a game was played in; none if it belongs to no result.
pub fn tournament_of(db: &mut Db, id: GameId) -> Stored<Option<TournamentId>> {
    let found = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .filter(results::game_id.eq(id.0))
        .select(pairings::tournament_id)
        .first::<i32>(db)
        .optional()?;
    Ok(found.map(TournamentId))
}

/// A game, and where it was played; nowhere, if it was published for itself.
pub fn with_occasion(
    db: &mut Db,
    id: GameId,
    eyes: Eyes,
) -> Stored<Option<(GameRecord, Option<Occasion>)>> {
    let occasion = occasion(db, id, eyes)?;
    let link = by_link::told(db, &[id.0], eyes)?.remove(&id);
    let by_link = by_link::ends(db, &[id.0])?.remove(&id);
    let telling = link.as_ref().map_or_else(|| telling(occasion.as_ref()), |link| link.telling);
    let row = games::table
        .find(id.0)
        .select((
            games::id,
            games::title,
            SUMMARY,
            games::record,
            games::submitted,
            games::recorded_at,
        ))
        .first::<Row>(db)
        .optional()?;
    let is_shown = |row: &Row| row.title.is_some() || occasion.is_some();
    let game = |row: Row| -> Stored<GameRecord> {
        Ok(GameRecord {
            id: GameId(row.id),
            record: match &link {
                Some(link) => link.record(row.record),
                None => telling.of(row.record),
            },
            title: link.map(|link| link.title).or(row.title),
            submitted: row.submitted.filter(|_| telling == Telling::Whole),
            summary: row.summary.try_into()?,
            recorded_at: row.recorded_at.and_utc(),
            by_link,
        })
    };
    let shown = row.filter(is_shown).map(game).transpose()?;
    Ok(shown.map(|game| (game, occasion)))
}

/// A game without players is shown as it is.
fn telling(occasion: Option<&Occasion>) -> Telling {
    occasion.map_or(Telling::Whole, |occasion| occasion.telling)
}

/// The games of a tournament whose result counts, by round and board: so many after the first
/// `skipped` ones.
pub fn list_by_tournament(
    db: &mut Db,
    tournament: TournamentId,
    (skipped, limit): (u32, u16),
    eyes: Eyes,
) -> Stored<Vec<GameLine>> {
    played(db, Narrow::Tournament { tournament, skipped, limit }, eyes)
}

/// The games of a tournament whose result counts, by round and board.
pub fn ids_by_tournament(db: &mut Db, tournament: TournamentId) -> Stored<Vec<GameId>> {
    let newer = diesel::alias!(results as newer);
    let ids = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .filter(newer.field(results::replaces).is_null())
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(results::game_id.is_not_null())
        .order((pairings::round, pairings::board))
        .select(results::game_id)
        .load::<Option<i32>>(db)?;
    Ok(ids.into_iter().flatten().map(GameId).collect())
}

/// The records of games as far as they are shown, in the order asked for, each with where it was played.
pub fn records(
    db: &mut Db,
    games: &[GameId],
    eyes: Eyes,
) -> Stored<Vec<(String, Option<Occasion>)>> {
    let (lines, mut found) = with_records(db, games, eyes)?;
    let with_occasion = |line: GameLine| Some((found.remove(&line.id)?, line.occasion));
    Ok(lines.into_iter().filter_map(with_occasion).collect())
}

/// Games of tournaments with their records, in the order asked for.
pub fn with_records(db: &mut Db, games: &[GameId], eyes: Eyes) -> Stored<(Vec<GameLine>, Records)> {
    let mut lines = played(db, Narrow::Games(games), eyes)?;
    lines.sort_by_key(|line| games.iter().position(|id| *id == line.id));
    let records = records_of(db, &lines)?;
    Ok((lines, records))
}

/// The records of games, as far as they are shown.
pub fn records_of(db: &mut Db, lines: &[GameLine]) -> Stored<Records> {
    let rows = games::table
        .filter(games::id.eq_any(lines.iter().map(|line| line.id.0)))
        .select((games::id, games::record))
        .load::<(i32, String)>(db)?;
    let ids: Vec<i32> = lines.iter().map(|line| line.id.0).collect();
    let by_link = by_link::told(db, &ids, Eyes::Public)?;
    let mut tellings: HashMap<GameId, Telling> =
        lines.iter().map(|line| (line.id, telling(line.occasion.as_ref()))).collect();
    let told = |(id, record): (i32, String)| {
        let id = GameId(id);
        let record = match by_link.get(&id) {
            Some(link) => link.record(record),
            None => tellings.remove(&id)?.of(record),
        };
        Some((id, record?))
    };
    Ok(rows.into_iter().filter_map(told).collect())
}

fn occasion(db: &mut Db, game: GameId, eyes: Eyes) -> Stored<Option<Occasion>> {
    let found = played(db, Narrow::Game(game), eyes)?;
    Ok(found.into_iter().next().and_then(|line| line.occasion))
}

/// Another board of the tournament whose result counts and is proven by the same moves.
pub fn twin(db: &mut Db, here: &Pairing, spec: &Spec, moves: &Moves) -> Stored<Option<Twin>> {
    let newer = diesel::alias!(results as newer);
    let rows = games::table
        .inner_join(results::table.on(results::game_id.eq(games::id.nullable())))
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .filter(newer.field(results::replaces).is_null())
        .filter(results::proof.eq(Proof::Proven.as_str()))
        .filter(pairings::tournament_id.eq(here.tournament.0))
        .filter(pairings::id.ne(here.id.0))
        .filter(games::plies.eq(i32::try_from(moves.count()).ok()))
        .order((pairings::round, pairings::board))
        .select((pairings::round, pairings::board, games::record))
        .load::<(i32, i32, String)>(db)?;
    let same = rows.iter().find(|row| Moves::telling(&row.2, spec).as_ref() == Some(moves));
    let twin = |(round, board, _): &(i32, i32, String)| {
        let round = small("pairings.round", *round)?;
        Ok(Twin { round, board: small("pairings.board", *board)? })
    };
    same.map(twin).transpose()
}

fn titled(db: &mut Db, games: &[GameId]) -> Stored<Vec<GameLine>> {
    let rows = games::table
        .filter(games::id.eq_any(games.iter().map(|game| game.0)))
        .select((games::id, games::title, SUMMARY, games::record))
        .load::<(i32, Option<String>, SummaryRow, String)>(db)?;
    let ids: Vec<i32> = games.iter().map(|game| game.0).collect();
    let mut links = by_link::told(db, &ids, Eyes::Public)?;
    let ends = by_link::ends(db, &ids)?;
    let line = |(id, title, summary, record): (i32, Option<String>, SummaryRow, String)| {
        let kind = ends.get(&GameId(id)).map(|(_, kind)| *kind);
        let (summary, backing) = (summary.try_into()?, backing_alone(&record, kind));
        let title = links.remove(&GameId(id)).map(|link| link.title).or(title);
        Ok(GameLine { id: GameId(id), title, summary, backing, occasion: None })
    };
    rows.into_iter().map(line).collect()
}
