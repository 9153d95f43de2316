//! What every page has around it.

use chrono::{DateTime, Utc};
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::events::Event;
use domain::links::Bearer;
use words::format::clock;
use words::{Language, Text};

use super::head::Head;

/// A whole page: a template with a frame, which tells its language.
pub trait Page: askama::Template {
    /// What is around it.
    fn frame(&self) -> &Frame;
}

/// Makes pages of structs that have a template and a field `frame`.
macro_rules! pages {
    ($($page:ident)+) => {$(
        impl $crate::Page for $page {
            fn frame(&self) -> &$crate::Frame {
                &self.frame
            }
        }
    )+};
}

/// Everything that `base.html` needs.
#[derive(Debug, Clone)]
pub struct Frame {
    /// The language that the page is drawn in.
    pub language: Language,
    /// Title of the window.
    pub title: Text,
    /// The parts of the site that everybody sees.
    pub navigation: Vec<NavigationEntry>,
    /// What only an administrator looks after.
    pub administration: Vec<NavigationEntry>,
    /// The name signed in with.
    pub account: Option<String>,
    /// That the session was begun by a code.
    pub by_code: Option<CodeNote>,
    /// The own page of somebody who came in by a link.
    pub own: Option<String>,
    /// Who sends entries that the browser keeps until they have arrived.
    pub senders: Senders,
    /// Goes into every form, so that a second click is known as one.
    pub form_key: String,
    /// The path of this page, to come back to after signing in.
    pub path: String,
    /// Whether everybody may come to this page, so that it can be sent on.
    pub is_open: bool,
    /// Whether the page is shown instead of one for which somebody has to come in again.
    pub is_shut: bool,
    /// Whether its address can be asked for: it is no answer to a form.
    pub is_asked: bool,
    /// What was done just before.
    pub notice: Option<Notice>,
    /// The stamps of what the page shows, if it follows that; else empty.
    pub live: String,
    /// As of when the page is, if that is not now.
    pub as_of: Option<Text>,
    /// What the page says of itself.
    pub head: Head,
}

/// Who sends what the browser keeps: what somebody typed is not sent as the next one's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Senders {
    /// Somebody who came in by a link.
    pub guest: Option<String>,
    /// Somebody who is signed in.
    pub staff: Option<String>,
    /// Whoever has a seat in a game by link.
    pub seat: Option<String>,
}

impl Senders {
    fn of(viewer: &Viewer) -> Self {
        let guest = viewer.bearer.map(|bearer| match bearer {
            Bearer::Player(player) => format!("player-{player}"),
            Bearer::Tablet(tournament) => format!("tablet-{tournament}"),
        });
        let staff = viewer.account_id().map(|account| format!("staff-{account}"));
        Self { guest, staff, seat: None }
    }

    /// All of them, as a page carries them.
    pub fn all(&self) -> String {
        [&self.guest, &self.staff, &self.seat]
            .into_iter()
            .flatten()
            .cloned()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Who sends a form of somebody who came in by a link.
    pub fn guest(&self) -> &str {
        self.guest.as_deref().unwrap_or_default()
    }

    /// Whether whoever stands before it is asked once more.
    pub fn is_tablet(&self) -> bool {
        self.guest().starts_with("tablet")
    }

    /// Who sends a form of somebody who has a seat.
    pub fn seat(&self) -> &str {
        self.seat.as_deref().unwrap_or_default()
    }

    /// Who sends a form of somebody who is signed in.
    pub fn staff(&self) -> &str {
        self.staff.as_deref().unwrap_or_default()
    }
}

/// What was done, as the page says that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub text: Text,
    /// Where it can be undone.
    pub undo: Option<String>,
}

/// Where and how long a session lasts that a code began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeNote {
    pub event: EventId,
    pub name: String,
    /// With a slot for the name of the event.
    pub told: Text,
}

impl CodeNote {
    /// The note of a session that ends at `until`, by the clocks of its event.
    pub fn new(event: &Event, until: DateTime<Utc>) -> Self {
        let name = event.details.name.to_string();
        let until = clock(event.details.zone.local(until));
        let told = Text::new("code-note").with_slot("event", name.clone()).with("time", until);
        Self { event: event.id, name, told }
    }
}

#[derive(Debug, Clone)]
pub struct NavigationEntry {
    /// Where it leads.
    pub href: &'static str,
    /// What it is called.
    pub label: Text,
    /// Its sign: the path of a drawing of 24 by 24.
    pub icon: &'static str,
    /// Whether this page is in it.
    pub is_current: bool,
}

/// A part of the site, as the navigation has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// Events and their tournaments.
    Events,
    Players,
    /// Leaderboards.
    Ratings,
    /// Game records.
    Games,
    Accounts,
    /// What was deleted.
    Bin,
    /// Copies of the database.
    Backups,
    /// None of them.
    Elsewhere,
}

impl Section {
    const PUBLIC: [Self; 4] = [Self::Events, Self::Players, Self::Ratings, Self::Games];

    const OF_ADMINISTRATORS: [Self; 3] = [Self::Accounts, Self::Backups, Self::Bin];

    fn entry(self, current: Self) -> NavigationEntry {
        let (href, label, icon) = match self {
            Self::Events => ("/events", "nav-events", "M4 6h16v14H4zM4 10h16M9 3v5M15 3v5"),
            Self::Players => (
                "/players",
                "nav-players",
                "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 3.6-6 8-6s8 2 8 6",
            ),
            Self::Ratings => ("/ratings", "nav-ratings", "M4 19l6-7 4 4 6-9"),
            Self::Games => (
                "/games",
                "nav-games",
                "M5 12a3 3 0 106 0 3 3 0 10-6 0zM13 7a3 3 0 106 0 3 3 0 10-6 0zM13 17a3 3 0 106 0 3 3 0 10-6 0z",
            ),
            Self::Accounts => ("/accounts", "nav-accounts", ""),
            Self::Backups => ("/backups", "backups-title", ""),
            Self::Bin => ("/bin", "bin-title", ""),
            Self::Elsewhere => ("/", "product-name", ""),
        };
        NavigationEntry { href, label: Text::new(label), icon, is_current: self == current }
    }
}

impl Frame {
    /// What a live page says once it hears nothing any more, with a slot for since when.
    pub fn lost(&self) -> Text {
        Text::new("live-lost").with_slot("time", "")
    }

    /// A frame for `viewer`, who reads `language`.
    pub fn new(title: Text, section: Section, viewer: &Viewer, language: Language) -> Self {
        let is_administrator = viewer.is_at_least(Access::Administrator);
        let entries = |sections: &[Section]| {
            sections.iter().map(|entry| entry.entry(section)).collect::<Vec<_>>()
        };
        Self {
            language,
            title,
            navigation: entries(&Section::PUBLIC),
            administration: if is_administrator {
                entries(&Section::OF_ADMINISTRATORS)
            } else {
                Vec::new()
            },
            account: viewer.account.as_ref().map(|account| account.name.clone()),
            by_code: None,
            own: None,
            senders: Senders::of(viewer),
            live: String::new(),
            as_of: None,
            form_key: String::new(),
            path: String::new(),
            is_open: false,
            is_shut: false,
            is_asked: false,
            notice: None,
            head: Head::default(),
        }
    }

    /// The whole address of the page, if the server knows its own.
    pub fn canonical(&self) -> Option<String> {
        self.head.href(self.language)
    }

    /// The whole addresses of the same in every language.
    pub fn translations(&self) -> Vec<(Language, String)> {
        let href = |language: &Language| Some((*language, self.head.href(*language)?));
        Language::spoken().filter_map(href).collect()
    }

    /// The other languages, each with what leads to this page in it; none where that cannot be asked for.
    pub fn others(&self) -> Vec<(Language, String)> {
        let others = Language::spoken().filter(|language| **language != self.language);
        let path = self.path.as_str();
        let href = |language: &Language| (*language, format!("/language/{}{path}", language.tag()));
        if self.is_asked { others.map(href).collect() } else { Vec::new() }
    }

    /// By what the browser tells drafts of one person from those of another.
    pub fn keeper(&self) -> &str {
        self.account.as_deref().unwrap_or_default()
    }

    /// Whether entries that the browser keeps are shown here: to those who may have some.
    pub fn has_outbox(&self) -> bool {
        self.is_shut || self.senders != Senders::default()
    }

    /// The same frame of a page that stands where somebody is not signed in any more.
    #[must_use]
    pub fn shut(self) -> Self {
        Self { is_shut: true, ..self }
    }

    /// The same frame of a page that says what it is about.
    #[must_use]
    pub fn about(mut self, say: impl FnOnce(Head) -> Head) -> Self {
        self.head = say(self.head);
        self
    }
}
