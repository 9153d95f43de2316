//! Leaving a tournament, and coming back: what it makes of the games, before it is done.

use askama::Template;

use crate::domain::EntryId;
use crate::domain::entries::Entry;
use crate::domain::withdrawals::{Forecast, Verdict, WithdrawalRefusal};
use crate::view::tournaments::TournamentHead;
use crate::view::{Frame, Text, filters};

/// The page that says so, and asks.
#[derive(Template)]
#[template(path = "entries/withdraw.html")]
pub struct AttendancePage {
    /// Around it.
    pub frame: Frame,
    /// The tournament.
    pub head: TournamentHead,
    /// Whose entry.
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

/// What is asked.
#[derive(Debug, Clone)]
pub struct Question {
    /// Where the answer goes, after the entry's path.
    pub action: &'static str,
    /// The first round without the player, and how many rounds there are.
    pub from_round: Option<(String, usize)>,
    /// What the page says that it makes of the games, as a word.
    pub verdict: &'static str,
    /// What the button says.
    pub submit: Text,
}

impl AttendancePage {
    /// The page without anything to ask.
    #[must_use]
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

    /// Asks whether somebody leaves.
    #[must_use]
    pub fn leaving(self, forecast: &Forecast, from_round: String, n_rounds: usize) -> Self {
        Self {
            consequences: leaving_words(forecast),
            question: Some(Question {
                action: "withdraw",
                from_round: Some((from_round, n_rounds)),
                verdict: forecast.verdict.as_str(),
                submit: Text::new("withdraw-submit"),
            }),
            ..self
        }
    }

    /// Asks whether somebody comes back.
    #[must_use]
    pub fn returning(self, forecast: &Forecast) -> Self {
        Self {
            consequences: returning_words(forecast),
            question: Some(Question {
                action: "return",
                from_round: None,
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
    }
}

fn returning_words(forecast: &Forecast) -> Vec<Text> {
    let counted = Text::new(match forecast.verdict {
        Verdict::Struck => "return-struck",
        Verdict::Forfeits => "return-forfeits",
    });
    let reopened = forecast.open_after.saturating_sub(forecast.open);
    vec![counted, Text::new("return-open").with("open", reopened)]
}

/// Why somebody cannot leave or come back, in words.
#[must_use]
pub fn withdrawal_refusal(refusal: WithdrawalRefusal) -> Text {
    match refusal {
        WithdrawalRefusal::NotStarted => Text::new("withdraw-not-started"),
        WithdrawalRefusal::Closed => Text::new("withdraw-closed"),
        WithdrawalRefusal::Gone { from_round } => {
            Text::new("withdraw-gone").with("round", from_round)
        }
        WithdrawalRefusal::NotGone => Text::new("return-not-gone"),
        WithdrawalRefusal::NoSuchRound { n_rounds, .. } => {
            Text::new("withdraw-no-such-round").with("rounds", n_rounds)
        }
        WithdrawalRefusal::Broken => Text::new("withdraw-broken"),
    }
}
