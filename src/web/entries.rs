//! Who is in a tournament: the list, one player entered, one removed.

pub(super) mod attendance;
mod late;
pub(super) mod lists;
pub(super) mod order;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use serde_json::json;

use super::answer::{conflict, page, refused, see_other, write};
use super::error::PageError;
use super::events::record;
use super::server::State;
use super::submission::{Submission, once};
use super::tournaments::load_chart;
use super::visit::Visit;
use crate::domain::audit::ActKind;
use crate::domain::byes::Missed;
use crate::domain::entries::NewEntry;
use crate::domain::events::Event;
use crate::domain::lists::Admission;
use crate::domain::players::Club;
use crate::domain::standings::WallChart;
use crate::domain::swiss::is_taking_entries;
use crate::domain::tournaments::{Stage, Tournament};
use crate::domain::{EntryId, TournamentId};
use crate::form::entries::{EntriesQuery, EntryComplaint, EntryForm, ListForm};
use crate::store::{Db, Stored, entries, players, standings, tournaments};
use crate::view::entries::{EntriesPage, entries_heading};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};

/// The players of a tournament, with the ways to enter more.
pub(super) async fn list(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<EntriesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    page(&entries_page(&visit, &event, &chart).after(query.n_entered()))
}

/// Enters one player, unless the name reminds of somebody: then the preview asks.
pub(super) async fn enter(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    submission: Submission<EntryForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let entry = match form.parse() {
        Ok(entry) => entry,
        Err(found) => return mistyped(&state, &visit, id, form, &found).await,
    };
    let (by, missed) = (visit.clone(), form.missed());
    let work =
        move |db: &mut Db| once(db, &digest, by.now, |db| enter_one(db, &by, (id, missed), entry));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotEntered::Known) => lists::show(&state, &visit, id, ListForm::from(&form)).await,
        Err(NotEntered::Started) => started(&state, &visit, id).await,
    }
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

enum NotEntered {
    /// The name reminds of somebody.
    Known,
    /// The tournament does not take entries any more.
    Started,
}

fn enter_one(
    db: &mut Db,
    visit: &Visit,
    (id, missed): (TournamentId, Missed),
    entry: NewEntry,
) -> Stored<Result<String, NotEntered>> {
    let Some(tournament) = taking_entries(db, id)? else {
        return Ok(Err(NotEntered::Started));
    };
    let line = [(1, entry)];
    let findings = lists::compare_with_known(db, id, &line)?;
    if findings.iter().any(|finding| !finding.is_empty()) {
        return Ok(Err(NotEntered::Known));
    }
    let [(_, entry)] = line;
    let admission = Admission { player: None, entry };
    admit_all(db, visit, &tournament, &[admission], missed).map(Ok)
}

/// The tournament, if it still takes entries: a Swiss does as long as a round is to be paired.
fn taking_entries(db: &mut Db, id: TournamentId) -> Stored<Option<Tournament>> {
    let chart = standings::find(db, id)?;
    Ok(chart.filter(is_taking_entries).map(|chart| chart.tournament))
}

/// Enters everybody; answers where to go then.
fn admit_all(
    db: &mut Db,
    visit: &Visit,
    tournament: &Tournament,
    admissions: &[Admission],
    missed: Missed,
) -> Stored<String> {
    let mut entered = Vec::with_capacity(admissions.len());
    for Admission { player, entry } in admissions {
        let NewEntry { name, rating, club } = entry;
        let player = match player {
            Some(player) => *player,
            None => players::insert(db, name, club.as_ref(), visit.now)?,
        };
        let id = entries::insert(db, tournament.id, player, *rating, club.as_ref())?;
        entered.push(json!({ "entry": id, "player": player, "name": name.as_str(),
            "rating": rating, "club": club.as_ref().map(Club::as_str) }));
    }
    if !entered.is_empty() {
        let mut detail = json!({ "tournament": tournament.id, "entered": entered });
        if tournament.stage == Stage::Running {
            late::place(db, tournament.id, missed)?;
            detail["missed"] = json!(missed.as_str());
        }
        record(db, visit, tournament.event, ActKind::PlayersEntered, detail)?;
    }
    let (id, count) = (tournament.id, admissions.len());
    Ok(format!("/tournaments/{id}/entries?entered={count}"))
}

/// Removes an entry before the start. Who is not there any more has been removed already.
pub(super) async fn remove(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, entry) = *path;
    let by = visit.clone();
    let is_open = write(&state.store, move |db| {
        let tournament = tournaments::find(db, id)?;
        let Some(tournament) = tournament.filter(|found| found.stage == Stage::Entry) else {
            return Ok(false);
        };
        take_out(db, &by, &tournament, entry)?;
        Ok(true)
    });
    if is_open.await? {
        return Ok(see_other(format!("/tournaments/{id}/entries")));
    }
    started(&state, &visit, id).await
}

fn take_out(db: &mut Db, visit: &Visit, tournament: &Tournament, id: EntryId) -> Stored<()> {
    let all = entries::list(db, tournament.id)?;
    let Some(entry) = all.into_iter().find(|entry| entry.id == id) else {
        return Ok(());
    };
    entries::delete(db, id)?;
    let is_forgotten = players::delete_unused(db, entry.entered_as)?;
    let detail = json!({
        "tournament": tournament.id, "entry": id, "player": entry.player, "name": entry.name,
        "rating": entry.rating, "club": entry.club, "player_removed": is_forgotten,
    });
    record(db, visit, tournament.event, ActKind::EntryRemoved, detail)
}

/// The players, with why nothing can be changed about them.
async fn started(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    conflict(&EntriesPage {
        refusal: Some(Text::new("entries-started")),
        ..entries_page(visit, &event, &chart)
    })
}

fn entries_page(visit: &Visit, event: &Event, chart: &WallChart) -> EntriesPage {
    let heading = entries_heading(chart.entries.len());
    let name = chart.tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", heading.clone()).with("name", name);
    let head = TournamentHead::new(event, &chart.tournament, heading, Tab::Entries);
    EntriesPage::new(visit.frame(title, Section::Events), head, chart, &visit.viewer)
}
