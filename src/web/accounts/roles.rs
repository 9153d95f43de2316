//! Who may do what at an event.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use crate::domain::EventId;
use crate::domain::accounts::Role;
use crate::domain::audit::{Act, ActKind};
use crate::form::accounts::{AccountComplaint, RoleForm};
use crate::store::{accounts, audit, events};
use crate::view::accounts::{RolesPage, account_complaints};
use crate::view::{Section, Text};
use crate::web::answer::{page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::Submission;
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
        let act = Act { account: by, event: Some(event), kind: ActKind::RoleChanged, detail };
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
        Ok((events::find(db, id)?, accounts::list_roles(db, id)?, accounts::list(db)?))
    });
    let (event, people, known) = found.await?;
    let event = event.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("roles-title"), Section::Events);
    Ok(RolesPage::new(frame, &event, &people, &known, form))
}
