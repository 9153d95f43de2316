//! When the rounds of a tournament begin.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::schedule::NotScheduled;
use domain::TournamentId;
use domain::events::Event;
use domain::standings::WallChart;
use form::schedule::{ScheduleComplaint, ScheduleForm, Wanted};
use view::schedule::{SchedulePage, rounds_of};
use view::{Frame, Section};
use words::Text;

use super::answer::{conflict, page, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::state::State;
use super::tournaments::load_chart;
use super::visit::Visit;

/// The form, as the schedule is.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    page(&SchedulePage::new(frame(&visit), &event, &chart))
}

/// Saves the schedule, or fills the form in and saves nothing.
pub(super) async fn change(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ScheduleForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    if posted.form.wanted() == Wanted::Filled {
        return fill(&visit, &load_chart(&state, id).await?, posted.form);
    }
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let read =
            |event: &Event, chart: &WallChart| form.parse(event.details.zone, rounds_of(chart));
        let done = desk::schedule::change(db, actor, (id, &form.seen), read)?;
        Ok(done.map(|()| format!("/tournaments/{id}/schedule")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_saved(&visit, &load_chart(&state, id).await?, form, why),
    }
}

fn not_saved(
    visit: &Visit,
    (event, chart): &(Event, WallChart),
    form: ScheduleForm,
    why: NotScheduled<Vec<ScheduleComplaint>>,
) -> Result<HttpResponse, PageError> {
    let page = SchedulePage::typed(frame(visit), event, chart, form);
    match why {
        NotScheduled::Gone => Err(PageError::NotFound),
        NotScheduled::Closed => refused(&page),
        NotScheduled::For(found) => refused(&page.refused(&found)),
        NotScheduled::ChangedMeanwhile => conflict(&page.changed_meanwhile(&chart.schedule)),
    }
}

fn fill(
    visit: &Visit,
    (event, chart): &(Event, WallChart),
    form: ScheduleForm,
) -> Result<HttpResponse, PageError> {
    match form.filled(rounds_of(chart)) {
        Ok(filled) => page(&SchedulePage::typed(frame(visit), event, chart, filled)),
        Err(found) => {
            refused(&SchedulePage::typed(frame(visit), event, chart, form).refused(&found))
        }
    }
}

fn frame(visit: &Visit) -> Frame {
    visit.frame(Text::new("schedule-title"), Section::Events)
}
