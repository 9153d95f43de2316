//! Pools of ratings, ratings brought along from elsewhere, and what is asked of leaderboards.

mod initial;
mod queries;

use rating::fide::{FideSettings, Unrated};
use rating::{
    Deviation, EloSettings, Glicko, Glicko2, Glicko2Settings, GlickoSettings, Idle, Pool,
    PoolError, Rating, System, Tau, Volatility,
};
use serde::Deserialize;

use super::field::decimal;
use super::keep;
use crate::domain::LineError;
use crate::domain::ratings::{PoolDetails, PoolName, RatingSystem};

pub use initial::{
    InitialComplaint, InitialForm, InitialListForm, InitialQuery, ReadInitial, has_deviation,
};
pub(super) use queries::day;
pub use queries::{LeaderboardDays, LeaderboardQuery, NoDate};

/// What the address of the form of a new pool may say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SystemQuery {
    /// The word of a system.
    pub system: String,
}

impl SystemQuery {
    /// The system; Glicko-2 if none is asked for.
    #[must_use]
    pub fn system(&self) -> RatingSystem {
        RatingSystem::parse(&self.system).unwrap_or(RatingSystem::Glicko2)
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

/// A number that a pool can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// The name of its field.
    pub field: &'static str,
    /// How many digits may stand behind the point.
    pub places: u32,
    /// The least, in parts by that many digits.
    pub least: i32,
    pub most: i32,
}

const K: Setting = Setting { field: "k", places: 0, least: 1, most: 200 };
pub(super) const START: Setting =
    Setting { field: "start", places: 2, least: 10_000, most: 400_000 };
pub(super) const DEVIATION: Setting =
    Setting { field: "deviation", places: 2, least: 3_000, most: 35_000 };
/// The volatility that everybody starts with.
pub const VOLATILITY: Setting = Setting { field: "volatility", places: 6, least: 1, most: 100_000 };
/// How fast the volatility may change.
pub const TAU: Setting = Setting { field: "tau", places: 3, least: 100, most: 2_000 };
const IDLE_FROM: Setting = Setting { field: "idle_from", ..DEVIATION };
const IDLE_TO: Setting = Setting { field: "idle_to", ..DEVIATION };
const IDLE_DAYS: Setting = Setting { field: "idle_days", places: 0, least: 1, most: 65_535 };
const UNRATED_AS: Setting = Setting { field: "unrated_as", places: 0, least: 1_400, most: 2_200 };

/// The numbers that a pool by a system can choose, in the order of its form.
#[must_use]
pub fn settings_of(system: RatingSystem) -> &'static [Setting] {
    match system {
        RatingSystem::Glicko2 => {
            &[START, DEVIATION, VOLATILITY, TAU, IDLE_FROM, IDLE_TO, IDLE_DAYS]
        }
        RatingSystem::Glicko => &[START, DEVIATION, IDLE_FROM, IDLE_TO, IDLE_DAYS],
        RatingSystem::Elo => &[K, START],
        RatingSystem::EloFide => &[UNRATED_AS],
    }
}

/// What is wrong with a pool.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PoolComplaint {
    #[error("system: {0:?} is none")]
    System(String),
    /// No game was chosen, or one that is not there.
    #[error("game: {0:?} is none that is rated here")]
    Family(String),
    #[error("name: {0}")]
    Name(LineError),
    #[error("name: every game is rated by this system already, so another pool needs a name")]
    NoName,
    #[error("{}: no number of its range", .0.field)]
    Number(Setting),
    #[error("idle: a deviation must grow")]
    Idle,
}

impl PoolComplaint {
    /// The field it stands beside.
    #[must_use]
    pub fn field(&self) -> &'static str {
        match self {
            Self::System(_) => "system",
            Self::Family(_) => "family",
            Self::Name(_) | Self::NoName => "name",
            Self::Number(setting) => setting.field,
            Self::Idle => "idle_to",
        }
    }
}

impl PoolForm {
    /// The form of a system with its usual settings.
    #[must_use]
    pub fn usual(system: RatingSystem) -> Self {
        let form = Self { system: system.as_str().to_owned(), ..Self::default() };
        match *system.pool().system() {
            System::Elo(EloSettings { k, start }) => {
                Self { k: k.to_string(), start: start.to_string(), ..form }
            }
            System::EloFide(FideSettings { unrated }) => Self {
                unrated_as: match unrated {
                    Unrated::NotCounted => String::new(),
                    Unrated::As(rating) => rating.to_string(),
                },
                ..form
            },
            System::Glicko(GlickoSettings { start, idle }) => Self {
                start: start.rating.to_string(),
                deviation: start.deviation.to_string(),
                ..form.with_idle(idle)
            },
            System::Glicko2(Glicko2Settings { tau, start, idle }) => Self {
                start: start.rating.to_string(),
                deviation: start.deviation.to_string(),
                volatility: written(start.volatility.0, VOLATILITY),
                tau: written(tau.0, TAU),
                ..form.with_idle(idle)
            },
        }
    }

    fn with_idle(self, idle: Idle) -> Self {
        Self {
            idle_from: idle.from.to_string(),
            idle_to: idle.to.to_string(),
            idle_days: idle.days.to_string(),
            ..self
        }
    }

    /// What was typed into the field of a setting.
    #[must_use]
    pub fn typed(&self, setting: Setting) -> &str {
        match setting.field {
            "k" => &self.k,
            "start" => &self.start,
            "deviation" => &self.deviation,
            "volatility" => &self.volatility,
            "tau" => &self.tau,
            "idle_from" => &self.idle_from,
            "idle_to" => &self.idle_to,
            "idle_days" => &self.idle_days,
            _ => &self.unrated_as,
        }
    }

    /// Checks everything; `families` are those that can be rated.
    pub fn parse(&self, families: &[String]) -> Result<PoolDetails, Vec<PoolComplaint>> {
        let mut complaints = Vec::new();
        let system = RatingSystem::parse(&self.system)
            .ok_or_else(|| PoolComplaint::System(self.system.clone()));
        let system = keep(system, &mut complaints, |complaint| complaint);
        if !families.contains(&self.family) {
            complaints.push(PoolComplaint::Family(self.family.clone()));
        }
        let name = PoolName::parse_optional(&self.name);
        let name = keep(name, &mut complaints, PoolComplaint::Name);
        let needs_name = system.is_some_and(|system| RatingSystem::FOR_ALL.contains(&system));
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
        let system = match system {
            RatingSystem::Elo => self.elo(complaints),
            RatingSystem::EloFide => self.fide(complaints),
            RatingSystem::Glicko => self.glicko(complaints),
            RatingSystem::Glicko2 => self.glicko2(complaints),
        }?;
        let pool = Pool::new(system);
        keep(pool, complaints, |error| match error {
            PoolError::K { .. } => PoolComplaint::Number(K),
            PoolError::Tau { .. } => PoolComplaint::Number(TAU),
            PoolError::Start => PoolComplaint::Number(START),
            PoolError::Unrated => PoolComplaint::Number(UNRATED_AS),
            PoolError::Idle => PoolComplaint::Idle,
        })
    }

    fn elo(&self, complaints: &mut Vec<PoolComplaint>) -> Option<System> {
        let k = self.number(K, complaints);
        let start = self.number(START, complaints).map(Rating);
        Some(System::Elo(EloSettings { k: small(k?), start: start? }))
    }

    fn fide(&self, complaints: &mut Vec<PoolComplaint>) -> Option<System> {
        let unrated = if self.unrated_as.trim().is_empty() {
            Unrated::NotCounted
        } else {
            Unrated::As(Rating::whole(self.number(UNRATED_AS, complaints)?))
        };
        Some(System::EloFide(FideSettings { unrated }))
    }

    fn glicko(&self, complaints: &mut Vec<PoolComplaint>) -> Option<System> {
        let rating = self.number(START, complaints).map(Rating);
        let deviation = self.number(DEVIATION, complaints).map(Deviation);
        let idle = self.idle(complaints);
        let start = Glicko { rating: rating?, deviation: deviation? };
        Some(System::Glicko(GlickoSettings { start, idle: idle? }))
    }

    fn glicko2(&self, complaints: &mut Vec<PoolComplaint>) -> Option<System> {
        let rating = self.number(START, complaints).map(Rating);
        let deviation = self.number(DEVIATION, complaints).map(Deviation);
        let volatility = self.number(VOLATILITY, complaints).map(Volatility);
        let tau = self.number(TAU, complaints).map(Tau);
        let idle = self.idle(complaints);
        let start = Glicko2 { rating: rating?, deviation: deviation?, volatility: volatility? };
        Some(System::Glicko2(Glicko2Settings { tau: tau?, start, idle: idle? }))
    }

    fn idle(&self, complaints: &mut Vec<PoolComplaint>) -> Option<Idle> {
        let from = self.number(IDLE_FROM, complaints).map(Deviation);
        let to = self.number(IDLE_TO, complaints).map(Deviation);
        let days = self.number(IDLE_DAYS, complaints).map(small);
        Some(Idle { from: from?, to: to?, days: days? })
    }

    fn number(&self, setting: Setting, complaints: &mut Vec<PoolComplaint>) -> Option<i32> {
        let number = decimal(self.typed(setting), setting.places)
            .filter(|number| (setting.least..=setting.most).contains(number))
            .ok_or(PoolComplaint::Number(setting));
        keep(number, complaints, |complaint| complaint)
    }
}

/// A number whose setting is never more than fits.
fn small(number: i32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// Parts of one as they are typed: 500 thousandths are 0.5.
#[must_use]
pub fn written(parts: i32, setting: Setting) -> String {
    let per_one = 10_i32.pow(setting.places);
    let (whole, rest) = (parts / per_one, parts % per_one);
    if rest == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{rest:0width$}", width = setting.places as usize);
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn families() -> Vec<String> {
        vec!["gbg".to_owned()]
    }

    fn of_gbg(form: PoolForm) -> PoolForm {
        PoolForm { family: "gbg".into(), name: "Another".into(), ..form }
    }

    #[test]
    fn the_usual_settings_of_every_system_make_its_pool() {
        for &system in RatingSystem::ALL {
            let made = of_gbg(PoolForm::usual(system)).parse(&families()).unwrap();
            assert_eq!(made.rating, system.pool());
        }
    }

    #[test]
    fn parts_of_one_are_written_without_zeros_behind() {
        assert_eq!(written(500, TAU), "0.5");
        assert_eq!(written(60_000, VOLATILITY), "0.06");
        assert_eq!(written(150_000, START), "1500");
        assert_eq!(written(150_050, START), "1500.5");
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
        assert!(fide("2300").is_err());
    }
}
