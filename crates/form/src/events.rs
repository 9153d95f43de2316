//! Events.

use chrono::NaiveDate;
use domain::LineError;
use domain::events::{Days, Event, EventDetails, Title, Visibility};
use domain::prints::address::{PrintAddress, PrintAddressError};
use domain::ratings::Unrating;
use domain::zone::Zone;
use serde::Deserialize;

use super::keep;
use super::privacy::ShownForm;

/// An event, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct EventForm {
    pub name: String,
    /// Town or hall.
    pub place: String,
    /// First day, as 2001-11-02.
    pub starts_on: String,
    /// Last day; empty for the first.
    pub ends_on: String,
    /// A time zone or its city.
    pub zone: String,
    /// Where phones find it; empty for where the server is found.
    pub address: String,
    /// "draft" or "published".
    pub visibility: String,
    /// "yes" if somebody was told whose ratings go, and wants it.
    pub unrate: String,
    /// The version that the form was made from.
    pub version: String,
    #[serde(flatten)]
    pub shown: ShownForm,
}

/// The address that was chosen for printed sheets.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct AddressQuery {
    /// Empty for the event's own.
    pub address: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EventComplaint {
    #[error("name: {0}")]
    Name(LineError),
    #[error("place: {0}")]
    Place(LineError),
    #[error("first day: {0:?} is no date")]
    StartsOn(String),
    #[error("last day: {0:?} is no date")]
    EndsOn(String),
    #[error("the last day is before the first")]
    EndsBeforeStart,
    #[error("time zone: {0:?} is none")]
    Zone(String),
    #[error("address: {0}")]
    Address(PrintAddressError),
}

impl EventComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::Place(_) => "place",
            Self::StartsOn(_) => "starts_on",
            Self::EndsOn(_) | Self::EndsBeforeStart => "ends_on",
            Self::Zone(_) => "zone",
            Self::Address(_) => "address",
        }
    }
}

impl From<&Event> for EventForm {
    fn from(event: &Event) -> Self {
        let details = &event.details;
        Self {
            name: details.name.to_string(),
            place: details.place.as_ref().map(ToString::to_string).unwrap_or_default(),
            starts_on: details.days.first().to_string(),
            ends_on: details.days.last().to_string(),
            zone: details.zone.name().to_owned(),
            address: details
                .address
                .as_ref()
                .map_or_else(String::new, |one| one.as_str().to_owned()),
            visibility: event.visibility.as_str().to_owned(),
            unrate: String::new(),
            version: event.version.to_string(),
            shown: ShownForm::from(details.shown),
        }
    }
}

impl EventForm {
    /// The form with an address that was chosen, if one was.
    #[must_use]
    pub fn at(self, query: &AddressQuery) -> Self {
        match query.address.as_str() {
            "" => self,
            address => Self { address: address.to_owned(), ..self },
        }
    }

    /// Checks everything. An event whose zone is not said is in that of the server.
    pub fn parse(&self, here: Zone) -> Result<EventDetails, Vec<EventComplaint>> {
        let mut complaints = Vec::new();
        let name = keep(Title::parse(&self.name), &mut complaints, EventComplaint::Name);
        let place =
            keep(Title::parse_optional(&self.place), &mut complaints, EventComplaint::Place);
        let days = keep(self.days(), &mut complaints, |complaint| complaint);
        let zone = keep(self.zone(here), &mut complaints, |complaint| complaint);
        let address = keep(self.address(), &mut complaints, EventComplaint::Address);
        match (name, place, days, zone, address) {
            (Some(name), Some(place), Some(days), Some(zone), Some(address)) => {
                let shown = self.shown.shown();
                Ok(EventDetails { name, place, days, zone, address, shown })
            }
            _ => Err(complaints),
        }
    }

    fn days(&self) -> Result<Days, EventComplaint> {
        let first = date(&self.starts_on)
            .ok_or_else(|| EventComplaint::StartsOn(self.starts_on.clone()))?;
        let last = if self.ends_on.trim().is_empty() { Some(first) } else { date(&self.ends_on) };
        let last = last.ok_or_else(|| EventComplaint::EndsOn(self.ends_on.clone()))?;
        Days::new(first, last).ok_or(EventComplaint::EndsBeforeStart)
    }

    fn zone(&self, here: Zone) -> Result<Zone, EventComplaint> {
        match self.zone.trim() {
            "" => Ok(here),
            name => Zone::parse(name).ok_or_else(|| EventComplaint::Zone(self.zone.clone())),
        }
    }

    fn address(&self) -> Result<Option<PrintAddress>, PrintAddressError> {
        let address = self.address.trim();
        if address.is_empty() { Ok(None) } else { PrintAddress::parse(address).map(Some) }
    }

    /// Whether visitors shall see it; what is not said stays a draft.
    pub fn visibility(&self) -> Visibility {
        Visibility::parse(&self.visibility).unwrap_or(Visibility::Draft)
    }

    /// Whether ratings may go.
    pub fn unrating(&self) -> Unrating {
        Unrating::of(&self.unrate)
    }

    /// The version that the form was made from; 0, which no event has, when it is garbled.
    pub fn version(&self) -> i32 {
        self.version.parse().unwrap_or(0)
    }
}

/// Years with four digits only: both databases keep them, and nobody means another one.
fn date(text: &str) -> Option<NaiveDate> {
    let text = text.trim();
    let date: NaiveDate = text.parse().ok()?;
    (text.len() == 10).then_some(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(starts_on: &str, ends_on: &str) -> EventForm {
        EventForm {
            name: "U-Con".into(),
            starts_on: starts_on.into(),
            ends_on: ends_on.into(),
            ..EventForm::default()
        }
    }

    #[test]
    fn one_day_is_enough() {
        let details = form("2001-11-02", "").parse(Zone::UTC).unwrap();
        assert_eq!(details.days.first(), details.days.last());
    }

    #[test]
    fn a_zone_that_is_not_said_is_that_of_the_server() {
        let zone = |zone: &str| {
            let form = EventForm { zone: zone.into(), ..form("2001-11-02", "") };
            form.parse(Zone::UTC).map(|details| details.zone.name())
        };
        assert_eq!(zone(" "), Ok("UTC"));
        assert_eq!(zone("detroit"), Ok("America/Detroit"));
        assert_eq!(zone("Waldzell"), Err(vec![EventComplaint::Zone("Waldzell".into())]));
    }

    #[test]
    fn dates_that_are_none_are_pointed_out() {
        let complaint = |first, last| form(first, last).parse(Zone::UTC).unwrap_err().remove(0);
        assert_eq!(complaint("2001-02-30", ""), EventComplaint::StartsOn("2001-02-30".into()));
        assert_eq!(complaint("+12001-02-03", ""), EventComplaint::StartsOn("+12001-02-03".into()));
        assert_eq!(complaint("2001-11-02", "soon"), EventComplaint::EndsOn("soon".into()));
        assert_eq!(complaint("2001-11-02", "2001-11-01"), EventComplaint::EndsBeforeStart);
    }
}
