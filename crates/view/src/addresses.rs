//! The addresses by which phones follow an event: at the desk, and as a sheet for the wall.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::events::Event;
use domain::prints::address::PrintAddress;
use domain::prints::{Printing, Reach};
use words::Text;

use super::prints::{Code, Sheet};
use super::{Frame, filters};

#[derive(Template)]
#[template(path = "addresses/show.html")]
pub struct AddressesPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub version: i32,
    /// The event's own first, then the likeliest.
    pub addresses: Vec<AddressCard>,
    /// Whether the viewer chooses which one is printed.
    pub may_choose: bool,
    /// How to let phones in, where none can come.
    pub advice: Option<Text>,
    pub refusal: Option<Text>,
}

/// An address with its code.
#[derive(Debug, Clone)]
pub struct AddressCard {
    pub address: String,
    pub code: Option<Code>,
    /// Whether slips and cards lead there.
    pub is_printed: bool,
    /// Whether it leads to this computer, as far as that can be told.
    pub is_here: bool,
}

/// "Follow the event on your phone", for the wall.
#[derive(Template)]
#[template(path = "prints/address.html")]
pub struct AddressSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub code: Option<Code>,
    pub address: String,
}

pages! { AddressesPage AddressSheet }

impl AddressesPage {
    pub fn new(frame: Frame, event: &Event, reach: &Reach, viewer: &Viewer) -> Self {
        let printed = reach.printed(&event.details);
        let others = reach.all().into_iter().filter(|one| Some(*one) != printed);
        let path = format!("/events/{}", event.id);
        let card = |address: &PrintAddress| AddressCard {
            address: address.as_str().to_owned(),
            code: Code::new(&address.to(&path), Text::new("address-code")),
            is_printed: Some(address) == printed,
            is_here: reach.has(address),
        };
        let addresses: Vec<AddressCard> = printed.into_iter().chain(others).map(card).collect();
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            version: event.version,
            advice: addresses.is_empty().then(|| Text::new("addresses-none")),
            addresses,
            may_choose: viewer.is_at_least(Access::Organiser),
            refusal: None,
        }
    }

    /// The page with why nothing was changed.
    #[must_use]
    pub fn refused(self, id: &'static str) -> Self {
        Self { refusal: Some(Text::new(id)), ..self }
    }
}

impl AddressSheet {
    pub fn new(
        frame: Frame,
        (event, printing): (&Event, &Printing),
        address: &PrintAddress,
        now: DateTime<Utc>,
    ) -> Self {
        let back = format!("/events/{}/addresses", event.id);
        let sheet = Sheet::of_event(event, printing, Text::new("address-sheet"), (&back, now));
        let path = format!("/events/{}", event.id);
        Self {
            frame: sheet.titled(frame),
            code: Code::new(&address.to(&path), Text::new("address-code")),
            address: address.as_str().to_owned(),
            sheet,
        }
    }
}
