//! Rating lists that are published: all of a pool, one, and one as a file.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::PoolId;
use domain::accounts::Access;
use domain::ratings::{ListRefusal, Published, PublishedList, RatingPool};
use form::ratings::PublishForm;
use form::standings::PartQuery;
use store::ratings::published;
use store::{Db, Stored, players, ratings};
use view::Section;
use view::ratings::{ListPage, ListsPage, Shown, pool_name, typed};
use words::Text;

use crate::web::answer::{page, read, refused, see_other};
use crate::web::costly::{Costly, FileToSave};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// All lists of a pool, and the form that publishes one.
pub(in crate::web) async fn list(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let today = state.zone().day(visit.now);
    page(&lists_page(&visit, &state, *pool, typed(today)).await?)
}

/// Publishes a list.
pub(in crate::web) async fn publish(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<PublishForm>,
) -> Result<HttpResponse, PageError> {
    let (id, today) = (*pool, state.zone().day(visit.now));
    let Some(as_of) = posted.form.day() else {
        return refused(&lists_page(&visit, &state, id, posted.form.as_of).await?.refused(None));
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::ratings::publish(db, actor, id, (as_of, today))?;
        Ok(done.map(|number| format!("/ratings/{id}/lists/{number}")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, ListRefusal::Gone)) => Err(PageError::NotFound),
        Err((form, why)) => {
            refused(&lists_page(&visit, &state, id, form.as_of).await?.refused(Some(why)))
        }
    }
}

async fn lists_page(
    visit: &Visit,
    state: &State,
    id: PoolId,
    as_of: String,
) -> Result<ListsPage, PageError> {
    let viewer = visit.viewer.clone();
    let found = read(&state.store, move |db| {
        let pool = ratings::find_pool_open_to(db, id, &viewer)?;
        Ok(pool.zip(Some(published::list(db, id)?)))
    });
    let (pool, lists) = found.await?.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("lists-title"), Section::Ratings);
    let frame = frame.about(|head| head.of_list(pool_name(&pool)));
    let shown = ListsPage::new(frame, &pool, &lists);
    let may_publish = visit.viewer.is_at_least(Access::Administrator);
    Ok(if may_publish { shown.publishing(as_of) } else { shown })
}

type Found = (RatingPool, PublishedList, Vec<Published>, Option<(u32, Vec<Published>)>);

fn found(db: &mut Db, pool: Option<RatingPool>, number: u32) -> Stored<Option<Found>> {
    let Some(pool) = pool else { return Ok(None) };
    let all = published::list(db, pool.id)?;
    let Some(list) = all.into_iter().find(|one| one.number == number) else { return Ok(None) };
    let Some(ratings) = published::ratings(db, pool.id, number)? else { return Ok(None) };
    let before = number.saturating_sub(1);
    let before = published::ratings(db, pool.id, before)?.map(|ratings| (before, ratings));
    Ok(Some((pool, list, ratings, before)))
}

/// One list, with the names that players have now.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(PoolId, u32)>,
    query: Query<PartQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let ((id, number), viewer) = (*path, visit.viewer.clone());
    let load = move |db: &mut Db| {
        let pool = ratings::find_pool_open_to(db, id, &viewer)?;
        let Some(found) = found(db, pool, number)? else { return Ok(None) };
        let players = found.2.iter().map(|one| domain::PlayerId(one.0));
        let names = players::names(db, viewer.eyes(), players)?;
        Ok(Some((found, names)))
    };
    Costly::new(&state, &visit)
        .page(load, move |((pool, list, ratings, before), names)| {
            let title = Text::new("list-title").with("number", list.number);
            let frame = visit.frame(title, Section::Ratings);
            let frame = frame.about(|head| head.of_list(pool_name(&pool)));
            let shown = Shown { pool: &pool, list: &list, ratings, before, names: &names };
            Ok(ListPage::new(frame, shown, query.page()))
        })
        .await
}

/// One list as a file, with all that it comes from. Who was born when is for administrators.
pub(in crate::web) async fn file(
    visit: Visit,
    path: Path<(PoolId, u32)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let ((id, number), viewer) = (*path, visit.viewer.clone());
    let sees_all = viewer.is_at_least(Access::Administrator);
    let load = move |db: &mut Db| match ratings::find_pool_open_to(db, id, &viewer)? {
        Some(pool) => desk::ratings::list_file(db, &pool, number),
        None => Ok(None),
    };
    Costly::new(&state, &visit)
        .file(load, move |mut file| {
            if !sees_all {
                file.facts.juniors = Vec::new();
            }
            let name = format!("rating-list-{id}-{number}.json");
            let bytes = serde_json::to_vec(&file)?;
            Ok(FileToSave { name, media_type: "application/json", bytes })
        })
        .await
}
