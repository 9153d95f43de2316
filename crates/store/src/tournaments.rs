//! Tournaments.

mod state;
pub(super) mod titles;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::events::{Fixed, Title, Visibility};
use domain::pies::{Handicap, plain};
use domain::ratings::{PeriodKey, Place};
use domain::tie_breaks::{Ranking, TieBreaks, edition_word, parse_edition};
use domain::tournaments::{
    Acceleration, Format, FormatKind, Opening, Rated, Stage, Swiss, Tournament, TournamentDetails,
};
use domain::{EntryId, EventId, GameId, PlayerId, TournamentId};
use rules::{Seat, Spec};
use tournament::points::PointSystem;
use tournament::score::Score;

use super::locks::{self, Lock};
use super::schema::{entries, events, pairings, results, tournaments};
use super::{Db, StoreError, Stored, small};

pub use state::{
    set_archived, set_cancelled, set_opening, set_silent, set_stage, set_visibility, unstart,
};
pub use titles::{titles_called, titles_of, titles_open_to};

#[derive(Queryable)]
struct Row {
    id: i32,
    event_id: i32,
    name: String,
    spec: String,
    format: String,
    win_points: i32,
    draw_points: i32,
    loss_points: i32,
    rated: String,
    stage: String,
    started_at: Option<NaiveDateTime>,
    closed_at: Option<NaiveDateTime>,
    version: i32,
    pie: Option<String>,
    rounds: Option<i32>,
    acceleration: Option<String>,
    bye_points: Option<i32>,
    initial_seat: Option<String>,
    lot_seed: Option<String>,
    upper_half_ends: Option<i32>,
    accelerated_for: Option<i32>,
    tie_breaks: String,
    edition: Option<String>,
    _deleted_at: Option<NaiveDateTime>,
    _deleted_by: Option<i32>,
    archived_at: Option<NaiveDateTime>,
    visibility: String,
    cancelled_at: Option<NaiveDateTime>,
    cancelled_because: Option<String>,
    silent_from: Option<i32>,
}

impl TryFrom<Row> for Tournament {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = StoreError::corrupt;
        let spec = row.spec.parse().map_err(|_| corrupt("tournaments.spec", &row.spec))?;
        let (format, points) = (format(&row)?, points(&row)?);
        let opening = opening(&row)?;
        let (ranking, stage) = (ranking(&row)?, stage(&row)?);
        let details = TournamentDetails {
            name: Title::stored(row.name),
            pie: row.pie.as_deref().map(|pie| parse_pie(pie, &spec)).transpose()?,
            spec,
            format,
            points,
            ranking,
            rated: Rated::parse(&row.rated)
                .ok_or_else(|| corrupt("tournaments.rated", &row.rated))?,
        };
        Ok(Self {
            id: TournamentId(row.id),
            event: EventId(row.event_id),
            details,
            stage,
            visibility: visibility(&row.visibility)?,
            cancelled_because: row.cancelled_because,
            archived_at: row.archived_at.map(|at| at.and_utc()),
            opening,
            started_at: row.started_at.map(|at| at.and_utc()),
            closed_at: row.closed_at.map(|at| at.and_utc()),
            silent_from: row
                .silent_from
                .map(|round| small("tournaments.silent_from", round))
                .transpose()?,
            version: row.version,
        })
    }
}

fn stage(row: &Row) -> Stored<Stage> {
    if row.cancelled_at.is_some() {
        return Ok(Stage::Cancelled);
    }
    Stage::parse(&row.stage).ok_or_else(|| StoreError::corrupt("tournaments.stage", &row.stage))
}

fn visibility(word: &str) -> Stored<Visibility> {
    Visibility::parse(word).ok_or_else(|| StoreError::corrupt("visibility", word))
}

fn parse_pie(word: &str, spec: &Spec) -> Stored<Handicap> {
    let pie = Handicap::parse(word).filter(|_| plain(spec).is_ok());
    pie.ok_or_else(|| StoreError::corrupt("tournaments.pie", word))
}

fn format(row: &Row) -> Stored<Format> {
    let corrupt = || StoreError::corrupt("tournaments.format", &row.format);
    Ok(match FormatKind::parse(&row.format).ok_or_else(corrupt)? {
        FormatKind::RoundRobin => Format::RoundRobin,
        FormatKind::DoubleRoundRobin => Format::DoubleRoundRobin,
        FormatKind::Swiss => Format::Swiss(Swiss {
            n_rounds: small("tournaments.rounds", row.rounds.ok_or_else(corrupt)?)?,
            acceleration: row
                .acceleration
                .as_deref()
                .and_then(Acceleration::parse)
                .ok_or_else(corrupt)?,
        }),
    })
}

fn opening(row: &Row) -> Stored<Option<Opening>> {
    let Some(word) = &row.initial_seat else {
        return Ok(None);
    };
    let corrupt = |text: &str| StoreError::corrupt("tournaments.initial_seat", text);
    let seed = row.lot_seed.as_deref();
    Ok(Some(Opening {
        initial: parse_seat(word).ok_or_else(|| corrupt(word))?,
        seed: seed.map(|seed| seed.parse().map_err(|_| corrupt(seed))).transpose()?,
        upper_half_ends: row.upper_half_ends.map(EntryId),
        accelerated_for: row.accelerated_for.and_then(|rounds| u16::try_from(rounds).ok()),
    }))
}

fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

fn parse_seat(word: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat_word(*seat) == word)
}

fn points(row: &Row) -> Stored<PointSystem> {
    let Row { win_points: win, draw_points: draw, loss_points: loss, .. } = row;
    let corrupt = || StoreError::corrupt("tournaments.points", &format!("{win}-{draw}-{loss}"));
    let score = |tenths: i32| u32::try_from(tenths).map(Score::from_tenths).map_err(|_| corrupt());
    let points =
        PointSystem::new(score(*win)?, score(*draw)?, score(*loss)?).map_err(|_| corrupt())?;
    match row.bye_points {
        Some(bye) => points.with_pairing_allocated_bye(score(bye)?).map_err(|_| corrupt()),
        None => Ok(points),
    }
}

fn ranking(row: &Row) -> Stored<Ranking> {
    let corrupt = StoreError::corrupt;
    let tie_breaks = TieBreaks::parse(row.tie_breaks.split(','))
        .map_err(|_| corrupt("tournaments.tie_breaks", &row.tie_breaks))?;
    let edition =
        |word: &String| parse_edition(word).ok_or_else(|| corrupt("tournaments.edition", word));
    Ok(Ranking { tie_breaks, edition: row.edition.as_ref().map(edition).transpose()? })
}

/// How many rounds, which acceleration, and what a bye is worth: nothing of it in a round robin.
fn swiss_columns(details: &TournamentDetails) -> (Option<i32>, Option<&'static str>, Option<i32>) {
    match details.format.swiss() {
        Some(Swiss { n_rounds, acceleration }) => (
            Some(n_rounds.into()),
            Some(acceleration.as_str()),
            Some(tenths(details.points.pairing_allocated_bye())),
        ),
        None => (None, None, None),
    }
}

fn tenths(score: Score) -> i32 {
    i32::try_from(score.tenths()).unwrap_or(i32::MAX)
}

/// Adds a tournament that takes entries.
pub fn insert(
    db: &mut Db,
    event: EventId,
    details: &TournamentDetails,
    visibility: Visibility,
) -> Stored<TournamentId> {
    let (rounds, acceleration, bye_points) = swiss_columns(details);
    let id = diesel::insert_into(tournaments::table)
        .values((
            tournaments::event_id.eq(event.0),
            tournaments::name.eq(details.name.as_str()),
            tournaments::spec.eq(details.spec.to_string()),
            tournaments::format.eq(details.format.as_str()),
            tournaments::win_points.eq(tenths(details.points.win())),
            tournaments::draw_points.eq(tenths(details.points.draw())),
            tournaments::loss_points.eq(tenths(details.points.loss())),
            tournaments::rated.eq(details.rated.as_str()),
            tournaments::pie.eq(details.pie.map(Handicap::as_str)),
            tournaments::stage.eq(Stage::Entry.as_str()),
            tournaments::visibility.eq(visibility.as_str()),
            tournaments::rounds.eq(rounds),
            tournaments::acceleration.eq(acceleration),
            tournaments::bye_points.eq(bye_points),
            tournaments::tie_breaks.eq(details.ranking.tie_breaks.to_string()),
            tournaments::edition.eq(details.ranking.edition.map(edition_word)),
        ))
        .returning(tournaments::id)
        .get_result(db)?;
    locks::add(db, Lock::Tournament(TournamentId(id)))?;
    titles::keep(db, id)?;
    Ok(TournamentId(id))
}

pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<Tournament>> {
    let there = tournaments::table.find(id.0).filter(tournaments::deleted_at.is_null());
    there.first::<Row>(db).optional()?.map(Tournament::try_from).transpose()
}

/// The tournaments of an event, in the order in which they were made.
pub fn list_by_event(db: &mut Db, event: EventId) -> Stored<Vec<Tournament>> {
    let rows = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.is_null())
        .order(tournaments::id)
        .load::<Row>(db)?;
    rows.into_iter().map(Tournament::try_from).collect()
}

/// The tournaments that move ratings now, as [`moves_ratings`](domain::ratings::moves_ratings) has it: which games
/// they are of, and their place.
pub fn list_rated(db: &mut Db) -> Stored<Vec<(Spec, Place)>> {
    let published = Visibility::Published.as_str();
    let rows = tournaments::table
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(tournaments::stage.eq(Stage::Closed.as_str()))
        .filter(tournaments::rated.eq(Rated::Rated.as_str()))
        .filter(tournaments::visibility.eq(published))
        .filter(events::visibility.eq(published))
        .filter(tournaments::deleted_at.is_null())
        .filter(tournaments::closed_at.is_not_null())
        .select((tournaments::id, tournaments::spec, tournaments::closed_at.assume_not_null()))
        .load::<(i32, String, NaiveDateTime)>(db)?;
    let rated = |(id, spec, at): (i32, String, NaiveDateTime)| {
        let spec = spec.parse().map_err(|_| StoreError::corrupt("tournaments.spec", &spec))?;
        Ok((spec, Place::new(at.and_utc(), PeriodKey::Tournament(TournamentId(id)))))
    };
    rows.into_iter().map(rated).collect()
}

/// Every tournament, in the order in which they were made.
pub fn list(db: &mut Db) -> Stored<Vec<Tournament>> {
    let there = tournaments::table.filter(tournaments::deleted_at.is_null());
    let rows = there.order(tournaments::id).load::<Row>(db)?;
    rows.into_iter().map(Tournament::try_from).collect()
}

/// The tournaments that a player has entered, himself or as one who was merged into him, in the
/// order in which they were made.
pub fn list_by_player(db: &mut Db, player: PlayerId) -> Stored<Vec<Tournament>> {
    let all: Vec<i32> =
        super::merges::current(db)?.all_of(player).into_iter().map(|player| player.0).collect();
    let rows = tournaments::table
        .inner_join(entries::table.on(entries::tournament_id.eq(tournaments::id)))
        .filter(entries::player_id.eq_any(all))
        .filter(entries::deleted_at.is_null())
        .filter(tournaments::deleted_at.is_null())
        .order(tournaments::id)
        .select(tournaments::all_columns)
        .load::<Row>(db)?;
    rows.into_iter().map(Tournament::try_from).collect()
}

/// The tournaments in which two players were paired with each other, themselves or as those who
/// were merged into them, in the order in which they were made.
pub fn list_of_meetings(db: &mut Db, one: PlayerId, other: PlayerId) -> Stored<Vec<Tournament>> {
    let merges = super::merges::current(db)?;
    let mut entries_of = |player| {
        let all: Vec<i32> = merges.all_of(player).into_iter().map(|player| player.0).collect();
        let entered = entries::table.filter(entries::player_id.eq_any(all));
        entered.select((entries::tournament_id, entries::id)).load::<(i32, i32)>(db)
    };
    let (own, others) = (entries_of(one)?, entries_of(other)?);
    let ids = |entered: &[(i32, i32)]| -> Vec<i32> { entered.iter().map(|one| one.1).collect() };
    let (own_ids, other_ids) = (ids(&own), ids(&others));
    let both = own.iter().filter(|one| others.iter().any(|other| other.0 == one.0));
    let this_way = pairings::first_entry
        .eq_any(own_ids.clone())
        .and(pairings::second_entry.eq_any(other_ids.clone()));
    let that_way =
        pairings::first_entry.eq_any(other_ids).and(pairings::second_entry.eq_any(own_ids));
    let met = pairings::table
        .filter(pairings::tournament_id.eq_any(both.map(|one| one.0)))
        .filter(this_way.or(that_way))
        .filter(pairings::unpublished_at.is_null())
        .select(pairings::tournament_id)
        .load::<i32>(db)?;
    let rows = tournaments::table
        .filter(tournaments::id.eq_any(met))
        .filter(tournaments::deleted_at.is_null())
        .order(tournaments::id)
        .load::<Row>(db)?;
    rows.into_iter().map(Tournament::try_from).collect()
}

/// Saves new details, if nobody changed the tournament since `version`.
pub fn update_details(
    db: &mut Db,
    id: TournamentId,
    version: i32,
    details: &TournamentDetails,
) -> Stored<bool> {
    let target = tournaments::table.find(id.0).filter(tournaments::version.eq(version));
    let (rounds, acceleration, bye_points) = swiss_columns(details);
    let changed = diesel::update(target)
        .set((
            tournaments::name.eq(details.name.as_str()),
            tournaments::spec.eq(details.spec.to_string()),
            tournaments::format.eq(details.format.as_str()),
            tournaments::win_points.eq(tenths(details.points.win())),
            tournaments::draw_points.eq(tenths(details.points.draw())),
            tournaments::loss_points.eq(tenths(details.points.loss())),
            tournaments::rated.eq(details.rated.as_str()),
            tournaments::pie.eq(details.pie.map(Handicap::as_str)),
            tournaments::rounds.eq(rounds),
            tournaments::acceleration.eq(acceleration),
            tournaments::bye_points.eq(bye_points),
            tournaments::tie_breaks.eq(details.ranking.tie_breaks.to_string()),
            tournaments::edition.eq(details.ranking.edition.map(edition_word)),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    titles::keep(db, id.0)?;
    Ok(changed == 1)
}

/// What a tournament belongs to, and who sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whereabouts {
    pub event: EventId,
    pub visibility: Visibility,
    /// Why nothing in it changes, if nothing does.
    pub fixed: Option<Fixed>,
}

/// Where a tournament is that is not deleted.
pub fn whereabouts_of(db: &mut Db, id: TournamentId) -> Stored<Option<Whereabouts>> {
    let row = tournaments::table
        .find(id.0)
        .filter(tournaments::deleted_at.is_null())
        .select((
            tournaments::event_id,
            tournaments::visibility,
            tournaments::archived_at.is_not_null(),
            tournaments::cancelled_at.is_not_null(),
        ))
        .first::<(i32, String, bool, bool)>(db)
        .optional()?;
    let there = |(event, word, is_archived, is_cancelled): (i32, String, bool, bool)| {
        let cancelled = is_cancelled.then_some(Fixed::Cancelled);
        let fixed = is_archived.then_some(Fixed::Archived).or(cancelled);
        Ok(Whereabouts { event: EventId(event), visibility: visibility(&word)?, fixed })
    };
    row.map(there).transpose()
}

/// The tournament that a game was played in; a published game has none.
pub fn of_game(db: &mut Db, game: GameId) -> Stored<Option<TournamentId>> {
    let id = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .filter(results::game_id.eq(game.0))
        .select(pairings::tournament_id)
        .first(db)
        .optional()?;
    Ok(id.map(TournamentId))
}
