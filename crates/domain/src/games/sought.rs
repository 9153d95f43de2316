//! Games that somebody looks for.

use chrono::NaiveDate;
use rules::{Game, Spec, Termination};

use super::{GameLine, Opening};
use crate::GameId;

/// Which games are looked for: whatever is given narrows them down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sought {
    /// Words of a player's name, or of a title; none if empty.
    pub name: String,
    pub game: Option<SoughtGame>,
    pub opening: Opening,
    /// The least number of moves.
    pub shortest: Option<u32>,
    /// The greatest number of moves.
    pub longest: Option<u32>,
    /// How the play stopped.
    pub termination: Option<Termination>,
}

/// A game, a kind of board, or a family of games, whose rules are played here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoughtGame(String);

impl SoughtGame {
    /// ```
    /// use domain::games::SoughtGame;
    ///
    /// let read = |text| SoughtGame::parse(text).map(|game| game.game().is_some());
    /// assert_eq!(read("gbg"), Some(false));
    /// assert_eq!(read("gbc:hex"), Some(false));
    /// assert_eq!(read("gbg:6"), Some(true));
    /// assert_eq!(read("result-only:Chess"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        if Game::all_rated_as().contains(&text) {
            return Some(Self(text.to_owned()));
        }
        let spec: Spec = text.parse().ok()?;
        spec.game().map(|_| Self(spec.to_string()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the specs of its sizes begin with.
    pub fn before_sizes(&self) -> String {
        if self.0.contains(':') { self.0.clone() } else { format!("{}:", self.0) }
    }

    /// The game, unless it is a family of several sizes.
    pub fn game(&self) -> Option<Game> {
        self.0.parse::<Spec>().ok()?.game()
    }
}

/// Games that are as sought, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FoundGames {
    pub lines: Vec<GameLine>,
    /// Where to look for older ones; none if there are none.
    pub older: Option<Older>,
}

/// Where a search for games goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Older {
    /// Below this game.
    pub below: GameId,
    /// Nothing older than from this day was looked through; none if the page is full.
    pub looked_since: Option<NaiveDate>,
}
