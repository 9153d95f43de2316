//! Tournaments: made, shown, changed.

pub(super) mod cancel;
pub(super) mod shelf;
pub(super) mod start;
pub(super) mod unstart;

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk;
use desk::tournaments::{NotChanged, TournamentChange};
use domain::by_link::Terms;
use domain::events::{Event, Visibility};
use domain::prints::Printable;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::n_paired;
use domain::tournaments::{Preset, Tournament};
use domain::{EventId, TournamentId};
use form::tournaments::{PresetQuery, TournamentComplaint, TournamentForm};
use store::{Db, by_link, events, games, tournaments};
use view::Section;
use view::glance::watched;
use view::prints::links::PrintLinks;
use view::tournaments::{Tab, TournamentFormPage, TournamentHead, TournamentPage, preset_form};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::costly::Costly;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::prints::reach_of_staff;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// The form of a new tournament, filled in as a preset has it.
pub(super) async fn new_form(
    visit: Visit,
    event: Path<EventId>,
    query: Query<PresetQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = super::events::load(&state, *event).await?;
    let form = match Preset::parse(&query.preset) {
        Some(preset) => preset_form(preset, &query.name, visit.language),
        None => TournamentForm {
            name: query.name.clone(),
            ..preset_form(Preset::GlassBeadGame6, "", visit.language)
        },
    };
    page(&new_page(&visit, &event, form))
}

/// The same for who has typed something already: a form is no part of an address.
pub(super) async fn preset(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<PresetQuery>,
) -> Result<HttpResponse, PageError> {
    new_form(visit, event, Query(posted.form), state).await
}

/// Makes a tournament.
pub(super) async fn create(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<TournamentForm>,
) -> Result<HttpResponse, PageError> {
    let event = super::events::load(&state, *event).await?;
    let details = match posted.form.parse() {
        Ok(details) => details,
        Err(found) => {
            let page = new_page(&visit, &event, posted.form);
            return refused(&page.with_complaints(&found));
        }
    };
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, form| {
        let visibility = form.visibility().unwrap_or(Visibility::Published);
        let id = desk::tournaments::add(db, actor, event.id, (&details, visibility))?;
        Ok(Ok::<_, Infallible>(format!("/tournaments/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

/// What a tournament is, how far it is, what is next.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*tournament, visit.viewer.eyes());
    let load = move |db: &mut Db| {
        let Some(found) = desk::prints::find(db, id, eyes)? else { return Ok(None) };
        let watched = watched(&found.chart);
        let game = watched.map(|(_, game)| games::find(db, game, eyes)).transpose()?.flatten();
        let terms = by_link::terms::find(db, id)?;
        Ok(Some((found, game, terms)))
    };
    let (costly, reach) = (Costly::new(&state, &visit), reach_of_staff(&state, &visit));
    let build = move |(found, game, terms): (Printable, Option<_>, Option<Terms>)| {
        let links = PrintLinks::new(&found, None, (&visit.viewer, reach.as_ref()));
        let page = overview(&visit, &found.event, &found.chart).printing(links);
        Ok(page.watching(&found.chart, game.as_ref()).by_link(&found.chart, terms))
    };
    costly.page(load, build).await
}

fn overview(visit: &Visit, event: &Event, chart: &WallChart) -> TournamentPage {
    let name = Text::new("title-plain").with("name", chart.tournament.details.name.as_str());
    let head = TournamentHead::new(event, &chart.tournament, name.clone(), Tab::Overview);
    let frame = visit.tournament_frame(name, event, &chart.tournament);
    TournamentPage::new(frame, head, chart, &visit.viewer).scheduled(chart, visit.now)
}

/// The form of a tournament that is there.
pub(super) async fn edit_form(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    let form = TournamentForm::from(&chart.tournament);
    page(&change_page(&visit, &event, &chart, form))
}

/// Changes a tournament, if nobody else has meanwhile.
pub(super) async fn update(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<TournamentForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let edit = |before: &Tournament, n_paired| changed(form, before, n_paired);
        let done = desk::tournaments::change(db, actor, (id, form.version()), edit)?;
        Ok(done.map(|()| format!("/tournaments/{id}")))
    });
    let (form, refusal) = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refused) => refused,
    };
    let (event, chart) = load_chart(&state, id).await?;
    let page = change_page(&visit, &event, &chart, form);
    match refusal {
        NotChanged::For(found) => refused(&page.with_complaints(&found)),
        NotChanged::ByLink(why) => refused(&page.not_by_link(why)),
        NotChanged::Unrates(moved) => refused(&page.unrating(&moved)),
        NotChanged::ChangedMeanwhile => conflict(&page.changed_meanwhile(&chart.tournament)),
    }
}

fn changed(
    form: &TournamentForm,
    before: &Tournament,
    n_paired: u16,
) -> Result<TournamentChange, Vec<TournamentComplaint>> {
    let (visibility, unrating) = (form.visibility(), form.unrating());
    let details = form.parse_change(before, n_paired)?;
    Ok(TournamentChange { details, visibility, unrating })
}

fn new_page(visit: &Visit, event: &Event, form: TournamentForm) -> TournamentFormPage {
    let frame = visit.frame(Text::new("tournament-new-title"), Section::Events);
    TournamentFormPage::new(frame, event, form)
}

fn change_page(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    form: TournamentForm,
) -> TournamentFormPage {
    let frame = visit.frame(Text::new("tournament-edit-title"), Section::Events);
    TournamentFormPage::change(frame, event, &chart.tournament, n_paired(chart), form)
}

/// A tournament and its event.
pub(super) async fn load(
    state: &State,
    id: TournamentId,
) -> Result<(Event, Tournament), PageError> {
    let found = read(&state.store, move |db| {
        let Some(tournament) = tournaments::find(db, id)? else {
            return Ok(None);
        };
        Ok(events::find(db, tournament.event)?.map(|event| (event, tournament)))
    });
    found.await?.ok_or(PageError::NotFound)
}

/// All that is recorded of a tournament, and its event.
pub(super) async fn load_chart(
    state: &State,
    id: TournamentId,
) -> Result<(Event, WallChart), PageError> {
    let found = read(&state.store, move |db| desk::tournaments::find(db, id, Eyes::Staff));
    found.await?.ok_or(PageError::NotFound)
}
