//! An entry corrected, until the tournament is paired.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::entries::edit;
use domain::entries::change::ChangeRefusal;
use domain::{EntryId, TournamentId};
use form::entries::{EntryComplaint, EntryForm};
use view::Section;
use view::entries::{EntryPage, entry_refusal};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use crate::web::answer::{conflict, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::events;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The form of an entry.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&entry_page(&state, &visit, *path, None).await?)
}

/// Changes an entry, if nobody else has meanwhile.
pub(in crate::web) async fn change(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    posted: Posted<EntryForm>,
) -> Result<HttpResponse, PageError> {
    let at = *path;
    let wanted = match posted.form.parse() {
        Ok(wanted) => wanted,
        Err(found) => return mistyped(&state, &visit, at, posted.form, &found).await,
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = edit::change(db, actor, at, &form.seen, &wanted)?;
        Ok(done.map(|()| format!("/tournaments/{}/entries", at.0)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_changed(&state, &visit, at, form, why).await,
    }
}

async fn not_changed(
    state: &State,
    visit: &Visit,
    at: (TournamentId, EntryId),
    form: EntryForm,
    why: ChangeRefusal,
) -> Result<HttpResponse, PageError> {
    let shown = entry_page(state, visit, at, Some(form)).await?;
    let shown = EntryPage { refusal: Some(entry_refusal(why)), ..shown };
    match why {
        ChangeRefusal::Gone => Err(PageError::NotFound),
        ChangeRefusal::ChangedMeanwhile => conflict(&shown),
        ChangeRefusal::Paired | ChangeRefusal::KnownElsewhere | ChangeRefusal::NameTaken => {
            refused(&shown)
        }
    }
}

async fn mistyped(
    state: &State,
    visit: &Visit,
    at: (TournamentId, EntryId),
    form: EntryForm,
    found: &[EntryComplaint],
) -> Result<HttpResponse, PageError> {
    let shown = entry_page(state, visit, at, Some(form)).await?;
    refused(&shown.with_complaints(found))
}

async fn entry_page(
    state: &State,
    visit: &Visit,
    (id, entry): (TournamentId, EntryId),
    typed: Option<EntryForm>,
) -> Result<EntryPage, PageError> {
    let found = read(&state.store, move |db| edit::find(db, id, entry)).await?;
    let (chart, entry, known) = found.ok_or(PageError::NotFound)?;
    let event = events::load(state, chart.tournament.event).await?;
    let title = Text::new("entry-edit-title");
    let head = TournamentHead::new(&event, &chart.tournament, title.clone(), Tab::Entries);
    let frame = visit.frame(title, Section::Events);
    Ok(EntryPage::new((frame, head), &chart, &entry, known, typed))
}
