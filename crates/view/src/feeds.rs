//! What is new, for programs that look again and again: a feed, and a calendar.

mod calendar;
mod turns;

use askama::Template;
use chrono::{DateTime, NaiveTime, SecondsFormat, Utc};

pub use self::calendar::{calendar, round_name, tournament_calendar};
pub use self::turns::turn_feed;
use domain::EntryId;
use domain::events::Event;
use domain::feeds::{News, What};
use domain::standings::WallChart;
use words::{Language, Text};

use super::results::score;
use super::{RenderError, filters, render};

/// Where a feed is found, and what its entries are named after.
#[derive(Debug, Clone)]
pub struct Place {
    /// Where browsers find the server; nothing where that is not set.
    pub origin: Option<String>,
    /// The path of the page that the feed is about.
    pub path: String,
}

impl Place {
    fn href(&self, path: &str) -> String {
        format!("{}{path}", self.origin.as_deref().unwrap_or_default())
    }

    /// A name that stays the same wherever the server is found, as RFC 4151 makes them.
    fn id(&self, path: &str) -> String {
        let origin = self.origin.as_deref().unwrap_or("http://localhost");
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let host = host.split(':').next().unwrap_or(host);
        format!("tag:{host},2026:{path}")
    }
}

/// A feed, as RFC 4287 has it.
#[derive(Template)]
#[template(path = "feeds/feed.xml")]
struct Feed {
    /// By its tag.
    language: &'static str,
    id: String,
    title: String,
    /// Who tells the news.
    author: String,
    own_href: String,
    href: String,
    updated: String,
    entries: Vec<Entry>,
}

struct Entry {
    id: String,
    title: String,
    summary: String,
    /// The tournament, or the game.
    category: String,
    href: String,
    published: String,
    updated: String,
}

/// The feed of an event, or of one of its tournaments if its name is given. It is the same for everybody.
pub fn feed(
    place: &Place,
    event: &Event,
    tournament: Option<&str>,
    news: &[News<'_>],
) -> Result<String, RenderError> {
    let name = event.details.name.as_str();
    let title = tournament.map_or_else(|| name.to_owned(), |within| format!("{within} · {name}"));
    let first_day = event.details.days.first().and_time(NaiveTime::MIN).and_utc();
    let updated = news.iter().map(|news| news.updated).max().unwrap_or(first_day);
    let own_path = format!("{}/feed.atom", place.path);
    let feed = Feed {
        language: Language::DEFAULT.tag(),
        id: place.id(&own_path),
        title: plain(&title),
        author: plain(name),
        own_href: place.href(&own_path),
        href: place.href(&place.path),
        updated: written(updated),
        entries: news.iter().map(|news| entry(place, news)).collect(),
    };
    render(&feed, Language::DEFAULT)
}

fn entry(place: &Place, news: &News<'_>) -> Entry {
    let tournament = &news.chart.tournament;
    let path = format!("/tournaments/{}", tournament.id);
    let (id, at, title) = match news.what {
        What::Round { round, games } => {
            let title = Text::new("feed-round").with("round", round).with("games", games);
            (format!("{path}/rounds/{round}"), format!("{path}/rounds/{round}"), title)
        }
        What::Result { round, board, pairing, players, decision } => {
            let [first, second] = players.map(|player| name(news.chart, player));
            let title = Text::new("feed-result")
                .with("first", first)
                .with("score", score(decision))
                .with("second", second);
            // A round that is paired again has other pairings at the same boards.
            let id = format!("{path}/pairings/{pairing}");
            (id, format!("{path}/rounds/{round}/boards/{board}"), title)
        }
    };
    let summary = match news.what {
        What::Round { .. } => Text::new("feed-round-published"),
        What::Result { round, board, .. } => {
            Text::new("feed-board").with("round", round).with("board", board)
        }
    };
    Entry {
        id: place.id(&id),
        title: plain(&title.in_language(Language::DEFAULT)),
        summary: plain(&summary.in_language(Language::DEFAULT)),
        category: plain(tournament.details.name.as_str()),
        href: place.href(&at),
        published: written(news.published),
        updated: written(news.updated),
    }
}

fn name(chart: &WallChart, player: EntryId) -> String {
    let entry = chart.entry_of(player);
    entry.map(|entry| entry.name.clone()).unwrap_or_default()
}

fn written(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// A text without the signs that XML cannot hold in any spelling.
fn plain(text: &str) -> String {
    let is_held = |sign: &char| {
        matches!(sign, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..) && *sign != '\u{7f}'
    };
    text.chars().filter(is_held).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_entries_do_not_change_with_scheme_and_port() {
        let id = |origin: Option<&str>| {
            let origin = origin.map(str::to_owned);
            Place { origin, path: String::new() }.id("/tournaments/7")
        };
        assert_eq!(id(None), "tag:localhost,2026:/tournaments/7");
        assert_eq!(id(Some("http://hall:8470")), "tag:hall,2026:/tournaments/7");
        assert_eq!(id(Some("https://hall")), "tag:hall,2026:/tournaments/7");
    }

    #[test]
    fn signs_that_no_xml_holds_are_left_out() {
        assert_eq!(plain("a\u{0}\u{1b}\u{fffe}<é🎲>"), "a<é🎲>");
    }
}
