//! Withdrawing and coming back by oneself: what it costs, before it is done.

use askama::Template;
use domain::EventId;
use domain::entries::Attendance;
use domain::events::Event;
use domain::my::{MyTournament, OwnRefusal};
use domain::withdrawals::{Forecast, Verdict, WithdrawalRefusal};
use words::Text;

use crate::{Frame, filters};

/// The page that says what it costs, and asks.
#[derive(Template)]
#[template(path = "my/leaving.html")]
pub struct LeavingPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub tournament: String,
    pub heading: Text,
    /// What becomes of the games.
    pub costs: Vec<Text>,
    /// Where the answer goes, what the page says as a word, and what the button says.
    pub question: Option<Question>,
    pub refusal: Option<Text>,
    /// Where an arbiter is called, if only they can do it.
    pub call: Option<String>,
    pub back: String,
}

pages! { LeavingPage }

/// What is asked.
#[derive(Debug, Clone)]
pub struct Question {
    pub action: String,
    /// What the page says that becomes of the games, as a word.
    pub verdict: &'static str,
    pub submit: Text,
}

impl LeavingPage {
    pub fn title(act: Attendance) -> Text {
        Text::new(match act {
            Attendance::Withdrawn => "my-withdraw",
            Attendance::Returned => "my-return",
        })
    }

    pub fn new(frame: Frame, event: &Event, mine: &MyTournament, act: Attendance) -> Self {
        let tournament = &mine.chart.tournament;
        let path = format!("/tournaments/{}/my", tournament.id);
        let plain = Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            tournament: tournament.details.name.to_string(),
            heading: Self::title(act),
            costs: Vec::new(),
            question: None,
            refusal: None,
            call: None,
            back: format!("/events/{}/my", event.id),
        };
        match mine.forecast(act) {
            Ok(forecast) => Self {
                costs: costs(&forecast, act),
                question: Some(question(&path, &forecast, act)),
                ..plain
            },
            Err(OwnRefusal::AskArbiter) => plain.asking("my-ask-arbiter", &path),
            Err(OwnRefusal::TooOften) => plain.asking("my-left-often", &path),
            Err(OwnRefusal::Refused(refusal)) => {
                Self { refusal: Some(refusal_words(refusal)), ..plain }
            }
        }
    }

    /// The page of somebody who has to ask an arbiter.
    fn asking(self, refusal: &'static str, path: &str) -> Self {
        Self { refusal: Some(Text::new(refusal)), call: Some(format!("{path}/call")), ..self }
    }

    /// The page once more, as results came in since it was seen.
    #[must_use]
    pub fn changed(self) -> Self {
        Self { refusal: Some(Text::new("withdraw-changed")), ..self }
    }
}

fn question(path: &str, forecast: &Forecast, act: Attendance) -> Question {
    let (last, submit) = match act {
        Attendance::Withdrawn => ("withdraw", "my-withdraw"),
        Attendance::Returned => ("return", "my-return"),
    };
    Question {
        action: format!("{path}/{last}"),
        verdict: forecast.verdict.as_str(),
        submit: Text::new(submit),
    }
}

fn costs(forecast: &Forecast, act: Attendance) -> Vec<Text> {
    let Forecast { completed, games, open, open_after, verdict } = *forecast;
    let played = |id| Text::new(id).with("completed", completed).with("games", games);
    match (act, verdict) {
        (Attendance::Withdrawn, Verdict::Struck) => {
            vec![played("my-played-fewer"), Text::new("my-withdraw-struck")]
        }
        (Attendance::Withdrawn, Verdict::Forfeits) => {
            vec![played("my-played-half"), Text::new("my-withdraw-forfeits").with("open", open)]
        }
        (Attendance::Withdrawn, Verdict::NotPaired) if open > 0 => {
            vec![Text::new("my-withdraw-not-paired"), Text::new("my-withdraw-open")]
        }
        (Attendance::Withdrawn, Verdict::NotPaired) => {
            vec![Text::new("my-withdraw-not-paired")]
        }
        (Attendance::Returned, Verdict::NotPaired) => vec![Text::new("my-return-paired")],
        (Attendance::Returned, Verdict::Struck | Verdict::Forfeits) => {
            let again = open_after.saturating_sub(open);
            vec![Text::new("return-open").with("open", again)]
        }
    }
}

fn refusal_words(refusal: WithdrawalRefusal) -> Text {
    Text::new(match refusal {
        WithdrawalRefusal::NotStarted => "my-not-started",
        WithdrawalRefusal::Closed => "my-over",
        WithdrawalRefusal::Gone { .. } => "my-gone",
        WithdrawalRefusal::NotGone => "my-not-gone",
        WithdrawalRefusal::NoSuchRound { .. }
        | WithdrawalRefusal::HasResult { .. }
        | WithdrawalRefusal::AllPlayed
        | WithdrawalRefusal::AllPaired => "my-all-paired",
        WithdrawalRefusal::Broken => "withdraw-broken",
    })
}
