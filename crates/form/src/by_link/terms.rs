//! On what terms a tournament is played by link, and what arbiters decide in its games.

use chrono::TimeDelta;
use domain::by_link::{NextRound, NotByLink, Ruling, Terms};
use domain::results::{Reason, RecordedOutcome};
use domain::tournaments::Format;
use domain::{AccountId, LineError};
use rules::Seat;
use serde::Deserialize;

use super::game::delay;
use super::time::{TimeComplaint, TimeForm};

/// The terms, as chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TermsForm {
    /// Nothing for a tournament in a hall.
    #[serde(flatten)]
    pub time: TimeForm,
    /// "by-hand", "by-itself" or "at-once".
    pub next: String,
    /// By how many plies watchers see games late; nothing for none.
    pub delay: String,
}

/// What is wrong with the terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TermsComplaint {
    #[error("time: {0}")]
    Time(TimeComplaint),
    #[error("delay: 0 to 20 plies")]
    Delay,
    #[error(transparent)]
    Refused(NotByLink),
}

impl TermsComplaint {
    /// The field it stands beside.
    pub fn field(self) -> &'static str {
        match self {
            Self::Time(complaint) => complaint.field(),
            Self::Refused(NotByLink::Next) => "next",
            Self::Delay => "delay",
            Self::Refused(_) => "time",
        }
    }
}

impl TermsForm {
    /// The form as the terms are.
    pub fn of(terms: Option<Terms>, format: Format) -> Self {
        let next = terms.map_or(NextRound::of(format)[0], |terms| terms.next);
        let time = terms.map(|terms| TimeForm::of(terms.control)).unwrap_or_default();
        let delay = terms.map(|terms| terms.delay.plies().to_string()).unwrap_or_default();
        Self { time, next: next.as_str().to_owned(), delay }
    }

    /// The terms, set by an account, none for a tournament in a hall; or everything that is wrong with them.
    pub fn parse(&self, set_by: AccountId) -> Result<Option<Terms>, Vec<TermsComplaint>> {
        if self.time.is_empty() {
            return Ok(None);
        }
        let next = NextRound::parse(&self.next).ok_or(TermsComplaint::Refused(NotByLink::Next));
        let delay = delay(&self.delay).ok_or(TermsComplaint::Delay);
        match (self.time.parse(), next, delay) {
            (Ok(control), Ok(next), Ok(delay)) => Ok(Some(Terms { control, next, delay, set_by })),
            (control, next, delay) => {
                let times = control.err().unwrap_or_default().into_iter();
                let others = [next.err(), delay.err()].into_iter().flatten();
                Err(times.map(TermsComplaint::Time).chain(others).collect())
            }
        }
    }
}

/// What an arbiter decides in a game.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct RulingForm {
    /// "extend", "stop", "go-on" or "adjudicate".
    pub ruling: String,
    /// "first" or "second": whose time is longer.
    pub seat: String,
    /// How much longer, in minutes.
    pub minutes: String,
    /// Who won, as results have it.
    pub outcome: String,
    pub reason: String,
}

/// What is wrong with a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RulingComplaint {
    #[error("it says nothing that there is")]
    Ruling,
    #[error("1 to {MOST_MINUTES} minutes")]
    Minutes,
    #[error("reason: {0}")]
    Reason(LineError),
}

/// So much time an arbiter gives at once: sixty days.
const MOST_MINUTES: i64 = 60 * 24 * 60;

impl RulingForm {
    /// The ruling and its reason, or everything that is wrong.
    pub fn parse(&self) -> Result<(Ruling, Reason), Vec<RulingComplaint>> {
        match (self.ruling(), Reason::parse(&self.reason)) {
            (Ok(ruling), Ok(reason)) => Ok((ruling, reason)),
            (ruling, reason) => Err(ruling
                .err()
                .into_iter()
                .chain(reason.err().map(RulingComplaint::Reason))
                .collect()),
        }
    }

    fn ruling(&self) -> Result<Ruling, RulingComplaint> {
        match self.ruling.as_str() {
            "extend" => Ok(Ruling::Extend(self.seat()?, self.minutes()?)),
            "stop" => Ok(Ruling::Stop),
            "go-on" => Ok(Ruling::GoOn),
            "adjudicate" => RecordedOutcome::parse(&self.outcome)
                .map(Ruling::Adjudicate)
                .ok_or(RulingComplaint::Ruling),
            _ => Err(RulingComplaint::Ruling),
        }
    }

    fn seat(&self) -> Result<Seat, RulingComplaint> {
        match self.seat.as_str() {
            "first" => Ok(Seat::First),
            "second" => Ok(Seat::Second),
            _ => Err(RulingComplaint::Ruling),
        }
    }

    fn minutes(&self) -> Result<TimeDelta, RulingComplaint> {
        let minutes = self.minutes.trim().parse().ok();
        let minutes = minutes.filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
        minutes.map(TimeDelta::minutes).ok_or(RulingComplaint::Minutes)
    }
}

/// Why names are taken out of a game.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct NamesForm {
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use domain::by_link::{Delay, TimeControl};

    use super::*;

    #[test]
    fn a_ruling_that_says_too_little_is_none_and_all_is_told_at_once() {
        let form = |ruling: &str, minutes: &str, reason: &str| RulingForm {
            ruling: ruling.to_owned(),
            seat: "first".to_owned(),
            minutes: minutes.to_owned(),
            outcome: "draw".to_owned(),
            reason: reason.to_owned(),
        };
        let found = form("extend", "0", "").parse().unwrap_err();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(form("extend", "86401", "Ill").parse().is_err());
        let (ruling, _) = form("extend", "90", "Ill").parse().unwrap();
        assert_eq!(ruling, Ruling::Extend(Seat::First, TimeDelta::minutes(90)));
        let (ruling, _) = form("adjudicate", "", "Agreed").parse().unwrap();
        assert_eq!(ruling, Ruling::Adjudicate(RecordedOutcome::Draw));
        assert!(form("pass", "", "Ill").parse().is_err());
    }

    #[test]
    fn terms_are_read_as_they_are_written() {
        let control: TimeControl = "3d,holidays=14".parse().unwrap();
        let (next, delay) = (NextRound::ByItself, Delay::USUAL[2]);
        let terms = Terms { control, next, delay, set_by: AccountId(1) };
        let form = TermsForm::of(Some(terms), Format::RoundRobin);
        assert_eq!(form.parse(AccountId(1)), Ok(Some(terms)));
        assert_eq!(TermsForm::of(None, Format::RoundRobin).parse(AccountId(1)), Ok(None));
        let time = TimeForm { time: "10+5".to_owned(), ..form.time.clone() };
        let live = TermsForm { time, ..form };
        assert_eq!(live.parse(AccountId(1)).unwrap_err()[0].field(), "holidays");
    }
}
