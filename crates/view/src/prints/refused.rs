//! Why something is not printed, and what to do.

use askama::Template;
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::prints::{Printable, Reach};
use words::Text;

use super::head;
use super::links::menu_path;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// Why something is not printed.
#[derive(Template)]
#[template(path = "prints/refused.html")]
pub struct RefusedPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub told: Text,
    pub advice: Text,
    /// The addresses to choose from.
    pub addresses: Vec<String>,
    /// The event whose form they are chosen by, if this viewer may.
    pub edit: Option<EventId>,
    pub menu: String,
}

pages! { RefusedPage }

impl RefusedPage {
    fn new(frame: Frame, printable: &Printable, told: Text, advice: Text) -> Self {
        Self {
            head: head(printable),
            frame,
            told,
            advice,
            addresses: Vec::new(),
            edit: None,
            menu: menu_path(printable.chart.tournament.id),
        }
    }

    /// There is no address that phones could open.
    pub fn no_address(frame: Frame, printable: &Printable, reach: &Reach, viewer: &Viewer) -> Self {
        let found = reach.all();
        let may_edit = viewer.is_at_least(Access::Organiser);
        let advice = match (found.is_empty(), may_edit) {
            (true, _) => "prints-no-address-none",
            (false, true) => "prints-no-address-choose",
            (false, false) => "prints-no-address-ask",
        };
        let told = Text::new("prints-no-address");
        let page = Self::new(frame, printable, told, Text::new(advice));
        let addresses = found.iter().map(|address| address.as_str().to_owned());
        let edit = may_edit.then_some(printable.event.id);
        Self { addresses: addresses.collect(), edit, ..page }
    }

    /// The standings are not final.
    pub fn not_decided(frame: Frame, printable: &Printable) -> Self {
        let told = Text::new("prints-not-decided");
        Self::new(frame, printable, told, Text::new("prints-not-decided-advice"))
    }

    /// What was typed is no range of places.
    pub fn no_places(frame: Frame, printable: &Printable) -> Self {
        let told = Text::new("prints-no-places");
        Self::new(frame, printable, told, Text::new("prints-no-places-advice"))
    }
}
