//! Every account, and new ones.

use actix_web::HttpResponse;
use actix_web::web::Data;
use desk::accounts::{NameTaken, NewAccount};
use form::accounts::{AccountComplaint, CheckedAccount, NewAccountForm};
use store::accounts;
use system::secrets::hash_password;
use view::Section;
use view::accounts::{AccountsPage, account_complaints};
use words::Text;

use crate::web::answer::{Asker, hashing, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{FormDigest, Posted, once};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Every account.
pub(in crate::web) async fn list(
    visit: Visit,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&accounts_page(&visit, &state, NewAccountForm::default(), &[]).await?)
}

/// A new account.
pub(in crate::web) async fn create(
    visit: Visit,
    state: Data<State>,
    posted: Posted<NewAccountForm>,
) -> Result<HttpResponse, PageError> {
    let Posted { form, digest } = posted;
    let new = match form.parse(state.settings.accounts.password_min_chars) {
        Ok(new) => new,
        Err(found) => return refused(&accounts_page(&visit, &state, form, &found).await?),
    };
    match add(&state, &visit, new, digest).await? {
        Ok(location) => Ok(see_other(location)),
        Err(complaint) => refused(&accounts_page(&visit, &state, form, &[complaint]).await?),
    }
}

async fn add(
    state: &State,
    visit: &Visit,
    new: CheckedAccount,
    digest: FormDigest,
) -> Result<Result<String, AccountComplaint>, PageError> {
    let (now, by) = (visit.now, visit.viewer.account_id());
    hashing(state, visit.client, Asker::Known, move |store| {
        let password_hash = hash_password(&new.password)?;
        let new = NewAccount { name: new.name, password_hash, rank: new.rank };
        Ok(store.write(|db| {
            once(db, &digest, now, |db| {
                let done = desk::accounts::add(db, by, &new, now)?;
                let done = done.map(|_| "/accounts".to_owned());
                Ok(done.map_err(|NameTaken| AccountComplaint::NameTaken))
            })
        })?)
    })
    .await
}

async fn accounts_page(
    visit: &Visit,
    state: &State,
    form: NewAccountForm,
    found: &[AccountComplaint],
) -> Result<AccountsPage, PageError> {
    let known = read(&state.store, accounts::list_standing).await?;
    let frame = visit.frame(Text::new("accounts-title"), Section::Accounts);
    let min_chars = state.settings.accounts.password_min_chars;
    Ok(AccountsPage::new(frame, &known, form, account_complaints(found), min_chars))
}
