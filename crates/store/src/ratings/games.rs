//! The facts that ratings are computed from: the rated games of tournaments and histories.

use diesel::prelude::*;
use domain::merges::Merges;
use domain::privacy::Eyes;
use domain::ratings::{self, PeriodGames, PeriodKey, Place};
use domain::{PeriodId, TournamentId};
use rating::ledger::{PlayerId, RatedGame};

use super::super::connection::IDS_AT_ONCE;
use super::super::schema::history_games;
use super::super::{Db, Stored, history, standings};

/// The rated games of some periods, in their order, between those who stand for the players.
pub fn of_periods(db: &mut Db, places: &[Place], merges: &Merges) -> Stored<Vec<PeriodGames>> {
    let mut played = Vec::with_capacity(places.len());
    for place in places {
        let period = place.period();
        let mut games = match period {
            PeriodKey::Tournament(id) => of_tournament(db, id)?,
            PeriodKey::Stretch(id) => of_stretch(db, id)?,
        };
        ratings::stand_in(&mut games, merges);
        played.push(PeriodGames { period, games });
    }
    Ok(played)
}

/// How many games are in some stretches of histories, counted no further than `most`.
pub fn count_in(db: &mut Db, stretches: &[i32], most: usize) -> Stored<usize> {
    let mut n_games = 0;
    for some in stretches.chunks(IDS_AT_ONCE) {
        let left = i64::try_from(most.saturating_sub(n_games)).unwrap_or(i64::MAX);
        let games = history_games::table.filter(history_games::period_id.eq_any(some));
        n_games += games.select(history_games::scored).limit(left).load::<i32>(db)?.len();
        if n_games >= most {
            break;
        }
    }
    Ok(n_games)
}

fn of_tournament(db: &mut Db, id: TournamentId) -> Stored<Vec<RatedGame>> {
    let chart = standings::find(db, id, Eyes::Staff)?;
    Ok(chart.map_or_else(Vec::new, |chart| ratings::rated_games(&chart.table, &chart.entries)))
}

/// Read from the index alone, in its order.
fn of_stretch(db: &mut Db, id: PeriodId) -> Stored<Vec<RatedGame>> {
    let rows = history_games::table
        .filter(history_games::period_id.eq(id.0))
        .select((
            history_games::first_player_id,
            history_games::second_player_id,
            history_games::scored,
        ))
        .load::<(i32, i32, i32)>(db)?;
    let game = |(first, second, scored)| {
        let outcome = history::outcome(scored)?;
        Ok(RatedGame { first: PlayerId(first), second: PlayerId(second), outcome })
    };
    rows.into_iter().map(game).collect()
}
