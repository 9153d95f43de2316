//! What a correction would change, tried out before it is stored.

use domain::privacy::Eyes;
use domain::results::{Consequences, Depth, Proposed, Repaired, Sitting};
use domain::standings::WallChart;
use domain::swiss::Preparation;
use domain::tournaments::Stage;
use store::locks::{self, Lock};
use store::{Db, Stored, standings, tried};

use super::{Actor, At, Entered, NotEntered, enter, held, judge, put, sitting};
use crate::results::Source;
use crate::rounds::prepare_from;

/// Why a result is not stored yet.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    NotEntered(NotEntered),
    /// Somebody has to see what else changes.
    Confirm(Box<Consequences>),
}

impl From<NotEntered> for Asked {
    fn from(why: NotEntered) -> Self {
        Self::NotEntered(why)
    }
}

/// Enters a result. If a mark of what was `seen` is given and the result changes more than was seen,
/// nothing is stored yet.
pub fn enter_asking(
    db: &mut Db,
    actor: &Actor,
    at: At,
    (proposed, seen): (&Proposed, Option<&str>),
) -> Stored<Result<Entered, Asked>> {
    if let Some(seen) = seen
        && let Some(board) = sitting(db, at, Eyes::Staff)?
        && Depth::of(&board) == Depth::Confirm
        && let Some(consequences) = preview(db, actor, &board, proposed)?
        && consequences.mark() != seen
    {
        return Ok(Err(Asked::Confirm(Box::new(consequences))));
    }
    Ok(enter(db, actor, at, proposed)?.map_err(Asked::NotEntered))
}

/// What a change would do; nothing if the rules refuse it anyway.
fn preview(
    db: &mut Db,
    actor: &Actor,
    board: &Sitting,
    proposed: &Proposed,
) -> Stored<Option<Consequences>> {
    let Ok(accepted) = judge(db, &actor.into(), board, proposed)? else {
        return Ok(None);
    };
    let before = standings::load(db, board.tournament.clone(), Eyes::Staff)?;
    if board.tournament.stage == Stage::Closed {
        // Held before the trial: whose rating it moves is whose rating is moved.
        locks::hold(db, Lock::Ratings)?;
    }
    tried(db, |db| {
        let by = Source { account: Some(actor.account), submission: None, now: actor.now };
        let (_, ratings) = put(db, by, board, accepted)?;
        let Some((_, tournament)) = held(db, board.tournament.id)? else {
            return Ok(None);
        };
        let after = standings::load(db, tournament, Eyes::Staff)?;
        let repaired = repaired(db, actor, board, &after)?;
        Ok(Some(Consequences::new([&before, &after], repaired, ratings)))
    })
}

/// The round after the board's, as the rules would pair it by the results as they are now.
fn repaired(
    db: &mut Db,
    actor: &Actor,
    board: &Sitting,
    chart: &WallChart,
) -> Stored<Option<Repaired>> {
    let round = board.pairing.round + 1;
    if !board.is_paired_on() {
        return Ok(None);
    }
    let (past, byes) = standings::before(chart.clone(), round, actor.now)?;
    let preparation = Preparation { byes, ..prepare_from(db, past)? };
    let Ok(draft) = preparation.draft() else {
        return Ok(None);
    };
    let games = chart.pairings.iter().filter(|one| one.round == round && !one.is_late);
    let games: Vec<_> = games.filter_map(|one| Some((one.first, one.second?))).collect();
    let is_other =
        |(one, other): &&(_, _)| !draft.games.iter().any(|game| game.is_of(*one, *other));
    let differing = games.iter().filter(is_other).count();
    Ok(Some(Repaired { round, differing, boards: games.len() }))
}
