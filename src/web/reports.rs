//! Tournaments as report files.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::reports::Reported;
use domain::TournamentId;
use domain::accounts::Access;
use domain::reports::{Audience, Unwritable, report};
use store::{Db, StoreError};
use tournament::trf::Dialect;

use super::costly::{Costly, FileToSave};
use super::error::PageError;
use super::state::State;
use super::visit::Visit;

/// The report of a tournament that has started, in the format of 2026.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    written(&visit, *tournament, &state, Dialect::Trf26).await
}

/// The same in the format of 2016, for programs that know no other.
pub(super) async fn show_of_2016(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    written(&visit, *tournament, &state, Dialect::Trf16).await
}

async fn written(
    visit: &Visit,
    id: TournamentId,
    state: &State,
    dialect: Dialect,
) -> Result<HttpResponse, PageError> {
    let (audience, eyes) = (audience(visit), visit.viewer.eyes());
    let load = move |db: &mut Db| desk::reports::find(db, id, eyes);
    Costly::new(state, visit)
        .file(load, move |Reported { event, preparation, head }| {
            let report = report(&event, &preparation, head.as_ref(), dialect, audience);
            let bytes = match report {
                Ok(report) => report.to_string().into_bytes(),
                Err(Unwritable::NotStarted) => return Err(PageError::NotFound),
                Err(error @ Unwritable::Faults(_)) => {
                    return Err(StoreError::corrupt("tournaments", &error).into());
                }
            };
            let (name, media_type) = (file_name(id, dialect), "text/plain; charset=utf-8");
            Ok(FileToSave { name, media_type, bytes })
        })
        .await
}

fn file_name(id: TournamentId, dialect: Dialect) -> String {
    match dialect {
        Dialect::Trf26 => format!("tournament-{id}.trf"),
        Dialect::Trf16 => format!("tournament-{id}-2016.trf"),
    }
}

fn audience(visit: &Visit) -> Audience {
    if visit.viewer.is_at_least(Access::Arbiter) { Audience::Arbiters } else { Audience::Public }
}
