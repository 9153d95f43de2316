//! Check-in at a tablet: a name is chosen, and confirmed.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::checkins::{CheckInList, Door};
use domain::{EntryId, TournamentId};
use form::checkins::{ListQuery, RoundForm};
use view::Section;
use view::checkins::{TabletCheckInPage, TabletConfirmPage};

use super::load;
use crate::web::answer::{page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit_by_link};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// The names of those who are to play.
pub(in crate::web) async fn show(
    visit: Visit,
    id: Path<TournamentId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Shown {
    let found = load_for(&state, &visit, *id).await?;
    page(&names(&visit, &found, &query))
}

/// Asks whether it is the right name: people tap the neighbour's.
pub(in crate::web) async fn ask(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Shown {
    let (id, entry) = *path;
    let found = load_for(&state, &visit, id).await?;
    let open = found.coming.as_ref().filter(|coming| coming.door == Door::Open);
    let Some((round, one)) = open.and_then(|all| Some((all.round, all.expected(entry)?))) else {
        return refused(&names(&visit, &found, &ListQuery::default()));
    };
    let frame = visit.frame(TabletConfirmPage::title(), Section::Events);
    page(&TabletConfirmPage::new(frame, &found, (round, one)))
}

/// It is the right one, and they are here.
pub(in crate::web) async fn check_in(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    posted: Posted<RoundForm>,
) -> Shown {
    let (id, entry) = *path;
    let done = submit_by_link(&state, &visit, posted, move |db, guest, form| {
        let done = desk::checkins::check_in(db, guest, (id, form.round), entry)?;
        Ok(done.map(|()| format!("/tournaments/{id}/tablet/checkin")))
    });
    if let Ok(location) = done.await? {
        return Ok(see_other(location));
    }
    // The names show who is here, and whether anybody checks in at all.
    let found = load_for(&state, &visit, id).await?;
    refused(&names(&visit, &found, &ListQuery::default()).overtaken())
}

fn names(visit: &Visit, found: &CheckInList, query: &ListQuery) -> TabletCheckInPage {
    let frame = visit.frame(TabletConfirmPage::title(), Section::Events);
    TabletCheckInPage::new(frame, found, query)
}

/// As whoever came in by a link sees the names.
async fn load_for(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<CheckInList, PageError> {
    load(state, id, visit.viewer.own_eyes()).await
}
