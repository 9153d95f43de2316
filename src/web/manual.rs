//! The organiser's manual. Nothing is read and nothing is kept.

use actix_web::HttpResponse;
use actix_web::web::Path;
use view::Section;
use view::manual::{ChapterPage, ManualPage, named};
use words::Text;

use super::answer::page;
use super::error::PageError;
use super::visit::Visit;

/// All chapters.
pub(super) async fn list(visit: Visit) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("manual-title"), Section::Elsewhere);
    page(&ManualPage::new(frame.about(|head| head.described(Text::new("manual-lead")))))
}

/// One chapter.
pub(super) async fn show(visit: Visit, path: Path<String>) -> Result<HttpResponse, PageError> {
    let chapter = named(&path).ok_or(PageError::NotFound)?;
    let frame = visit.frame(chapter.window(), Section::Elsewhere);
    page(&ChapterPage::new(frame.about(|head| chapter.describe(head)), chapter))
}
