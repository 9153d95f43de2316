//! Leaving a tournament, and coming back: what it makes of the games, before it is done.

use askama::Template;
use domain::EntryId;
use domain::entries::Entry;
use domain::withdrawals::{Forecast, Verdict, WithdrawalRefusal};
use words::Text;

use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// The page that says so, and asks.
#[derive(Template)]
#[template(path = "entries/withdraw.html")]
pub struct AttendancePage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// What it makes of the games.
    pub consequences: Vec<Text>,
    /// What is asked, unless it cannot be done.
    pub question: Option<Question>,
    /// Why it cannot be done, or was not.
    pub refusal: Option<Text>,
}

pages! { AttendancePage }

/// What is asked.
#[derive(Debug, Clone)]
pub struct Question {
    /// Where the answer goes, after the entry's path.
    pub action: &'static str,
    /// The round that is asked for, if one is.
    pub from_round: Option<RoundField>,
    /// What the page says that it makes of the games, as a word.
    pub verdict: &'static str,
    /// What the button says.
    pub submit: Text,
}

/// Asks for a round.
#[derive(Debug, Clone)]
pub struct RoundField {
    /// What it is the first round of.
    pub label: Text,
    /// What was typed, or is proposed.
    pub value: String,
    /// The first and the last that are possible.
    pub possible: (u16, u16),
}

impl AttendancePage {
    /// The page without anything to ask.
    pub fn new(frame: Frame, head: TournamentHead, entry: &Entry) -> Self {
        Self {
            frame,
            head,
            entry: entry.id,
            name: entry.name.clone(),
            consequences: Vec::new(),
            question: None,
            refusal: None,
        }
    }

    /// Asks whether somebody leaves, from one of the `possible` rounds on.
    #[must_use]
    pub fn leaving(self, forecast: &Forecast, from_round: String, possible: (u16, u16)) -> Self {
        let label = Text::new("withdraw-from-round");
        Self {
            consequences: leaving_words(forecast),
            question: Some(Question {
                action: "withdraw",
                from_round: Some(RoundField { label, value: from_round, possible }),
                verdict: forecast.verdict.as_str(),
                submit: Text::new("withdraw-submit"),
            }),
            ..self
        }
    }

    /// Asks whether somebody comes back; in a Swiss, for which of the `possible` rounds.
    #[must_use]
    pub fn returning(self, forecast: &Forecast, from_round: String, possible: (u16, u16)) -> Self {
        let label = Text::new("return-from-round");
        let is_paired_anew = forecast.verdict == Verdict::NotPaired;
        Self {
            consequences: returning_words(forecast),
            question: Some(Question {
                action: "return",
                from_round: is_paired_anew.then_some(RoundField {
                    label,
                    value: from_round,
                    possible,
                }),
                verdict: forecast.verdict.as_str(),
                submit: Text::new("return-submit"),
            }),
            ..self
        }
    }
}

fn leaving_words(forecast: &Forecast) -> Vec<Text> {
    let Forecast { completed, games, open, verdict, .. } = forecast;
    let counts =
        |text: Text| text.with("completed", completed.to_string()).with("games", games.to_string());
    match verdict {
        Verdict::Struck => {
            vec![counts(Text::new("withdraw-fewer-than-half")), Text::new("withdraw-struck")]
        }
        Verdict::Forfeits => vec![
            counts(Text::new("withdraw-half-or-more")),
            Text::new("withdraw-forfeits").with("open", *open),
        ],
        Verdict::NotPaired if *open > 0 => {
            vec![Text::new("withdraw-not-paired"), Text::new("withdraw-not-paired-open")]
        }
        Verdict::NotPaired => vec![Text::new("withdraw-not-paired")],
    }
}

fn returning_words(forecast: &Forecast) -> Vec<Text> {
    let counted = Text::new(match forecast.verdict {
        Verdict::Struck => "return-struck",
        Verdict::Forfeits => "return-forfeits",
        Verdict::NotPaired => return vec![Text::new("return-paired")],
    });
    let reopened = forecast.open_after.saturating_sub(forecast.open);
    vec![counted, Text::new("return-open").with("open", reopened)]
}

/// Why somebody cannot leave or come back, in words.
pub fn withdrawal_refusal(refusal: WithdrawalRefusal) -> Text {
    match refusal {
        WithdrawalRefusal::NotStarted => Text::new("withdraw-not-started"),
        WithdrawalRefusal::Closed => Text::new("withdraw-closed"),
        WithdrawalRefusal::Gone { from_round } => {
            Text::new("withdraw-gone").with("round", from_round)
        }
        WithdrawalRefusal::NotGone => Text::new("return-not-gone"),
        WithdrawalRefusal::NoSuchRound { first, last, .. } => {
            Text::new("withdraw-no-such-round").with("first", first).with("rounds", last)
        }
        WithdrawalRefusal::HasResult { played, earliest } => {
            Text::new("withdraw-has-result").with("played", played).with("earliest", earliest)
        }
        WithdrawalRefusal::AllPlayed => Text::new("withdraw-all-played"),
        WithdrawalRefusal::AllPaired => Text::new("withdraw-all-paired"),
        WithdrawalRefusal::Broken => Text::new("withdraw-broken"),
    }
}
