//! Games of tournaments, with where they were played and by whom.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::games::{GameLine, Occasion, Replaced, Telling};
use domain::privacy::Eyes;
use domain::results::{Backing, Ending, Proof, RecordedOutcome};
use domain::{EventId, GameId, TournamentId};
use rules::BySeat;

use super::{SUMMARY, SummaryRow};
use crate::schema::{entries, events, games, pairings, players, results, tournaments};
use crate::{Db, StoreError, Stored, by_link, pies, small};

/// Which games of tournaments are asked for.
#[derive(Clone, Copy)]
pub(super) enum Narrow<'g> {
    /// Of a tournament, by round and board.
    Tournament { tournament: TournamentId, skipped: u32, limit: u16 },
    /// This one, even if its result does not count any more.
    Game(GameId),
    /// These, even if their results do not count any more.
    Games(&'g [GameId]),
}

/// Games with where they were played and by whom, in one query.
#[allow(clippy::too_many_lines, reason = "one query, whose type has no name to be handed on")]
pub(super) fn played(db: &mut Db, narrow: Narrow<'_>, eyes: Eyes) -> Stored<Vec<GameLine>> {
    let (first_entry, second_entry, first_player, second_player) = diesel::alias!(
        entries as first_entry,
        entries as second_entry,
        players as first_player,
        players as second_player
    );
    let newer = diesel::alias!(results as newer);
    let second_id = second_entry.field(entries::id).nullable();
    let query = games::table
        .inner_join(results::table.on(results::game_id.eq(games::id.nullable())))
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .inner_join(tournaments::table.on(tournaments::id.eq(pairings::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .inner_join(first_entry.on(first_entry.field(entries::id).eq(pairings::first_entry)))
        .inner_join(second_entry.on(second_id.eq(pairings::second_entry)))
        .inner_join(
            first_player
                .on(first_player.field(players::id).eq(first_entry.field(entries::player_id))),
        )
        .inner_join(
            second_player
                .on(second_player.field(players::id).eq(second_entry.field(entries::player_id))),
        )
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .select((
            games::id,
            games::title,
            SUMMARY,
            OCCASION,
            (
                first_player.fields((players::name, players::public_name, players::shows_moves)),
                second_player.fields((players::name, players::public_name, players::shows_moves)),
            ),
            (results::proof, results::ending),
            (
                newer.field(results::recorded_at).nullable(),
                newer.field(results::outcome).nullable(),
            ),
        ))
        .into_boxed();
    let query = match eyes {
        Eyes::Staff => query,
        // What is not announced is not there.
        Eyes::Public | Eyes::Own(_) => query.filter(
            tournaments::silent_from
                .is_null()
                .or(pairings::round.nullable().lt(tournaments::silent_from)),
        ),
    };
    let counts = newer.field(results::replaces).is_null();
    let query = match narrow {
        Narrow::Tournament { tournament, skipped, limit } => query
            .filter(counts)
            .filter(tournaments::id.eq(tournament.0))
            .order((pairings::round, pairings::board))
            .offset(skipped.into())
            .limit(limit.into()),
        Narrow::Game(game) => query.filter(results::game_id.eq(game.0)),
        // Asked of the results: most have no game, and PostgreSQL thinks that each game has many.
        Narrow::Games(ids) => {
            query.filter(results::game_id.assume_not_null().eq_any(ids.iter().map(|game| game.0)))
        }
    };
    let rows = query.load::<PlayedRow>(db)?.into_iter();
    let lines = rows.map(|row| line(row, eyes)).collect::<Stored<Vec<_>>>()?;
    let lines = known_by(db, lines)?;
    seated(db, lines)
}

/// The games with what stands behind them where the server has seen how they ended.
fn known_by(db: &mut Db, mut lines: Vec<GameLine>) -> Stored<Vec<GameLine>> {
    let ids: Vec<i32> = lines.iter().map(|line| line.id.0).collect();
    let ends = by_link::ends(db, &ids)?;
    for line in &mut lines {
        let Some((_, kind)) = ends.get(&line.id) else { continue };
        line.backing = line.backing.of_kind(*kind);
        if let Some(occasion) = &mut line.occasion {
            occasion.backing = line.backing;
        }
    }
    Ok(lines)
}

/// The games with their players as they sat, which a pie may have turned.
fn seated(db: &mut Db, mut lines: Vec<GameLine>) -> Stored<Vec<GameLine>> {
    let ids: Vec<GameId> = lines.iter().map(|line| line.id).collect();
    let turned = pies::turned(db, &ids)?;
    for line in lines.iter_mut().filter(|line| turned.contains(&line.id)) {
        if let Some(Occasion { players, is_turned, .. }) = &mut line.occasion {
            std::mem::swap(&mut players.first, &mut players.second);
            *is_turned = true;
        }
    }
    Ok(lines)
}

#[derive(Queryable)]
struct OccasionRow {
    event: i32,
    event_name: String,
    tournament: i32,
    tournament_name: String,
    round: i32,
    board: i32,
}

type OccasionColumns = (
    events::id,
    events::name,
    tournaments::id,
    tournaments::name,
    pairings::round,
    pairings::board,
);

const OCCASION: OccasionColumns = (
    events::id,
    events::name,
    tournaments::id,
    tournaments::name,
    pairings::round,
    pairings::board,
);

#[derive(Queryable)]
struct PlayedRow {
    id: i32,
    title: Option<String>,
    summary: SummaryRow,
    occasion: OccasionRow,
    players: (PlayerRow, PlayerRow),
    backing: (String, String),
    newer: (Option<NaiveDateTime>, Option<String>),
}

/// A player's name, the public one unless it is the same, and whether moves are shown.
type PlayerRow = (String, Option<String>, bool);

fn line(row: PlayedRow, eyes: Eyes) -> Stored<GameLine> {
    let OccasionRow { event, event_name, tournament, tournament_name, round, board } = row.occasion;
    let telling = shown_to(eyes, [&row.players.0, &row.players.1]);
    let name = |(name, public, _): PlayerRow| match eyes {
        Eyes::Staff => name,
        Eyes::Public | Eyes::Own(_) => public.unwrap_or(name),
    };
    let (first, second) = (name(row.players.0), name(row.players.1));
    let backing = backing(row.backing)?;
    Ok(GameLine {
        id: GameId(row.id),
        title: row.title,
        summary: row.summary.try_into()?,
        backing,
        occasion: Some(Occasion {
            event: EventId(event),
            event_name,
            tournament: TournamentId(tournament),
            tournament_name,
            round: small("pairings.round", round)?,
            board: small("pairings.board", board)?,
            players: BySeat { first, second },
            is_turned: false,
            backing,
            replaced: replaced(row.newer)?,
            telling,
        }),
    })
}

/// What of a record somebody sees, by what its players show.
fn shown_to(eyes: Eyes, players: [&PlayerRow; 2]) -> Telling {
    if eyes == Eyes::Staff {
        return Telling::Whole;
    }
    if players.iter().any(|(.., shows_moves)| !shows_moves) {
        return Telling::Nothing;
    }
    let is_hidden = players.iter().any(|(_, public_name, _)| public_name.is_some());
    if is_hidden { Telling::Moves } else { Telling::Whole }
}

fn backing((proof, ending): (String, String)) -> Stored<Backing> {
    let corrupt = StoreError::corrupt;
    let proof = Proof::parse(&proof).ok_or_else(|| corrupt("results.proof", &proof))?;
    let ending = Ending::parse(&ending).ok_or_else(|| corrupt("results.ending", &ending))?;
    Ok(Backing::of(proof, ending))
}

fn replaced((at, outcome): (Option<NaiveDateTime>, Option<String>)) -> Stored<Option<Replaced>> {
    let Some((at, outcome)) = at.zip(outcome) else {
        return Ok(None);
    };
    let by = RecordedOutcome::parse(&outcome)
        .ok_or_else(|| StoreError::corrupt("results.outcome", &outcome))?;
    Ok(Some(Replaced { at: at.and_utc(), by }))
}
