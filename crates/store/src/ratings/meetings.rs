//! What a period did to everybody, the rated games of one player in it, and what was known before.

use std::collections::{BTreeMap, BTreeSet};

use domain::played::{PlayedGame, StatesThen, games_of};
use domain::privacy::Eyes;
use domain::ratings::{PeriodKey, RatedMeeting, RatingRow};
use domain::{PlayerId, PoolId};

use super::super::{Db, Stored, history, standings};
use super::{periods, pools, rows};

/// What a period did to everybody in a pool.
pub fn of_period(db: &mut Db, pool: PoolId, period: PeriodKey) -> Stored<Vec<RatingRow>> {
    let ids = periods::ids_of(db, [period])?;
    let mut rows = rows::of_periods(db, pool, &ids)?;
    rows.retain(|row| row.period == period);
    Ok(rows)
}

/// The rated games of a player in a period, in the order in which they were played.
pub fn meetings(
    db: &mut Db,
    period: PeriodKey,
    player: PlayerId,
    eyes: Eyes,
) -> Stored<Vec<RatedMeeting>> {
    let games = match period {
        PeriodKey::Tournament(id) => {
            let chart = standings::find(db, id, eyes)?;
            chart.map_or_else(Vec::new, |chart| games_of(&chart, player))
        }
        PeriodKey::Stretch(id) => history::games_in(db, id, player, eyes)?,
    };
    Ok(games.into_iter().filter_map(RatedMeeting::of).collect())
}

/// What was known of a player and of the opponents before the periods of some games: in the first
/// pool of each family.
pub fn states_then<'g>(
    db: &mut Db,
    player: PlayerId,
    games: impl Iterator<Item = &'g PlayedGame>,
) -> Stored<StatesThen> {
    let mut asked: BTreeMap<&str, (BTreeSet<PeriodKey>, BTreeSet<PlayerId>)> = BTreeMap::new();
    for game in games {
        let (periods, players) = asked.entry(game.family.as_str()).or_default();
        periods.insert(game.period());
        players.extend([player, game.opponent]);
    }
    let pools = pools::pools(db)?;
    let mut then = StatesThen::new();
    for (family, (periods, players)) in asked {
        if let Some(pool) = pools.iter().find(|pool| pool.family() == family) {
            let ids = periods::ids_of(db, periods)?;
            let rows = rows::of_some_in(db, pool.id, &players, &ids)?;
            then.extend(rows.into_iter().map(|row| ((row.period, row.player), row.before)));
        }
    }
    Ok(then)
}
