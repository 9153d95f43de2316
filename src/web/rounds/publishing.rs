//! A draft becomes a round, and a round in which nothing has happened a draft again.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use serde::Deserialize;
use serde_json::{Value, json};

use super::draft::{draw, is_next, load, published};
use super::{At, around};
use crate::domain::AccountId;
use crate::domain::audit::ActKind;
use crate::domain::byes::word;
use crate::domain::events::Event;
use crate::domain::pairings::{NewPairing, Pairing};
use crate::domain::standings::WallChart;
use crate::domain::swiss::{Draft, Preparation, UnpublishRefusal, may_unpublish, upper_half_ends};
use crate::domain::tournaments::Opening;
use crate::form::rounds::PublishForm;
use crate::store::{Db, Stored, events, pairings, rounds, standings, tournaments};
use crate::view::Text;
use crate::view::rounds::{UnpublishPage, unpublish_refusal};
use crate::web::answer::{page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::events::record;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
use crate::web::visit::Visit;

/// Why a draft was not published.
enum NotPublished {
    Gone,
    /// It is not what was seen, or there is none any more.
    ChangedMeanwhile,
}

/// Publishes the draft that was seen.
pub(in crate::web) async fn publish(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    submission: Submission<PublishForm>,
) -> Result<HttpResponse, PageError> {
    let (at, by, Submission { form, digest }) = (*path, visit.clone(), submission);
    let account = visit.viewer.account_id().ok_or(PageError::SignInNeeded)?;
    let work = move |db: &mut Db| {
        once(db, &digest, by.now, |db| put_out(db, &by, account, at, &form.seen))
    };
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotPublished::Gone) => Err(PageError::NotFound),
        Err(NotPublished::ChangedMeanwhile) => {
            let (event, preparation) = load(&state, at.0).await?;
            if let Some(there) = published(&preparation, at) {
                return Ok(there);
            }
            is_next(&preparation, at.1)?;
            let words = Text::new("publish-changed");
            draw(&visit, event, preparation, StatusCode::CONFLICT, Some(words)).await
        }
    }
}

fn put_out(
    db: &mut Db,
    visit: &Visit,
    by: AccountId,
    (id, round): At,
    seen: &str,
) -> Stored<Result<String, NotPublished>> {
    let Some(preparation) = rounds::prepare(db, id)? else {
        return Ok(Err(NotPublished::Gone));
    };
    let draft = preparation.draft().ok().filter(|draft| draft.mark() == seen);
    let Some(draft) = draft.filter(|draft| draft.round == round) else {
        return Ok(Err(NotPublished::ChangedMeanwhile));
    };
    let stored = draft.pairings();
    for pairing in &stored {
        pairings::insert(db, id, pairing)?;
    }
    rounds::insert(db, (id, round), &draft.working(), by, visit.now)?;
    fix_upper_half(db, &preparation, &draft)?;
    let changes: Vec<_> = preparation.changes.iter().filter_map(|change| change.id).collect();
    let detail = json!({
        "tournament": id, "round": round, "changes": changes,
        "pairings": stored.iter().map(new_json).collect::<Vec<_>>(),
    });
    record(db, visit, preparation.chart.tournament.event, ActKind::RoundPublished, detail)?;
    Ok(Ok(format!("/tournaments/{id}/rounds/{round}")))
}

/// The first round settles where the accelerated half ends.
fn fix_upper_half(db: &mut Db, preparation: &Preparation, draft: &Draft) -> Stored<()> {
    let tournament = &preparation.chart.tournament;
    match tournament.opening {
        Some(opening) if draft.round == 1 => {
            let upper_half_ends = upper_half_ends(&preparation.chart);
            let accelerated_for = upper_half_ends.map(|_| preparation.chart.n_rounds());
            let opening = Opening { upper_half_ends, accelerated_for, ..opening };
            tournaments::set_opening(db, tournament.id, opening)
        }
        _ => Ok(()),
    }
}

fn new_json(pairing: &NewPairing) -> Value {
    json!({
        "board": pairing.board, "first": pairing.first, "second": pairing.second,
        "bye": pairing.bye.map(word),
    })
}

/// The form has nothing but its key: what it is about stands in the address.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::web) struct Nothing {}

/// Asks whether a round becomes a draft again.
pub(in crate::web) async fn unpublish_form(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart, refusal) = look(&state, *path).await?;
    let shown = unpublish_page(&visit, &event, &chart, path.1, refusal);
    if refusal.is_some() { refused(&shown) } else { page(&shown) }
}

/// Makes a round a draft again.
pub(in crate::web) async fn unpublish(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    submission: Submission<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (at, digest, by) = (*path, submission.digest, visit.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| take_back(db, &by, at));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(refusal) => {
            let (event, chart, _) = look(&state, at).await?;
            refused(&unpublish_page(&visit, &event, &chart, at.1, Some(refusal)))
        }
    }
}

fn take_back(
    db: &mut Db,
    visit: &Visit,
    (id, round): At,
) -> Stored<Result<String, UnpublishRefusal>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(UnpublishRefusal::NotSwiss));
    };
    let happened = pairings::happened(db, id, round)?;
    if let Err(refusal) = may_unpublish(&chart, round, happened) {
        return Ok(Err(refusal));
    }
    pairings::delete_round(db, id, round)?;
    rounds::delete(db, id, round)?;
    let tournament = &chart.tournament;
    if let Some(opening) = tournament.opening.filter(|_| round == 1) {
        let opening = Opening { upper_half_ends: None, accelerated_for: None, ..opening };
        tournaments::set_opening(db, id, opening)?;
    }
    let gone = chart.pairings.iter().filter(|pairing| pairing.round == round);
    let gone: Vec<Value> = gone.map(stored_json).collect();
    let detail = json!({ "tournament": id, "round": round, "pairings": gone });
    record(db, visit, tournament.event, ActKind::RoundUnpublished, detail)?;
    Ok(Ok(format!("/tournaments/{id}/rounds/{round}/draft")))
}

fn stored_json(pairing: &Pairing) -> Value {
    json!({
        "board": pairing.board, "first": pairing.first, "second": pairing.second,
        "bye": pairing.bye.map(word),
    })
}

async fn look(
    state: &State,
    (id, round): At,
) -> Result<(Event, WallChart, Option<UnpublishRefusal>), PageError> {
    let found = read(&state.store, move |db| {
        let Some(chart) = standings::find(db, id)? else {
            return Ok(None);
        };
        let happened = pairings::happened(db, id, round)?;
        let event = events::find(db, chart.tournament.event)?;
        let refusal = may_unpublish(&chart, round, happened).err();
        Ok(event.map(|event| (event, chart, refusal)))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn unpublish_page(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    round: u16,
    refusal: Option<UnpublishRefusal>,
) -> UnpublishPage {
    let heading = Text::new("unpublish-heading").with("round", round);
    let (frame, head) = around(visit, event, chart, heading);
    let round_path = format!("/tournaments/{}/rounds/{round}", chart.tournament.id);
    UnpublishPage { frame, head, round_path, refusal: refusal.map(unpublish_refusal) }
}
