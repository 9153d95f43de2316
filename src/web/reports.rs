//! Tournaments as report files.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use tournament::trf::Dialect;

use super::costly::{Costly, FileToSave};
use super::error::PageError;
use super::state::State;
use super::visit::Visit;
use crate::desk;
use crate::desk::reports::Reported;
use crate::domain::TournamentId;
use crate::domain::accounts::Access;
use crate::domain::reports::{Audience, Unwritable, report};
use crate::store::{Db, StoreError};

/// The report of a tournament that has started.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let (audience, eyes) = (audience(&visit), visit.viewer.eyes());
    let load = move |db: &mut Db| desk::reports::find(db, id, eyes);
    Costly::new(&state, &visit)
        .file(load, move |Reported { event, preparation, head }| {
            let report = report(&event, &preparation, head.as_ref(), Dialect::Trf26, audience);
            let bytes = match report {
                Ok(report) => report.to_string().into_bytes(),
                Err(Unwritable::NotStarted) => return Err(PageError::NotFound),
                Err(error @ Unwritable::Faults(_)) => {
                    return Err(StoreError::corrupt("tournaments", &error).into());
                }
            };
            let (name, media_type) = (format!("tournament-{id}.trf"), "text/plain; charset=utf-8");
            Ok(FileToSave { name, media_type, bytes })
        })
        .await
}

fn audience(visit: &Visit) -> Audience {
    if visit.viewer.is_at_least(Access::Arbiter) { Audience::Arbiters } else { Audience::Public }
}
