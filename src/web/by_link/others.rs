//! Games that somebody begins for two others.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use domain::LinkGameId;
use domain::by_link::TimeControl;
use form::Nothing;
use form::by_link::OthersForm;
use rules::{BySeat, Game, Seat};
use system::clock;
use system::secrets::{self, Token};
use view::by_link::{OthersPage, SeatLinksPage};
use view::head::Head;
use words::Text;

use super::seats::Seated;
use super::{board_now, frame};
use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::links::keep_secret;
use crate::web::origin;
use crate::web::posted::{Posted, submit, submit_telling};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The form.
pub(in crate::web) async fn for_others(visit: Visit) -> Result<HttpResponse, PageError> {
    page(&form_page(&visit, OthersForm::first()))
}

fn form_page(visit: &Visit, form: OthersForm) -> OthersPage {
    OthersPage::new(frame(visit, Text::new("link-others-title")), form)
}

/// Begins a game, and shows both links: once, since only their hashes are kept.
pub(in crate::web) async fn make_for_others(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<OthersForm>,
) -> Result<HttpResponse, PageError> {
    let new = match posted.form.parse(secrets::lot_seed()?) {
        Ok(new) => new,
        Err(found) => return refused(&form_page(&visit, posted.form).refused(&found)),
    };
    state.made_by_link.count(&visit.actor()?.account, clock::instant())?;
    let (links, hashes) = new_links()?;
    let name = |seat| (seat, new.names[seat].as_str().to_owned());
    let (about, names) = ((new.game, new.control), Seat::ALL.map(name));
    let made = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let made = desk::by_link::begin_for(db, actor, &new, &hashes)?;
        Ok(made.map(|_| ("/by-link".to_owned(), ())))
    });
    let origin = origin::own(&request, &state);
    match made.await? {
        Ok((_, Some(()))) => links_page(&visit, &origin, about, (names.into(), &links)),
        // The links of a form that was handled before are not known any more.
        Ok((location, None)) => Ok(see_other(location)),
        Err((form, why)) => refused(&form_page(&visit, form).not_made(why)),
    }
}

/// Two links that are not given to anybody yet, and what is kept of them.
fn new_links() -> Result<(BySeat<Token>, BySeat<String>), PageError> {
    let links = BySeat { first: Token::of_link()?, second: Token::of_link()? };
    let hashes = BySeat::new_with(|seat| links[seat].hash());
    Ok((links, hashes))
}

fn links_page(
    visit: &Visit,
    origin: &str,
    about: (Game, TimeControl),
    (open, links): (Vec<(Seat, String)>, &BySeat<Token>),
) -> Result<HttpResponse, PageError> {
    let link = |(seat, name)| (name, format!("{origin}/g/{}", links[seat].expose()));
    let heading = Text::new("link-others-heading").with("links", open.len());
    let frame = frame(visit, heading).about(Head::unlisted);
    let mut answer = page(&SeatLinksPage::new(frame, about, open.into_iter().map(link).collect()))?;
    keep_secret(&mut answer);
    Ok(answer)
}

/// Makes new links for the players that a game still waits for, and shows them.
pub(in crate::web) async fn renew_links(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    state.made_by_link.count(&visit.actor()?.account, clock::instant())?;
    let (id, (links, hashes)) = (*id, new_links()?);
    let renewed = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let open = desk::by_link::renew_links(db, actor, id, &hashes)?;
        Ok(open.map(|open| ("/by-link".to_owned(), open)).ok_or(()))
    });
    match renewed.await? {
        Ok((_, Some((setup, open)))) => {
            let about = (setup.game, setup.control);
            links_page(&visit, &origin::own(&request, &state), about, (open, &links))
        }
        Ok((location, None)) => Ok(see_other(location)),
        Err(_) => Ok(see_other(format!("/by-link/{id}"))),
    }
}

/// Withdraws a game that waits for its players.
pub(in crate::web) async fn withdraw_game(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, who) = (*id, Seated::of(&visit.viewer, &request, &state));
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let is_done = desk::by_link::withdraw_game(db, actor, id)?;
        Ok(if is_done { Ok("/by-link".to_owned()) } else { Err(()) })
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err(_) => conflict(&board_now(&visit, &state, (id, who)).await?),
    }
}
