//! From closed tournaments to the periods that the ledger is computed from.
//!
//! Source: `docs/spec/ratings.md` §4.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Datelike, Utc};
use rating::ledger::{Day, LedgerRow, Outcome, Period, PeriodId, RatedGame};
use rating::{PROVISIONAL_DEVIATION, PROVISIONAL_GAMES, Pool, State, Thousandths};
use serde_json::json;
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::result::GameResult;
use tournament::table::Table;

use super::entries::Entry;
use super::events::Visibility;
use super::tournaments::{Rated, Stage, Tournament};
use super::words::words;
use super::{PlayerId, PoolId, TournamentId};

/// How a pool is rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingSystem {
    /// Glicko-2, which every family has and which is shown first.
    Glicko2,
    /// Elo with a fixed K of 20, from 1500.
    Elo,
}

words! { RatingSystem { Glicko2 = "glicko2", Elo = "elo", } }

impl RatingSystem {
    /// The system with its settings.
    #[must_use]
    pub fn pool(self) -> Pool {
        match self {
            Self::Glicko2 => Pool::default(),
            Self::Elo => Pool::elo(),
        }
    }
}

/// The games of one family, rated together by one system.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RatingPool {
    /// Its id.
    pub id: PoolId,
    /// The family of games, as [`rules::Spec::family`] has it: `gbg`, `result-only:Hive`.
    pub family: String,
    /// How it is rated.
    pub system: RatingSystem,
}

/// What one tournament did to one player in one pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingRow {
    /// The pool.
    pub pool: PoolId,
    /// The tournament.
    pub tournament: TournamentId,
    /// The player.
    pub player: PlayerId,
    /// What was known before, widened for idle time: opponents saw the player so.
    pub before: State,
    /// What is known after it.
    pub after: State,
    /// Rated games in the tournament, at least 1.
    pub games: u32,
    /// Rated games up to and with it: grows from row to row of a player.
    pub games_so_far: u32,
    /// What was expected of the games.
    pub expected: Thousandths,
    /// What was scored.
    pub scored: Thousandths,
    /// The K of Elo.
    pub k: Option<u16>,
    /// By which rules.
    pub rules_version: u32,
}

impl RatingRow {
    /// Whether the rating after the tournament is uncertain: shown with `?`, not ranked.
    /// Source: `docs/spec/ratings.md` §4.6.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        match self.after.deviation() {
            Some(deviation) => deviation > PROVISIONAL_DEVIATION,
            None => self.games_so_far < PROVISIONAL_GAMES,
        }
    }

    fn of(pool: PoolId, tournament: TournamentId, row: &LedgerRow) -> Self {
        Self {
            pool,
            tournament,
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

    fn in_ledger(&self, (period, closed_on): (PeriodId, Day)) -> LedgerRow {
        LedgerRow {
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
        }
    }
}

/// The place of a tournament in the ratings: by the time it was first closed, then by id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    closed_at: DateTime<Utc>,
    tournament: TournamentId,
}

impl Place {
    /// The place of a tournament that was closed, even if it is open again.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        Some(Self { closed_at: tournament.closed_at?, tournament: tournament.id })
    }

    fn day(self) -> Day {
        Day(self.closed_at.date_naive().num_days_from_ce())
    }
}

/// The closed rated tournaments of a family in the order in which they are rated.
#[derive(Debug, Clone, Default)]
pub struct Timeline(Vec<Place>);

impl Timeline {
    /// Those of `tournaments` that are rated now, in order; each comes with who sees its event.
    #[must_use]
    pub fn new(tournaments: &[(Tournament, Visibility)], family: &str) -> Self {
        let rated = tournaments.iter().filter(|(one, visibility)| {
            moves_ratings(one, *visibility) && one.details.spec.family() == family
        });
        let mut places: Vec<Place> = rated.filter_map(|(one, _)| Place::of(one)).collect();
        places.sort_unstable();
        Self(places)
    }

    /// The tournaments from a place on, and at it.
    #[must_use]
    pub fn from(&self, place: Place) -> Vec<TournamentId> {
        self.0.iter().filter(|one| **one >= place).map(|one| one.tournament).collect()
    }

    /// The tournaments before a place.
    #[must_use]
    pub fn before(&self, place: Place) -> Vec<TournamentId> {
        let before = self.0.iter().filter(|one| **one < place);
        before.map(|one| one.tournament).collect()
    }

    /// All tournaments.
    #[must_use]
    pub fn all(&self) -> Vec<TournamentId> {
        self.0.iter().map(|one| one.tournament).collect()
    }

    /// Periods are numbered by place: those closed on one day keep the order of the hour.
    fn period(&self, tournament: TournamentId) -> Option<(PeriodId, Day)> {
        let idx = self.0.iter().position(|place| place.tournament == tournament)?;
        Some((PeriodId(i32::try_from(idx).ok()?), self.0[idx].day()))
    }

    fn tournament(&self, period: PeriodId) -> Option<TournamentId> {
        let place = self.0.get(usize::try_from(period.0).ok()?)?;
        Some(place.tournament)
    }
}

/// Whether the games of a tournament move ratings now. Ratings are for everybody, so what only
/// an event's own people see moves none: `docs/spec/ratings.md` §4.8.
#[must_use]
pub fn moves_ratings(tournament: &Tournament, visibility: Visibility) -> bool {
    tournament.stage == Stage::Closed
        && tournament.details.rated == Rated::Rated
        && visibility == Visibility::Published
}

/// The earliest place of each family among closed rated tournaments: from there on ratings move
/// when their event is published, or is a draft again.
#[must_use]
pub fn earliest(tournaments: Vec<Tournament>) -> Vec<Tournament> {
    let mut rated = tournaments;
    rated.retain(|one| moves_ratings(one, Visibility::Published));
    rated.sort_by_key(Place::of);
    let mut families = HashSet::new();
    rated.retain(|one| families.insert(one.details.spec.family()));
    rated
}

/// The games of a tournament that are rated: won or drawn over the board, those of struck
/// players too.
#[must_use]
pub fn rated_games(table: &Table, entries: &[Entry]) -> Vec<RatedGame> {
    let players: HashMap<Number, PlayerId> =
        entries.iter().filter_map(|entry| Some((entry.number?, entry.player))).collect();
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

/// The rows of a pool that follow `earlier`, for these tournaments with their games.
pub fn rows_after(
    pool: &RatingPool,
    timeline: &Timeline,
    earlier: &[RatingRow],
    games: Vec<(TournamentId, Vec<RatedGame>)>,
) -> Result<Vec<RatingRow>, LedgerFault> {
    let unplaced = |id: TournamentId| LedgerFault(format!("tournament {id} has no place"));
    let place = |id: TournamentId| timeline.period(id).ok_or_else(|| unplaced(id));
    let mut stored = Vec::with_capacity(earlier.len());
    for row in earlier {
        stored.push(row.in_ledger(place(row.tournament)?));
    }
    let mut periods = Vec::with_capacity(games.len());
    for (tournament, games) in games {
        let (id, closed_on) = place(tournament)?;
        periods.push(Period { id, closed_on, games });
    }
    let computed = rating::ledger::resume(&pool.system.pool(), &stored, &periods, &[])
        .map_err(|faults| LedgerFault(format!("{faults:?}")))?;
    let row = |row: &LedgerRow| {
        let tournament = timeline.tournament(row.period);
        let tournament = tournament.ok_or_else(|| LedgerFault(format!("{:?}", row.period)))?;
        Ok(RatingRow::of(pool.id, tournament, row))
    };
    computed.iter().map(row).collect()
}

/// The newest row of each player. Rows come in any order.
#[must_use]
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

/// A rating that is another one now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChange {
    /// Whose.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// In which pool.
    pub pool: RatingPool,
    /// Before; none without any rated game.
    pub before: Option<State>,
    /// Now; none when no rated game is left.
    pub after: Option<State>,
}

/// The changes as the book of changes keeps them: hundredths of a point.
#[must_use]
pub fn changes_json(changes: &[RatingChange]) -> serde_json::Value {
    let one = |change: &RatingChange| {
        json!({
            "player": change.player,
            "pool": change.pool.id,
            "before": change.before.map(|state| state.rating().0),
            "after": change.after.map(|state| state.rating().0),
        })
    };
    changes.iter().map(one).collect()
}

/// Whose newest rating differs between two states of a pool's ledger.
#[must_use]
pub fn moved(
    before: &[RatingRow],
    after: &[RatingRow],
) -> Vec<(PlayerId, Option<State>, Option<State>)> {
    let (before, after) = (latest(before), latest(after));
    let mut players: Vec<PlayerId> = before.keys().chain(after.keys()).copied().collect();
    players.sort_unstable();
    players.dedup();
    let state = |rows: &HashMap<PlayerId, RatingRow>, player| {
        rows.get(&player).map(|row: &RatingRow| row.after)
    };
    players
        .into_iter()
        .map(|player| (player, state(&before, player), state(&after, player)))
        .filter(|(_, before, after)| before != after)
        .collect()
}

/// Where the stored ledger is not what the facts give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// Tournaments of these games are rated, and there is no pool for them.
    NoPool {
        /// The family of games.
        family: String,
        /// The system that is missing.
        system: RatingSystem,
    },
    /// A row that should be stored and is not.
    Missing(RatingRow),
    /// A row that nothing gives.
    Unfounded(RatingRow),
    /// A row with other numbers.
    Altered {
        /// As it is stored.
        stored: RatingRow,
        /// As it should be.
        computed: RatingRow,
    },
}

impl std::fmt::Display for Difference {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (what, row) = match self {
            Self::NoPool { family, system } => {
                return write!(out, "games of {family} by {}: no pool", system.as_str());
            }
            Self::Missing(row) => ("missing", row),
            Self::Unfounded(row) => ("unfounded", row),
            Self::Altered { stored, .. } => ("altered", stored),
        };
        let RatingRow { pool, tournament, player, .. } = row;
        write!(out, "pool {pool}, tournament {tournament}, player {player}: {what}")?;
        if let Self::Altered { stored, computed } = self {
            let (stored, computed) = (stored.after.rating().0, computed.after.rating().0);
            write!(out, " (stored {stored}, computed {computed} hundredths)")?;
        }
        Ok(())
    }
}

/// Compares what is stored with what is computed; both in any order.
#[must_use]
pub fn differences(stored: &[RatingRow], computed: &[RatingRow]) -> Vec<Difference> {
    let key = |row: &RatingRow| (row.pool, row.tournament, row.player);
    let known: HashMap<_, &RatingRow> = stored.iter().map(|row| (key(row), row)).collect();
    let right: HashMap<_, &RatingRow> = computed.iter().map(|row| (key(row), row)).collect();
    let wrong = computed.iter().filter_map(|row| match known.get(&key(row)) {
        None => Some(Difference::Missing(*row)),
        Some(stored) if *stored != row => {
            Some(Difference::Altered { stored: **stored, computed: *row })
        }
        Some(_) => None,
    });
    let unfounded = stored.iter().filter(|row| !right.contains_key(&key(row)));
    wrong.chain(unfounded.map(|row| Difference::Unfounded(*row))).collect()
}
