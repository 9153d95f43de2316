//! The page of a board, and the results that are entered there.

pub(super) mod keypad;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::results::{Asked, At, NotEntered};
use domain::SubmissionId;
use domain::accounts::Access;
use domain::ratings::RatingsMoved;
use domain::results::{Consequences, Proposed, Refused, Sitting, name, readings};
use form::results::{ResultComplaint, ResultForm};
use rules::readings::Readings;
use serde::Deserialize;
use store::Db;
use view::Section;
use view::results::BoardPage;
use words::Text;

use super::answer::{conflict, in_slot, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit_telling};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// The board of the round whose result was saved just before.
#[derive(Debug, Deserialize)]
pub(super) struct Saved {
    pub(super) saved: Option<u16>,
    /// What was handed in, to begin the form with.
    #[serde(default)]
    pub(super) from: Option<SubmissionId>,
}

/// A board: who, result, proof, history, and the form for those who may use it.
pub(super) async fn show(
    visit: Visit,
    at: Path<At>,
    query: Query<Saved>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (at, eyes) = (*at, visit.viewer.eyes());
    let work = move |db: &mut Db| {
        let Some(sitting) = desk::results::sitting(db, at, eyes)? else {
            return Ok(None);
        };
        let grounds = desk::results::grounds(db, &sitting, eyes)?;
        Ok(Some((sitting, grounds)))
    };
    let found = read(&state.store, work).await?;
    let (sitting, grounds) = found.ok_or(PageError::NotFound)?;
    let saved = query.saved.filter(|_| visit.viewer.is_at_least(Access::Scorekeeper));
    let shown = board_page(&visit, &sitting).explained(&sitting, &grounds);
    let shown = shown.beginning_with(&sitting, query.from, &visit.viewer);
    page(&shown.after(&sitting, saved))
}

/// Enters a result, corrects it, or takes it back.
pub(super) async fn enter(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ResultForm>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let (proposed, complaints) = posted.form.read();
    let entry = TypedResult { at, visit: visit.clone(), proposed: proposed.clone(), complaints };
    if !posted.form.reading.is_empty() {
        return entry.take_reading(&state, posted.form).await;
    }
    let is_read = entry.complaints.is_empty();
    let done = submit_telling(&state, &visit, posted, move |db, actor, form| {
        if !is_read {
            // What else is wrong is said at once.
            return desk::results::complaints(db, actor, at, &proposed)
                .map(|found| Err(found.into()));
        }
        let done = desk::results::enter_asking(db, actor, at, (&proposed, form.seen()))?;
        Ok(done.map(|entered| (next(&entered.before), entered.moved)))
    });
    let done = done.await?;
    entry.answer(&state, done).await
}

/// Where to go and whose ratings moved, or why nothing was stored.
type Done = Result<(String, Option<RatingsMoved>), (ResultForm, Asked)>;

/// What was typed at a board.
struct TypedResult {
    at: At,
    visit: Visit,
    proposed: Proposed,
    complaints: Vec<ResultComplaint>,
}

impl TypedResult {
    async fn answer(&self, state: &State, done: Done) -> Shown {
        match done {
            Ok((location, moved)) => self.entered(state, location, moved).await,
            Err((form, Asked::NotEntered(why))) => self.not_entered(state, form, why).await,
            Err((form, Asked::Confirm(found))) => self.ask(state, form, &found).await,
        }
    }

    /// On to where it goes, or who is shown whose ratings moved.
    async fn entered(&self, state: &State, location: String, moved: Option<RatingsMoved>) -> Shown {
        let Some(moved) = moved.filter(|moved| !moved.is_empty()) else {
            return Ok(see_other(location));
        };
        let sitting = &load(state, &self.visit, self.at).await?;
        let shown = board_page(&self.visit, sitting);
        page(&shown.after(sitting, Some(self.at.2)).moved(&moved))
    }

    /// Nothing is stored before somebody has seen what else changes.
    async fn ask(&self, state: &State, form: ResultForm, found: &Consequences) -> Shown {
        let sitting = &load(state, &self.visit, self.at).await?;
        let shown = board_page(&self.visit, sitting);
        page(&shown.asking(sitting, form, found, &self.visit.viewer))
    }

    async fn not_entered(&self, state: &State, form: ResultForm, why: NotEntered) -> Shown {
        let sitting = &load(state, &self.visit, self.at).await?;
        let viewer = &self.visit.viewer;
        let shown = board_page(&self.visit, sitting);
        let typed = (form, self.complaints.as_slice());
        match why {
            NotEntered::Gone => Err(PageError::NotFound),
            NotEntered::Refused(Refused::Overtaken) => {
                conflict(&shown.overtaken(sitting, typed, &self.proposed, viewer))
            }
            NotEntered::Refused(Refused::Reseated) => {
                conflict(&shown.reseated(sitting, typed, viewer))
            }
            NotEntered::Refused(Refused::For(refusals)) => {
                let found = self.readings(state, sitting).await?;
                let shown = shown.refused(sitting, typed, &refusals, viewer);
                refused(&shown.with_readings(sitting, found.as_ref()))
            }
        }
    }

    /// The readings of the record that was sent; they are looked for where no other request
    /// waits.
    async fn readings(
        &self,
        state: &State,
        sitting: &Sitting,
    ) -> Result<Option<Readings>, PageError> {
        let spec = sitting.pairing.spec.clone();
        let proposed = self.proposed.clone();
        in_slot(&state.reading, self.visit.client, move || readings(&spec, &proposed)).await
    }

    /// Puts a reading where the record was. Nothing is saved.
    async fn take_reading(&self, state: &State, form: ResultForm) -> Shown {
        let sitting = &load(state, &self.visit, self.at).await?;
        let shown = board_page(&self.visit, sitting);
        let found = self.readings(state, sitting).await?;
        let mut best = found.iter().flat_map(|found| &found.best);
        let viewer = &self.visit.viewer;
        if let Some(reading) = best.find(|reading| name(reading) == form.reading) {
            let form = form.with_reading(&reading.text);
            return page(&shown.with_reading_taken(sitting, form, viewer));
        }
        // The moves were changed after the list was drawn.
        let typed = (form, self.complaints.as_slice());
        let shown = shown.refused(sitting, typed, &[], viewer);
        refused(&shown.with_readings(sitting, found.as_ref()))
    }
}

type Shown = Result<HttpResponse, PageError>;

/// After a first result the next board that waits for one, else the round; a correction is
/// looked at where it was made.
fn next(sitting: &Sitting) -> String {
    let here = &sitting.pairing;
    let round = format!("/tournaments/{}/rounds/{}", here.tournament, here.round);
    match sitting.next_board() {
        _ if sitting.decided().is_some() => format!("{round}/boards/{0}?saved={0}", here.board),
        Some(board) => format!("{round}/boards/{board}?saved={}", here.board),
        None => format!("{round}?saved={}", here.board),
    }
}

pub(super) fn board_page(visit: &Visit, sitting: &Sitting) -> BoardPage {
    let title = Text::new("board-title")
        .with("round", sitting.pairing.round)
        .with("board", sitting.pairing.board);
    BoardPage::new(visit.frame(title, Section::Events), sitting, &visit.viewer)
}

pub(super) async fn load(state: &State, visit: &Visit, at: At) -> Result<Sitting, PageError> {
    let eyes = visit.viewer.own_eyes();
    let found = read(&state.store, move |db| desk::results::sitting(db, at, eyes));
    found.await?.ok_or(PageError::NotFound)
}
