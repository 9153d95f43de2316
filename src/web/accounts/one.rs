//! One account, as administrators see it: disabled and enabled, with a new password.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::accounts::NoAccount;
use domain::AccountId;
use domain::accounts::{Account, NotDisabled, Standing};
use form::Nothing;
use form::accounts::{AccountComplaint, GivenPasswordForm};
use store::accounts;
use system::secrets::hash_password;
use view::Section;
use view::accounts::{AccountPage, account_complaints, not_disabled_words};
use view::ask::{AskPage, Place};
use view::player_accounts::PlayerLine;
use words::Text;

use super::sessions::sessions_of;
use crate::web::answer::{Asker, hashing, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, once, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// One account. The own one has a page of its own.
pub(in crate::web) async fn show(
    visit: Visit,
    request: HttpRequest,
    account: Path<AccountId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    if visit.viewer.account_id() == Some(*account) {
        return Ok(see_other("/account"));
    }
    page(&account_page(&visit, &state, &request, (*account, &[])).await?)
}

/// Asks whether an account is disabled.
pub(in crate::web) async fn disable_form(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (account, _) = load(&state, *account).await?;
    let told = vec![Text::new("account-disable-lead")];
    let title = Text::new("account-disable");
    let action = format!("/accounts/{}/disable", account.id);
    page(&asking(&visit, &account).asking(told, action, title))
}

/// Disables an account: its sessions end.
pub(in crate::web) async fn disable(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *account;
    let (account, _) = load(&state, id).await?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::accounts::disable(db, actor, id)?;
        Ok(done.map(|()| format!("/accounts/{id}")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotDisabled::Gone)) => Err(PageError::NotFound),
        Err((_, why)) => refused(&asking(&visit, &account).refused(not_disabled_words(why), None)),
    }
}

/// Enables an account again.
pub(in crate::web) async fn enable(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *account;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::accounts::enable(db, actor, id)?;
        Ok(done.map(|()| format!("/accounts/{id}")))
    });
    let done = done.await?.map_err(|(_, NoAccount)| PageError::NotFound);
    Ok(see_other(done?))
}

/// Sets a password for an account of somebody else.
pub(in crate::web) async fn give_password(
    visit: Visit,
    request: HttpRequest,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<GivenPasswordForm>,
) -> Result<HttpResponse, PageError> {
    let by = visit.actor()?.account;
    let (account, _) = load(&state, *account).await?;
    if account.id == by {
        return Err(PageError::NotFound);
    }
    let id = account.id;
    match try_give(&state, &visit, account, posted).await? {
        Ok(location) => Ok(see_other(location)),
        Err(found) => refused(&account_page(&visit, &state, &request, (id, &found)).await?),
    }
}

async fn try_give(
    state: &State,
    visit: &Visit,
    account: Account,
    posted: Posted<GivenPasswordForm>,
) -> Result<Result<String, Vec<AccountComplaint>>, PageError> {
    let actor = visit.actor()?;
    let Posted { form, digest } = posted.of(actor.account);
    let password = match form.parse(&account.name, state.settings.accounts.password_min_chars) {
        Ok(password) => password,
        Err(found) => return Ok(Err(found)),
    };
    hashing(state, visit.client, Asker::Known, move |store| {
        let hash = hash_password(&password)?;
        Ok(store.write(|db| {
            once(db, &digest, actor.now, |db| {
                let (by, given) = (Some(actor.account), (account.id, hash.as_str()));
                desk::accounts::give_password(db, by, given, actor.now)?;
                Ok(Ok(format!("/accounts/{}", account.id)))
            })
        })?)
    })
    .await
}

async fn load(state: &State, id: AccountId) -> Result<(Account, Standing), PageError> {
    let there = read(&state.store, accounts::list_standing).await?;
    there.into_iter().find(|(account, _)| account.id == id).ok_or(PageError::NotFound)
}

fn asking(visit: &Visit, account: &Account) -> AskPage {
    let back = format!("/accounts/{}", account.id);
    let place = Place::Below { href: back.clone(), name: account.name.clone() };
    AskPage::new(visit.frame(Text::new("account-disable"), Section::Accounts), place, back)
}

async fn account_page(
    visit: &Visit,
    state: &State,
    request: &HttpRequest,
    (id, found): (AccountId, &[AccountComplaint]),
) -> Result<AccountPage, PageError> {
    let (account, standing) = load(state, id).await?;
    let sessions = sessions_of(visit, state, request, id).await?;
    let title = Text::new("title-plain").with("name", account.name.as_str());
    let frame = visit.frame(title, Section::Accounts);
    let min_chars = state.settings.accounts.password_min_chars;
    let player = read(&state.store, move |db| desk::player_accounts::named(db, id)).await?;
    let page = AccountPage::new(frame, (&account, standing), sessions, min_chars);
    let page = AccountPage { player: player.as_ref().map(PlayerLine::new), ..page };
    Ok(AccountPage { complaints: account_complaints(found), ..page })
}
