//! The audit log, a page at a time.

mod by_link;
mod details;
mod facts;
mod messages;
mod naming;
mod results;
mod sentence;
mod told;

#[cfg(test)]
mod tests;

use askama::Template;
use domain::accounts::Access;
use domain::audit::{Area, By, LogPage, Logged, Via};
use domain::zone::Zone;
use form::audit::AuditQuery;
use words::Text;
use words::format::moment;

use self::details::details;
use self::naming::Naming;
use self::told::told;
use super::{Frame, filters};

pub use self::details::{Change, Details, Fact};
pub use self::sentence::Sentence;

/// The acts of an event, a board, a player, a rating list or the site, the newest first.
#[derive(Template)]
#[template(path = "audit/show.html")]
pub struct AuditPage {
    pub frame: Frame,
    /// What it is about: the ways back.
    pub crumbs: Vec<Crumb>,
    pub lead: Text,
    /// What can be asked for; a board and a player have few acts.
    pub filter: Option<AuditFilter>,
    pub acts: Vec<ActLine>,
    /// The page after this one.
    pub older: Option<String>,
    /// The first page, if this is another one.
    pub newest: Option<String>,
}

pages! { AuditPage }

/// Something that a page is about.
#[derive(Debug, Clone)]
pub struct Crumb {
    pub href: String,
    pub name: Text,
}

/// The fields of the form that narrows the log down.
#[derive(Debug, Clone)]
pub struct AuditFilter {
    pub path: String,
    pub tournaments: Vec<Choice>,
    pub areas: Vec<Choice>,
    pub actors: Vec<Choice>,
}

/// One of what can be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    pub value: String,
    pub label: Text,
    pub is_chosen: bool,
}

/// An act.
#[derive(Debug, Clone)]
pub struct ActLine {
    pub position: i32,
    pub sentence: Sentence,
    pub at: String,
    pub when: Text,
    pub by: Sentence,
    pub details: Details,
    pub hash: String,
}

impl AuditPage {
    /// The log of something; `path` is the address of its first page.
    pub fn new(frame: Frame, path: &str, query: &AuditQuery, zone: Zone, log: &LogPage) -> Self {
        let naming = Naming(&log.names);
        Self {
            frame,
            crumbs: Vec::new(),
            lead: Text::new("audit-lead"),
            filter: None,
            acts: log.acts.iter().map(|act| ActLine::new(act, naming, zone)).collect(),
            older: log.next.map(|before| format!("{path}?{}", query.from(before))),
            newest: (!query.before.is_empty()).then(|| format!("{path}?{}", query.from_start())),
        }
    }

    #[must_use]
    pub fn within(self, crumbs: Vec<Crumb>) -> Self {
        Self { crumbs, ..self }
    }

    /// With a form that narrows it down.
    #[must_use]
    pub fn filtered(self, path: String, query: &AuditQuery, log: &LogPage) -> Self {
        Self { filter: Some(AuditFilter::new(path, query, log)), ..self }
    }
}

impl Crumb {
    /// Something with a name of its own.
    pub fn named(href: String, name: &str) -> Self {
        Self { href, name: Text::new("title-plain").with("name", name) }
    }
}

impl AuditFilter {
    fn new(path: String, query: &AuditQuery, log: &LogPage) -> Self {
        let filter = query.filter();
        let all =
            |label| Choice { value: String::new(), label: Text::new(label), is_chosen: false };
        let plain = |name: &String| Text::new("audit-value").with("value", name.as_str());
        let tournaments = log.tournaments.iter().map(|(id, name)| Choice {
            value: id.to_string(),
            label: plain(name),
            is_chosen: filter.tournament == Some(*id),
        });
        let areas = Area::ALL.iter().map(|area| Choice {
            value: area.as_str().to_owned(),
            label: area_words(*area),
            is_chosen: filter.area == Some(*area),
        });
        let actors = log.actors.iter().map(|(id, name)| Choice {
            value: id.to_string(),
            label: plain(name),
            is_chosen: filter.by == Some(By::Account(*id)),
        });
        let shell = Choice {
            value: Via::Shell.as_str().to_owned(),
            label: via_words(Via::Shell),
            is_chosen: filter.by == Some(By::Via(Via::Shell)),
        };
        let tournaments: Vec<Choice> = tournaments.collect();
        let of_event = (!tournaments.is_empty()).then(|| all("audit-all-tournaments"));
        Self {
            path,
            tournaments: of_event.into_iter().chain(tournaments).collect(),
            areas: [all("audit-all-areas")].into_iter().chain(areas).collect(),
            actors: [all("audit-all-actors")].into_iter().chain(actors).chain([shell]).collect(),
        }
    }
}

impl ActLine {
    fn new(logged: &Logged, naming: Naming<'_>, zone: Zone) -> Self {
        Self {
            position: logged.position,
            sentence: told(logged, naming),
            at: logged.at.to_rfc3339(),
            when: moment(logged.at, zone),
            by: by(logged, naming),
            details: details(logged, naming),
            hash: logged.hash.as_str().to_owned(),
        }
    }
}

/// Who did it, in which role; through what, if nobody is signed in.
fn by(logged: &Logged, naming: Naming<'_>) -> Sentence {
    match (logged.account, logged.access) {
        (Some(account), Some(access)) => {
            let by = match logged.via {
                Via::Code => "audit-by-code",
                Via::Token => "audit-by-token",
                _ => "audit-by-role",
            };
            Sentence::new(by)
                .naming("name", naming.account(account))
                .with("role", access_words(access))
        }
        (Some(account), None) => {
            Sentence::new("audit-line").naming("what", naming.account(account))
        }
        (None, _) => Sentence::new("audit-by").with("via", via_words(logged.via)),
    }
}

fn via_words(via: Via) -> Text {
    Text::new(match via {
        Via::Page => "audit-via-page",
        Via::Code => "audit-via-code",
        Via::Shell => "audit-via-shell",
        Via::Link => "audit-via-link",
        Via::Tablet => "audit-via-tablet",
        Via::Token => "audit-via-token",
        Via::Program => "audit-via-program",
    })
}

fn access_words(access: Access) -> Text {
    Text::new(match access {
        Access::Visitor => "audit-visitor",
        Access::Member => "rank-member",
        Access::Scorekeeper => "role-scorekeeper",
        Access::Arbiter => "role-arbiter",
        Access::Organiser => "role-organiser",
        Access::Administrator => "rank-administrator",
    })
}

fn area_words(area: Area) -> Text {
    Text::new(match area {
        Area::Setup => "audit-area-setup",
        Area::Entries => "audit-area-entries",
        Area::Pairings => "audit-area-pairings",
        Area::Results => "audit-area-results",
        Area::Ratings => "audit-area-ratings",
        Area::Accounts => "audit-area-accounts",
        Area::Log => "audit-area-log",
    })
}
