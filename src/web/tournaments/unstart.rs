//! A start that is undone.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::events::Event;
use domain::standings::WallChart;
use domain::unstart::{UnstartRefusal, may_unstart};
use form::Nothing;
use view::Section;
use view::ask::{AskPage, Place};
use view::tournaments::{Tab, TournamentHead, unstart_refusal};
use words::Text;

use super::load_chart;
use crate::web::answer::{page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether the start is undone.
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    match may_unstart(&chart) {
        Ok(()) => page(&asking(&visit, &event, &chart)),
        Err(refusal) => refused(&explained(&visit, &event, &chart, refusal)),
    }
}

/// Undoes the start of a tournament without results.
pub(in crate::web) async fn unstart(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::tournaments::unstart(db, actor, id)?;
        Ok(done.map(|()| format!("/tournaments/{id}/entries")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => {
            let (event, chart) = load_chart(&state, id).await?;
            refused(&explained(&visit, &event, &chart, refusal))
        }
    }
}

fn asking(visit: &Visit, event: &Event, chart: &WallChart) -> AskPage {
    let action = format!("/tournaments/{}/unstart", chart.tournament.id);
    let told = vec![Text::new("unstart-lead")];
    plain(visit, event, chart).asking(told, action, Text::new("unstart-submit"))
}

fn explained(visit: &Visit, event: &Event, chart: &WallChart, refusal: UnstartRefusal) -> AskPage {
    let (refusal, instead) = unstart_refusal(chart.tournament.id, refusal);
    plain(visit, event, chart).refused(refusal, instead)
}

fn plain(visit: &Visit, event: &Event, chart: &WallChart) -> AskPage {
    let heading = Text::new("unstart-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Overview);
    let back = format!("/tournaments/{}", chart.tournament.id);
    let frame = visit.frame(heading, Section::Events);
    AskPage::new(frame, Place::Tournament(Box::new(head)), back)
}
