//! The log a page at a time, the newest act first.

use diesel::prelude::*;
use domain::audit::{Asked, By, Chain, Filter, Hash, LogPage, Logged, PER_PAGE, Scope, Subject};
use domain::{AccountId, EventId, PlayerId, TournamentId};

use super::super::schema::{accounts, audit, audit_chains, audit_subjects, entries, tournaments};
use super::super::{Db, Stored, merges};
use super::names::names_of;
use super::{Row, SecretRow, secrets_of, subjects};

/// The ids of the acts that are about something.
macro_rules! about {
    ($subject:expr) => {{
        let (kind, id, round, board) = subjects::parts($subject);
        let is_there = audit_subjects::round.eq(round).and(audit_subjects::board.eq(board));
        audit_subjects::table
            .filter(audit_subjects::kind.eq(kind))
            .filter(audit_subjects::subject_id.eq(id))
            .filter(is_there.or(audit_subjects::round.eq(0)))
            .select(audit_subjects::audit_id)
    }};
}

/// The ids of the acts that are about any of some players, or of their entries.
macro_rules! about_any {
    ($kind:expr, $ids:expr) => {
        audit_subjects::table
            .filter(audit_subjects::kind.eq($kind))
            .filter(audit_subjects::subject_id.eq_any($ids))
            .select(audit_subjects::audit_id)
    };
}

/// A page of the log, with the names of all that is on it.
pub fn page(db: &mut Db, asked: &Asked) -> Stored<LogPage> {
    let mut rows = match asked.scope {
        Scope::Player(player) => rows_of_player(db, player, asked)?,
        _ => rows(db, asked)?,
    };
    let is_more = rows.len() > PER_PAGE;
    rows.truncate(PER_PAGE);
    let last = rows.last().filter(|_| is_more);
    let next = last.and_then(|last| match asked.scope {
        Scope::Player(_) => Some(last.id),
        _ => last.position,
    });
    let acts = logged(db, &rows)?;
    let names = names_of(db, &acts)?;
    let Scope::Chain(chain) = asked.scope else {
        return Ok(LogPage { acts, next, names, actors: Vec::new(), tournaments: Vec::new() });
    };
    let tournaments = match chain {
        Chain::Event(event) => tournaments_of(db, event)?,
        Chain::Site | Chain::RatingList(_) => Vec::new(),
    };
    Ok(LogPage { acts, next, names, actors: actors(db, chain)?, tournaments })
}

/// So many rows tell whether there is another page.
fn limit() -> i64 {
    i64::try_from(PER_PAGE).unwrap_or(i64::MAX - 1) + 1
}

fn rows(db: &mut Db, asked: &Asked) -> Stored<Vec<Row>> {
    let Filter { tournament, area, by } = asked.filter;
    let mut query = audit::table
        .order(audit::position.desc())
        .limit(limit())
        .select(Row::as_select())
        .into_boxed();
    match &asked.scope {
        Scope::Chain(chain) => {
            let (kind, subject) = chain.parts();
            let chains = audit_chains::table
                .filter(audit_chains::kind.eq(kind.as_str()))
                .filter(audit_chains::subject_id.eq(subject))
                .select(audit_chains::id.nullable());
            query = query.filter(audit::chain_id.eq_any(chains));
        }
        Scope::Board(at) => {
            let board = Subject::Board(at.tournament, at.round, at.board);
            query = query.filter(audit::id.eq_any(about!(board)));
        }
        Scope::Player(_) => {}
    }
    if let Some(tournament) = tournament {
        query = query.filter(audit::id.eq_any(about!(Subject::Tournament(tournament))));
    }
    if let Some(area) = area {
        query = query.filter(audit::area.eq(area.as_str()));
    }
    query = match by {
        Some(By::Account(account)) => query.filter(audit::account_id.eq(account.0)),
        Some(By::Via(via)) => {
            query.filter(audit::account_id.is_null()).filter(audit::via.eq(via.as_str()))
        }
        None => query,
    };
    if let Some(before) = asked.before {
        query = query.filter(audit::position.lt(before));
    }
    Ok(query.load(db)?)
}

/// The acts that name a player, or somebody for whom the player stands.
fn rows_of_player(db: &mut Db, player: PlayerId, asked: &Asked) -> Stored<Vec<Row>> {
    let merges = merges::current(db)?;
    let all = merges.all_of(merges.stands_for(player));
    let players: Vec<i32> = all.iter().map(|player| player.0).collect();
    let entered: Vec<i32> =
        entries::table.filter(entries::player_id.eq_any(&players)).select(entries::id).load(db)?;
    let (of_player, ..) = subjects::parts(Subject::Player(player));
    let (of_entry, ..) = subjects::parts(Subject::Entry(0.into()));
    let is_named = audit::id
        .eq_any(about_any!(of_player, players))
        .or(audit::id.eq_any(about_any!(of_entry, entered)));
    let before = asked.before.unwrap_or(i32::MAX);
    let query = audit::table.filter(is_named).filter(audit::id.lt(before));
    Ok(query.order(audit::id.desc()).limit(limit()).select(Row::as_select()).load(db)?)
}

fn logged(db: &mut Db, rows: &[Row]) -> Stored<Vec<Logged>> {
    let secrets = secrets_of(db, rows)?;
    let one = |row: &Row| {
        let kept: &[SecretRow] = secrets.get(&row.id).map_or(&[], Vec::as_slice);
        Ok(Logged {
            id: row.id,
            position: row.position.unwrap_or_default(),
            hash: Hash::stored(row.hash.clone().unwrap_or_default()),
            account: row.account_id.map(AccountId),
            access: row.access()?,
            via: row.via()?,
            event: row.event_id.map(EventId),
            at: row.recorded_at.and_utc(),
            act: row.read(kept)?,
        })
    };
    rows.iter().map(one).collect()
}

/// Everybody who did something in a chain.
fn actors(db: &mut Db, chain: Chain) -> Stored<Vec<(AccountId, String)>> {
    let (kind, subject) = chain.parts();
    let chains = audit_chains::table
        .filter(audit_chains::kind.eq(kind.as_str()))
        .filter(audit_chains::subject_id.eq(subject))
        .select(audit_chains::id.nullable());
    let acted = audit::table
        .filter(audit::chain_id.eq_any(chains))
        .select(audit::account_id)
        .distinct()
        .load::<Option<i32>>(db)?;
    let mut actors = accounts::table
        .filter(accounts::id.eq_any(acted.into_iter().flatten()))
        .select((accounts::id, accounts::name))
        .load::<(i32, String)>(db)?;
    actors.sort_by(|one, other| one.1.cmp(&other.1));
    Ok(actors.into_iter().map(|(id, name)| (AccountId(id), name)).collect())
}

fn tournaments_of(db: &mut Db, event: EventId) -> Stored<Vec<(TournamentId, String)>> {
    let held = tournaments::table
        .filter(tournaments::event_id.eq(event.0))
        .order(tournaments::id)
        .select((tournaments::id, tournaments::name))
        .load::<(i32, String)>(db)?;
    Ok(held.into_iter().map(|(id, name)| (TournamentId(id), name)).collect())
}
