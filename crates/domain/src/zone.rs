//! Time zones: moments are kept in UTC and told as clocks on the wall show them.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Offset, TimeDelta, TimeZone, Utc};
use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};

/// A zone of the IANA's database, such as `America/Detroit`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Zone(Tz);

/// No zone is called so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no time zone; America/Detroit and Europe/Berlin are two")]
pub struct ZoneError(String);

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

impl From<Zone> for &'static str {
    fn from(zone: Zone) -> Self {
        zone.name()
    }
}

impl TryFrom<String> for Zone {
    type Error = ZoneError;

    fn try_from(name: String) -> Result<Self, ZoneError> {
        Self::parse(&name).ok_or(ZoneError(name))
    }
}

impl Zone {
    /// Coordinated universal time.
    pub const UTC: Self = Self(Tz::UTC);

    /// Reads a name, or only its city: `America/Detroit`, `america/new york`, `detroit`.
    pub fn parse(name: &str) -> Option<Self> {
        let name = name.trim().replace(' ', "_");
        let is_named = |zone: &&Tz| zone.name().eq_ignore_ascii_case(&name);
        let is_city = |zone: &&Tz| {
            let city = zone.name().rsplit_once('/').map(|(_, city)| city);
            city.is_some_and(|city| city.eq_ignore_ascii_case(&name))
        };
        let all = || TZ_VARIANTS.iter();
        all().find(is_named).or_else(|| all().find(is_city)).copied().map(Self)
    }

    /// The names of all zones, in the order of the alphabet.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TZ_VARIANTS.iter().map(|zone| zone.name())
    }

    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The date and time on a wall.
    pub fn local(self, at: DateTime<Utc>) -> NaiveDateTime {
        at.with_timezone(&self.0).naive_local()
    }

    /// The date on a wall.
    pub fn day(self, at: DateTime<Utc>) -> NaiveDate {
        self.local(at).date()
    }

    /// The moment at which clocks on the wall show a date and time, as RFC 5545 (3.3.5) has it: the
    /// first one if they show it twice, since they are put back; if they are put forward over it, the
    /// one at which they would have shown it.
    pub fn moment(self, local: NaiveDateTime) -> DateTime<Utc> {
        let shown = self.0.offset_from_local_datetime(&local).earliest();
        let offset = shown.or_else(|| {
            let day_before = local.checked_sub_signed(TimeDelta::days(1))?;
            self.0.offset_from_local_datetime(&day_before).earliest()
        });
        let utc = offset.and_then(|offset| local.checked_sub_offset(offset.fix()));
        utc.unwrap_or(local).and_utc()
    }

    /// What the zone is called in short at a moment: `EST`, `CEST`, `UTC+3`.
    pub fn abbreviation(self, at: DateTime<Utc>) -> String {
        let short = at.with_timezone(&self.0).format("%Z").to_string();
        match short.strip_prefix(['+', '-']) {
            Some(hours) => {
                let sign = if short.starts_with('-') { '−' } else { '+' };
                format!("UTC{sign}{}", hours.trim_start_matches('0'))
            }
            None => short,
        }
    }
}

/// The latest day that it is anywhere: no clock is more than 14 hours ahead of UTC. What lies after
/// it lies in the future.
pub fn latest_day(now: DateTime<Utc>) -> NaiveDate {
    (now + TimeDelta::hours(14)).date_naive()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(zone: &str, at: &str, local: &str, abbreviation: &str) {
        let (zone, at) = (Zone::parse(zone).unwrap(), at.parse().unwrap());
        assert_eq!(zone.local(at).to_string(), local);
        assert_eq!(zone.abbreviation(at), abbreviation);
    }

    #[test]
    fn a_moment_is_told_as_clocks_on_the_wall_show_it() {
        check("America/Detroit", "2001-11-04T01:20:00Z", "2001-11-03 20:20:00", "EST");
        check("Europe/Berlin", "2026-07-01T12:00:00Z", "2026-07-01 14:00:00", "CEST");
        check("Asia/Riyadh", "2026-07-01T12:00:00Z", "2026-07-01 15:00:00", "UTC+3");
        check("America/Sao_Paulo", "2026-07-01T12:00:00Z", "2026-07-01 09:00:00", "UTC−3");
    }

    fn check_moment(zone: &str, local: &str, at: &str, shown: &str) {
        let zone = Zone::parse(zone).unwrap();
        let moment = zone.moment(local.parse().unwrap());
        assert_eq!(moment, at.parse::<DateTime<Utc>>().unwrap());
        assert_eq!(zone.local(moment).to_string(), shown);
    }

    #[test]
    fn what_clocks_show_is_a_moment_also_where_they_show_it_twice_or_never() {
        let berlin = "Europe/Berlin";
        check_moment(berlin, "2026-07-01T14:00:00", "2026-07-01T12:00:00Z", "2026-07-01 14:00:00");
        check_moment(berlin, "2026-10-25T02:30:00", "2026-10-25T00:30:00Z", "2026-10-25 02:30:00");
        check_moment(berlin, "2026-03-29T02:30:00", "2026-03-29T01:30:00Z", "2026-03-29 03:30:00");
        // Samoa had no 30 December 2011.
        let apia = "Pacific/Apia";
        check_moment(apia, "2011-12-30T12:00:00", "2011-12-30T22:00:00Z", "2011-12-31 12:00:00");
    }

    #[test]
    fn a_zone_is_found_by_its_city_too() {
        let found = |name: &str| Zone::parse(name).map(Zone::name);
        assert_eq!(found(" america/new york "), Some("America/New_York"));
        assert_eq!(found("detroit"), Some("America/Detroit"));
        assert_eq!(found("utc"), Some("UTC"));
        assert_eq!(found("Waldzell"), None);
        assert_eq!(found(""), None);
    }
}
