//! One-time codes: made by staff at an event, typed into a device that belongs to others.

use std::convert::Infallible;

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::codes::{NotMade, Opened, Typed, WrongCode};
use domain::EventId;
use domain::accounts::Role;
use domain::codes::{Code, NewCode, roles_to_give};
use domain::events::Event;
use form::Nothing;
use form::codes::{CodeComplaint, CodeForm, NewCodeComplaint, NewCodeForm};
use store::locks::Reach;
use store::{Before, events};
use system::secrets::{Token, new_code};
use view::codes::{CodePage, CodesPage, EnterCodePage};
use view::head::Head;
use view::{Frame, Section};
use words::Text;

use super::answer::{page, read, refused, see_other};
use super::error::PageError;
use super::links::keep_secret;
use super::origin;
use super::posted::{FormDigest, Posted, once, submit, submit_telling, surely};
use super::prints::reach;
use super::senders::sender;
use super::session::{self, Arrival};
use super::state::State;
use super::visit::Visit;

/// So many codes are drawn: hardly ever does the first begin as another that is open.
const DRAWN: usize = 8;

/// The form for a new code, and the sessions that the own ones began here.
pub(super) async fn list(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&codes_page(&visit, &state, *event, NewCodeForm::default()).await?)
}

/// Makes a code and shows it, once.
pub(super) async fn make(
    visit: Visit,
    request: HttpRequest,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<NewCodeForm>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let role = match posted.form.parse() {
        Ok(role) => role,
        Err(found) => return not_made(&visit, &state, (id, posted.form), found).await,
    };
    match try_make(&visit, &state, (id, role), posted).await? {
        Ok((_, Some(code))) => shown(&visit, &request, &state, (id, &code, role)).await,
        // The code of a form that was handled before is not known any more.
        Ok((location, None)) => Ok(see_other(location)),
        Err((form, NotMade::Above)) => {
            not_made(&visit, &state, (id, form), NewCodeComplaint::Above).await
        }
        Err((_, NotMade::NoneFree)) => Err(PageError::Full),
    }
}

/// Where to go on, and the code; without one if the form was handled before.
async fn try_make(
    visit: &Visit,
    state: &State,
    (id, role): (EventId, Role),
    posted: Posted<NewCodeForm>,
) -> Result<Result<(String, Option<Code>), (NewCodeForm, NotMade)>, PageError> {
    let mut drawn = Vec::with_capacity(DRAWN);
    for _ in 0..DRAWN {
        drawn.push(draw(state).await?);
    }
    submit_telling(state, visit, posted, move |db, actor, _| {
        let made = desk::codes::make(db, actor, (id, role), drawn.clone())?;
        Ok(made.map(|code| (format!("/events/{id}/codes"), code)))
    })
    .await
}

async fn draw(state: &State) -> Result<NewCode, PageError> {
    let code = new_code()?;
    Ok(NewCode { hash: state.code_hash(&code).await?, code })
}

async fn shown(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    (id, code, role): (EventId, &Code, Role),
) -> Result<HttpResponse, PageError> {
    let event = load(state, id).await?;
    let asked_at = origin::own(request, state);
    let reach = reach(state, visit);
    let origin = reach.printed(&event.details).map_or(&*asked_at, |address| address.as_str());
    let mut answer = page(&CodePage::new(frame(visit), &event, (code, role), (origin, visit.now)))?;
    keep_secret(&mut answer);
    Ok(answer)
}

async fn not_made(
    visit: &Visit,
    state: &State,
    (event, form): (EventId, NewCodeForm),
    found: NewCodeComplaint,
) -> Result<HttpResponse, PageError> {
    refused(&codes_page(visit, state, event, form).await?.refused(found))
}

/// Ends a session that one of the own codes began.
pub(super) async fn end(
    visit: Visit,
    path: Path<(EventId, String)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (event, mark) = path.into_inner();
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, _| {
        desk::codes::end(db, actor, event, &mark)?;
        Ok(Ok::<_, Infallible>(format!("/events/{event}/codes")))
    })
    .await?;
    Ok(see_other(location))
}

/// The form that a code is typed into.
pub(super) async fn enter_form(visit: Visit) -> Result<HttpResponse, PageError> {
    page(&enter_page(&visit, CodeForm::default()))
}

/// Signs a browser in by a code. A right one is looked up first: it never waits for those who guess.
pub(super) async fn sign_in(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<CodeForm>,
) -> Result<HttpResponse, PageError> {
    let Posted { form, digest } = posted;
    let code = match form.parse() {
        Ok(code) => code,
        Err(found) => return refused(&enter_page(&visit, form).refused(found)),
    };
    let arrival = Arrival::of(&request, &state, visit.now);
    let age = arrival.until_by_code() - visit.now;
    match try_code(&state, arrival, (code, digest)).await? {
        Ok((location, Some(id))) => {
            Ok(session::signed_in_by(&state, &id, age, see_other(location)))
        }
        Ok((location, None)) => Ok(see_other(location)),
        Err(WrongCode) => {
            state.guesses.wrong(sender(&request, &state.settings.server)).await?;
            refused(&enter_page(&visit, form).refused(CodeComplaint::Wrong))
        }
    }
}

/// Where to go on, and the secret of the new session; without one if the form was handled before.
async fn try_code(
    state: &State,
    arrival: Arrival,
    (code, digest): (Code, FormDigest),
) -> Result<Result<(String, Option<Token>), WrongCode>, PageError> {
    let typed = Typed { hash: state.code_hash(&code).await?, code, browser: arrival.browser };
    let (id, mut begun) = (Token::new()?, false);
    surely(state, Reach::Everything, move |store, reach| {
        let done = store.write_surely_within(reach, |db, before| {
            begun &= before == Before::PerhapsAll;
            once(db, &digest, arrival.now, |db| {
                let (now, until) = (arrival.now, arrival.until_by_code());
                let opened = desk::codes::use_up(db, &typed, (now, until))?;
                let Ok(Opened { account, by_code }) = opened else {
                    return Ok(Err(WrongCode));
                };
                session::begin_by_code(db, &id, (account, by_code), &arrival)?;
                begun = true;
                Ok(Ok(format!("/events/{}", by_code.event)))
            })
        })?;
        Ok(done.map(|location| (location, begun.then_some(id))))
    })
    .await
}

async fn codes_page(
    visit: &Visit,
    state: &State,
    id: EventId,
    form: NewCodeForm,
) -> Result<CodesPage, PageError> {
    let (event, actor) = (load(state, id).await?, visit.actor()?);
    let sessions = read(&state.store, move |db| desk::codes::sessions_at(db, &actor, id)).await?;
    let roles: Vec<_> = roles_to_give(actor.access).collect();
    Ok(CodesPage::new(frame(visit), &event, (&roles, &form), &sessions))
}

async fn load(state: &State, id: EventId) -> Result<Event, PageError> {
    read(&state.store, move |db| events::find(db, id)).await?.ok_or(PageError::NotFound)
}

fn frame(visit: &Visit) -> Frame {
    visit.frame(Text::new("codes-title"), Section::Events)
}

fn enter_page(visit: &Visit, form: CodeForm) -> EnterCodePage {
    let frame = visit.frame(Text::new("code-enter-title"), Section::Elsewhere);
    EnterCodePage::new(frame.about(Head::unlisted), form)
}
