//! Tokens of programs, for who organises a tournament.

use askama::Template;
use chrono::{DateTime, NaiveDate, Utc};
use domain::TokenId;
use domain::events::Event;
use domain::tokens::{ApiToken, MOST_DAYS};
use domain::tournaments::Tournament;
use domain::zone::Zone;
use form::tokens::{TokenComplaint, TokenForm};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::{date, moment};

use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

/// The tokens there are, and the form for a new one.
#[derive(Template)]
#[template(path = "tokens/list.html")]
pub struct TokensPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub path: String,
    /// What was typed.
    pub form: TokenForm,
    pub complaints: Complaints,
    /// From which day to which one a token can end.
    pub days: (NaiveDate, NaiveDate),
    /// A token that was made just now: it is shown once.
    pub made: Option<String>,
    pub tokens: Vec<TokenLine>,
}

pages! { TokensPage }

/// A token.
#[derive(Debug, Clone)]
pub struct TokenLine {
    pub id: TokenId,
    pub name: String,
    /// Whose it is, until when it works.
    pub told: Text,
    /// When it was used last.
    pub used: Text,
    /// "Revoke: Scoreboard", for those who only hear the page.
    pub label: Text,
}

/// What the page is made of.
pub struct Tokens<'t> {
    pub event: &'t Event,
    pub tournament: &'t Tournament,
    pub all: &'t [ApiToken],
    pub now: DateTime<Utc>,
}

impl TokensPage {
    pub fn new(frame: Frame, tokens: &Tokens<'_>, form: TokenForm) -> Self {
        let Tokens { event, tournament, all, now } = *tokens;
        let today = event.details.zone.day(now);
        let line = |token: &ApiToken| TokenLine::new(token, event.details.zone, now);
        Self {
            frame,
            head: TournamentHead::new(event, tournament, Text::new("tokens-title"), Tab::Entries),
            path: format!("/tournaments/{}/tokens", tournament.id),
            form,
            complaints: Complaints::default(),
            days: (today, today + chrono::Days::new(MOST_DAYS)),
            made: None,
            tokens: all.iter().map(line).collect(),
        }
    }

    /// The page with a new token on it.
    #[must_use]
    pub fn made(self, secret: String) -> Self {
        Self { made: Some(secret), ..self }
    }

    /// The page with what is wrong with what was typed.
    #[must_use]
    pub fn refused(self, found: &[TokenComplaint]) -> Self {
        let complaints =
            Complaints::new(found, TokenComplaint::field, |complaint| match complaint {
                TokenComplaint::Name(error) => complaints::line(*error),
                TokenComplaint::NoDay => Text::new("token-no-day"),
                TokenComplaint::LastDay(error) => Text::new("token-bad-day")
                    .with("first", date(error.first))
                    .with("last", date(error.last)),
            });
        Self { complaints, ..self }
    }
}

impl TokenLine {
    fn new(token: &ApiToken, zone: Zone, now: DateTime<Utc>) -> Self {
        let is_over = token.expires_at <= now;
        let last_day = zone.day(token.expires_at - chrono::TimeDelta::seconds(1));
        let told = Text::new(if is_over { "token-over" } else { "token-until" });
        Self {
            id: token.id,
            name: token.name.clone(),
            told: told.with("by", token.by.as_str()).with("day", date(last_day)),
            used: match token.used_at {
                Some(at) => Text::new("token-used").with("at", moment(at, zone)),
                None => Text::new("token-unused"),
            },
            label: Text::new("token-revoke-label").with("name", token.name.as_str()),
        }
    }
}
