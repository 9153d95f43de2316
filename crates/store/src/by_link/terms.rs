//! Tournaments by link.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::by_link::{BoardGame, BoardState, NextRound, Terms};
use domain::results::SittingLink;
use domain::stamps::{Stamp, Thing};
use domain::tournaments::Stage;
use domain::{AccountId, EntryId, EventId, GameId, LinkGameId, PairingId, TournamentId};

use super::{control, delay, seat_of};
use crate::schema::{link_games, link_seats, link_tournaments, pairings, tournaments};
use crate::{Db, StoreError, Stored, small, stamps};

/// On what terms a tournament is played by link; none if it is not.
pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<Terms>> {
    let row = link_tournaments::table
        .find(id.0)
        .select((
            link_tournaments::time_control,
            link_tournaments::next_round,
            link_tournaments::account_id,
            link_tournaments::delay_plies,
        ))
        .first::<(String, String, i32, i32)>(db)
        .optional()?;
    let Some((time_control, next, account, plies)) = row else { return Ok(None) };
    let next = NextRound::parse(&next)
        .ok_or_else(|| StoreError::corrupt("link_tournaments.next_round", &next))?;
    let control = control("link_tournaments.time_control", &time_control)?;
    let delay = delay("link_tournaments.delay_plies", plies)?;
    Ok(Some(Terms { control, next, delay, set_by: AccountId(account) }))
}

/// Has a tournament be played by link, or not any more.
pub fn set(db: &mut Db, id: TournamentId, terms: Option<Terms>) -> Stored<()> {
    diesel::delete(link_tournaments::table.find(id.0)).execute(db)?;
    if let Some(Terms { control, next, delay, set_by }) = terms {
        diesel::insert_into(link_tournaments::table)
            .values((
                link_tournaments::tournament_id.eq(id.0),
                link_tournaments::time_control.eq(control.to_string()),
                link_tournaments::next_round.eq(next.as_str()),
                link_tournaments::delay_plies.eq(i32::from(delay.plies())),
                link_tournaments::account_id.eq(set_by.0),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Whether nobody is to move, when it began, and since when that is so.
type State = (bool, NaiveDateTime, Option<NaiveDateTime>);
type GameRow = (i32, (i32, i32), bool, bool, bool, State);

/// The games of a tournament, those of boards that are gone too.
pub fn games(db: &mut Db, id: TournamentId) -> Stored<Vec<BoardGame>> {
    let rows = link_games::table
        .inner_join(pairings::table.on(link_games::pairing_id.eq(pairings::id.nullable())))
        .filter(pairings::tournament_id.eq(id.0))
        .order((pairings::round, pairings::board, link_games::id))
        .select((
            link_games::id,
            (pairings::id, pairings::round),
            link_games::ended_at.is_not_null(),
            link_games::is_settled,
            link_games::is_held,
            (link_games::turn.is_null(), link_games::started_at, link_games::turn_at),
        ))
        .load::<GameRow>(db)?;
    rows.into_iter().map(board_game).collect()
}

fn board_game(row: GameRow) -> Stored<BoardGame> {
    let (id, (pairing, round), is_over, is_settled, is_held, state) = row;
    Ok(BoardGame {
        id: LinkGameId(id),
        pairing: PairingId(pairing),
        round: small("pairings.round", round)?,
        state: match (is_over, state.0) {
            (true, _) => BoardState::Over,
            (false, true) => BoardState::Halted,
            (false, false) => BoardState::Running,
        },
        is_settled,
        is_held,
        since: state.2.unwrap_or(state.1).and_utc(),
    })
}

/// The game of a board.
pub fn of_board(db: &mut Db, pairing: PairingId) -> Stored<Option<SittingLink>> {
    let found = link_games::table.filter(link_games::pairing_id.eq(pairing.0)).select((
        link_games::id,
        link_games::turn,
        link_games::is_settled,
    ));
    let found = found.first::<(i32, Option<String>, bool)>(db).optional()?;
    let Some((id, turn, is_settled)) = found else { return Ok(None) };
    let turn = turn.as_deref().map(seat_of).transpose()?;
    Ok(Some(SittingLink { id: LinkGameId(id), turn, is_open: !is_settled }))
}

/// The games of somebody in a tournament that are not settled, with their boards.
pub fn of_entry(db: &mut Db, entry: EntryId) -> Stored<Vec<(PairingId, SittingLink)>> {
    let rows = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_seats::entry_id.eq(entry.0))
        .filter(link_games::is_settled.eq(false))
        .filter(link_games::pairing_id.is_not_null())
        .order(link_games::id)
        .select((link_games::pairing_id.assume_not_null(), link_games::id, link_games::turn))
        .load::<(i32, i32, Option<String>)>(db)?;
    let game = |(pairing, id, turn): (i32, i32, Option<String>)| {
        let turn = turn.as_deref().map(seat_of).transpose()?;
        Ok((PairingId(pairing), SittingLink { id: LinkGameId(id), turn, is_open: true }))
    };
    rows.into_iter().map(game).collect()
}

/// Whether a game of an event goes on.
pub fn is_played_at(db: &mut Db, event: EventId) -> Stored<bool> {
    let theirs = link_games::table
        .inner_join(pairings::table.on(link_games::pairing_id.eq(pairings::id.nullable())))
        .inner_join(tournaments::table.on(pairings::tournament_id.eq(tournaments::id)))
        .filter(tournaments::event_id.eq(event.0))
        .filter(link_games::is_settled.eq(false))
        .select(link_games::id);
    Ok(theirs.first::<i32>(db).optional()?.is_some())
}

/// Nothing is left to do at the board of a game; with its record, if it is that of a result.
pub fn settle(db: &mut Db, id: LinkGameId, record: Option<GameId>) -> Stored<()> {
    let game = link_games::table.find(id.0);
    diesel::update(game).set(link_games::is_settled.eq(true)).execute(db)?;
    if let Some(record) = record {
        diesel::update(game).set(link_games::game_id.eq(record.0)).execute(db)?;
    }
    Ok(())
}

/// The tournaments by link that are being played or have games, each with the version of what is seen of it.
pub fn running(db: &mut Db) -> Stored<Vec<(TournamentId, EventId, i64)>> {
    let playing = pairings::table
        .inner_join(link_games::table.on(link_games::pairing_id.eq(pairings::id.nullable())))
        .filter(link_games::is_settled.eq(false))
        .select(pairings::tournament_id);
    let by_link = link_tournaments::table.select(link_tournaments::tournament_id);
    let is_running = tournaments::stage.eq(Stage::Running.as_str());
    let rows = tournaments::table
        .filter(tournaments::id.eq_any(by_link))
        // What lies in the bin has games that are to stand.
        .filter(is_running.or(tournaments::id.eq_any(playing)))
        .select((tournaments::id, tournaments::event_id))
        .load::<(i32, i32)>(db)?;
    let things: Vec<Thing> =
        rows.iter().map(|(id, _)| Thing::Tournament(TournamentId(*id))).collect();
    let versions = stamps::of(db, &things)?;
    let row = |((id, event), stamp): ((i32, i32), Stamp)| {
        (TournamentId(id), EventId(event), stamp.version)
    };
    Ok(rows.into_iter().zip(versions).map(row).collect())
}
