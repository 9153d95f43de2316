//! The feed of somebody who plays by link: in which games it is the own turn.

use chrono::{DateTime, Utc};
use domain::alerts::Turn;
use domain::zone::Zone;
use words::{Language, Text};

use super::{Entry, Feed, Place, plain, written};
use crate::alerts::{due_words, turn_words};
use crate::games::spec_words;
use crate::{RenderError, render};

/// A feed of turns, the newest first, for one reader; `since` is when it was made.
pub fn turn_feed(
    place: &Place,
    turns: &[Turn],
    (since, zone, now): (DateTime<Utc>, Zone, DateTime<Utc>),
    language: Language,
) -> Result<String, RenderError> {
    let mut newest: Vec<&Turn> = turns.iter().collect();
    newest.sort_by_key(|turn| std::cmp::Reverse((turn.changed_at(now), turn.id)));
    let updated = newest.first().map_or(since, |turn| turn.changed_at(now));
    let feed = Feed {
        language: language.tag(),
        id: place.id(&place.path),
        title: Text::new("alerts-feed-title").in_language(language),
        author: Text::new("product-name").in_language(language),
        own_href: place.href(&place.path),
        href: place.href("/by-link"),
        updated: written(updated),
        entries: newest.into_iter().map(|turn| entry(place, (turn, zone, now), language)).collect(),
    };
    render(&feed, language)
}

fn entry(
    place: &Place,
    (turn, zone, now): (&Turn, Zone, DateTime<Utc>),
    language: Language,
) -> Entry {
    let path = format!("/by-link/{}", turn.id);
    let game = spec_words(&turn.game.into()).in_language(language);
    let due = due_words(turn, zone).in_language(language);
    Entry {
        // A turn that comes after the next move is another one.
        id: place.id(&format!("{path}/turns/{}", turn.since.timestamp_millis())),
        title: plain(&turn_words(turn, now).in_language(language)),
        summary: plain(&format!("{game}. {due}")),
        category: plain(&game),
        href: place.href(&path),
        published: written(turn.since),
        updated: written(turn.changed_at(now)),
    }
}
