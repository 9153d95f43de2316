//! Tournaments by link: on what terms, and their games.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::Actor;
use desk::by_link::ByLink;
use domain::TournamentId;
use domain::by_link::LinkGame;
use form::by_link::{TermsComplaint, TermsForm};
use rules::Seat;
use store::{Db, Stored};
use view::Section;
use view::by_link::{LinkTournament, LinkTournamentPage};
use words::Text;

use super::seats::Seated;
use crate::web::answer::{page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The games of a tournament by link, and for arbiters its terms.
pub(in crate::web) async fn of_tournament(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&page_of(&visit, (&request, &state), *id, None).await?)
}

/// Sets the terms.
pub(in crate::web) async fn set_terms(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<TermsForm>,
) -> Result<HttpResponse, PageError> {
    let id = *id;
    let done = submit(&state, &visit, posted, move |db, actor, form| set(db, actor, (id, form)));
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, found)) if found.is_empty() => Err(PageError::NotFound),
        Err((form, found)) => {
            let page = page_of(&visit, (&request, &state), id, Some(form)).await?;
            refused(&page.refused(&found))
        }
    }
}

/// Sets the terms as they were chosen; refused without a word if there is no such tournament.
fn set(
    db: &mut Db,
    actor: &Actor,
    (id, form): (TournamentId, &TermsForm),
) -> Stored<Result<String, Vec<TermsComplaint>>> {
    let terms = match form.parse(actor.account) {
        Ok(terms) => terms,
        Err(found) => return Ok(Err(found)),
    };
    Ok(match desk::by_link::set_terms(db, actor, id, terms)? {
        None => Err(Vec::new()),
        Some(Err(why)) => Err(vec![TermsComplaint::Refused(why)]),
        Some(Ok(())) => Ok(format!("/tournaments/{id}/by-link")),
    })
}

async fn page_of(
    visit: &Visit,
    (request, state): (&HttpRequest, &State),
    id: TournamentId,
    form: Option<TermsForm>,
) -> Result<LinkTournamentPage, PageError> {
    let who = Seated::of(&visit.viewer, request, state);
    let eyes = visit.viewer.own_eyes();
    let found = read(&state.store, move |db| {
        let Some(found) = desk::by_link::of_tournament(db, id, (eyes, who.known_by()))? else {
            return Ok(None);
        };
        let seats: Stored<Vec<_>> = found.games.iter().map(|game| who.seats(db, game)).collect();
        Ok(Some((found, seats?)))
    });
    let (found, seats) = found.await?.ok_or(PageError::NotFound)?;
    let ByLink { event, chart, terms, games, n_games } = found;
    let access = visit.viewer.access();
    let seen = |(game, own): (LinkGame, Vec<Seat>)| (game.seen_from(&own, access), own);
    let games: Vec<_> = games.into_iter().zip(seats).map(seen).collect();
    let (event, chart, now) = (&event, &chart, visit.now);
    let found = LinkTournament { event, chart, terms, games: &games, n_games, now };
    let frame = visit.frame(Text::new("link-tournament"), Section::Events);
    Ok(LinkTournamentPage::new(frame, found, &visit.viewer, form))
}
