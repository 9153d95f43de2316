//! The own alerts: where mail goes, and the feed.

mod by_mail;
mod feed;
mod sending;

use actix_web::web::{Data, block};
use actix_web::{HttpRequest, HttpResponse};

pub(super) use self::by_mail::{confirm, confirm_form, stop, stop_form};
pub(super) use self::feed::turn_feed;
pub(super) use self::sending::send_mail;
use desk::alerts::MailSaved;
use domain::alerts::MailWish;
use form::Nothing;
use form::alerts::{MailComplaint, MailForm};
use store::alerts::{forget_asked, has_feed, mailbox};
use store::locks::Reach;
use store::{Db, forms};
use system::clock;
use system::meters::{self, Fault};
use system::secrets::Token;
use view::Section;
use view::alerts::{AlertsPage, MailPart, Written, confirmation};
use words::Text;

use super::answer::{page, read, refused, see_other, write};
use super::by_link::one_link;
use super::error::PageError;
use super::origin;
use super::posted::{FormDigest, Posted, submit, submit_telling};
use super::state::State;
use super::visit::Visit;
use crate::mail::{Letter, NotSent};

const PAGE: &str = "/account/alerts";

pub(super) async fn own(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    page(&own_page(&visit, &state).await?)
}

async fn own_page(visit: &Visit, state: &State) -> Result<AlertsPage, PageError> {
    let account = visit.viewer.account_id().ok_or(PageError::SignInNeeded)?;
    let stands = move |db: &mut _| Ok((mailbox(db, account)?, has_feed(db, account)?));
    let (mailbox, has_feed) = read(&state.store, stands).await?;
    let mail = state.mail.is_some().then(|| MailPart::new(mailbox.as_ref(), visit.now));
    let frame = visit.frame(Text::new("alerts-title"), Section::Games);
    Ok(AlertsPage { frame, mail, has_mailbox: mailbox.is_some(), has_feed })
}

/// Keeps where mail is to go, and has another address confirmed.
pub(super) async fn save_mail(
    visit: Visit,
    state: Data<State>,
    posted: Posted<MailForm>,
) -> Result<HttpResponse, PageError> {
    if state.mail.is_none() {
        return Err(PageError::NotFound);
    }
    let form = posted.form.clone();
    let saved = match form.parse(visit.language.tag()) {
        Ok(wish) => save(&visit, &state, (wish, posted)).await?,
        Err(found) => Err(found),
    };
    match saved {
        Ok(location) => Ok(see_other(location)),
        Err(found) => not_saved(&visit, &state, (form, &found)).await,
    }
}

async fn save(
    visit: &Visit,
    state: &Data<State>,
    (wish, posted): (MailWish, Posted<MailForm>),
) -> Result<Result<String, Vec<MailComplaint>>, PageError> {
    count_asked(visit, state, (&wish, posted.digest.clone())).await?;
    let (confirm, stop, wanted) = (Token::of_link()?, Token::of_link()?, wish.clone());
    let hash = confirm.hash();
    let done = submit_telling(state, visit, posted, move |db, actor, _| {
        let saved = desk::alerts::save_mail(db, actor, &wanted, (&hash, stop.expose()))?;
        Ok(Ok::<_, ()>((PAGE.to_owned(), saved)))
    });
    let Ok((location, saved)) = done.await? else { return Err(PageError::NotFound) };
    if saved != Some(MailSaved::ToConfirm) {
        return Ok(Ok(location));
    }
    let asked = ask(visit, state, (wish, confirm)).await;
    if !matches!(asked, Ok(Ok(()))) {
        // Nobody has the link: mail goes where it went.
        let account = visit.viewer.account_id().ok_or(PageError::SignInNeeded)?;
        write(&state.store, Reach::Nothing, move |db| forget_asked(db, account)).await?;
    }
    Ok(asked?.map(|()| location).map_err(|why| vec![why]))
}

async fn not_saved(
    visit: &Visit,
    state: &State,
    (form, found): (MailForm, &[MailComplaint]),
) -> Result<HttpResponse, PageError> {
    let page = own_page(visit, state).await?;
    let mail = page.mail.map(|mail| mail.refused(form, found));
    refused(&AlertsPage { mail, ..page })
}

/// A few times a day an account, and an address, can be asked to confirm one. Whoever has asked too often takes back
/// nothing that was asked before.
async fn count_asked(
    visit: &Visit,
    state: &State,
    (wish, digest): (&MailWish, FormDigest),
) -> Result<(), PageError> {
    let (account, address) =
        (visit.viewer.account_id().ok_or(PageError::SignInNeeded)?, wish.address.clone());
    let key = address.as_str().to_lowercase();
    let is_done = move |db: &mut Db| {
        let is_handled = forms::location(db, digest.as_str())?.is_some();
        Ok(is_handled || desk::alerts::is_confirmed(db, account, &address)?)
    };
    if !read(&state.store, is_done).await? {
        for key in [account.to_string(), key] {
            state.asked_by_mail.count(&key, clock::instant())?;
        }
    }
    Ok(())
}

/// Sends the mail that asks for a confirmation.
async fn ask(
    visit: &Visit,
    state: &Data<State>,
    (wish, confirm): (MailWish, Token),
) -> Result<Result<(), MailComplaint>, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::SignInNeeded)?;
    state.sent_by_mail.count(&(), clock::instant())?;
    let (state, name, language) = (state.clone(), account.name.clone(), visit.language);
    let id = Token::of_link()?.expose().to_owned();
    let sent = block(move || {
        let Some(post) = &state.mail else { return Err(NotSent::Server("off")) };
        let link = post.address(&format!("/mail/confirm/{}", confirm.expose()));
        let Written { subject, text } = confirmation(&name, &link, language);
        post.send(Letter { id, to: wish.address, subject, text, stop: None })
    });
    Ok(sent.await?.map_err(|why| match why {
        NotSent::Refused => MailComplaint::Refused,
        NotSent::Letter(why) | NotSent::Server(why) => {
            tracing::error!(why, "a mail did not go out");
            meters::broken(Fault::Mail);
            MailComplaint::Later
        }
    }))
}

/// Stops the own mail.
pub(super) async fn stop_own(
    visit: Visit,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let done = submit(&state, &visit, posted, |db, actor, _| {
        desk::alerts::stop_mail(db, actor)?;
        Ok(Ok::<_, ()>(PAGE.to_owned()))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

/// Makes the own feed, and shows its address: once, since only its hash is kept.
pub(super) async fn make_feed(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (token, language) = (Token::of_link()?, visit.language.tag());
    let hash = token.hash();
    let done = submit_telling(&state, &visit, posted, move |db, actor, _| {
        desk::alerts::make_feed(db, actor, (&hash, language))?;
        Ok(Ok::<_, ()>((PAGE.to_owned(), ())))
    });
    match done.await? {
        Ok((_, Some(()))) => {
            let words = ["alerts-feed-made", "alerts-feed-made-lead", "alerts-feed-once"];
            let origin = origin::own(&request, &state);
            let address = format!("{origin}{}", feed_path(token.expose()));
            one_link(&visit, words, address, (PAGE.to_owned(), "alerts-title"))
        }
        Ok((location, None)) => Ok(see_other(location)),
        Err(_) => Err(PageError::NotFound),
    }
}

fn feed_path(token: &str) -> String {
    format!("/feeds/{token}/your-turn.atom")
}

/// Ends the own feed.
pub(super) async fn end_feed(
    visit: Visit,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let done = submit(&state, &visit, posted, |db, actor, _| {
        desk::alerts::end_feed(db, actor)?;
        Ok(Ok::<_, ()>(PAGE.to_owned()))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}
