//! How a published round was paired, and why two players did not meet in it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};

use super::{around, load};
use crate::desk;
use crate::desk::rounds::At;
use crate::domain::EntryId;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::swiss::{Preparation, RoundWorking};
use crate::form::rounds::WhyNotQuery;
use crate::store::{Db, Stored, rounds};
use crate::view::Text;
use crate::view::rounds::{Paired, WorkingPage};
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::visit::Visit;

/// A published round, with what it was paired from if somebody asks why two did not meet.
struct Worked {
    event: Event,
    chart: WallChart,
    paired: Paired,
    working: RoundWorking,
    asked: Option<((EntryId, EntryId), Preparation)>,
}

pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<At>,
    query: Query<WhyNotQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (at, players) = (*path, query.players());
    Costly::new(&state, &visit)
        .page(
            move |db| find(db, at, players),
            move |worked| {
                let Worked { event, chart, mut paired, working, asked } = worked;
                paired.why_not = asked
                    .and_then(|(both, then)| Some((both, then.why_not(Some(&working), both)?)));
                let heading = Text::new("working-heading").with("round", at.1);
                let (frame, head) = around(&visit, &event, &chart, heading);
                Ok(WorkingPage::new(frame, head, &chart, (at.1, &working), &paired))
            },
        )
        .await
}

fn find(
    db: &mut Db,
    (id, round): At,
    players: Option<(EntryId, EntryId)>,
) -> Stored<Option<Worked>> {
    let Some(working) = rounds::working(db, id, round)? else {
        return Ok(None);
    };
    let Some((event, chart, paired)) = load(db, id, round)? else {
        return Ok(None);
    };
    let mut asked = None;
    if let Some((players, at)) = players.zip(paired.published_at) {
        asked = Some((players, desk::rounds::prepare_again(db, chart.clone(), round, at)?));
    }
    Ok(Some(Worked { event, chart, paired, working, asked }))
}
