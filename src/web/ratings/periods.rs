//! What a period did to everybody, and to one player.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::accounts::Viewer;
use domain::ratings::{PeriodKey, RatingRow};
use domain::{PlayerId, PoolId};
use store::{Db, Stored, players, ratings};
use view::Section;
use view::ratings::{PeriodPage, PlayerPeriod, PlayerPeriodPage};
use words::Text;

use crate::web::answer::{page, read};
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::visit::Visit;

/// What a period did to everybody in a pool.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(PoolId, String)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (pool, word) = path.into_inner();
    let period = PeriodKey::parse(&word).ok_or(PageError::NotFound)?;
    let viewer = visit.viewer.clone();
    let load = move |db: &mut Db| {
        let rows = ratings::of_period(db, pool, period)?;
        let names = players::names(db, viewer.eyes(), rows.iter().map(|row| row.player))?;
        // Whatever moves a rating is public; what moves none is not told apart from nothing.
        let pool = ratings::find_pool(db, pool)?.filter(|_| !rows.is_empty());
        let titles = ratings::titles_of(db, &viewer, [period])?;
        Ok(pool.map(|pool| (pool, rows, names, titles)))
    };
    Costly::new(&state, &visit)
        .page(load, move |(pool, rows, names, titles)| {
            let frame = visit.frame(Text::new("tournament-ratings-title"), Section::Ratings);
            Ok(PeriodPage::new(frame, &pool, period, (&rows, &names), &titles))
        })
        .await
}

/// What a period did to one player, game by game.
pub(in crate::web) async fn show_player(
    visit: Visit,
    path: Path<(PoolId, String, PlayerId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (pool, word, player) = path.into_inner();
    let period = PeriodKey::parse(&word).ok_or(PageError::NotFound)?;
    let viewer = visit.viewer.clone();
    let found = read(&state.store, move |db| find(db, (pool, period, player), &viewer)).await?;
    let found = found.ok_or(PageError::NotFound)?;
    let title = Text::new("title-plain").with("name", found.player.name.as_str());
    page(&PlayerPeriodPage::new(visit.frame(title, Section::Ratings), &found))
}

fn find(
    db: &mut Db,
    (pool, period, player): (PoolId, PeriodKey, PlayerId),
    viewer: &Viewer,
) -> Stored<Option<PlayerPeriod>> {
    let player = players::find_open_to(db, player, viewer, viewer.eyes())?;
    let Some((pool, player)) = ratings::find_pool(db, pool)?.zip(player) else {
        return Ok(None);
    };
    let mut own: Vec<RatingRow> = ratings::of_player(db, player.id)?;
    own.retain(|row| row.pool == pool.id);
    let Some(idx) = own.iter().position(|row| row.period == period) else {
        return Ok(None);
    };
    let earlier = idx.checked_sub(1).and_then(|idx| own.get(idx)).copied();
    Ok(Some(PlayerPeriod {
        row: own[idx],
        beside: (earlier, own.get(idx + 1).copied()),
        rows: ratings::of_period(db, pool.id, period)?,
        meetings: ratings::meetings(db, period, player.id, viewer.eyes())?,
        titles: ratings::titles_of(db, viewer, own.iter().map(|row| row.period))?,
        pool,
        player,
    }))
}
