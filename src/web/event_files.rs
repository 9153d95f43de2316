//! The file of an event, and what other programs keep in it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::EventId;
use form::event_files::ExtensionForm;
use store::{event_files, events};
use view::Section;
use view::event_files::{EventFilePage, file_name};
use words::Text;

use super::answer::{page, read, see_other};
use super::costly::{Costly, FileToSave};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::visit::Visit;

/// What is in the file, and what is not.
pub(super) async fn show(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let load = move |db: &mut _| Ok((events::find(db, id)?, event_files::extensions(db, id)?));
    let (event, extensions) = read(&state.store, load).await?;
    let event = event.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("event-file-title"), Section::Events);
    page(&EventFilePage::new(frame, &event, &extensions))
}

/// The file itself.
pub(super) async fn download(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*event, visit.viewer.clone());
    let load = move |db: &mut _| {
        let file = desk::event_files::find(db, id, Some(&viewer))?;
        Ok(events::find(db, id)?.zip(file))
    };
    Costly::new(&state, &visit)
        .file(load, |(event, file)| {
            let (name, media_type) = (file_name(&event), "application/json");
            Ok(FileToSave { name, media_type, bytes: file.to_text().into_bytes() })
        })
        .await
}

/// Takes out what another program keeps.
pub(super) async fn remove_extension(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<ExtensionForm>,
) -> Result<HttpResponse, PageError> {
    let id = *event;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let removed = desk::event_files::remove_extension(db, actor, id, &form.id)?;
        Ok(if removed { Ok(format!("/events/{id}/file")) } else { Err(()) })
    });
    Ok(see_other(done.await?.map_err(|_| PageError::NotFound)?))
}
