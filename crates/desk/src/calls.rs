//! Players and tablets call an arbiter; an arbiter goes there.

use domain::audit::{Act, Board, CallFacts};
use domain::calls::{CALLS_WITHIN, Call, NewCall};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::results::{LONGEST_UNDO, Sitting};
use domain::{CallId, EventId, PlayerId, TournamentId};
use store::{Db, Stored, calls, entries, tournaments};

use super::results::{At, sitting};
use super::{Actor, Guest};

/// Why an arbiter is not called, or a call is not taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotCalled {
    #[error("it is not the own board")]
    NotTheirs,
    #[error("an arbiter was called many times within the hour")]
    TooOften,
}

/// Calls an arbiter to a board, and tells the event. Once more is the same call.
pub fn call_to_board(db: &mut Db, guest: &Guest, at: At) -> Stored<Result<EventId, NotCalled>> {
    let Some(board) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotCalled::NotTheirs));
    };
    let Some(new) = of_board(&board, guest.bearer) else {
        return Ok(Err(NotCalled::NotTheirs));
    };
    call(db, guest, (board.event.id, new), Some((&board.pairing).into()))
}

/// Calls an arbiter to a player who has no board now, and tells the event.
pub fn call_to_player(
    db: &mut Db,
    guest: &Guest,
    id: TournamentId,
) -> Stored<Result<EventId, NotCalled>> {
    let Some((event, new)) = of_player(db, guest.bearer, id)? else {
        return Ok(Err(NotCalled::NotTheirs));
    };
    call(db, guest, (event, new), None)
}

fn call(
    db: &mut Db,
    guest: &Guest,
    (event, new): (EventId, NewCall),
    at: Option<Board>,
) -> Stored<Result<EventId, NotCalled>> {
    let open = calls::open(db, &[new.tournament])?;
    if open.iter().any(|call| call.is_by(new)) {
        return Ok(Ok(event));
    }
    if !new.is_allowed_after(&calls::since(db, new, guest.now - CALLS_WITHIN)?) {
        return Ok(Err(NotCalled::TooOften));
    }
    calls::insert(db, new, guest.now)?;
    let facts = CallFacts { tournament: new.tournament, at, by: new.entry };
    guest.record(event, Act::ArbiterCalled(facts));
    Ok(Ok(event))
}

/// The own call is over: nobody is needed any more. Tells the event. A call that is over already stays
/// so.
pub fn take_back(
    db: &mut Db,
    guest: &Guest,
    (id, call): (TournamentId, CallId),
) -> Stored<Result<EventId, NotCalled>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(Err(NotCalled::NotTheirs));
    };
    let Some(call) = calls::find(db, call)?.filter(|call| call.tournament == id) else {
        return Ok(Ok(tournament.event));
    };
    let is_own = match guest.bearer {
        Bearer::Player(player) => is_of(db, &call, player)?,
        Bearer::Tablet(tournament) => call.entry.is_none() && call.tournament == tournament,
    };
    if !is_own {
        return Ok(Err(NotCalled::NotTheirs));
    }
    calls::end(db, call.id, None, guest.now)?;
    guest.record(tournament.event, Act::CallEnded(facts(&call)));
    Ok(Ok(tournament.event))
}

/// An arbiter has gone there. Whoever comes second finds it done.
pub fn answer(db: &mut Db, actor: &Actor, event: EventId, id: CallId) -> Stored<()> {
    let Some((_, call)) = find(db, id)?.filter(|(at, _)| *at == event) else {
        return Ok(());
    };
    calls::end(db, id, Some(actor.account), actor.now)?;
    actor.record(event, Act::CallEnded(facts(&call)));
    Ok(())
}

/// The own answer was a slip: the call waits again, since when it did. Nothing where it is too late, or
/// where the same is called anew.
pub fn undo_answer(db: &mut Db, actor: &Actor, event: EventId, id: CallId) -> Stored<()> {
    let since = actor.now - LONGEST_UNDO;
    let Some(call) = calls::answered(db, id, (actor.account, since))? else {
        return Ok(());
    };
    let tournament = tournaments::find(db, call.tournament)?;
    let open = calls::open(db, &[call.tournament])?;
    let is_of_event = tournament.is_some_and(|tournament| tournament.event == event);
    if !is_of_event || open.iter().any(|one| one.is_by(call.as_made())) {
        return Ok(());
    }
    calls::reopen(db, id)?;
    actor.record(event, Act::CallReopened(facts(&call)));
    Ok(())
}

fn facts(call: &Call) -> CallFacts {
    let tournament = call.tournament;
    let at = call.place.map(|(round, board)| Board { tournament, round, board });
    CallFacts { tournament, at, by: call.entry }
}

/// An open call, and its event.
fn find(db: &mut Db, id: CallId) -> Stored<Option<(EventId, Call)>> {
    let Some(call) = calls::find(db, id)? else {
        return Ok(None);
    };
    let tournament = tournaments::find(db, call.tournament)?;
    Ok(tournament.map(|tournament| (tournament.event, call)))
}

fn is_of(db: &mut Db, call: &Call, player: PlayerId) -> Stored<bool> {
    let Some(entry) = call.entry else {
        return Ok(false);
    };
    let entry = entries::some(db, call.tournament, &[entry], Eyes::Staff)?;
    Ok(entry.iter().any(|entry| entry.player == player))
}

fn of_board(board: &Sitting, bearer: Bearer) -> Option<NewCall> {
    let (tournament, pairing) = (board.tournament.id, Some(board.pairing.id));
    match bearer {
        Bearer::Player(player) => {
            let entry = Some(board.players[board.seat_of(player)?].id);
            Some(NewCall { tournament, pairing, entry })
        }
        Bearer::Tablet(held) => {
            (held == tournament).then_some(NewCall { tournament, pairing, entry: None })
        }
    }
}

fn of_player(db: &mut Db, bearer: Bearer, id: TournamentId) -> Stored<Option<(EventId, NewCall)>> {
    let (Bearer::Player(player), Some(held)) = (bearer, tournaments::find(db, id)?) else {
        return Ok(None);
    };
    let own = entries::list(db, id, Eyes::Staff)?.into_iter().find(|entry| entry.player == player);
    let call = |entry| NewCall { tournament: id, pairing: None, entry: Some(entry) };
    Ok(own.map(|entry| (held.event, call(entry.id))))
}
