//! What a chapter of the manual is made of.

use words::Text;

use super::told::told;
use crate::assets::manual::Shot;
use crate::head::{Head, Kind};

/// A chapter: a page of the manual. All texts are ids of messages.
#[derive(Debug, Clone, Copy)]
pub struct Chapter {
    /// The last part of its address.
    pub path: &'static str,
    pub title: &'static str,
    /// What it is about, in a sentence or two.
    pub about: &'static str,
    pub sections: &'static [Section],
    /// What goes wrong, and what to do then.
    pub troubles: &'static [(&'static str, &'static str)],
    /// Other chapters to read.
    pub see: &'static [&'static Self],
}

#[derive(Debug)]
pub struct Section {
    pub heading: &'static str,
    pub blocks: &'static [Block],
}

#[derive(Debug)]
pub enum Block {
    Words(&'static str),
    /// One after the other, numbered.
    Steps(&'static [Step]),
    Points(&'static [&'static str]),
    /// Things with a name, and what is said of each.
    Terms(&'static [(&'static str, &'static str)]),
    /// What is typed.
    Typed(&'static str),
    Picture(Picture),
}

/// Something to do.
#[derive(Debug)]
pub struct Step {
    pub told: &'static str,
    /// What is typed for it.
    pub typed: Option<&'static str>,
    /// What is seen then.
    pub picture: Option<Picture>,
}

/// A picture of a page.
#[derive(Debug)]
pub struct Picture {
    pub shot: &'static Shot,
    /// What is to be seen on it.
    pub alt: &'static str,
}

impl Chapter {
    pub fn href(&self) -> String {
        format!("/manual/{}", self.path)
    }

    /// The words of a link that leads here from another page.
    pub fn help(&self) -> Text {
        Text::new("manual-help").with("chapter", Text::new(self.title))
    }

    /// What the window of its page is called.
    pub fn window(&self) -> Text {
        Text::new("manual-window").with("chapter", Text::new(self.title))
    }

    /// What its page says of itself.
    pub fn describe(&self, head: Head) -> Head {
        Head { kind: Kind::Article, ..head.described(told(self.about)) }
    }
}

impl Picture {
    /// What those hear who do not see it.
    pub fn words(&self) -> Text {
        told(self.alt)
    }
}

impl Step {
    pub(super) const fn new(told: &'static str) -> Self {
        Self { told, typed: None, picture: None }
    }

    pub(super) const fn typing(told: &'static str, typed: &'static str) -> Self {
        Self { told, typed: Some(typed), picture: None }
    }

    pub(super) const fn showing(
        told: &'static str,
        shot: &'static Shot,
        alt: &'static str,
    ) -> Self {
        Self { told, typed: None, picture: Some(Picture { shot, alt }) }
    }

    /// Its address within the page.
    pub fn id(&self) -> &'static str {
        self.told.trim_start_matches("manual-")
    }
}
