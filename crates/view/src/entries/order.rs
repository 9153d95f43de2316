//! The initial order of a Swiss, as long as it may change.

use askama::Template;
use domain::EntryId;
use domain::standings::WallChart;
use domain::swiss::{Renumbering, may_renumber, order_mark};
use words::Text;

use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// The page that changes the numbers.
#[derive(Template)]
#[template(path = "entries/order.html")]
pub struct OrderPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Everybody, by number.
    pub players: Vec<OrderLine>,
    /// The mark of the order that is shown.
    pub seen: String,
    /// Whether it may change.
    pub is_open: bool,
    /// Why it does not, or was not changed.
    pub refusal: Option<Text>,
}

pages! { OrderPage }

/// One player.
#[derive(Debug, Clone)]
pub struct OrderLine {
    pub id: EntryId,
    pub number: u16,
    pub name: String,
    pub rating: Option<u16>,
    /// What the field and the two buttons are called.
    pub labels: [Text; 3],
}

impl OrderPage {
    /// The order as it is.
    pub fn new(frame: Frame, head: TournamentHead, chart: &WallChart) -> Self {
        let line = |entry: &domain::entries::Entry| {
            let label = |id| Text::new(id).with("name", entry.name.as_str());
            Some(OrderLine {
                id: entry.id,
                number: entry.number?.0,
                name: entry.name.clone(),
                rating: entry.rating,
                labels: [label("order-number"), label("order-up"), label("order-down")],
            })
        };
        let renumbering = may_renumber(chart);
        Self {
            frame,
            head,
            players: chart.entries.iter().filter_map(line).collect(),
            seen: order_mark(&chart.entries),
            is_open: renumbering == Renumbering::Free,
            refusal: match renumbering {
                Renumbering::Free => None,
                Renumbering::LateEntriesOnly => Some(Text::new("order-accelerated")),
                Renumbering::Fixed => Some(Text::new("order-fixed")),
            },
        }
    }

    /// The page after somebody else changed the order.
    #[must_use]
    pub fn changed_meanwhile(self) -> Self {
        Self { refusal: Some(Text::new("order-changed")), ..self }
    }

    /// The page with a number that is none.
    #[must_use]
    pub fn with_garbled(self) -> Self {
        Self { refusal: Some(Text::new("order-garbled")), ..self }
    }
}
