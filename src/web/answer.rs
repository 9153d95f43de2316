//! Answers: a page, or the way to another one.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, HttpResponseBuilder};
use store::locks::Reach;
use store::{Db, Store, Stored};
use system::meters;
use view::{Page, Part, RenderError, draw, render};
use words::Language;

use super::blocking::block;
use super::error::PageError;
use super::fair_queue::FairQueue;
use super::senders::Client;
use super::state::State;

pub(super) fn html(status: StatusCode, page: &impl Page) -> Result<HttpResponse, PageError> {
    Ok(html_head(status).body(drawn(page)?))
}

/// A page as it is sent.
pub(super) fn drawn(page: &impl Page) -> Result<String, RenderError> {
    counted(draw(page))
}

fn counted(page: Result<String, RenderError>) -> Result<String, RenderError> {
    page.inspect(|page| meters::rendered(page.len()))
}

/// A large page, built and drawn on a thread that may take its time: no other request waits for
/// it. Nothing built is nothing there.
pub(super) async fn html_in_background<P: Page>(
    status: StatusCode,
    build: impl FnOnce() -> Option<P> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    let work = move || build().map(|page| drawn(&page)).transpose();
    let body = block(work).await??.ok_or(PageError::NotFound)?;
    Ok(html_head(status).body(body))
}

/// A large page that is as it should be, likewise.
pub(super) async fn page_in_background<P: Page>(
    build: impl FnOnce() -> Option<P> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    html_in_background(StatusCode::OK, build).await
}

/// A page without a frame around it, likewise.
pub(super) async fn bare_in_background<P: Part>(
    language: Language,
    build: impl FnOnce() -> Option<P> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    let work = move || build().map(|page| counted(render(&page, language))).transpose();
    let body = block(work).await??.ok_or(PageError::NotFound)?;
    Ok(html_head(StatusCode::OK).body(body))
}

pub(super) fn html_head(status: StatusCode) -> HttpResponseBuilder {
    let mut head = HttpResponse::build(status);
    head.insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    head
}

/// A page that is as it should be.
pub(super) fn page(page: &impl Page) -> Result<HttpResponse, PageError> {
    html(StatusCode::OK, page)
}

/// A form that comes back with its complaints, or a refusal of the rules.
pub(super) fn refused(page: &impl Page) -> Result<HttpResponse, PageError> {
    html(StatusCode::UNPROCESSABLE_ENTITY, page)
}

/// A form made from what has changed meanwhile.
pub(super) fn conflict(page: &impl Page) -> Result<HttpResponse, PageError> {
    html(StatusCode::CONFLICT, page)
}

/// On to another page, as after every form that was accepted.
pub(super) fn see_other(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, location.as_ref())).finish()
}

/// What was asked for is somewhere else for now.
pub(super) fn found_at(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, location.as_ref())).finish()
}

/// What was asked for is somewhere else for good.
pub(super) fn moved_to(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::MovedPermanently().insert_header((header::LOCATION, location.as_ref())).finish()
}

/// The sign-in page that leads back to `path`.
pub(super) fn sign_in_href(path: &str) -> String {
    let query = serde_html_form::to_string([("next", path)]).unwrap_or_default();
    format!("/sign-in?{query}")
}

/// Work that takes much, on a thread that may wait. Few do so at once; the others wait in a queue, without a thread.
pub(super) async fn in_slot<T: Send + 'static>(
    queue: &FairQueue,
    client: Client,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PageError> {
    let slot = queue.slot(client).await?;
    let work = move || {
        // The slot is taken until the work ends, even if the client has gone.
        let _slot = slot;
        work()
    };
    Ok(block(work).await?)
}

/// Who wants a password hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asker {
    /// Signed in, or in a browser that was: no stranger is before them.
    Known,
    Stranger,
}

/// Work that hashes a password, when its turn comes.
pub(super) async fn hashing<T: Send + 'static>(
    state: &State,
    client: Client,
    asker: Asker,
    work: impl FnOnce(&Store) -> Result<T, PageError> + Send + 'static,
) -> Result<T, PageError> {
    let queue = match asker {
        Asker::Known => &state.hashing_for_known,
        Asker::Stranger => &state.hashing,
    };
    let store = state.store.clone();
    in_slot(queue, client, move || work(&store)).await?
}

/// Reads on a thread that may wait: no other request waits with it.
pub(super) async fn read<T: Send + 'static>(
    store: &Store,
    work: impl FnOnce(&mut Db) -> Stored<T> + Send + 'static,
) -> Result<T, PageError> {
    let store = store.clone();
    Ok(block(move || store.read(work)).await??)
}

/// Changes, likewise.
pub(super) async fn write<T: Send + 'static>(
    store: &Store,
    reach: Reach,
    work: impl FnOnce(&mut Db) -> Stored<T> + Send + 'static,
) -> Result<T, PageError> {
    let store = store.clone();
    Ok(block(move || store.write_within(reach, work)).await??)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use actix_web::rt::time::timeout;
    use domain::accounts::Viewer;
    use form::games::GameForm;
    use futures_util::future::join_all;
    use view::games::NewGamePage;
    use view::{Frame, Section};
    use words::complaints::Complaints;
    use words::{Language, Text};

    use super::*;
    use crate::config::Settings;

    #[actix_web::test]
    async fn those_who_are_known_do_not_wait_behind_strangers() {
        let file = std::env::temp_dir().join(format!("magister-turns-{}", std::process::id()));
        let url = format!("sqlite:{}", file.display());
        let store = Store::open(&url.parse().unwrap(), 1).unwrap();
        let state = State::new(Settings::load(None).unwrap(), store);
        let client = Client::unknown();
        let strangers = join_all((0..4).map(|_| state.hashing.slot(client))).await;
        assert!(strangers.iter().all(Result::is_ok));
        assert!(hashing(&state, client, Asker::Known, |_| Ok(())).await.is_ok());
        let stranger = hashing(&state, client, Asker::Stranger, |_| Ok(()));
        assert!(timeout(Duration::from_millis(50), stranger).await.is_err(), "all are taken");
        std::fs::remove_file(file).unwrap();
    }

    #[actix_web::test]
    async fn a_large_page_is_drawn_on_another_thread() {
        let here = std::thread::current().id();
        let build = move || {
            assert_ne!(std::thread::current().id(), here);
            let title = Text::new("game-new-title");
            let frame = Frame::new(title, Section::Games, &Viewer::VISITOR, Language::DEFAULT);
            let (form, complaints) = (GameForm::default(), Complaints::default());
            Some(NewGamePage { frame, form, complaints })
        };
        let answer = page_in_background(build).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        let nothing = page_in_background(|| None::<NewGamePage>).await;
        assert!(matches!(nothing, Err(PageError::NotFound)));
    }
}
