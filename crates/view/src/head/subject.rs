//! What pages say of the events, tournaments, players and games that they are about.

use chrono::SecondsFormat;
use domain::GameId;
use domain::events::Event;
use domain::games::Occasion;
use domain::players::Player;
use domain::schedule::{Slot, State, Timed};
use domain::tournaments::Tournament;
use rules::Game;
use serde_json::{Value, json};
use words::Text;
use words::format::days;
use words::language::Language;

use super::{Alternate, Head, Kind, LinkedData};
use crate::feeds::round_name;
use crate::games::{family_words, spec_words};
use crate::pictures::Picture;
use crate::tournaments::format_words;

impl Head {
    /// The head of an event's page, with the rounds of its tournaments that have a time.
    #[must_use]
    pub fn of_event(self, event: &Event, timed: &[Timed]) -> Self {
        let path = format!("/events/{}", event.id);
        let details = &event.details;
        let about = Text::new(if details.place.is_some() { "head-event-at" } else { "head-event" })
            .with("name", details.name.as_str())
            .with("place", details.place.as_ref().map_or("", |place| place.as_str()))
            .with("days", days(details.days));
        let mut data = self.event_data(event);
        let rounds: Vec<Value> = timed
            .iter()
            .flat_map(|(tournament, slots)| self.rounds_to_come(event, tournament, slots))
            .collect();
        if !rounds.is_empty() {
            data["subEvent"] = rounds.into();
        }
        let alternates = vec![Alternate::feed(&path), Alternate::calendar(&path)];
        let alt = Text::new("picture-event").with("name", details.name.as_str());
        let head = self.described(about).drawn(&path, alt);
        Self { alternates, data: Some(LinkedData::of(data)), ..head }
    }

    /// The head of a page about a tournament.
    #[must_use]
    pub fn of_tournament(self, event: &Event, tournament: &Tournament) -> Self {
        let path = format!("/tournaments/{}", tournament.id);
        let details = &tournament.details;
        let about = Text::new("head-tournament")
            .with("name", details.name.as_str())
            .with("event", event.details.name.as_str())
            .with("game", spec_words(&details.spec))
            .with("format", format_words(details.format))
            .with("days", days(event.details.days));
        let mut data = dated("SportsEvent", details.name.as_str(), event);
        data["sport"] = spec_words(&details.spec).in_language(Language::DEFAULT).into();
        data["superEvent"] = self.event_data(event);
        self.address(&mut data, &path);
        let alternates = vec![Alternate::feed(&path), Alternate::calendar(&path)];
        let alt = Text::new("picture-tournament").with("name", details.name.as_str());
        let head = self.described(about).drawn(&path, alt);
        Self { alternates, data: Some(LinkedData::of(data)), ..head }
    }

    /// The head of a player's page.
    #[must_use]
    pub fn of_player(self, player: &Player) -> Self {
        let mut data = thing("Person", &player.name);
        let path = format!("/players/{}", player.id);
        self.address(&mut data, &path);
        if let Some(club) = &player.club {
            data["affiliation"] = thing("Organization", club.as_str());
        }
        let about = Text::new("head-player").with("name", player.name.as_str());
        let alt = Text::new("picture-player").with("name", player.name.as_str());
        let head = self.described(about).drawn(&path, alt);
        Self { kind: Kind::Profile, data: Some(LinkedData::of(data)), ..head }
    }

    /// The head of a list that can be searched. What somebody looked for is no page of its own.
    #[must_use]
    pub fn of_search(self, description: Text, looked_for: &str) -> Self {
        let head = self.described(description);
        if looked_for.is_empty() { head } else { head.unlisted() }
    }

    /// The head of a rating list.
    #[must_use]
    pub fn of_list(self, name: Text) -> Self {
        self.described(Text::new("head-list").with("name", name))
    }

    /// The head of a page that replays a game, or shows it at a ply.
    #[must_use]
    pub fn of_replay(self, game: GameId, occasion: Option<&Occasion>, ply: Option<u32>) -> Self {
        let path = format!("/games/{game}");
        let shown = ply.map_or_else(|| path.clone(), |ply| format!("{path}/{ply}"));
        let about = match occasion {
            Some(occasion) => Text::new("head-replay")
                .with("first", occasion.players.first.as_str())
                .with("second", occasion.players.second.as_str()),
            None => Text::new("head-replay-alone"),
        };
        let head = self.of_path(path).drawn(&shown, picture_of_game(occasion));
        Self { kind: Kind::Article, ..head.described(about) }
    }

    /// The head of a page that says how a game is played.
    #[must_use]
    pub fn of_rules(self, game: Game) -> Self {
        let path = format!("/how-to-play/{}", game.rated_as());
        let name = family_words(game.rated_as());
        let mut data = thing("Game", &name.in_language(Language::DEFAULT));
        data["numberOfPlayers"] = json!({ "@type": "QuantitativeValue", "value": 2 });
        self.address(&mut data, &path);
        let about = Text::new("head-rules").with("game", name);
        let head = self.of_path(path).described(about);
        let picture = Picture::of_spec(&game.into());
        Self { kind: Kind::Article, picture, data: Some(LinkedData::of(data)), ..head }
    }

    fn rounds_to_come(&self, event: &Event, held: &Tournament, slots: &[Slot]) -> Vec<Value> {
        let round = |slot: &Slot| {
            let name = round_name(held, slot.round);
            let mut data = dated("SportsEvent", &name, event);
            data["startDate"] = slot.begins.to_rfc3339_opts(SecondsFormat::Secs, true).into();
            if let Some(data) = data.as_object_mut() {
                data.remove("endDate");
            }
            self.address(&mut data, &format!("/tournaments/{}", held.id));
            data
        };
        slots.iter().filter(|slot| slot.state != State::Played).map(round).collect()
    }

    fn event_data(&self, event: &Event) -> Value {
        let mut data = dated("Event", event.details.name.as_str(), event);
        self.address(&mut data, &format!("/events/{}", event.id));
        data
    }

    fn address(&self, data: &mut Value, path: &str) {
        if let Some(origin) = &self.origin {
            data["url"] = format!("{origin}{path}").into();
        }
    }
}

impl Alternate {
    fn calendar(path: &str) -> Self {
        Self {
            href: format!("{path}/calendar.ics"),
            media_type: "text/calendar",
            title: Text::new("feed-calendar"),
        }
    }

    fn feed(path: &str) -> Self {
        Self {
            href: format!("{path}/feed.atom"),
            media_type: "application/atom+xml",
            title: Text::new("feed-title"),
        }
    }
}

fn picture_of_game(occasion: Option<&Occasion>) -> Text {
    match occasion {
        Some(occasion) => Text::new("picture-game")
            .with("first", occasion.players.first.as_str())
            .with("second", occasion.players.second.as_str()),
        None => Text::new("picture-game-alone"),
    }
}

fn dated(kind: &str, name: &str, event: &Event) -> Value {
    let mut data = thing(kind, name);
    let [first, last] = event.details.days.into();
    data["startDate"] = first.to_string().into();
    data["endDate"] = last.to_string().into();
    if let Some(place) = &event.details.place {
        let mut there = thing("Place", place.as_str());
        there["address"] = place.as_str().into();
        data["location"] = there;
    }
    data
}

fn thing(kind: &str, name: &str) -> Value {
    json!({ "@type": kind, "name": name })
}
