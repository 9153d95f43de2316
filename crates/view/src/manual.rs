//! The organiser's manual: short chapters in the order of the day.

mod chapter;
mod chapters;
pub(super) mod told;

use askama::Template;

pub use self::chapter::{Block, Chapter, Picture, Section, Step};
pub use self::chapters::{
    BY_LINK, CLOSING, CORRECTIONS, DEAD_LAPTOP, EVENING_BEFORE, GROUPS, Group, HTTPS, PLAYERS,
    PRINTING, ROUND, SCREENS, WI_FI,
};
use super::{Frame, filters};

/// All chapters.
#[derive(Template)]
#[template(path = "manual/list.html")]
pub struct ManualPage {
    pub frame: Frame,
    pub groups: &'static [Group],
}

/// One chapter.
#[derive(Template)]
#[template(path = "manual/show.html")]
pub struct ChapterPage {
    pub frame: Frame,
    pub chapter: &'static Chapter,
    /// All of them, in their order.
    pub chapters: Vec<&'static Chapter>,
    pub previous: Option<&'static Chapter>,
    pub next: Option<&'static Chapter>,
}

pages! { ManualPage ChapterPage }

impl ManualPage {
    pub fn new(frame: Frame) -> Self {
        Self { frame, groups: &GROUPS }
    }
}

impl ChapterPage {
    /// A chapter with those beside it.
    pub fn new(frame: Frame, chapter: &'static Chapter) -> Self {
        let chapters: Vec<&Chapter> = all().collect();
        let at = chapters.iter().position(|one| one.path == chapter.path);
        let beside = |at: Option<usize>| at.and_then(|at| chapters.get(at).copied());
        let previous = beside(at.and_then(|at| at.checked_sub(1)));
        let next = beside(at.map(|at| at + 1));
        Self { frame, chapter, chapters, previous, next }
    }
}

/// The chapters in their order.
pub fn all() -> impl Iterator<Item = &'static Chapter> {
    GROUPS.iter().flat_map(|group| group.chapters.iter().copied())
}

/// The chapter that an address names.
pub fn named(path: &str) -> Option<&'static Chapter> {
    all().find(|chapter| chapter.path == path)
}

#[cfg(test)]
mod tests;
