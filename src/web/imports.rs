//! Files that are brought in: kept, looked at, imported.

mod looked;
mod stored;

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use form::Nothing;
use form::imports::ImportForm;
use store::StoreError;
use store::imports::{self, Uploaded};
use view::Section;
use view::imports::{ImportPage, PreviewPage};
use words::Text;

use self::looked::{Looked, look};
use self::stored::Refusal;
use super::answer::{html_in_background, in_slot, page, read, refused, see_other};
use super::blocking::block;
use super::error::PageError;
use super::posted::{MAX_IMPORT_BYTES, Posted, Upload, carry_out, submit};
use super::state::State;
use super::visit::Visit;

const CHOOSE: &str = "/import";
const PREVIEW: &str = "/import/preview";

/// Where a file is chosen.
pub(super) async fn show(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    page(&choose(&visit, &state, None).await?)
}

async fn choose(
    visit: &Visit,
    state: &State,
    complaint: Option<Text>,
) -> Result<ImportPage, PageError> {
    let whose = visit.actor()?.account;
    let waiting = read(&state.store, move |db| imports::name(db, whose)).await?;
    let frame = visit.frame(Text::new("import-title"), Section::Events);
    Ok(ImportPage { frame, complaint, waiting })
}

async fn uploaded(visit: &Visit, state: &State) -> Result<Option<Uploaded>, PageError> {
    let whose = visit.actor()?.account;
    read(&state.store, move |db| imports::uploaded(db, whose)).await
}

/// Keeps a file, to be looked at.
pub(super) async fn receive(
    visit: Visit,
    state: Data<State>,
    mut upload: Upload<Nothing, MAX_IMPORT_BYTES>,
) -> Result<HttpResponse, PageError> {
    let Some(bytes) = upload.file.take() else {
        let complaint = Some(Text::new("import-no-file"));
        return refused(&choose(&visit, &state, complaint).await?);
    };
    let file_name = named(&upload.file_name);
    let file = block(move || Uploaded::new(file_name, &bytes)).await??;
    let kept = submit(&state, &visit, Posted::from(upload), move |db, actor, _| {
        imports::keep(db, actor.account, &file, actor.now)?;
        Ok(Ok::<_, ()>(PREVIEW.to_owned()))
    });
    Ok(see_other(kept.await?.unwrap_or_else(|_| CHOOSE.to_owned())))
}

/// A name without folders and what no name has.
fn named(given: &str) -> String {
    let name = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(120).collect();
    if name.trim().is_empty() { "?".to_owned() } else { name }
}

/// What the file has that was chosen last.
pub(super) async fn preview(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let Some(looked) = look_again(&visit, &state).await? else {
        return Ok(see_other(CHOOSE));
    };
    shown(&visit, &state, looked, (StatusCode::OK, ImportForm::default(), None)).await
}

/// The file of this account, read once more.
async fn look_again(visit: &Visit, state: &State) -> Result<Option<Arc<Looked>>, PageError> {
    let Some(file) = uploaded(visit, state).await? else {
        return Ok(None);
    };
    let looked = in_slot(&state.reading, visit.client, move || look(&file)).await?;
    let looked =
        looked.map_err(|_| StoreError::corrupt("uploads.content", "not as it was packed"))?;
    Ok(Some(Arc::new(looked)))
}

type Sent = (StatusCode, ImportForm, Option<Refusal>);

/// The preview, perhaps with why the file was not imported.
async fn shown(
    visit: &Visit,
    state: &State,
    looked: Arc<Looked>,
    (status, form, refusal): Sent,
) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("import-title"), Section::Events);
    let (complaints, refusals, known) = refusal.map(Refusal::parts).unwrap_or_default();
    let load = move |db: &mut _| {
        let (sheet, doubts, events) = looked.sheet(db, &form)?;
        let sheet = if known.is_empty() { sheet } else { sheet.beside(known) };
        let page = PreviewPage::new(frame, looked.file_name.clone(), sheet, form);
        Ok(page.going_to(&events).in_doubt(&doubts).refused(&complaints, refusals))
    };
    let page = read(&state.store, load).await?;
    html_in_background(status, move || Some(page)).await
}

/// Imports the file as it was decided.
pub(super) async fn confirm(
    visit: Visit,
    state: Data<State>,
    posted: Posted<ImportForm>,
) -> Result<HttpResponse, PageError> {
    let Some(looked) = look_again(&visit, &state).await? else {
        // Nothing is imported, so nothing may say so on the way.
        let complaint = Some(Text::new("import-file-gone"));
        return refused(&choose(&visit, &state, complaint).await?);
    };
    let form = posted.form.clone();
    match stored::store(&state, &visit, Arc::clone(&looked), posted).await? {
        Ok(location) => Ok(see_other(location)),
        Err(refusal) => {
            let sent = (StatusCode::UNPROCESSABLE_ENTITY, form, Some(refusal));
            shown(&visit, &state, looked, sent).await
        }
    }
}

/// Forgets the file.
pub(super) async fn discard(
    visit: Visit,
    state: Data<State>,
    _: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    carry_out(&state, &visit, |db, actor| imports::discard(db, actor.account)).await?;
    Ok(see_other(CHOOSE))
}
