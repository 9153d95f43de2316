//! One-time codes: to make one, to read it off the screen, and to type it on another device.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::EventId;
use domain::accounts::{Role, Session};
use domain::codes::{ByCode, CODE_MINUTES, Code, SESSION_HOURS, valid_until};
use domain::events::Event;
use domain::zone::Zone;
use form::codes::{CodeComplaint, CodeForm, NewCodeComplaint, NewCodeForm};
use words::Text;
use words::complaints::Complaints;
use words::format::clock;

use super::accounts::{Choice, browser_words, role_words};
use super::{Frame, filters};

/// The form for a new code, and the sessions that the own ones began at the event.
#[derive(Template)]
#[template(path = "codes/list.html")]
pub struct CodesPage {
    pub frame: Frame,
    /// The event's id and name.
    pub event: (EventId, String),
    pub lead: Text,
    /// The roles to choose from.
    pub roles: Vec<Choice>,
    pub complaints: Complaints,
    /// The last used first.
    pub sessions: Vec<CodeSession>,
}

/// A session that a code began.
#[derive(Debug, Clone)]
pub struct CodeSession {
    /// What its form names it by.
    pub mark: String,
    pub browser: Text,
    /// What it gives by now, since when and until when.
    pub told: Text,
    /// "End session: Firefox on Linux", for those who only hear the page.
    pub label: Text,
}

/// A code on the screen, to be typed now: it is shown once.
#[derive(Template)]
#[template(path = "codes/shown.html")]
pub struct CodePage {
    pub frame: Frame,
    /// The event's id and name.
    pub event: (EventId, String),
    /// For which role it is.
    pub lead: Text,
    /// Where it is typed.
    pub address: String,
    pub code: String,
    /// How long it works.
    pub until: Text,
}

/// The form that a code is typed into.
#[derive(Template)]
#[template(path = "codes/enter.html")]
pub struct EnterCodePage {
    pub frame: Frame,
    /// What was typed.
    pub form: CodeForm,
    pub complaints: Complaints,
}

pages! { CodesPage CodePage EnterCodePage }

impl CodesPage {
    /// The page with the roles that can be given; the lowest is chosen unless another one was.
    pub fn new(
        frame: Frame,
        event: &Event,
        (roles, form): (&[Role], &NewCodeForm),
        sessions: &[(Session, ByCode)],
    ) -> Self {
        let chosen = form.parse().ok().or(roles.first().copied());
        let role = |role: &Role| Choice {
            value: role.as_str().to_owned(),
            label: role_words(*role),
            is_chosen: Some(*role) == chosen,
        };
        let zone = event.details.zone;
        let lead = Text::new("codes-lead").with("hours", SESSION_HOURS);
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            lead,
            roles: roles.iter().map(role).collect(),
            complaints: Complaints::default(),
            sessions: sessions.iter().map(|one| CodeSession::new(one, zone)).collect(),
        }
    }

    /// The page with why no code was made.
    #[must_use]
    pub fn refused(self, found: NewCodeComplaint) -> Self {
        let words = |complaint: &NewCodeComplaint| {
            Text::new(match complaint {
                NewCodeComplaint::NoRole => "account-no-such-role",
                NewCodeComplaint::Above => "code-role-above",
            })
        };
        let complaints = Complaints::new(&[found], NewCodeComplaint::field, words);
        Self { complaints, ..self }
    }
}

impl CodeSession {
    fn new((session, by_code): &(Session, ByCode), zone: Zone) -> Self {
        let browser = browser_words(session.browser, session.system);
        // Half a day at most: the hour says which day it is.
        let time = |at| clock(zone.local(at));
        Self {
            mark: session.mark().to_owned(),
            told: Text::new("code-session")
                .with("role", role_words(by_code.role))
                .with("since", time(session.began_at))
                .with("seen", time(session.seen_at))
                .with("until", time(by_code.until)),
            label: Text::new("session-end-name").with("browser", browser.clone()),
            browser,
        }
    }
}

impl CodePage {
    /// The page of a code that was made just `now`, at a server that is reached at `origin`.
    pub fn new(
        frame: Frame,
        event: &Event,
        (code, role): (&Code, Role),
        (origin, now): (&str, DateTime<Utc>),
    ) -> Self {
        let end = clock(event.details.zone.local(valid_until(now)));
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            lead: Text::new("code-lead").with("role", role_words(role)),
            address: format!("{origin}/code"),
            code: code.to_string(),
            until: Text::new("code-until").with("minutes", CODE_MINUTES).with("time", end),
        }
    }
}

impl EnterCodePage {
    /// The form as typed so far.
    pub fn new(frame: Frame, form: CodeForm) -> Self {
        Self { frame, form, complaints: Complaints::default() }
    }

    /// The form with why the code signs nobody in.
    #[must_use]
    pub fn refused(self, found: CodeComplaint) -> Self {
        let words = |complaint: &CodeComplaint| {
            Text::new(match complaint {
                CodeComplaint::NoCode => "code-none",
                CodeComplaint::Wrong => "code-wrong",
            })
        };
        Self { complaints: Complaints::new(&[found], CodeComplaint::field, words), ..self }
    }
}
