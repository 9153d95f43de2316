//! Challenges: made, found by their link or in the list, taken, withdrawn.

use actix_web::web::{Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use rules::Seat;
use serde::Deserialize;

use super::frame;
use super::seats::Seated;
use crate::desk;
use crate::desk::Who;
use crate::desk::by_link::{Found, Taker, Wanted};
use crate::domain::by_link::{Challenge, NotTaken};
use crate::domain::{ChallengeId, LinkGameId};
use crate::form::Nothing;
use crate::form::by_link::{ChallengeForm, TakeForm};
use crate::secrets::{self, Token};
use crate::store::Db;
use crate::store::by_link::{challenges, seats};
use crate::store::locks::Reach;
use crate::view::Text;
use crate::view::by_link::{ChallengePage, NewChallengePage, OneLinkPage, SeatPage};
use crate::view::head::Head;
use crate::web::answer::{page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::links::keep_secret;
use crate::web::posted::{Posted, Repeat, once, submit, submit_telling, surely};
use crate::web::senders::sender;
use crate::web::state::State;
use crate::web::visit::Visit;
use crate::web::{origin, session};

/// Which game somebody has looked at before.
#[derive(Debug, Deserialize)]
pub(in crate::web) struct NewQuery {
    #[serde(default)]
    game: String,
}

/// The form of a challenge.
pub(in crate::web) async fn new(
    visit: Visit,
    query: Query<NewQuery>,
) -> Result<HttpResponse, PageError> {
    let name = visit.viewer.account.as_ref().map(|account| account.name.as_str());
    let form = ChallengeForm::first(query.game.parse().ok(), name.unwrap_or_default());
    page(&NewChallengePage::new(frame(&visit, Text::new("link-new-title")), form))
}

fn path_of(token: &Token) -> String {
    format!("/g/{}", token.expose())
}

/// Makes a challenge, and shows its link: once, since only its hash is kept.
pub(in crate::web) async fn make(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<ChallengeForm>,
) -> Result<HttpResponse, PageError> {
    let form_page = |form| NewChallengePage::new(frame(&visit, Text::new("link-new-title")), form);
    let new = match posted.form.parse() {
        Ok(new) => new,
        Err(found) => return refused(&form_page(posted.form).refused(&found)),
    };
    let token = Token::of_link()?;
    let hash = token.hash();
    let made = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let made = desk::by_link::challenge(db, actor, &new, &hash)?;
        Ok(made.map(|_| ("/by-link".to_owned(), ())))
    });
    match made.await? {
        Ok((_, Some(()))) => made_link(&visit, &origin::own(&request, &state), &token),
        // The link of a form that was handled before is not known any more.
        Ok((location, None)) => Ok(see_other(location)),
        Err((form, _)) => refused(&form_page(form).too_many()),
    }
}

fn made_link(visit: &Visit, origin: &str, token: &Token) -> Result<HttpResponse, PageError> {
    let words = ["link-made-heading", "link-made-lead", "link-made-once"];
    let address = format!("{origin}{}", path_of(token));
    one_link(visit, words, address, ("/by-link".to_owned(), "link-made-on"))
}

fn one_link(
    visit: &Visit,
    words: [&'static str; 3],
    address: String,
    on: (String, &'static str),
) -> Result<HttpResponse, PageError> {
    let frame = frame(visit, Text::new(words[0])).about(Head::unlisted);
    let mut answer = page(&OneLinkPage::new(frame, words, address, on))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Withdraws a challenge of one's own.
pub(in crate::web) async fn withdraw(
    visit: Visit,
    id: Path<ChallengeId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *id;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::by_link::withdraw(db, actor, id)?;
        Ok(done.map(|()| "/by-link".to_owned()))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotTaken::Gone)) => Err(PageError::NotFound),
        Err(_) => Ok(see_other(format!("/by-link/challenges/{id}"))),
    }
}

/// A challenge of the list.
pub(in crate::web) async fn show_challenge(
    visit: Visit,
    id: Path<ChallengeId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, account) = (*id, visit.viewer.account_id());
    let found = read(&state.store, move |db| challenges::find(db, id)).await?;
    let found = found.filter(|one| one.is_listed || Some(one.made_by) == account);
    let found = found.ok_or(PageError::NotFound)?;
    page(&challenge_page(&visit, &found, listed_path(id), TakeForm::default()))
}

fn listed_path(id: ChallengeId) -> String {
    format!("/by-link/challenges/{id}")
}

fn challenge_page(
    visit: &Visit,
    challenge: &Challenge,
    action: String,
    form: TakeForm,
) -> ChallengePage {
    let title = Text::new("link-challenge-title").with("name", challenge.name.as_str());
    let form = match (&visit.viewer.account, form.name.is_empty()) {
        (Some(account), true) => TakeForm { name: account.name.clone(), ..form },
        _ => form,
    };
    ChallengePage::new(frame(visit, title), challenge, action, form)
}

/// Takes a challenge of the list.
pub(in crate::web) async fn take(
    visit: Visit,
    request: HttpRequest,
    id: Path<ChallengeId>,
    state: Data<State>,
    posted: Posted<TakeForm>,
) -> Result<HttpResponse, PageError> {
    let wanted = Wanted::Listed(*id);
    take_it(&visit, &request, &state, (wanted, listed_path(*id)), posted).await
}

/// What a link is of. A wrong one is slowed down.
async fn open(state: &State, request: &HttpRequest, token: &Token) -> Result<Found, PageError> {
    let hash = token.hash();
    let found = read(&state.store, move |db| desk::by_link::by_token(db, &hash)).await?;
    if found.is_none() {
        state.guesses.wrong(sender(request, &state.settings.server)).await?;
    }
    found.ok_or(PageError::NoLink)
}

/// Whoever comes with a link sees what it is of. Nothing changes: previews of links fetch them.
pub(in crate::web) async fn welcome(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let token = Token::received(&token);
    let found = open(&state, &request, &token).await?;
    let action = path_of(&token);
    let mut answer = match found {
        Found::Challenge(challenge) => {
            page(&challenge_page(&visit, &challenge, action, TakeForm::default()))?
        }
        Found::Seat(game, seat) => {
            let frame = frame(&visit, Text::new("link-title")).about(Head::unlisted);
            page(&SeatPage::new(frame, &game, seat, action))?
        }
    };
    keep_secret(&mut answer);
    Ok(answer)
}

/// Takes a challenge by its link, or lets a player in by the link of a seat.
pub(in crate::web) async fn come_in(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
    posted: Posted<TakeForm>,
) -> Result<HttpResponse, PageError> {
    let token = Token::received(&token);
    match open(&state, &request, &token).await? {
        Found::Seat(game, seat) => {
            let at = (game.playing.setup().id, seat);
            seat_browser(&visit, &request, &state, at).await
        }
        Found::Challenge(_) => {
            let wanted = Wanted::ByToken(token.hash());
            take_it(&visit, &request, &state, (wanted, path_of(&token)), posted).await
        }
    }
}

/// Lets a browser in to a seat, and leads away from the address that is a secret.
async fn seat_browser(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    at: (LinkGameId, Seat),
) -> Result<HttpResponse, PageError> {
    let (browser, now) = (browser(request, state)?, visit.now);
    let hash = browser.hash();
    write(&state.store, Reach::LinkGame(at.0), move |db| seats::begin_session(db, &hash, at, now))
        .await?;
    let mut answer = session::seated(state, &browser, see_other(board_path(at.0)));
    keep_secret(&mut answer);
    Ok(answer)
}

/// The secret of a browser: the one it has, or a new one.
fn browser(request: &HttpRequest, state: &State) -> Result<Token, PageError> {
    let has = session::seats(request, state);
    has.map_or_else(|| Ok(Token::new()?), Ok)
}

async fn take_it(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    (wanted, action): (Wanted, String),
    posted: Posted<TakeForm>,
) -> Result<HttpResponse, PageError> {
    let form = posted.form.clone();
    let (own, browser) = (Token::of_link()?, browser(request, state)?);
    let hashes = (own.hash(), browser.hash());
    match try_to_take(visit, request, state, (&wanted, hashes), posted).await? {
        Ok((location, BackBy::Link)) if !Repeat::was_found(request) => {
            let address = format!("{}{}", origin::own(request, state), path_of(&own));
            let words = ["link-taken-heading", "link-taken-lead", "link-taken-once"];
            let answer = one_link(visit, words, address, (location, "link-taken-on"))?;
            Ok(session::seated(state, &browser, answer))
        }
        Ok((location, _)) => Ok(see_other(location)),
        Err(NotTaken::Gone) => Err(PageError::NotFound),
        Err(why) => {
            let found = found(state, &wanted).await?;
            not_taken(challenge_page(visit, &found, action, form), why)
        }
    }
}

fn not_taken(page: ChallengePage, why: NotTaken) -> Result<HttpResponse, PageError> {
    let mut answer = refused(&page.refused(why))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// By what somebody comes back to a board.
enum BackBy {
    Account,
    Link,
}

/// Takes a challenge, and says where its board is.
async fn try_to_take(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    (wanted, hashes): (&Wanted, (String, String)),
    Posted { form, digest }: Posted<TakeForm>,
) -> Result<Result<(String, BackBy), NotTaken>, PageError> {
    let account = Seated::of(&visit.viewer, request, state).account();
    let name = match form.name() {
        Ok(name) => name,
        Err(error) => return Ok(Err(NotTaken::Name(error))),
    };
    let (wanted, side, seed, now) = (wanted.clone(), form.side(), secrets::lot_seed()?, visit.now);
    let who = visit.actor().map_or(Who::Program(now), Who::Staff);
    let work = move |db: &mut Db| {
        let token_hash = Some(&*hashes.0).filter(|_| account.is_none());
        let taker = Taker { who, name: &name, account, side, token_hash, seed };
        let seated = desk::by_link::take(db, &wanted, taker)?;
        if let (Ok(at), None) = (seated, account) {
            seats::begin_session(db, &hashes.1, at, now)?;
        }
        Ok(seated.map(|(id, _)| board_path(id)))
    };
    let done = surely(state, Reach::Everything, move |store, reach| {
        store.write_surely_within(reach, |db, _| once(db, &digest, now, &work))
    });
    let back = account.map_or(BackBy::Link, |_| BackBy::Account);
    Ok(done.await?.map(|location| (location, back)))
}

fn board_path(id: LinkGameId) -> String {
    format!("/by-link/{id}")
}

async fn found(state: &State, wanted: &Wanted) -> Result<Challenge, PageError> {
    let wanted = wanted.clone();
    let found = read(&state.store, move |db| desk::by_link::wanted(db, &wanted)).await?;
    found.ok_or(PageError::NotFound)
}
