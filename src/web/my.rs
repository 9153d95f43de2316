//! A player's own page at an event.

pub(super) mod byes;
pub(super) mod leaving;

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use domain::events::Event;
use domain::my::MyTournament;
use domain::{EventId, TournamentId};
use store::by_link::{self, KnownBy};
use store::links;
use view::Section;
use view::my::{MyPage, TabletPage};
use words::Text;

use super::answer::{page, read};
use super::error::PageError;
use super::session;
use super::state::State;
use super::visit::Visit;

/// What somebody plays now, and what they have played.
pub(super) async fn show(
    visit: Visit,
    request: HttpRequest,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&own_page(&state, (&visit, &request), *event).await?)
}

/// The page of whoever asks.
pub(super) async fn own_page(
    state: &State,
    (visit, request): (&Visit, &HttpRequest),
    event: EventId,
) -> Result<MyPage, PageError> {
    let pass = session::pass(request, state).map(|pass| pass.hash());
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let account = visit.viewer.account.clone().filter(|_| visit.viewer.by_code.is_none());
    let browser = session::seats(request, state).map(|token| token.hash());
    let found = read(&state.store, move |db| {
        let known_by = KnownBy {
            account: account.as_ref().map(|account| account.id),
            player: None,
            browser: browser.as_deref(),
        };
        let n_turns = by_link::n_casual_turns(db, known_by)?;
        let own = desk::player_accounts::own(db, account.as_ref(), player)?;
        let came_in = match pass {
            Some(pass) => links::session(db, &pass, event)?,
            None => None,
        };
        Ok(desk::my::find(db, event, player)?.map(|mine| (mine, own, n_turns, came_in.is_some())))
    });
    let (mine, own, n_turns, came_in) = found.await?.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("my-title"), Section::Events);
    Ok(MyPage::new(frame, (&mine, &own, n_turns), (came_in, visit.now)))
}

/// A tournament as whoever asks is in it.
async fn load_one(
    state: &State,
    visit: &Visit,
    id: TournamentId,
) -> Result<(Event, MyTournament), PageError> {
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let found = read(&state.store, move |db| desk::my::find_one(db, id, player)).await?;
    found.ok_or(PageError::NoLink)
}

/// The boards of a tournament that wait for a result, for its tablets.
pub(super) async fn tablet(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*tournament, visit.viewer.own_eyes());
    let found = read(&state.store, move |db| desk::checkins::find(db, id, eyes)).await?;
    let found = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("tablet-title"), Section::Events);
    page(&TabletPage::new(frame, &found))
}
