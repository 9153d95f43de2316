//! The own account: another password.

use actix_web::HttpResponse;
use actix_web::web::{Data, block};
use chrono::{DateTime, Utc};
use serde_json::json;

use crate::domain::AccountId;
use crate::domain::accounts::Account;
use crate::domain::audit::{Act, ActKind};
use crate::form::accounts::{AccountComplaint, PasswordForm};
use crate::secrets::{Token, hash_password, is_password};
use crate::store::{Db, Stored, accounts, audit, sessions};
use crate::view::accounts::{OwnPage, account_complaints};
use crate::view::complaints::Complaints;
use crate::view::{Section, Text};
use crate::web::answer::{page, refused};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::session;
use crate::web::submission::Submission;
use crate::web::visit::Visit;

/// The own account.
pub(in crate::web) async fn own(
    visit: Visit,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&own_page(&visit, &state, Complaints::default(), None))
}

/// Changes the own password; every other session of the account ends.
pub(in crate::web) async fn change_password(
    visit: Visit,
    state: Data<State>,
    submission: Submission<PasswordForm>,
) -> Result<HttpResponse, PageError> {
    let Some(account) = visit.viewer.account.clone() else {
        return Err(PageError::SignInNeeded);
    };
    let session = Token::new()?;
    match try_change(&state, &visit, account, submission.form, session.clone()).await? {
        Ok(()) => {
            let done = Some(Text::new("password-changed"));
            let answer = page(&own_page(&visit, &state, Complaints::default(), done))?;
            Ok(session::carried_by(&state, &session, answer))
        }
        Err(found) => refused(&own_page(&visit, &state, account_complaints(&found), None)),
    }
}

async fn try_change(
    state: &State,
    visit: &Visit,
    account: Account,
    form: PasswordForm,
    session: Token,
) -> Result<Result<(), Vec<AccountComplaint>>, PageError> {
    let now = visit.now;
    let settings = state.settings.accounts.clone();
    let store = state.store.clone();
    let work = block(move || {
        let hash = store.read(|db| accounts::password_hash(db, account.id))?;
        let mut found = Vec::new();
        if !is_password(&form.present_password, hash.as_deref()) {
            found.push(AccountComplaint::WrongPassword);
        }
        let password = match form.parse(&account.name, settings.password_min_chars) {
            Ok(password) if found.is_empty() => password,
            Ok(_) => return Ok(Err(found)),
            Err(more) => return Ok(Err(found.into_iter().chain(more).collect())),
        };
        let hash = hash_password(&password)?;
        store.write(|db| {
            set_password(db, account.id, &hash, now)?;
            session::begin(db, &session, account.id, now, settings.session_hours)
        })?;
        Ok::<_, PageError>(Ok(()))
    });
    work.await?
}

fn set_password(db: &mut Db, account: AccountId, hash: &str, now: DateTime<Utc>) -> Stored<()> {
    accounts::set_password_hash(db, account, hash)?;
    sessions::delete_of(db, account)?;
    let detail = json!({ "account": account });
    let act = Act { account: Some(account), event: None, kind: ActKind::PasswordChanged, detail };
    audit::insert(db, &act, now)
}

fn own_page(visit: &Visit, state: &State, complaints: Complaints, done: Option<Text>) -> OwnPage {
    OwnPage {
        frame: visit.frame(Text::new("own-account-title"), Section::Elsewhere),
        name: visit.viewer.account.as_ref().map(|account| account.name.clone()).unwrap_or_default(),
        complaints,
        done,
        password_min_chars: state.settings.accounts.password_min_chars,
    }
}
