//! Who may do what at an event.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::accounts::NoAccount;
use domain::EventId;
use form::accounts::{AccountComplaint, RoleForm};
use store::{accounts, events};
use view::Section;
use view::accounts::{RolesPage, account_complaints};
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Who may do what at an event.
pub(in crate::web) async fn roles(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&roles_page(&visit, &state, *event, RoleForm::default()).await?)
}

/// Gives an account a role at an event, or takes it away.
pub(in crate::web) async fn set_role(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<RoleForm>,
) -> Result<HttpResponse, PageError> {
    let event = *event;
    let (name, role) = match posted.form.parse() {
        Ok(given) => given,
        Err(complaint) => {
            return not_given(&visit, &state, event, posted.form, complaint).await;
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::accounts::give_role(db, actor, event, (&name, role))?;
        let done = done.map(|()| format!("/events/{event}/roles"));
        Ok(done.map_err(|NoAccount| AccountComplaint::NoAccount(name.to_string())))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, complaint)) => not_given(&visit, &state, event, form, complaint).await,
    }
}

async fn not_given(
    visit: &Visit,
    state: &State,
    event: EventId,
    form: RoleForm,
    complaint: AccountComplaint,
) -> Result<HttpResponse, PageError> {
    let mut shown = roles_page(visit, state, event, form).await?;
    shown.complaints = account_complaints(&[complaint]);
    refused(&shown)
}

async fn roles_page(
    visit: &Visit,
    state: &State,
    id: EventId,
    form: RoleForm,
) -> Result<RolesPage, PageError> {
    let found = read(&state.store, move |db| {
        Ok((events::find(db, id)?, accounts::list_roles(db, id)?, accounts::list(db)?))
    });
    let (event, people, known) = found.await?;
    let event = event.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("roles-title"), Section::Events);
    Ok(RolesPage::new(frame, &event, &people, &known, form))
}
