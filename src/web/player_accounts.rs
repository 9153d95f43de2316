//! Accounts of players: made by who came in by a personal link, confirmed at the desk, ended by administrators.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};

use super::answer::{Asker, conflict, hashing, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, once, submit};
use super::session::{self, Arrival, Begun};
use super::state::State;
use super::visit::Visit;
use crate::desk;
use crate::desk::accounts::NewAccount;
use crate::desk::player_accounts::NotOpened;
use crate::domain::accounts::Rank;
use crate::domain::player_accounts::{AccountVerdict, NotAsked, NotConfirmed};
use crate::domain::privacy::Eyes;
use crate::domain::{AccountId, EventId};
use crate::form::Nothing;
use crate::form::accounts::{AccountComplaint, CheckedAccount, NewAccountForm};
use crate::secrets::hash_password;
use crate::store::{accounts, events, players};
use crate::view::player_accounts::PlayerAccountPage;
use crate::view::{Section, Text};

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
            Ok((to, begun)) => return Ok(session::carried_by(&state, &begun, see_other(to))),
            Err(NotOpened::NameTaken) => vec![AccountComplaint::NameTaken],
            // The page says what there is by now.
            Err(NotOpened::NotAsked(_)) => {
                return conflict(&own_page(&visit, &state, *event).await?);
            }
        },
    };
    refused(&own_page(&visit, &state, *event).await?.with_complaints(form, &found))
}

/// Where to go on, and the new session.
async fn try_to_open(
    visit: &Visit,
    state: &State,
    (event, arrival): (EventId, Arrival),
    (new, posted): (CheckedAccount, Posted<NewAccountForm>),
) -> Result<Result<(String, Begun), NotOpened>, PageError> {
    let player = visit.viewer.player().ok_or(PageError::NoLink)?;
    let guest = visit.guest()?;
    let Posted { digest, .. } = posted.by(&format!("{:?}", guest.bearer));
    hashing(state, Asker::Stranger, move |store| {
        let (password_hash, begun) = (hash_password(&new.password)?, Begun::new()?);
        let new = NewAccount { name: new.name, password_hash, rank: new.rank };
        let done = store.write(|db| {
            let done = once(db, &digest, guest.now, |db| {
                let opened = desk::player_accounts::open(db, &guest, (event, player), &new)?;
                Ok(opened.map(|_| path_of(event)))
            })?;
            // Of a second click too: its answer is the one that the browser keeps.
            if done.is_ok()
                && let Some(account) = accounts::find_by_name(db, &new.name)?
            {
                session::begin(db, &begun, account.id, &arrival)?;
            }
            Ok(done)
        })?;
        Ok(done.map(|to| (to, begun)))
    })
    .await
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
        Err((_, NotAsked::HasOne | NotAsked::Waits | NotAsked::OfAnother)) => {
            conflict(&own_page(&visit, &state, event).await?)
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
            (events::find(db, id)?, players::find(db, player, Eyes::Staff)?)
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
    let queue = format!("/events/{}/queue", at.0);
    let done = submit(state, visit, posted, move |db, actor, _| {
        Ok(desk::player_accounts::decide(db, actor, at, verdict)?
            .map(|()| format!("/events/{}/queue", at.0)))
    });
    // Somebody was faster: the queue shows what waits still.
    Ok(see_other(done.await?.unwrap_or(queue)))
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
        Err((_, NotConfirmed::Gone | NotConfirmed::HasOne)) => Err(PageError::NotFound),
    }
}
