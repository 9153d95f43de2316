//! What a page says of itself to whoever finds it or links to it: search engines and messengers.

use std::fmt::{self, Display};

use askama::filters::HtmlSafe;
use rules::Game;
use serde_json::{Value, json};

use super::Text;
use super::format::days;
use super::games::{family_words, spec_words};
use super::language::Language;
use super::pictures::Picture;
use super::tournaments::format_words;
use crate::domain::GameId;
use crate::domain::events::Event;
use crate::domain::games::Occasion;
use crate::domain::players::Player;
use crate::domain::tournaments::Tournament;

/// What stands in the head of a page besides its title.
#[derive(Debug, Clone, Default)]
pub struct Head {
    /// Where browsers find the server, if that is set: addresses elsewhere are whole.
    pub origin: Option<String>,
    /// A sentence or two; nothing where the site's own are said.
    pub description: Option<Text>,
    /// The path that stands for this page and all that show the same.
    pub path: String,
    pub kind: Kind,
    pub listing: Listing,
    /// The picture beside a link to the page.
    pub picture: Picture,
    pub data: Option<LinkedData>,
    /// What can be followed: news and calendars.
    pub alternates: Vec<Alternate>,
}

/// What a page is about, as the Open Graph protocol tells pages apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Website,
    Article,
    Profile,
}

/// Whether search engines list a page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Listing {
    #[default]
    Listed,
    /// A mere tool, or one of many views of the same.
    Unlisted,
}

/// The same in another form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alternate {
    pub href: String,
    pub media_type: &'static str,
    pub title: Text,
}

/// What a page is about in the words of schema.org, as a script that no browser runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedData(Value);

impl Display for LinkedData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In JSON these signs stand in texts only, and may be written by their numbers there: none
        // of them ends the script.
        let text = self.0.to_string();
        let text = text.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
        write!(f, "<script type=\"application/ld+json\">{text}</script>")
    }
}

impl HtmlSafe for LinkedData {}

impl Head {
    /// The head of a page at an address.
    pub fn at(address: &str, origin: Option<&str>) -> Self {
        Self { origin: origin.map(str::to_owned), path: canonical(address), ..Self::default() }
    }

    /// The whole address of the page.
    pub fn href(&self) -> Option<String> {
        self.origin.as_ref().map(|origin| format!("{origin}{}", self.path))
    }

    /// The whole address of the picture that stands for the page.
    pub fn picture(&self) -> Option<String> {
        let picture = self.picture.href();
        self.origin.as_ref().map(|origin| format!("{origin}{picture}"))
    }

    /// The same, saying what the page is about.
    #[must_use]
    pub fn described(self, description: Text) -> Self {
        Self { description: Some(description), ..self }
    }

    fn of_path(self, path: String) -> Self {
        Self { path, ..self }
    }

    /// The same for a page that no search engine lists.
    #[must_use]
    pub fn unlisted(self) -> Self {
        Self { listing: Listing::Unlisted, ..self }
    }

    pub fn is_listed(&self) -> bool {
        self.listing == Listing::Listed
    }

    /// The head of an event's page.
    #[must_use]
    pub fn of_event(self, event: &Event) -> Self {
        let path = format!("/events/{}", event.id);
        let details = &event.details;
        let about = Text::new(if details.place.is_some() { "head-event-at" } else { "head-event" })
            .with("name", details.name.as_str())
            .with("place", details.place.as_ref().map_or("", |place| place.as_str()))
            .with("days", days(details.days));
        let data = self.event_data(event);
        let calendar = Alternate {
            href: format!("{path}/calendar.ics"),
            media_type: "text/calendar",
            title: Text::new("feed-calendar"),
        };
        let alternates = vec![Alternate::feed(&path), calendar];
        Self { alternates, data: Some(LinkedData(data)), ..self.described(about) }
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
        let mut data = self.dated("SportsEvent", details.name.as_str(), event);
        data["sport"] = spec_words(&details.spec).in_language(Language::DEFAULT).into();
        data["superEvent"] = self.event_data(event);
        self.address(&mut data, &path);
        let alternates = vec![Alternate::feed(&path)];
        let picture = Picture::of_spec(&details.spec);
        Self { alternates, picture, data: Some(LinkedData(data)), ..self.described(about) }
    }

    /// The head of a player's page.
    #[must_use]
    pub fn of_player(self, player: &Player) -> Self {
        let mut data = thing("Person", &player.name);
        self.address(&mut data, &format!("/players/{}", player.id));
        if let Some(club) = &player.club {
            data["affiliation"] = thing("Organization", club.as_str());
        }
        let about = Text::new("head-player").with("name", player.name.as_str());
        Self { kind: Kind::Profile, data: Some(LinkedData(data)), ..self.described(about) }
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

    /// The head of a page that replays a game.
    #[must_use]
    pub fn of_replay(self, game: GameId, occasion: Option<&Occasion>) -> Self {
        let path = format!("/games/{game}");
        let about = match occasion {
            Some(occasion) => Text::new("head-replay")
                .with("first", occasion.players.first.as_str())
                .with("second", occasion.players.second.as_str()),
            None => Text::new("head-replay-alone"),
        };
        Self { kind: Kind::Article, ..self.of_path(path).described(about) }
    }

    /// The head of a page that says how a game is played.
    #[must_use]
    pub fn of_rules(self, game: Game) -> Self {
        let (family, path) = (game.family(), format!("/how-to-play/{}", game.family()));
        let name = family_words(family);
        let mut data = thing("Game", &name.in_language(Language::DEFAULT));
        data["numberOfPlayers"] = json!({ "@type": "QuantitativeValue", "value": 2 });
        self.address(&mut data, &path);
        let about = Text::new("head-rules").with("game", name);
        let head = self.of_path(path).described(about);
        let picture = Picture::of_spec(&game.into());
        Self { kind: Kind::Article, picture, data: Some(LinkedData(data)), ..head }
    }

    fn event_data(&self, event: &Event) -> Value {
        let mut data = self.dated("Event", event.details.name.as_str(), event);
        self.address(&mut data, &format!("/events/{}", event.id));
        data
    }

    fn dated(&self, kind: &str, name: &str, event: &Event) -> Value {
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

    fn address(&self, data: &mut Value, path: &str) {
        if let Some(origin) = &self.origin {
            data["url"] = format!("{origin}{path}").into();
        }
    }
}

impl Kind {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Website => "website",
            Self::Article => "article",
            Self::Profile => "profile",
        }
    }
}

impl Alternate {
    fn feed(path: &str) -> Self {
        Self {
            href: format!("{path}/feed.atom"),
            media_type: "application/atom+xml",
            title: Text::new("feed-title"),
        }
    }
}

fn thing(kind: &str, name: &str) -> Value {
    json!({ "@context": "https://schema.org", "@type": kind, "name": name })
}

/// The address that stands for a page: of what is behind the question mark only what leads to
/// another part of a long list counts.
fn canonical(address: &str) -> String {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let is_part = |pair: &&str| {
        let part = pair.split_once('=');
        part.is_some_and(|(name, value)| {
            ["page", "below"].contains(&name) && value.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    match query.split('&').find(is_part) {
        Some(part) => format!("{path}?{part}"),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_address_only_the_page_of_a_list_is_part_of_what_stands_for_it() {
        assert_eq!(canonical("/players"), "/players");
        assert_eq!(canonical("/players?q=Knecht&page=2"), "/players?page=2");
        assert_eq!(canonical("/games?below=17"), "/games?below=17");
        assert_eq!(canonical("/players?page=%22%3E"), "/players");
    }

    #[test]
    fn no_name_ends_the_script_that_it_stands_in() {
        let data = LinkedData(thing("Event", "</script><b>\"&"));
        let text = data.to_string();
        let inside = text.strip_prefix("<script type=\"application/ld+json\">").unwrap();
        let inside = inside.strip_suffix("</script>").unwrap();
        assert!(!inside.contains(['<', '>', '&']), "{inside}");
        let read: Value = serde_json::from_str(inside).unwrap();
        assert_eq!(read["name"], "</script><b>\"&");
    }
}
