//! Oware, for somebody who has never played it.

use words::Text;

use super::lesson::{Lesson, Part, Section, Source};
use super::seeds;
use super::shown::after;

const SPEC: &str = "oware";
/// A game in the middle.
pub(super) const GLIMPSE: (&str, &str) = (SPEC, "A a B c C b D e");

pub(super) fn lesson() -> Lesson {
    Lesson {
        sections: vec![
            board(),
            moving(),
            capturing(),
            feeding(),
            end(),
            seeds::writing(SPEC.parse().ok()),
        ],
        ours: vec![Text::new("play-oware-ours-slam"), Text::new("play-seeds-ours-repetition")],
        sources: vec![Source {
            title: "Wikipedia, Oware",
            href: Some("https://en.wikipedia.org/wiki/Oware"),
            what: Text::new("play-oware-source"),
        }],
    }
}

fn board() -> Section {
    Section::new(
        Text::new("play-board"),
        vec![
            Part::words("play-oware-board"),
            Part::picture(after(SPEC, ""), "play-oware-board-picture"),
        ],
    )
}

fn moving() -> Section {
    Section::new(
        Text::new("play-moving"),
        vec![
            Part::words("play-oware-moving"),
            Part::picture(after(SPEC, "D"), "play-oware-moving-picture"),
        ],
    )
}

fn capturing() -> Section {
    Section::new(
        Text::new("play-capturing"),
        vec![
            Part::words("play-oware-capturing"),
            Part::words("play-oware-chain"),
            Part::picture(after(SPEC, "A a B c C b"), "play-oware-capturing-picture"),
            Part::words("play-oware-slam"),
        ],
    )
}

fn feeding() -> Section {
    Section::new(Text::new("play-feeding"), vec![Part::words("play-oware-feeding")])
}

fn end() -> Section {
    Section::new(Text::new("play-end"), vec![Part::words("play-oware-end")])
}
