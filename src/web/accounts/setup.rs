//! The first administrator, behind a one-time link.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};

use crate::desk;
use crate::desk::accounts::{NameTaken, NewAccount};
use crate::domain::accounts::Rank;
use crate::form::accounts::{AccountComplaint, CheckedAccount, NewAccountForm};
use crate::secrets::{Token, hash_password};
use crate::store::accounts;
use crate::view::accounts::{SetupPage, account_complaints};
use crate::view::{Section, Text};
use crate::web::answer::{hashing, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::session;
use crate::web::state::State;
use crate::web::submission::Submission;
use crate::web::visit::Visit;

/// The form behind the one-time link. Opening it does not spend it.
pub(in crate::web) async fn setup_form(
    visit: Visit,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    must_be_unspent(&state, Token::received(&token).hash()).await?;
    page(&setup_page(&visit, &state, NewAccountForm::default(), &[]))
}

/// A link that is spent, or never was, leads nowhere.
async fn must_be_unspent(state: &State, link: String) -> Result<(), PageError> {
    let is_unspent = read(&state.store, move |db| accounts::is_setup_link(db, &link)).await?;
    if is_unspent { Ok(()) } else { Err(PageError::NotFound) }
}

/// Makes the first administrator, who is signed in at once.
pub(in crate::web) async fn setup(
    visit: Visit,
    token: Path<String>,
    state: Data<State>,
    submission: Submission<NewAccountForm>,
) -> Result<HttpResponse, PageError> {
    let link = Token::received(&token).hash();
    must_be_unspent(&state, link.clone()).await?;
    let form = NewAccountForm { rank: Rank::Administrator.as_str().into(), ..submission.form };
    let made = match form.parse(state.settings.accounts.password_min_chars) {
        Ok(new) => make_first(&state, &visit, new, link).await?,
        Err(found) => Err(found),
    };
    match made {
        Ok(Some(session)) => Ok(session::carried_by(&state, &session, see_other("/"))),
        Ok(None) => Err(PageError::NotFound),
        Err(found) => refused(&setup_page(&visit, &state, form, &found)),
    }
}

/// Makes the account and its session, and spends the link; `None` when it is spent already.
async fn make_first(
    state: &State,
    visit: &Visit,
    new: CheckedAccount,
    link: String,
) -> Result<Result<Option<Token>, Vec<AccountComplaint>>, PageError> {
    let (now, hours) = (visit.now, state.settings.accounts.session_hours);
    hashing(state, move |store| {
        let (password_hash, session) = (hash_password(&new.password)?, Token::new()?);
        let new = NewAccount { name: new.name, password_hash, rank: new.rank };
        Ok(store.write(|db| match desk::accounts::add_first(db, &link, &new, now)? {
            Ok(Some(account)) => {
                session::begin(db, &session, account, now, hours)?;
                Ok(Ok(Some(session)))
            }
            Ok(None) => Ok(Ok(None)),
            Err(NameTaken) => Ok(Err(vec![AccountComplaint::NameTaken])),
        })?)
    })
    .await
}

fn setup_page(
    visit: &Visit,
    state: &State,
    form: NewAccountForm,
    found: &[AccountComplaint],
) -> SetupPage {
    SetupPage {
        frame: visit.frame(Text::new("setup-title"), Section::Elsewhere),
        form,
        complaints: account_complaints(found),
        password_min_chars: state.settings.accounts.password_min_chars,
    }
}
