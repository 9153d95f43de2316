//! The results of a whole round, entered one key a board.

use domain::pairings::Seating;
use domain::privacy::Eyes;
use domain::results::{
    Confirmation, Improbable, Keyed, Recorded, Refusal, Refused, RoundSheet, Says, Sitting,
    improbable,
};
use rules::BySeat;
use store::{Db, Stored, schedule};

use super::{Actor, At, Entered, NotEntered, judge, scribes, sitting, store};
use crate::{rounds, tournaments};

/// A round whose results are entered.
pub fn round(db: &mut Db, (id, round): rounds::At, eyes: Eyes) -> Stored<Option<RoundSheet>> {
    let Some((event, chart)) = tournaments::find(db, id, eyes)? else {
        return Ok(None);
    };
    let of_round = chart.pairings.iter().filter(|pairing| pairing.round == round);
    let recorded: Vec<Recorded> =
        of_round.filter_map(|pairing| chart.results.get(&pairing.id).cloned()).collect();
    let scribes = scribes(db, &recorded, &[])?;
    Ok(Some(RoundSheet { event, chart, round, scribes }))
}

/// Why an entry of the keypad is not stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotKeyed {
    #[error(transparent)]
    NotEntered(#[from] NotEntered),
    /// A correction says more than one key can.
    #[error("the board has a result already")]
    Decided,
    #[error("the sides are not chosen yet")]
    SidesOpen,
    /// Nobody has confirmed it.
    #[error("this is improbable: {0:?}")]
    Improbable(Improbable),
}

/// Enters the result of a board by one key, or undoes it.
pub fn enter(
    db: &mut Db,
    actor: &Actor,
    at: At,
    keyed: &Keyed,
) -> Stored<Result<Entered, NotKeyed>> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotEntered::Gone.into()));
    };
    if let Err(refused) = fits(&sitting, keyed) {
        return Ok(Err(refused));
    }
    let proposed = keyed.proposed(&sitting, &actor.into());
    let accepted = match judge(db, &actor.into(), &sitting, &proposed)? {
        Ok(accepted) => accepted,
        Err(refused) => return Ok(Err(NotEntered::from(refused).into())),
    };
    if let Some(improbable) = doubt(db, actor, &sitting, keyed)? {
        return Ok(Err(NotKeyed::Improbable(improbable)));
    }
    store(db, actor, sitting, accepted).map(Ok)
}

/// Whether a board is one for the keypad, whoever asks.
fn fits(sitting: &Sitting, keyed: &Keyed) -> Result<(), NotKeyed> {
    let newest = sitting.newest().map(|newest| newest.id);
    if newest != keyed.made_from {
        return Err(NotEntered::Refused(Refused::Overtaken).into());
    }
    match keyed.says {
        Says::Result(_) if sitting.decided().is_some() => Err(NotKeyed::Decided),
        Says::Result(_) if sitting.pairing.seating == Seating::Open => Err(NotKeyed::SidesOpen),
        // What an arbiter decides has a reason, which no key says.
        Says::Result(_) if sitting.waits_for_link() => {
            Err(NotEntered::Refused(Refused::For(vec![Refusal::LinkNeedsArbiter])).into())
        }
        Says::Result(_) | Says::Undo => Ok(()),
    }
}

/// What makes an entry improbable, unless that was confirmed.
fn doubt(
    db: &mut Db,
    actor: &Actor,
    sitting: &Sitting,
    keyed: &Keyed,
) -> Stored<Option<Improbable>> {
    let Says::Result(shorthand) = keyed.says else {
        return Ok(None);
    };
    if keyed.confirmation == Confirmation::Given {
        return Ok(None);
    }
    let begins = schedule::find(db, sitting.tournament.id)?.moment(sitting.pairing.round);
    let BySeat { first, second } = &sitting.players;
    let ratings = BySeat { first: first.rating, second: second.rating };
    Ok(improbable(shorthand, ratings, begins, actor.now))
}
