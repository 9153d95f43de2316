//! The rating calculator, for any numbers or for two players of a rating list.

pub(super) mod pair;

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use domain::PoolId;
use form::calculator::{CalculatorQuery, PairQuery};
use store::Db;
use view::Section;
use view::calculator::CalculatorPage;
use words::Text;

use super::answer::{moved_to, page, read, refused};
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// What games would make of a rating, step by step.
pub(super) async fn show(
    visit: Visit,
    numbers: Query<CalculatorQuery>,
    pair: Query<PairQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("calculator-title"), Section::Ratings);
    let frame = frame.about(|head| head.described(Text::new("head-calculator")));
    let (numbers, pair) = (numbers.into_inner(), pair.into_inner());
    let answer = match pair.pool {
        None => CalculatorPage::new(frame, numbers),
        Some(pool) => {
            let (asked, viewer) = (pair.clone(), visit.viewer.clone());
            let today = state.zone().day(visit.now);
            let find = move |db: &mut Db| pair::find(db, pool, &asked, &viewer, today);
            let found = read(&state.store, find).await?.ok_or(PageError::NotFound)?;
            let numbers = if numbers.is_asked() { numbers } else { found.numbers(&pair, today) };
            CalculatorPage::new(frame, numbers).of_pair(found.view(pair, today))
        }
    };
    if answer.is_refused() { refused(&answer) } else { page(&answer) }
}

/// Where the calculator of a rating list was before.
pub(super) async fn moved(pool: Path<PoolId>, request: HttpRequest) -> HttpResponse {
    let query = request.query_string();
    let rest = if query.is_empty() { String::new() } else { format!("&{query}") };
    moved_to(format!("/ratings/calculator?pool={pool}{rest}"))
}
