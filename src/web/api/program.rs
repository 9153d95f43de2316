//! Which program asks: by the token in its `Authorization` header, and by nothing else.

use actix_web::dev::ServiceRequest;
use actix_web::http::header;
use actix_web::{rt, web};
use chrono::{DateTime, Utc};
use domain::TokenId;
use domain::accounts::{Viewer, is_to_be_noted};
use store::locks::Reach;
use store::tokens::Held;
use store::{Db, Stored, accounts, tokens};
use system::clock;
use system::secrets::Token;

use crate::web::answer;
use crate::web::error::PageError;
use crate::web::senders::sender;
use crate::web::state::State;
use crate::web::subject::Subject;

/// The hash of the token that a program sends, if it sends one.
pub(in crate::web) fn token_hash(request: &ServiceRequest) -> Result<Option<String>, PageError> {
    let Some(value) = request.headers().get(header::AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().map_err(|_| PageError::BadToken)?;
    let (scheme, token) = text.split_once(' ').ok_or(PageError::BadToken)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(PageError::BadToken);
    }
    Ok(Some(Token::received(token.trim()).hash()))
}

/// The program of a token, as it is to what a path is about: nobody but at its tournament.
pub(in crate::web) fn viewer(db: &mut Db, held: &Held, subject: Subject) -> Stored<Viewer> {
    let by_token = Some(held.id);
    if subject != Subject::Tournament(held.tournament) {
        return Ok(Viewer { by_token, ..Viewer::VISITOR });
    }
    let account = accounts::find(db, held.account)?;
    let (role, by_code) = (Some(held.given.role), Some(held.given));
    Ok(Viewer { account, role, by_code, by_token, ..Viewer::VISITOR })
}

/// A token that works is counted and noted; one that does not is slowed down as a wrong link is.
pub(in crate::web) async fn admit(
    request: &ServiceRequest,
    state: &web::Data<State>,
    held: Option<Held>,
    now: DateTime<Utc>,
) -> Result<(), PageError> {
    let Some(held) = held else {
        state.guesses.wrong(sender(request.request(), &state.settings.server)).await?;
        return Err(PageError::BadToken);
    };
    state.programs.count(&held.id, clock::instant())?;
    if held.used_at.is_none_or(|used_at| is_to_be_noted(used_at, now)) {
        note(state, held.id, now);
    }
    Ok(())
}

/// Writes down that a token was used, while its answer is made.
fn note(state: &web::Data<State>, id: TokenId, now: DateTime<Utc>) {
    let store = state.store.clone();
    rt::spawn(async move {
        let noted =
            answer::write(&store, Reach::Nothing, move |db| tokens::set_used(db, id, now)).await;
        if let Err(error) = noted {
            tracing::warn!(%error, "the use of a token was not noted");
        }
    });
}
