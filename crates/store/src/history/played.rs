//! Games of complete histories as one of their players sees them. A player's games are those too
//! of whoever was merged into him.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use diesel::dsl::count_star;
use diesel::prelude::*;
use domain::by_link::played_family;
use domain::merges::Merges;
use domain::played::{GamePlace, PlayedGame, seen_from};
use domain::privacy::Eyes;
use domain::{LinkGameId, PeriodId, PlayerId};
use rules::Seat;

use super::super::schema::{histories, history_games};
use super::super::{Db, StoreError, Stored, by_link, merges, players};
use super::outcome;

/// Which games of a player are asked for.
#[derive(Clone, Copy)]
enum Narrow {
    All,
    /// Those with this opponent.
    Against(PlayerId),
    In(PeriodId),
}

/// A game: its period, its line, its day, who moved first and second, what the first one scored,
/// and the family.
type Row = (i32, i32, NaiveDate, i32, i32, i32, String);

/// All games of a player, in the order in which they were played.
pub fn games_of(db: &mut Db, player: PlayerId, eyes: Eyes) -> Stored<Vec<PlayedGame>> {
    played(db, player, Narrow::All, eyes)
}

/// The games of two players, as the first sees them, in the order in which they were played.
pub fn games_between(
    db: &mut Db,
    player: PlayerId,
    opponent: PlayerId,
    eyes: Eyes,
) -> Stored<Vec<PlayedGame>> {
    played(db, player, Narrow::Against(opponent), eyes)
}

/// The games of a player in a period, in the order in which they were played.
pub fn games_in(
    db: &mut Db,
    period: PeriodId,
    player: PlayerId,
    eyes: Eyes,
) -> Stored<Vec<PlayedGame>> {
    played(db, player, Narrow::In(period), eyes)
}

pub fn count_games_of(db: &mut Db, player: PlayerId) -> Stored<usize> {
    let own = ids(&merges::current(db)?, player);
    let (first, second) = (history_games::first_player_id, history_games::second_player_id);
    let n: i64 = history_games::table
        .inner_join(histories::table.on(histories::id.eq(history_games::history_id)))
        .filter(histories::completed_at.is_not_null())
        .filter(first.eq_any(own.clone()).or(second.eq_any(own)))
        .select(count_star())
        .first(db)?;
    usize::try_from(n).map_err(|_| StoreError::corrupt("history_games", &n))
}

/// Whoever is one person with a player now.
fn ids(merges: &Merges, player: PlayerId) -> Vec<i32> {
    merges.all_of(player).into_iter().map(|player| player.0).collect()
}

fn played(db: &mut Db, player: PlayerId, narrow: Narrow, eyes: Eyes) -> Stored<Vec<PlayedGame>> {
    let merges = merges::current(db)?;
    let own = ids(&merges, player);
    let (first, second) = (history_games::first_player_id, history_games::second_player_id);
    let query = history_games::table
        .inner_join(histories::table.on(histories::id.eq(history_games::history_id)))
        .filter(histories::completed_at.is_not_null())
        .order((history_games::played_on, history_games::history_id, history_games::line))
        .select((
            history_games::period_id,
            history_games::line,
            history_games::played_on,
            first,
            second,
            history_games::scored,
            histories::family,
        ))
        .into_boxed();
    let query = match narrow {
        Narrow::All => query.filter(first.eq_any(own.clone()).or(second.eq_any(own))),
        Narrow::In(period) => query
            .filter(history_games::period_id.eq(period.0))
            .filter(first.eq_any(own.clone()).or(second.eq_any(own))),
        Narrow::Against(opponent) => {
            let others = ids(&merges, opponent);
            let this_way = first.eq_any(own.clone()).and(second.eq_any(others.clone()));
            query.filter(this_way.or(first.eq_any(others).and(second.eq_any(own))))
        }
    };
    let rows = query.load::<Row>(db)?;
    seen_by(db, (player, eyes), rows, &merges)
}

fn seen_by(
    db: &mut Db,
    (player, eyes): (PlayerId, Eyes),
    rows: Vec<Row>,
    merges: &Merges,
) -> Stored<Vec<PlayedGame>> {
    let present = |id: i32| merges.stands_for(PlayerId(id));
    let both = rows.iter().flat_map(|row| [present(row.3), present(row.4)]);
    let both: BTreeSet<PlayerId> = both.collect();
    let names: HashMap<PlayerId, String> = players::names(db, eyes, both.into_iter())?;
    let is_link = |family: &str| played_family(family).is_some();
    let links = rows.iter().filter(|row| is_link(&row.6)).map(|row| row.1);
    let kinds = by_link::kinds(db, &links.collect::<Vec<_>>())?;
    let game = |(period, line, played_on, first, second, scored, family): Row| {
        let (seat, opponent) = match present(first) {
            first if first == player => (Seat::First, present(second)),
            first => (Seat::Second, first),
        };
        Ok(PlayedGame {
            place: GamePlace::History {
                period: PeriodId(period),
                line,
                played_on,
                link: kinds
                    .get(&line)
                    .filter(|_| is_link(&family))
                    .map(|kind| (LinkGameId(line), *kind)),
            },
            family,
            seat,
            opponent,
            opponent_name: names.get(&opponent).cloned().unwrap_or_default(),
            outcome: seen_from(seat, outcome(scored)?),
        })
    };
    rows.into_iter().map(game).collect()
}
