//! At which boards of the hall a tournament is played.

use domain::audit::{Act, BoardsFacts};
use domain::boards::Boards;
use domain::hall::{Range, SharedHall, moved, open_rounds};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::{EventId, TournamentId};
use store::{Db, Stored, boards, pairings, standings, tournaments};

use super::Actor;

/// The boards of a tournament. `None` if there is no such tournament.
pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<SharedHall>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(None);
    };
    let mut others = Vec::new();
    for tournament in tournaments::list_by_event(db, event.id)? {
        if tournament.id != id && !tournament.stage.is_over() {
            let boards = boards::of(db, tournament.id)?;
            others.push(Range::of(&standings::load(db, tournament, Eyes::Staff)?, &boards));
        }
    }
    let boards = boards::of(db, id)?;
    let own = Range::of(&chart, &boards);
    Ok(Some(SharedHall { event, chart, boards, own, others }))
}

/// Why a tournament keeps its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotSeated<E> {
    /// There are complaints about what was typed.
    For(E),
    /// The tournament is over.
    Over,
    /// Somebody else has changed them since the page was drawn.
    ChangedMeanwhile,
    Gone,
}

/// Gives a tournament the boards that `read` makes, if the ones before still have the mark that was
/// `seen`. Rounds without a result are numbered anew.
pub fn seat<E>(
    db: &mut Db,
    actor: &Actor,
    (id, seen): (TournamentId, &str),
    read: impl FnOnce(&WallChart) -> Result<Boards, E>,
) -> Stored<Result<(), NotSeated<E>>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotSeated::Gone));
    };
    if chart.tournament.stage.is_over() {
        return Ok(Err(NotSeated::Over));
    }
    let after = match read(&chart) {
        Ok(after) => after,
        Err(found) => return Ok(Err(NotSeated::For(found))),
    };
    let before = boards::of(db, id)?;
    if before == after {
        return Ok(Ok(()));
    }
    if before.mark() != seen {
        return Ok(Err(NotSeated::ChangedMeanwhile));
    }
    boards::set(db, id, &after)?;
    let moved = moved(&chart, &after);
    pairings::set_boards(db, &moved)?;
    let rounds = if moved.is_empty() { Vec::new() } else { open_rounds(&chart) };
    let act = Act::BoardsChanged(BoardsFacts { tournament: id, before, after, rounds });
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// Gives a tournament that was just made the first board of another one.
pub(super) fn copy(
    db: &mut Db,
    actor: &Actor,
    from: TournamentId,
    (event, to): (EventId, TournamentId),
) -> Stored<()> {
    let before = Boards::default();
    let after = Boards { first: boards::of(db, from)?.first, ..Boards::default() };
    if after == before {
        return Ok(());
    }
    boards::set(db, to, &after)?;
    let act = Act::BoardsChanged(BoardsFacts { tournament: to, before, after, rounds: Vec::new() });
    actor.record(event, act);
    Ok(())
}
