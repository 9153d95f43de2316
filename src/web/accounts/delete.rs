//! Accounts deleted.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::AccountId;
use domain::accounts::Account;
use domain::bin::NotDeleted;
use form::Nothing;
use store::accounts;
use view::Section;
use view::ask::{AskPage, Place};
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::bin::Asking;
use crate::web::done::{Details, with_details};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether an account is deleted.
pub(in crate::web) async fn delete_form(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&asking(&visit, &load(&state, *account).await?, None))
}

/// Deletes an account.
pub(in crate::web) async fn delete(
    visit: Visit,
    account: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *account;
    let account = load(&state, id).await?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::bin::delete_account(db, actor, id)?.map(|()| "/accounts".to_owned()))
    });
    match done.await? {
        Ok(location) => {
            let details =
                Details { name: account.name, undo: format!("/bin/account/{id}/restore") };
            Ok(with_details(see_other(location), details))
        }
        Err((_, why)) => refused(&asking(&visit, &account, Some(&why))),
    }
}

async fn load(state: &State, id: AccountId) -> Result<Account, PageError> {
    let there = read(&state.store, accounts::list).await?;
    there.into_iter().find(|account| account.id == id).ok_or(PageError::NotFound)
}

fn asking(visit: &Visit, account: &Account, refusal: Option<&NotDeleted>) -> AskPage {
    let asking = Asking {
        title: Text::new("delete-account-title"),
        lead: Text::new("delete-account-lead"),
        parts: Vec::new(),
        place: Place::Below { href: "/accounts".to_owned(), name: account.name.clone() },
        section: Section::Accounts,
        action: format!("/accounts/{}/delete", account.id),
        back: "/accounts".to_owned(),
    };
    asking.page(visit, refusal)
}
