//! Links as arbiters make and end them.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::links::NotThere;
use domain::links::{Bearer, Linked};
use domain::{PlayerId, TournamentId};
use form::Nothing;
use serde::Deserialize;
use store::{Db, tournaments};
use system::secrets::Token;
use view::Frame;
use view::links::{CodePage, LinksPage, PrivateCardsSheet};
use view::prints::RefusedPage;
use words::Text;

use super::{keep_secret, path_of};
use crate::web::answer::{page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit, submit_telling};
use crate::web::state::State;
use crate::web::visit::Visit;
use crate::web::{origin, prints};

/// The players whose cards are wanted.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct CardsForm {
    player: Vec<i32>,
}

/// The links of a tournament.
pub(in crate::web) async fn list(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let linked = load(&state, *tournament).await?;
    page(&LinksPage::new(frame(&visit, &linked), &linked))
}

/// Makes a link of a player and shows it, once.
pub(in crate::web) async fn show_player(
    visit: Visit,
    host: HttpRequest,
    path: Path<(TournamentId, PlayerId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (tournament, player) = *path;
    let origin = origin::own(&host, &state);
    show(&state, &visit, (tournament, Bearer::Player(player)), &origin, posted).await
}

/// Makes a link for tablets and shows it, once.
pub(in crate::web) async fn show_tablet(
    visit: Visit,
    host: HttpRequest,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let origin = origin::own(&host, &state);
    show(&state, &visit, (*tournament, Bearer::Tablet(*tournament)), &origin, posted).await
}

async fn show(
    state: &State,
    visit: &Visit,
    (id, bearer): (TournamentId, Bearer),
    asked_at: &str,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let made = make(state, visit, (id, vec![bearer]), posted).await?;
    // The link of a form that was handled before is not known any more.
    let Some((_, path)) = made.first() else {
        return Ok(see_other(links_path(id)));
    };
    let linked = load(state, id).await?;
    let reach = prints::reach(state, visit);
    let origin = reach.printed(&linked.event.details).map_or(asked_at, |address| address.as_str());
    let shown = CodePage::new(frame(visit, &linked), &linked, bearer, (origin, path));
    let mut answer = page(&shown.ok_or(PageError::NotFound)?)?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Makes a link for each of some players, and prints their cards.
pub(in crate::web) async fn cards(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<CardsForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let found = prints::load(&state, id).await?;
    let (reach, frame) = (prints::reach(&state, &visit), prints::frame(&visit, &found));
    let Some(address) = reach.printed(&found.event.details) else {
        return refused(&RefusedPage::no_address(frame, &found, &reach, &visit.viewer));
    };
    let players = posted.form.player.iter().map(|id| Bearer::Player(PlayerId(*id)));
    let made = make(&state, &visit, (id, players.collect()), posted).await?;
    if made.is_empty() {
        return Ok(see_other(links_path(id)));
    }
    let (back, now) = (links_path(id), visit.now);
    let sheet = PrivateCardsSheet::new(frame, &found, (&made, address), (&back, now));
    let mut answer = page(&sheet)?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Makes links, and tells their paths: once, since only their hashes are kept. Whoever does not play at
/// the event gets none.
async fn make<F: Send + 'static>(
    state: &State,
    visit: &Visit,
    (id, bearers): (TournamentId, Vec<Bearer>),
    posted: Posted<F>,
) -> Result<Vec<(Bearer, String)>, PageError> {
    let with_token = |bearer| Ok::<_, PageError>((bearer, Token::of_link()?));
    let wanted = bearers.into_iter().map(with_token).collect::<Result<Vec<_>, _>>()?;
    let made = submit_telling(state, visit, posted, move |db, actor, _| {
        let Some(there) = tournaments::whereabouts_of(db, id)? else {
            return Ok(Err(NotThere));
        };
        let mut made = Vec::new();
        for (bearer, token) in &wanted {
            if desk::links::make(db, actor, (there.event, *bearer), &token.hash())?.is_ok() {
                made.push((*bearer, path_of(token)));
            }
        }
        Ok(Ok((links_path(id), made)))
    });
    let (_, made) = made.await?.map_err(|_| PageError::NotFound)?;
    Ok(made.unwrap_or_default())
}

/// Revokes the link of a player.
pub(in crate::web) async fn end_player(
    visit: Visit,
    path: Path<(TournamentId, PlayerId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (tournament, player) = *path;
    end(&state, &visit, (tournament, Bearer::Player(player)), posted).await
}

/// Revokes the link of the tablets.
pub(in crate::web) async fn end_tablet(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    end(&state, &visit, (*tournament, Bearer::Tablet(*tournament)), posted).await
}

async fn end(
    state: &State,
    visit: &Visit,
    (id, bearer): (TournamentId, Bearer),
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let done = submit(state, visit, posted, move |db, actor, _| {
        let Some(there) = tournaments::whereabouts_of(db, id)? else {
            return Ok(Err(NotThere));
        };
        desk::links::end(db, actor, there.event, bearer)?;
        Ok(Ok(links_path(id)))
    });
    Ok(see_other(done.await?.map_err(|_| PageError::NotFound)?))
}

fn links_path(id: TournamentId) -> String {
    format!("/tournaments/{id}/links")
}

async fn load(state: &State, id: TournamentId) -> Result<Linked, PageError> {
    let found = read(&state.store, move |db: &mut Db| desk::links::list(db, id));
    found.await?.ok_or(PageError::NotFound)
}

fn frame(visit: &Visit, linked: &Linked) -> Frame {
    visit.tournament_frame(Text::new("links-title"), &linked.event, &linked.tournament)
}
