//! Alerts: players are told that it is their turn in a game by link, by mail and by a feed.
//!
//! Source: `docs/spec/games-by-link.md` §7.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Days, NaiveTime, TimeDelta, Utc};
use email_address::{EmailAddress, Options};
use rules::Game;

use super::by_link::TimeControl;
use super::words::words;
use super::zone::Zone;
use super::{AccountId, LinkGameId};

/// So long after one mail the next one goes to the same address at the earliest.
pub const BETWEEN_MAILS: TimeDelta = TimeDelta::minutes(10);
/// So long a link that confirms an address is good.
pub const CONFIRM_WITHIN: TimeDelta = TimeDelta::days(2);
/// When the mail of a day goes out, by the clocks of the server.
const HOUR_OF_THE_DAY: u32 = 8;

/// A mail address: at most 254 characters, as SMTP takes them.
///
/// ```
/// use domain::alerts::MailAddress;
///
/// let address: MailAddress = " knecht@waldzell.example ".parse().unwrap();
/// assert_eq!(address.as_str(), "knecht@waldzell.example");
/// for text in ["Josef Knecht", "Josef <knecht@waldzell.example>", "root@localhost", "a@b.example\nBcc: c@d.example"] {
///     assert!(text.parse::<MailAddress>().is_err(), "{text}");
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailAddress(String);

/// No mail goes there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not like knecht@waldzell.example")]
pub struct MailAddressError;

impl FromStr for MailAddress {
    type Err = MailAddressError;

    fn from_str(text: &str) -> Result<Self, MailAddressError> {
        let text = text.trim();
        let options = Options::default();
        let options = options.without_display_text().without_domain_literal().with_required_tld();
        let is_one = EmailAddress::parse_with_options(text, options).is_ok();
        if text.len() <= 254 && is_one { Ok(Self(text.to_owned())) } else { Err(MailAddressError) }
    }
}

impl MailAddress {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How often somebody gets mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frequency {
    /// With each turn, and when time gets short.
    AtOnce,
    /// Once a day, if there is something to tell, and when a tenth of the time is left.
    Daily,
}

words! { Frequency { AtOnce = "at-once", Daily = "daily", } }

/// Where the mail of an account goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mailbox {
    pub account: AccountId,
    /// Whoever reads mail there has confirmed it.
    pub address: Option<MailAddress>,
    /// Where mail is to go once that is confirmed, and since when it is asked for.
    pub asked: Option<(MailAddress, DateTime<Utc>)>,
    pub frequency: Frequency,
    /// The language of the mail, by its tag.
    pub language: String,
    /// Whether the mail server says that nobody is at the address.
    pub is_refused: bool,
    /// The secret in each mail by which whoever gets it stops it. It is kept as it is: it can do nothing else.
    pub stop_token: String,
    /// When it got the last mail, or was confirmed.
    pub mailed_at: Option<DateTime<Utc>>,
}

/// What somebody wishes of the own mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailWish {
    pub address: MailAddress,
    pub frequency: Frequency,
    /// By its tag.
    pub language: &'static str,
}

/// Somebody's turn in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    pub id: LinkGameId,
    pub game: Game,
    pub control: TimeControl,
    pub opponent: String,
    /// Since when.
    pub since: DateTime<Utc>,
    /// When the time is over.
    pub due_at: DateTime<Utc>,
    /// How often time had got short when it was told of by mail; nothing if it was not.
    pub told: Option<u8>,
}

impl Turn {
    /// How often time has got short.
    pub fn warnings(&self, now: DateTime<Utc>) -> u8 {
        self.control.warnings(self.due_at, now)
    }

    /// Whether time got short after the turn came.
    pub fn is_short(&self, now: DateTime<Utc>) -> bool {
        self.changed_at(now) > self.since
    }

    /// When there was last something to tell of it: that it came, or that time got short.
    pub fn changed_at(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        let warned = self.control.warned_at(self.due_at).filter(|at| *at <= now);
        warned.fold(self.since, DateTime::max)
    }

    /// Whether there is something that was not told yet.
    pub fn is_news(&self, now: DateTime<Utc>) -> bool {
        self.told.is_none_or(|told| told < self.warnings(now))
    }
}

impl Mailbox {
    /// Whether a mail about some turns is due.
    pub fn is_due(&self, turns: &[Turn], now: DateTime<Utc>, zone: Zone) -> bool {
        let last = self.mailed_at.unwrap_or(DateTime::UNIX_EPOCH);
        match self.frequency {
            Frequency::AtOnce => {
                last + BETWEEN_MAILS <= now && turns.iter().any(|turn| turn.is_news(now))
            }
            Frequency::Daily => {
                let hour = last_hour(now, zone);
                // What came later is for the next day, unless it would be too late then.
                let is_told = last < hour && turns.iter().any(|turn| turn.since <= hour);
                let is_urgent =
                    |turn: &Turn| turn.due_at - turn.control.soon() <= now && turn.is_news(now);
                is_told || (last + BETWEEN_MAILS <= now && turns.iter().any(is_urgent))
            }
        }
    }

    /// Where mail is to go, while the link that confirms it is good.
    pub fn to_confirm(&self, now: DateTime<Utc>) -> Option<&MailAddress> {
        self.asked.as_ref().filter(|(_, at)| now < *at + CONFIRM_WITHIN).map(|(address, _)| address)
    }
}

/// The last moment at which the mail of a day went out.
fn last_hour(now: DateTime<Utc>, zone: Zone) -> DateTime<Utc> {
    let hour = NaiveTime::from_hms_opt(HOUR_OF_THE_DAY, 0, 0).unwrap_or_default();
    let today = zone.day(now);
    let moment = zone.moment(today.and_time(hour));
    if moment <= now {
        return moment;
    }
    let yesterday = today.checked_sub_days(Days::new(1)).unwrap_or(today);
    zone.moment(yesterday.and_time(hour))
}

/// What somebody changed about the own alerts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AlertChange {
    MailAsked,
    MailConfirmed,
    MailStopped,
    /// The mail server refuses the address.
    MailRefused,
    FeedMade,
    FeedEnded,
}

words! { AlertChange {
    MailAsked = "mail-asked", MailConfirmed = "mail-confirmed", MailStopped = "mail-stopped",
    MailRefused = "mail-refused", FeedMade = "feed-made", FeedEnded = "feed-ended",
} }

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn turn(control: &str, due: &str, told: Option<u8>) -> Turn {
        Turn {
            id: LinkGameId(7),
            game: "bohnenspiel".parse().unwrap(),
            control: control.parse().unwrap(),
            opponent: "Designori".to_owned(),
            since: at("2026-10-24T20:00:00Z"),
            due_at: at(due),
            told,
        }
    }

    fn mailbox(frequency: Frequency, mailed_at: &str) -> Mailbox {
        Mailbox {
            account: AccountId(1),
            address: "knecht@waldzell.example".parse().ok(),
            asked: None,
            frequency,
            language: "en".to_owned(),
            is_refused: false,
            stop_token: "stop".to_owned(),
            mailed_at: Some(at(mailed_at)),
        }
    }

    #[test]
    fn a_turn_is_told_once_and_again_when_time_gets_short() {
        let check = |now: &str, told: Option<u8>, is_news: bool| {
            let turn = turn("3d", "2026-11-23T10:00:00Z", told);
            assert_eq!(turn.is_news(at(now)), is_news, "{now} {told:?}");
        };
        check("2026-11-20T10:00:01Z", None, true);
        check("2026-11-22T09:59:59Z", Some(0), false);
        check("2026-11-22T10:00:00Z", Some(0), true);
        check("2026-11-23T02:47:59Z", Some(1), false);
        // A tenth of three days.
        check("2026-11-23T02:48:00Z", Some(1), true);
        check("2026-11-23T09:59:00Z", Some(2), false);
    }

    #[test]
    fn a_turn_changes_when_it_comes_and_when_time_gets_short() {
        let three_days = turn("3d", "2026-10-27T20:00:00Z", None);
        let check = |now: &str, changed: &str| {
            assert_eq!(three_days.changed_at(at(now)), at(changed), "{now}");
            assert_eq!(three_days.is_short(at(now)), at(changed) > three_days.since);
        };
        check("2026-10-26T19:59:59Z", "2026-10-24T20:00:00Z");
        check("2026-10-26T20:00:00Z", "2026-10-26T20:00:00Z");
        check("2026-10-27T12:48:00Z", "2026-10-27T12:48:00Z");
        // Where turns can be longer than a day there is this warning, too.
        for (control, n_warnings) in
            [("1d", 0), ("1d,holidays=14", 1), ("24+12/48h", 1), ("10+5", 0)]
        {
            let one = turn(control, "2026-10-27T20:00:00Z", None);
            assert_eq!(one.warnings(at("2026-10-26T20:00:00Z")), n_warnings, "{control}");
        }
        // Of a day a move all is within the last day from the start, also after a server was out for an hour.
        for due in ["2026-10-25T20:00:00Z", "2026-10-25T21:00:00Z"] {
            let one_day = turn("1d", due, None);
            assert!(!one_day.is_short(at("2026-10-24T21:00:01Z")));
            assert!(!one_day.is_short(at("2026-10-25T17:35:59Z")));
            assert!(one_day.is_short(at("2026-10-25T18:36:00Z")));
        }
    }

    #[test]
    fn whoever_gets_mail_once_a_day_is_told_when_a_tenth_is_left() {
        let one = mailbox(Frequency::Daily, "2026-10-25T08:00:05Z");
        let is_due = |told, now: &str| {
            one.is_due(&[turn("1d", "2026-10-26T08:10:00Z", told)], at(now), Zone::UTC)
        };
        assert!(!is_due(None, "2026-10-26T05:45:59Z"));
        assert!(is_due(None, "2026-10-26T05:46:00Z"));
        assert!(is_due(Some(0), "2026-10-26T05:46:00Z"));
        assert!(!is_due(Some(1), "2026-10-26T05:46:00Z"));
    }

    #[test]
    fn mail_at_once_leaves_a_while_between_two() {
        let turns = [turn("3d", "2026-11-23T10:00:00Z", None)];
        let one = mailbox(Frequency::AtOnce, "2026-11-20T10:00:00Z");
        assert!(!one.is_due(&turns, at("2026-11-20T10:09:59Z"), Zone::UTC));
        assert!(one.is_due(&turns, at("2026-11-20T10:10:00Z"), Zone::UTC));
    }

    #[test]
    fn the_mail_of_a_day_goes_out_at_eight_by_the_clocks_there_also_when_summer_time_ends() {
        let turns = [turn("3d", "2026-11-23T10:00:00Z", Some(0))];
        let one = mailbox(Frequency::Daily, "2026-10-24T06:00:05Z");
        let zone = Zone::parse("Europe/Berlin").unwrap();
        // Clocks are set back at three in the morning: eight comes an hour later.
        assert!(!one.is_due(&turns, at("2026-10-25T06:59:59Z"), zone));
        assert!(one.is_due(&turns, at("2026-10-25T07:00:00Z"), zone));
        assert!(!one.is_due(&[], at("2026-10-25T07:00:00Z"), zone));
        let [turn] = turns;
        let late = [Turn { since: at("2026-10-25T07:00:01Z"), ..turn }];
        assert!(!one.is_due(&late, at("2026-10-25T21:00:00Z"), zone));
        assert!(one.is_due(&late, at("2026-10-26T07:00:00Z"), zone));
    }
}
