//! Rating lists that are published: as of a day, and never changed.
//!
//! Source: `docs/spec/ratings.md` §10.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use data_encoding::HEXLOWER;
use rating::fide::Peak;
use rating::ledger::{self, Day, Facts, Junior, Outcome, Period, PeriodId, RatedGame};
use rating::{Deviation, Parts, Pool, Rating, RatingSystem, State, Volatility};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::pools::{pool_from_json, systems};
use super::{PoolFacts, RatingPool, settings_json};

/// What a file of a published list is.
pub const FORMAT: &str = "magister-rating-list-1";

/// A published list in a file: what it says, and all that it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListFile {
    /// [`FORMAT`].
    pub format: String,
    #[serde(flatten)]
    pub head: ListHead,
    pub hash: String,
    pub ratings: Vec<Published>,
    pub facts: ListFacts,
}

/// What a list says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListHead {
    /// The family of games.
    pub family: String,
    /// By its word: `elo`, `glicko-2`.
    pub system: String,
    /// What is not as usual; nothing if all is.
    pub settings: Option<String>,
    pub number: u32,
    pub as_of: NaiveDate,
    /// The version of the rules of the ledger.
    pub rules: u32,
}

/// A list that is published, without its ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedList {
    /// From 1.
    pub number: u32,
    pub as_of: NaiveDate,
    pub published_at: DateTime<Utc>,
    pub n_players: u32,
    /// As [`ListHead::hash`] has it.
    pub hash: String,
    /// The version of the rules of the ledger.
    pub rules: u32,
}

/// What a list says of a player: number, rating and deviation in hundredths of a point, games so far, whether it is
/// provisional.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Published(pub i32, pub i32, pub Option<i32>, pub u32, pub bool);

/// All that a list is computed from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListFacts {
    pub periods: Vec<PeriodFacts>,
    pub initial: Vec<InitialFact>,
    /// The last day on which a player is a junior. Personal: who may not know it has none.
    #[serde(default)]
    pub juniors: Vec<(i32, NaiveDate)>,
}

/// The games of a period: who moved first, who moved second, and 1 if the first won, 0 if the second did, else 2.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeriodFacts {
    pub id: i32,
    pub closed_on: NaiveDate,
    pub games: Vec<(i32, i32, u8)>,
}

/// A rating brought along from elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct InitialFact {
    pub player: i32,
    pub rating: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deviation: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volatility: Option<i32>,
    /// Whether it has ever been 2400 or more, by FIDE's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reached_2400: Option<bool>,
    pub games: u32,
    pub known_on: NaiveDate,
}

/// Why no list is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ListRefusal {
    #[error("there is no such rating list")]
    Gone,
    #[error("the day has not come yet")]
    NotYet,
    #[error("the ratings are being recomputed")]
    Recomputing,
    #[error("a later list is published already: {as_of}")]
    Later { as_of: NaiveDate },
    #[error("nobody has a rating by then")]
    Nobody,
    #[error("older rules gave some of the ratings: `magister ratings recompute` comes first")]
    OlderRules,
}

/// A list that cannot be computed again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    #[error("not a list of the format {FORMAT}")]
    Format,
    #[error("no rating system is called {0:?}, with these settings")]
    System(String),
    #[error("computed by version {found} of the rules; this program has version {known}")]
    Rules { found: u32, known: u32 },
    #[error("a rating that was brought along is none of the system: player {player}")]
    Initial { player: i32 },
    #[error("no result of a game: {0}")]
    Result(u8),
    #[error("the facts do not fit each other: {0}")]
    Facts(String),
}

/// Where a list is not what it says.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListFault {
    #[error("the hash is {found}, and the list gives {computed}")]
    Hash { found: String, computed: String },
    #[error("player {player}: the list says {}, the games give {}", told(*published), told(*computed))]
    Rating {
        player: i32,
        /// What the list says; nothing if it does not have the player.
        published: Option<Published>,
        /// What the facts give.
        computed: Option<Published>,
    },
}

fn told(rating: Option<Published>) -> String {
    let Some(Published(_, rating, deviation, games, is_provisional)) = rating else {
        return "nothing".to_owned();
    };
    let points = |hundredths: i32| format!("{}.{:02}", hundredths / 100, hundredths.abs() % 100);
    let deviation = deviation.map(|one| format!(" ± {}", points(one))).unwrap_or_default();
    let mark = if is_provisional { "?" } else { "" };
    format!("{}{deviation}{mark} after {games} games", points(rating))
}

impl PublishedList {
    /// A list that says this, from now on.
    pub fn new(head: &ListHead, ratings: &[Published], published_at: DateTime<Utc>) -> Self {
        Self {
            number: head.number,
            as_of: head.as_of,
            published_at,
            n_players: u32::try_from(ratings.len()).unwrap_or(u32::MAX),
            hash: head.hash(ratings),
            rules: head.rules,
        }
    }

    /// Whether other rules than those of this program gave it.
    pub fn is_by_older_rules(&self) -> bool {
        self.rules < ledger::RULES_VERSION
    }
}

impl ListHead {
    /// The head of a list of a pool, by a version of the rules.
    pub fn of(pool: &RatingPool, (number, as_of): (u32, NaiveDate), rules: u32) -> Self {
        Self {
            family: pool.family().to_owned(),
            system: pool.system().word().to_owned(),
            settings: settings_json(&pool.details.rating),
            number,
            as_of,
            rules,
        }
    }

    /// The hash over what the list says of itself and of each player: SHA-256 over a line for the list and a line
    /// for each player by number, values with a space between, `-` for none, `?` behind what is provisional.
    pub fn hash(&self, ratings: &[Published]) -> String {
        let mut hasher = Sha256::new();
        let settings = self.settings.as_deref().unwrap_or("-");
        let Self { family, system, number, as_of, rules, .. } = self;
        hasher.update(format!("{FORMAT} {family} {system} {settings} {number} {as_of} {rules}\n"));
        for Published(player, rating, deviation, games, is_provisional) in ratings {
            let deviation = deviation.map_or_else(|| "-".to_owned(), |one| one.to_string());
            let mark = if *is_provisional { " ?" } else { "" };
            hasher.update(format!("{player} {rating} {deviation} {games}{mark}\n"));
        }
        HEXLOWER.encode(&hasher.finalize())
    }

    fn pool(&self) -> Result<Pool, ListError> {
        let unknown = || ListError::System(self.system.clone());
        let system = systems().into_iter().find(|system| system.word() == self.system);
        pool_from_json(system.ok_or_else(unknown)?, self.settings.as_deref()).ok_or_else(unknown)
    }
}

impl ListFacts {
    /// The facts up to the end of a day.
    pub fn new(facts: PoolFacts<'_>, as_of: NaiveDate) -> Self {
        let PoolFacts { timeline, played, initial, juniors } = facts;
        let last = as_of.num_days_from_ce();
        let period = |one: &super::PeriodGames| {
            let (id, closed_on) = timeline.number(one.period).filter(|(_, day)| day.0 <= last)?;
            let games =
                one.games.iter().map(|game| (game.first.0, game.second.0, word(game.outcome)));
            Some(PeriodFacts { id: id.0, closed_on: date(closed_on)?, games: games.collect() })
        };
        let brought = initial.iter().filter(|one| one.known_on.0 <= last);
        Self {
            periods: played.iter().filter_map(period).collect(),
            initial: brought.filter_map(InitialFact::of).collect(),
            juniors: juniors
                .iter()
                .filter_map(|one| Some((one.player.0, date(one.until)?)))
                .collect(),
        }
    }

    /// What they give on a day by the rules of this program, by number of the player.
    pub fn ratings(&self, head: &ListHead) -> Result<Vec<Published>, ListError> {
        if head.rules > ledger::RULES_VERSION {
            return Err(ListError::Rules { found: head.rules, known: ledger::RULES_VERSION });
        }
        let pool = head.pool()?;
        let periods =
            self.periods.iter().map(PeriodFacts::period).collect::<Result<Vec<_>, _>>()?;
        let initial = self.initial.iter().map(|one| one.fact(pool.kind()));
        let initial = initial.collect::<Result<Vec<_>, _>>()?;
        let juniors: Vec<Junior> = self
            .juniors
            .iter()
            .map(|(player, until)| Junior { player: ledger::PlayerId(*player), until: day(*until) })
            .collect();
        let facts = Facts { periods: &periods, initial: &initial, juniors: &juniors };
        let rows = ledger::compute(&pool, &facts)
            .map_err(|faults| ListError::Facts(format!("{faults:?}")))?;
        let mut newest = BTreeMap::new();
        for row in rows {
            let kept = newest.entry(row.player).or_insert(row);
            if row.games_so_far > kept.games_so_far {
                *kept = row;
            }
        }
        let published = |row: ledger::LedgerRow| {
            let (player, as_of) = (row.player.0, day(head.as_of));
            Published::of(&pool, player, (row.after, row.games_so_far, row.closed_on), as_of)
        };
        Ok(newest.into_values().map(published).collect())
    }
}

impl Published {
    /// What a list as of a day says of a player, of whom something was known after so many games and since a day.
    pub fn of(
        pool: &Pool,
        player: i32,
        (state, games, since): (State, u32, Day),
        as_of: Day,
    ) -> Self {
        let idle = u32::try_from(as_of.0 - since.0).unwrap_or(0);
        let state = pool.after_idle(state, idle);
        let deviation = state.deviation().map(|deviation| deviation.0);
        Self(player, state.rating().0, deviation, games, state.is_provisional(games))
    }
}

impl ListFile {
    /// Where the list is not what its own facts give; of a list by older rules the hash alone is compared.
    ///
    /// ```
    /// use domain::ratings::{FORMAT, ListFacts, ListFile, ListHead};
    ///
    /// let head = ListHead {
    ///     family: "gbg".into(),
    ///     system: "elo".into(),
    ///     settings: None,
    ///     number: 1,
    ///     as_of: "2026-11-26".parse().unwrap(),
    ///     rules: rating::ledger::RULES_VERSION,
    /// };
    /// let hash = head.hash(&[]);
    /// let facts = ListFacts::default();
    /// let file = ListFile { format: FORMAT.into(), head, hash, ratings: Vec::new(), facts };
    /// assert_eq!(file.faults(), Ok(Vec::new()));
    /// ```
    pub fn faults(&self) -> Result<Vec<ListFault>, ListError> {
        if self.format != FORMAT {
            return Err(ListError::Format);
        }
        let mut faults = Vec::new();
        let computed = self.head.hash(&self.ratings);
        if computed != self.hash {
            faults.push(ListFault::Hash { found: self.hash.clone(), computed });
        }
        let compared = self.compared()?;
        if self.head.rules == ledger::RULES_VERSION {
            faults.extend(compared);
        }
        Ok(faults)
    }

    /// How many players the rules of this program rate otherwise; nothing if the list is by these rules.
    pub fn n_otherwise(&self) -> Result<Option<usize>, ListError> {
        let is_by_older = self.head.rules < ledger::RULES_VERSION;
        Ok(if is_by_older { Some(self.compared()?.len()) } else { None })
    }

    /// Where the list is not what the rules of this program give.
    fn compared(&self) -> Result<Vec<ListFault>, ListError> {
        let mut faults = Vec::new();
        let computed = self.facts.ratings(&self.head)?;
        let published: HashMap<i32, Published> = by_player(&self.ratings);
        let given: HashMap<i32, Published> = by_player(&computed);
        let mut players: Vec<i32> = published.keys().chain(given.keys()).copied().collect();
        players.sort_unstable();
        players.dedup();
        for player in players {
            let (published, computed) =
                (published.get(&player).copied(), given.get(&player).copied());
            if published != computed {
                faults.push(ListFault::Rating { player, published, computed });
            }
        }
        Ok(faults)
    }
}

fn by_player(ratings: &[Published]) -> HashMap<i32, Published> {
    ratings.iter().map(|one| (one.0, *one)).collect()
}

impl PeriodFacts {
    fn period(&self) -> Result<Period, ListError> {
        let game = |(first, second, result): &(i32, i32, u8)| {
            let outcome = match result {
                1 => Outcome::FirstWins,
                0 => Outcome::SecondWins,
                2 => Outcome::Draw,
                other => return Err(ListError::Result(*other)),
            };
            let (first, second) = (ledger::PlayerId(*first), ledger::PlayerId(*second));
            Ok(RatedGame { first, second, outcome })
        };
        let games = self.games.iter().map(game).collect::<Result<_, _>>()?;
        Ok(Period { id: PeriodId(self.id), closed_on: day(self.closed_on), games })
    }
}

impl InitialFact {
    fn of(initial: &ledger::InitialRating) -> Option<Self> {
        let parts = initial.state.parts();
        Some(Self {
            player: initial.player.0,
            rating: parts.rating.0,
            deviation: parts.deviation.map(|one| one.0),
            volatility: parts.volatility.map(|one| one.0),
            reached_2400: parts.peak.map(|peak| peak == Peak::Reached2400),
            games: initial.games,
            known_on: date(initial.known_on)?,
        })
    }

    fn fact(&self, system: RatingSystem) -> Result<ledger::InitialRating, ListError> {
        let parts = Parts {
            deviation: self.deviation.map(Deviation),
            volatility: self.volatility.map(Volatility),
            games: self.reached_2400.map(|_| self.games),
            peak: self
                .reached_2400
                .map(|reached| if reached { Peak::Reached2400 } else { Peak::Below2400 }),
            ..Parts::of(Rating(self.rating))
        };
        let state = system.state(parts).ok_or(ListError::Initial { player: self.player })?;
        let (player, known_on) = (ledger::PlayerId(self.player), day(self.known_on));
        Ok(ledger::InitialRating { player, state, games: self.games, known_on })
    }
}

fn word(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::FirstWins => 1,
        Outcome::SecondWins => 0,
        Outcome::Draw => 2,
    }
}

fn day(date: NaiveDate) -> Day {
    Day(date.num_days_from_ce())
}

fn date(day: Day) -> Option<NaiveDate> {
    NaiveDate::from_num_days_from_ce_opt(day.0)
}
