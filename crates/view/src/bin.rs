//! The bin, what deleting something takes along, and why it stays.

use askama::Template;
use domain::EventId;
use domain::bin::{Deleted, Kind, Lasting, NotDeleted, NotRestored, Whole};
use domain::events::Event;
use domain::standings::WallChart;
use domain::swiss::decided;
use domain::zone::Zone;
use words::Text;
use words::format::{date, moment};

use super::{Frame, filters};

/// What was deleted and can be restored.
#[derive(Template)]
#[template(path = "bin/show.html")]
pub struct BinPage {
    pub frame: Frame,
    /// The event whose bin it is.
    pub event: Option<(EventId, String)>,
    pub lines: Vec<BinLine>,
    /// Why something was not restored.
    pub refusal: Option<Text>,
}

pages! { BinPage }

/// Something that can be restored.
#[derive(Debug, Clone)]
pub struct BinLine {
    pub name: String,
    pub kind: Text,
    /// The tournament of an entry.
    pub within: Option<String>,
    /// When, and by whom.
    pub deleted: Text,
    pub until: Text,
    /// Where its button leads.
    pub restore: String,
    /// "Restore Josef Knecht", for those who only hear the page.
    pub label: Text,
}

impl BinPage {
    /// The bin of an event, or of all that belongs to none.
    pub fn new(frame: Frame, event: Option<&Event>, zone: Zone, deleted: &[Deleted]) -> Self {
        let id = event.map(|event| event.id);
        Self {
            frame,
            event: event.map(|event| (event.id, event.details.name.to_string())),
            lines: deleted.iter().map(|one| BinLine::new(one, id, zone)).collect(),
            refusal: None,
        }
    }

    /// The page, saying why something was not restored.
    #[must_use]
    pub fn refused(self, why: NotRestored) -> Self {
        let refusal = Some(Text::new(match why {
            NotRestored::Gone => "bin-gone",
            NotRestored::Started => "bin-started",
        }));
        Self { refusal, ..self }
    }
}

impl BinLine {
    fn new(deleted: &Deleted, event: Option<EventId>, zone: Zone) -> Self {
        let Deleted { kind, id, name, within, at, by } = deleted;
        let restore = match (event, kind, within) {
            (Some(event), Kind::Tournament, _) => {
                format!("/events/{event}/tournaments/{id}/restore")
            }
            (_, Kind::Entry, Some((tournament, _))) => {
                format!("/tournaments/{tournament}/entries/{id}/restore")
            }
            _ => format!("/bin/{}/{id}/restore", kind.as_str()),
        };
        Self {
            name: name.clone(),
            kind: kind_words(*kind),
            within: within.as_ref().map(|(_, name)| name.clone()),
            deleted: Text::new("bin-deleted-by")
                .with("moment", moment(*at, zone))
                .with("name", by.as_str()),
            until: date(zone.day(deleted.until())),
            restore,
            label: Text::new("bin-restore-name").with("name", name.as_str()),
        }
    }
}

pub(super) fn kind_words(kind: Kind) -> Text {
    Text::new(match kind {
        Kind::Event => "bin-event",
        Kind::Tournament => "bin-tournament",
        Kind::Entry => "bin-entry",
        Kind::Player => "bin-player",
        Kind::Account => "bin-account",
        Kind::RatingList => "bin-rating-list",
    })
}

/// What goes with a tournament.
pub fn parts_of(chart: &WallChart) -> Text {
    Text::new("delete-tournament-part")
        .with("name", chart.tournament.details.name.as_str())
        .with("players", chart.entries.len())
        .with("results", decided(chart).count())
}

/// What goes with an event.
pub fn parts_of_event(whole: &Whole) -> Vec<Text> {
    whole.charts.iter().map(parts_of).collect()
}

/// Why something is not deleted.
pub fn delete_refusal(why: &NotDeleted) -> Text {
    match why {
        NotDeleted::Gone => Text::new("bin-gone"),
        NotDeleted::Lasting(Lasting::Rated) => Text::new("delete-rated"),
        NotDeleted::Lasting(Lasting::Published { results }) => {
            Text::new("delete-published").with("results", *results)
        }
        NotDeleted::Within(name, _) => Text::new("delete-within").with("name", name.as_str()),
        NotDeleted::PlayerUsed => Text::new("delete-player-used"),
        NotDeleted::Own => Text::new("delete-own-account"),
        NotDeleted::LastAdministrator => Text::new("delete-last-administrator"),
        NotDeleted::Rated => Text::new("delete-list-rated"),
    }
}
