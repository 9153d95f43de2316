//! A result of a closed tournament is corrected, and the rating lists follow.

use desk::results::{Asked, At, Entered, enter_asking};
use domain::pairings::Pairing;
use domain::results::{Ending, Proposed, Reason, Recorded, RecordedOutcome};
use domain::tournaments::Tournament;
use store::{Db, Store, Stored, pairings, results};
use system::clock;

use super::lists;
use super::organiser::actor;

/// Nobody has seen what it changes.
const UNSEEN: &str = "";

/// Corrects the first result of a tournament whose game nobody wrote down, as the page of its board does: what that changes
/// is told before it is done.
pub(crate) fn correct(store: &Store, which: &str, tournament: &Tournament) {
    let (at, proposed) = store.read(|db| slip(db, tournament)).unwrap().unwrap();
    let enter = |seen: &str| -> Result<Entered, Asked> {
        store.write(|db| enter_asking(db, &actor(), at, (&proposed, Some(seen)))).unwrap()
    };
    let begun = clock::instant();
    let Err(Asked::Confirm(consequences)) = enter(UNSEEN) else {
        panic!("{which}: what a correction changes is told before it is done")
    };
    let told = begun.elapsed();
    let begun = clock::instant();
    let entered = enter(&consequences.mark()).unwrap();
    let acknowledged = begun.elapsed();
    let followed = lists::wait_for_all(store);
    let closed_on = tournament.closed_at.map(|at| at.date_naive()).unwrap_or_default();
    println!("{which}, closed on {closed_on}:");
    println!("  what it changes told after {:.2} s", told.as_secs_f64());
    println!("  acknowledged after {:.2} s", acknowledged.as_secs_f64());
    let n_moved = entered.moved.changes.len();
    println!("  {n_moved} ratings moved with it, {} lists follow", entered.moved.later.len());
    println!("  lists that follow: {:.1} s more", followed.as_secs_f64());
}

/// A board whose game nobody wrote down, and that it ended otherwise.
fn slip(db: &mut Db, tournament: &Tournament) -> Stored<Option<(At, Proposed)>> {
    for pairing in pairings::list(db, tournament.id)? {
        let history = results::history(db, pairing.id)?;
        let plain = history.last().filter(|newest| newest.game.is_none());
        if let Some(before) = plain {
            return Ok(Some((place(&pairing), reversed(before))));
        }
    }
    Ok(None)
}

fn place(pairing: &Pairing) -> At {
    (pairing.tournament, pairing.round, pairing.board)
}

fn reversed(before: &Recorded) -> Proposed {
    let outcome = match before.decision.outcome {
        RecordedOutcome::First => RecordedOutcome::Second,
        _ => RecordedOutcome::First,
    };
    Proposed {
        made_from: Some(before.id),
        outcome: Some(outcome),
        ending: Some(Ending::Resignation),
        reason: Some(Reason::parse("The slip says so.").unwrap()),
        ..Proposed::default()
    }
}
