//! Tie-breaks: in words, and the page on which they are chosen.

mod advice;
mod messages;

use askama::Template;
use domain::events::Event;
use domain::standings::{Progress, WallChart};
use domain::tie_breaks::{
    EDITIONS, MAX_TIE_BREAKS, RankChange, Ranking, TieBreakComplaint, TieBreakPreset,
    edition_in_force, edition_word, mark, rank_changes,
};
use domain::tournaments::Stage;
use form::tie_breaks::{TieBreaksComplaint, TieBreaksForm};
use tournament::standings::{Method, TieBreak};
use words::Text;
use words::complaints::Complaints;

use super::accounts::Choice;
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

pub use messages::{TieBreakWords, edition_words, preset_words};

/// The cuts that can be chosen, by their letters, and their words.
const CUTS: [(&str, &str); 5] = [
    ("", "tie-break-no-cut"),
    ("C1", "tie-break-c1"),
    ("C2", "tie-break-c2"),
    ("M1", "tie-break-m1"),
    ("M2", "tie-break-m2"),
];

/// The page on which tie-breaks are chosen.
#[derive(Template)]
#[template(path = "tie_breaks/show.html")]
pub struct TieBreaksPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The list in the making, with what was typed.
    pub form: TieBreaksForm,
    pub lines: Vec<ListLine>,
    /// What is worth knowing about it.
    pub advice: Vec<Text>,
    /// Whole lists that can take its place.
    pub presets: Vec<(&'static str, Text)>,
    /// Methods to add.
    pub methods: Vec<Choice>,
    pub cuts: Vec<Choice>,
    /// Whether one of the other modifiers is set.
    pub has_options: bool,
    /// Editions of the rules.
    pub editions: Vec<Choice>,
    /// All methods, explained.
    pub glossary: Vec<(&'static str, TieBreakWords)>,
    /// What it would change, if it is another list than the tournament has.
    pub effect: Option<Effect>,
    /// Whether the tournament is closed, so that nothing can be changed.
    pub is_closed: bool,
    /// Why nothing was changed.
    pub refusal: Option<Text>,
    pub complaints: Complaints,
}

pages! { TieBreaksPage }

/// A tie-break of the list.
#[derive(Debug, Clone)]
pub struct ListLine {
    /// As it is written.
    pub code: String,
    /// In words; an unknown one has none.
    pub words: Option<TieBreakWords>,
    /// What the buttons say aloud: up, down, remove.
    pub labels: [Text; 3],
    /// Whether it can go up, and down.
    pub may_move: [bool; 2],
}

/// What another list would change.
#[derive(Debug, Clone)]
pub struct Effect {
    /// In a sentence.
    pub summary: Text,
    /// Whose rank: the name, and what becomes of it.
    pub changes: Vec<(String, Text)>,
    /// The version that the page was made from.
    pub version: i32,
    /// The mark of all this.
    pub seen: String,
}

impl TieBreaksPage {
    /// The list of a tournament, or another one in the making.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart, form: TieBreaksForm) -> Self {
        let tournament = &chart.tournament;
        let tab = if tournament.stage == Stage::Entry { Tab::Overview } else { Tab::Standings };
        let heading = Text::new("tie-breaks-title");
        let parsed = form.parse(tournament.stage);
        let other = parsed.as_ref().ok().filter(|other| **other != tournament.details.ranking);
        let is_closed = tournament.stage.is_over();
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, tab),
            lines: lines(&form),
            advice: advice::about(chart, &form),
            presets: presets(chart),
            methods: methods(&form),
            cuts: cuts(&form),
            has_options: form.has_options(),
            editions: editions(event, tournament.stage, &form),
            glossary: glossary(),
            effect: other.filter(|_| !is_closed).map(|other| effect(chart, other)),
            is_closed,
            refusal: None,
            complaints: complaints(&parsed.err().unwrap_or_default()),
            form,
        }
    }

    /// The page with what is wrong with what was to be added.
    #[must_use]
    pub fn with_complaints(mut self, found: &[TieBreaksComplaint]) -> Self {
        let more = found.iter().filter(|one| matches!(one, TieBreaksComplaint::Addition { .. }));
        let more: Vec<TieBreaksComplaint> = more.cloned().collect();
        self.complaints = self.complaints.and(complaints(&more));
        self
    }

    /// The page for somebody who saw another effect than it has now.
    #[must_use]
    pub fn changed_meanwhile(mut self) -> Self {
        self.refusal = Some(Text::new("tie-breaks-changed-meanwhile"));
        self
    }
}

fn lines(form: &TieBreaksForm) -> Vec<ListLine> {
    let n_codes = form.code.len();
    let line = |(idx, code): (usize, &String)| {
        let label = |id| Text::new(id).with("code", code.as_str());
        ListLine {
            code: code.clone(),
            words: code.parse().ok().map(TieBreakWords::new),
            labels: [
                label("tie-breaks-up-label"),
                label("tie-breaks-down-label"),
                label("tie-breaks-remove-label"),
            ],
            may_move: [idx > 0, idx + 1 < n_codes],
        }
    };
    form.code.iter().enumerate().map(line).collect()
}

/// Those that suit the tournament: by ratings only if everybody has one.
fn presets(chart: &WallChart) -> Vec<(&'static str, Text)> {
    let format = chart.tournament.details.format;
    let are_rated = chart.entries.iter().all(|entry| entry.rating.is_some());
    let suits = |preset: &&TieBreakPreset| {
        let is_fit =
            **preset != TieBreakPreset::Ratings || (are_rated && !chart.entries.is_empty());
        is_fit && preset.tie_breaks(format).is_some()
    };
    let suiting = TieBreakPreset::ALL.iter().filter(suits);
    suiting.map(|preset| (preset.as_str(), preset_words(*preset))).collect()
}

fn methods(form: &TieBreaksForm) -> Vec<Choice> {
    let choice = |method: &Method| Choice {
        value: method.code().to_owned(),
        label: Text::new("tie-breaks-method")
            .with("code", method.code())
            .with("name", TieBreakWords::new(TieBreak::of(*method)).name),
        is_chosen: form.is_chosen(*method),
    };
    Method::ALL.iter().map(choice).collect()
}

fn cuts(form: &TieBreaksForm) -> Vec<Choice> {
    let choice = |(value, label): &(&str, &'static str)| Choice {
        value: (*value).to_owned(),
        label: Text::new(label),
        is_chosen: form.cut == *value,
    };
    CUTS.iter().map(choice).collect()
}

fn editions(event: &Event, stage: Stage, form: &TieBreaksForm) -> Vec<Choice> {
    let choice = |value: &str, label| Choice {
        value: value.to_owned(),
        label,
        is_chosen: form.edition == value,
    };
    let in_force = edition_in_force(event.details.days.first());
    let by_day = Text::new("tie-breaks-edition-by-day").with("edition", edition_words(in_force));
    let by_day = (stage == Stage::Entry).then(|| choice("", by_day));
    let chosen = EDITIONS.map(|edition| choice(edition_word(edition), edition_words(edition)));
    by_day.into_iter().chain(chosen).collect()
}

fn glossary() -> Vec<(&'static str, TieBreakWords)> {
    let words = |method: &Method| (method.code(), TieBreakWords::new(TieBreak::of(*method)));
    Method::ALL.iter().map(words).collect()
}

fn effect(chart: &WallChart, other: &Ranking) -> Effect {
    let changes = rank_changes(chart, other);
    let Progress { open, all } = Progress::of(&chart.table);
    let summary = if open == all && changes.is_empty() {
        Text::new("tie-breaks-no-results")
    } else {
        Text::new("tie-breaks-effect").with("players", changes.len())
    };
    let change = |change: &RankChange| {
        let words =
            Text::new("tie-breaks-rank").with("before", change.before).with("after", change.after);
        let name = chart.entry(change.number)?.name.clone();
        let told = Text::new("labelled").with_slot("label", name.as_str()).with("what", words);
        Some((name, told))
    };
    Effect {
        summary,
        version: chart.tournament.version,
        seen: mark(&changes),
        changes: changes.iter().filter_map(change).collect(),
    }
}

fn complaints(found: &[TieBreaksComplaint]) -> Complaints {
    Complaints::new(found, TieBreaksComplaint::field, |complaint| match complaint {
        TieBreaksComplaint::List(TieBreakComplaint::Unknown { code }) => {
            Text::new("tie-breaks-unknown").with("code", code.as_str())
        }
        TieBreaksComplaint::List(TieBreakComplaint::Twice { tie_break }) => {
            Text::new("tie-breaks-twice").with("code", tie_break.to_string())
        }
        TieBreaksComplaint::List(TieBreakComplaint::TooMany { n_tie_breaks }) => {
            Text::new("tie-breaks-too-many")
                .with("given", *n_tie_breaks)
                .with("max", MAX_TIE_BREAKS)
        }
        TieBreaksComplaint::List(TieBreakComplaint::None) => Text::new("tie-breaks-none"),
        TieBreaksComplaint::Addition { code } => {
            Text::new("tie-breaks-no-such").with("code", code.as_str())
        }
        TieBreaksComplaint::Edition(_) => Text::new("tie-breaks-no-such-edition"),
    })
}
