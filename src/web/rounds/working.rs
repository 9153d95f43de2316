//! How a published round was paired, and why two players did not meet in it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::rounds::At;
use domain::accounts::{Access, Viewer};
use domain::events::Event;
use domain::forbidden::Forbidden;
use domain::prints::Printable;
use domain::standings::WallChart;
use domain::swiss::{Preparation, RoundWorking};
use domain::{EntryId, TournamentId};
use form::rounds::WhyNotQuery;
use form::standings::PartQuery;
use store::{Db, Stored, forbidden, rounds};
use view::rounds::{Paired, WorkingPage};
use words::Text;

use super::{around, load};
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// A published round, with what it was paired from if somebody asks why two did not meet.
struct Worked {
    event: Event,
    chart: WallChart,
    paired: Paired,
    working: RoundWorking,
    asked: Option<((EntryId, EntryId), Preparation)>,
    /// Whether it may be asked: an answer about those who are kept apart is for those who pair.
    may_ask: bool,
}

pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<At>,
    (query, part): (Query<WhyNotQuery>, Query<PartQuery>),
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (at, players, viewer) = (*path, query.players(), visit.viewer.clone());
    Costly::new(&state, &visit)
        .page(
            move |db| find(db, at, players, &viewer),
            move |worked| Ok(worked.page(&visit, (at.1, part.page()))),
        )
        .await
}

impl Worked {
    fn page(self, visit: &Visit, (round, page): (u16, usize)) -> WorkingPage {
        let Self { event, chart, mut paired, working, asked, may_ask } = self;
        paired.why_not =
            asked.and_then(|(both, then)| Some((both, then.why_not(Some(&working), both)?)));
        let heading = Text::new("working-heading").with("round", round);
        let (frame, head) = around(visit, &event, &chart, heading);
        let page = WorkingPage::new(frame, head, &chart, (round, page, &working), &paired);
        if may_ask { page } else { page.unasked() }
    }
}

fn find(
    db: &mut Db,
    (id, round): At,
    players: Option<(EntryId, EntryId)>,
    viewer: &Viewer,
) -> Stored<Option<Worked>> {
    let Some(working) = rounds::working(db, id, round)? else {
        return Ok(None);
    };
    let Some((Printable { event, chart, .. }, paired, _)) = load(db, (id, round), viewer.eyes())?
    else {
        return Ok(None);
    };
    // How it was paired tells the results before it.
    if chart.tournament.is_silent(round.saturating_sub(1), viewer.eyes()) {
        return Ok(None);
    }
    let may_ask = viewer.is_at_least(Access::Arbiter) || !forbids(db, id, round)?;
    let mut asked = None;
    if let Some((players, at)) = players.filter(|_| may_ask).zip(paired.published_at) {
        asked = Some((players, desk::rounds::prepare_again(db, chart.clone(), round, at)?));
    }
    Ok(Some(Worked { event, chart, paired, working, asked, may_ask }))
}

/// Whether somebody is kept apart in a round.
fn forbids(db: &mut Db, id: TournamentId, round: u16) -> Stored<bool> {
    let covers = |one: &Forbidden| (one.group.from_round..=one.group.to_round).contains(&round);
    Ok(forbidden::list(db, id)?.iter().any(covers))
}
