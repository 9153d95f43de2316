//! What the next game of two players would do.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use chrono::NaiveDate;
use rating::forecast::{Contestant, Forecast};

use crate::domain::PlayerId;
use crate::domain::PoolId;
use crate::domain::accounts::Viewer;
use crate::domain::players::{Player, is_called};
use crate::domain::ratings::{PeriodTitles, RatingPool, last_known, next_game};
use crate::form::ratings::NextQuery;
use crate::store::{Db, Stored, players, ratings};
use crate::view::format::date;
use crate::view::ratings::NextPage;
use crate::view::{Section, Text};
use crate::web::answer::{page, read, refused};
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::visit::Visit;

/// What a game would do, once both players are known.
pub(in crate::web) async fn show(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<NextQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, query, viewer) = (*pool, query.into_inner(), visit.viewer.clone());
    let asked = query.clone();
    let found = read(&state.store, move |db| find(db, id, &asked, &viewer)).await?;
    let Found { pool, players, contestants } = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(Text::new("next-game-title"), Section::Ratings);
    let is_asked = query.is_asked();
    let on = query.on();
    let answer = NextPage::new(frame, &pool, query, &players);
    let on = match on {
        Ok(on) => on.unwrap_or_else(|| visit.now.date_naive()),
        Err(error) => return refused(&answer.refused(error.field, Text::new("error-no-date"))),
    };
    let answer = foretold(answer, &pool, (&players, contestants), on);
    let is_good = !is_asked || answer.outlook.is_some();
    if is_good { page(&answer) } else { refused(&answer) }
}

fn foretold(
    answer: NextPage,
    pool: &RatingPool,
    (players, contestants): (&[Vec<Player>; 2], Option<[Contestant; 2]>),
    on: NaiveDate,
) -> NextPage {
    let ([first], [second], Some(contestants)) = (&players[0][..], &players[1][..], contestants)
    else {
        return answer;
    };
    if first.id == second.id {
        return answer.refused("second", Text::new("next-same"));
    }
    if let Some(last) = last_known(&contestants).filter(|last| *last > on) {
        return answer.refused("on", Text::new("next-too-early").with("date", date(last)));
    }
    match next_game(pool, contestants, on) {
        Some(forecast) => answer.with([first, second], &forecast),
        None => answer,
    }
}

/// What the next game between two players would do in each pool in which both have a rating.
pub(in crate::web) fn between(
    db: &mut Db,
    both: [PlayerId; 2],
    today: NaiveDate,
    titles: &PeriodTitles,
) -> Stored<Vec<(RatingPool, Forecast)>> {
    let mut found = Vec::new();
    for pool in ratings::pools(db)? {
        let contestants = ratings::contestants(db, &pool, both, titles)?;
        let on = last_known(&contestants).map_or(today, |last| last.max(today));
        if contestants.iter().all(|one| one.known.is_some())
            && let Some(forecast) = next_game(&pool, contestants, on)
        {
            found.push((pool, forecast));
        }
    }
    Ok(found)
}

/// What is known of the two.
struct Found {
    pool: RatingPool,
    players: [Vec<Player>; 2],
    /// Once both are known.
    contestants: Option<[Contestant; 2]>,
}

fn find(db: &mut Db, pool: PoolId, query: &NextQuery, viewer: &Viewer) -> Stored<Option<Found>> {
    let Some(pool) = ratings::find_pool(db, pool)? else {
        return Ok(None);
    };
    let all = players::list_open_to(db, viewer)?;
    let [first, second] = query.picked();
    let players = [named(&all, &query.first, first), named(&all, &query.second, second)];
    let titles = ratings::titles_open_to(db, viewer)?;
    let contestants = match (&players[0][..], &players[1][..]) {
        ([first], [second]) => {
            Some(ratings::contestants(db, &pool, [first.id, second.id], &titles)?)
        }
        _ => None,
    };
    Ok(Some(Found { pool, players, contestants }))
}

/// Whoever was picked, as long as the name is still theirs; else all of the name, or the only one
/// whose whole name it is.
fn named(all: &[Player], typed: &str, picked: Option<PlayerId>) -> Vec<Player> {
    if typed.trim().is_empty() {
        return Vec::new();
    }
    let picked = all.iter().find(|player| Some(player.id) == picked && player.name == typed);
    if let Some(player) = picked {
        return vec![player.clone()];
    }
    let of = |is_it: &dyn Fn(&Player) -> bool| -> Vec<Player> {
        all.iter().filter(|player| is_it(player)).cloned().collect()
    };
    let exactly = of(&|player| player.name == typed.trim());
    if exactly.len() == 1 { exactly } else { of(&|player| is_called(player, typed)) }
}
