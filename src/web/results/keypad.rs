//! The results of a round on one page, one key a board: for people and for its script.

use actix_web::http::{StatusCode, header};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::results::NotEntered;
use desk::results::keypad::NotKeyed;
use desk::rounds::At;
use domain::privacy::Eyes;
use domain::results::{Author, Keyed, Refused, RoundSheet, Sitting};
use form::results::keypad::{KeypadForm, KeypadMode, KeypadQuery};
use serde::Serialize;
use view::results::{Comparison, KeypadAnswer, KeypadFault, KeypadPage};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use crate::web::answer::{read, see_other};
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// A round whose results are entered; its script has a second typing compared.
pub(in crate::web) async fn show(
    visit: Visit,
    at: Path<At>,
    query: Query<KeypadQuery>,
    state: Data<State>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    if let Some((board, typed)) = query.typed_again().filter(|_| wants_json(&request)) {
        let sitting = sitting(&state, at, board).await?;
        let found = Comparison::new(board, typed, sitting.as_ref(), visit.language);
        return Ok(json(StatusCode::OK, &found));
    }
    let (mode, board) = (query.mode(), query.board);
    let load = move |db: &mut _| desk::results::keypad::round(db, at, Eyes::Staff);
    let costly = Costly::new(&state, &visit);
    costly.page(load, move |sheet| Ok(drawn(&visit, &sheet, mode)?.after(board))).await
}

/// Enters the result of a board, or undoes it.
pub(in crate::web) async fn enter(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<KeypadForm>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    let (at, board) = (*at, posted.form.board);
    let keyed = posted.form.keyed();
    let entry = Entry { at, board, keyed, visit, is_of_script: wants_json(&request) };
    let Some(keyed) = keyed else {
        return entry.refused(&state, KeypadFault::Unread).await;
    };
    let location = format!("/tournaments/{}/rounds/{}/enter?board={board}", at.0, at.1);
    let done = submit(&state, &entry.visit, posted, move |db, actor, _| {
        let done = desk::results::keypad::enter(db, actor, (at.0, at.1, board), &keyed)?;
        Ok(done.map(|_| location.clone()))
    });
    match done.await? {
        Ok(location) => entry.saved(&state, &location).await,
        Err((_, why)) => entry.refused(&state, fault(why)).await,
    }
}

/// An entry, and who is to be answered.
struct Entry {
    at: At,
    board: u16,
    keyed: Option<Keyed>,
    visit: Visit,
    is_of_script: bool,
}

impl Entry {
    async fn saved(&self, state: &State, location: &str) -> Result<HttpResponse, PageError> {
        if !self.is_of_script {
            return Ok(see_other(format!("{location}#board-{}", self.board)));
        }
        let sitting = sitting(state, self.at, self.board).await?.ok_or(PageError::NotFound)?;
        Ok(json(StatusCode::OK, &KeypadAnswer::saved(&sitting, self.visit.language)))
    }

    async fn refused(self, state: &State, fault: KeypadFault) -> Result<HttpResponse, PageError> {
        let Self { at, board, keyed, visit, is_of_script } = self;
        let status = status(&fault);
        let sitting = sitting(state, at, board).await?;
        if is_of_script {
            let answer = KeypadAnswer::refused(
                &fault,
                (board, keyed.as_ref()),
                sitting.as_ref(),
                visit.language,
            );
            return Ok(json(status, &answer));
        }
        let costly = Costly::new(state, &visit);
        let build = move |sheet: RoundSheet| {
            let page = drawn(&visit, &sheet, KeypadMode::Enter)?;
            Ok((status, page.refused(&fault, (board, keyed.as_ref()), sitting.as_ref())))
        };
        costly.html(move |db| desk::results::keypad::round(db, at, Eyes::Staff), build).await
    }
}

fn fault(why: NotKeyed) -> KeypadFault {
    match why {
        NotKeyed::NotEntered(NotEntered::Gone) => KeypadFault::Gone,
        NotKeyed::NotEntered(NotEntered::Refused(refused)) => KeypadFault::Refused(refused),
        NotKeyed::Decided => KeypadFault::Decided,
        NotKeyed::SidesOpen => KeypadFault::SidesOpen,
        NotKeyed::Improbable(improbable) => KeypadFault::Improbable(improbable),
    }
}

fn status(fault: &KeypadFault) -> StatusCode {
    match fault {
        KeypadFault::Gone => StatusCode::NOT_FOUND,
        KeypadFault::Refused(Refused::Overtaken | Refused::Reseated) => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

fn drawn(visit: &Visit, sheet: &RoundSheet, mode: KeypadMode) -> Result<KeypadPage, PageError> {
    let actor = visit.actor()?;
    let (event, tournament) = (&sheet.event, &sheet.chart.tournament);
    let heading = Text::new("keypad-heading").with("round", sheet.round);
    let name = tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", heading.clone()).with("name", name);
    let head = TournamentHead::new(event, tournament, heading, Tab::Rounds);
    let frame = visit.tournament_frame(title, event, tournament);
    let who = (&visit.viewer, &Author::from(&actor));
    KeypadPage::new(frame, head, sheet, who, mode).ok_or(PageError::NotFound)
}

async fn sitting(state: &State, at: At, board: u16) -> Result<Option<Sitting>, PageError> {
    read(&state.store, move |db| desk::results::sitting(db, (at.0, at.1, board), Eyes::Staff)).await
}

/// Whether the script asks, not a browser that goes somewhere.
fn wants_json(request: &HttpRequest) -> bool {
    let accept = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}

fn json(status: StatusCode, answer: &impl Serialize) -> HttpResponse {
    HttpResponse::build(status).insert_header((header::CACHE_CONTROL, "no-store")).json(answer)
}
