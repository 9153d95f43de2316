//! Games by link: what is offered, the board of each game, and what its players send.

mod challenges;
mod following;
mod rounds;
mod rulings;
mod seats;
mod timing;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};
use rules::Seat;

pub(super) use self::challenges::{
    come_in, make, new, one_link, show_challenge, take, welcome, withdraw,
};
pub(super) use self::following::run_rounds;
pub(super) use self::rounds::{of_tournament, set_terms};
pub(super) use self::rulings::rule;
use self::seats::Seated;
pub(super) use self::seats::has_seat;
pub(super) use self::timing::{run_clocks, wake_clocks};
use super::answer::{html, page, read, refused, see_other, write};
use super::error::PageError;
use super::origin;
use super::posted::{Posted, once, surely};
use super::state::State;
use super::visit::Visit;
use crate::clock;
use crate::desk;
use crate::desk::Who;
use crate::domain::LinkGameId;
use crate::domain::by_link::{LinkGame, NotTaken, Refusal};
use crate::domain::privacy::Eyes;
use crate::form::Nothing;
use crate::form::by_link::{BegunQuery, OnlyMovesForm, WishForm};
use crate::secrets::Token;
use crate::store::locks::Reach;
use crate::store::{self, Db, Stored};
use crate::view::by_link::{ByLinkPage, GameShown, LinkGamePage};
use crate::view::{Frame, Section, Text};

/// So many running games are on the list, the own ones first.
const SHOWN: i64 = 24;

/// What is offered and what is played.
pub(super) async fn list(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let who = Seated::of(&visit.viewer, &request, &state);
    let (challenges, games) = read(&state.store, move |db| {
        let mut games = Vec::new();
        for game in desk::by_link::running(db, who.known_by(), SHOWN)? {
            let own = who.seats(db, &game)?;
            games.push((game, own));
        }
        Ok((store::by_link::challenges::open(db)?, games))
    })
    .await?;
    let frame = frame(&visit, Text::new("link-title"));
    page(&ByLinkPage::new(frame, (&challenges, &games), visit.viewer.account_id()))
}

/// The board, for whoever watches or plays.
pub(super) async fn show(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    query: Query<BegunQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let who = Seated::of(&visit.viewer, &request, &state);
    page(&board(&visit, &state, (*id, who), &query.begun).await?)
}

async fn board(
    visit: &Visit,
    state: &State,
    (id, who): (LinkGameId, Seated),
    begun: &str,
) -> Result<LinkGamePage, PageError> {
    let eyes = visit.viewer.own_eyes();
    let found = read(&state.store, move |db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        let own = who.seats(db, &game)?;
        let is_silent = desk::by_link::is_silent(db, &game, eyes)?;
        let list = desk::by_link::list_of(db, &game)?;
        Ok(Some((game, own, list)).filter(|(_, own, _)| !own.is_empty() || !is_silent))
    });
    let (game, own, list) = found.await?.ok_or(PageError::NotFound)?;
    let [first, second] = Seat::ALL.map(|seat| game.seats[seat].name.as_str());
    let title = Text::new("title-plain").with("name", format!("{first} – {second}"));
    let seat = seat_of(&game, &own);
    let title = match (seat, game.playing.turn()) {
        // What a tab shows among others.
        (Some(seat), Some(turn)) if seat == turn => {
            Text::new("link-window-your-turn").with("title", title)
        }
        _ => title,
    };
    let access = visit.viewer.access();
    let shown = GameShown { game: &game, seat, begun, access, list, now: visit.now };
    Ok(LinkGamePage::new(frame(visit, title), shown, visit.language)?)
}

/// The seat in which somebody acts: of two, that of whoever is to move.
fn seat_of(game: &LinkGame, own: &[Seat]) -> Option<Seat> {
    let turn = game.playing.turn().filter(|turn| own.contains(turn));
    turn.or_else(|| own.first().copied())
}

fn frame(visit: &Visit, title: Text) -> Frame {
    visit.frame(title, Section::Games)
}

/// Something that a player sends.
pub(super) async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<WishForm>,
) -> Result<HttpResponse, PageError> {
    let (id, who) = (*id, Seated::of(&visit.viewer, &request, &state));
    state.sent_by_link.count(&(id, who.key()), clock::instant())?;
    match carry_out(&state, &visit, (id, who.clone()), posted).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotSent::Gone) => Err(PageError::NotFound),
        Err(NotSent::NoSeat) => Err(PageError::NoLink),
        Err(NotSent::Refused(why)) => {
            let status = match why {
                Refusal::Elsewhere => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            html(status, &board(&visit, &state, (id, who), "").await?.refused(&why))
        }
    }
}

/// Does what was sent, and says where to go on.
async fn carry_out(
    state: &State,
    visit: &Visit,
    (id, who): (LinkGameId, Seated),
    posted: Posted<WishForm>,
) -> Result<Result<String, NotSent>, PageError> {
    let (now, Posted { form, digest }) = (visit.now, posted);
    surely(state, Reach::LinkGame(id), move |store, reach| {
        let work = |db: &mut Db| sent(db, (id, &who), &form, now);
        store.write_surely_within(reach, |db, _| once(db, &digest, now, work))
    })
    .await
}

fn sent(
    db: &mut Db,
    (id, who): (LinkGameId, &Seated),
    form: &WishForm,
    now: DateTime<Utc>,
) -> Stored<Result<String, NotSent>> {
    let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotSent::Gone));
    };
    let own = who.seats(db, &game)?;
    let Some(sent) = seat_of(&game, &own).and_then(|seat| form.sent(seat)) else {
        return Ok(Err(NotSent::NoSeat));
    };
    Ok(match desk::by_link::send(db, game, &sent, now)? {
        Ok(()) | Err(Refusal::Done) => Ok(format!("/by-link/{id}#board")),
        Err(why) => Err(NotSent::Refused(why)),
    })
}

/// Why nothing that was sent is done.
enum NotSent {
    Gone,
    NoSeat,
    Refused(Refusal),
}

/// Makes a link for whoever has a seat, good for other devices, and shows it: once, since only its hash is kept.
pub(super) async fn make_link(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, who, token) = (*id, Seated::of(&visit.viewer, &request, &state), Token::of_link()?);
    let hash = token.hash();
    let is_seated = write(&state.store, Reach::LinkGame(id), move |db| {
        let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else { return Ok(false) };
        let own = who.seats(db, &game)?;
        let Some(seat) = seat_of(&game, &own) else { return Ok(false) };
        desk::by_link::set_link(db, (id, seat), &hash, who.known_by().1)?;
        Ok(true)
    });
    if !is_seated.await? {
        return Err(PageError::NoLink);
    }
    let words = ["link-seat-heading", "link-seat-lead", "link-seat-once"];
    let address = format!("{}/g/{}", origin::own(&request, &state), token.expose());
    one_link(&visit, words, address, (format!("/by-link/{id}"), "link-seat-on"))
}

/// Whether the server makes the only move of whoever asks.
pub(super) async fn set_only_moves(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<OnlyMovesForm>,
) -> Result<HttpResponse, PageError> {
    let (id, now, who) = (*id, visit.now, Seated::of(&visit.viewer, &request, &state));
    let only_moves = posted.form.only_moves();
    let is_seated = surely(&state, Reach::LinkGame(id), move |store, reach| {
        store.write_surely_within(reach, |db, _| {
            let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else {
                return Ok(false);
            };
            let own = who.seats(db, &game)?;
            for seat in &own {
                desk::by_link::set_only_moves(db, (id, *seat), only_moves, now)?;
            }
            Ok(!own.is_empty())
        })
    });
    if is_seated.await? { Ok(see_other(format!("/by-link/{id}"))) } else { Err(PageError::NoLink) }
}

/// Asks for a rematch, or begins the one that was asked for.
pub(super) async fn rematch(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, seated) = (*id, Seated::of(&visit.viewer, &request, &state));
    state.sent_by_link.count(&(id, seated.key()), clock::instant())?;
    let (who, known) = (visit.actor().map_or(Who::Program(visit.now), Who::Staff), seated.clone());
    let done = surely(&state, Reach::LinkGame(id), move |store, reach| {
        store.write_surely_within(reach, |db, _| ask_again(db, (id, &known), who))
    });
    match done.await? {
        Ok(()) => Ok(see_other(format!("/by-link/{id}"))),
        Err(NotTaken::Gone) => Err(PageError::NotFound),
        Err(why) => refused(&board(&visit, &state, (id, seated), "").await?.no_rematch(why)),
    }
}

fn ask_again(
    db: &mut Db,
    (id, seated): (LinkGameId, &Seated),
    who: Who,
) -> Stored<Result<(), NotTaken>> {
    let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotTaken::Gone));
    };
    match seated.seats(db, &game)?.first() {
        Some(seat) => desk::by_link::rematch(db, who, &game, *seat),
        None => Ok(Err(NotTaken::Gone)),
    }
}
