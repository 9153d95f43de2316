//! Who is in a tournament, and the ways into it.

mod edit;
mod order;
mod preview;
mod withdraw;

use askama::Template;
use domain::accounts::{Access, Viewer};
use domain::byes::Missed;
use domain::entries::change::may_change;
use domain::entries::{Entry, MAX_RATING};
use domain::latecomers::{Room, room};
use domain::lists::MAX_LINES;
use domain::pages::Part;
use domain::standings::WallChart;
use domain::swiss::{Renumbering, idle, may_renumber, n_paired};
use domain::tournaments::Stage;
use domain::{EntryId, PlayerId};
use form::csv::FileError;
use form::entries::{EntryComplaint, EntryForm, ListComplaint, ListForm};
use words::Text;
use words::complaints::{self, Complaints};

use super::accounts::Choice;
use super::parts::{PartLink, part_links};
use super::rounds::late_href;
use super::tournaments::TournamentHead;
use super::{Frame, filters};

pub use edit::{EntryPage, entry_refusal};
pub use order::OrderPage;
pub use preview::{Compared, PreviewPage, letters_notice};
pub use withdraw::{AttendancePage, withdrawal_refusal};

/// The players of a tournament, and the forms that enter more.
#[derive(Template)]
#[template(path = "entries/list.html")]
pub struct EntriesPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub players: Vec<EntryLine>,
    /// The parts of a long list.
    pub parts: Vec<PartLink>,
    /// Whether players can be entered, by this viewer, now.
    pub may_enter: bool,
    /// Who can still come into a round robin that has started.
    pub room: Option<Text>,
    /// Whether this viewer can do something about any of them.
    pub has_acts: bool,
    /// Whether any club is known.
    pub has_clubs: bool,
    /// For who comes late: what the rounds before can be worth.
    pub late: Option<Vec<Choice>>,
    /// The running round, if somebody without a game can still be paired in it, and where.
    pub idle: Option<(Text, String)>,
    /// The ways to order, byes and avoided pairings, for those who pair a Swiss.
    pub links: Vec<(String, Text)>,
    /// What was typed for one player.
    pub one: EntryForm,
    /// What is wrong with that.
    pub complaints: Complaints,
    /// What was typed as a list.
    pub lines: String,
    /// What is wrong with that, or with the file.
    pub list_complaint: Option<Text>,
    pub done: Option<Text>,
    /// Why nothing was done.
    pub refusal: Option<Text>,
}

pages! { EntriesPage }

/// One player of the list.
#[derive(Debug, Clone)]
pub struct EntryLine {
    pub id: EntryId,
    pub player: PlayerId,
    /// The pairing number, before the start the place in the list.
    pub number: usize,
    pub name: String,
    pub rating: Option<u16>,
    pub club: Option<String>,
    /// Whether they have left, and from which round on.
    pub gone: Option<Text>,
    /// What this viewer can do about it, now.
    pub acts: Vec<EntryAct>,
}

/// A link to an act.
#[derive(Debug, Clone)]
pub struct EntryAct {
    /// The last part of its address.
    pub path: &'static str,
    pub label: Text,
    /// The same with the name, for those who only hear the page.
    pub spoken: Text,
}

impl EntryAct {
    fn new(path: &'static str, label: &'static str, spoken: &'static str, entry: &Entry) -> Self {
        let spoken = Text::new(spoken).with("name", entry.name.as_str());
        Self { path, label: Text::new(label), spoken }
    }

    /// What can be done about an entry, by those who pair.
    fn all(chart: &WallChart, entry: &Entry) -> Vec<Self> {
        let stage = chart.tournament.stage;
        let change = Self::new("edit", "entry-edit", "entry-edit-name", entry);
        let remove = Self::new("remove", "entry-remove", "entry-remove-name", entry);
        let leave = Self::new("withdraw", "entry-withdraw", "entry-withdraw-name", entry);
        let come_back = Self::new("return", "entry-return", "entry-return-name", entry);
        let attend = if entry.withdrawn_from.is_some() { come_back } else { leave };
        [
            may_change(chart).then_some(change),
            (stage == Stage::Entry).then_some(remove),
            (stage == Stage::Running).then_some(attend),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl EntriesPage {
    /// The page as `viewer` may see it.
    pub fn new(frame: Frame, head: TournamentHead, chart: &WallChart, viewer: &Viewer) -> Self {
        let may_pair = viewer.is_at_least(Access::Arbiter);
        let is_by_code = viewer.by_code.is_some();
        let line = |(place, entry)| {
            let mut acts = if may_pair { EntryAct::all(chart, entry) } else { Vec::new() };
            acts.retain(|act| !(is_by_code && act.path == "remove"));
            EntryLine { acts, ..EntryLine::new(place, entry) }
        };
        let players: Vec<EntryLine> = (1..).zip(chart.entries.iter()).map(line).collect();
        Self {
            frame,
            head,
            has_acts: players.iter().any(|line| !line.acts.is_empty()),
            has_clubs: players.iter().any(|line| line.club.is_some()),
            players,
            parts: Vec::new(),
            may_enter: may_pair && room(chart) != Room::None,
            room: room_words(chart).filter(|_| may_pair),
            late: (may_pair && takes_late_entries(chart)).then(missed),
            idle: idle_words(chart, viewer),
            links: if may_pair { links(chart, viewer) } else { Vec::new() },
            one: EntryForm::default(),
            complaints: Complaints::default(),
            lines: String::new(),
            list_complaint: None,
            done: None,
            refusal: None,
        }
    }

    /// The page with how many were just entered; no more than there are, and only for those who
    /// can have done it.
    #[must_use]
    pub fn after(self, n_entered: Option<usize>) -> Self {
        let n_entered = n_entered.filter(|count| self.may_enter && *count <= self.players.len());
        let done = n_entered.map(|count| Text::new("entries-done").with("count", count));
        Self { done, ..self }
    }

    /// The page with one part of the list.
    #[must_use]
    pub fn part(mut self, page: usize) -> Self {
        let part = Part::of(self.players.len(), page);
        self.players = self.players.drain(part.rows()).collect();
        Self { parts: part_links(part, ""), ..self }
    }

    /// The page with what is wrong with one player.
    #[must_use]
    pub fn with_complaints(self, one: EntryForm, found: &[EntryComplaint]) -> Self {
        Self {
            one,
            complaints: Complaints::new(found, EntryComplaint::field, entry_complaint),
            ..self
        }
    }

    /// The page with what is wrong with a list, and what was typed.
    #[must_use]
    pub fn with_list_complaint(self, form: ListForm, complaint: Text) -> Self {
        Self { one: form.one(), lines: form.lines, list_complaint: Some(complaint), ..self }
    }
}

impl EntryLine {
    fn new(place: usize, entry: &Entry) -> Self {
        let gone = |round| Text::new("entry-gone").with("round", round);
        Self {
            id: entry.id,
            player: entry.player,
            number: entry.number.map_or(place, |number| number.0.into()),
            name: entry.name.clone(),
            rating: entry.rating,
            club: entry.club.clone(),
            gone: entry.withdrawn_from.map(gone),
            acts: Vec::new(),
        }
    }
}

/// Whether who comes now has missed rounds that can be worth something.
fn takes_late_entries(chart: &WallChart) -> bool {
    let format = chart.tournament.details.format;
    format.takes_byes() && n_paired(chart) > 0 && room(chart) != Room::None
}

/// How many more players a round robin can take that has started.
fn room_words(chart: &WallChart) -> Option<Text> {
    let format = chart.tournament.details.format;
    if chart.tournament.stage != Stage::Running || format.pairs_round_by_round() {
        return None;
    }
    Some(Text::new(match room(chart) {
        Room::Any | Room::Places(_) => "room-free-place",
        Room::None => "room-none",
    }))
}

/// What the rounds before a late entry can be worth.
fn missed() -> Vec<Choice> {
    let choice = |missed: &Missed| Choice {
        value: missed.as_str().to_owned(),
        label: Text::new(match missed {
            Missed::ZeroPoint => "missed-zero-point",
            Missed::HalfPoint => "missed-half-point",
        }),
        is_chosen: *missed == Missed::default(),
    };
    Missed::ALL.iter().map(choice).collect()
}

/// Who comes now can still play in the round that is running.
fn idle_words(chart: &WallChart, viewer: &Viewer) -> Option<(Text, String)> {
    let round = n_paired(chart);
    let href = late_href(chart, viewer, round)?;
    let count = idle(chart, round).len();
    Some((Text::new("entries-idle").with("round", round).with("count", count), href))
}

fn links(chart: &WallChart, viewer: &Viewer) -> Vec<(String, Text)> {
    let tournament = &chart.tournament;
    let link = |path, label| (format!("/tournaments/{}/{path}", tournament.id), Text::new(label));
    let mut own = Vec::new();
    if viewer.by_code.is_none() {
        own.push(link("links", "links-title"));
        own.extend(viewer.is_at_least(Access::Organiser).then(|| link("tokens", "tokens-link")));
    }
    if !tournament.details.format.pairs_round_by_round() || tournament.stage.is_over() {
        return own;
    }
    let order =
        matches!(may_renumber(chart), Renumbering::Free).then(|| link("order", "order-link"));
    let always = [link("byes", "byes-link"), link("forbidden", "forbidden-link")];
    order.into_iter().chain(always).chain(own).collect()
}

/// How many players a heading counts.
pub fn entries_heading(n_players: usize) -> Text {
    Text::new("entries-heading").with("count", n_players)
}

/// What is wrong with one player, in words.
pub fn entry_complaint(complaint: &EntryComplaint) -> Text {
    match complaint {
        EntryComplaint::Name(error) | EntryComplaint::Club(error) => complaints::line(*error),
        EntryComplaint::RatingNotANumber => Text::new("entry-rating-not-a-number"),
        EntryComplaint::RatingTooHigh => {
            Text::new("entry-rating-too-high").with("max", MAX_RATING.to_string())
        }
        EntryComplaint::Born => Text::new("entry-no-year"),
        EntryComplaint::TooManyFields { n_fields, known } => {
            Text::new("entry-too-many-fields").with("count", *n_fields).with("known", *known)
        }
        EntryComplaint::Unclosed => Text::new("entry-unclosed"),
    }
}

/// What is wrong with a whole list, in words.
pub fn list_complaint(complaint: ListComplaint) -> Text {
    match complaint {
        ListComplaint::Empty => Text::new("list-empty"),
        ListComplaint::OneAndList => Text::new("list-one-and-list"),
        ListComplaint::TooLong { n_lines } => Text::new("list-too-long")
            .with("lines", n_lines.to_string())
            .with("max", MAX_LINES.to_string()),
    }
}

/// What is wrong with a file, in words.
pub fn file_error(error: FileError) -> Text {
    match error {
        FileError::NotText => Text::new("file-not-text"),
        FileError::TooLong { n_lines, .. } => list_complaint(ListComplaint::TooLong { n_lines }),
    }
}
