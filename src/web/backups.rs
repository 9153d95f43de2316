//! Backups: the page of the copies, one by hand, and taking one away.

pub(super) mod copying;

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Bytes, Data, Path};
use domain::backups::Copy;
use form::Nothing;
use futures_util::stream;
use view::Section;
use view::backups::BackupsPage;
use words::Text;

use super::answer::{page, see_other};
use super::blocking::block;
use super::error::PageError;
use super::posted::{Posted, carry_out, submit_telling};
use super::state::State;
use super::visit::Visit;

/// So much of a file is held at once.
const PIECE: usize = 256 * 1024;

const PATH: &str = "/backups";

/// The copies there are, and what went wrong last.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("backups-title"), Section::Backups);
    let copies = copies(&state).await?;
    let folder = state.backups.folder();
    let failure = state.backups.failure().map(|failure| (failure.at, failure.why));
    let shown = BackupsPage::new(frame, folder, &copies, state.zone());
    page(&shown.keeping(state.settings.backup.keep).failed(failure, state.zone()))
}

/// Makes a copy now. The page that comes afterwards shows it, or why there is none.
pub(super) async fn make(
    visit: Visit,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let work = |_: &mut _, _: &_, _: &_| Ok(Ok::<_, ()>((PATH.to_owned(), ())));
    let done = submit_telling(&state, &visit, posted, work).await?;
    if let Ok((_, Some(()))) = done {
        copying::by_hand(&state, visit.actor()?).await?;
    }
    Ok(see_other(PATH))
}

/// One copy, as a file to keep elsewhere.
pub(super) async fn download(
    visit: Visit,
    name: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let name = name.into_inner();
    let there = copies(&state).await?.into_iter().any(|copy| copy.name == name);
    let folder = state.backups.folder().filter(|_| there).ok_or(PageError::NotFound)?;
    let path = folder.join(&name);
    let file = block(move || File::open(path)).await?.map_err(|_| PageError::NotFound)?;
    let told = name.clone();
    carry_out(&state, &visit, |_, actor| {
        desk::backups::download(actor, told);
        Ok(())
    })
    .await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/octet-stream"))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .streaming(pieces(file)))
}

async fn copies(state: &State) -> Result<Vec<Copy>, PageError> {
    let Some(folder) = state.backups.folder().map(PathBuf::from) else {
        return Ok(Vec::new());
    };
    Ok(block(move || desk::backups::list(&folder)).await?.unwrap_or_default())
}

/// A file piece by piece, read on threads that may wait.
fn pieces(file: File) -> impl futures_util::Stream<Item = Result<Bytes, io::Error>> {
    stream::try_unfold(file, |file| async move {
        let read = block(move || read_piece(file)).await.map_err(io::Error::other)?;
        let (piece, file) = read?;
        Ok((!piece.is_empty()).then_some((piece, file)))
    })
}

fn read_piece(file: File) -> io::Result<(Bytes, File)> {
    let mut piece = Vec::with_capacity(PIECE);
    (&file).take(PIECE as u64).read_to_end(&mut piece)?;
    Ok((Bytes::from(piece), file))
}
