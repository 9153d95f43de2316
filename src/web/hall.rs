//! What is played in the hall now.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::EventId;
use form::hall::HallQuery;
use view::Section;
use view::hall::HallPage;
use words::Text;

use super::costly::Costly;
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// The boards of all tournaments, by number or by name.
pub(super) async fn show(
    visit: Visit,
    event: Path<EventId>,
    query: Query<HallQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*event, visit.viewer.eyes());
    Costly::new(&state, &visit)
        .page(
            move |db| desk::hall::find(db, id, eyes),
            move |hall| {
                let frame = visit.frame(Text::new("hall-title"), Section::Events);
                Ok(HallPage::new(frame, &hall, &visit.viewer, query.order()))
            },
        )
        .await
}
