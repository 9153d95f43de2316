//! Events.

use chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use domain::events::Event;

/// An event: the convention that tournaments are held at.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventItem {
    pub id: i32,
    #[schema(example = "U-Con 2001")]
    pub name: String,
    /// Town or hall.
    pub place: Option<String>,
    /// The first day.
    pub starts_on: NaiveDate,
    /// The last day.
    pub ends_on: NaiveDate,
    /// By whose clocks its rounds begin.
    #[schema(example = "America/Detroit")]
    pub time_zone: String,
    /// Whether it is off the lists and does not change any more.
    pub is_archived: bool,
    /// Its page.
    #[schema(example = "/events/11")]
    pub page: String,
}

impl From<Event> for EventItem {
    fn from(event: Event) -> Self {
        let details = event.details;
        Self {
            id: event.id.0,
            name: details.name.to_string(),
            place: details.place.map(|place| place.to_string()),
            starts_on: details.days.first(),
            ends_on: details.days.last(),
            time_zone: details.zone.name().to_owned(),
            is_archived: event.archived_at.is_some(),
            page: format!("/events/{}", event.id),
        }
    }
}
