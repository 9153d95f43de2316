//! Who may do what at an event.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use crate::domain::EventId;
use crate::domain::accounts::{AccountName, Role};
use crate::domain::audit::{Act, ActKind};
use crate::form::accounts::{AccountComplaint, RoleForm};
use crate::store::{Db, Stored, accounts, audit, events};
use crate::view::accounts::{RolesPage, account_complaints};
use crate::view::{Section, Text};
use crate::web::answer::{page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
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
    let (event, Submission { form, digest }) = (*event, submission);
    let answer = match form.parse() {
        Ok(given) => give_role(&state, &visit, event, given, digest).await?,
        Err(complaint) => Err(complaint),
    };
    let complaint = match answer {
        Ok(location) => return Ok(see_other(location)),
        Err(complaint) => complaint,
    };
    let mut shown = roles_page(&visit, &state, event, form).await?;
    shown.complaints = account_complaints(&[complaint]);
    refused(&shown)
}

async fn give_role(
    state: &State,
    visit: &Visit,
    event: EventId,
    given: (AccountName, Option<Role>),
    digest: String,
) -> Result<Result<String, AccountComplaint>, PageError> {
    let visit = visit.clone();
    let work = move |db: &mut Db| once(db, &digest, visit.now, |db| give(db, &visit, event, given));
    write(&state.store, work).await
}

fn give(
    db: &mut Db,
    visit: &Visit,
    event: EventId,
    (name, role): (AccountName, Option<Role>),
) -> Stored<Result<String, AccountComplaint>> {
    let Some(account) = accounts::find_by_name(db, &name)? else {
        return Ok(Err(AccountComplaint::NoAccount(name.to_string())));
    };
    accounts::set_role(db, account.id, event, role)?;
    let detail = json!({ "account": account.id, "role": role.map(Role::as_str) });
    let by = visit.viewer.account_id();
    let act = Act { account: by, event: Some(event), kind: ActKind::RoleChanged, detail };
    audit::insert(db, &act, visit.now)?;
    Ok(Ok(format!("/events/{event}/roles")))
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
