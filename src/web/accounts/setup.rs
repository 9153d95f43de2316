//! The first administrator, behind a one-time link.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, Utc};
use desk::accounts::{NameTaken, NewAccount};
use domain::accounts::{Rank, SetupLink};
use form::accounts::{AccountComplaint, CheckedAccount, NewAccountForm};
use store::accounts;
use system::secrets::{Token, hash_password};
use view::Section;
use view::accounts::{SetupPage, account_complaints};
use view::head::Head;
use words::Text;

use crate::web::answer::{Asker, hashing, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::Posted;
use crate::web::session::{self, Arrival, Begun};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The form behind the one-time link. Opening it does not spend it.
pub(in crate::web) async fn setup_form(
    visit: Visit,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    must_be_open(&state, Token::received(&token).hash(), visit.now).await?;
    page(&setup_page(&visit, &state, NewAccountForm::default(), &[]))
}

/// A link that is spent, or never was, leads nowhere; one that was not used in time says so.
async fn must_be_open(state: &State, link: String, now: DateTime<Utc>) -> Result<(), PageError> {
    match read(&state.store, move |db| accounts::setup_link(db, &link, now)).await? {
        SetupLink::Open => Ok(()),
        SetupLink::Expired => Err(PageError::LinkExpired),
        SetupLink::Unknown => Err(PageError::NotFound),
    }
}

/// Makes the first administrator, who is signed in at once.
pub(in crate::web) async fn setup(
    visit: Visit,
    request: HttpRequest,
    token: Path<String>,
    state: Data<State>,
    posted: Posted<NewAccountForm>,
) -> Result<HttpResponse, PageError> {
    let link = Token::received(&token).hash();
    must_be_open(&state, link.clone(), visit.now).await?;
    let arrival = Arrival::of(&request, &state, visit.now);
    let form = NewAccountForm { rank: Rank::Administrator.as_str().into(), ..posted.form };
    let made = match form.parse(state.settings.accounts.password_min_chars) {
        Ok(new) => make_first(&state, arrival, new, link).await?,
        Err(found) => Err(found),
    };
    match made {
        Ok(Some(begun)) => Ok(session::carried_by(&state, &begun, see_other("/"))),
        Ok(None) => Err(PageError::NotFound),
        Err(found) => refused(&setup_page(&visit, &state, form, &found)),
    }
}

/// Makes the account and its session, and spends the link; `None` when it is spent already.
async fn make_first(
    state: &State,
    arrival: Arrival,
    new: CheckedAccount,
    link: String,
) -> Result<Result<Option<Begun>, Vec<AccountComplaint>>, PageError> {
    hashing(state, arrival.client, Asker::Stranger, move |store| {
        let (password_hash, begun) = (hash_password(&new.password)?, Begun::new()?);
        let new = NewAccount { name: new.name, password_hash, rank: new.rank };
        Ok(store.write(|db| match desk::accounts::add_first(db, &link, &new, arrival.now)? {
            Ok(Some(account)) => {
                session::begin(db, &begun, account, &arrival)?;
                Ok(Ok(Some(begun)))
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
        frame: visit.frame(Text::new("setup-title"), Section::Elsewhere).about(Head::unlisted),
        form,
        complaints: account_complaints(found),
        password_min_chars: state.settings.accounts.password_min_chars,
    }
}
