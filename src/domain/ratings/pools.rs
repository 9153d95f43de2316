//! Games of one family, rated together by one system, whose settings never change.

use rating::fide::{FideSettings, Unrated};
use rating::{
    Deviation, EloSettings, Glicko, Glicko2, Glicko2Settings, GlickoSettings, Idle, Pool, Rating,
    System, Tau, Volatility,
};
use serde::{Deserialize, Serialize};

use crate::domain::words::words;
use crate::domain::{Line, PoolId};

/// How a pool is rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingSystem {
    /// Glicko-2, which every family has and which is shown first.
    Glicko2,
    /// Elo with a fixed K, which every family has.
    Elo,
    /// Elo as FIDE computes it.
    EloFide,
    /// Glicko.
    Glicko,
}

words! { RatingSystem {
    Glicko2 = "glicko2",
    Elo = "elo",
    EloFide = "elo-fide",
    Glicko = "glicko",
} }

impl RatingSystem {
    /// Those by which every family is rated without being asked.
    pub const FOR_ALL: &[Self] = &[Self::Glicko2, Self::Elo];

    /// The system with the settings that it has if nothing else is said.
    #[must_use]
    pub fn pool(self) -> Pool {
        match self {
            Self::Glicko2 => Pool::default(),
            Self::Elo => Pool::elo(),
            Self::EloFide => Pool::fide(),
            Self::Glicko => Pool::glicko(),
        }
    }

    /// The system of a pool.
    #[must_use]
    pub fn of(pool: &Pool) -> Self {
        match pool.system() {
            System::Glicko2(_) => Self::Glicko2,
            System::Elo(_) => Self::Elo,
            System::EloFide(_) => Self::EloFide,
            System::Glicko(_) => Self::Glicko,
        }
    }
}

/// What a pool is called besides its game and system.
pub type PoolName = Line<60>;

/// The games of one family, rated together by one system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingPool {
    /// Its id.
    pub id: PoolId,
    /// What it is, which never changes.
    pub details: PoolDetails,
}

/// What a pool is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolDetails {
    /// The family of games, as [`rules::Spec::family`] has it: `gbg`, `result-only:Hive`.
    pub family: String,
    /// What it is called besides, if an administrator has made it.
    pub name: Option<PoolName>,
    /// The system and its settings.
    pub rating: Pool,
}

/// Why there cannot be such a pool.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PoolRefusal {
    /// Another one rates the same games in the same way.
    #[error("pool {} rates these games so already", .0.id)]
    SameSettings(RatingPool),
    /// Another one of the family has the name.
    #[error("pool {} has this name", .0.id)]
    SameName(RatingPool),
}

impl RatingPool {
    /// The family of games.
    #[must_use]
    pub fn family(&self) -> &str {
        &self.details.family
    }

    /// How it is rated.
    #[must_use]
    pub fn system(&self) -> RatingSystem {
        RatingSystem::of(&self.details.rating)
    }
}

impl PoolDetails {
    /// A pool of a family as every family has it.
    #[must_use]
    pub fn plain(family: &str, system: RatingSystem) -> Self {
        Self { family: family.to_owned(), name: None, rating: system.pool() }
    }
}

/// The settings of a pool as they are stored; ratings and deviations in hundredths, volatilities
/// in millionths, τ in thousandths.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EloJson {
    k: u16,
    start: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FideJson {
    /// What an opponent without a rating counts for a newcomer; nothing if he does not count.
    unrated_as: Option<i32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GlickoJson {
    start: i32,
    deviation: i32,
    idle: IdleJson,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Glicko2Json {
    tau: i32,
    start: i32,
    deviation: i32,
    volatility: i32,
    idle: IdleJson,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct IdleJson {
    from: i32,
    to: i32,
    days: u16,
}

impl From<Idle> for IdleJson {
    fn from(idle: Idle) -> Self {
        Self { from: idle.from.0, to: idle.to.0, days: idle.days }
    }
}

impl From<IdleJson> for Idle {
    fn from(json: IdleJson) -> Self {
        Self { from: Deviation(json.from), to: Deviation(json.to), days: json.days }
    }
}

/// The settings of a pool, to be stored; nothing if the system has its usual ones.
///
/// ```
/// use magister::domain::ratings::{RatingSystem, pool_from_json, settings_json};
/// use rating::{EloSettings, Pool, Rating, System};
///
/// let elo = System::Elo(EloSettings { k: 32, start: Rating::whole(1200) });
/// let pool = Pool::new(elo).map_err(|error| error.to_string())?;
/// let json = settings_json(&pool).ok_or("these are not the usual ones")?;
/// assert_eq!(json, r#"{"k":32,"start":120000}"#);
/// assert_eq!(pool_from_json(RatingSystem::Elo, Some(&json)), Some(pool));
/// assert_eq!(settings_json(&Pool::elo()), None);
/// assert_eq!(pool_from_json(RatingSystem::Glicko, Some(&json)), None);
/// # Ok::<(), String>(())
/// ```
#[must_use]
pub fn settings_json(pool: &Pool) -> Option<String> {
    if *pool == RatingSystem::of(pool).pool() {
        return None;
    }
    match *pool.system() {
        System::Elo(EloSettings { k, start }) => {
            serde_json::to_string(&EloJson { k, start: start.0 })
        }
        System::EloFide(FideSettings { unrated }) => serde_json::to_string(&FideJson {
            unrated_as: match unrated {
                Unrated::NotCounted => None,
                Unrated::As(rating) => Some(rating.0),
            },
        }),
        System::Glicko(GlickoSettings { start, idle }) => serde_json::to_string(&GlickoJson {
            start: start.rating.0,
            deviation: start.deviation.0,
            idle: idle.into(),
        }),
        System::Glicko2(Glicko2Settings { tau, start, idle }) => {
            serde_json::to_string(&Glicko2Json {
                tau: tau.0,
                start: start.rating.0,
                deviation: start.deviation.0,
                volatility: start.volatility.0,
                idle: idle.into(),
            })
        }
    }
    .ok()
}

/// The pool of a system with stored settings, if it can be.
#[must_use]
pub fn pool_from_json(system: RatingSystem, settings: Option<&str>) -> Option<Pool> {
    let Some(json) = settings else {
        return Some(system.pool());
    };
    let system = match system {
        RatingSystem::Elo => {
            let EloJson { k, start } = serde_json::from_str(json).ok()?;
            System::Elo(EloSettings { k, start: Rating(start) })
        }
        RatingSystem::EloFide => {
            let FideJson { unrated_as } = serde_json::from_str(json).ok()?;
            let unrated = unrated_as.map_or(Unrated::NotCounted, |as_| Unrated::As(Rating(as_)));
            System::EloFide(FideSettings { unrated })
        }
        RatingSystem::Glicko => {
            let GlickoJson { start, deviation, idle } = serde_json::from_str(json).ok()?;
            let start = Glicko { rating: Rating(start), deviation: Deviation(deviation) };
            System::Glicko(GlickoSettings { start, idle: idle.into() })
        }
        RatingSystem::Glicko2 => glicko2_from(serde_json::from_str(json).ok()?),
    };
    Pool::new(system).ok()
}

fn glicko2_from(json: Glicko2Json) -> System {
    let Glicko2Json { tau, start, deviation, volatility, idle } = json;
    let start = Glicko2 {
        rating: Rating(start),
        deviation: Deviation(deviation),
        volatility: Volatility(volatility),
    };
    System::Glicko2(Glicko2Settings { tau: Tau(tau), start, idle: idle.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn comes_back(system: System) {
        let pool = Pool::new(system).unwrap();
        let json = settings_json(&pool);
        assert!(json.is_some());
        assert_eq!(pool_from_json(RatingSystem::of(&pool), json.as_deref()), Some(pool));
    }

    #[test]
    fn settings_of_every_system_come_back_as_they_were() {
        let idle = Idle { from: Deviation(5_001), to: Deviation(9_999), days: 400 };
        comes_back(System::Elo(EloSettings { k: 32, ..EloSettings::default() }));
        comes_back(System::EloFide(FideSettings { unrated: Unrated::NotCounted }));
        comes_back(System::EloFide(FideSettings { unrated: Unrated::As(Rating::whole(1500)) }));
        comes_back(System::Glicko(GlickoSettings { idle, ..GlickoSettings::DEFAULT }));
        comes_back(System::Glicko2(Glicko2Settings { tau: Tau(700), ..Glicko2Settings::DEFAULT }));
    }

    #[test]
    fn the_usual_settings_are_not_stored() {
        for system in RatingSystem::ALL {
            assert_eq!(settings_json(&system.pool()), None);
            assert_eq!(pool_from_json(*system, None), Some(system.pool()));
        }
    }

    #[test]
    fn settings_that_cannot_be_are_refused() {
        assert_eq!(pool_from_json(RatingSystem::Elo, Some(r#"{"k":0,"start":150000}"#)), None);
        assert_eq!(pool_from_json(RatingSystem::Elo, Some(r#"{"k":20}"#)), None);
    }
}
