//! Rounds, board by board, and how those of a Swiss come about.

pub(super) mod changes;
pub(super) mod draft;
pub(super) mod publishing;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};

use super::answer::{page_in_background, read, see_other};
use super::error::PageError;
use super::results::Saved;
use super::state::State;
use super::tournaments::load_chart;
use super::visit::Visit;
use crate::desk;
use crate::desk::rounds::At;
use crate::domain::TournamentId;
use crate::domain::accounts::Access;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::swiss::may_unpublish;
use crate::store::{Db, Stored, rounds};
use crate::view::results::SavedLine;
use crate::view::rounds::{Paired, RoundPage, WorkingPage, round_heading, round_to_show};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Frame, Section, Text};

/// On to the round that is played; before the first one, to the tournament itself.
pub(super) async fn current(
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (_, chart) = load_chart(&state, *tournament).await?;
    let path = format!("/tournaments/{tournament}");
    Ok(see_other(match round_to_show(&chart) {
        0 => path,
        round => format!("{path}/rounds/{round}"),
    }))
}

/// One round.
pub(super) async fn show(
    visit: Visit,
    path: Path<At>,
    query: Query<Saved>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let found = read(&state.store, move |db| load(db, id, round)).await?;
    let (event, chart, paired) = found.ok_or(PageError::NotFound)?;
    let (frame, head) = around(&visit, &event, &chart, round_heading(&chart, round));
    let saved = SavedLine::of(&chart, round, query.saved);
    let may_unpublish = paired.may_unpublish && visit.viewer.is_at_least(Access::Arbiter);
    let paired = Paired { may_unpublish, ..paired };
    page_in_background(move || {
        let page = RoundPage::new(frame, head, &chart, &visit.viewer, round);
        page.map(|page| page.paired(&chart, &paired).after(saved))
    })
    .await
}

fn load(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<(Event, WallChart, Paired)>> {
    let Some((event, chart)) = desk::tournaments::find(db, id)? else {
        return Ok(None);
    };
    if !chart.tournament.details.format.pairs_round_by_round() {
        return Ok(Some((event, chart, Paired::default())));
    }
    let may_unpublish = may_unpublish(&chart, round).is_ok();
    let changes = rounds::changes(db, id, round)?;
    let has_working = rounds::working(db, id, round)?.is_some();
    Ok(Some((event, chart, Paired { changes, has_working, may_unpublish })))
}

/// How a published round was paired.
pub(super) async fn working(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let found = read(&state.store, move |db| {
        let Some(working) = rounds::working(db, id, round)? else {
            return Ok(None);
        };
        let paired = load(db, id, round)?;
        Ok(paired.map(|(event, chart, paired)| (event, chart, paired.changes, working)))
    });
    let (event, chart, changes, working) = found.await?.ok_or(PageError::NotFound)?;
    let heading = Text::new("working-heading").with("round", round);
    let (frame, head) = around(&visit, &event, &chart, heading);
    page_in_background(move || {
        Some(WorkingPage::new(frame, head, &chart, (round, &working), &changes))
    })
    .await
}

/// What is around a page about a round.
fn around(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    heading: Text,
) -> (Frame, TournamentHead) {
    let name = chart.tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", heading.clone()).with("name", name);
    let head = TournamentHead::new(event, &chart.tournament, heading, Tab::Rounds);
    (visit.frame(title, Section::Events), head)
}
