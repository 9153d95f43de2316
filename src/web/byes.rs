//! Byes that are asked for, of rounds that are still to be paired.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::byes::NotOpen;
use domain::TournamentId;
use domain::byes::RequestedBye;
use domain::events::Event;
use domain::standings::WallChart;
use form::byes::{ByesForm, ByesQuery};
use view::Section;
use view::byes::ByesPage;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// The table of byes, with the form that gives one.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<ByesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let found = load(&state, *tournament).await?;
    let form = ByesForm { entry: query.entry.clone(), ..ByesForm::default() };
    page(&byes_page(&visit, &found, &form))
}

/// Gives byes, or takes them back.
pub(super) async fn give(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ByesForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let wanted = match posted.form.parse() {
        Ok(wanted) => wanted,
        Err(complaints) => {
            let shown = byes_page(&visit, &load(&state, id).await?, &posted.form);
            return refused(&shown.with_complaints(&complaints));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::byes::give(db, actor, id, &wanted)?;
        Ok(done.map(|()| format!("/tournaments/{id}/byes")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, NotOpen)) => not_open(&state, &visit, id, &form).await,
    }
}

async fn not_open(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: &ByesForm,
) -> Result<HttpResponse, PageError> {
    let shown = byes_page(visit, &load(state, id).await?, form);
    conflict(&shown.refused(Text::new("byes-paired-meanwhile")))
}

type Found = (Event, WallChart, Vec<RequestedBye>);

/// A round robin has no byes to ask for.
async fn load(state: &State, id: TournamentId) -> Result<Found, PageError> {
    let found = read(&state.store, move |db| desk::byes::find(db, id));
    found.await?.ok_or(PageError::NotFound)
}

fn byes_page(visit: &Visit, (event, chart, requested): &Found, form: &ByesForm) -> ByesPage {
    let heading = Text::new("byes-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    ByesPage::new(visit.frame(heading, Section::Events), head, chart, requested, form)
}
