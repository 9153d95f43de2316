//! Who is in a tournament: the list, one player entered, one removed.

pub(super) mod attendance;
pub(super) mod edit;
pub(super) mod lists;
pub(super) mod order;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::entries::{NotEntered, Started};
use desk::{self, Actor};
use domain::events::Event;
use domain::standings::WallChart;
use domain::{EntryId, TournamentId};
use form::Nothing;
use form::entries::{EntriesQuery, EntryComplaint, EntryForm, ListForm};
use store::Db;
use view::Section;
use view::ask::Place;
use view::entries::{EntriesPage, entries_heading};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::answer::{conflict, page, refused, see_other};
use super::bin::Asking;
use super::costly::Costly;
use super::done::{Details, with_details};
use super::error::PageError;
use super::posted::{Posted, Upload, carry_out, submit};
use super::queries::Query;
use super::state::State;
use super::tournaments::load_chart;
use super::visit::Visit;

/// The players of a tournament, with the ways to enter more.
pub(super) async fn list(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<EntriesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*tournament, visit.viewer.eyes());
    let load = move |db: &mut Db| desk::tournaments::find(db, id, eyes);
    Costly::new(&state, &visit)
        .page(load, move |(event, chart)| {
            Ok(entries_page(&visit, &event, &chart).after(query.n_entered()).part(query.page()))
        })
        .await
}

/// Enters one player, unless the name reminds of somebody: then the preview asks. A list beside it is
/// not passed over: it is looked at first.
pub(super) async fn enter(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    upload: Upload<EntryForm>,
) -> Result<HttpResponse, PageError> {
    if upload.file.is_some() || !upload.form.lines.trim().is_empty() {
        let Upload { form, file, file_name, digest } = upload;
        let upload = Upload { form: ListForm::beside(&form), file, file_name, digest };
        return lists::preview(visit, tournament, state, upload).await;
    }
    enter_one(&visit, *tournament, state, Posted::from(upload)).await
}

async fn enter_one(
    visit: &Visit,
    id: TournamentId,
    state: Data<State>,
    posted: Posted<EntryForm>,
) -> Result<HttpResponse, PageError> {
    let entry = match posted.form.parse() {
        Ok(entry) => entry,
        Err(found) => return mistyped(&state, visit, id, posted.form, &found).await,
    };
    let done = submit(&state, visit, posted, move |db, actor, form| {
        let done = desk::entries::enter(db, actor, id, (entry.clone(), form.missed()))?;
        Ok(done.map(|()| entered(id, 1)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotEntered::Started)) => started(&state, visit, id).await,
        Err((_, NotEntered::Places { .. })) => no_place(&state, visit, id).await,
        Err((form, _)) => lists::show(&state, visit, id, ListForm::from(&form)).await,
    }
}

/// The list, with how many were just entered.
fn entered(id: TournamentId, n_entered: usize) -> String {
    format!("/tournaments/{id}/entries?entered={n_entered}")
}

async fn mistyped(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: EntryForm,
    found: &[EntryComplaint],
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let page = entries_page(visit, &event, &chart);
    refused(&page.with_complaints(form, found))
}

/// Asks whether an entry is removed.
pub(super) async fn remove_form(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, entry) = *path;
    let (event, chart) = load_chart(&state, id).await?;
    let entry = chart.entry_of(entry).ok_or(PageError::NotFound)?;
    let title = Text::new("remove-entry-title");
    let head = TournamentHead::new(&event, &chart.tournament, title.clone(), Tab::Entries);
    let asking = Asking {
        title,
        lead: Text::new("remove-entry-lead").with("name", entry.name.as_str()),
        parts: Vec::new(),
        place: Place::Tournament(Box::new(head)),
        section: Section::Events,
        back: format!("/tournaments/{id}/entries"),
        action: format!("/tournaments/{id}/entries/{}/remove", entry.id),
    };
    page(&asking.page(&visit, None))
}

/// Removes an entry before the start. Who is not there any more has been removed already.
pub(super) async fn remove(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    _: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, entry) = *path;
    let (_, chart) = load_chart(&state, id).await?;
    let name = chart.entry_of(entry).map(|one| one.name.clone());
    let work = move |db: &mut Db, actor: &Actor| desk::entries::remove(db, actor, id, entry);
    match carry_out(&state, &visit, work).await? {
        Ok(()) => {
            let undo = format!("/tournaments/{id}/entries/{entry}/restore");
            let details = Details { name: name.unwrap_or_default(), undo };
            Ok(with_details(see_other(format!("/tournaments/{id}/entries")), details))
        }
        Err(Started) => started(&state, &visit, id).await,
    }
}

/// The players, with why nothing can be changed about them.
async fn started(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<HttpResponse, PageError> {
    unchanged(state, visit, id, Text::new("entries-started")).await
}

/// The players, with why no more of them can come.
async fn no_place(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<HttpResponse, PageError> {
    unchanged(state, visit, id, Text::new("entries-places")).await
}

async fn unchanged(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    refusal: Text,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let shown = entries_page(visit, &event, &chart);
    conflict(&EntriesPage { refusal: Some(refusal), ..shown })
}

fn entries_page(visit: &Visit, event: &Event, chart: &WallChart) -> EntriesPage {
    let heading = entries_heading(chart.entries.len());
    let name = chart.tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", heading.clone()).with("name", name);
    let head = TournamentHead::new(event, &chart.tournament, heading, Tab::Entries);
    let frame = visit.tournament_frame(title, event, &chart.tournament);
    EntriesPage::new(frame, head, chart, &visit.viewer)
}
