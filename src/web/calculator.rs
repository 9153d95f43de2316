//! The rating calculator.

use actix_web::HttpResponse;
use actix_web::web::Query;

use super::answer::{page, refused};
use super::error::PageError;
use super::visit::Visit;
use crate::form::calculator::CalculatorQuery;
use crate::view::calculator::CalculatorPage;
use crate::view::{Section, Text};

/// What games would make of a rating, step by step.
pub(super) async fn show(
    visit: Visit,
    query: Query<CalculatorQuery>,
) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("calculator-title"), Section::Ratings);
    let answer = CalculatorPage::new(frame, query.into_inner());
    if answer.is_refused() { refused(&answer) } else { page(&answer) }
}
