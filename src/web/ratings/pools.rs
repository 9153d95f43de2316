//! New pools.

use actix_web::HttpResponse;
use actix_web::web::Data;
use form::ratings::{PoolForm, SystemQuery};
use store::ratings;
use view::Section;
use view::ratings::PoolFormPage;
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// The form of a new pool, by one of the systems.
pub(in crate::web) async fn new_form(
    visit: Visit,
    query: Query<SystemQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let like = query.like;
    let found = read(&state.store, move |db| {
        let like = like.map(|like| ratings::find_pool(db, like)).transpose()?;
        Ok((ratings::families(db)?, like.flatten()))
    });
    let (families, like) = found.await?;
    let form = like.map_or_else(|| PoolForm::usual(query.system()), |pool| PoolForm::like(&pool));
    page(&form_page(&visit, &families, form))
}

/// Makes a pool, and computes its ratings from all games there are.
pub(in crate::web) async fn create(
    visit: Visit,
    state: Data<State>,
    posted: Posted<PoolForm>,
) -> Result<HttpResponse, PageError> {
    let families = read(&state.store, ratings::families).await?;
    let details = match posted.form.parse(&families) {
        Ok(details) => details,
        Err(found) => {
            return refused(&form_page(&visit, &families, posted.form).refused(&found));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::ratings::add_pool(db, actor, details.clone())?;
        Ok(done.map(|pool| format!("/ratings/{}", pool.id)).map_err(Box::new))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, taken)) => refused(&form_page(&visit, &families, form).taken(&taken)),
    }
}

fn form_page(visit: &Visit, families: &[String], form: PoolForm) -> PoolFormPage {
    let frame = visit.frame(Text::new("pool-new-title"), Section::Ratings);
    PoolFormPage::new(frame, families, form)
}
