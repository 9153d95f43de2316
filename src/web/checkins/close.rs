//! The end of a check-in: what becomes of those who have not come.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::checkins::{NotCheckedIn, NotClosed};
use domain::TournamentId;
use domain::privacy::Eyes;
use form::checkins::CloseForm;
use view::checkins::ClosePage;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::{load, path};
use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// Says what can become of those who have not come, and asks.
pub(in crate::web) async fn show(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
) -> Shown {
    page(&shown(&state, &visit, *id, &CloseForm::default()).await?)
}

/// Closes the check-in, and does it.
pub(in crate::web) async fn close(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<CloseForm>,
) -> Shown {
    let id = *id;
    let Ok(answers) = posted.form.parse() else {
        let shown = shown(&state, &visit, id, &posted.form).await?;
        return refused(&shown.refused(Text::new("checkin-no-answer")));
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::checkins::close(db, actor, (id, form.round), &answers)?;
        Ok(done.map(|()| path(id)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_closed(shown(&state, &visit, id, &form).await?, why),
    }
}

fn not_closed(shown: ClosePage, why: NotClosed) -> Shown {
    let again = |id| conflict(&shown.refused(Text::new(id)));
    match why {
        NotClosed::NotCheckedIn(NotCheckedIn::Gone) => Err(PageError::NotFound),
        NotClosed::NotCheckedIn(_) => again("checkin-other-round"),
        NotClosed::EndsOtherwise => again("withdraw-changed"),
        NotClosed::NotPossible => again("checkin-not-possible"),
    }
}

async fn shown(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: &CloseForm,
) -> Result<ClosePage, PageError> {
    let found = load(state, id, Eyes::Staff).await?;
    let heading = ClosePage::heading(&found);
    let (event, tournament) = (&found.event, &found.chart.tournament);
    let head = TournamentHead::new(event, tournament, heading.clone(), Tab::Entries);
    let frame = visit.tournament_frame(heading, event, tournament);
    Ok(ClosePage::new(frame, head, &found, form, &visit.viewer))
}
