//! What the code of a badge leads to: for everybody the player's page, for staff the check-in.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::PlayerId;
use view::Section;
use view::badges::BadgePage;
use words::Text;

use super::answer::{found_at, page, read};
use super::error::PageError;
use super::state::State;
use super::visit::Visit;

/// The player of a number.
pub(super) async fn show(
    visit: Visit,
    number: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (number, viewer, now) = (*number, visit.viewer.clone(), visit.now);
    let found = read(&state.store, move |db| desk::badges::find(db, number, &viewer, now));
    let badge = found.await?.ok_or(PageError::NotFound)?;
    if badge.offers.is_empty() {
        return Ok(found_at(format!("/players/{}", badge.player.id)));
    }
    let title = Text::new("title-plain").with("name", badge.player.name.as_str());
    page(&BadgePage::new(visit.frame(title, Section::Players), &badge))
}
