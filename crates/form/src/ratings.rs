//! Pools of ratings, ratings brought along from elsewhere, and what is asked of leaderboards.

mod initial;
mod published;
mod queries;

use std::collections::HashMap;

use domain::ratings::{FOR_ALL, PoolDetails, PoolName, RatingPool, RatingSystem};
use domain::{LineError, PoolId};
use rating::{Pool, PoolError, Setting};
use serde::Deserialize;

use super::field::decimal;
use super::{id_or_nothing, keep};

pub use initial::{InitialComplaint, InitialForm, InitialListForm, InitialQuery, ReadInitial};
pub use published::PublishForm;
pub(super) use queries::day;
pub use queries::{LeaderboardDays, LeaderboardQuery, NoDate};

/// What the address of the form of a new pool may say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SystemQuery {
    /// The word of a system.
    pub system: String,
    /// The list whose settings it begins with.
    #[serde(deserialize_with = "id_or_nothing")]
    pub like: Option<PoolId>,
}

impl SystemQuery {
    /// The system; Glicko-2 if none is asked for.
    pub fn system(&self) -> RatingSystem {
        self.system.parse().unwrap_or(RatingSystem::Glicko2)
    }
}

/// A pool, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PoolForm {
    /// The word of the system.
    pub system: String,
    /// The family of games.
    pub family: String,
    /// What it is called.
    pub name: String,
    /// Points at stake in a game.
    pub k: String,
    /// The rating that everybody starts with.
    pub start: String,
    pub deviation: String,
    pub volatility: String,
    /// How fast the volatility may change.
    pub tau: String,
    /// A deviation.
    pub idle_from: String,
    /// What it grows to without games.
    pub idle_to: String,
    /// In how many days.
    pub idle_days: String,
    /// What an opponent without a rating counts for a newcomer; empty if he does not count.
    pub unrated_as: String,
}

/// What is wrong with a pool.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PoolComplaint {
    #[error("system: {0:?} is none")]
    System(String),
    #[error("game: {0:?} is none that is rated here")]
    Family(String),
    #[error("name: {0}")]
    Name(LineError),
    #[error("name: every game is rated by this system already, so another pool needs a name")]
    NoName,
    #[error("{}: no number of its range", .0.word())]
    Number(Setting),
    #[error("idle: a deviation must grow")]
    Idle,
}

impl PoolComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::System(_) => "system",
            Self::Family(_) => "family",
            Self::Name(_) | Self::NoName => "name",
            Self::Number(setting) => setting.word(),
            Self::Idle => "idle_to",
        }
    }
}

impl PoolForm {
    /// The form of a system with its usual settings.
    pub fn usual(system: RatingSystem) -> Self {
        Self::with_settings(&system.pool())
    }

    /// The form of a list as another one is.
    pub fn like(pool: &RatingPool) -> Self {
        Self { family: pool.family().to_owned(), ..Self::with_settings(&pool.details.rating) }
    }

    fn with_settings(pool: &Pool) -> Self {
        let system = pool.kind();
        let mut form = Self { system: system.word().to_owned(), ..Self::default() };
        for &setting in system.settings() {
            let value = pool.system().value(setting);
            let value = value.map(|value| written(value, setting)).unwrap_or_default();
            match setting {
                Setting::K => form.k = value,
                Setting::Tau => form.tau = value,
                Setting::Start => form.start = value,
                Setting::Deviation => form.deviation = value,
                Setting::Volatility => form.volatility = value,
                Setting::IdleFrom => form.idle_from = value,
                Setting::IdleTo => form.idle_to = value,
                Setting::IdleDays => form.idle_days = value,
                Setting::UnratedAs => form.unrated_as = value,
            }
        }
        form
    }

    /// What was typed into the field of a setting.
    pub fn typed(&self, setting: Setting) -> &str {
        match setting {
            Setting::K => &self.k,
            Setting::Tau => &self.tau,
            Setting::Start => &self.start,
            Setting::Deviation => &self.deviation,
            Setting::Volatility => &self.volatility,
            Setting::IdleFrom => &self.idle_from,
            Setting::IdleTo => &self.idle_to,
            Setting::IdleDays => &self.idle_days,
            Setting::UnratedAs => &self.unrated_as,
        }
    }

    /// Checks everything; `families` are those that can be rated.
    pub fn parse(&self, families: &[String]) -> Result<PoolDetails, Vec<PoolComplaint>> {
        let mut complaints = Vec::new();
        let system = self.system.parse::<RatingSystem>();
        let system = system.map_err(|_| PoolComplaint::System(self.system.clone()));
        let system = keep(system, &mut complaints, |complaint| complaint);
        if !families.contains(&self.family) {
            complaints.push(PoolComplaint::Family(self.family.clone()));
        }
        let name = PoolName::parse_optional(&self.name);
        let name = keep(name, &mut complaints, PoolComplaint::Name);
        let needs_name = system.is_some_and(|system| FOR_ALL.contains(&system));
        if needs_name && name == Some(None) {
            complaints.push(PoolComplaint::NoName);
        }
        let rating = system.and_then(|system| self.rating(system, &mut complaints));
        match (rating, name) {
            (Some(rating), Some(name)) if complaints.is_empty() => {
                Ok(PoolDetails { family: self.family.clone(), name, rating })
            }
            _ => Err(complaints),
        }
    }

    fn rating(&self, system: RatingSystem, complaints: &mut Vec<PoolComplaint>) -> Option<Pool> {
        let settings = system.settings().iter();
        let values: HashMap<Setting, i32> = settings
            .filter_map(|setting| Some((*setting, self.number(*setting, complaints)?)))
            .collect();
        let are_good = complaints.iter().all(|one| !matches!(one, PoolComplaint::Number(_)));
        let system = system.with_values(|setting| values.get(&setting).copied());
        let pool = Pool::new(system.filter(|_| are_good)?);
        keep(pool, complaints, |error| match error {
            PoolError::K { .. } => PoolComplaint::Number(Setting::K),
            PoolError::Tau { .. } => PoolComplaint::Number(Setting::Tau),
            PoolError::Start => PoolComplaint::Number(Setting::Start),
            PoolError::Unrated => PoolComplaint::Number(Setting::UnratedAs),
            PoolError::Idle => PoolComplaint::Idle,
        })
    }

    /// None too of a setting that may be left out, and is.
    fn number(&self, setting: Setting, complaints: &mut Vec<PoolComplaint>) -> Option<i32> {
        let typed = self.typed(setting);
        if typed.trim().is_empty() && !setting.is_needed() {
            return None;
        }
        let number = decimal(typed, setting.places())
            .filter(|number| setting.range().contains(number))
            .ok_or(PoolComplaint::Number(setting));
        keep(number, complaints, |complaint| complaint)
    }
}

/// Parts of one as they are typed: 500 thousandths are 0.5.
pub fn written(parts: i32, setting: Setting) -> String {
    let per_one = 10_i32.pow(setting.places());
    let (whole, rest) = (parts / per_one, parts % per_one);
    if rest == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{rest:0width$}", width = setting.places() as usize);
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use rating::System;
    use rating::fide::{FideSettings, Unrated};

    use super::*;

    fn families() -> Vec<String> {
        vec!["gbg".to_owned()]
    }

    fn of_gbg(form: PoolForm) -> PoolForm {
        PoolForm { family: "gbg".into(), name: "Another".into(), ..form }
    }

    #[test]
    fn the_usual_settings_of_every_system_make_its_pool() {
        for system in RatingSystem::ALL {
            let made = of_gbg(PoolForm::usual(system)).parse(&families()).unwrap();
            assert_eq!(made.rating, system.pool());
        }
    }

    #[test]
    fn parts_of_one_are_written_without_zeros_behind() {
        assert_eq!(written(500, Setting::Tau), "0.5");
        assert_eq!(written(60_000, Setting::Volatility), "0.06");
        assert_eq!(written(150_000, Setting::Start), "1500");
        assert_eq!(written(150_050, Setting::Start), "1500.5");
    }

    #[test]
    fn all_complaints_come_at_once() {
        let form = PoolForm {
            family: "chess".into(),
            name: "a".repeat(61),
            tau: "many".into(),
            start: "99".into(),
            idle_days: "0".into(),
            ..PoolForm::usual(RatingSystem::Glicko2)
        };
        let complaints = form.parse(&families()).unwrap_err();
        let fields: Vec<_> = complaints.iter().map(PoolComplaint::field).collect();
        assert_eq!(fields, ["family", "name", "start", "tau", "idle_days"]);
    }

    #[test]
    fn a_deviation_that_does_not_grow_is_told() {
        let form =
            PoolForm { idle_to: "60".into(), ..of_gbg(PoolForm::usual(RatingSystem::Glicko)) };
        assert_eq!(form.parse(&families()), Err(vec![PoolComplaint::Idle]));
    }

    #[test]
    fn another_pool_by_a_system_that_every_game_has_needs_a_name() {
        let named = |system| PoolForm { name: " ".into(), ..of_gbg(PoolForm::usual(system)) };
        let complaints = named(RatingSystem::Elo).parse(&families()).unwrap_err();
        assert_eq!(complaints, [PoolComplaint::NoName]);
        assert!(named(RatingSystem::EloFide).parse(&families()).is_ok());
    }

    #[test]
    fn opponents_without_a_rating_need_not_count() {
        let fide = |unrated_as: &str| {
            let form = of_gbg(PoolForm::usual(RatingSystem::EloFide));
            PoolForm { unrated_as: unrated_as.into(), ..form }.parse(&families())
        };
        let not_counted = System::EloFide(FideSettings { unrated: Unrated::NotCounted });
        assert_eq!(fide(" ").unwrap().rating.system(), &not_counted);
        assert!(fide("2300").is_err() && fide("1500.5").is_err());
    }
}
