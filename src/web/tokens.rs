//! Tokens of programs: listed, made, ended.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use domain::tokens::PREFIX;
use domain::{TokenId, TournamentId};
use form::Nothing;
use form::tokens::TokenForm;
use system::secrets::Token;
use view::tokens::{Tokens, TokensPage};
use words::Text;

use super::answer::{html, page, read, see_other};
use super::error::PageError;
use super::links::keep_secret;
use super::posted::{Posted, submit, submit_telling};
use super::state::State;
use super::visit::Visit;

/// The tokens of a tournament.
pub(super) async fn list(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&shown(&visit, &state, *tournament, TokenForm::default()).await?)
}

/// Makes a token and shows it, once.
pub(super) async fn make(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<TokenForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let before = shown(&visit, &state, id, posted.form.clone()).await?;
    let new = match posted.form.parse(before.days.0) {
        Ok(new) => new,
        Err(found) => return html(StatusCode::UNPROCESSABLE_ENTITY, &before.refused(&found)),
    };
    let secret = Token::for_program(PREFIX)?;
    let hash = secret.hash();
    let done = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let made = desk::tokens::make(db, actor, (id, &hash), &new)?;
        Ok(made.map(|()| (format!("/tournaments/{id}/tokens"), ())))
    });
    match done.await? {
        Ok((_, Some(()))) => show_once(&visit, &state, id, &secret).await,
        // The secret of a form that was handled before is not known any more.
        Ok((location, None)) => Ok(see_other(location)),
        Err(_) => Err(PageError::NotFound),
    }
}

async fn show_once(
    visit: &Visit,
    state: &State,
    id: TournamentId,
    secret: &Token,
) -> Result<HttpResponse, PageError> {
    let shown = shown(visit, state, id, TokenForm::default()).await?;
    let mut answer = page(&shown.made(secret.expose().to_owned()))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Ends a token.
pub(super) async fn end(
    visit: Visit,
    path: Path<(TournamentId, TokenId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, token) = *path;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let ended = desk::tokens::end(db, actor, id, token)?;
        Ok(ended.map(|()| format!("/tournaments/{id}/tokens")))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

async fn shown(
    visit: &Visit,
    state: &State,
    id: TournamentId,
    form: TokenForm,
) -> Result<TokensPage, PageError> {
    let found = read(&state.store, move |db| desk::tokens::list(db, id)).await?;
    let (event, tournament, all) = found.ok_or(PageError::NotFound)?;
    let frame = visit.tournament_frame(Text::new("tokens-title"), &event, &tournament);
    let tokens = Tokens { event: &event, tournament: &tournament, all: &all, now: visit.now };
    Ok(TokensPage::new(frame, &tokens, form))
}
