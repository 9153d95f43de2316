//! Byes that are asked for, of rounds that are still to be paired.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use serde_json::json;

use super::answer::{conflict, page, read, refused, see_other, write};
use super::error::PageError;
use super::events::record;
use super::server::State;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::TournamentId;
use crate::domain::audit::ActKind;
use crate::domain::byes::{RequestedBye, word};
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::tournaments::Stage;
use crate::domain::withdrawals::open_rounds;
use crate::form::byes::{ByesForm, ByesQuery, ByesWanted};
use crate::store::{Db, Stored, byes, events, standings};
use crate::view::byes::ByesPage;
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};

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
    submission: Submission<ByesForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let wanted = match form.parse() {
        Ok(wanted) => wanted,
        Err(complaints) => {
            let shown = byes_page(&visit, &load(&state, id).await?, &form);
            return refused(&shown.with_complaints(&complaints));
        }
    };
    let by = visit.clone();
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| set(db, &by, id, &wanted));
    if let Ok(location) = write(&state.store, work).await? {
        return Ok(see_other(location));
    }
    let shown = byes_page(&visit, &load(&state, id).await?, &form);
    conflict(&shown.refused(Text::new("byes-paired-meanwhile")))
}

/// Refused if one of the rounds has been paired, or there is no such round or player.
fn set(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    wanted: &ByesWanted,
) -> Stored<Result<String, ()>> {
    let Some(chart) = standings::find(db, id)?.filter(is_open) else {
        return Ok(Err(()));
    };
    let (first, last) = open_rounds(&chart);
    let is_there = chart.entries.iter().any(|entry| entry.id == wanted.entry);
    if !is_there || !wanted.rounds.iter().all(|round| (first..=last).contains(round)) {
        return Ok(Err(()));
    }
    let before: Vec<_> = byes::list(db, id)?
        .into_iter()
        .filter(|bye| bye.entry == wanted.entry && wanted.rounds.contains(&bye.round))
        .map(|bye| json!({ "round": bye.round, "bye": word(bye.bye) }))
        .collect();
    for round in &wanted.rounds {
        byes::set(db, wanted.entry, *round, wanted.bye)?;
    }
    let detail = json!({
        "tournament": id, "entry": wanted.entry, "rounds": wanted.rounds,
        "before": before, "after": wanted.bye.map(word),
    });
    record(db, visit, chart.tournament.event, ActKind::ByesChanged, detail)?;
    Ok(Ok(format!("/tournaments/{id}/byes")))
}

fn is_open(chart: &WallChart) -> bool {
    let tournament = &chart.tournament;
    tournament.details.format.swiss().is_some() && tournament.stage != Stage::Closed
}

type Found = (Event, WallChart, Vec<RequestedBye>);

/// A round robin has no byes to ask for.
async fn load(state: &State, id: TournamentId) -> Result<Found, PageError> {
    let found = read(&state.store, move |db| {
        let Some(chart) = standings::find(db, id)?.filter(is_open) else {
            return Ok(None);
        };
        let (event, byes) = (events::find(db, chart.tournament.event)?, byes::list(db, id)?);
        Ok(event.map(|event| (event, chart, byes)))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn byes_page(visit: &Visit, (event, chart, requested): &Found, form: &ByesForm) -> ByesPage {
    let heading = Text::new("byes-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    ByesPage::new(visit.frame(heading, Section::Events), head, chart, requested, form)
}
