//! Who must not meet, by the organiser's will.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use super::answer::{page, read, refused, see_other, write};
use super::error::PageError;
use super::events::record;
use super::server::State;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::audit::ActKind;
use crate::domain::events::Event;
use crate::domain::forbidden::{Forbidden, ForbiddenGroup, of_clubs};
use crate::domain::standings::WallChart;
use crate::domain::swiss::n_paired;
use crate::domain::tournaments::Stage;
use crate::domain::withdrawals::open_rounds;
use crate::domain::{ForbiddenId, TournamentId};
use crate::form::forbidden::{ForbiddenComplaint, ForbiddenForm};
use crate::store::{Db, Stored, events, forbidden, standings};
use crate::view::forbidden::ForbiddenPage;
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};

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
    submission: Submission<ForbiddenForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let (by, typed) = (visit.clone(), form.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| add(db, &by, id, &typed));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(complaints) => {
            let shown = forbidden_page(&visit, &load(&state, id).await?, form);
            refused(&shown.with_complaints(&complaints))
        }
    }
}

fn add(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: &ForbiddenForm,
) -> Stored<Result<String, Vec<ForbiddenComplaint>>> {
    let Some(chart) = standings::find(db, id)?.filter(is_open) else {
        return Ok(Err(Vec::new()));
    };
    let groups = match wanted(&chart, form) {
        Ok(groups) => groups,
        Err(complaints) => return Ok(Err(complaints)),
    };
    for group in &groups {
        let forbidden = forbidden::insert(db, id, group)?;
        let detail = json!({ "tournament": id, "forbidden": forbidden, "entries": group.entries,
            "from_round": group.from_round, "to_round": group.to_round });
        record(db, visit, chart.tournament.event, ActKind::MeetingForbidden, detail)?;
    }
    Ok(Ok(format!("/tournaments/{id}/forbidden")))
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
) -> Result<HttpResponse, PageError> {
    let (id, group) = *path;
    let by = visit.clone();
    write(&state.store, move |db| remove(db, &by, id, group)).await?;
    Ok(see_other(format!("/tournaments/{id}/forbidden")))
}

fn remove(db: &mut Db, visit: &Visit, id: TournamentId, group: ForbiddenId) -> Stored<()> {
    let Some(chart) = standings::find(db, id)?.filter(is_open) else {
        return Ok(());
    };
    let all = forbidden::list(db, id)?;
    let Some(Forbidden { group: gone, .. }) = all.into_iter().find(|other| other.id == group)
    else {
        return Ok(());
    };
    // The rounds that have been paired were paired with it.
    let n_paired = n_paired(&chart);
    if gone.to_round <= n_paired {
        return Ok(());
    }
    if gone.from_round <= n_paired {
        forbidden::set_last(db, group, n_paired)?;
    } else {
        forbidden::delete(db, group)?;
    }
    let detail = json!({ "tournament": id, "forbidden": group, "entries": gone.entries,
        "from_round": gone.from_round.max(n_paired + 1), "to_round": gone.to_round });
    record(db, visit, chart.tournament.event, ActKind::MeetingAllowed, detail)
}

fn is_open(chart: &WallChart) -> bool {
    let tournament = &chart.tournament;
    tournament.details.format.swiss().is_some() && tournament.stage != Stage::Closed
}

type Found = (Event, WallChart, Vec<Forbidden>);

/// In a round robin everybody meets everybody.
async fn load(state: &State, id: TournamentId) -> Result<Found, PageError> {
    let found = read(&state.store, move |db| {
        let Some(chart) = standings::find(db, id)?.filter(is_open) else {
            return Ok(None);
        };
        let groups = forbidden::list(db, id)?;
        Ok(events::find(db, chart.tournament.event)?.map(|event| (event, chart, groups)))
    });
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
