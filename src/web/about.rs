//! What the program is and what it knows about people; and where robots need not go.

use actix_web::HttpResponse;
use actix_web::http::header;
use view::Section;
use view::about::{AboutPage, PrivacyPage};
use words::Text;

use super::answer::page;
use super::error::PageError;
use super::visit::Visit;

pub(super) async fn show(visit: Visit) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("program-title"), Section::Elsewhere);
    page(&AboutPage::new(frame.about(|head| head.described(Text::new("program-lead")))))
}

pub(super) async fn privacy(visit: Visit) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("privacy-title"), Section::Elsewhere);
    page(&PrivacyPage::new(frame.about(|head| head.described(Text::new("privacy-lead")))))
}

/// Pages without number that show the same, and tools.
const ROBOTS: &str = "User-agent: *\n\
    Disallow: /sign-in\n\
    Disallow: /setup/\n\
    Disallow: /how-to-play/*?\n\
    Disallow: /by-link/*?\n\
    Disallow: /ratings/calculator?\n\
    Disallow: /players?q=\n";

pub(super) async fn robots() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(ROBOTS)
}
