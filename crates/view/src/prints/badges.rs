//! Badges, several to a sheet.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::entries::Entry;
use domain::prints::address::PrintAddress;
use domain::prints::{Printable, badge_path};
use words::Text;

use super::{Code, Direction, Sheet, size_of};
use crate::{Frame, filters};

/// A badge for everybody who has not left, by name.
#[derive(Template)]
#[template(path = "prints/badges.html")]
pub struct BadgesSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub badges: Vec<Badge>,
}

/// The badge of a player.
#[derive(Debug, Clone)]
pub struct Badge {
    pub name: String,
    pub size: &'static str,
    pub club: Option<String>,
    /// The number in the tournament, once there is one.
    pub number: Option<Text>,
    /// The page of the badge, as a code; none without an address that phones can open.
    pub code: Option<Code>,
    /// The player's number, as people type it.
    pub typed: Text,
}

pages! { BadgesSheet }

impl BadgesSheet {
    pub fn new(
        frame: Frame,
        printable: &Printable,
        address: Option<&PrintAddress>,
        asked: (&str, DateTime<Utc>),
    ) -> Self {
        let heading = Text::new("prints-badges");
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            badges: printable.present().into_iter().map(|entry| badge(entry, address)).collect(),
        }
    }
}

fn badge(entry: &Entry, address: Option<&PrintAddress>) -> Badge {
    let page = address.map(|address| address.to(&badge_path(entry.player)));
    let code =
        |page: String| Code::new(&page, Text::new("prints-code").with("what", page.as_str()));
    Badge {
        name: entry.name.clone(),
        size: size_of(&entry.name),
        club: entry.club.clone(),
        number: entry
            .number
            .map(|number| Text::new("prints-number").with("number", number.to_string())),
        code: page.and_then(code),
        typed: Text::new("prints-player").with("number", entry.player.to_string()),
    }
}
