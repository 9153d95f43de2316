//! How each game is played, with a board to try. Nothing is read and nothing is kept.

use actix_web::HttpResponse;
use actix_web::web::Path;
use domain::how_to_play::tried;
use form::how_to_play::TryQuery;
use view::Section;
use view::how_to_play::{GamesToPlayPage, HowToPlayPage, Trial, named, title};
use words::Text;

use super::answer::{drawn, html_head, page};
use super::blocking::block;
use super::error::PageError;
use super::queries::Query;
use super::visit::Visit;

/// All games that are played here.
pub(super) async fn list(visit: Visit) -> Result<HttpResponse, PageError> {
    let frame = visit.frame(Text::new("play-title"), Section::Elsewhere);
    page(&GamesToPlayPage::new(frame.about(|head| head.described(Text::new("play-lead")))))
}

/// The rules of one game, and the board after the moves of the address.
pub(super) async fn show(
    visit: Visit,
    spec: Path<String>,
    query: Query<TryQuery>,
) -> Result<HttpResponse, PageError> {
    let game = named(&spec).ok_or(PageError::NotFound)?;
    let frame = visit.frame(title(game), Section::Elsewhere).about(|head| head.of_rules(game));
    let work = move || {
        let moves = query.moves();
        let trial = Trial::new(game, moves, tried(game, moves).as_ref(), visit.language)?;
        let page = HowToPlayPage::new(frame, game, trial).ok_or(PageError::NotFound)?;
        Ok::<_, PageError>(drawn(&page)?)
    };
    let body = block(work).await??;
    Ok(html_head(actix_web::http::StatusCode::OK).body(body))
}
