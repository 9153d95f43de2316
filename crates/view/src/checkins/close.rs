//! The question at the end of a check-in: what becomes of those who have not come.

use askama::Template;
use domain::EntryId;
use domain::accounts::Viewer;
use domain::checkins::{CheckInList, Coming, Fate, verdict};
use domain::entries::Entry;
use domain::standings::WallChart;
use domain::tournaments::Stage;
use domain::withdrawals::Verdict;
use form::checkins::CloseForm;
use words::Text;

use crate::accounts::Choice;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// The page that asks.
#[derive(Template)]
#[template(path = "checkins/close.html")]
pub struct ClosePage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Why it was not done.
    pub refusal: Option<Text>,
    /// Why there is nothing to close; else the question.
    pub nothing: Option<Text>,
    pub question: Option<Question>,
    pub back: String,
}

pages! { ClosePage }

/// What is asked.
#[derive(Debug, Clone)]
pub struct Question {
    pub action: String,
    pub round: u16,
    /// Who is here and who is not.
    pub lead: Text,
    /// What can become of all, each with what it does.
    pub all: Vec<(Choice, Text)>,
    pub missing: Vec<MissingLine>,
}

/// Somebody who has not come.
#[derive(Debug, Clone)]
pub struct MissingLine {
    pub entry: EntryId,
    pub name: String,
    /// What a withdrawal makes of the games, in words where it costs any.
    pub costs: Option<Text>,
    /// The same as it is sent along.
    pub seen: String,
    /// What can become of this one.
    pub choices: Vec<Choice>,
}

impl ClosePage {
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        found: &CheckInList,
        form: &CloseForm,
        viewer: &Viewer,
    ) -> Self {
        let back = format!("/tournaments/{}/checkin", found.chart.tournament.id);
        let possible = Fate::possible(&found.chart.tournament, viewer.by_code);
        let question = found
            .coming
            .as_ref()
            .map(|coming| question((&found.chart, possible), coming, form, &back));
        let nothing = question.is_none().then(|| super::nothing(&found.chart));
        Self { frame, head, refusal: None, nothing, question, back }
    }

    /// What the page is called.
    pub fn heading(found: &CheckInList) -> Text {
        match &found.coming {
            Some(coming) => Text::new("checkin-close-heading").with("round", coming.round),
            None => Text::new("checkin-close"),
        }
    }

    /// The page with why nothing was done.
    #[must_use]
    pub fn refused(self, refusal: Text) -> Self {
        Self { refusal: Some(refusal), ..self }
    }
}

fn question(
    (chart, possible): (&WallChart, &[Fate]),
    coming: &Coming,
    form: &CloseForm,
    back: &str,
) -> Question {
    let missing: Vec<&Entry> = coming.missing().collect();
    let lead = Text::new("checkin-close-lead")
        .with("here", coming.n_here())
        .with("missing", missing.len());
    let all = possible.iter();
    Question {
        action: format!("{back}/close"),
        round: coming.round,
        lead,
        all: all.map(|fate| (of_all(chart, *fate, form), told(chart, coming, *fate))).collect(),
        missing: missing
            .into_iter()
            .map(|entry| line((chart, possible), coming, entry, form))
            .collect(),
    }
}

fn of_all(chart: &WallChart, fate: Fate, form: &CloseForm) -> Choice {
    Choice {
        value: fate.as_str().to_owned(),
        label: fate_words(chart, fate),
        is_chosen: Fate::parse(&form.all).unwrap_or(Fate::Stay) == fate,
    }
}

fn line(
    (chart, possible): (&WallChart, &[Fate]),
    coming: &Coming,
    entry: &Entry,
    form: &CloseForm,
) -> MissingLine {
    let verdict = verdict(chart, entry, coming.round);
    let own = form.own(entry.id);
    let choice = |value: &str, label| Choice {
        value: format!("{}:{value}", entry.id),
        label,
        is_chosen: own == value,
    };
    let own = possible.iter().map(|fate| choice(fate.as_str(), fate_words(chart, *fate)));
    let as_all = choice("", Text::new("checkin-as-all"));
    MissingLine {
        entry: entry.id,
        name: entry.name.clone(),
        costs: verdict.and_then(costs),
        seen: format!("{}:{}", entry.id, verdict.map_or("", Verdict::as_str)),
        choices: [as_all].into_iter().chain(own).collect(),
    }
}

fn fate_words(chart: &WallChart, fate: Fate) -> Text {
    Text::new(match fate {
        Fate::Stay => "checkin-stay",
        Fate::Miss => "checkin-miss",
        Fate::Leave if chart.tournament.stage == Stage::Entry => "checkin-remove",
        Fate::Leave => "checkin-withdraw",
    })
}

/// What it does, before it is done.
fn told(chart: &WallChart, coming: &Coming, fate: Fate) -> Text {
    let is_by_round = chart.tournament.details.format.pairs_round_by_round();
    let id = match fate {
        Fate::Stay if is_by_round => "checkin-stay-told",
        Fate::Stay => "checkin-stay-told-robin",
        Fate::Miss => "checkin-miss-told",
        Fate::Leave if chart.tournament.stage == Stage::Entry => "checkin-remove-told",
        Fate::Leave if is_by_round => "checkin-withdraw-told",
        Fate::Leave => "checkin-withdraw-told-robin",
    };
    Text::new(id).with("round", coming.round)
}

fn costs(verdict: Verdict) -> Option<Text> {
    match verdict {
        Verdict::Struck => Some(Text::new("checkin-costs-struck")),
        Verdict::Forfeits => Some(Text::new("checkin-costs-forfeits")),
        Verdict::NotPaired => None,
    }
}
