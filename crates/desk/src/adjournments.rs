//! Games are adjourned, and adjourned no more.

use domain::TournamentId;
use domain::adjournments::{NotAdjourned, adjournable, takes_adjournments};
use domain::audit::{Act, Board};
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use domain::swiss::n_paired;
use store::{Db, Stored, adjournments};

use super::{Actor, tournaments};

/// Tournament and round.
pub type At = (TournamentId, u16);

/// Which games of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// The one at this board.
    Board(u16),
    /// All that have no result.
    All,
}

/// Adjourns open games of a round: rounds to come are paired as if they were drawn, until their
/// results are there.
pub fn adjourn(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    which: Which,
) -> Stored<Result<(), NotAdjourned>> {
    let Some((event, chart)) = tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotAdjourned::NoGame));
    };
    if !takes_adjournments(&chart.tournament) {
        return Ok(Err(NotAdjourned::NoGame));
    }
    let is_meant = |pairing: &&Pairing| match which {
        Which::Board(board) => pairing.board == board,
        Which::All => true,
    };
    let games: Vec<&Pairing> = adjournable(&chart, round).into_iter().filter(is_meant).collect();
    if games.is_empty() {
        return Ok(Err(NotAdjourned::Changed));
    }
    let next = n_paired(&chart) + 1;
    for game in &games {
        adjournments::insert(db, game.id, next, actor.account, actor.now)?;
    }
    let boards = games.into_iter().map(Board::from).collect();
    actor.record(event.id, Act::GamesAdjourned { boards });
    Ok(Ok(()))
}

/// A game that was adjourned is open again.
pub fn resume(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    board: u16,
) -> Stored<Result<(), NotAdjourned>> {
    let Some((event, chart)) = tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotAdjourned::NoGame));
    };
    let is_it = |pairing: &&Pairing| (pairing.round, pairing.board) == (round, board);
    match chart.pairings.iter().find(is_it) {
        None => Ok(Err(NotAdjourned::NoGame)),
        Some(pairing) if !chart.is_adjourned(pairing.id) => Ok(Err(NotAdjourned::Changed)),
        Some(pairing) => {
            adjournments::end(db, pairing.id, n_paired(&chart))?;
            actor.record(event.id, Act::AdjournmentEnded(pairing.into()));
            Ok(Ok(()))
        }
    }
}
