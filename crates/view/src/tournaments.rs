//! What every page of a tournament has at its head.

mod edit;
mod messages;
mod overview;

use domain::TournamentId;
use domain::events::{Event, Visibility};
use domain::tournaments::{Stage, Tournament};
use words::Text;

use super::events::EventLine;
use super::games::spec_words;

pub(super) use edit::spec_refusal;
pub use edit::{TournamentFormPage, complaint_words, preset_form};
pub(super) use messages::stage_pill;
pub use messages::{
    acceleration_words, format_kind_words, format_words, pie_words, rated_words, stage_words,
    winner_words,
};
pub use overview::{NextStep, TournamentPage, start_refusal, unstart_refusal};
pub(super) use overview::{next_step, numbering_words};

/// Everything that `tournaments/head.html` needs.
#[derive(Debug, Clone)]
pub struct TournamentHead {
    /// The event it is held at.
    pub event: EventLine,
    pub id: TournamentId,
    /// Its name, unless that is the heading.
    pub name: Option<String>,
    /// What this page shows of it: the heading.
    pub heading: Text,
    /// Format and game in a line.
    pub about: Vec<Text>,
    pub stage: Text,
    /// The colour of that word.
    pub pill: &'static str,
    /// Whether only staff sees it, though its event is published.
    pub is_draft: bool,
    /// Why nothing in it changes.
    pub fixed: Option<Text>,
    /// From which round on results are not announced yet.
    pub silent: Option<Text>,
    /// The pages of the tournament.
    pub tabs: Vec<TabEntry>,
}

/// One page of a tournament, in the row under its head.
#[derive(Debug, Clone)]
pub struct TabEntry {
    /// Where it leads.
    pub href: String,
    /// What it is called.
    pub label: Text,
    /// Whether it is this page.
    pub is_current: bool,
}

/// The pages of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// What it is, and what is to do.
    Overview,
    Entries,
    /// The rounds, board by board.
    Rounds,
    /// Who leads.
    Standings,
    /// Everybody's games in one grid.
    Crosstable,
    /// Its game records.
    Games,
}

impl Tab {
    fn entry(self, id: TournamentId, current: Self) -> TabEntry {
        let (path, label) = match self {
            Self::Overview => ("", "tab-overview"),
            Self::Entries => ("/entries", "tab-entries"),
            Self::Rounds => ("/rounds", "tab-rounds"),
            Self::Standings => ("/standings", "tab-standings"),
            Self::Crosstable => ("/crosstable", "tab-crosstable"),
            Self::Games => ("/games", "tab-games"),
        };
        TabEntry {
            href: format!("/tournaments/{id}{path}"),
            label: Text::new(label),
            is_current: self == current,
        }
    }

    /// Before the start there is nothing to show but who is in it.
    fn shown(stage: Stage) -> &'static [Self] {
        match stage {
            Stage::Entry => &[Self::Overview, Self::Entries],
            Stage::Running | Stage::Closed | Stage::Cancelled => &[
                Self::Overview,
                Self::Entries,
                Self::Rounds,
                Self::Standings,
                Self::Crosstable,
                Self::Games,
            ],
        }
    }
}

impl TournamentHead {
    /// The head of a page beside the tournament's own, which is named in it.
    #[must_use]
    pub fn named(self, tournament: &Tournament) -> Self {
        Self { name: Some(tournament.details.name.to_string()), ..self }
    }

    /// The head of the page `current`.
    pub fn new(event: &Event, tournament: &Tournament, heading: Text, current: Tab) -> Self {
        let details = &tournament.details;
        Self {
            event: EventLine::new(event),
            id: tournament.id,
            name: (current != Tab::Overview).then(|| details.name.to_string()),
            heading,
            about: vec![format_words(details.format), spec_words(&details.spec)],
            stage: stage_words(tournament.stage),
            pill: stage_pill(tournament.stage),
            is_draft: tournament.visibility == Visibility::Draft,
            fixed: fixed_words(event, tournament),
            silent: tournament
                .silent_from
                .map(|from| Text::new("silent-notice").with("round", from)),
            tabs: Tab::shown(tournament.stage)
                .iter()
                .map(|tab| tab.entry(tournament.id, current))
                .collect(),
        }
    }
}

/// Why nothing changes in a tournament, if nothing does.
fn fixed_words(event: &Event, tournament: &Tournament) -> Option<Text> {
    let is_archived = event.archived_at.is_some() || tournament.archived_at.is_some();
    let reason = tournament.cancelled_because.as_deref();
    let cancelled = reason.map(|reason| Text::new("cancelled-notice").with("reason", reason));
    is_archived.then(|| Text::new("archived-notice")).or(cancelled)
}
