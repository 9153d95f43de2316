//! The clock of a round: set, started, stopped, and time added for boards.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::Actor;
use desk::rounds::At;
use domain::clocks::ClockRefusal;
use domain::{AddedTimeId, EventId, TournamentId};
use form::Nothing;
use form::clocks::{AddedForm, Adding, ClockForm, LengthForm};
use store::{Db, Stored, tournaments};
use view::Section;
use view::clocks::ClockPage;
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::done::with_undo;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;
type Act = fn(&mut Db, &Actor, At) -> Stored<Result<(), ClockRefusal>>;

/// The clock, and what can be set.
pub(super) async fn show(visit: Visit, at: Path<At>, state: Data<State>) -> Shown {
    page(&page_of(&visit, &state, *at).await?)
}

pub(super) async fn start(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ClockForm>,
) -> Shown {
    press(&visit, &state, *at, (posted, desk::clocks::start)).await
}

pub(super) async fn pause(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ClockForm>,
) -> Shown {
    press(&visit, &state, *at, (posted, desk::clocks::pause)).await
}

pub(super) async fn reset(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ClockForm>,
) -> Shown {
    press(&visit, &state, *at, (posted, desk::clocks::reset)).await
}

/// Presses a button of the clock, and leads back to the page that it is on.
async fn press(
    visit: &Visit,
    state: &State,
    at: At,
    (posted, act): (Posted<ClockForm>, Act),
) -> Shown {
    let done = submit(state, visit, posted, move |db, actor, form| {
        if let Err(refusal) = act(db, actor, at)? {
            return Ok(Err(refusal));
        }
        let event = tournaments::find(db, at.0)?.map(|tournament| tournament.event);
        Ok(Ok(back(at, &form.from, event)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(visit, state, at, refusal).await,
    }
}

fn back((id, round): At, from: &str, event: Option<EventId>) -> String {
    match (from, event) {
        ("queue", Some(event)) => format!("/events/{event}/queue"),
        ("round", _) => format!("/tournaments/{id}/rounds/{round}"),
        _ => path_of((id, round)),
    }
}

fn path_of((id, round): At) -> String {
    format!("/tournaments/{id}/rounds/{round}/clock")
}

/// Says how long the round lasts.
pub(super) async fn set_length(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<LengthForm>,
) -> Shown {
    let at = *at;
    let length = match posted.form.parse() {
        Ok(length) => length,
        Err(found) => {
            let shown = page_of(&visit, &state, at).await?;
            return refused(&shown.with_length(posted.form, &found));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::clocks::set_length(db, actor, at, (length, form.seen()))?;
        Ok(done.map(|()| path_of(at)))
    });
    let (form, refusal) = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refused) => refused,
    };
    let shown = page_of(&visit, &state, at).await?;
    conflict(&shown.with_length(form, &[]).refused(refusal))
}

/// Adds time for a board, or for all.
pub(super) async fn add(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<AddedForm>,
) -> Shown {
    let at = *at;
    let adding = match posted.form.parse() {
        Ok(adding) => adding,
        Err(found) => {
            let shown = page_of(&visit, &state, at).await?;
            return refused(&shown.with_adding(posted.form, &found));
        }
    };
    let work = move |db: &mut Db, actor: &Actor, _: &_| add_time(db, actor, at, adding.clone());
    let (form, refusal) = match submit(&state, &visit, posted, work).await? {
        Ok(location) => return Ok(added(at, &location)),
        Err(refused) => refused,
    };
    let shown = page_of(&visit, &state, at).await?;
    conflict(&shown.with_adding(form, &[]).refused(refusal))
}

fn add_time(
    db: &mut Db,
    actor: &Actor,
    at: At,
    adding: Adding,
) -> Stored<Result<String, ClockRefusal>> {
    let Some(board) = adding.board else {
        let done = desk::clocks::add_to_all(db, actor, at, adding.minutes)?;
        return Ok(done.map(|()| path_of(at)));
    };
    let time = (adding.minutes, adding.reason);
    let done = desk::clocks::add_to_board(db, actor, (at, board), time)?;
    Ok(done.map(|id| format!("{}#added-{id}", path_of(at))))
}

/// Back to the clock; what was added for one board can be undone at once.
fn added(at: At, location: &str) -> HttpResponse {
    match location.split_once("#added-") {
        Some((path, id)) => with_undo(see_other(path), format!("{path}/time/{id}/undo")),
        None => see_other(path_of(at)),
    }
}

/// Removes what was added for a board.
pub(super) async fn remove_added(
    visit: Visit,
    path: Path<(TournamentId, u16, AddedTimeId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let (id, round, added) = *path;
    let at = (id, round);
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::clocks::remove_added(db, actor, at, added)?;
        Ok(done.map(|()| path_of(at)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(&visit, &state, at, refusal).await,
    }
}

async fn not_done(visit: &Visit, state: &State, at: At, refusal: ClockRefusal) -> Shown {
    conflict(&page_of(visit, state, at).await?.refused(refusal))
}

async fn page_of(visit: &Visit, state: &State, at: At) -> Result<ClockPage, PageError> {
    let found = read(&state.store, move |db| desk::clocks::find(db, at)).await?;
    let (event, chart, clock) = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("clock-title").with("round", at.1), Section::Events);
    let found = (&event, &chart, &clock);
    Ok(ClockPage::new(frame, found, (&visit.viewer, visit.now)))
}
