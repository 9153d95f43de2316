//! Tournaments as report files.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use tournament::trf::Dialect;

use super::answer::read;
use super::error::PageError;
use super::state::State;
use super::visit::Visit;
use crate::desk;
use crate::domain::TournamentId;
use crate::domain::accounts::Access;
use crate::domain::reports::{Audience, Unwritable, report};
use crate::store::StoreError;

/// The report of a tournament that has started.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let found = read(&state.store, move |db| desk::rounds::find(db, id)).await?;
    let (event, preparation) = found.ok_or(PageError::NotFound)?;
    let audience = audience(&visit);
    let work = move || report(&event, &preparation, Dialect::Trf26, audience);
    let text = match actix_web::web::block(work).await? {
        Ok(report) => report.to_string(),
        Err(Unwritable::NotStarted) => return Err(PageError::NotFound),
        Err(error @ Unwritable::Faults(_)) => {
            return Err(StoreError::corrupt("tournaments", &error).into());
        }
    };
    let disposition = format!("attachment; filename=\"tournament-{id}.trf\"");
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CONTENT_DISPOSITION, disposition))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(text))
}

fn audience(visit: &Visit) -> Audience {
    if visit.viewer.is_at_least(Access::Arbiter) { Audience::Arbiters } else { Audience::Public }
}
