//! Accounts of players: made by who came in by a personal link, confirmed at the desk, ended by administrators.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::accounts::NewAccount;
use desk::player_accounts::NotOpened;
use domain::accounts::{AccountName, Rank};
use domain::player_accounts::{AccountVerdict, NotAsked};
use domain::privacy::Eyes;
use domain::{AccountId, EventId};
use form::Nothing;
use form::accounts::{AccountComplaint, CheckedAccount, NewAccountForm};
use form::queue::RulingForm;
use store::{Store, accounts, events, forms, players};
use system::clock;
use system::secrets::{hash_password, is_password};
use view::Section;
use view::player_accounts::PlayerAccountPage;
use words::Text;

use super::answer::{Asker, conflict, hashing, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, once, submit, submit_by_link};
use super::queue;
use super::session::{self, Arrival, Begun};
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// The account of whoever came in as a player, or the form that makes one.
pub(super) async fn show(visit: Visit, event: Path<EventId>, state: Data<State>) -> Shown {
    page(&own_page(&visit, &state, *event).await?)
}

fn path_of(event: EventId) -> String {
    format!("/events/{event}/my/account")
}

/// Makes an account, which is signed in at once.
pub(super) async fn open(
    visit: Visit,
    request: HttpRequest,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<NewAccountForm>,
) -> Shown {
    let arrival = Arrival::of(&request, &state, visit.now);
    let form = NewAccountForm { rank: Rank::Member.as_str().into(), ..posted.form.clone() };
    let found = match form.parse(state.settings.accounts.password_min_chars) {
        Err(found) => found,
        Ok(new) => match try_to_open(&visit, &state, (*event, arrival), (new, posted)).await? {
            Ok((to, Some(begun))) => {
                return Ok(session::carried_by(&state, &begun, see_other(to)));
            }
            Ok((to, None)) => return Ok(see_other(to)),
            Err(NotOpened::NameTaken) => vec![AccountComplaint::NameTaken],
            Err(NotOpened::NotAsked(why)) => {
                return not_asked(&visit, &state, *event, (why, form)).await;
            }
        },
    };
    refused(&own_page(&visit, &state, *event).await?.with_complaints(form, &found))
}

/// Where to go on, and the session that begins.
async fn try_to_open(
    visit: &Visit,
    state: &State,
    (event, arrival): (EventId, Arrival),
    (new, posted): (CheckedAccount, Posted<NewAccountForm>),
) -> Result<Result<(String, Option<Begun>), NotOpened>, PageError> {
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let guest = visit.guest()?;
    state.opened.count(&player, clock::instant())?;
    let Posted { form, digest } = posted.by(&format!("{:?}", guest.bearer));
    hashing(state, visit.client, Asker::Stranger, move |store| {
        if store.read(|db| forms::location(db, digest.as_str()))?.is_some() {
            return Ok(Ok((path_of(event), again(store, &new.name, &form.password, &arrival)?)));
        }
        let (password_hash, begun) = (hash_password(&new.password)?, Begun::new()?);
        let new = NewAccount { name: new.name, password_hash, rank: new.rank };
        let (done, is_new) = store.write(|db| {
            let mut account = None;
            let done = once(db, &digest, guest.now, |db| {
                let opened = desk::player_accounts::open(db, &guest, (event, player), &new)?;
                account = opened.ok();
                Ok(opened.map(|_| path_of(event)))
            })?;
            if let Some(account) = account {
                session::begin(db, &begun, account, &arrival)?;
            }
            Ok((done, account.is_some()))
        })?;
        Ok(match done {
            Ok(to) if is_new => Ok((to, Some(begun))),
            // The first of two clicks was faster.
            Ok(to) => Ok((to, again(store, &new.name, &form.password, &arrival)?)),
            Err(why) => Err(why),
        })
    })
    .await
}

/// A second click on a form that was handled: its answer is the one that the browser keeps. Whoever sends it later has
/// to know the password still.
fn again(
    store: &Store,
    name: &AccountName,
    password: &str,
    arrival: &Arrival,
) -> Result<Option<Begun>, PageError> {
    let known = store.read(|db| {
        let Some(account) = accounts::find_by_name(db, name)? else { return Ok(None) };
        Ok(accounts::password_hash(db, account.id)?.map(|hash| (account.id, hash)))
    })?;
    let Some((account, hash)) = known.filter(|(_, hash)| is_password(password, Some(hash))) else {
        return Ok(None);
    };
    let begun = Begun::new()?;
    store
        .write(|db| {
            if accounts::password_hash(db, account)?.as_ref() != Some(&hash) {
                return Ok(None);
            }
            session::begin(db, &begun, account, arrival)?;
            Ok(Some(begun))
        })
        .map_err(PageError::from)
}

/// Says that the account somebody is signed in with is that of the player.
pub(super) async fn ask(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let event = *event;
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let asked = desk::player_accounts::ask(db, actor, (event, player))?;
        Ok(asked.map(|()| path_of(event)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => not_asked(&visit, &state, event, (why, NewAccountForm::default())).await,
    }
}

/// The page says what there is by now, or that it was asked for too often.
async fn not_asked(
    visit: &Visit,
    state: &State,
    event: EventId,
    (why, form): (NotAsked, NewAccountForm),
) -> Shown {
    match why {
        NotAsked::NotThere => Err(PageError::NoLink),
        NotAsked::TooOften => refused(&own_page(visit, state, event).await?.too_often(form)),
        NotAsked::HasOne | NotAsked::OfAnother | NotAsked::Waits => {
            conflict(&own_page(visit, state, event).await?)
        }
    }
}

async fn own_page(
    visit: &Visit,
    state: &State,
    id: EventId,
) -> Result<PlayerAccountPage, PageError> {
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let account = visit.viewer.account.clone().filter(|_| visit.viewer.by_code.is_none());
    let found = read(&state.store, move |db| {
        let (Some(event), Some(player)) =
            (events::find(db, id)?, players::find(db, player, Eyes::Public)?)
        else {
            return Ok(None);
        };
        let own = desk::player_accounts::own(db, account.as_ref(), player.id)?;
        Ok(Some((event, player, own)))
    });
    let (event, player, own) = found.await?.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("player-account-title"), Section::Events);
    let min_chars = state.settings.accounts.password_min_chars;
    Ok(PlayerAccountPage::new(frame, &event, (&player, own), min_chars))
}

/// An arbiter says that an account is the player's.
pub(super) async fn confirm(
    visit: Visit,
    path: Path<(EventId, AccountId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    decide(&visit, &state, (*path, AccountVerdict::Confirm), posted).await
}

/// An arbiter says that it is not.
pub(super) async fn refuse(
    visit: Visit,
    path: Path<(EventId, AccountId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    decide(&visit, &state, (*path, AccountVerdict::Refuse), posted).await
}

async fn decide(
    visit: &Visit,
    state: &State,
    (at, verdict): ((EventId, AccountId), AccountVerdict),
    posted: Posted<Nothing>,
) -> Shown {
    let done = submit(state, visit, posted, move |db, actor, _| {
        let done = desk::player_accounts::decide(db, actor, at, verdict)?;
        Ok(done.map(|()| format!("/events/{}/queue", at.0)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => {
            let waiting = queue::load(state, visit, at.0).await?;
            let shown = queue::queue_page(visit, &waiting, &RulingForm::default());
            conflict(&shown.not_confirmed(why))
        }
    }
}

/// Takes back that an account waits, whoever has asked.
pub(super) async fn withdraw(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let event = *event;
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let done = submit_by_link(&state, &visit, posted, move |db, guest, _| {
        desk::player_accounts::withdraw(db, guest, player)?;
        Ok(Ok::<_, ()>(path_of(event)))
    });
    Ok(see_other(done.await?.map_err(|_| PageError::NotFound)?))
}

/// An account is nobody's any more.
pub(super) async fn end(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let id = *account;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::player_accounts::end(db, actor, id)?.map(|()| format!("/accounts/{id}")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err(_) => Err(PageError::NotFound),
    }
}
