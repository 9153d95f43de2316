//! What players settle for their own seats: a link, how their game goes, what they say.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::Who;
use domain::LinkGameId;
use form::Nothing;
use form::by_link::{SayForm, SettingForm};
use store::locks::Reach;
use system::clock;
use system::secrets::Token;

use super::one_link;
use super::seats::Seated;
use crate::web::answer::{see_other, write};
use crate::web::error::PageError;
use crate::web::origin;
use crate::web::posted::{Posted, surely};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Makes a link for whoever has a seat, good for other devices, and shows it: once, since only its hash is kept.
pub(in crate::web) async fn make_link(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, who, token) = (*id, Seated::of(&visit.viewer, &request, &state), Token::of_link()?);
    state.sent_by_link.count(&(id, who.key()), clock::instant())?;
    state.limits.count_seat_link(id)?;
    let (hash, by) = (token.hash(), visit.actor().map_or(Who::Program(visit.now), Who::Staff));
    let is_seated = write(&state.store, Reach::LinkGame(id), move |db| {
        let Some((game, seat)) = who.game_and_seat(db, id)? else { return Ok(false) };
        desk::by_link::set_link(db, by, (&game, seat), (&hash, who.known_by().browser))?;
        Ok(true)
    });
    if !is_seated.await? {
        return Err(PageError::NoLink);
    }
    let words = ["link-seat-heading", "link-seat-lead", "link-seat-once"];
    let address = format!("{}/g/{}", origin::own(&request, &state), token.expose());
    one_link(&visit, words, address, (format!("/by-link/{id}"), "link-seat-on"))
}

/// Has the game of whoever asks go otherwise.
pub(in crate::web) async fn set(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<SettingForm>,
) -> Result<HttpResponse, PageError> {
    let (id, now, who) = (*id, clock::now(), Seated::of(&visit.viewer, &request, &state));
    state.sent_by_link.count(&(id, who.key()), clock::instant())?;
    let setting = posted.form.setting().ok_or(PageError::NotFound)?;
    state.looks.awake().await?;
    let is_seated = surely(&state, Reach::LinkGame(id), move |store, reach| {
        store.write_surely_within(reach, |db, _| {
            let Some((_, own)) = who.game(db, id)? else { return Ok(false) };
            for seat in own {
                desk::by_link::set(db, (id, seat), setting, now)?;
            }
            Ok(true)
        })
    });
    if is_seated.await? { Ok(see_other(format!("/by-link/{id}"))) } else { Err(PageError::NoLink) }
}

/// Says something to the other side, and to whoever watches.
pub(in crate::web) async fn say(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<SayForm>,
) -> Result<HttpResponse, PageError> {
    let (id, now, who) = (*id, visit.now, Seated::of(&visit.viewer, &request, &state));
    state.sent_by_link.count(&(id, who.key()), clock::instant())?;
    let phrase = posted.form.phrase().ok_or(PageError::NotFound)?;
    let is_seated = write(&state.store, Reach::LinkGame(id), move |db| {
        let Some((_, seat)) = who.game_and_seat(db, id)? else { return Ok(false) };
        desk::by_link::say(db, (id, seat), phrase, now)?;
        Ok(true)
    });
    if is_seated.await? { Ok(see_other(format!("/by-link/{id}"))) } else { Err(PageError::NoLink) }
}
