//! New pools.

use actix_web::HttpResponse;
use actix_web::web::{Data, Query};
use serde_json::json;

use crate::domain::audit::{Act, ActKind};
use crate::domain::ratings::{PoolDetails, PoolName, PoolRefusal, RatingSystem, settings_json};
use crate::form::ratings::{PoolForm, SystemQuery};
use crate::store::{Db, Stored, audit, ratings};
use crate::view::ratings::PoolFormPage;
use crate::view::{Section, Text};
use crate::web::answer::{page, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
use crate::web::visit::Visit;

/// The form of a new pool, by one of the systems.
pub(in crate::web) async fn new_form(
    visit: Visit,
    query: Query<SystemQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let families = read(&state.store, ratings::families).await?;
    page(&form_page(&visit, &families, PoolForm::usual(query.system())))
}

/// Makes a pool, and computes its ratings from all games there are.
pub(in crate::web) async fn create(
    visit: Visit,
    state: Data<State>,
    submission: Submission<PoolForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let families = read(&state.store, ratings::families).await?;
    let details = match form.parse(&families) {
        Ok(details) => details,
        Err(found) => return refused(&form_page(&visit, &families, form).refused(&found)),
    };
    let asked = visit.clone();
    let work = move |db: &mut Db| once(db, &digest, asked.now, |db| add(db, &asked, details));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(taken) => refused(&form_page(&visit, &families, form).taken(&taken)),
    }
}

fn add(
    db: &mut Db,
    visit: &Visit,
    details: PoolDetails,
) -> Stored<Result<String, Box<PoolRefusal>>> {
    let (pool, n_rated) = match ratings::add_pool(db, details)? {
        Ok(made) => made,
        Err(refusal) => return Ok(Err(Box::new(refusal))),
    };
    let PoolDetails { family, name, rating } = &pool.details;
    let detail = json!({
        "pool": pool.id,
        "family": family,
        "name": name.as_ref().map(PoolName::as_str),
        "system": RatingSystem::of(rating).as_str(),
        "settings": settings_json(rating),
        "players": n_rated,
    });
    let account = visit.viewer.account_id();
    audit::insert(db, &Act { account, event: None, kind: ActKind::PoolAdded, detail }, visit.now)?;
    Ok(Ok(format!("/ratings/{}", pool.id)))
}

fn form_page(visit: &Visit, families: &[String], form: PoolForm) -> PoolFormPage {
    let frame = visit.frame(Text::new("pool-new-title"), Section::Ratings);
    PoolFormPage::new(frame, families, form)
}
