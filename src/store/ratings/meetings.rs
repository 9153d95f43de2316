//! The rated games of one player in one period.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use rules::Seat;

use super::super::schema::{history_games, periods};
use super::super::{Db, StoreError, Stored, merges, players, standings};
use super::{games, rows};
use crate::domain::played::games_of;
use crate::domain::ratings::{MeetingPlace, PeriodKey, RatedMeeting, RatingRow};
use crate::domain::{PeriodId, PlayerId, PoolId};

/// What a period did to everybody in a pool.
pub fn of_period(db: &mut Db, pool: PoolId, period: PeriodKey) -> Stored<Vec<RatingRow>> {
    let id = match period {
        PeriodKey::Stretch(id) => Some(id.0),
        PeriodKey::Tournament(id) => periods::table
            .filter(periods::tournament_id.eq(id.0))
            .select(periods::id)
            .first::<i32>(db)
            .optional()?,
    };
    let mut rows = rows::of_periods(db, pool, id.as_slice())?;
    rows.retain(|row| row.period == period);
    Ok(rows)
}

/// The rated games of a player in a period, in the order in which they were played.
pub fn meetings(db: &mut Db, period: PeriodKey, player: PlayerId) -> Stored<Vec<RatedMeeting>> {
    match period {
        PeriodKey::Tournament(id) => {
            let chart = standings::find(db, id)?;
            let games = chart.map_or_else(Vec::new, |chart| games_of(&chart, player));
            Ok(games.into_iter().filter_map(RatedMeeting::of).collect())
        }
        PeriodKey::Stretch(id) => in_stretch(db, id, player),
    }
}

type Game = (i32, NaiveDate, i32, i32, i32);

fn in_stretch(db: &mut Db, period: PeriodId, player: PlayerId) -> Stored<Vec<RatedMeeting>> {
    let merges = merges::current(db)?;
    let all: Vec<i32> = merges.all_of(player).into_iter().map(|player| player.0).collect();
    let own = history_games::first_player_id
        .eq_any(all.clone())
        .or(history_games::second_player_id.eq_any(all));
    let found = history_games::table
        .filter(history_games::period_id.eq(period.0))
        .filter(own)
        .order((history_games::played_on, history_games::line))
        .select((
            history_games::line,
            history_games::played_on,
            history_games::first_player_id,
            history_games::second_player_id,
            history_games::scored,
        ))
        .load::<Game>(db)?;
    let present = |id: i32| merges.stands_for(PlayerId(id));
    let ids = found.iter().flat_map(|game| [present(game.2), present(game.3)]);
    let names = players::names(db, ids)?;
    let game = |(line, played_on, first, second, scored): Game| {
        meeting((line, played_on), (present(first), present(second)), scored, player, &names)
    };
    found.into_iter().map(game).collect()
}

fn meeting(
    (line, played_on): (i32, NaiveDate),
    (first, second): (PlayerId, PlayerId),
    scored: i32,
    player: PlayerId,
    names: &HashMap<PlayerId, String>,
) -> Stored<RatedMeeting> {
    let corrupt = || StoreError::corrupt("history_games.scored", &scored);
    let outcome = games::outcome(scored).ok_or_else(corrupt)?;
    let (seat, opponent, outcome) = if first == player {
        (Seat::First, second, outcome)
    } else {
        (Seat::Second, first, outcome.reversed())
    };
    Ok(RatedMeeting {
        opponent,
        opponent_name: names.get(&opponent).cloned().unwrap_or_default(),
        seat,
        outcome,
        place: MeetingPlace::History { line, played_on },
    })
}
