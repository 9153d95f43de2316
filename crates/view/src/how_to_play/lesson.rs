//! What a page of rules is made of.

use rules::Game;
use words::Text;
use words::text::Argument;

use crate::board::Board;

/// The rules of a game, for somebody who has never played it.
#[derive(Debug, Clone)]
pub struct Lesson {
    pub sections: Vec<Section>,
    /// What the sources leave open, and how it is played here.
    pub ours: Vec<Text>,
    pub sources: Vec<Source>,
}

#[derive(Debug, Clone)]
pub struct Section {
    pub heading: Text,
    pub parts: Vec<Part>,
}

#[derive(Debug, Clone)]
pub enum Part {
    Words(Text),
    Points(Vec<Text>),
    Picture(Box<Picture>),
    Examples(Vec<Example>),
}

#[derive(Debug, Clone)]
pub struct Picture {
    /// The board; nothing if its moves are against the rules, which a test finds.
    pub board: Option<Board>,
    pub caption: Text,
    /// The board that it shows, if that is not the one of the page.
    pub on: Option<Text>,
}

/// A move as it is written, and what it means.
#[derive(Debug, Clone)]
pub struct Example {
    pub written: &'static str,
    pub means: Text,
}

/// Who tells the rules, and where.
#[derive(Debug, Clone)]
pub struct Source {
    /// Author, title and year, as they are.
    pub title: &'static str,
    pub href: Option<&'static str>,
    /// What it is used for.
    pub what: Text,
}

impl Section {
    pub(super) fn new(heading: Text, parts: Vec<Part>) -> Self {
        Self { heading, parts }
    }
}

impl Part {
    pub(super) fn words(id: &'static str) -> Self {
        Self::Words(Text::new(id))
    }

    pub(super) fn picture(board: Option<Board>, caption: &'static str) -> Self {
        Self::Picture(Box::new(Picture { board, caption: Text::new(caption), on: None }))
    }

    /// A picture on the board of a spec and size, for the page of a game that may have another.
    pub(super) fn example(
        (game, spec, size): (Game, &str, impl Into<Argument>),
        board: Option<Board>,
        caption: &'static str,
    ) -> Self {
        let is_same = spec.parse() == Ok(game);
        let on = (!is_same).then(|| Text::new("play-shown-on").with("board", size));
        let caption = Text::new(caption);
        Self::Picture(Box::new(Picture { board, caption, on }))
    }
}
