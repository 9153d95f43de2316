//! The page of the parts that pages are made of.

use actix_web::HttpResponse;

use super::answer::page;
use super::error::PageError;
use super::visit::Visit;
use crate::view::look::LookPage;
use crate::view::{Section, Text};

/// Each part once, in the light and in the dark.
pub(super) async fn show(visit: Visit) -> Result<HttpResponse, PageError> {
    page(&LookPage::new(visit.frame(Text::new("look-title"), Section::Elsewhere)))
}
