//! Rounds, board by board, and how those of a Swiss come about.

pub(super) mod changes;
pub(super) mod draft;
pub(super) mod late;
pub(super) mod publishing;
pub(super) mod working;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::rounds::At;
use domain::TournamentId;
use domain::accounts::Access;
use domain::clocks::RoundClock;
use domain::events::Event;
use domain::prints::Printable;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::may_unpublish;
use form::standings::PartQuery;
use store::{Db, Stored, rounds};
use view::Frame;
use view::prints::links::PrintLinks;
use view::results::SavedLine;
use view::rounds::{Paired, RoundPage, round_heading, round_to_show};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::answer::see_other;
use super::costly::Costly;
use super::error::PageError;
use super::prints::reach_of_staff;
use super::queries::Query;
use super::results::Saved;
use super::state::State;
use super::visit::Visit;

/// On to the round that is played; before the first one, to the tournament itself.
pub(super) async fn current(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, path) = (*tournament, format!("/tournaments/{tournament}"));
    let load = move |db: &mut Db| desk::tournaments::find(db, id, Eyes::Public);
    let found = Costly::new(&state, &visit).done(load, |(_, chart)| Ok(round_to_show(&chart)));
    Ok(see_other(match found.await? {
        0 => path,
        round => format!("{path}/rounds/{round}"),
    }))
}

/// One round.
pub(super) async fn show(
    visit: Visit,
    path: Path<At>,
    (query, part): (Query<Saved>, Query<PartQuery>),
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let ((id, round), eyes) = (*path, visit.viewer.eyes());
    let load = move |db: &mut Db| load(db, (id, round), eyes);
    let (costly, reach) = (Costly::new(&state, &visit), reach_of_staff(&state, &visit));
    let build = move |(found, paired, clock): (Printable, Paired, Option<RoundClock>)| {
        let chart = &found.chart;
        let page = one(&visit, &found.event, chart, (round, part.page()))?;
        let may_unpublish = paired.may_unpublish && visit.viewer.is_at_least(Access::Arbiter);
        let paired = Paired { may_unpublish, ..paired };
        let saved = SavedLine::of(chart, round, query.saved);
        let links = PrintLinks::new(&found, Some(round), (&visit.viewer, reach.as_ref()));
        let page = page.paired(chart, &visit.viewer, &paired).after(saved).printing(links);
        Ok(match clock {
            Some(clock) => page.timed(chart, &clock, (&visit.viewer, visit.now)),
            None => page.by_link(),
        })
    };
    costly.page(load, build).await
}

fn one(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    (round, page): (u16, usize),
) -> Result<RoundPage, PageError> {
    let (frame, head) = around(visit, event, chart, round_heading(chart, round));
    RoundPage::new(frame, head, chart, &visit.viewer, (round, page)).ok_or(PageError::NotFound)
}

fn load(
    db: &mut Db,
    (id, round): At,
    eyes: Eyes,
) -> Stored<Option<(Printable, Paired, Option<RoundClock>)>> {
    let Some(found) = desk::prints::find(db, id, eyes)? else {
        return Ok(None);
    };
    let clock = desk::clocks::in_hall(db, (id, round), &found.chart.schedule)?;
    if !found.chart.tournament.details.format.pairs_round_by_round() {
        return Ok(Some((found, Paired::default(), clock)));
    }
    let may_unpublish = may_unpublish(&found.chart, round).is_ok();
    let changes = rounds::changes(db, id, round)?;
    let published_at = rounds::published_at(db, id, round)?;
    let paired = Paired { changes, published_at, may_unpublish, why_not: None };
    Ok(Some((found, paired, clock)))
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
    (visit.tournament_frame(title, event, &chart.tournament), head)
}
