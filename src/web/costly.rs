//! Pages that everybody may ask for and that are made from much: they are loaded, built and drawn on a thread that may
//! wait, and kept packed until they are read. The table of routes says that their requests wait for their turn.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use serde::Serialize;
use store::{Db, Store, Stored};
use view::Page;
use view::standings::Spreadsheet;
use words::Language;

use super::answer::{drawn, html_head};
use super::blocking::block;
use super::error::PageError;
use super::packed::{Encoding, Packed};
use super::state::State;
use super::visit::Visit;

/// A costly page for a visit.
pub(super) struct Costly<'s> {
    store: &'s Store,
    encoding: Encoding,
}

/// A file that a browser saves.
pub(super) struct FileToSave {
    pub(super) name: String,
    pub(super) media_type: &'static str,
    pub(super) bytes: Vec<u8>,
}

impl FileToSave {
    /// A table. It is the same for everybody, so that programs can read it.
    pub(super) fn spreadsheet(table: &Spreadsheet) -> Result<Self, PageError> {
        let bytes = table.write(Language::DEFAULT)?;
        Ok(Self { name: table.file_name.clone(), media_type: "text/csv; charset=utf-8", bytes })
    }
}

impl<'s> Costly<'s> {
    pub(super) fn new(state: &'s State, visit: &Visit) -> Self {
        Self { store: &state.store, encoding: visit.encoding }
    }

    /// A page that is as it should be. Nothing loaded is nothing there.
    pub(super) async fn page<L, P: Page>(
        self,
        load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
        build: impl FnOnce(L) -> Result<P, PageError> + Send + 'static,
    ) -> Result<HttpResponse, PageError> {
        self.html(load, move |loaded| Ok((StatusCode::OK, build(loaded)?))).await
    }

    /// A page with its status.
    pub(super) async fn html<L, P: Page>(
        self,
        load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
        build: impl FnOnce(L) -> Result<(StatusCode, P), PageError> + Send + 'static,
    ) -> Result<HttpResponse, PageError> {
        let encoding = self.encoding;
        let work = move |loaded| {
            let (status, page) = build(loaded)?;
            Ok((status, Packed::new(drawn(&page)?.into_bytes())))
        };
        let (status, body) = self.done(load, work).await?;
        Ok(body.answer(encoding, html_head(status)))
    }

    /// A file.
    pub(super) async fn file<L>(
        self,
        load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
        build: impl FnOnce(L) -> Result<FileToSave, PageError> + Send + 'static,
    ) -> Result<HttpResponse, PageError> {
        let encoding = self.encoding;
        let work = move |loaded| {
            let FileToSave { name, media_type, bytes } = build(loaded)?;
            Ok((name, media_type, Packed::new(bytes)))
        };
        let (name, media_type, body) = self.done(load, work).await?;
        let mut head = HttpResponse::Ok();
        let disposition = format!("attachment; filename=\"{name}\"");
        head.insert_header((header::CONTENT_TYPE, media_type))
            .insert_header((header::CONTENT_DISPOSITION, disposition))
            .insert_header((header::CACHE_CONTROL, "no-cache"));
        Ok(body.answer(encoding, head))
    }

    /// What programs read.
    pub(super) async fn json<L, T: Serialize>(
        self,
        load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
        build: impl FnOnce(L) -> Result<T, PageError> + Send + 'static,
    ) -> Result<HttpResponse, PageError> {
        let encoding = self.encoding;
        let work = move |loaded| Ok(Packed::new(serde_json::to_vec(&build(loaded)?)?));
        let body = self.done(load, work).await?;
        let mut head = HttpResponse::Ok();
        head.insert_header((header::CONTENT_TYPE, "application/json"))
            .insert_header((header::CACHE_CONTROL, "no-cache"));
        Ok(body.answer(encoding, head))
    }

    /// What is made of what was loaded.
    pub(super) async fn done<L, T: Send + 'static>(
        self,
        load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
        work: impl FnOnce(L) -> Result<T, PageError> + Send + 'static,
    ) -> Result<T, PageError> {
        let store = self.store.clone();
        block(move || work(store.read(load)?.ok_or(PageError::NotFound)?)).await?
    }
}
