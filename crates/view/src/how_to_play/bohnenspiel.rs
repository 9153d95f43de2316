//! Bohnenspiel, for somebody who has never played it.

use words::Text;

use super::lesson::{Lesson, Part, Section, Source};
use super::seeds;
use super::shown::after;

const SPEC: &str = "bohnenspiel";
/// A game in the middle.
pub(super) const GLIMPSE: (&str, &str) = (SPEC, "F a C e B c A f");

pub(super) fn lesson() -> Lesson {
    Lesson {
        sections: vec![board(), moving(), capturing(), end(), seeds::writing(SPEC.parse().ok())],
        ours: vec![
            Text::new("play-bohnenspiel-ours-lap"),
            Text::new("play-bohnenspiel-ours-feeding"),
            Text::new("play-seeds-ours-repetition"),
        ],
        sources: sources(),
    }
}

fn board() -> Section {
    Section::new(
        Text::new("play-board"),
        vec![
            Part::words("play-bohnenspiel-board"),
            Part::picture(after(SPEC, ""), "play-bohnenspiel-board-picture"),
        ],
    )
}

fn moving() -> Section {
    Section::new(
        Text::new("play-moving"),
        vec![
            Part::words("play-bohnenspiel-moving"),
            Part::picture(after(SPEC, "C"), "play-bohnenspiel-moving-picture"),
        ],
    )
}

fn capturing() -> Section {
    Section::new(
        Text::new("play-capturing"),
        vec![
            Part::words("play-bohnenspiel-capturing"),
            Part::words("play-bohnenspiel-chain"),
            Part::picture(after(SPEC, "F a C e"), "play-bohnenspiel-capturing-picture"),
        ],
    )
}

fn end() -> Section {
    Section::new(Text::new("play-end"), vec![Part::words("play-bohnenspiel-end")])
}

fn sources() -> Vec<Source> {
    vec![
        Source {
            title: "Fritz Jahn, Alte deutsche Spiele, Berlin 1917",
            href: None,
            what: Text::new("play-bohnenspiel-source-jahn"),
        },
        Source {
            title: "Wikipedia, Das Bohnenspiel",
            href: Some("https://en.wikipedia.org/wiki/Das_Bohnenspiel"),
            what: Text::new("play-source-retold"),
        },
    ]
}
