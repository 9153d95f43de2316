//! A game in a frame of another site: the board and the way through it, and nothing of who looks.

use askama::Template;
use domain::games::{GameRecord, Occasion};
use rules::{Record, Seat};
use words::{Language, Text};

use super::replay::names;
use super::step::{BoardAtPly, Place, Sight};
use crate::filters;

/// A page without a frame of its own.
#[derive(Template)]
#[template(path = "games/embed.html")]
pub struct EmbedPage {
    pub language: Language,
    pub title: Text,
    /// The board at this ply; none where nothing can be read.
    pub step: Option<BoardAtPly>,
    /// Whether the moves are not shown.
    pub is_hidden: bool,
    /// The game's page.
    pub path: String,
}

impl EmbedPage {
    /// The game at a ply, 0 being the start; without one, at its start. `None` if it has no such
    /// ply.
    pub fn new(
        (language, title): (Language, Text),
        (game, occasion): (&GameRecord, Option<&Occasion>),
        (from, ply): (Seat, Option<u32>),
    ) -> Option<Self> {
        let sight = Sight { game: game.id, place: Place::Frame, from };
        let text = game.record.as_deref().unwrap_or_default();
        let step = match (Record::parse(text.as_bytes()), ply) {
            (Ok(record), ply) => {
                let names = names(Some(&record), occasion);
                Some(BoardAtPly::new(sight, (&record, &names), ply)?)
            }
            (Err(_), None) => None,
            (Err(_), Some(_)) => return None,
        };
        let (is_hidden, path) = (game.record.is_none(), format!("/games/{}", game.id));
        Some(Self { language, title, step, is_hidden, path })
    }
}
