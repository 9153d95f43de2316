//! The page that asks before something rare is done, and says what it does.

use askama::Template;
use words::Text;

use super::tournaments::TournamentHead;
use super::{Frame, filters};

/// The page that asks, or says why it cannot be done.
#[derive(Template)]
#[template(path = "ask.html")]
pub struct AskPage {
    pub frame: Frame,
    /// Where it is.
    pub place: Place,
    /// Why it cannot be done.
    pub refusal: Option<Text>,
    /// The way out of that.
    pub instead: Option<(String, Text)>,
    /// What it does.
    pub told: Vec<Text>,
    /// What goes with it.
    pub parts: Vec<Text>,
    /// The button; none if it cannot be done.
    pub button: Option<Button>,
    /// The field for the reason, if it has to be said.
    pub reason: Option<ReasonField>,
    /// The way back.
    pub back: String,
}

/// Why it is done, as typed.
#[derive(Debug, Clone, Default)]
pub struct ReasonField {
    pub typed: String,
    pub complaint: Option<Text>,
}

pages! { AskPage }

/// Where a page that asks is.
#[derive(Debug, Clone)]
pub enum Place {
    /// Among the pages of a tournament.
    Tournament(Box<TournamentHead>),
    /// Below something, which has a page and a name.
    Below { href: String, name: String },
}

/// What does it.
#[derive(Debug, Clone)]
pub struct Button {
    /// Where its form goes.
    pub action: String,
    pub words: Text,
    /// What was seen, to be sent along.
    pub seen: String,
}

impl AskPage {
    /// A page that asks nothing yet.
    pub fn new(frame: Frame, place: Place, back: String) -> Self {
        Self {
            frame,
            place,
            refusal: None,
            instead: None,
            told: Vec::new(),
            parts: Vec::new(),
            button: None,
            reason: None,
            back,
        }
    }

    /// The page, saying what would be done, with the button that does it.
    #[must_use]
    pub fn asking(self, told: Vec<Text>, action: String, words: Text) -> Self {
        let button = Some(Button { action, words, seen: String::new() });
        Self { told, button, ..self }
    }

    /// The page, asking for the reason too.
    #[must_use]
    pub fn with_reason(self, reason: ReasonField) -> Self {
        Self { reason: Some(reason), ..self }
    }

    /// The page, saying why it cannot be done, and perhaps what can be done instead.
    #[must_use]
    pub fn refused(self, refusal: Text, instead: Option<(String, Text)>) -> Self {
        Self { refusal: Some(refusal), instead, button: None, ..self }
    }
}
