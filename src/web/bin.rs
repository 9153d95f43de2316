//! The bin, and what goes into it; the archive; duplicates.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::bin::{Deleted, Kind, NotDeleted, NotRestored};
use domain::{EntryId, EventId, TournamentId};
use form::Nothing;
use view::Section;
use view::ask::{AskPage, Place};
use view::bin::{BinPage, delete_refusal};
use words::Text;

use super::answer::{page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::visit::Visit;

/// What was deleted and belongs to no event.
pub(super) async fn show(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    page(&bin_page(&visit, &state).await?)
}

/// The tournaments and entries of an event that were deleted.
pub(super) async fn of_event(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&event_page(&visit, &state, *event).await?)
}

/// Takes something out of the bin that belongs to no event.
pub(super) async fn restore(
    visit: Visit,
    path: Path<(String, i32)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (word, id) = path.into_inner();
    let kind = Kind::parse(&word).ok_or(PageError::NotFound)?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::bin::restore(db, actor, (kind, id))?;
        Ok(done.map(|()| page_of(kind, id)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => refused(&bin_page(&visit, &state).await?.refused(why)),
    }
}

/// Takes a tournament of an event out of the bin.
pub(super) async fn restore_tournament(
    visit: Visit,
    path: Path<(EventId, TournamentId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (event, id) = *path;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::bin::restore_tournament(db, actor, (event, id))?;
        Ok(done.map(|()| format!("/tournaments/{id}")))
    });
    restored(&visit, &state, event, done.await?.map_err(|(_, why)| why)).await
}

/// Takes an entry out of the bin.
pub(super) async fn restore_entry(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (tournament, entry) = *path;
    let (event, _) = super::tournaments::load(&state, tournament).await?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::bin::restore_entry(db, actor, (tournament, entry))?;
        Ok(done.map(|()| format!("/tournaments/{tournament}/entries")))
    });
    restored(&visit, &state, event.id, done.await?.map_err(|(_, why)| why)).await
}

async fn restored(
    visit: &Visit,
    state: &State,
    event: EventId,
    done: Result<String, NotRestored>,
) -> Result<HttpResponse, PageError> {
    match done {
        Ok(location) => Ok(see_other(location)),
        Err(why) => refused(&event_page(visit, state, event).await?.refused(why)),
    }
}

/// The page of something that was restored.
fn page_of(kind: Kind, id: i32) -> String {
    match kind {
        Kind::Event => format!("/events/{id}"),
        Kind::Tournament => format!("/tournaments/{id}"),
        Kind::Player => format!("/players/{id}"),
        Kind::RatingList => format!("/ratings/{id}"),
        Kind::Account | Kind::Entry => "/accounts".to_owned(),
    }
}

async fn bin_page(visit: &Visit, state: &State) -> Result<BinPage, PageError> {
    let actor = visit.actor()?;
    let deleted = read(&state.store, move |db| desk::bin::list(db, &actor)).await?;
    let frame = visit.frame(Text::new("bin-title"), Section::Accounts);
    Ok(BinPage::new(frame, None, state.zone(), &deleted))
}

async fn event_page(visit: &Visit, state: &State, id: EventId) -> Result<BinPage, PageError> {
    let actor = visit.actor()?;
    let event = super::events::load(state, id).await?;
    let deleted: Vec<Deleted> =
        read(&state.store, move |db| desk::bin::list_of_event(db, &actor, id)).await?;
    let frame = visit.frame(Text::new("bin-title"), Section::Events);
    Ok(BinPage::new(frame, Some(&event), event.details.zone, &deleted))
}

/// A page that asks before something is deleted.
pub(super) struct Asking {
    pub(super) title: Text,
    pub(super) lead: Text,
    pub(super) parts: Vec<Text>,
    /// Where it is, below what.
    pub(super) place: Place,
    pub(super) section: Section,
    /// Its page.
    pub(super) back: String,
    /// Where the form goes.
    pub(super) action: String,
}

impl Asking {
    /// Asks, or says why it cannot be done.
    pub(super) fn page(self, visit: &Visit, refusal: Option<&NotDeleted>) -> AskPage {
        let frame = visit.frame(self.title.clone(), self.section);
        let page = AskPage::new(frame, self.place, self.back);
        match refusal {
            Some(why) => page.refused(delete_refusal(why), None),
            None => AskPage {
                parts: self.parts,
                ..page.asking(vec![self.lead], self.action, self.title)
            },
        }
    }
}
