//! What decides the order of a tournament.

use domain::TournamentId;
use domain::audit::Act;
use domain::privacy::Eyes;
use domain::tie_breaks::{Ranking, mark, rank_changes};
use domain::tournaments::Stage;
use store::{Db, Stored, standings, tournaments};

use super::Actor;

/// Why the list stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotKept<E> {
    /// There are complaints about what was typed.
    For(E),
    /// The tournament is closed.
    Closed,
    /// Somebody changed the tournament, or results came in, since the page was drawn.
    ChangedMeanwhile,
    /// There is no such tournament.
    Gone,
}

/// What somebody has seen who changes the list.
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a> {
    /// The version of the tournament.
    pub version: Option<i32>,
    /// The mark of the ranks that would change.
    pub changes: &'a str,
}

/// Keeps the list that `read` makes, if it would change what was seen. Answers the stage.
pub fn change<E>(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    seen: Seen<'_>,
    read: impl FnOnce(Stage) -> Result<Ranking, E>,
) -> Stored<Result<Stage, NotKept<E>>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotKept::Gone));
    };
    let tournament = &chart.tournament;
    if tournament.stage.is_over() {
        return Ok(Err(NotKept::Closed));
    }
    let ranking = match read(tournament.stage) {
        Ok(ranking) => ranking,
        Err(found) => return Ok(Err(NotKept::For(found))),
    };
    if ranking == tournament.details.ranking {
        return Ok(Ok(tournament.stage));
    }
    let changes = rank_changes(&chart, &ranking);
    if seen.version != Some(tournament.version) || seen.changes != mark(&changes) {
        return Ok(Err(NotKept::ChangedMeanwhile));
    }
    let act = Act::TieBreaksChanged {
        tournament: id,
        before: (&tournament.details.ranking).into(),
        after: (&ranking).into(),
        ranks_changed: changes.len(),
    };
    let mut details = tournament.details.clone();
    details.ranking = ranking;
    tournaments::update_details(db, id, tournament.version, &details)?;
    actor.record(tournament.event, act);
    Ok(Ok(tournament.stage))
}
