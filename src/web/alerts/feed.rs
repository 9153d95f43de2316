//! The feed of turns, for programs that have its address.

use actix_web::http::header;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use store::{Db, alerts};
use system::secrets::Token;
use view::feeds;
use words::Language;

use super::feed_path;
use crate::web::answer::read;
use crate::web::error::PageError;
use crate::web::links::keep_secret;
use crate::web::senders::sender;
use crate::web::state::State;
use crate::web::visit::Visit;

/// In which games it is somebody's turn.
pub(in crate::web) async fn turn_feed(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let hash = Token::received(&token).hash();
    let found = read(&state.store, move |db: &mut Db| {
        let Some(feed) = alerts::by_feed(db, &hash)? else { return Ok(None) };
        Ok(Some((desk::alerts::turns(db, feed.account)?, feed)))
    });
    let Some((turns, feed)) = found.await? else {
        state.guesses.wrong(sender(&request, &state.settings.server)).await?;
        return Err(PageError::NotFound);
    };
    let language = Language::best([feed.language.as_str()]);
    let place = visit.place(feed_path(&token));
    let text = feeds::turn_feed(&place, &turns, (feed.made_at, state.zone(), visit.now), language)?;
    let mut answer = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"))
        .body(text);
    keep_secret(&mut answer);
    Ok(answer)
}
