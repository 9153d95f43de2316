//! A tournament that is not held to its end.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::TournamentId;
use domain::closing::may_cancel;
use domain::events::Event;
use domain::tournaments::Tournament;
use form::merges::MergeForm;
use view::Section;
use view::ask::{AskPage, Place, ReasonField};
use view::tournaments::{Tab, TournamentHead};
use words::Text;
use words::complaints::line;

use super::load;
use crate::web::answer::{page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks why a tournament is cancelled.
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, tournament) = load(&state, *tournament).await?;
    let shown = asking(&visit, &event, &tournament, ReasonField::default());
    if may_cancel(&tournament).is_ok() { page(&shown) } else { refused(&shown) }
}

/// Cancels a tournament.
pub(in crate::web) async fn cancel(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<MergeForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let reason = match posted.form.parse() {
        Ok(reason) => reason,
        Err(complaint) => {
            let complaint = Some(line(complaint.0));
            let typed = ReasonField { typed: posted.form.reason, complaint };
            return again(&visit, &state, id, typed).await;
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::tournaments::cancel(db, actor, id, &reason)?;
        Ok(done.map(|()| format!("/tournaments/{id}")))
    });
    let Ok(location) = done.await? else {
        return again(&visit, &state, id, ReasonField::default()).await;
    };
    Ok(see_other(location))
}

async fn again(
    visit: &Visit,
    state: &State,
    id: TournamentId,
    typed: ReasonField,
) -> Result<HttpResponse, PageError> {
    let (event, tournament) = load(state, id).await?;
    refused(&asking(visit, &event, &tournament, typed))
}

fn asking(visit: &Visit, event: &Event, tournament: &Tournament, typed: ReasonField) -> AskPage {
    let (id, title) = (tournament.id, Text::new("cancel-title"));
    let head = TournamentHead::new(event, tournament, title.clone(), Tab::Overview);
    let frame = visit.frame(title.clone(), Section::Events);
    let place = Place::Tournament(Box::new(head));
    let page = AskPage::new(frame, place, format!("/tournaments/{id}"));
    if may_cancel(tournament).is_err() {
        return page.refused(Text::new("cancel-not-running"), None);
    }
    let told = vec![Text::new("cancel-lead")];
    page.asking(told, format!("/tournaments/{id}/cancel"), title).with_reason(typed)
}
