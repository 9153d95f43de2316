//! The pie at a board: what one player names, and the side that the other chooses.

use domain::EntryId;
use domain::audit::Act;
use domain::pies::{Handicap, PieRefused, Seen, choose, offer, side_word};
use domain::privacy::Eyes;
use rules::glass_bead_challenge::Rules;
use rules::{Seat, Spec};
use store::pies::NewOffer;
use store::{Db, Stored, pies};

use super::Actor;
use super::results::{At, sitting};

/// Why nothing is named or chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotCut<E> {
    /// There is no such board, or no pie at it.
    Gone,
    /// The rules say no, or somebody was faster.
    Refused(PieRefused),
    /// There are complaints about what was typed.
    For(E),
}

/// Names stakes or a komi, perhaps in the place of what was named before; `read` tells who names
/// it and the game as it is played by it.
pub fn name<E>(
    db: &mut Db,
    actor: &Actor,
    at: At,
    seen: Seen,
    read: impl FnOnce(Handicap, Rules) -> Result<(EntryId, Spec), E>,
) -> Stored<Result<(), NotCut<E>>> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotCut::Gone));
    };
    let Some((pie, plain)) = sitting.pie() else {
        return Ok(Err(NotCut::Gone));
    };
    let (named_by, spec) = match read(pie, plain) {
        Ok(read) => read,
        Err(complaints) => return Ok(Err(NotCut::For(complaints))),
    };
    let context = sitting.pie_context(actor.access);
    if let Err(refused) = offer(&context, seen, named_by, &spec) {
        return Ok(Err(NotCut::Refused(refused)));
    }
    let replaces = context.newest.map(|newest| newest.id);
    let named = spec.to_string();
    let new = NewOffer { pairing: sitting.pairing.id, replaces, named_by, spec, by: actor.account };
    let act = Act::PieOffered {
        at: (&sitting.pairing).into(),
        offer: pies::insert_offer(db, &new, actor.now)?,
        replaces,
        named_by,
        spec: named,
        choice_taken_back: seen.choice,
    };
    actor.record(sitting.event.id, act);
    Ok(Ok(()))
}

/// Takes a side, by what was named.
pub fn take<E>(
    db: &mut Db,
    actor: &Actor,
    at: At,
    (seen, side): (Seen, Seat),
) -> Stored<Result<(), NotCut<E>>> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)?.filter(|sitting| sitting.pie().is_some())
    else {
        return Ok(Err(NotCut::Gone));
    };
    let context = sitting.pie_context(actor.access);
    let offer = match choose(&context, seen) {
        Ok(offer) => offer,
        Err(refused) => return Ok(Err(NotCut::Refused(refused))),
    };
    let choice = pies::insert_choice(db, offer, side, actor.account, actor.now)?;
    let (at, side) = ((&sitting.pairing).into(), side_word(side).to_owned());
    actor.record(sitting.event.id, Act::PieChosen { at, offer, choice, side });
    Ok(Ok(()))
}
