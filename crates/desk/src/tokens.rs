//! Tokens of programs: made, ended.

use domain::audit::Act;
use domain::events::Event;
use domain::tokens::{ApiToken, NewToken};
use domain::tournaments::Tournament;
use domain::{TokenId, TournamentId};
use store::tokens::NewRow;
use store::{Db, Stored, events, tokens, tournaments};

use super::Actor;

/// There is no such tournament, or no such token of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such token")]
pub struct NotThere;

/// The tokens of a tournament.
pub fn list(db: &mut Db, id: TournamentId) -> Stored<Option<(Event, Tournament, Vec<ApiToken>)>> {
    let Some(tournament) = tournaments::find(db, id)? else { return Ok(None) };
    let Some(event) = events::find(db, tournament.event)? else { return Ok(None) };
    let all = tokens::list(db, id)?;
    Ok(Some((event, tournament, all)))
}

/// Makes a token that acts in the name of whoever makes it.
pub fn make(
    db: &mut Db,
    actor: &Actor,
    (id, hash): (TournamentId, &str),
    new: &NewToken,
) -> Stored<Result<(), NotThere>> {
    let Some((event, ..)) = list(db, id)? else { return Ok(Err(NotThere)) };
    let expires_at = new.expires_at(event.details.zone);
    let row = NewRow {
        tournament: id,
        account: actor.account,
        name: new.name.as_str(),
        hash,
        expires_at,
    };
    let token = tokens::insert(db, &row, actor.now)?;
    let act = Act::TokenMade {
        tournament: id,
        token,
        name: new.name.to_string(),
        last_day: new.last_day,
    };
    actor.record(event.id, act);
    Ok(Ok(()))
}

/// Ends a token: nothing is done by it any more.
pub fn end(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    token: TokenId,
) -> Stored<Result<(), NotThere>> {
    let Some((event, _, all)) = list(db, id)? else { return Ok(Err(NotThere)) };
    let Some(ended) = all.into_iter().find(|one| one.id == token) else { return Ok(Err(NotThere)) };
    tokens::delete(db, id, token)?;
    actor.record(event.id, Act::TokenRevoked { tournament: id, token, name: ended.name });
    Ok(Ok(()))
}
