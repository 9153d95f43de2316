//! The pie at a board: what one player names, and the side that the other chooses.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::{Value, json};

use super::answer::{conflict, refused, see_other, write};
use super::error::PageError;
use super::results::{At, board_page, load};
use super::server::State;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::OfferId;
use crate::domain::audit::{Act, ActKind};
use crate::domain::pies::{PieRefusal, PieRefused, choose, offer};
use crate::domain::results::Sitting;
use crate::form::pies::{ChoiceForm, OfferComplaint, OfferForm};
use crate::store::pies::NewOffer;
use crate::store::{Db, Stored, audit, pies, results};
use crate::view::pies::TypedPie;

/// Names stakes or a komi, perhaps in the place of what was named before.
pub(super) async fn name(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    submission: Submission<OfferForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let (at, by, typed) = (*at, visit.clone(), form.clone());
    let work = move |db: &mut Db| {
        once(db, &digest, by.now, |db| with_sitting(db, at, |db, it| try_name(db, &by, it, &typed)))
    };
    let turned = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(turned) => turned,
    };
    answer(&state, &visit, at, (TypedPie::Offer(form), turned)).await
}

/// Takes a side, for whoever did not name what was named.
pub(super) async fn take(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    submission: Submission<ChoiceForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let (at, by, typed) = (*at, visit.clone(), form.clone());
    let work = move |db: &mut Db| {
        once(db, &digest, by.now, |db| with_sitting(db, at, |db, it| try_take(db, &by, it, &typed)))
    };
    let turned = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(turned) => turned,
    };
    answer(&state, &visit, at, (TypedPie::Choice(form), turned)).await
}

/// The page of the board with what came back.
async fn answer(
    state: &State,
    visit: &Visit,
    at: At,
    (typed, turned): (TypedPie, Turned),
) -> Result<HttpResponse, PageError> {
    let sitting = load(state, at).await?;
    let page = board_page(visit, &sitting);
    match turned {
        Turned::Gone => Err(PageError::NotFound),
        Turned::NoSide => Err(PageError::BadForm("neither side was chosen".to_owned())),
        Turned::Overtaken => conflict(&page.pie_overtaken(&sitting, typed)),
        Turned::For(refusals) => refused(&page.pie_refused(&sitting, typed, (&[], &refusals))),
        Turned::Unread(found) => refused(&page.pie_refused(&sitting, typed, (&found, &[]))),
    }
}

/// Why it did not get there.
enum Turned {
    Gone,
    Overtaken,
    For(Vec<PieRefusal>),
    Unread(Vec<OfferComplaint>),
    NoSide,
}

impl From<PieRefused> for Turned {
    fn from(refused: PieRefused) -> Self {
        match refused {
            PieRefused::Overtaken => Self::Overtaken,
            PieRefused::For(refusals) => Self::For(refusals),
        }
    }
}

/// The way to the board again, or why not.
type Answer = Result<String, Turned>;

fn with_sitting(
    db: &mut Db,
    (tournament, round, board): At,
    work: impl FnOnce(&mut Db, &Sitting) -> Stored<Answer>,
) -> Stored<Answer> {
    match results::sitting(db, tournament, round, board)? {
        Some(sitting) => work(db, &sitting),
        None => Ok(Err(Turned::Gone)),
    }
}

fn try_name(db: &mut Db, visit: &Visit, sitting: &Sitting, form: &OfferForm) -> Stored<Answer> {
    let (Some(by), Some((pie, plain))) = (visit.viewer.account_id(), sitting.pie()) else {
        return Ok(Err(Turned::Gone));
    };
    let (named_by, spec) = match form.read(pie, plain) {
        Ok(read) => read,
        Err(complaints) => return Ok(Err(Turned::Unread(complaints))),
    };
    let context = sitting.pie_context(visit.viewer.access());
    if let Err(refused) = offer(&context, form.was_seen(), named_by, &spec) {
        return Ok(Err(refused.into()));
    }
    let replaces = context.newest.map(|newest| newest.id);
    let new = NewOffer { pairing: sitting.pairing.id, replaces, named_by, spec, by };
    let id = pies::insert_offer(db, &new, visit.now)?;
    let detail = json!({
        "offer": id, "replaces": replaces, "named_by": named_by, "spec": new.spec.to_string(),
        "choice_taken_back": form.choice,
    });
    note(db, visit, sitting, (ActKind::PieOffered, detail))
}

fn try_take(db: &mut Db, visit: &Visit, sitting: &Sitting, form: &ChoiceForm) -> Stored<Answer> {
    let (Some(by), Some(_)) = (visit.viewer.account_id(), sitting.pie()) else {
        return Ok(Err(Turned::Gone));
    };
    let Some(side) = form.side() else {
        return Ok(Err(Turned::NoSide));
    };
    let context = sitting.pie_context(visit.viewer.access());
    let offer: OfferId = match choose(&context, form.seen()) {
        Ok(offer) => offer,
        Err(refused) => return Ok(Err(refused.into())),
    };
    let id = pies::insert_choice(db, offer, side, by, visit.now)?;
    let detail = json!({ "offer": offer, "choice": id, "side": ChoiceForm::word(side) });
    note(db, visit, sitting, (ActKind::PieChosen, detail))
}

fn note(
    db: &mut Db,
    visit: &Visit,
    sitting: &Sitting,
    (kind, mut detail): (ActKind, Value),
) -> Stored<Answer> {
    let pairing = &sitting.pairing;
    let (tournament, round, board) = (pairing.tournament, pairing.round, pairing.board);
    detail["tournament"] = json!(tournament);
    detail["round"] = json!(round);
    detail["board"] = json!(board);
    let account = visit.viewer.account_id();
    audit::insert(db, &Act { account, event: Some(sitting.event.id), kind, detail }, visit.now)?;
    Ok(Ok(format!("/tournaments/{tournament}/rounds/{round}/boards/{board}#pie")))
}
