//! Where an account is signed in.

use domain::accounts::{Browser, Session, System};
use domain::zone::Zone;
use words::Text;
use words::format::moment;

/// The sessions of an account.
#[derive(Debug, Clone)]
pub struct SessionLines {
    /// The page of the account, below which the forms go.
    pub page: String,
    /// The last used first.
    pub lines: Vec<SessionLine>,
    /// The button that ends all but the one that asks, if there are others.
    pub end_all: Option<Text>,
}

/// One session.
#[derive(Debug, Clone)]
pub struct SessionLine {
    /// What its form names it by.
    pub mark: String,
    /// Which browser on what.
    pub browser: Text,
    pub since: Text,
    pub seen: Text,
    /// Whether it is the one that asks.
    pub is_current: bool,
    /// "End the session of Firefox on Linux", for those who only hear the page.
    pub label: Text,
}

impl SessionLines {
    /// The sessions below the page of their account; `asking` is the hash of the one that asks.
    pub fn new(page: &str, sessions: &[Session], asking: &str, zone: Zone) -> Self {
        let lines: Vec<SessionLine> =
            sessions.iter().map(|session| SessionLine::new(session, asking, zone)).collect();
        let n_others = lines.iter().filter(|line| !line.is_current).count();
        let words = if n_others < lines.len() { "sessions-end-others" } else { "sessions-end-all" };
        let end_all = (n_others > 0).then(|| Text::new(words));
        Self { page: page.to_owned(), lines, end_all }
    }
}

impl SessionLine {
    fn new(session: &Session, asking: &str, zone: Zone) -> Self {
        let browser = browser_words(session.browser, session.system);
        let browser = match &session.by_code {
            Some((_, event)) => {
                Text::new("session-by-code").with("browser", browser).with("event", event.as_str())
            }
            None => browser,
        };
        Self {
            mark: session.mark().to_owned(),
            since: moment(session.began_at, zone),
            seen: moment(session.seen_at, zone),
            is_current: session.id_hash == asking,
            label: Text::new("session-end-name").with("browser", browser.clone()),
            browser,
        }
    }
}

pub(crate) fn browser_words(browser: Option<Browser>, system: Option<System>) -> Text {
    match (browser.map(browser_name), system.map(system_name)) {
        (Some(browser), Some(system)) => {
            Text::new("session-browser-on").with("browser", browser).with("system", system)
        }
        (Some(name), None) => name,
        (None, Some(system)) => Text::new("session-unknown-on").with("system", system),
        (None, None) => Text::new("session-unknown"),
    }
}

fn browser_name(browser: Browser) -> Text {
    Text::new(match browser {
        Browser::Firefox => "browser-firefox",
        Browser::Chrome => "browser-chrome",
        Browser::Edge => "browser-edge",
        Browser::Safari => "browser-safari",
        Browser::Opera => "browser-opera",
        Browser::Samsung => "browser-samsung",
    })
}

fn system_name(system: System) -> Text {
    Text::new(match system {
        System::Windows => "system-windows",
        System::MacOs => "system-macos",
        System::Linux => "system-linux",
        System::ChromeOs => "system-chromeos",
        System::Android => "system-android",
        System::Ios => "system-ios",
    })
}
