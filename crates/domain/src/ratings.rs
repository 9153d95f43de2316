//! From closed tournaments and histories to the periods that the ledger is computed from.
//!
//! Source: `docs/spec/ratings.md` §6.

mod address;
mod board;
mod changes;
mod corrections;
mod initial;
mod leaderboard;
mod meetings;
mod next;
mod pools;
mod published;
mod ranks;
mod recomputation;
mod timeline;

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate};
use rating::ledger::{Day, Facts, Junior, LedgerRow, Outcome, Period, RatedGame};
use rating::{State, Thousandths};
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::result::GameResult;
use tournament::table::Table;

use super::entries::Entry;
use super::merges::Merges;
use super::players::BirthYear;
use super::{PlayerId, PoolId};

pub use board::{Board, PAGE_SIZE};
pub use changes::{Difference, RatingChange, Unrating, differences, moved};
pub use corrections::corrections;
pub use initial::{
    Brought, InitialLine, InitialProblem, InitialRating, NewInitial, RatingSource, Resolved,
    in_ledger, resolved, takes,
};
pub use leaderboard::{KnownRating, ListedPool, Standing, known_on, leaderboard};
pub use meetings::RatedMeeting;
pub use next::{day, last_known, next_game, state_on};
pub(crate) use pools::system_word;
pub use pools::{
    FOR_ALL, PoolDetails, PoolName, PoolRefusal, RatingPool, RatingSystem, place, pool_from_json,
    settings_json, systems,
};
pub use published::{
    FORMAT, ListError, ListFacts, ListFault, ListFile, ListHead, ListRefusal, Published,
    PublishedList,
};
pub use ranks::{Equals, FOR_EVER, Section, Span, ranked_until};
pub use recomputation::{RatingsMoved, Recomputation, RecomputedList, rows_beside};
pub use timeline::{
    HistoryName, PeriodKey, PeriodTitles, Place, Stretch, StretchTitle, Timeline, earliest,
    moves_ratings,
};

/// What one period did to one player in one pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingRow {
    pub pool: PoolId,
    pub period: PeriodKey,
    pub player: PlayerId,
    /// What was known before, widened for idle time: opponents saw the player so.
    pub before: State,
    /// What is known after it.
    pub after: State,
    /// Rated games in it, at least 1.
    pub games: u32,
    /// Rated games up to and with it: grows from row to row of a player.
    pub games_so_far: u32,
    /// What was expected of the games.
    pub expected: Thousandths,
    pub scored: Thousandths,
    /// The K of Elo.
    pub k: Option<u16>,
    pub rules_version: u32,
}

impl RatingRow {
    /// Whether the rating after it is uncertain: shown with `?`, not ranked.
    /// Source: `docs/spec/ratings.md` §6.6.
    pub fn is_provisional(&self) -> bool {
        self.after.is_provisional(self.games_so_far)
    }

    /// How many of its games counted: by FIDE's rules not all those against players without a
    /// rating. Source: `docs/spec/ratings.md` §5.
    pub fn counted(&self) -> u32 {
        match (self.before, self.after) {
            (State::EloFide(before), State::EloFide(after)) if before.newcomer.is_none() => {
                after.games.saturating_sub(before.games)
            }
            _ => self.games,
        }
    }

    fn of(pool: PoolId, period: PeriodKey, row: &LedgerRow) -> Self {
        Self {
            pool,
            period,
            player: PlayerId(row.player.0),
            before: row.before,
            after: row.after,
            games: row.games,
            games_so_far: row.games_so_far,
            expected: row.expected,
            scored: row.scored,
            k: row.k,
            rules_version: row.rules_version,
        }
    }

    fn in_ledger(&self, timeline: &Timeline) -> Result<LedgerRow, LedgerFault> {
        let (period, closed_on) = timeline.number(self.period).ok_or(self.period)?;
        Ok(LedgerRow {
            period,
            closed_on,
            player: rating::ledger::PlayerId(self.player.0),
            before: self.before,
            after: self.after,
            games: self.games,
            games_so_far: self.games_so_far,
            expected: self.expected,
            scored: self.scored,
            k: self.k,
            rules_version: self.rules_version,
        })
    }
}

/// All that the ledger of a pool is computed from.
#[derive(Debug, Clone, Copy)]
pub struct PoolFacts<'a> {
    /// The periods of its family, in order.
    pub timeline: &'a Timeline,
    /// The games of those that are computed.
    pub played: &'a [PeriodGames],
    /// What players have brought along into the pool.
    pub initial: &'a [rating::ledger::InitialRating],
    /// Who counts as a junior, and until when.
    pub juniors: &'a [Junior],
}

/// The rated games of a period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodGames {
    pub period: PeriodKey,
    /// In any order.
    pub games: Vec<RatedGame>,
}

/// The games of a tournament that are rated: won or drawn over the board, those of struck
/// players too. They are between the players that were entered: see [`stand_in`].
pub fn rated_games(table: &Table, entries: &[Entry]) -> Vec<RatedGame> {
    let players: HashMap<Number, PlayerId> =
        entries.iter().filter_map(|entry| Some((entry.number?, entry.entered_as))).collect();
    let player = |number: Number| {
        let player = players.get(&number)?;
        Some(rating::ledger::PlayerId(player.0))
    };
    table
        .rated_games()
        .filter_map(|(_, game)| {
            Some(RatedGame {
                first: player(game.white)?,
                second: player(game.black)?,
                outcome: outcome(game.result)?,
            })
        })
        .collect()
}

/// The rated games of a merged player are those of whoever stands for him: `docs/spec/ratings.md`
/// §6.9.
pub fn stand_in(games: &mut [RatedGame], merges: &Merges) {
    let now = |player: rating::ledger::PlayerId| {
        rating::ledger::PlayerId(merges.stands_for(PlayerId(player.0)).0)
    };
    for RatedGame { first, second, .. } in games {
        (*first, *second) = (now(*first), now(*second));
    }
}

/// Whose K may be that of juniors: until the end of the year of the 18th birthday. Source:
/// `docs/spec/ratings.md` §6.10.
pub fn juniors(birth_years: &BTreeMap<PlayerId, BirthYear>) -> Vec<Junior> {
    let junior = |(player, year): (&PlayerId, &BirthYear)| {
        let last = NaiveDate::from_ymd_opt(i32::from(year.get()) + 18, 12, 31)?;
        let player = rating::ledger::PlayerId(player.0);
        Some(Junior { player, until: Day(last.num_days_from_ce()) })
    };
    birth_years.iter().filter_map(junior).collect()
}

/// By seat: the player with White has moved first ([`super::results::colour`]).
fn outcome(result: GameResult) -> Option<Outcome> {
    match result {
        GameResult::Win { won_by: Colour::White } => Some(Outcome::FirstWins),
        GameResult::Win { won_by: Colour::Black } => Some(Outcome::SecondWins),
        GameResult::Draw => Some(Outcome::Draw),
        GameResult::Pending
        | GameResult::BothLose
        | GameResult::Forfeit { .. }
        | GameResult::DoubleForfeit
        | GameResult::UnratedWin { .. }
        | GameResult::UnratedDraw => None,
    }
}

/// The facts do not make a ledger: never the doing of a person.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the ledger cannot be computed: {0}")]
pub struct LedgerFault(String);

impl From<PeriodKey> for LedgerFault {
    fn from(period: PeriodKey) -> Self {
        Self(format!("{period} has no place"))
    }
}

/// The rows of a pool for those periods whose games are among the facts; `earlier` are the rows before them, at
/// least the newest of everybody who plays in them.
pub fn rows_after(
    pool: &RatingPool,
    facts: PoolFacts<'_>,
    earlier: &[RatingRow],
) -> Result<Vec<RatingRow>, LedgerFault> {
    let PoolFacts { timeline, played, initial, juniors } = facts;
    let stored = earlier.iter().map(|row| row.in_ledger(timeline));
    let stored: Vec<LedgerRow> = stored.collect::<Result<_, _>>()?;
    let mut periods = Vec::with_capacity(played.len());
    for PeriodGames { period, games } in played {
        let (id, closed_on) = timeline.number(*period).ok_or(*period)?;
        periods.push(Period { id, closed_on, games: games.clone() });
    }
    let facts = Facts { periods: &periods, initial, juniors };
    let computed = rating::ledger::resume(&pool.details.rating, &stored, &facts)
        .map_err(|faults| LedgerFault(format!("{faults:?}")))?;
    let row = |row: &LedgerRow| {
        let period = timeline.period(row.period);
        let period = period.ok_or_else(|| LedgerFault(format!("{:?}", row.period)))?;
        Ok(RatingRow::of(pool.id, period, row))
    };
    computed.iter().map(row).collect()
}

/// Whom some rows and games are about.
pub fn players_of(rows: &[RatingRow], played: &[PeriodGames]) -> Vec<PlayerId> {
    let games = played.iter().flat_map(|period| &period.games);
    let playing = games.flat_map(|game| [PlayerId(game.first.0), PlayerId(game.second.0)]);
    let players: HashSet<PlayerId> = rows.iter().map(|row| row.player).chain(playing).collect();
    players.into_iter().collect()
}

/// The newest row of each player. Rows come in any order.
pub fn latest(rows: &[RatingRow]) -> HashMap<PlayerId, RatingRow> {
    let mut latest: HashMap<PlayerId, RatingRow> = HashMap::new();
    for row in rows {
        let newest = latest.entry(row.player).or_insert(*row);
        if row.games_so_far > newest.games_so_far {
            *newest = *row;
        }
    }
    latest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_junior_is_one_to_the_end_of_the_year_of_the_eighteenth_birthday() {
        let years = BTreeMap::from([(PlayerId(7), BirthYear::new(2008).unwrap())]);
        let last = NaiveDate::from_ymd_opt(2026, 12, 31).unwrap();
        let until = Day(last.num_days_from_ce());
        assert_eq!(juniors(&years), [Junior { player: rating::ledger::PlayerId(7), until }]);
    }

    #[test]
    fn the_games_of_who_was_merged_are_those_of_who_was_kept() {
        let player = rating::ledger::PlayerId;
        let game = |first, second| {
            let outcome = Outcome::FirstWins;
            RatedGame { first: player(first), second: player(second), outcome }
        };
        let merges = Merges::new([(PlayerId(2), PlayerId(1))]).unwrap();
        let mut games = [game(2, 3), game(4, 2), game(3, 4)];
        stand_in(&mut games, &merges);
        assert_eq!(games, [game(1, 3), game(4, 1), game(3, 4)]);
    }
}
