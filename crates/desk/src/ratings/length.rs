//! Which lists are computed anew with an act, and which after it.

use domain::ratings::{PeriodKey, Place, RatingPool, rows_beside};
use store::ratings::{games, periods, recomputations, rows};
use store::{Db, Stored};

use super::Timeline;

/// Parts lists of a family into those that follow and those that are computed at once, from a place on.
pub(super) fn apart(
    db: &mut Db,
    (timeline, first): (&Timeline, Option<Place>),
    pools: Vec<RatingPool>,
) -> Stored<(Vec<RatingPool>, Vec<RatingPool>)> {
    if is_long(db, (timeline, first), &pools)? {
        return Ok((pools, Vec::new()));
    }
    let (mut later, mut now) = (Vec::new(), Vec::new());
    for pool in pools {
        let is_under_way = recomputations::find(db, pool.id)?.is_some();
        if is_under_way { later.push(pool) } else { now.push(pool) }
    }
    Ok((later, now))
}

/// Whether it takes longer than an act may: by the rows that are stored and the games that there are, counted no
/// further than it takes to know.
pub(super) fn is_long(
    db: &mut Db,
    (timeline, first): (&Timeline, Option<Place>),
    pools: &[RatingPool],
) -> Stored<bool> {
    let periods: Vec<PeriodKey> = timeline.from(first).iter().map(|place| place.period()).collect();
    let stretches: Vec<i32> = periods
        .iter()
        .filter_map(|period| match period {
            PeriodKey::Stretch(id) => Some(id.0),
            PeriodKey::Tournament(_) => None,
        })
        .collect();
    let n_tournaments = periods.len() - stretches.len();
    let Some(most) = rows_beside(n_tournaments) else { return Ok(true) };
    let mut n_rows = games::count_in(db, &stretches, most + 1)?;
    let ids = periods::ids_of(db, periods)?;
    for pool in pools {
        if n_rows > most {
            break;
        }
        n_rows += rows::count_in(db, pool.id, &ids, most + 1)?;
    }
    Ok(n_rows > most)
}
