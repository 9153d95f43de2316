//! What is found by its name.

use askama::Template;
use domain::TournamentId;
use domain::events::Event;
use domain::games::{FoundGames, Records};
use domain::players::Player;
use domain::search::Words;
use domain::tournaments::TournamentTitle;
use serde::Serialize;
use words::text::Speak;
use words::{Language, Text};

use super::events::EventLine;
use super::games::{GameListLine, lines};
use super::{Frame, filters};

/// How many of each kind are shown.
const SHOWN: usize = 8;

/// How many suggestions fit under the field, and how many of them are players.
const SUGGESTED: usize = 8;
const SUGGESTED_PLAYERS: usize = 5;

/// What is called by words that somebody looks for.
pub struct Found {
    pub words: Words,
    pub players: Vec<Player>,
    /// The latest first.
    pub events: Vec<Event>,
    /// The latest first.
    pub tournaments: Vec<TournamentTitle>,
    pub games: FoundGames,
    pub records: Records,
}

#[derive(Template)]
#[template(path = "search/show.html")]
pub struct SearchPage {
    pub frame: Frame,
    pub typed: String,
    pub players: Vec<Player>,
    /// All players, if there are more.
    pub all_players: Option<Text>,
    pub events: Vec<EventLine>,
    pub tournaments: Vec<(TournamentId, String, String)>,
    /// How many more events and tournaments there are.
    pub more_events: Option<Text>,
    pub more_tournaments: Option<Text>,
    pub games: Vec<GameListLine>,
    /// Whether there are more games, or may be.
    pub has_more_games: bool,
}

pages! { SearchPage }

impl SearchPage {
    /// What was found; nothing if nothing was looked for.
    pub fn new(frame: Frame, found: Option<Found>) -> Self {
        let Some(found) = found else { return Self::nothing(frame) };
        let rest = |message, count: usize| {
            (count > SHOWN).then(|| Text::new(message).with("count", count - SHOWN))
        };
        let n_players = found.players.len();
        Self {
            frame,
            typed: found.words.typed,
            all_players: (n_players > SHOWN)
                .then(|| Text::new("search-all-players").with("count", n_players)),
            players: found.players.into_iter().take(SHOWN).collect(),
            more_events: rest("search-more-events", found.events.len()),
            more_tournaments: rest("search-more-tournaments", found.tournaments.len()),
            events: found.events.iter().take(SHOWN).map(EventLine::new).collect(),
            tournaments: found
                .tournaments
                .into_iter()
                .take(SHOWN)
                .map(|title| (title.id, title.name, title.event))
                .collect(),
            has_more_games: found.games.older.is_some(),
            games: lines(found.games.lines, &found.records).collect(),
        }
    }

    fn nothing(frame: Frame) -> Self {
        Self {
            frame,
            typed: String::new(),
            players: Vec::new(),
            all_players: None,
            events: Vec::new(),
            tournaments: Vec::new(),
            more_events: None,
            more_tournaments: None,
            games: Vec::new(),
            has_more_games: false,
        }
    }

    /// Whether nothing is called so.
    pub fn is_empty(&self) -> bool {
        let named = self.players.is_empty() && self.events.is_empty();
        named && self.tournaments.is_empty() && self.games.is_empty()
    }
}

/// What somebody may mean who is still typing.
#[derive(Debug, Default, Serialize)]
pub struct Suggestions(Vec<Suggestion>);

#[derive(Debug, Serialize)]
struct Suggestion {
    name: String,
    /// What it is.
    kind: String,
    href: String,
}

impl Suggestions {
    /// Players first, then events and tournaments, as many as fit.
    pub fn new(found: &Found, language: Language) -> Self {
        let all = |name: &str, kind: &'static str, href: String| Suggestion {
            name: name.to_owned(),
            kind: Text::new(kind).speak(language),
            href: language.address(&href),
        };
        let players = found.players.iter().map(|player| {
            all(&player.name, "search-kind-player", format!("/players/{}", player.id))
        });
        let events = found.events.iter().map(|event| {
            let name = event.details.name.as_str();
            all(name, "search-kind-event", format!("/events/{}", event.id))
        });
        let tournaments = found.tournaments.iter().map(|title| {
            let name = format!("{}, {}", title.name, title.event);
            all(&name, "search-kind-tournament", format!("/tournaments/{}", title.id))
        });
        let places = events.chain(tournaments);
        let n_places = found.events.len() + found.tournaments.len();
        let n_players = SUGGESTED_PLAYERS.max(SUGGESTED.saturating_sub(n_places));
        Self(players.take(n_players).chain(places).take(SUGGESTED).collect())
    }
}
