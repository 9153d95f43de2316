//! Badges, several to a sheet.

use askama::Template;
use chrono::{DateTime, Utc};

use super::{Code, Direction, Sheet, size_of};
use crate::domain::entries::Entry;
use crate::domain::prints::{Printable, badge_code};
use crate::view::{Frame, Text, filters};

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
    /// What staff scan, as a code and as they type it.
    pub code: Option<Code>,
    pub typed: String,
}

pages! { BadgesSheet }

impl BadgesSheet {
    pub fn new(frame: Frame, printable: &Printable, asked: (&str, DateTime<Utc>)) -> Self {
        let heading = Text::new("prints-badges");
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            badges: printable.present().into_iter().map(badge).collect(),
        }
    }
}

fn badge(entry: &Entry) -> Badge {
    let typed = badge_code(entry.id);
    Badge {
        name: entry.name.clone(),
        size: size_of(&entry.name),
        club: entry.club.clone(),
        number: entry
            .number
            .map(|number| Text::new("prints-number").with("number", number.to_string())),
        code: Code::new(&typed, Text::new("prints-code").with("what", typed.as_str())),
        typed,
    }
}
