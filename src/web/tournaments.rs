//! Tournaments: made, shown, changed.

pub(super) mod start;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use serde_json::{Value, json};

use super::answer::{conflict, page, read, refused, see_other, write};
use super::error::PageError;
use super::events::{load as load_event, record};
use super::server::State;
use super::submission::{Submission, once, once_always};
use super::visit::Visit;
use crate::domain::audit::ActKind;
use crate::domain::events::Event;
use crate::domain::pies::Handicap;
use crate::domain::standings::WallChart;
use crate::domain::swiss::n_paired;
use crate::domain::tie_breaks::edition_word;
use crate::domain::tournaments::{Preset, Tournament, TournamentDetails};
use crate::domain::{EventId, TournamentId};
use crate::form::tournaments::{PresetQuery, TournamentComplaint, TournamentForm};
use crate::store::{Db, Stored, events, forbidden, standings, tournaments};
use crate::view::tournaments::{
    Tab, TournamentFormPage, TournamentHead, TournamentPage, preset_form,
};
use crate::view::{Language, Section, Text};

/// The form of a new tournament, filled in as a preset has it.
pub(super) async fn new_form(
    visit: Visit,
    event: Path<EventId>,
    query: Query<PresetQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = load_event(&state, *event).await?;
    let form = match Preset::parse(&query.preset) {
        Some(preset) => preset_form(preset, &query.name, Language::English),
        None => TournamentForm {
            name: query.name.clone(),
            ..preset_form(Preset::GlassBeadGame6, "", Language::English)
        },
    };
    page(&new_page(&visit, &event, form))
}

/// Makes a tournament.
pub(super) async fn create(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    submission: Submission<TournamentForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let event = load_event(&state, *event).await?;
    let details = match form.parse() {
        Ok(details) => details,
        Err(found) => return refused(&new_page(&visit, &event, form).with_complaints(&found)),
    };
    let work = move |db: &mut Db| {
        once_always(db, &digest, visit.now, |db| insert(db, &visit, event.id, &details))
    };
    Ok(see_other(write(&state.store, work).await?))
}

fn insert(
    db: &mut Db,
    visit: &Visit,
    event: EventId,
    details: &TournamentDetails,
) -> Stored<String> {
    let id = tournaments::insert(db, event, details)?;
    let detail = json!({ "tournament": id, "after": details_json(details) });
    record(db, visit, event, ActKind::TournamentAdded, detail)?;
    Ok(format!("/tournaments/{id}"))
}

/// What a tournament is, how far it is, what is next.
pub(super) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    page(&overview(&visit, &event, &chart))
}

fn overview(visit: &Visit, event: &Event, chart: &WallChart) -> TournamentPage {
    let name = Text::new("title-plain").with("name", chart.tournament.details.name.as_str());
    let head = TournamentHead::new(event, &chart.tournament, name.clone(), Tab::Overview);
    TournamentPage::new(visit.frame(name, Section::Events), head, chart, &visit.viewer)
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
    submission: Submission<TournamentForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let (by, typed) = (visit.clone(), form.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| change(db, &by, id, &typed));
    let refusal = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refusal) => refusal,
    };
    let (event, chart) = load_chart(&state, id).await?;
    let page = change_page(&visit, &event, &chart, form);
    match refusal {
        NotChanged::For(found) => refused(&page.with_complaints(&found)),
        NotChanged::ChangedMeanwhile => conflict(&page.changed_meanwhile(&chart.tournament)),
    }
}

/// Why a tournament was not changed.
enum NotChanged {
    For(Vec<TournamentComplaint>),
    ChangedMeanwhile,
}

fn change(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: &TournamentForm,
) -> Stored<Result<String, NotChanged>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    let before = &chart.tournament;
    let details = match form.parse_change(before, n_paired(&chart)) {
        Ok(details) => details,
        Err(found) => return Ok(Err(NotChanged::For(found))),
    };
    if !tournaments::update_details(db, id, form.version(), &details)? {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    }
    let n_rounds = |of: &TournamentDetails| of.format.swiss().map(|swiss| swiss.n_rounds);
    if let (Some(was), Some(is)) = (n_rounds(&before.details), n_rounds(&details)) {
        forbidden::stretch(db, id, was, is)?;
    }
    let detail = json!({
        "tournament": id,
        "before": details_json(&before.details), "after": details_json(&details),
    });
    record(db, visit, before.event, ActKind::TournamentChanged, detail)?;
    Ok(Ok(format!("/tournaments/{id}")))
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
    let found = read(&state.store, move |db| {
        let Some(chart) = standings::find(db, id)? else {
            return Ok(None);
        };
        Ok(events::find(db, chart.tournament.event)?.map(|event| (event, chart)))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn details_json(details: &TournamentDetails) -> Value {
    json!({
        "name": details.name.as_str(),
        "spec": details.spec.to_string(),
        "format": details.format.as_str(),
        "points": details.points.to_string(),
        "rated": details.rated.as_str(),
        "pie": details.pie.map(Handicap::as_str),
        "rounds": details.format.swiss().map(|swiss| swiss.n_rounds),
        "acceleration": details.format.swiss().map(|swiss| swiss.acceleration.as_str()),
        "bye": details.points.pairing_allocated_bye().to_string(),
        "tie_breaks": details.ranking.tie_breaks.to_string(),
        "edition": details.ranking.edition.map(edition_word),
    })
}
