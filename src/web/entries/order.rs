//! The initial order of a Swiss, changed by the arbiter.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::entries::NotReordered;
use domain::TournamentId;
use domain::events::Event;
use domain::standings::WallChart;
use form::entries::OrderForm;
use view::Section;
use view::entries::OrderPage;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
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

/// Changes the order.
pub(in crate::web) async fn change(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<OrderForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::entries::reorder(db, actor, id, (&form.seen, form.reorder()))?;
        Ok(done.map(|()| format!("/tournaments/{id}/order")))
    });
    let why = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err((_, why)) => why,
    };
    let (event, chart) = load_chart(&state, id).await?;
    let shown = order_page(&visit, &event, &chart);
    match why {
        NotReordered::Gone => Err(PageError::NotFound),
        NotReordered::Fixed => refused(&shown),
        NotReordered::Garbled => refused(&shown.with_garbled()),
        NotReordered::ChangedMeanwhile => conflict(&shown.changed_meanwhile()),
    }
}

fn order_page(visit: &Visit, event: &Event, chart: &WallChart) -> OrderPage {
    let heading = Text::new("order-heading");
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    OrderPage::new(visit.frame(heading, Section::Events), head, chart)
}
