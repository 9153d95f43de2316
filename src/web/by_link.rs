//! Games by link: what is offered, the board of each game, and what its players send.

mod blocking;
mod challenges;
mod following;
mod log;
mod looks;
mod others;
mod own;
mod rematches;
mod rounds;
mod rulings;
mod seats;
mod timing;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};
use rules::Seat;

pub(super) use self::blocking::{block, unblock};
pub(super) use self::challenges::{
    come_in, make, new, one_link, show_challenge, take, welcome, withdraw,
};
pub(super) use self::following::run_rounds;
pub(super) use self::log::log;
pub(super) use self::looks::Looks;
pub(super) use self::others::{for_others, make_for_others, renew_links, withdraw_game};
pub(super) use self::own::{make_link, say, set};
pub(super) use self::rematches::rematch;
pub(super) use self::rounds::{of_tournament, set_terms};
pub(super) use self::rulings::{rule, take_names};
pub(super) use self::seats::has_seat;
use self::seats::{Seated, seat_of};
pub(super) use self::timing::{run_clocks, wake_clocks};
use domain::accounts::Access;
use domain::by_link::{LinkGame, OpenChallenges, Refusal};
use domain::privacy::Eyes;
use domain::{AccountId, ChallengeId, LinkGameId};
use form::by_link::{BoardQuery, ListQuery, WishForm};
use store::by_link::{blocks, phrases};
use store::locks::Reach;
use store::{Db, Stored};
use system::clock;
use view::by_link::{ByLinkPage, ByLinkShown, GameShown, LinkGamePage};
use view::{Frame, Section};
use words::Text;

use super::answer::{html, page, read, see_other};
use super::error::PageError;
use super::posted::{Posted, once, surely};
use super::queries::Query;
use super::senders::sender;
use super::session;
use super::state::State;
use super::visit::Visit;

/// So many running games are on the list, or all own ones, which are first.
const SHOWN: i64 = 24;

/// What is offered and what is played.
pub(super) async fn list(
    visit: Visit,
    request: HttpRequest,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let who = Seated::of(&visit.viewer, &request, &state);
    let (seen, now) = ((query.below(), visit.viewer.access()), visit.now);
    let pass = session::pass(&request, &state).map(|token| token.hash());
    let found = read(&state.store, move |db| {
        let who = who.with_pass(db, pass.as_deref(), now)?;
        listed(db, &who, seen, now)
    });
    let listed = found.await?;
    let Listed { challenges, waiting, games, over, blocked } = &listed;
    let shown = ByLinkShown { challenges, waiting, games, over, blocked, now };
    page(&ByLinkPage::new(frame(&visit, Text::new("link-title")), shown, &visit.viewer))
}

struct Listed {
    challenges: OpenChallenges,
    waiting: Vec<LinkGame>,
    games: Vec<(LinkGame, Vec<Seat>)>,
    over: Vec<(LinkGame, Vec<Seat>)>,
    blocked: Vec<(AccountId, String)>,
}

fn listed(
    db: &mut Db,
    who: &Seated,
    (below, access): (Option<ChallengeId>, Access),
    now: DateTime<Utc>,
) -> Stored<Listed> {
    let asked = desk::by_link::asked_of(db, who.known_by(), now)?;
    let mut games: Vec<_> = asked.into_iter().map(|(game, seat)| (game, vec![seat])).collect();
    for game in desk::by_link::running(db, who.known_by(), SHOWN)? {
        let own = who.seats(db, &game)?;
        // Of tournaments, one's own alone.
        if game.at.is_none() || !own.is_empty() {
            games.push((game.seen_from(&own, access), own));
        }
    }
    let mut over = Vec::new();
    for game in desk::by_link::over(db, who.known_by(), now)? {
        let id = game.playing.setup().id;
        if games.iter().all(|(listed, _)| listed.playing.setup().id != id) {
            let own = who.seats(db, &game)?;
            over.push((desk::by_link::seen_by(db, game, &own)?, own));
        }
    }
    let challenges = desk::by_link::open_challenges(db, who.account(), below, now)?;
    let Some(account) = who.account() else {
        let (waiting, blocked) = (Vec::new(), Vec::new());
        return Ok(Listed { challenges, waiting, games, over, blocked });
    };
    let waiting = desk::by_link::waiting_of(db, account)?;
    Ok(Listed { challenges, waiting, games, over, blocked: blocks::named(db, account)? })
}

/// The board, for whoever watches or plays.
pub(super) async fn show(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    query: Query<BoardQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let who = Seated::of(&visit.viewer, &request, &state);
    page(&board(&visit, &state, (*id, who), &query).await?)
}

/// The board as it is now, with nothing written.
async fn board_now(
    visit: &Visit,
    state: &State,
    at: (LinkGameId, Seated),
) -> Result<LinkGamePage, PageError> {
    board(visit, state, at, &BoardQuery::default()).await
}

async fn board(
    visit: &Visit,
    state: &State,
    (id, who): (LinkGameId, Seated),
    query: &BoardQuery,
) -> Result<LinkGamePage, PageError> {
    let eyes = visit.viewer.own_eyes();
    let (account, access) = (who.account(), visit.viewer.access());
    let found = read(&state.store, move |db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        let own = who.seats(db, &game)?;
        let game = desk::by_link::seen_by(db, game, &own)?;
        let is_seen = desk::by_link::is_seen(db, &game, (eyes, &own))?;
        let list = desk::by_link::list_of(db, &game)?;
        let said = phrases::of(db, id)?;
        let may_block = match (account, seat_of(&game, &own)) {
            (Some(account), Some(seat)) => {
                desk::by_link::may_block(db, account, (&game, seat))?.is_some()
            }
            _ => false,
        };
        Ok(is_seen.then_some((game, own, list, said, may_block)))
    });
    let (game, own, list, said, may_block) = found.await?.ok_or(PageError::NotFound)?;
    let late = game.is_late_for(&own, access);
    let game = game.seen_from(&own, access);
    let seat = seat_of(&game, &own);
    let title = title(&game, seat);
    let (game, said, now) = (&game, &*said, visit.now);
    let zone = state.zone();
    let (begun, ply) = (&*query.begun, query.ply());
    let shown =
        GameShown { game, seat, begun, ply, access, list, said, late, may_block, now, zone };
    Ok(LinkGamePage::new(frame(visit, title), shown, visit.language)?)
}

/// The players; in one's own turn that too, which a tab shows among others.
fn title(game: &LinkGame, seat: Option<Seat>) -> Text {
    let [first, second] = Seat::ALL.map(|seat| game.seats[seat].name.as_str());
    let title = Text::new("title-plain").with("name", format!("{first} – {second}"));
    if seat.is_some() && seat == game.playing.to_move() {
        return Text::new("link-window-your-turn").with("title", title);
    }
    title
}

/// Counts that somebody begins a game, or asks for one.
fn count_begun(who: &Seated, request: &HttpRequest, state: &State) -> Result<(), PageError> {
    let now = clock::instant();
    match who.account() {
        Some(account) => state.made_by_link.count(&account, now),
        None => state.begun_by_link.count(&sender(request, &state.settings.server), now),
    }
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
    match carry_out(&state, (id, who.clone()), posted).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotSent::Gone) => Err(PageError::NotFound),
        Err(NotSent::NoSeat) => Err(PageError::NoLink),
        Err(NotSent::Refused(why)) => {
            let status = match why {
                Refusal::Elsewhere => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            html(status, &board_now(&visit, &state, (id, who)).await?.refused(&why))
        }
    }
}

/// Does what was sent, and says where to go on. It counts from when all of it has come: a visit begins before its body.
async fn carry_out(
    state: &State,
    (id, who): (LinkGameId, Seated),
    posted: Posted<WishForm>,
) -> Result<Result<String, NotSent>, PageError> {
    let (now, Posted { form, digest }) = (clock::now(), posted);
    state.looks.awake().await?;
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
    let Some(seat) = seat_of(&game, &own) else { return Ok(Err(NotSent::NoSeat)) };
    // What names no board is of another one.
    let Some(wanted) = form.sent(seat) else {
        return Ok(Err(NotSent::Refused(Refusal::Elsewhere)));
    };
    Ok(match desk::by_link::send(db, game, &wanted, now)? {
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
