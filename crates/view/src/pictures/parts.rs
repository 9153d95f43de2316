//! What pictures are made of, and where each part is, in pixels.

use words::{language::Language, text::Speak};

use super::letters::{Letters, Room, Words, written};
use super::style;
use crate::avatar;
use crate::board::Board;

/// From the edges at both sides.
pub(super) const LEFT: f64 = 64.0;
pub(super) const RIGHT: f64 = 1136.0;
/// Where the ground ends.
pub(super) const BOTTOM: f64 = 592.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Words where they are drawn.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Placed {
    pub(super) words: Words,
    pub(super) x: f64,
    /// The line that the letters of the first line stand on.
    pub(super) y: f64,
    /// What of them is at `x`: the start, or the class of another side.
    pub(super) side: &'static str,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Avatar {
    pub(super) initials: String,
    pub(super) colour: &'static str,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) radius: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlacedBoard {
    pub(super) board: Board,
    pub(super) place: Place,
}

/// The title of a picture and what is said below it.
#[derive(Debug, Clone)]
pub(super) struct Heading {
    pub(super) title: Placed,
    pub(super) facts: Option<Placed>,
    /// Where the rest begins.
    pub(super) below: f64,
}

impl Words {
    /// Below a line.
    pub(super) fn under(self, x: f64, top: f64) -> Placed {
        let y = (top + self.size * 0.84).round();
        Placed { words: self, x, y, side: "" }
    }

    /// As high above a line as below it.
    pub(super) fn around(self, x: f64, middle: f64) -> Placed {
        let last = self.lines.last().map_or(0.0, |line| line.0);
        let y = (middle + self.size * 0.34 - last / 2.0).round();
        Placed { words: self, x, y, side: "" }
    }
}

impl Placed {
    /// The same words, ending where they began.
    pub(super) fn ending(self) -> Self {
        Self { side: "end", ..self }
    }

    /// The same words around where they began.
    pub(super) fn centred(self) -> Self {
        Self { side: "middle", ..self }
    }
}

impl Avatar {
    pub(super) fn of(name: &str, (x, y): (f64, f64), radius: f64) -> Self {
        let initials = written(&avatar::initials(name));
        Self { initials, colour: style::hue(avatar::hue(name)), x, y, radius }
    }
}

impl Heading {
    /// `None` if no letter of the title can be written.
    pub(super) fn new(title: &str, facts: &str) -> Option<Self> {
        let width = RIGHT - LEFT;
        let room = Room { width, lines: 2, sizes: (66.0, 40.0) };
        let title = Letters::Title.fit(title, room)?;
        let below = 112.0 + title.height();
        let title = title.under(LEFT, 112.0);
        let room = Room { width, lines: 1, sizes: (30.0, 24.0) };
        let facts = Letters::Plain.fit(facts, room).map(|facts| facts.under(LEFT, below + 6.0));
        let below = below + facts.as_ref().map_or(0.0, |facts| facts.words.height() + 6.0);
        Some(Self { title, facts, below })
    }
}

/// Small words in the upper corner at the right.
pub(super) fn corner(text: &str) -> Option<Placed> {
    let room = Room { width: 760.0, lines: 1, sizes: (26.0, 22.0) };
    Some(Letters::Plain.fit(text, room)?.around(RIGHT, 60.0).ending())
}

/// Several facts in a line.
pub(super) fn in_a_line(facts: &[impl Speak], language: Language) -> String {
    let facts: Vec<String> = facts.iter().map(|fact| fact.speak(language)).collect();
    facts.join(" · ")
}
