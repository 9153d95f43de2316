//! The page of the parts that pages are made of.

use actix_web::HttpResponse;
use view::Section;
use view::look::LookPage;
use words::Text;

use super::answer::page;
use super::error::PageError;
use super::visit::Visit;

/// Each part once, in the light and in the dark.
pub(super) async fn show(visit: Visit) -> Result<HttpResponse, PageError> {
    page(&LookPage::new(visit.frame(Text::new("look-title"), Section::Elsewhere)))
}
