//! Games by link: what is settled, who plays, and the facts.

pub mod blocks;
pub mod challenges;
mod computed;
mod names;
pub mod phrases;
mod records;
mod running;
pub mod seats;
pub mod terms;
pub mod turns;

pub use self::computed::{keep, other_columns};
pub use self::records::UNNAMED;
pub(crate) use self::records::{ends, kinds, told};
pub use self::running::{
    KnownBy, Lively, lively, n_casual_turns, n_running_of, over, own, rematches_asked_of, running,
    waiting_of,
};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::by_link::{AtBoard, Deed, Delay, Fact, NO_NAME, Playing, Rematch, Setup, TimeControl};
use domain::pies::side_word;
use domain::tournaments::Rated;
use domain::{AccountId, EventId, GameId, LinkGameId, PairingId, PlayerId, TournamentId};
use rules::{Game, Seat};

use super::schema::{
    blocked_opponents, last_alive, link_facts, link_games, link_phrases, link_seats, pairings,
    seat_sessions, tournaments,
};
use super::{Db, StoreError, Stored, small};

/// A game as it is stored, without what happens in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    pub setup: Setup,
    /// The lot that was drawn for the first move, if one was.
    pub lot_seed: Option<u64>,
    /// The record, once it is over.
    pub game: Option<GameId>,
    pub rated: Rated,
    pub delay: Delay,
    /// Who began it for two others.
    pub made_by: Option<AccountId>,
    pub rematch: Rematch,
    /// The board that it is played for.
    pub at: Option<AtBoard>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = link_games)]
struct Columns {
    id: i32,
    spec: String,
    time_control: String,
    lot_seed: Option<String>,
    started_at: NaiveDateTime,
    game_id: Option<i32>,
    pairing_id: Option<i32>,
    is_rated: bool,
    rematch_asked: Option<String>,
    rematch_id: Option<i32>,
    delay_plies: i32,
    made_by: Option<i32>,
}

/// Event, tournament, round and board.
type Place = Option<(i32, i32, i32, i32)>;

impl TryFrom<(Columns, Place)> for Row {
    type Error = StoreError;

    fn try_from((row, place): (Columns, Place)) -> Stored<Self> {
        let seed = row
            .lot_seed
            .as_deref()
            .map(|text| text.parse().map_err(|_| StoreError::corrupt("link_games.lot_seed", text)));
        let setup = Setup {
            id: LinkGameId(row.id),
            game: game("link_games.spec", &row.spec)?,
            control: control("link_games.time_control", &row.time_control)?,
            started_at: row.started_at.and_utc(),
            is_casual: row.pairing_id.is_none(),
        };
        let at = place.map(at_board).transpose()?;
        let asked = row.rematch_asked.as_deref().map(seat_of).transpose()?;
        let rematch = match (row.rematch_id, asked) {
            (Some(id), _) => Rematch::Begun(LinkGameId(id)),
            (None, Some(seat)) => Rematch::Asked(seat),
            (None, None) => Rematch::Nothing,
        };
        Ok(Self {
            setup,
            lot_seed: seed.transpose()?,
            game: row.game_id.map(GameId),
            rated: rated(row.is_rated),
            delay: delay("link_games.delay_plies", row.delay_plies)?,
            made_by: row.made_by.map(AccountId),
            rematch,
            at,
        })
    }
}

fn at_board((event, tournament, round, board): (i32, i32, i32, i32)) -> Stored<AtBoard> {
    Ok(AtBoard {
        event: EventId(event),
        tournament: TournamentId(tournament),
        round: small("pairings.round", round)?,
        board: small("pairings.board", board)?,
    })
}

fn game(column: &'static str, text: &str) -> Stored<Game> {
    text.parse().map_err(|_| StoreError::corrupt(column, text))
}

fn control(column: &'static str, text: &str) -> Stored<TimeControl> {
    text.parse().map_err(|_| StoreError::corrupt(column, text))
}

fn delay(column: &'static str, plies: i32) -> Stored<Delay> {
    let plies = u8::try_from(plies).ok().and_then(Delay::new);
    plies.ok_or_else(|| StoreError::corrupt(column, &"…"))
}

fn rated(is_rated: bool) -> Rated {
    if is_rated { Rated::Rated } else { Rated::Unrated }
}

fn seat_of(word: &str) -> Stored<Seat> {
    let seat = Seat::ALL.into_iter().find(|seat| side_word(*seat) == word);
    seat.ok_or_else(|| StoreError::corrupt("link_seats.seat", word))
}

/// A game that is about to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewGame {
    pub game: Game,
    pub control: TimeControl,
    /// The lot that was drawn for the first move, if one was.
    pub lot_seed: Option<u64>,
    pub rated: Rated,
    pub delay: Delay,
    /// Who begins it for two others.
    pub made_by: Option<AccountId>,
    /// The board that it is played for.
    pub pairing: Option<PairingId>,
}

impl NewGame {
    /// An unrated game that everybody sees as it is.
    pub fn of(game: Game, control: TimeControl) -> Self {
        let (rated, delay) = (Rated::Unrated, Delay::default());
        Self { game, control, lot_seed: None, rated, delay, made_by: None, pairing: None }
    }
}

/// Begins a game.
pub fn insert(db: &mut Db, new: NewGame, now: DateTime<Utc>) -> Stored<LinkGameId> {
    let NewGame { game, control, lot_seed, rated, delay, made_by, pairing } = new;
    let id = diesel::insert_into(link_games::table)
        .values((
            link_games::spec.eq(game.to_string()),
            link_games::time_control.eq(control.to_string()),
            link_games::lot_seed.eq(lot_seed.map(|seed| seed.to_string())),
            link_games::started_at.eq(now.naive_utc()),
            link_games::is_rated.eq(rated == Rated::Rated),
            link_games::delay_plies.eq(i32::from(delay.plies())),
            link_games::made_by.eq(made_by.map(|account| account.0)),
            link_games::pairing_id.eq(pairing.map(|pairing| pairing.0)),
        ))
        .returning(link_games::id)
        .get_result(db)?;
    Ok(LinkGameId(id))
}

pub fn find(db: &mut Db, id: LinkGameId) -> Stored<Option<Row>> {
    let place = (tournaments::event_id, pairings::tournament_id, pairings::round, pairings::board);
    let row = link_games::table
        .find(id.0)
        .left_join(pairings::table.on(link_games::pairing_id.eq(pairings::id.nullable())))
        .left_join(tournaments::table.on(pairings::tournament_id.eq(tournaments::id)))
        .select((Columns::as_select(), place.nullable()))
        .first::<(Columns, Place)>(db)
        .optional()?;
    row.map(Row::try_from).transpose()
}

type FactRow = (i32, String, Option<String>, Option<String>, NaiveDateTime);

/// What happened in a game, in order.
pub fn facts(db: &mut Db, id: LinkGameId) -> Stored<Vec<Fact>> {
    Ok(kept_facts(db, id)?.into_iter().map(|(fact, _)| fact).collect())
}

/// The same, each with what the record was known by with it, if that was kept.
fn kept_facts(db: &mut Db, id: LinkGameId) -> Stored<Vec<(Fact, Option<String>)>> {
    let rows = link_facts::table
        .filter(link_facts::link_game_id.eq(id.0))
        .order(link_facts::number)
        .select((
            (
                link_facts::number,
                link_facts::kind,
                link_facts::seat,
                link_facts::detail,
                link_facts::at,
            ),
            link_facts::record_hash,
        ))
        .load::<(FactRow, Option<String>)>(db)?;
    rows.into_iter().map(|(row, hash)| Ok((fact(row)?, hash))).collect()
}

fn fact((number, kind, seat, detail, at): FactRow) -> Stored<Fact> {
    let corrupt = |column| StoreError::corrupt(column, &kind);
    let deed = Deed::from_columns(&kind, seat.as_deref(), detail.as_deref());
    Ok(Fact {
        number: u32::try_from(number).map_err(|_| corrupt("link_facts.number"))?,
        at: at.and_utc(),
        deed: deed.map_err(|_| corrupt("link_facts.kind"))?,
    })
}

/// A game as its facts have made it: each move is the one that was made.
pub fn playing(db: &mut Db, setup: Setup) -> Stored<Playing> {
    let mut playing = Playing::begin(setup);
    for (fact, hash) in kept_facts(db, setup.id)? {
        let corrupt =
            |column| StoreError::corrupt(column, &format!("{} of {}", fact.number, setup.id));
        playing.take(&fact).map_err(|_| corrupt("link_facts.number"))?;
        if hash.is_some_and(|hash| hash != playing.hash().as_str()) {
            return Err(corrupt("link_facts.record_hash"));
        }
    }
    Ok(playing)
}

/// Adds the last fact of a game. Two can never both be the same one: the number is the key.
pub fn add(db: &mut Db, playing: &Playing, fact: &Fact) -> Stored<()> {
    let hash = fact.deed.moves_the_board().then(|| playing.hash().as_str());
    let (kind, seat, detail) = fact.deed.columns();
    diesel::insert_into(link_facts::table)
        .values((
            link_facts::link_game_id.eq(playing.setup().id.0),
            link_facts::number.eq(fact.number.cast_signed()),
            link_facts::record_hash.eq(hash),
            link_facts::kind.eq(kind),
            link_facts::seat.eq(seat),
            link_facts::detail.eq(detail),
            link_facts::at.eq(fact.at.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// A game is over; with its record, if there is one.
pub fn end(db: &mut Db, id: LinkGameId, game: Option<GameId>, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(link_games::table.find(id.0))
        .set((
            link_games::ended_at.eq(now.naive_utc()),
            link_games::game_id.eq(game.map(|game| game.0)),
        ))
        .execute(db)?;
    Ok(())
}

/// Who sits there asks for a rematch, or nobody does any more.
pub fn set_rematch_asked(db: &mut Db, id: LinkGameId, seat: Option<Seat>) -> Stored<()> {
    let (game, seat) = (link_games::table.find(id.0), seat.map(side_word));
    diesel::update(game).set(link_games::rematch_asked.eq(seat)).execute(db)?;
    Ok(())
}

/// The rematch of a game has begun.
pub fn set_rematch(db: &mut Db, id: LinkGameId, rematch: LinkGameId) -> Stored<()> {
    let game = link_games::table.find(id.0);
    diesel::update(game).set(link_games::rematch_id.eq(rematch.0)).execute(db)?;
    Ok(())
}

/// Games in which a time is over by now, the first ones first.
pub fn due(db: &mut Db, now: DateTime<Utc>, most: i64) -> Stored<Vec<LinkGameId>> {
    let ids = link_games::table
        .filter(link_games::due_at.le(now.naive_utc()))
        .order(link_games::due_at)
        .limit(most)
        .select(link_games::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// When the next time is over.
pub fn next_due(db: &mut Db) -> Stored<Option<DateTime<Utc>>> {
    let due = link_games::table
        .filter(link_games::due_at.is_not_null())
        .order(link_games::due_at)
        .select(link_games::due_at)
        .first::<Option<NaiveDateTime>>(db)
        .optional()?;
    Ok(due.flatten().map(|due| due.and_utc()))
}

/// The games that are not over.
pub fn unended(db: &mut Db) -> Stored<Vec<LinkGameId>> {
    let games = link_games::table.filter(link_games::ended_at.is_null()).order(link_games::id);
    let ids = games.select(link_games::id).load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// The games in which a clock runs.
pub fn ticking(db: &mut Db) -> Stored<Vec<LinkGameId>> {
    let ids = link_games::table
        .filter(link_games::due_at.is_not_null())
        .order(link_games::id)
        .select(link_games::id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(LinkGameId).collect())
}

/// When it is looked whether a server has run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waking {
    /// As one starts.
    Start,
    /// While one runs, which looked here last at a moment.
    Running(DateTime<Utc>),
}

/// Since when no server has run, if none did: the last one has not noted in time that it does. Who starts on a file is
/// alone with it, so none ran since the last sign of one.
pub fn none_since(
    db: &mut Db,
    now: DateTime<Utc>,
    waking: Waking,
) -> Stored<Option<DateTime<Utc>>> {
    let noted = last_alive::table
        .select((last_alive::at, last_alive::next_at))
        .first::<(NaiveDateTime, NaiveDateTime)>(db)
        .optional()?;
    let Some((at, next)) = noted.map(|(at, next)| (at.and_utc(), next.and_utc())) else {
        return Ok(None);
    };
    if waking == Waking::Start && matches!(db, Db::Sqlite(_)) {
        let moved = link_games::table
            .filter(link_games::due_at.is_not_null())
            .select(max(link_games::turn_at))
            .first::<Option<NaiveDateTime>>(db)?;
        let moved = moved.map(|moved| moved.and_utc());
        return Ok(Some(moved.map_or(at, |moved| moved.max(at))).filter(|since| *since < now));
    }
    let since = match waking {
        Waking::Start => at,
        // Another server may have stopped meanwhile, or nothing was noted since no clock ran.
        Waking::Running(looked_at) => at.max(looked_at),
    };
    Ok(Some(since).filter(|_| next < now))
}

/// When a server has noted last that it runs.
pub fn alive_at(db: &mut Db) -> Stored<Option<DateTime<Utc>>> {
    let at = last_alive::table.select(last_alive::at).first::<NaiveDateTime>(db).optional()?;
    Ok(at.map(|at| at.and_utc()))
}

/// A server runs now, and notes it again before `next`.
pub fn set_alive(db: &mut Db, now: DateTime<Utc>, next: DateTime<Utc>) -> Stored<()> {
    let (at, next) = (now.naive_utc(), next.naive_utc());
    let n_updated = diesel::update(last_alive::table)
        .set((last_alive::at.eq(at), last_alive::next_at.eq(next)))
        .execute(db)?;
    if n_updated == 0 {
        diesel::insert_into(last_alive::table)
            .values((last_alive::id.eq(1), last_alive::at.eq(at), last_alive::next_at.eq(next)))
            .execute(db)?;
    }
    Ok(())
}

/// Deletes the games of boards that are deleted, with all that happened in them.
pub(super) fn delete_of(db: &mut Db, boards: &[i32]) -> Stored<()> {
    let ids: Vec<i32> = link_games::table
        .filter(link_games::pairing_id.assume_not_null().eq_any(boards))
        .select(link_games::id)
        .load(db)?;
    diesel::delete(link_facts::table.filter(link_facts::link_game_id.eq_any(&ids))).execute(db)?;
    let sessions = seat_sessions::table.filter(seat_sessions::link_game_id.eq_any(&ids));
    diesel::delete(sessions).execute(db)?;
    let phrases = link_phrases::table.filter(link_phrases::link_game_id.eq_any(&ids));
    diesel::delete(phrases).execute(db)?;
    diesel::delete(link_seats::table.filter(link_seats::link_game_id.eq_any(&ids))).execute(db)?;
    diesel::delete(link_games::table.filter(link_games::id.eq_any(&ids))).execute(db)?;
    Ok(())
}

/// Forgets of accounts that are gone for good what was typed for them or by them, whom they did not play, and who did
/// not play them.
pub(super) fn forget(db: &mut Db, accounts: &[i32]) -> Stored<()> {
    let blocks = blocked_opponents::table
        .filter(blocked_opponents::account_id.eq_any(accounts))
        .or_filter(blocked_opponents::blocked_id.eq_any(accounts));
    diesel::delete(blocks).execute(db)?;
    take_names(db, accounts)
}

/// Takes the names that were typed for accounts, and by them for others, out of seats and challenges.
pub(super) fn take_names(db: &mut Db, accounts: &[i32]) -> Stored<()> {
    let seats = link_seats::table.filter(link_seats::account_id.assume_not_null().eq_any(accounts));
    diesel::update(seats).set(link_seats::name.eq(NO_NAME)).execute(db)?;
    let made = link_games::table.filter(link_games::made_by.assume_not_null().eq_any(accounts));
    let seats =
        link_seats::table.filter(link_seats::link_game_id.eq_any(made.select(link_games::id)));
    diesel::update(seats).set(link_seats::name.eq(NO_NAME)).execute(db)?;
    challenges::take_names(db, accounts)
}

/// The rated games of an account that are not over are rated no more: it is no player's any more. Answers which.
pub fn unrate_of(db: &mut Db, account: AccountId) -> Stored<Vec<LinkGameId>> {
    let own = link_seats::table
        .filter(link_seats::account_id.eq(account.0))
        .select(link_seats::link_game_id);
    let rated: Vec<i32> = link_games::table
        .filter(link_games::ended_at.is_null())
        .filter(link_games::is_rated)
        .filter(link_games::id.eq_any(own))
        .select(link_games::id)
        .load(db)?;
    diesel::update(link_games::table.filter(link_games::id.eq_any(&rated)))
        .set(link_games::is_rated.eq(false))
        .execute(db)?;
    Ok(rated.into_iter().map(LinkGameId).collect())
}

/// How many rated games two persons have begun against each other since a moment.
pub fn n_rated(db: &mut Db, both: &[Vec<PlayerId>; 2], since: DateTime<Utc>) -> Stored<usize> {
    let mut found = Vec::new();
    for persons in both {
        let persons: Vec<i32> = persons.iter().map(|person| person.0).collect();
        let games = link_seats::table
            .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
            .filter(link_games::started_at.ge(since.naive_utc()))
            .filter(link_games::is_rated)
            .filter(link_seats::player_id.assume_not_null().eq_any(persons));
        found.push(games.select(link_games::id).load::<i32>(db)?);
    }
    Ok(found[0].iter().filter(|id| found[1].contains(id)).count())
}
