//! Avoided pairings, set by the organiser.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::{self, Actor};
use domain::events::Event;
use domain::forbidden::{Forbidden, ForbiddenGroup, of_clubs};
use domain::standings::WallChart;
use domain::withdrawals::open_rounds;
use domain::{ForbiddenId, TournamentId};
use form::Nothing;
use form::forbidden::{ForbiddenComplaint, ForbiddenForm};
use store::Db;
use view::Section;
use view::forbidden::ForbiddenPage;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::answer::{page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, carry_out, submit};
use super::state::State;
use super::visit::Visit;

/// What is forbidden, with the form that forbids more.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let found = load(&state, *tournament).await?;
    let (from_round, to_round) = open_rounds(&found.1);
    let form = ForbiddenForm {
        from_round: from_round.to_string(),
        to_round: to_round.to_string(),
        ..ForbiddenForm::default()
    };
    page(&forbidden_page(&visit, &found, form))
}

/// Forbids that players meet.
pub(super) async fn forbid(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ForbiddenForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::forbidden::forbid(db, actor, id, |chart| wanted(chart, form))?;
        Ok(done.map(|()| format!("/tournaments/{id}/forbidden")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, complaints)) => {
            let shown = forbidden_page(&visit, &load(&state, id).await?, form);
            refused(&shown.with_complaints(&complaints.unwrap_or_default()))
        }
    }
}

/// One group, or one for each club.
fn wanted(
    chart: &WallChart,
    form: &ForbiddenForm,
) -> Result<Vec<ForbiddenGroup>, Vec<ForbiddenComplaint>> {
    let open = open_rounds(chart);
    if form.is_of_clubs() {
        let rounds = form.rounds(open).map_err(|complaint| vec![complaint])?;
        return Ok(of_clubs(&chart.entries, rounds));
    }
    let mut group = form.parse(open)?;
    group.entries.retain(|id| chart.entries.iter().any(|entry| entry.id == *id));
    if group.entries.len() < 2 {
        return Err(vec![ForbiddenComplaint::TooFew]);
    }
    Ok(vec![group])
}

/// Allows a meeting again. Who finds it allowed already has what was wanted.
pub(super) async fn allow(
    visit: Visit,
    path: Path<(TournamentId, ForbiddenId)>,
    state: Data<State>,
    _: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, group) = *path;
    let work = move |db: &mut Db, actor: &Actor| desk::forbidden::allow(db, actor, id, group);
    carry_out(&state, &visit, work).await?;
    Ok(see_other(format!("/tournaments/{id}/forbidden")))
}

type Found = (Event, WallChart, Vec<Forbidden>);

/// In a round robin everybody meets everybody.
async fn load(state: &State, id: TournamentId) -> Result<Found, PageError> {
    let found = read(&state.store, move |db| desk::forbidden::find(db, id));
    found.await?.ok_or(PageError::NotFound)
}

fn forbidden_page(
    visit: &Visit,
    (event, chart, groups): &Found,
    form: ForbiddenForm,
) -> ForbiddenPage {
    let heading = Text::new("forbidden-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    ForbiddenPage::new(visit.frame(heading, Section::Events), head, chart, groups, form)
}
