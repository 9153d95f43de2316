//! Challenges: made, found by their link or in the list, taken, withdrawn.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::Who;
use desk::by_link::{Found, Taker};
use domain::by_link::{Challenge, Halt, NotTaken};
use domain::{ChallengeId, LinkGameId};
use form::Nothing;
use form::by_link::{ChallengeForm, TakeForm};
use rules::Seat;
use serde::Deserialize;
use store::Db;
use store::locks::Reach;
use system::clock;
use system::secrets::{self, Token};
use view::by_link::{ChallengePage, NewChallengePage, OneLinkPage, SeatPage};
use view::head::Head;
use words::Text;

use super::seats::Seated;
use super::{count_begun, frame};
use crate::web::answer::{conflict, page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::links::keep_secret;
use crate::web::posted::{Posted, once, submit, submit_telling, surely};
use crate::web::queries::Query;
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
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let form = ChallengeForm::first(query.game.parse().ok(), "");
    page(&form_page(&visit, &state, form).await?.named(visit.viewer.account.as_ref()))
}

async fn form_page(
    visit: &Visit,
    state: &State,
    form: ChallengeForm,
) -> Result<NewChallengePage, PageError> {
    let account = visit.actor()?.account;
    let player = read(&state.store, move |db| desk::player_accounts::player_of(db, account));
    let frame = frame(visit, Text::new("link-new-title"));
    Ok(NewChallengePage::new(frame, form, player.await?))
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
    let new = match posted.form.parse() {
        Ok(new) => new,
        Err(found) => {
            return refused(&form_page(&visit, &state, posted.form).await?.refused(&found));
        }
    };
    state.made_by_link.count(&visit.actor()?.account, clock::instant())?;
    let token = Token::of_link()?;
    let hash = token.hash();
    let made = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let made = desk::by_link::challenge(db, actor, &new, &hash)?;
        Ok(made.map(|id| ("/by-link".to_owned(), id)))
    });
    match made.await? {
        Ok((_, Some(id))) => made_link(&visit, (&request, &state), (&token, id)).await,
        // The link of a form that was handled before is not known any more.
        Ok((location, None)) => Ok(see_other(location)),
        Err((form, why)) => refused(&form_page(&visit, &state, form).await?.not_made(why)),
    }
}

async fn made_link(
    visit: &Visit,
    (request, state): (&HttpRequest, &State),
    (token, id): (&Token, ChallengeId),
) -> Result<HttpResponse, PageError> {
    let challenge = found(state, visit, id).await?;
    let words = ["link-made-heading", "link-made-lead", "link-made-once"];
    let address = format!("{}{}", origin::own(request, state), path_of(token));
    let on = ("/by-link".to_owned(), "link-made-on");
    let frame = frame(visit, Text::new(words[0])).about(Head::unlisted);
    let mut answer = page(&OneLinkPage::new(frame, words, address, on).to(&challenge))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Shows a link of one's own, once.
pub(in crate::web) fn one_link(
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
        Err(_) => {
            let (found, form) = (found(&state, &visit, id).await?, TakeForm::default());
            conflict(&challenge_page((&visit, &state), &found, (listed_path(id), form)))
        }
    }
}

/// A challenge of the list.
pub(in crate::web) async fn show_challenge(
    visit: Visit,
    request: HttpRequest,
    id: Path<ChallengeId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let found = listed(&state, &visit, *id).await?;
    let form = (listed_path(*id), TakeForm::default());
    let shown = page(&challenge_page((&visit, &state), &found, form))?;
    known(&visit, &request, &state, shown)
}

/// A challenge that is on the list, or one's own.
async fn listed(state: &State, visit: &Visit, id: ChallengeId) -> Result<Challenge, PageError> {
    let account = visit.viewer.account_id();
    let found = found(state, visit, id).await?;
    let is_shown = found.is_listed || Some(found.made_by) == account;
    if is_shown { Ok(found) } else { Err(PageError::NotFound) }
}

/// A challenge as whoever asks sees it.
async fn found(state: &State, visit: &Visit, id: ChallengeId) -> Result<Challenge, PageError> {
    let account = visit.viewer.account_id();
    let found = read(&state.store, move |db| desk::by_link::find_challenge(db, id, account));
    found.await?.ok_or(PageError::NotFound)
}

fn listed_path(id: ChallengeId) -> String {
    format!("/by-link/challenges/{id}")
}

fn challenge_page(
    (visit, state): (&Visit, &State),
    challenge: &Challenge,
    (action, form): (String, TakeForm),
) -> ChallengePage {
    let is_own = visit.viewer.account_id() == Some(challenge.made_by);
    let title = match challenge.open_at(visit.now) {
        Ok(()) if is_own => Text::new("link-made-heading"),
        Ok(()) => Text::new("link-challenge-title").with("name", challenge.name.as_str()),
        Err(_) => Text::new("link-challenge-closed"),
    };
    let form = match (&visit.viewer.account, form.name.is_empty()) {
        (Some(account), true) => TakeForm { name: account.name.clone(), ..form },
        _ => form,
    };
    let frame = frame(visit, title);
    let frame = if challenge.is_listed { frame } else { frame.about(Head::unlisted) };
    ChallengePage::new(frame, (challenge, is_own), (action, form), (visit.now, state.zone()))
}

/// The answer, from which on a browser is known: before it takes a seat, so that it has the seat even if it never
/// hears so.
fn known(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    answer: HttpResponse,
) -> Result<HttpResponse, PageError> {
    let is_known = Seated::of(&visit.viewer, request, state).by().is_some();
    Ok(if is_known { answer } else { session::seated(state, &Token::new()?, answer) })
}

/// Takes a challenge of the list.
pub(in crate::web) async fn take(
    visit: Visit,
    request: HttpRequest,
    id: Path<ChallengeId>,
    state: Data<State>,
    posted: Posted<TakeForm>,
) -> Result<HttpResponse, PageError> {
    let visit = visit.by_now();
    let challenge = listed(&state, &visit, *id).await?;
    take_it(&visit, &request, &state, (challenge, listed_path(*id)), posted).await
}

/// What a link is of. A wrong one is slowed down.
async fn open(
    (state, visit): (&State, &Visit),
    request: &HttpRequest,
    token: &Token,
) -> Result<Found, PageError> {
    let (hash, account) = (token.hash(), visit.viewer.account_id());
    let found = read(&state.store, move |db| desk::by_link::by_token(db, &hash, account)).await?;
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
    let found = open((&state, &visit), &request, &token).await?;
    let action = path_of(&token);
    let shown = match found {
        Found::Challenge(challenge) => {
            page(&challenge_page((&visit, &state), &challenge, (action, TakeForm::default())))?
        }
        Found::Seat(game, seat) => {
            let frame = frame(&visit, Text::new("link-title")).about(Head::unlisted);
            page(&SeatPage::new(frame, &game, seat, action))?
        }
    };
    let mut answer = known(&visit, &request, &state, shown)?;
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
    let (visit, token) = (visit.by_now(), Token::received(&token));
    match open((&state, &visit), &request, &token).await? {
        Found::Seat(game, seat) => {
            let is_waiting = game.playing.halt() == Some(Halt::Waiting);
            let (id, who) = (game.playing.setup().id, Seated::of(&visit.viewer, &request, &state));
            state.sent_by_link.count(&(id, who.key()), clock::instant())?;
            if is_waiting {
                count_begun(&who, &request, &state)?;
            }
            let at = (id, seat);
            seat_browser(&visit, &request, &state, (&token, at)).await
        }
        Found::Challenge(challenge) => {
            take_it(&visit, &request, &state, (challenge, path_of(&token)), posted).await
        }
    }
}

/// Lets a browser in to a seat, and leads away from the address that is a secret.
async fn seat_browser(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    (link, at): (&Token, (LinkGameId, Seat)),
) -> Result<HttpResponse, PageError> {
    let has = session::seats(request, state);
    let (browser, now) = (has.map_or_else(Token::new, Ok)?, visit.now);
    let (token, hash) = (link.hash(), browser.hash());
    let come = move |db: &mut Db| desk::by_link::come_in(db, (&token, at), (&hash, now));
    if !write(&state.store, Reach::LinkGame(at.0), come).await? {
        return Err(PageError::NoLink);
    }
    let mut answer = session::seated(state, &browser, see_other(board_path(at.0)));
    keep_secret(&mut answer);
    Ok(answer)
}

/// Takes a challenge that was found.
async fn take_it(
    visit: &Visit,
    request: &HttpRequest,
    state: &State,
    (challenge, action): (Challenge, String),
    posted: Posted<TakeForm>,
) -> Result<HttpResponse, PageError> {
    let form = posted.form.clone();
    let who = Seated::of(&visit.viewer, request, state);
    count_begun(&who, request, state)?;
    match try_to_take(visit, state, (&challenge, who), posted).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotTaken::Gone) => Err(PageError::NotFound),
        Err(why) => {
            // Somebody else may have been faster.
            let found = found(state, visit, challenge.id).await?;
            let page = challenge_page((visit, state), &found, (action, form));
            not_taken((visit, request, state), &page.refused(why))
        }
    }
}

fn not_taken(
    (visit, request, state): (&Visit, &HttpRequest, &State),
    page: &ChallengePage,
) -> Result<HttpResponse, PageError> {
    let mut answer = known(visit, request, state, refused(page)?)?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Takes a challenge, and says where its board is.
async fn try_to_take(
    visit: &Visit,
    state: &State,
    (challenge, seated): (&Challenge, Seated),
    posted: Posted<TakeForm>,
) -> Result<Result<String, NotTaken>, PageError> {
    let Some(sender) = seated.by().map(|by| format!("{by:?}")) else {
        return Ok(Err(NotTaken::NoCookies));
    };
    // What two people send alike is not the same.
    let Posted { form, digest } = posted.by(&sender);
    let name = match form.name() {
        Ok(name) => name,
        Err(error) => return Ok(Err(NotTaken::Name(error))),
    };
    let (id, side, seed, now) = (challenge.id, form.side(), secrets::lot_seed()?, visit.now);
    let who = visit.actor().map_or(Who::Program(now), Who::Staff);
    let work = move |db: &mut Db| {
        let Some(by) = seated.by() else { return Ok(Err(NotTaken::NoCookies)) };
        let taken = desk::by_link::take(db, id, Taker { who, name: &name, by, side, seed })?;
        Ok(taken.map(|(game, _)| board_path(game)))
    };
    surely(state, Reach::Challenge(id), move |store, reach| {
        store.write_surely_within(reach, |db, _| once(db, &digest, now, &work))
    })
    .await
}

fn board_path(id: LinkGameId) -> String {
    format!("/by-link/{id}")
}
