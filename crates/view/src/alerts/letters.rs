//! What mail says.

use chrono::{DateTime, Utc};
use domain::alerts::{Frequency, Mailbox, Turn};
use domain::zone::Zone;
use words::format::moment;
use words::{Language, Text};

use crate::games::spec_words;

/// A mail, in plain text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    pub subject: String,
    pub text: String,
}

/// The mail by which whoever has an address confirms it, at an address of this server.
pub fn confirmation(account: &str, address: &str, language: Language) -> Written {
    let say = |words: &'static str| Text::new(words).with("account", account).in_language(language);
    let text = [say("alerts-letter-confirm"), address.to_owned(), say("alerts-letter-not-you")];
    Written { subject: say("alerts-letter-confirm-subject"), text: text.join("\n\n") + "\n" }
}

/// The mail that tells somebody of turns. `address` makes the address of a page from its path.
pub fn turns(
    mailbox: &Mailbox,
    turns: &[Turn],
    (zone, now): (Zone, DateTime<Utc>),
    address: impl Fn(&str) -> String,
) -> Written {
    let language = Language::best([mailbox.language.as_str()]);
    let subject = match turns {
        [turn] => turn_words(turn, now),
        _ => Text::new("alerts-letter-subject").with("games", turns.len()),
    };
    let mut text = String::new();
    for turn in turns {
        let lines = [
            turn_words(turn, now).in_language(language),
            spec_words(&turn.game.into()).in_language(language),
            due_words(turn, zone).in_language(language),
            address(&format!("/by-link/{}", turn.id)),
        ];
        text += &(lines.join("\n") + "\n\n");
    }
    let often = Text::new(match mailbox.frequency {
        Frequency::AtOnce => "alerts-letter-at-once",
        Frequency::Daily => "alerts-letter-daily",
    });
    let change = Text::new("alerts-letter-change").with("address", address("/account/alerts"));
    let stop = address(&stop_path(&mailbox.stop_token));
    let stop = Text::new("alerts-letter-stop").with("address", stop);
    // The sign before a signature, by RFC 3676 §4.3.
    text += "-- \n";
    for line in [often, change, stop] {
        text += &(line.in_language(language) + "\n");
    }
    Written { subject: subject.in_language(language), text }
}

/// Where mail is stopped.
pub fn stop_path(token: &str) -> String {
    format!("/mail/stop/{token}")
}

/// Against whom somebody is to move, and that there is little time left for it.
pub fn turn_words(turn: &Turn, now: DateTime<Utc>) -> Text {
    let words = if turn.is_short(now) { "alerts-turn-short" } else { "alerts-turn" };
    Text::new(words).with("opponent", turn.opponent.as_str())
}

/// Until when.
pub fn due_words(turn: &Turn, zone: Zone) -> Text {
    Text::new("alerts-due").with("until", moment(turn.due_at, zone))
}
