//! What waits for an arbiter at an event, and what they decide.

use chrono::{DateTime, Utc};
use domain::by_link::{Followed, Terms};
use domain::privacy::Eyes;
use domain::queue::{Decision, Floor, Queue, Ruling};
use domain::results::{Proposed, Refused};
use domain::tournaments::Stage;
use domain::{EventId, TournamentId};
use store::by_link::terms;
use store::{Db, Stored, calls, events, player_accounts, standings, tournaments};

use super::adjournments::Which;
use super::results::NotEntered;
use super::submissions::NotDecided;
use super::{Actor, adjournments, clocks, results, submissions};

/// All that waits at an event.
pub fn find(db: &mut Db, id: EventId, now: DateTime<Utc>) -> Stored<Option<Queue>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let mut held = tournaments::list_by_event(db, id)?;
    held.retain(|tournament| !tournament.stage.is_over());
    let ids: Vec<TournamentId> = held.iter().map(|tournament| tournament.id).collect();
    let mut waiting = store::submissions::awaiting(db, &ids)?;
    let open = calls::open(db, &ids)?;
    let mut floors = Vec::with_capacity(held.len());
    for tournament in held {
        let calls: Vec<_> =
            open.iter().filter(|call| call.tournament == tournament.id).copied().collect();
        if tournament.stage != Stage::Running && calls.is_empty() {
            continue;
        }
        let policies = store::submissions::policies(db, tournament.id)?;
        let chart = standings::load(db, tournament, Eyes::Staff)?;
        let here = chart.pairings.iter();
        let submissions = here.filter_map(|one| waiting.remove_entry(&one.id)).collect();
        let clock = clocks::of_chart(db, &chart)?;
        let by_link = followed(db, chart.tournament.id)?;
        floors.push(Floor { chart, policies, submissions, calls, clock, by_link });
    }
    let asked = player_accounts::asked(db, id)?;
    Ok(Some(Queue { asked, ..Queue::new(event, floors, now) }))
}

/// How a tournament by link goes on.
fn followed(db: &mut Db, id: TournamentId) -> Stored<Option<Followed>> {
    let Some(Terms { next, .. }) = terms::find(db, id)? else { return Ok(None) };
    Ok(Some(Followed { next, games: terms::games(db, id)? }))
}

/// Why a ruling is not stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotRuled {
    #[error("there is no such board at the event")]
    Gone,
    /// Somebody has decided meanwhile, or a player has handed in something else.
    #[error("it is not what stands there any more")]
    Overtaken,
    #[error(transparent)]
    Refused(Refused),
}

/// Stores what an arbiter decides at a board.
pub fn rule(
    db: &mut Db,
    actor: &Actor,
    event: EventId,
    ruling: &Ruling,
) -> Stored<Result<(), NotRuled>> {
    let at @ (id, round, board) = ruling.at;
    let tournament = tournaments::find(db, id)?;
    if tournament.is_none_or(|tournament| tournament.event != event) {
        return Ok(Err(NotRuled::Gone));
    }
    match ruling.decision {
        Decision::Take(submission) => {
            let taken = submissions::decide(db, actor, at, (submission, ruling.reason.clone()))?;
            Ok(taken.map_err(|why| match why {
                NotDecided::Gone => NotRuled::Gone,
                NotDecided::Overtaken => NotRuled::Overtaken,
                NotDecided::Refused(refused) => refused.into(),
            }))
        }
        Decision::Adjourn => {
            let done = adjournments::adjourn(db, actor, (id, round), Which::Board(board))?;
            Ok(done.map_err(|_| NotRuled::Overtaken))
        }
        Decision::Result(outcome, ending) => {
            let Some(sitting) = results::sitting(db, at, Eyes::Staff)? else {
                return Ok(Err(NotRuled::Gone));
            };
            let proposed = Proposed {
                made_from: ruling.made_from,
                made_for: sitting.pairing.seating.choice(),
                outcome: Some(outcome),
                ending: Some(ending),
                reason: ruling.reason.clone(),
                ..Proposed::default()
            };
            let entered = results::enter(db, actor, at, &proposed)?;
            Ok(entered.map(drop).map_err(|why| match why {
                NotEntered::Gone => NotRuled::Gone,
                NotEntered::Refused(refused) => refused.into(),
            }))
        }
    }
}

impl From<Refused> for NotRuled {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Overtaken | Refused::Reseated => Self::Overtaken,
            Refused::For(_) => Self::Refused(refused),
        }
    }
}
