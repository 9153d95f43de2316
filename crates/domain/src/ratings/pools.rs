//! Games of one family, rated together by one system, whose settings never change.

use chrono::{DateTime, Utc};
pub use rating::RatingSystem;
use rating::{Pool, Setting};
use serde::{Deserialize, Serialize};

use crate::{Line, PoolId};

/// The systems by which every family is rated without being asked, in the order in which they are
/// shown.
pub const FOR_ALL: [RatingSystem; 2] = [RatingSystem::Glicko2, RatingSystem::Elo];

/// Every system, in the order in which they are shown: those of [`FOR_ALL`] first.
pub fn systems() -> Vec<RatingSystem> {
    let mut systems = RatingSystem::ALL.to_vec();
    systems.sort_by_key(|system| place(*system));
    systems
}

/// Where a system is shown among the others.
pub fn place(system: RatingSystem) -> (usize, RatingSystem) {
    let place = FOR_ALL.iter().position(|one| *one == system);
    (place.unwrap_or(FOR_ALL.len()), system)
}

/// A system in JSON, by its word.
pub(crate) mod system_word {
    use std::borrow::Cow;

    use rating::RatingSystem;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde has it")]
    pub(crate) fn serialize<S: Serializer>(
        system: &RatingSystem,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(system.word())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<RatingSystem, D::Error> {
        Cow::<'de, str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// What a pool is called besides its game and system.
pub type PoolName = Line<60>;

/// The games of one family, rated together by one system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingPool {
    pub id: PoolId,
    /// What it is, which never changes.
    pub details: PoolDetails,
    /// Since when it is off the lists, if it is.
    pub archived_at: Option<DateTime<Utc>>,
    /// How much of it is computed, in percent, while it is being computed anew.
    pub recomputed: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolDetails {
    /// The family of games, as [`rules::Spec::rated_as`] has it: `gbg`, `result-only:Hive`.
    pub family: String,
    /// What it is called besides, if an administrator has made it.
    pub name: Option<PoolName>,
    /// The system and its settings.
    pub rating: Pool,
}

/// Why there cannot be such a pool.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PoolRefusal {
    #[error("pool {} rates these games so already", .0.id)]
    SameSettings(RatingPool),
    #[error("pool {} has this name", .0.id)]
    SameName(RatingPool),
}

impl RatingPool {
    /// The family of games.
    pub fn family(&self) -> &str {
        &self.details.family
    }

    /// How it is rated.
    pub fn system(&self) -> RatingSystem {
        self.details.rating.kind()
    }
}

impl PoolDetails {
    /// A pool of a family as every family has it.
    pub fn plain(family: &str, system: RatingSystem) -> Self {
        Self { family: family.to_owned(), name: None, rating: system.pool() }
    }
}

/// The settings of a pool as they are stored, each in its unit ([`Setting::places`]).
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingsJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tau: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    volatility: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<IdleJson>,
    /// Null if such an opponent does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    unrated_as: Option<serde_json::Value>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct IdleJson {
    from: i32,
    to: i32,
    days: i32,
}

impl SettingsJson {
    fn of(pool: &Pool) -> Self {
        let mut json = Self::default();
        for &setting in pool.kind().settings() {
            json.set(setting, pool.system().value(setting));
        }
        json
    }

    fn set(&mut self, setting: Setting, value: Option<i32>) {
        let mut idle = |change: fn(&mut IdleJson, i32)| {
            change(self.idle.get_or_insert_default(), value.unwrap_or(0));
        };
        match setting {
            Setting::IdleFrom => idle(|idle, from| idle.from = from),
            Setting::IdleTo => idle(|idle, to| idle.to = to),
            Setting::IdleDays => idle(|idle, days| idle.days = days),
            Setting::K => self.k = value,
            Setting::Tau => self.tau = value,
            Setting::Start => self.start = value,
            Setting::Deviation => self.deviation = value,
            Setting::Volatility => self.volatility = value,
            Setting::UnratedAs => self.unrated_as = Some(value.into()),
        }
    }

    fn value(&self, setting: Setting) -> Option<i32> {
        match setting {
            Setting::K => self.k,
            Setting::Tau => self.tau,
            Setting::Start => self.start,
            Setting::Deviation => self.deviation,
            Setting::Volatility => self.volatility,
            Setting::IdleFrom => self.idle.map(|idle| idle.from),
            Setting::IdleTo => self.idle.map(|idle| idle.to),
            Setting::IdleDays => self.idle.map(|idle| idle.days),
            Setting::UnratedAs => self.unrated_as.as_ref()?.as_i64()?.try_into().ok(),
        }
    }
}

/// The settings of a pool, to be stored; nothing if the system has its usual ones.
///
/// ```
/// use domain::ratings::{RatingSystem, pool_from_json, settings_json};
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
pub fn settings_json(pool: &Pool) -> Option<String> {
    if *pool == pool.kind().pool() {
        return None;
    }
    serde_json::to_string(&SettingsJson::of(pool)).ok()
}

/// The pool of a system with stored settings, if it can be.
pub fn pool_from_json(system: RatingSystem, settings: Option<&str>) -> Option<Pool> {
    let Some(json) = settings else {
        return Some(system.pool());
    };
    let read: SettingsJson = serde_json::from_str(json).ok()?;
    let is_another = |setting: &Setting| !system.settings().contains(setting);
    if Setting::ALL.iter().filter(|one| is_another(one)).any(|one| read.value(*one).is_some()) {
        return None;
    }
    Pool::new(system.with_values(|setting| read.value(setting))?).ok()
}

#[cfg(test)]
mod tests {
    use rating::fide::{FideSettings, Unrated};
    use rating::{
        Deviation, EloSettings, Glicko2Settings, GlickoSettings, Idle, Rating, System, Tau,
    };

    use super::*;

    #[track_caller]
    fn comes_back(system: System) {
        let pool = Pool::new(system).unwrap();
        let json = settings_json(&pool);
        assert!(json.is_some());
        assert_eq!(pool_from_json(pool.kind(), json.as_deref()), Some(pool));
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
    fn settings_are_stored_as_they_always_were() {
        let json = |system| settings_json(&Pool::new(system).unwrap()).unwrap();
        let fide = System::EloFide(FideSettings { unrated: Unrated::NotCounted });
        assert_eq!(json(fide), r#"{"unrated_as":null}"#);
        let fide = System::EloFide(FideSettings { unrated: Unrated::As(Rating::whole(1500)) });
        assert_eq!(json(fide), r#"{"unrated_as":150000}"#);
        let idle = r#""idle":{"from":6000,"to":11000,"days":30}"#;
        let short = Idle { days: 30, ..Idle::DEFAULT };
        let glicko = System::Glicko(GlickoSettings { idle: short, ..GlickoSettings::DEFAULT });
        assert_eq!(json(glicko), format!(r#"{{"start":150000,"deviation":35000,{idle}}}"#));
        let glicko2 = System::Glicko2(Glicko2Settings { idle: short, ..Glicko2Settings::DEFAULT });
        let start = r#""tau":500,"start":150000,"deviation":35000,"volatility":60000"#;
        assert_eq!(json(glicko2), format!("{{{start},{idle}}}"));
    }

    #[test]
    fn the_usual_settings_are_not_stored() {
        for system in systems() {
            assert_eq!(settings_json(&system.pool()), None);
            assert_eq!(pool_from_json(system, None), Some(system.pool()));
        }
    }

    #[test]
    fn settings_that_cannot_be_are_refused() {
        assert_eq!(pool_from_json(RatingSystem::Elo, Some(r#"{"k":0,"start":150000}"#)), None);
        assert_eq!(pool_from_json(RatingSystem::Elo, Some(r#"{"k":20}"#)), None);
        let foreign = r#"{"k":20,"tau":500,"start":150000}"#;
        assert_eq!(pool_from_json(RatingSystem::Elo, Some(foreign)), None);
    }
}
