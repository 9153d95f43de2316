//! Looking for games.

use domain::GameId;
use domain::games::{Opening, OpeningError, Sought, SoughtGame};
use rules::Termination;
use serde::{Deserialize, Serialize};

use crate::api::GamesQuery;
use crate::keep;

/// The longest name that is looked for, in characters.
const LONGEST_NAME: usize = 120;

/// Which games are looked for, as typed.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct SoughtForm {
    /// Part of a player's name, or of a title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// A game or a family of games; empty for all.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// The first moves.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub opening: String,
    /// The least number of moves.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub shortest: String,
    /// The greatest number of moves.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub longest: String,
    /// How the play stopped; empty for whatever way.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ending: String,
    /// From which game on the list goes down.
    #[serde(skip_serializing)]
    pub below: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SoughtComplaint {
    #[error("name: {chars} characters, at most {max}")]
    Name { chars: usize, max: usize },
    #[error("game: not played here")]
    Game,
    #[error("opening: {0}")]
    Opening(OpeningError),
    #[error("{field}: not a number of moves")]
    Plies { field: &'static str },
    #[error("longest: less than the shortest")]
    Reversed,
    #[error("ending: no way in which games end")]
    Ending,
}

impl SoughtComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name { .. } => "name",
            Self::Game => "game",
            Self::Opening(_) => "opening",
            Self::Plies { field } => field,
            Self::Reversed => "longest",
            Self::Ending => "ending",
        }
    }
}

impl SoughtForm {
    /// What is looked for, as an address has it; empty if nothing is.
    pub fn query(&self) -> String {
        serde_html_form::to_string(self).unwrap_or_default()
    }

    /// The same at a path.
    pub fn address(&self, path: &str) -> String {
        let query = self.query();
        if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
    }

    /// The game below which the list goes on.
    pub fn below(&self) -> Option<GameId> {
        self.below.parse().ok().map(GameId)
    }

    /// Checks everything.
    pub fn parse(&self) -> Result<Sought, Vec<SoughtComplaint>> {
        let mut complaints = Vec::new();
        let name = self.name.trim().to_owned();
        let chars = name.chars().count();
        if chars > LONGEST_NAME {
            complaints.push(SoughtComplaint::Name { chars, max: LONGEST_NAME });
        }
        let game = some(&self.game, SoughtGame::parse, SoughtComplaint::Game, &mut complaints);
        let opening = Opening::parse(&self.opening, game.as_ref().and_then(SoughtGame::game));
        let opening = keep(opening, &mut complaints, SoughtComplaint::Opening);
        let mut plies = |text: &str, field| {
            some(text, |text| text.parse().ok(), SoughtComplaint::Plies { field }, &mut complaints)
        };
        let (shortest, longest) =
            (plies(&self.shortest, "shortest"), plies(&self.longest, "longest"));
        if shortest.zip(longest).is_some_and(|(shortest, longest)| shortest > longest) {
            complaints.push(SoughtComplaint::Reversed);
        }
        let termination = some(&self.ending, termination, SoughtComplaint::Ending, &mut complaints);
        match opening {
            Some(opening) if complaints.is_empty() => {
                Ok(Sought { name, game, opening, shortest, longest, termination })
            }
            _ => Err(complaints),
        }
    }
}

impl From<&GamesQuery> for SoughtForm {
    fn from(query: &GamesQuery) -> Self {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let plies = |plies: Option<u16>| plies.map(|plies| plies.to_string()).unwrap_or_default();
        Self {
            name: text(&query.name),
            game: text(&query.game),
            opening: text(&query.opening),
            shortest: plies(query.shortest),
            longest: plies(query.longest),
            ending: text(&query.ending),
            below: String::new(),
        }
    }
}

/// What a field says, if anything; else a complaint.
fn some<T>(
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    complaint: SoughtComplaint,
    complaints: &mut Vec<SoughtComplaint>,
) -> Option<T> {
    let text = text.trim();
    let read = read(text);
    if read.is_none() && !text.is_empty() {
        complaints.push(complaint);
    }
    read
}

fn termination(text: &str) -> Option<Termination> {
    Termination::ALL.into_iter().find(|termination| termination.as_str() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_is_every_game() {
        assert_eq!(SoughtForm::default().parse(), Ok(Sought::default()));
        let blank = SoughtForm { name: "  ".into(), opening: " 1. ".into(), ..Default::default() };
        assert_eq!(blank.parse(), Ok(Sought::default()));
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let form = SoughtForm {
            name: "x".repeat(121),
            game: "chess".into(),
            opening: "a ".repeat(13),
            shortest: "many".into(),
            longest: "-1".into(),
            ending: "well".into(),
            below: "x".into(),
        };
        let found = form.parse().unwrap_err();
        let fields: Vec<&str> = found.iter().map(SoughtComplaint::field).collect();
        assert_eq!(fields, ["name", "game", "opening", "shortest", "longest", "ending"]);
        assert_eq!(form.below(), None);
        let form = SoughtForm { name: "Lind & Co".into(), below: "7".into(), ..Default::default() };
        assert_eq!(form.query(), "name=Lind+%26+Co");
    }

    #[test]
    fn the_moves_of_a_named_game_are_replayed() {
        let form = |game: &str, opening: &str| SoughtForm {
            game: game.into(),
            opening: opening.into(),
            ..Default::default()
        };
        let found = form("gbg:5", "1. c99").parse().unwrap_err();
        assert!(matches!(&found[..], [SoughtComplaint::Opening(OpeningError::Fault(_))]));
        let sought = form("gbg", "1. c99").parse().unwrap();
        assert_eq!(sought.opening.as_str(), "c99 ", "a family has no board");
        let reversed = SoughtForm { shortest: "9".into(), longest: "8".into(), ..form("", "") };
        assert_eq!(reversed.parse(), Err(vec![SoughtComplaint::Reversed]));
    }
}
