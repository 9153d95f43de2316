//! Sessions, and the browsers they are in.

use chrono::{DateTime, TimeDelta, Utc};

use crate::codes::ByCode;
use crate::words::words;

/// A session that nobody uses for so long ends: from the first morning of a convention to its last
/// evening is less.
pub const IDLE_DAYS: i64 = 3;

/// At most this many sessions of an account last: of more, those that were not used for longest end.
pub const MOST_SESSIONS: usize = 50;

/// A session that was not used since then has ended.
pub fn idle_since(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::days(IDLE_DAYS)
}

/// That a session was used is written down so often, and no oftener.
pub fn is_to_be_noted(seen_at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    now - seen_at >= TimeDelta::minutes(10)
}

/// A session of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of the secret in the cookie.
    pub id_hash: String,
    pub began_at: DateTime<Utc>,
    pub seen_at: DateTime<Utc>,
    /// `None` if the browser does not say.
    pub browser: Option<Browser>,
    pub system: Option<System>,
    /// What it may do, if a code began it, and at which event.
    pub by_code: Option<(ByCode, String)>,
}

/// So much of a hash names a session among those of an account.
const MARK: usize = 16;

impl Session {
    /// What a form names it by.
    pub fn mark(&self) -> &str {
        self.id_hash.get(..MARK).unwrap_or(&self.id_hash)
    }
}

/// A browser, as far as it says which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    Firefox,
    Chrome,
    Edge,
    Safari,
    Opera,
    Samsung,
}

words! { Browser {
    Firefox = "firefox", Chrome = "chrome", Edge = "edge", Safari = "safari", Opera = "opera",
    Samsung = "samsung",
} }

/// What a browser runs on, as far as it says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Windows,
    MacOs,
    Linux,
    ChromeOs,
    Android,
    Ios,
}

words! { System {
    Windows = "windows", MacOs = "macos", Linux = "linux", ChromeOs = "chromeos",
    Android = "android", Ios = "ios",
} }

impl Browser {
    /// The browser that calls itself so. Most name others too, whose pages they can show.
    pub fn of(user_agent: &str) -> Option<Self> {
        const NAMES: [(&str, Browser); 9] = [
            ("Edg", Browser::Edge),
            ("OPR/", Browser::Opera),
            ("SamsungBrowser", Browser::Samsung),
            ("Firefox/", Browser::Firefox),
            ("FxiOS", Browser::Firefox),
            ("CriOS", Browser::Chrome),
            ("Chrome/", Browser::Chrome),
            ("Chromium", Browser::Chrome),
            ("Safari/", Browser::Safari),
        ];
        first_named(user_agent, &NAMES)
    }
}

impl System {
    /// The system that a browser names.
    pub fn of(user_agent: &str) -> Option<Self> {
        const NAMES: [(&str, System); 8] = [
            ("Android", System::Android),
            ("iPhone", System::Ios),
            ("iPad", System::Ios),
            ("CrOS", System::ChromeOs),
            ("Windows", System::Windows),
            ("Macintosh", System::MacOs),
            ("Mac OS X", System::MacOs),
            ("Linux", System::Linux),
        ];
        first_named(user_agent, &NAMES)
    }
}

fn first_named<T: Copy>(user_agent: &str, names: &[(&str, T)]) -> Option<T> {
    names.iter().find(|(name, _)| user_agent.contains(name)).map(|(_, one)| *one)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(user_agent: &str, expected: (Option<Browser>, Option<System>)) {
        let found = (Browser::of(user_agent), System::of(user_agent));
        assert_eq!(found, expected, "{user_agent}");
    }

    #[test]
    fn a_browser_is_told_by_what_it_calls_itself() {
        let linux = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
        check(linux, (Some(Browser::Firefox), Some(System::Linux)));
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
            Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";
        check(edge, (Some(Browser::Edge), Some(System::Windows)));
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 \
            (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
        check(phone, (Some(Browser::Safari), Some(System::Ios)));
        let android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
            Chrome/142.0.0.0 Mobile Safari/537.36";
        check(android, (Some(Browser::Chrome), Some(System::Android)));
        check("curl/8.5.0", (None, None));
    }

    #[test]
    fn a_session_ends_after_three_days_without_use() {
        let friday = "2026-11-20T09:00:00Z".parse::<DateTime<Utc>>().unwrap();
        let sunday = "2026-11-22T20:00:00Z".parse::<DateTime<Utc>>().unwrap();
        assert!(friday > idle_since(sunday), "a convention of three days is one session");
        assert!(friday <= idle_since(friday + TimeDelta::days(3)));
    }
}
