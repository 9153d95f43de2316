//! The initial order of a Swiss, changed by the arbiter.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use crate::domain::TournamentId;
use crate::domain::audit::ActKind;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::swiss::{Renumbering, by_strength, may_renumber, moved, order_mark, reordered};
use crate::form::entries::{OrderForm, Reorder};
use crate::store::{Db, Stored, entries, standings};
use crate::view::entries::OrderPage;
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};
use crate::web::answer::{conflict, page, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::events::record;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
use crate::web::tournaments::load_chart;
use crate::web::visit::Visit;

/// The order, with the ways to change it.
pub(in crate::web) async fn show(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(&state, *tournament).await?;
    page(&order_page(&visit, &event, &chart))
}

/// Why the order stays.
enum NotChanged {
    Gone,
    /// It may not change any more.
    Fixed,
    /// Somebody else has changed it.
    ChangedMeanwhile,
    /// A number is none.
    Garbled,
}

/// Changes the order.
pub(in crate::web) async fn change(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    submission: Submission<OrderForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let by = visit.clone();
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| reorder(db, &by, id, &form));
    let why = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(why) => why,
    };
    let (event, chart) = load_chart(&state, id).await?;
    let shown = order_page(&visit, &event, &chart);
    match why {
        NotChanged::Gone => Err(PageError::NotFound),
        NotChanged::Fixed => refused(&shown),
        NotChanged::Garbled => refused(&shown.with_garbled()),
        NotChanged::ChangedMeanwhile => conflict(&shown.changed_meanwhile()),
    }
}

fn reorder(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: &OrderForm,
) -> Stored<Result<String, NotChanged>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(NotChanged::Gone));
    };
    if may_renumber(&chart) != Renumbering::Free {
        return Ok(Err(NotChanged::Fixed));
    }
    if form.seen != order_mark(&chart.entries) {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    }
    let numbers = match form.reorder() {
        Some(Reorder::Step(entry, step)) => moved(&chart.entries, entry, step),
        Some(Reorder::ByStrength) => by_strength(&chart.entries),
        Some(Reorder::Numbers(wanted)) => reordered(&chart.entries, &wanted),
        None => return Ok(Err(NotChanged::Garbled)),
    };
    entries::renumber(db, id, &numbers)?;
    let before: Vec<_> = chart.entries.iter().map(|entry| entry.id).collect();
    let after: Vec<_> = numbers.iter().map(|(entry, _)| *entry).collect();
    let detail = json!({ "tournament": id, "before": before, "after": after });
    record(db, visit, chart.tournament.event, ActKind::NumbersChanged, detail)?;
    Ok(Ok(format!("/tournaments/{id}/order")))
}

fn order_page(visit: &Visit, event: &Event, chart: &WallChart) -> OrderPage {
    let heading = Text::new("order-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    OrderPage::new(visit.frame(heading, Section::Events), head, chart)
}
