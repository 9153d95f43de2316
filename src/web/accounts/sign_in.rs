//! Signing in and out.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use domain::accounts::{AccountName, PasswordBy, Standing};
use domain::{AccountId, NameKey};
use form::Nothing;
use form::accounts::SignInForm;
use store::by_link::seats;
use store::locks::Reach;
use store::{Db, StoreError, Stored, accounts};
use system::clock;
use system::secrets::is_password;
use view::Section;
use view::accounts::{SignInPage, SignInRefusal, sign_in_words};
use view::head::Head;
use words::Text;

use crate::web::answer::{Asker, hashing, html, page, read, refused, see_other, write};
use crate::web::attempts::Try;
use crate::web::error::PageError;
use crate::web::headers;
use crate::web::posted::Posted;
use crate::web::queries::Query;
use crate::web::senders::sender;
use crate::web::session::{self, Arrival, Begun};
use crate::web::state::State;
use crate::web::visit::Visit;

pub(in crate::web) async fn sign_in_form(
    visit: Visit,
    form: Query<SignInForm>,
) -> Result<HttpResponse, PageError> {
    page(&sign_in_page(&visit, form.into_inner(), None))
}

/// Signs in. A stranger's wrong passwords in a row, for one name or from one address, have to wait.
pub(in crate::web) async fn sign_in(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    posted: Posted<SignInForm>,
) -> Result<HttpResponse, PageError> {
    let form = posted.form;
    let Some(name) = form.name() else {
        return not_begun(&visit, form, SignInRefusal::Wrong);
    };
    let arrival = Arrival::of(&request, &state, visit.now);
    let one = its_try(&state, &request, &name, &arrival).await?;
    let Ok(taken) = state.attempts.take(one, clock::instant()) else {
        return must_wait(&visit, &state, form);
    };
    let asker = if taken.is_strangers() { Asker::Stranger } else { Asker::Known };
    let password = form.password.clone();
    match check_and_begin(&state, asker, arrival, (name, password)).await? {
        Ok(begun) => {
            state.attempts.succeeded(taken, clock::instant());
            Ok(session::carried_by(&state, &begun, see_other(form.destination())))
        }
        Err(refusal) => not_begun(&visit, form, refusal),
    }
}

async fn its_try(
    state: &State,
    request: &HttpRequest,
    name: &AccountName,
    arrival: &Arrival,
) -> Result<Try, PageError> {
    let (key, from) = (NameKey::of(name.as_str()), sender(request, &state.settings.server));
    let (name, arrival) = (name.clone(), arrival.clone());
    let known_by = read(&state.store, move |db| arrival.known_by(db, &name)).await?;
    Ok(Try { name: key, from, known_by })
}

fn not_begun(
    visit: &Visit,
    form: SignInForm,
    refusal: SignInRefusal,
) -> Result<HttpResponse, PageError> {
    refused(&sign_in_page(visit, form, Some(sign_in_words(refusal))))
}

fn must_wait(visit: &Visit, state: &State, form: SignInForm) -> Result<HttpResponse, PageError> {
    let secs = state.settings.accounts.sign_in_pause_secs;
    let words = Text::new("sign-in-wait").with("secs", secs.to_string());
    html(StatusCode::TOO_MANY_REQUESTS, &sign_in_page(visit, form, Some(words)))
}

/// The new session, if the password is right. Only then it is told why there is none.
async fn check_and_begin(
    state: &Data<State>,
    asker: Asker,
    arrival: Arrival,
    (name, password): (AccountName, String),
) -> Result<Result<Begun, SignInRefusal>, PageError> {
    let (state, client) = (state.clone(), arrival.client);
    hashing(&state.clone(), client, asker, move |store| {
        let known = store.read(|db| secret_of(db, &name))?;
        if !is_password(&password, known.as_ref().map(|(_, hash)| hash.as_str())) {
            return Ok(Err(SignInRefusal::Wrong));
        }
        let begun = Begun::new()?;
        // Somebody may have set another password while this one was looked at.
        let check = |db: &mut Db| may_begin(db, (&name, known.as_ref()), &arrival);
        let done = store.write(|db| {
            Ok(match check(db)? {
                Ok((account, _)) => Ok(session::begin(db, &begun, account, &arrival)?),
                Err(refusal) => Err(refusal),
            })
        });
        let done = match done {
            // Else it could not be seen to by signing in.
            Err(StoreError::NoRoom(why)) => match store.read(check)? {
                Ok((account, hash)) if state.unsaved.begin(&begun, (account, &hash), &arrival) => {
                    Ok(())
                }
                Ok(_) => return Err(StoreError::NoRoom(why).into()),
                Err(refusal) => Err(refusal),
            },
            done => done?,
        };
        Ok(done.map(|()| begun))
    })
    .await
}

/// The account of a name and the hash of its password, if it is still the known one and may be signed in with.
fn may_begin(
    db: &mut Db,
    (name, known): (&AccountName, Option<&(AccountId, String)>),
    arrival: &Arrival,
) -> Stored<Result<(AccountId, String), SignInRefusal>> {
    let Some(secret) = secret_of(db, name)?.filter(|now| Some(now) == known) else {
        return Ok(Err(SignInRefusal::Wrong));
    };
    let refusal =
        accounts::standing(db, secret.0)?.and_then(|standing| stands_off(standing, arrival));
    Ok(refusal.map_or(Ok(secret), Err))
}

/// Why nobody signs in with an account, even by the right password.
fn stands_off(standing: Standing, arrival: &Arrival) -> Option<SignInRefusal> {
    if standing.disabled_at.is_some() {
        return Some(SignInRefusal::Disabled);
    }
    match standing.password {
        PasswordBy::Another(until) if until <= arrival.now => Some(SignInRefusal::Expired),
        PasswordBy::Another(_) | PasswordBy::Owner => None,
    }
}

/// The account of a name and the hash of its password.
fn secret_of(db: &mut Db, name: &AccountName) -> Stored<Option<(AccountId, String)>> {
    let Some(account) = accounts::find_by_name(db, name)? else {
        return Ok(None);
    };
    Ok(accounts::password_hash(db, account.id)?.map(|hash| (account.id, hash)))
}

fn sign_in_page(visit: &Visit, form: SignInForm, refusal: Option<Text>) -> SignInPage {
    let form = SignInForm { password: String::new(), ..form };
    let frame = visit.frame(Text::new("sign-in-title"), Section::Elsewhere).shut();
    SignInPage { frame: frame.about(Head::unlisted), form, refusal }
}

/// Signs out: the row goes, the cookie, what the browser keeps of the pages, and the account's seats in games by link.
pub(in crate::web) async fn sign_out(
    visit: Visit,
    request: HttpRequest,
    state: Data<State>,
    _: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    if let Some(token) = session::token(&request, &state) {
        let seats = session::seats(&request, &state).zip(visit.viewer.account_id());
        let was_unsaved = state.unsaved.end(&token.hash());
        let ended = write(&state.store, Reach::Nothing, move |db| {
            if let Some((browser, account)) = seats {
                seats::leave(db, &browser.hash(), account)?;
            }
            desk::codes::sign_out(db, &token.hash(), visit.now)
        });
        match ended.await {
            // There is no row of it.
            Err(PageError::Store(StoreError::NoRoom(_))) if was_unsaved => {}
            ended => ended?,
        }
    }
    Ok(headers::forgotten(session::ended_by(&state, see_other("/"))))
}
