//! Results from the table: handed in, confirmed and disputed by players and tablets, taken by arbiters.

mod confirming;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use desk::results::At;
use desk::submissions::{Became, NotAnswered, NotDecided, NotHandedIn};
use domain::SubmissionId;
use domain::links::Bearer;
use domain::results::{Proposed, Refusal, Refused, name, readings, writing};
use domain::submissions::Answer;
use form::games::WritingForm;
use form::results::{Confirmed, ResultComplaint, ResultForm};
use serde::Deserialize;
use view::games::WritingAnswer;
use view::results::{HandIn, HandInPage};
use view::{Frame, Section};
use words::Text;

use super::answer::{conflict, in_slot, page, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit, submit_by_link};
use super::results::load;
use super::state::State;
use super::visit::Visit;

/// Which submission is meant.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(super) struct AnswerForm {
    submission: SubmissionId,
}

/// The form with everything that can be handed in at a board.
pub(super) async fn show(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (sitting, bearer) = (load(&state, &visit, *at).await?, visit.guest()?.bearer);
    let shown = HandInPage::new(frame(&visit), &sitting, bearer);
    // What counts already is looked at where everybody looks.
    shown.map_or_else(|| Ok(see_other(board_path(*at))), |shown| page(&shown))
}

/// Hands in a result.
pub(super) async fn hand_in(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ResultForm>,
) -> Result<HttpResponse, PageError> {
    let (at, bearer) = (*at, visit.guest()?.bearer);
    let (proposed, complaints) = posted.form.read();
    let typed = Typed { at, visit: &visit, proposed, complaints };
    if !posted.form.reading.is_empty() {
        return typed.take_reading(&state, posted.form).await;
    }
    if is_to_be_confirmed(bearer, &posted.form) {
        return confirming::ask(&state, &typed, posted.form).await;
    }
    typed.hand_in(&state, posted).await
}

/// A tablet is looked at once more: whoever stands before it may have tapped another board.
fn is_to_be_confirmed(bearer: Bearer, form: &ResultForm) -> bool {
    matches!(bearer, Bearer::Tablet(_)) && form.confirmed() != Confirmed::Yes
}

/// Confirms what the other player has handed in.
pub(super) async fn confirm(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<AnswerForm>,
) -> Result<HttpResponse, PageError> {
    answer(&state, &visit, *at, (posted, Answer::Confirm)).await
}

/// Disputes it.
pub(super) async fn dispute(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<AnswerForm>,
) -> Result<HttpResponse, PageError> {
    answer(&state, &visit, *at, (posted, Answer::Dispute)).await
}

async fn answer(
    state: &State,
    visit: &Visit,
    at: At,
    (posted, answer): (Posted<AnswerForm>, Answer),
) -> Result<HttpResponse, PageError> {
    let bearer = visit.guest()?.bearer;
    let back = place(state, at, bearer).await?;
    let done = submit_by_link(state, visit, posted, move |db, guest, form| {
        let done = desk::submissions::answer(db, guest, at, (form.submission, answer))?;
        Ok(done.map(|_| back.clone()))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => not_answered(state, visit, (at, bearer), why).await,
    }
}

async fn not_answered(
    state: &State,
    visit: &Visit,
    (at, bearer): (At, Bearer),
    why: NotAnswered,
) -> Result<HttpResponse, PageError> {
    let sitting = match why {
        NotAnswered::Gone => return Err(PageError::NotFound),
        NotAnswered::NotTheirs => return Err(PageError::NoLink),
        NotAnswered::TooMany | NotAnswered::Overtaken => load(state, visit, at).await?,
    };
    if why == NotAnswered::TooMany {
        let shown = HandInPage::new(frame(visit), &sitting, bearer);
        return refused(&shown.ok_or(PageError::NoLink)?.enough());
    }
    let shown = HandInPage::overtaken(frame(visit), &sitting, bearer);
    shown.map_or_else(|| Ok(see_other(board_path(at))), |shown| conflict(&shown))
}

/// How a record that somebody at the board is writing goes on. Nothing is stored.
pub(super) async fn ask(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<WritingForm>,
) -> Result<HttpResponse, PageError> {
    let sitting = load(&state, &visit, *at).await?;
    HandIn::new(&sitting, visit.guest()?.bearer).ok_or(PageError::NoLink)?;
    let (form, language) = (posted.form, visit.language);
    let spec = form.game().map_err(|error| PageError::BadForm(error.to_string()))?;
    let work = move || {
        let written = writing(&form.record, spec.as_ref());
        WritingAnswer::new(&form.record, written, spec.as_ref(), language)
    };
    // A hall full of phones takes turns, as visitors do.
    let answer = in_slot(state.queues.of_phones(), visit.client, work).await??;
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(answer))
}

/// An arbiter takes what was handed in as the result.
pub(super) async fn take(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<AnswerForm>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::submissions::decide(db, actor, at, (form.submission, None))?;
        Ok(done.map(|()| board_path(at)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotDecided::Gone)) => Err(PageError::NotFound),
        // The page of the board shows what stands there now, and takes another result.
        Err((_, NotDecided::Overtaken | NotDecided::Refused(_))) => Ok(see_other(board_path(at))),
    }
}

/// What was typed at a board.
struct Typed<'a> {
    at: At,
    visit: &'a Visit,
    proposed: Proposed,
    complaints: Vec<ResultComplaint>,
}

impl Typed<'_> {
    async fn hand_in(
        &self,
        state: &State,
        posted: Posted<ResultForm>,
    ) -> Result<HttpResponse, PageError> {
        let (at, bearer, proposed) = (self.at, self.visit.guest()?.bearer, self.proposed.clone());
        let (is_read, back) = (self.complaints.is_empty(), place(state, at, bearer).await?);
        let done = submit_by_link(state, self.visit, posted, move |db, guest, _| {
            if !is_read {
                return desk::submissions::complaints(db, guest, at, &proposed).map(Err);
            }
            let became = desk::submissions::hand_in(db, guest, at, &proposed)?;
            Ok(became.map(|became| match became {
                Became::Late => board_path(at),
                _ => back.clone(),
            }))
        });
        match done.await? {
            Ok(location) => Ok(see_other(location)),
            Err((form, why)) => self.not_handed_in(state, form, why).await,
        }
    }

    async fn not_handed_in(
        &self,
        state: &State,
        form: ResultForm,
        why: NotHandedIn,
    ) -> Result<HttpResponse, PageError> {
        match why {
            NotHandedIn::Gone => Err(PageError::NotFound),
            NotHandedIn::NotTheirs => Err(PageError::NoLink),
            NotHandedIn::Decided | NotHandedIn::ByLink => Ok(see_other(board_path(self.at))),
            NotHandedIn::TooMany => self.too_many(state, form).await,
            NotHandedIn::Refused(Refused::For(refusals)) => {
                self.again(state, form, &refusals).await
            }
            // Sides were chosen meanwhile: who won has to be said again.
            NotHandedIn::Refused(Refused::Reseated | Refused::Overtaken) => {
                let sitting = load(state, self.visit, self.at).await?;
                self.again(state, form.reseated(&sitting), &[]).await
            }
        }
    }

    /// As it was typed, so that an arbiter can read it.
    async fn too_many(&self, state: &State, form: ResultForm) -> Result<HttpResponse, PageError> {
        let (sitting, bearer) =
            (load(state, self.visit, self.at).await?, self.visit.guest()?.bearer);
        match HandInPage::typed(frame(self.visit), &sitting, bearer, form) {
            Some(page) => refused(&page.enough()),
            // A result counts by now: there is no form at the board any more.
            None => Err(PageError::TooManyVersions),
        }
    }

    async fn again(
        &self,
        state: &State,
        form: ResultForm,
        refusals: &[Refusal],
    ) -> Result<HttpResponse, PageError> {
        let (sitting, bearer) =
            (load(state, self.visit, self.at).await?, self.visit.guest()?.bearer);
        let (spec, proposed) = (sitting.pairing.spec.clone(), self.proposed.clone());
        let found =
            in_slot(&state.reading, self.visit.client, move || readings(&spec, &proposed)).await?;
        let typed = (form, self.complaints.as_slice(), refusals);
        let frame = frame(self.visit);
        let shown = HandInPage::refused(frame, &sitting, bearer, typed, found.as_ref());
        refused(&shown.ok_or(PageError::NoLink)?)
    }

    /// Puts a reading where the record was. Nothing is handed in.
    async fn take_reading(
        &self,
        state: &State,
        form: ResultForm,
    ) -> Result<HttpResponse, PageError> {
        let (sitting, bearer) =
            (load(state, self.visit, self.at).await?, self.visit.guest()?.bearer);
        let (spec, proposed) = (sitting.pairing.spec.clone(), self.proposed.clone());
        let found =
            in_slot(&state.reading, self.visit.client, move || readings(&spec, &proposed)).await?;
        let mut best = found.iter().flat_map(|found| &found.best);
        let Some(reading) = best.find(|reading| name(reading) == form.reading) else {
            return self.again(state, form, &[]).await;
        };
        let form = form.with_reading(&reading.text);
        let shown = HandInPage::reading_taken(frame(self.visit), &sitting, bearer, form);
        page(&shown.ok_or(PageError::NoLink)?)
    }
}

/// Where somebody goes on who has handed in.
async fn place(state: &State, at: At, bearer: Bearer) -> Result<String, PageError> {
    Ok(match bearer {
        Bearer::Player(_) => {
            let event = super::answer::read(&state.store, move |db| {
                store::tournaments::whereabouts_of(db, at.0)
            });
            format!("/events/{}/my", event.await?.ok_or(PageError::NotFound)?.event)
        }
        Bearer::Tablet(tournament) => format!("/tournaments/{tournament}/tablet"),
    })
}

fn board_path((tournament, round, board): At) -> String {
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}")
}

fn frame(visit: &Visit) -> Frame {
    let title = Text::new("hand-in-title");
    visit.frame(title, Section::Events)
}
