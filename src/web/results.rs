//! The page of a board, and the results that are entered there.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use rules::readings::Readings;
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{conflict, in_turn, page, read, refused, see_other, write};
use super::error::PageError;
use super::server::State;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::accounts::Access;
use crate::domain::audit::{Act, ActKind};
use crate::domain::ratings::RatingChange;
use crate::domain::results::{
    Accepted, Decision, Moves, Proposed, Refusal, Refused, Sitting, Twin, decide, name, readings,
};
use crate::domain::{AccountId, ResultId, TournamentId};
use crate::form::results::{ResultComplaint, ResultForm};
use crate::store::games::Texts;
use crate::store::results::NewResult;
use crate::store::{Db, Stored, audit, games, ratings, results};
use crate::view::results::BoardPage;
use crate::view::{Section, Text};

/// Tournament, round and board.
pub(super) type At = (TournamentId, u16, u16);

/// The board of the round whose result was saved just before.
#[derive(Debug, Deserialize)]
pub(super) struct Saved {
    pub(super) saved: Option<u16>,
}

/// A board: who, result, proof, history, and the form for those who may use it.
pub(super) async fn show(
    visit: Visit,
    at: Path<At>,
    query: Query<Saved>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let sitting = load(&state, *at).await?;
    let saved = query.saved.filter(|_| visit.viewer.is_at_least(Access::Scorekeeper));
    page(&board_page(&visit, &sitting).after(&sitting, saved))
}

/// Enters a result, corrects it, or takes it back.
pub(super) async fn enter(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    submission: Submission<ResultForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let (proposed, complaints) = form.read();
    let entry = Entry { at: *at, visit, proposed, complaints };
    if !form.reading.is_empty() {
        return entry.take_reading(&state, form).await;
    }
    let (entry, answer) = save(&state, entry, digest).await?;
    match answer {
        Ok((location, moved)) if moved.is_empty() => Ok(see_other(location)),
        answer => entry.show(&state, form, answer).await,
    }
}

/// A result on its way into the store.
struct Entry {
    at: At,
    visit: Visit,
    proposed: Proposed,
    complaints: Vec<ResultComplaint>,
}

impl Entry {
    async fn show(&self, state: &State, form: ResultForm, answer: Answer) -> Shown {
        let sitting = &load(state, self.at).await?;
        let viewer = &self.visit.viewer;
        let shown = board_page(&self.visit, sitting);
        let typed = (form, self.complaints.as_slice());
        match answer {
            Ok((_, moved)) => page(&shown.after(sitting, Some(self.at.2)).moved(&moved)),
            Err(Turned::Gone) => Err(PageError::NotFound),
            Err(Turned::Overtaken) => {
                conflict(&shown.overtaken(sitting, typed, &self.proposed, viewer))
            }
            Err(Turned::Reseated) => conflict(&shown.reseated(sitting, typed, viewer)),
            Err(Turned::For(refusals)) => {
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
        in_turn(&state.reading, move || readings(&spec, &proposed)).await
    }

    /// Puts a reading where the record was. Nothing is saved.
    async fn take_reading(&self, state: &State, form: ResultForm) -> Shown {
        let sitting = &load(state, self.at).await?;
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

/// Where to go next, and whose ratings moved.
type Answer = Result<(String, Vec<RatingChange>), Turned>;

/// Why it did not get there.
enum Turned {
    Gone,
    Overtaken,
    Reseated,
    For(Vec<Refusal>),
}

async fn save(state: &State, entry: Entry, digest: String) -> Result<(Entry, Answer), PageError> {
    write(&state.store, move |db| {
        let mut moved = Vec::new();
        let answer = once(db, &digest, entry.visit.now, |db| try_save(db, &entry, &mut moved))?;
        Ok((entry, answer.map(|location| (location, moved))))
    })
    .await
}

fn try_save(
    db: &mut Db,
    entry: &Entry,
    moved: &mut Vec<RatingChange>,
) -> Stored<Result<String, Turned>> {
    let (tournament, round, board) = entry.at;
    let found = results::sitting(db, tournament, round, board)?;
    let Some((sitting, by)) = found.zip(entry.visit.viewer.account_id()) else {
        return Ok(Err(Turned::Gone));
    };
    let heading = sitting.heading();
    let twin = twin(db, &sitting, &entry.proposed)?;
    let context = sitting.context(&heading, entry.visit.viewer.access(), twin);
    let accepted = match decide(&context, &entry.proposed) {
        Ok(accepted) if entry.complaints.is_empty() => accepted,
        Ok(_) => return Ok(Err(Turned::For(Vec::new()))),
        Err(Refused::Overtaken) => return Ok(Err(Turned::Overtaken)),
        Err(Refused::Reseated) => return Ok(Err(Turned::Reseated)),
        Err(Refused::For(refusals)) => return Ok(Err(Turned::For(refusals))),
    };
    insert(db, entry, &sitting, &accepted, by)?;
    *moved = ratings::after_change(db, &sitting.chart.tournament)?;
    Ok(Ok(next(&sitting)))
}

/// Where else the moves that were handed in prove a result already.
fn twin(db: &mut Db, sitting: &Sitting, proposed: &Proposed) -> Stored<Option<Twin>> {
    let spec = &sitting.pairing.spec;
    let record = proposed.record.as_deref();
    match record.and_then(|record| Moves::telling(record, spec)) {
        Some(moves) => games::twin(db, &sitting.pairing, spec, &moves),
        None => Ok(None),
    }
}

fn insert(
    db: &mut Db,
    entry: &Entry,
    sitting: &Sitting,
    accepted: &Accepted,
    by: AccountId,
) -> Stored<()> {
    let now = entry.visit.now;
    let game = match &accepted.record {
        Some(record) => {
            let texts = Texts { record, submitted: accepted.submitted.as_deref() };
            Some(games::insert(db, None, texts, now)?)
        }
        None => None,
    };
    let new = NewResult {
        pairing: sitting.pairing.id,
        replaces: accepted.replaces,
        decision: accepted.decision,
        game,
        proof: accepted.proof,
        reason: accepted.reason.clone(),
        by,
    };
    let id = results::insert(db, &new, now)?;
    let act = Act {
        account: Some(by),
        event: Some(sitting.event.id),
        kind: if sitting.decided().is_some() {
            ActKind::ResultCorrected
        } else {
            ActKind::ResultEntered
        },
        detail: detail(sitting, id, &new),
    };
    audit::insert(db, &act, now)
}

fn detail(sitting: &Sitting, id: ResultId, new: &NewResult) -> Value {
    let pairing = &sitting.pairing;
    json!({
        "tournament": pairing.tournament, "round": pairing.round, "board": pairing.board,
        "result": id, "replaces": new.replaces, "game": new.game, "proof": new.proof.as_str(),
        "before": sitting.newest().map(|newest| decision_json(&newest.decision)),
        "after": decision_json(&new.decision),
        "reason": new.reason.as_ref().map(crate::domain::results::Reason::as_str),
    })
}

fn decision_json(decision: &Decision) -> Value {
    json!({
        "outcome": decision.outcome.as_str(), "ending": decision.ending.as_str(),
        "points": decision.points.map(|points| [points.first.to_string(), points.second.to_string()]),
    })
}

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

pub(super) async fn load(
    state: &State,
    (tournament, round, board): At,
) -> Result<Sitting, PageError> {
    read(&state.store, move |db| results::sitting(db, tournament, round, board))
        .await?
        .ok_or(PageError::NotFound)
}
