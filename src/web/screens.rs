//! The screens of the hall, and the page of the desk where it is chosen what they show.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::{Data, Path};
use domain::EventId;
use domain::screens::{ScreenNumber, ScreenRefusal};
use form::screens::{AddForm, NoticeForm, ProgrammeForm};
use view::Section;
use view::head::Head;
use view::screens::{ScreensPage, WallPage};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::costly::Costly;
use super::error::PageError;
use super::headers;
use super::posted::{Posted, submit};
use super::prints::reach;
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// What a screen shows: the same for whoever opens it.
pub(super) async fn wall(visit: Visit, path: Path<(EventId, u8)>, state: Data<State>) -> Shown {
    let (event, number) = numbered(*path)?;
    let reach = reach(&state, &visit);
    let answer = Costly::new(&state, &visit)
        .page(
            move |db| desk::screens::find(db, event, number),
            move |wall| {
                let title = Text::new("screen-title").with("screen", number.get());
                let name = wall.event.details.name.as_str();
                let title = Text::new("title-within").with("part", title).with("name", name);
                let frame = visit.frame(title, Section::Events).about(Head::unlisted);
                // Who opens it on this computer itself came by an address that is no phone's.
                let address = reach.followed(&wall.event.details);
                Ok(WallPage::new(frame, &wall, address, visit.now))
            },
        )
        .await;
    answer.map(with_frames)
}

/// Games are replayed in frames of this site.
fn with_frames(mut answer: HttpResponse) -> HttpResponse {
    let policy = HeaderValue::from_static(headers::FRAMING);
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    answer
}

fn numbered((event, number): (EventId, u8)) -> Result<(EventId, ScreenNumber), PageError> {
    Ok((event, ScreenNumber::new(number).ok_or(PageError::NotFound)?))
}

/// What the screens show, and what can be chosen.
pub(super) async fn show(visit: Visit, event: Path<EventId>, state: Data<State>) -> Shown {
    page(&screens(&visit, &state, *event).await?)
}

/// Chooses what a screen shows.
pub(super) async fn choose(
    visit: Visit,
    path: Path<(EventId, u8)>,
    state: Data<State>,
    posted: Posted<ProgrammeForm>,
) -> Shown {
    let (event, number) = numbered(*path)?;
    let Ok(programme) = posted.form.parse() else {
        let shown = screens(&visit, &state, event).await?;
        return refused(&shown.with_programme(number, &posted.form));
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let chosen = (programme.clone(), &form.seen());
        let done = desk::screens::choose(db, actor, (event, number), chosen)?;
        Ok(done.map(|()| format!("{}#screen-{number}", path_of(event))))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(&visit, &state, event, &refusal).await,
    }
}

/// One more screen.
pub(super) async fn add(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<AddForm>,
) -> Shown {
    let event = *event;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::screens::add(db, actor, event, form.last())?;
        Ok(done.map(|()| path_of(event)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => not_done(&visit, &state, event, &refusal).await,
    }
}

/// Tells everybody something, or ends what is told.
pub(super) async fn tell(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<NoticeForm>,
) -> Shown {
    let event = *event;
    let notice = match posted.form.parse() {
        Ok(notice) => notice,
        Err(error) => {
            let shown = screens(&visit, &state, event).await?;
            return refused(&shown.with_notice(posted.form, Some(error)));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::screens::tell(db, actor, event, (notice.clone(), form.seen().as_ref()))?;
        Ok(done.map(|()| path_of(event)))
    });
    let (form, refusal) = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refused) => refused,
    };
    let shown = screens(&visit, &state, event).await?;
    conflict(&shown.with_notice(form, None).refused(&refusal))
}

fn path_of(event: EventId) -> String {
    format!("/events/{event}/screens")
}

async fn not_done(visit: &Visit, state: &State, event: EventId, refusal: &ScreenRefusal) -> Shown {
    conflict(&screens(visit, state, event).await?.refused(refusal))
}

async fn screens(visit: &Visit, state: &State, id: EventId) -> Result<ScreensPage, PageError> {
    let found = read(&state.store, move |db| desk::screens::list(db, id)).await?;
    let screens = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("screens-title"), Section::Events);
    let reach = reach(state, visit);
    let address = reach.followed(&screens.event.details);
    Ok(ScreensPage::new(frame, &screens, address))
}
