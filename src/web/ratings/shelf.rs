//! Rating lists deleted and archived.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::bin::Shelf;
use domain::PoolId;
use domain::bin::{Kind, NotDeleted};
use domain::ratings::RatingPool;
use form::Nothing;
use store::ratings;
use view::Section;
use view::ask::{AskPage, Place};
use view::ratings::pool_name;
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::bin::Asking;
use crate::web::done::{Details, with_details};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks whether a rating list is deleted.
pub(in crate::web) async fn delete_form(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *pool;
    let found = read(&state.store, move |db| {
        Ok((ratings::find_pool(db, id)?, desk::bin::may_delete_list(db, id)?))
    });
    match found.await? {
        (None, _) => Err(PageError::NotFound),
        (Some(pool), Ok(())) => page(&asking(&visit, &pool, None)),
        (Some(pool), Err(why)) => refused(&asking(&visit, &pool, Some(&why))),
    }
}

/// Deletes a rating list in which nobody has a rating.
pub(in crate::web) async fn delete(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let id = *pool;
    let found = read(&state.store, move |db| ratings::find_pool(db, id)).await?;
    let pool = found.ok_or(PageError::NotFound)?;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        Ok(desk::bin::delete_list(db, actor, id)?.map(|()| "/ratings".to_owned()))
    });
    match done.await? {
        Ok(location) => {
            let name = pool_name(&pool).in_language(visit.language);
            let details = Details { name, undo: format!("/bin/rating-list/{id}/restore") };
            Ok(with_details(see_other(location), details))
        }
        Err((_, why)) => refused(&asking(&visit, &pool, Some(&why))),
    }
}

/// Puts a rating list into the archive.
pub(in crate::web) async fn archive(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *pool, &state, posted, Shelf::Archive).await
}

/// Takes a rating list out of the archive.
pub(in crate::web) async fn unarchive(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    shelve(&visit, *pool, &state, posted, Shelf::Lists).await
}

async fn shelve(
    visit: &Visit,
    id: PoolId,
    state: &State,
    posted: Posted<Nothing>,
    on: Shelf,
) -> Result<HttpResponse, PageError> {
    let Ok(location) = submit(state, visit, posted, move |db, actor, _| {
        desk::bin::shelve(db, actor, (Kind::RatingList, id.0), on)?;
        Ok(Ok::<_, Infallible>(format!("/ratings/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

fn asking(visit: &Visit, pool: &RatingPool, refusal: Option<&NotDeleted>) -> AskPage {
    let href = format!("/ratings/{}", pool.id);
    let asking = Asking {
        title: Text::new("delete-list-title"),
        lead: Text::new("delete-list-lead"),
        parts: Vec::new(),
        place: Place::Below {
            href: href.clone(),
            name: pool_name(pool).in_language(visit.language),
        },
        section: Section::Ratings,
        action: format!("{href}/delete"),
        back: href,
    };
    asking.page(visit, refusal)
}
