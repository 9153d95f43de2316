//! The audit log on pages.
use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::results::At;
use domain::audit::{Asked, Board, Chain, LogPage, Logged, Scope, Subject, subjects};
use domain::events::Event;
use domain::privacy::Eyes;
use domain::tournaments::Tournament;
use domain::zone::Zone;
use domain::{EventId, PlayerId, PoolId};
use form::audit::AuditQuery;
use store::{audit, pairings, players, ratings};
use view::Section;
use view::audit::{AuditPage, Crumb};
use view::ratings::pool_name;
use words::Text;

use super::answer::{page, read};
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// Every act of an event.
pub(super) async fn of_event(
    visit: Visit,
    event: Path<EventId>,
    query: Query<AuditQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let event = super::events::load(&state, *event).await?;
    let log = load(&state, Scope::Chain(Chain::Event(event.id)), &query).await?;
    let shown = drawn(&visit, Section::Events, event.details.zone, &query, &log);
    let path = format!("/events/{}/audit", event.id);
    page(&shown.within(vec![of_events(&event)]).filtered(path, &query, &log))
}

/// The acts about a board, with the publication of its round.
pub(super) async fn of_board(
    visit: Visit,
    at: Path<At>,
    query: Query<AuditQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (tournament, round, board) = *at;
    let (event, tournament) = super::tournaments::load(&state, tournament).await?;
    let id = tournament.id;
    let sits = read(&state.store, move |db| pairings::find(db, id, (round, board))).await?;
    let log = load(&state, Scope::Board(Board { tournament: id, round, board }), &query).await?;
    let there = Subject::Board(id, round, board);
    let is_about_it =
        |act: &Logged| act.act.as_ref().is_ok_and(|act| subjects(act).contains(&there));
    if sits.is_none() && !log.acts.iter().any(is_about_it) {
        return Err(PageError::NotFound);
    }
    let shown = drawn(&visit, Section::Events, event.details.zone, &query, &log);
    page(&shown.within(of_boards(&event, &tournament, (round, board))))
}

/// The acts that name a player, at every event.
pub(super) async fn of_player(
    visit: Visit,
    player: Path<PlayerId>,
    query: Query<AuditQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let found = read(&state.store, move |db| players::find(db, id, Eyes::Staff)).await?;
    let player = found.ok_or(PageError::NotFound)?;
    let log = load(&state, Scope::Player(id), &query).await?;
    let shown = drawn(&visit, Section::Players, state.zone(), &query, &log);
    page(&shown.within(vec![Crumb::named(format!("/players/{}", player.id), &player.name)]))
}

/// The acts that belong to no event and no rating list.
pub(super) async fn of_site(
    visit: Visit,
    query: Query<AuditQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let log = load(&state, Scope::Chain(Chain::Site), &query).await?;
    let shown = drawn(&visit, Section::Accounts, state.zone(), &query, &log);
    page(&shown.filtered("/audit".to_owned(), &query, &log))
}

/// The acts of a rating list.
pub(super) async fn of_rating_list(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<AuditQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *pool;
    let found = read(&state.store, move |db| ratings::find_pool(db, id)).await?;
    let pool = found.ok_or(PageError::NotFound)?;
    let log = load(&state, Scope::Chain(Chain::RatingList(id)), &query).await?;
    let shown = drawn(&visit, Section::Ratings, state.zone(), &query, &log);
    let name = pool_name(&pool);
    page(&shown.within(vec![Crumb { href: format!("/ratings/{id}"), name }]))
}

async fn load(state: &State, scope: Scope, query: &AuditQuery) -> Result<LogPage, PageError> {
    let asked = Asked { scope, filter: query.filter(), before: query.before() };
    read(&state.store, move |db| audit::page(db, &asked)).await
}

fn drawn(
    visit: &Visit,
    section: Section,
    zone: Zone,
    query: &AuditQuery,
    log: &LogPage,
) -> AuditPage {
    let path = visit.path.split('?').next().unwrap_or_default();
    let frame = visit.frame(Text::new("audit-title"), section);
    AuditPage::new(frame, path, query, zone, log)
}

fn of_events(event: &Event) -> Crumb {
    Crumb::named(format!("/events/{}", event.id), event.details.name.as_str())
}

fn of_boards(event: &Event, tournament: &Tournament, (round, board): (u16, u16)) -> Vec<Crumb> {
    let own = format!("/tournaments/{}", tournament.id);
    let name = Text::new("audit-board").with("board", board).with("round", round);
    vec![
        of_events(event),
        Crumb::named(own.clone(), tournament.details.name.as_str()),
        Crumb { href: format!("{own}/rounds/{round}/boards/{board}"), name },
    ]
}
