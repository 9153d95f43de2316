//! The first administrator, signing in and out, passwords, roles.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::json;

use super::answer::{html, page, read, refused, see_other, write};
use super::error::PageError;
use super::server::State;
use super::session;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::accounts::{Account, Rank, Role};
use crate::domain::audit::{Act, ActKind};
use crate::domain::{AccountId, EventId};
use crate::form::accounts::{
    AccountComplaint, NewAccount, NewAccountForm, PasswordForm, RoleForm, SignInForm,
};
use crate::secrets::{Token, hash_password, is_password};
use crate::store::{Db, Stored, accounts, audit, events, sessions};
use crate::view::accounts::{
    AccountsPage, OwnPage, RolesPage, SetupPage, SignInPage, account_complaints,
};
use crate::view::complaints::Complaints;
use crate::view::{Section, Text};

/// The form behind the one-time link. Opening it does not spend it.
pub(super) async fn setup_form(
    visit: Visit,
    token: Path<String>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let hash = Token::received(&token).hash();
    if !read(&state.store, move |db| accounts::is_setup_link(db, &hash)).await? {
        return Err(PageError::NotFound);
    }
    page(&setup_page(&visit, &state, NewAccountForm::default(), &[]))
}

/// Makes the first administrator, who is signed in at once.
pub(super) async fn setup(
    visit: Visit,
    token: Path<String>,
    state: Data<State>,
    submission: Submission<NewAccountForm>,
) -> Result<HttpResponse, PageError> {
    let form = NewAccountForm {
        rank: Rank::Administrator.as_str().into(),
        ..submission.form
    };
    let new = match form.parse(state.settings.accounts.password_min_chars) {
        Ok(new) => new,
        Err(found) => return refused(&setup_page(&visit, &state, form, &found)),
    };
    let link = Token::received(&token).hash();
    let session = Token::new()?;
    match make_first(&state, &visit, new, link, session.clone()).await? {
        Made::Yes => {
            let mut answer = see_other("/");
            answer.add_cookie(&session::cookie(&state, &session)).ok();
            Ok(answer)
        }
        Made::NameTaken => refused(&setup_page(
            &visit,
            &state,
            form,
            &[AccountComplaint::NameTaken],
        )),
        Made::LinkSpent => Err(PageError::NotFound),
    }
}

enum Made {
    Yes,
    NameTaken,
    LinkSpent,
}

async fn make_first(
    state: &State,
    visit: &Visit,
    new: NewAccount,
    link: String,
    session: Token,
) -> Result<Made, PageError> {
    let (now, hours) = (visit.now, state.settings.accounts.session_hours);
    let store = state.store.clone();
    actix_web::web::block(move || {
        let hash = hash_password(&new.password)?;
        let made = store.write(|db| {
            if !accounts::is_setup_link(db, &link)? {
                return Ok(Made::LinkSpent);
            }
            let Some(id) = accounts::insert(db, &new.name, &hash, new.rank, now)? else {
                return Ok(Made::NameTaken);
            };
            accounts::delete_setup_links(db)?;
            let detail = json!({ "name": new.name.as_str(), "rank": new.rank.as_str() });
            let act = Act {
                account: Some(id),
                event: None,
                kind: ActKind::AccountAdded,
                detail,
            };
            audit::insert(db, &act, now)?;
            session::begin(db, &session, id, now, hours)?;
            Ok(Made::Yes)
        })?;
        Ok::<_, PageError>(made)
    })
    .await?
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

/// The sign-in form.
pub(super) async fn sign_in_form(
    visit: Visit,
    form: actix_web::web::Query<SignInForm>,
) -> Result<HttpResponse, PageError> {
    page(&sign_in_page(&visit, form.into_inner(), None))
}

/// Signs in. Wrong passwords in a row, for one name or from one address, have to wait.
pub(super) async fn sign_in(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    submission: Submission<SignInForm>,
) -> Result<HttpResponse, PageError> {
    let form = submission.form;
    if !state.may_try(&form.name, request.peer_addr()) {
        let secs = state.settings.accounts.sign_in_pause_secs;
        let refusal = Text::new("sign-in-wait").with("secs", secs.to_string());
        let status = actix_web::http::StatusCode::TOO_MANY_REQUESTS;
        return html(status, &sign_in_page(&visit, form, Some(refusal)));
    }
    let session = Token::new()?;
    if !check_and_begin(&state, &visit, form.clone(), session.clone()).await? {
        return refused(&sign_in_page(
            &visit,
            form,
            Some(Text::new("sign-in-wrong")),
        ));
    }
    let mut answer = see_other(form.destination());
    answer.add_cookie(&session::cookie(&state, &session)).ok();
    Ok(answer)
}

async fn check_and_begin(
    state: &State,
    visit: &Visit,
    form: SignInForm,
    session: Token,
) -> Result<bool, PageError> {
    let (now, hours) = (visit.now, state.settings.accounts.session_hours);
    let store = state.store.clone();
    let checked = actix_web::web::block(move || {
        let known = store.read(|db| {
            let account = accounts::find_by_name(db, &form.name)?;
            let Some(account) = account else {
                return Ok(None);
            };
            Ok(accounts::password_hash(db, account.id)?.map(|hash| (account.id, hash)))
        })?;
        if !is_password(
            &form.password,
            known.as_ref().map(|(_, hash)| hash.as_str()),
        ) {
            return Ok(false);
        }
        let Some((id, _)) = known else {
            return Ok(false);
        };
        store.write(|db| session::begin(db, &session, id, now, hours))?;
        Ok::<_, PageError>(true)
    });
    checked.await?
}

fn sign_in_page(visit: &Visit, form: SignInForm, refusal: Option<Text>) -> SignInPage {
    let form = SignInForm {
        password: String::new(),
        ..form
    };
    SignInPage {
        frame: visit.frame(Text::new("sign-in-title"), Section::Elsewhere),
        form,
        refusal,
    }
}

/// Signs out: the row goes, and the cookie.
pub(super) async fn sign_out(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    if let Some(token) = session::token(&request, &state) {
        write(&state.store, move |db| sessions::delete(db, &token.hash())).await?;
    }
    let mut answer = see_other("/");
    answer.add_cookie(&session::ended_cookie(&state)).ok();
    Ok(answer)
}

/// The own account.
pub(super) async fn own(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    page(&own_page(&visit, &state, Complaints::default(), None))
}

/// Changes the own password; every other session of the account ends.
pub(super) async fn change_password(
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
            let mut answer = page(&own_page(&visit, &state, Complaints::default(), done))?;
            answer.add_cookie(&session::cookie(&state, &session)).ok();
            Ok(answer)
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
    let work = actix_web::web::block(move || {
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

fn set_password(
    db: &mut Db,
    account: AccountId,
    hash: &str,
    now: chrono::DateTime<chrono::Utc>,
) -> Stored<()> {
    accounts::set_password_hash(db, account, hash)?;
    sessions::delete_of(db, account)?;
    let detail = json!({ "account": account });
    let act = Act {
        account: Some(account),
        event: None,
        kind: ActKind::PasswordChanged,
        detail,
    };
    audit::insert(db, &act, now)
}

fn own_page(visit: &Visit, state: &State, complaints: Complaints, done: Option<Text>) -> OwnPage {
    OwnPage {
        frame: visit.frame(Text::new("own-account-title"), Section::Elsewhere),
        name: visit
            .viewer
            .account
            .as_ref()
            .map(|account| account.name.clone())
            .unwrap_or_default(),
        complaints,
        done,
        password_min_chars: state.settings.accounts.password_min_chars,
    }
}

/// Every account.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    page(&accounts_page(&visit, &state, NewAccountForm::default(), &[]).await?)
}

/// A new account.
pub(super) async fn create(
    visit: Visit,
    state: Data<State>,
    submission: Submission<NewAccountForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
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
    new: NewAccount,
    digest: String,
) -> Result<Result<String, AccountComplaint>, PageError> {
    let (now, by) = (visit.now, visit.viewer.account_id());
    let store = state.store.clone();
    let work =
        actix_web::web::block(move || {
            let hash = hash_password(&new.password)?;
            let added = store.write(|db| {
            once(db, &digest, now, |db| {
                let Some(id) = accounts::insert(db, &new.name, &hash, new.rank, now)? else {
                    return Ok(Err(AccountComplaint::NameTaken));
                };
                let detail =
                    json!({ "account": id, "name": new.name.as_str(), "rank": new.rank.as_str() });
                let act = Act { account: by, event: None, kind: ActKind::AccountAdded, detail };
                audit::insert(db, &act, now)?;
                Ok(Ok("/accounts".to_owned()))
            })
        })?;
            Ok::<_, PageError>(added)
        });
    work.await?
}

async fn accounts_page(
    visit: &Visit,
    state: &State,
    form: NewAccountForm,
    found: &[AccountComplaint],
) -> Result<AccountsPage, PageError> {
    let known = read(&state.store, accounts::list).await?;
    let frame = visit.frame(Text::new("accounts-title"), Section::Accounts);
    let min_chars = state.settings.accounts.password_min_chars;
    Ok(AccountsPage::new(
        frame,
        &known,
        form,
        account_complaints(found),
        min_chars,
    ))
}

/// Who may do what at an event.
pub(super) async fn roles(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&roles_page(&visit, &state, *event, RoleForm::default()).await?)
}

/// Gives an account a role at an event, or takes it away.
pub(super) async fn set_role(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    submission: Submission<RoleForm>,
) -> Result<HttpResponse, PageError> {
    let (form, event) = (submission.form, *event);
    let answer = match form.parse() {
        Ok(role) => give_role(&state, &visit, event, form.name.clone(), role).await?,
        Err(complaint) => Err(complaint),
    };
    let Err(complaint) = answer else {
        return Ok(see_other(format!("/events/{event}/roles")));
    };
    let mut shown = roles_page(&visit, &state, event, form).await?;
    shown.complaints = account_complaints(&[complaint]);
    refused(&shown)
}

async fn give_role(
    state: &State,
    visit: &Visit,
    event: EventId,
    name: String,
    role: Option<Role>,
) -> Result<Result<(), AccountComplaint>, PageError> {
    let (by, now) = (visit.viewer.account_id(), visit.now);
    write(&state.store, move |db| {
        let Some(account) = accounts::find_by_name(db, &name)? else {
            return Ok(Err(AccountComplaint::NoAccount(name)));
        };
        accounts::set_role(db, account.id, event, role)?;
        let detail = json!({ "account": account.id, "role": role.map(Role::as_str) });
        let act = Act {
            account: by,
            event: Some(event),
            kind: ActKind::RoleChanged,
            detail,
        };
        audit::insert(db, &act, now)?;
        Ok(Ok(()))
    })
    .await
}

async fn roles_page(
    visit: &Visit,
    state: &State,
    id: EventId,
    form: RoleForm,
) -> Result<RolesPage, PageError> {
    let found = read(&state.store, move |db| {
        Ok((
            events::find(db, id)?,
            accounts::list_roles(db, id)?,
            accounts::list(db)?,
        ))
    });
    let (event, people, known) = found.await?;
    let event = event.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("roles-title"), Section::Events);
    Ok(RolesPage::new(frame, &event, &people, &known, form))
}
