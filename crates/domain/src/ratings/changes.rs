//! Whose rating moved, and where the stored ledger is not what the facts give.

use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use rating::ledger::RULES_VERSION;

use super::{KnownRating, PeriodKey, RatingPool, RatingRow, RatingSystem, latest};
use crate::{HistoryId, PeriodId, PlayerId, PoolId};
use chrono::NaiveDate;

/// A rating that is another one now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChange {
    pub player: PlayerId,
    pub name: String,
    pub pool: RatingPool,
    /// Before; none without any rated game.
    pub before: Option<KnownRating>,
    /// Now; none when no rated game is left.
    pub after: Option<KnownRating>,
}

/// What moves: the same mark again means that it moves as it was seen.
pub(super) fn mark(changes: &[RatingChange]) -> String {
    let mut hasher = DefaultHasher::new();
    changes.iter().map(RatingChange::to_string).collect::<Vec<_>>().hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

impl fmt::Display for RatingChange {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = |known: Option<KnownRating>| match known {
            Some(known) => known.state.rating().to_string(),
            None => "none".to_owned(),
        };
        let Self { player, name, pool, before, after } = self;
        let (before, after) = (points(*before), points(*after));
        write!(out, "pool {}, player {player} ({name}): {before} -> {after}", pool.id)
    }
}

/// Whose newest rating differs between two states of a pool's ledger.
pub fn moved(
    before: &[RatingRow],
    after: &[RatingRow],
) -> Vec<(PlayerId, Option<KnownRating>, Option<KnownRating>)> {
    let (before, after) = (latest(before), latest(after));
    let mut players: Vec<PlayerId> = before.keys().chain(after.keys()).copied().collect();
    players.sort_unstable();
    players.dedup();
    let known = |rows: &HashMap<PlayerId, RatingRow>, player| {
        rows.get(&player).map(|row: &RatingRow| KnownRating::after(row))
    };
    let state = |known: &Option<KnownRating>| known.map(|known| known.state);
    players
        .into_iter()
        .map(|player| (player, known(&before, player), known(&after, player)))
        .filter(|(_, before, after)| state(before) != state(after))
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
    /// The import of a history was broken off: nothing of it is rated.
    Incomplete {
        id: HistoryId,
        /// The name of its file.
        file: String,
        /// How many games are stored.
        n_stored: usize,
        /// How many there are.
        n_games: usize,
    },
    /// A period of a history was not closed on the day of its last game.
    Misdated {
        period: PeriodId,
        stored: NaiveDate,
        /// The day of its last game, if it has any.
        last: Option<NaiveDate>,
    },
    /// It is being computed anew: what it holds of later periods is older.
    Following {
        pool: PoolId,
        /// How much of it is done.
        percent: u32,
    },
    /// Rows that older rules gave, which those of this program cannot check.
    OlderRules { pool: PoolId, rules: u32, n_rows: usize },
    /// A row whose numbers are no rating of any system.
    Unreadable { pool: PoolId, period: PeriodKey, player: PlayerId },
    /// A row that should be stored and is not.
    Missing(RatingRow),
    /// A row that nothing gives.
    Unfounded(RatingRow),
    /// A row with other numbers.
    Altered {
        stored: RatingRow,
        /// As it should be.
        computed: RatingRow,
    },
    /// What is kept of the newest row of a player is not what the row says.
    Rank { pool: PoolId, player: PlayerId },
}

impl Difference {
    /// Whether the ledger is right as far as it can be checked just now.
    pub fn is_only_told(&self) -> bool {
        matches!(self, Self::Following { .. } | Self::OlderRules { .. })
    }

    /// Whose row it is about.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Missing(row) | Self::Unfounded(row) | Self::Altered { stored: row, .. } => {
                Some(row.player)
            }
            Self::Unreadable { player, .. } | Self::Rank { player, .. } => Some(*player),
            Self::NoPool { .. }
            | Self::Incomplete { .. }
            | Self::Misdated { .. }
            | Self::Following { .. }
            | Self::OlderRules { .. } => None,
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPool { family, system } => {
                write!(out, "games of {family} by {}: no pool", system.word())
            }
            Self::Incomplete { id, file, n_stored, n_games } => write!(
                out,
                "history {id} ({file}): {n_stored} of {n_games} games; import it again to resume, or \
                 remove it with `magister ratings forget {id}`"
            ),
            Self::Misdated { period, stored, last } => {
                write!(out, "period {period}: closed on {stored}, ")?;
                match last {
                    Some(last) => write!(out, "but its last game is on {last}"),
                    None => write!(out, "but it has no games"),
                }
            }
            Self::Following { pool, percent } => {
                write!(out, "pool {pool}: being recomputed, {percent} % done; verify again later")
            }
            Self::OlderRules { pool, rules, n_rows } => write!(
                out,
                "pool {pool}: {n_rows} rows are by version {rules} of the rules, which version \
                 {RULES_VERSION} cannot check; `magister ratings recompute` shows what changes, and \
                 keeps the old list"
            ),
            Self::Unreadable { pool, period, player } => {
                write!(out, "pool {pool}, {period}, player {player}: no rating of any system")
            }
            Self::Missing(row) => write!(out, "{}: missing", Named(row)),
            Self::Unfounded(row) => write!(out, "{}: unfounded", Named(row)),
            Self::Altered { stored: row, computed } => {
                let (stored, computed) = (row.after.rating().0, computed.after.rating().0);
                let named = Named(row);
                write!(out, "{named}: altered (stored {stored}, computed {computed} hundredths)")
            }
            Self::Rank { pool, player } => write!(
                out,
                "pool {pool}, player {player}: another place in the list than by the newest row"
            ),
        }
    }
}

struct Named<'a>(&'a RatingRow);

impl fmt::Display for Named<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RatingRow { pool, period, player, .. } = self.0;
        write!(out, "pool {pool}, {period}, player {player}")
    }
}

impl fmt::Display for PeriodKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tournament(id) => write!(out, "tournament {id}"),
            Self::Stretch(id) => write!(out, "period {id}"),
        }
    }
}

/// Compares what is stored with what is computed; both in any order.
pub fn differences(stored: &[RatingRow], computed: &[RatingRow]) -> Vec<Difference> {
    let key = |row: &RatingRow| (row.pool, row.period, row.player);
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

/// Whether ratings may go by what is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unrating {
    /// Nobody was asked yet: if any would go, it is not done.
    Ask,
    /// Whoever does it was told whose, and wants it.
    Wanted,
}

impl Unrating {
    /// What a form says.
    pub fn of(word: &str) -> Self {
        if word == "yes" { Self::Wanted } else { Self::Ask }
    }
}
