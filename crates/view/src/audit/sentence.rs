//! A sentence with names in it, some of which are links.

use askama::Template;
use words::text::{Argument, Speak};
use words::{Language, Text};

use crate::filters;

/// Stands before and after the number of a name, until the sentence is drawn; no text has it.
const MARK: char = '\u{fdd1}';

/// Something that a sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name {
    called: Called,
    /// Its page, if it has one.
    href: Option<String>,
}

/// How it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Called {
    /// By its own name.
    Own(String),
    /// By what it is: "board 3 of round 2", "a deleted player".
    Words(Text),
}

impl Name {
    pub(super) fn own(name: impl Into<String>) -> Self {
        Self { called: Called::Own(name.into()), href: None }
    }

    pub(super) fn words(words: Text) -> Self {
        Self { called: Called::Words(words), href: None }
    }

    #[must_use]
    pub(super) fn at(self, href: impl Into<Option<String>>) -> Self {
        Self { href: href.into(), ..self }
    }
}

/// What happened, in one sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    told: Text,
    names: Vec<Name>,
}

impl Sentence {
    pub(super) const fn new(id: &'static str) -> Self {
        Self { told: Text::new(id), names: Vec::new() }
    }

    /// Puts a number, a word or what somebody typed into it.
    #[must_use]
    pub(super) fn with(self, name: &'static str, value: impl Into<Argument>) -> Self {
        Self { told: self.told.with(name, value), ..self }
    }

    /// Puts a name into it.
    #[must_use]
    pub(super) fn naming(mut self, slot: &'static str, name: Name) -> Self {
        let mark = self.mark(name);
        Self { told: self.told.with_slot(slot, mark), ..self }
    }

    /// Puts several names into it: "a, b and c".
    #[must_use]
    pub(super) fn naming_all(mut self, slot: &'static str, names: Vec<Name>) -> Self {
        let marks = names.into_iter().map(|name| self.mark(name)).collect::<Vec<_>>();
        let list = Text::list(marks.into_iter().map(Argument::Slot));
        Self { told: self.told.with(slot, list), ..self }
    }

    fn mark(&mut self, name: Name) -> String {
        self.names.push(name);
        format!("{MARK}{}{MARK}", self.names.len() - 1)
    }

    /// What it is made of, in a language.
    pub(crate) fn pieces(&self, language: Language) -> Pieces {
        let words = self.told.speak(language);
        // Every second part is the number of a name.
        let piece = |(idx, part): (usize, &str)| match part.parse::<usize>() {
            Ok(number) if idx % 2 == 1 => self.names.get(number).cloned().map(Piece::Name),
            _ => Some(Piece::Words(part.to_owned())),
        };
        Pieces { pieces: words.split(MARK).enumerate().filter_map(piece).collect() }
    }
}

/// A sentence, to be drawn.
#[derive(Template)]
#[template(path = "audit/sentence.html")]
pub(crate) struct Pieces {
    pieces: Vec<Piece>,
}

enum Piece {
    Words(String),
    Name(Name),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render;

    #[test]
    fn names_are_links_and_are_escaped() {
        let sentence = Sentence::new("audit-players-merged")
            .naming("merged", Name::own("<Josef>").at("/players/1".to_owned()))
            .naming("kept", Name::words(Text::new("audit-player-gone")));
        let drawn = render(&sentence.pieces(Language::DEFAULT), Language::DEFAULT).unwrap();
        let expected = "<a href=\"/players/1\"><bdi>&#60;Josef&#62;</bdi></a> was merged into \
                        a deleted player.";
        assert_eq!(drawn.trim(), expected);
    }

    #[test]
    fn several_names_are_a_list() {
        let sentence = Sentence::new("audit-meeting-allowed")
            .naming_all("players", ["Anna", "Bert", "Carla"].map(Name::own).into())
            .naming("tournament", Name::own("Beads"));
        let drawn = render(&sentence.pieces(Language::DEFAULT), Language::DEFAULT).unwrap();
        assert_eq!(drawn.matches("<bdi>").count(), 4, "{drawn}");
    }
}
