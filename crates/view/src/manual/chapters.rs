//! The chapters, in the order of the day. Another one is an entry here, and its messages.

mod after;
mod before;
mod during;

pub use self::after::{CLOSING, DEAD_LAPTOP};
pub use self::before::{EVENING_BEFORE, HTTPS, WI_FI};
pub use self::during::{BY_LINK, CORRECTIONS, PLAYERS, PRINTING, ROUND, SCREENS};
use super::chapter::Chapter;

/// What the whole network can open.
const SERVE_TO_ALL: &str = "magister serve --listen 0.0.0.0:8470";

/// Chapters for one time of the event.
#[derive(Debug)]
pub struct Group {
    pub heading: &'static str,
    pub chapters: &'static [&'static Chapter],
}

pub static GROUPS: [Group; 4] = [
    Group { heading: "manual-group-before", chapters: &[&EVENING_BEFORE, &WI_FI, &HTTPS] },
    Group {
        heading: "manual-group-during",
        chapters: &[&PLAYERS, &ROUND, &SCREENS, &PRINTING, &CORRECTIONS, &BY_LINK],
    },
    Group { heading: "manual-group-after", chapters: &[&CLOSING] },
    Group { heading: "manual-group-emergency", chapters: &[&DEAD_LAPTOP] },
];
