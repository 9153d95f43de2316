//! Files that are brought in: chosen, looked at, imported.

mod messages;

use askama::Template;
use domain::events::Event;
use domain::lists::Acquaintance;
use domain::reports::{Doubt, Unidentified};
use form::imports::{ImportComplaint, ImportForm};
use words::Text;
use words::complaints::Complaints;

use super::accounts::Choice;
use super::{Frame, filters};

pub use messages::{
    Sheet, event_sheet, faulty_event, faulty_games, faulty_report, games_sheet, known_report,
};
pub use messages::{known_event, overlapping, report_sheet, unfit};

/// Where a file is chosen.
#[derive(Template)]
#[template(path = "imports/choose.html")]
pub struct ImportPage {
    pub frame: Frame,
    pub complaint: Option<Text>,
    /// The name of a file that was looked at and is not imported yet.
    pub waiting: Option<String>,
}

pages! { ImportPage PreviewPage }

/// What a file has, before it is imported.
#[derive(Template)]
#[template(path = "imports/preview.html")]
pub struct PreviewPage {
    pub frame: Frame,
    pub file_name: String,
    pub sheet: Sheet,
    /// Who could be somebody known.
    pub doubts: Vec<DoubtRow>,
    pub form: ImportForm,
    pub complaints: Complaints,
    /// Why it was not imported as it was sent.
    pub refusals: Vec<Text>,
    /// Where a tournament can go.
    pub events: Vec<Choice>,
    /// How games are put together to be rated.
    pub periods: Vec<Choice>,
}

/// What a file is, and so what is to be decided about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Event,
    Report,
    Games,
}

/// A thing that is said of a file: in the reader's words, or in those of the format.
#[derive(Debug, Clone)]
pub struct Said {
    pub text: Option<Text>,
    /// In English, for whoever knows the format.
    pub technical: String,
}

impl Said {
    fn technical(what: &impl ToString) -> Self {
        Self { text: None, technical: what.to_string() }
    }
}

impl From<Text> for Said {
    fn from(text: Text) -> Self {
        Self { text: Some(text), technical: String::new() }
    }
}

/// What is there already.
#[derive(Debug, Clone)]
pub struct KnownLine {
    pub href: String,
    pub name: String,
    pub why: Text,
}

/// Somebody who could be somebody known.
#[derive(Debug, Clone)]
pub struct DoubtRow {
    pub number: u16,
    pub name: String,
    /// "Who is Tito?", for those who only hear the page.
    pub label: Text,
    pub picks: Vec<Choice>,
}

impl PreviewPage {
    pub fn new(frame: Frame, file_name: String, sheet: Sheet, form: ImportForm) -> Self {
        let chosen = if form.periods.is_empty() { "month" } else { form.periods.as_str() };
        let period = |(value, id): (&str, &'static str)| Choice {
            value: value.to_owned(),
            label: Text::new(id),
            is_chosen: value == chosen,
        };
        let periods = [
            ("month", "import-periods-month"),
            ("tournament", "import-periods-tournament"),
            ("days", "import-periods-days"),
        ];
        Self {
            frame,
            file_name,
            sheet,
            doubts: Vec::new(),
            periods: periods.into_iter().map(period).collect(),
            complaints: Complaints::default(),
            refusals: Vec::new(),
            events: Vec::new(),
            form,
        }
    }

    /// With the events that a tournament can go to, the newest first.
    #[must_use]
    pub fn going_to(mut self, events: &[Event]) -> Self {
        let choice = |event: &Event| Choice {
            value: event.id.to_string(),
            label: Text::new("title-plain").with("name", event.details.name.as_str()),
            is_chosen: self.form.event == event.id.to_string(),
        };
        let none = Choice {
            value: String::new(),
            label: Text::new("import-event-choose"),
            is_chosen: self.form.event.is_empty(),
        };
        self.events = std::iter::once(none).chain(events.iter().map(choice)).collect();
        self
    }

    /// With those who could be somebody known.
    #[must_use]
    pub fn in_doubt(mut self, found: &[Unidentified]) -> Self {
        let doubts = found.iter().filter_map(|one| match one {
            Unidentified::Doubt(doubt) => Some(doubt_row(doubt, &self.form)),
            _ => None,
        });
        self.doubts = doubts.collect();
        self
    }

    /// The page again, with what is missing or wrong.
    #[must_use]
    pub fn refused(mut self, complaints: &[ImportComplaint], refusals: Vec<Text>) -> Self {
        self.complaints = Complaints::new(complaints, ImportComplaint::field, messages::complaint);
        self.refusals = refusals;
        self
    }
}

/// Why it is not known who is who.
pub fn undecided(problems: &[Unidentified]) -> Vec<Text> {
    let is_open = problems.iter().any(|one| matches!(one, Unidentified::Doubt(_)));
    let open = is_open.then(|| Text::new("import-who-open"));
    let twice = problems.iter().filter_map(|one| match one {
        Unidentified::Twice { first, second, .. } => {
            Some(Text::new("import-who-twice").with("first", first.0).with("second", second.0))
        }
        Unidentified::NoSuchPlayer { who, .. } => {
            Some(Text::new("import-who-gone").with("who", who.as_str()))
        }
        Unidentified::Doubt(_) | Unidentified::Nobody { .. } => None,
    });
    open.into_iter().chain(twice).collect()
}

fn doubt_row(doubt: &Doubt, form: &ImportForm) -> DoubtRow {
    let Doubt { number, name, candidates, .. } = doubt;
    let choice = |pick: String, label: Text| {
        let value = format!("{number}:{pick}");
        Choice { is_chosen: form.pick.contains(&value), value, label }
    };
    let known = |known: &Acquaintance| {
        let named = match &known.club {
            Some(club) => format!("{} ({club})", known.name),
            None => known.name.clone(),
        };
        let id = known.player.to_string();
        choice(id.clone(), Text::new("pick-known").with("name", named).with("id", id))
    };
    let known = candidates.iter().map(known);
    let new = std::iter::once(choice("new".to_owned(), Text::new("pick-new")));
    let mut picks: Vec<Choice> = known.chain(new).collect();
    if picks.iter().all(|pick| !pick.is_chosen) {
        let missing = Text::new("pick-missing");
        picks.insert(0, Choice { value: String::new(), label: missing, is_chosen: true });
    }
    let label = Text::new("pick-label").with("name", name.as_str());
    DoubtRow { number: number.0, name: name.clone(), label, picks }
}
