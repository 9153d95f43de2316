//! A player checks in by themselves.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::my::NotHere;
use domain::TournamentId;
use form::checkins::RoundForm;
use words::Text;

use crate::web::answer::{conflict, see_other};
use crate::web::error::PageError;
use crate::web::my::own_page;
use crate::web::needs::OwnPage;
use crate::web::posted::{Posted, submit_by_link};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The player is here. If it is too late the own page says so.
pub(in crate::web) async fn check_in(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<RoundForm>,
) -> Result<HttpResponse, PageError> {
    let (id, bearer) = (*id, visit.guest()?.bearer);
    let done = submit_by_link(&state, &visit, posted, move |db, guest, form| {
        let done = desk::my::check_in(db, guest, (id, form.round))?;
        Ok(done.map(|event| OwnPage::of(event, bearer).0))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotHere::NotTheirs)) => Err(PageError::NoLink),
        Err((_, NotHere::Late(event))) => {
            let shown = own_page(&state, (&visit, &request), event).await?;
            conflict(&shown.refused(Text::new("my-checkin-late")))
        }
    }
}
