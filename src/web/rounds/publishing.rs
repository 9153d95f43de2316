//! A draft becomes a round, and a round without results a draft again.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::rounds::{At, NotPublished, Seen};
use domain::events::Event;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::{UnpublishRefusal, may_unpublish};
use form::Nothing;
use form::rounds::PublishForm;
use view::ask::{AskPage, Place};
use view::rounds::unpublish_refusal;
use words::Text;

use super::around;
use super::draft::{draw, is_next, load, published};
use crate::web::answer::{page, read, refused, see_other};
use crate::web::backups::copying::After;
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Publishes the draft that was seen.
pub(in crate::web) async fn publish(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<PublishForm>,
) -> Result<HttpResponse, PageError> {
    let at = *path;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::rounds::publish(db, actor, at, Seen::Mark(&form.seen))?;
        Ok(done.map(|()| format!("/tournaments/{}/rounds/{}", at.0, at.1)))
    });
    match done.await? {
        Ok(location) => Ok(copied(&state, at, location)),
        Err((_, NotPublished::Gone)) => Err(PageError::NotFound),
        Err((_, NotPublished::ChangedMeanwhile | NotPublished::NoDraft(_))) => {
            let (event, preparation) = load(&state, at.0).await?;
            if let Some(there) = published(&preparation, at) {
                return Ok(there);
            }
            is_next(&preparation, at.1)?;
            let words = Text::new("publish-changed");
            draw(&visit, event, preparation, StatusCode::CONFLICT, words).await
        }
    }
}

/// On to the round, of which a copy is kept.
fn copied(state: &State, (tournament, round): At, location: String) -> HttpResponse {
    state.backups.wish(After::Publishing(tournament, round));
    see_other(location)
}

/// Asks whether a round becomes a draft again.
pub(in crate::web) async fn unpublish_form(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart, refusal) = look(&state, *path).await?;
    let is_refused = refusal.is_some();
    let shown = unpublish_page(&visit, &event, &chart, path.1, refusal);
    if is_refused { refused(&shown) } else { page(&shown) }
}

/// Makes a round a draft again.
pub(in crate::web) async fn unpublish(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let at = *path;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::rounds::unpublish(db, actor, at)?;
        Ok(done.map(|()| format!("/tournaments/{}/rounds/{}/draft", at.0, at.1)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, refusal)) => {
            let (event, chart, _) = look(&state, at).await?;
            refused(&unpublish_page(&visit, &event, &chart, at.1, Some(refusal)))
        }
    }
}

async fn look(
    state: &State,
    (id, round): At,
) -> Result<(Event, WallChart, Option<UnpublishRefusal>), PageError> {
    let found = read(&state.store, move |db| {
        let Some((event, chart)) = desk::tournaments::find(db, id, Eyes::Staff)? else {
            return Ok(None);
        };
        let refusal = may_unpublish(&chart, round).err();
        Ok(Some((event, chart, refusal)))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn unpublish_page(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    round: u16,
    refusal: Option<UnpublishRefusal>,
) -> AskPage {
    let heading = Text::new("unpublish-heading").with("round", round);
    let (frame, head) = around(visit, event, chart, heading);
    let path = format!("/tournaments/{}/rounds/{round}", chart.tournament.id);
    let page = AskPage::new(frame, Place::Tournament(Box::new(head)), path.clone());
    match refusal {
        Some(refusal) => page.refused(unpublish_refusal(&refusal), None),
        None => page.asking(
            vec![Text::new("unpublish-lead")],
            format!("{path}/unpublish"),
            Text::new("unpublish-submit"),
        ),
    }
}
