//! The field of a form in which a game is picked.

use form::tournaments::PickedGame;

use super::card::GameCard;
use super::game_view::game_cards;

/// The games to pick from.
#[derive(Debug, Clone)]
pub struct GamePicker {
    /// What was looked for among them.
    pub sought: String,
    pub cards: Vec<GameCard>,
    /// Any other game, where one can be played: whether it is picked, and the name typed for it.
    pub other: Option<(bool, String)>,
}

impl GamePicker {
    /// The games whose rules are known.
    pub(crate) fn new(sought: &str, picked: &PickedGame) -> Self {
        Self { sought: sought.to_owned(), cards: game_cards(picked), other: None }
    }

    /// The same with any other game.
    #[must_use]
    pub(crate) fn or(self, other: (bool, String)) -> Self {
        Self { other: Some(other), ..self }
    }
}
