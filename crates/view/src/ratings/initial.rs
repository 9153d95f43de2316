//! Ratings that players bring along into a pool.

use std::collections::HashMap;

use askama::Template;
use domain::players::Player;
use domain::ratings::{Brought, InitialProblem, InitialRating, RatingPool, RatingsMoved};
use domain::{PlayerId, PoolId};
use form::ratings::{InitialComplaint, InitialForm, InitialListForm};
use rating::State;
use words::Text;
use words::complaints::{self, Complaints};
use words::format::date;

use super::new::SettingField;
use super::{Figure, pool_name};
use crate::ratings::MovedView;
use crate::{Frame, filters};

/// What is brought along into a pool, and the forms that add to it.
#[derive(Template)]
#[template(path = "ratings/initial.html")]
pub struct InitialPage {
    pub frame: Frame,
    pub pool: PoolId,
    pub name: Text,
    /// What is known of somebody who starts: which numbers there are.
    start: State,
    /// Whether the viewer may correct them: only who may comes here.
    pub may_bring: bool,
    /// The numbers that the form for one player asks for.
    pub numbers: Vec<SettingField>,
    /// Whether it matters that a rating was 2400 once.
    pub has_peak: bool,
    /// What a line of a list is made of.
    pub columns: Text,
    /// The form for one player.
    pub form: InitialForm,
    pub complaints: Complaints,
    /// The form for many.
    pub list: InitialListForm,
    /// What is wrong with it.
    pub list_complaints: Complaints,
    /// Which form was sent.
    sent: Sent,
    /// What is brought along, by name.
    pub initial: Vec<InitialRow>,
    /// Whose ratings would move by what was sent.
    asked: Option<Asked>,
    /// Whose ratings moved just now.
    pub changes: MovedView,
    /// Somebody else changed a rating meanwhile.
    pub is_overtaken: bool,
}

pages! { InitialPage }

/// One of the two forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sent {
    One,
    List,
}

/// Whose ratings would move.
#[derive(Debug, Clone)]
struct Asked {
    told: Text,
    moved: MovedView,
    mark: String,
}

/// What somebody has brought along.
#[derive(Debug, Clone)]
pub struct InitialRow {
    pub player: PlayerId,
    pub name: String,
    /// What; nothing if it was taken back.
    pub figure: Option<Figure>,
    /// On how many games it rests.
    pub games: u32,
    pub known_on: Option<Text>,
    pub source: String,
    /// When it was recorded, and by whom.
    pub recorded: Text,
}

impl InitialPage {
    /// The page, with empty forms.
    pub fn new(
        frame: Frame,
        pool: &RatingPool,
        initial: &[InitialRating],
        players: &[Player],
    ) -> Self {
        let start = pool.details.rating.start();
        Self {
            frame,
            pool: pool.id,
            name: pool_name(pool),
            start,
            may_bring: true,
            numbers: numbers(start, &InitialForm::default()),
            has_peak: start.parts().peak.is_some(),
            columns: Text::new(if start.deviation().is_some() {
                "initial-columns-deviation"
            } else {
                "initial-columns"
            }),
            form: InitialForm::default(),
            complaints: Complaints::default(),
            list: InitialListForm::default(),
            list_complaints: Complaints::default(),
            sent: Sent::One,
            initial: rows(initial, players),
            asked: None,
            changes: MovedView::default(),
            is_overtaken: false,
        }
    }

    /// The same, with a form for one player.
    #[must_use]
    pub fn with_form(self, form: InitialForm) -> Self {
        Self { numbers: numbers(self.start, &form), form, ..self }
    }

    /// The same, with a list.
    #[must_use]
    pub fn with_list(self, list: InitialListForm) -> Self {
        Self { list, sent: Sent::List, ..self }
    }

    /// The same, with what is wrong with the form or list, and who the players cannot be.
    #[must_use]
    pub fn refused(self, found: &[InitialComplaint], problems: &[InitialProblem]) -> Self {
        if self.sent == Sent::One {
            let complaints = Complaints::new(found, InitialComplaint::field, complaint_words);
            let problems = Complaints::new(problems, |_| "who", problem_words);
            return Self { complaints: complaints.and(problems), ..self };
        }
        // Both have a source: that of the list has a name of its own on the page.
        let field = |complaint: &InitialComplaint| match complaint.field() {
            "source" => "list-source",
            other => other,
        };
        let complaints = Complaints::new(found, field, complaint_words);
        let problems = Complaints::new(problems, |_| "lines", problem_line);
        Self { list_complaints: complaints.and(problems), ..self }
    }

    /// The same, to be sent once more: these ratings would move.
    #[must_use]
    pub fn asking(self, moved: &RatingsMoved) -> Self {
        let is_removal = self.sent == Sent::One && self.form.takes_back();
        let id = if is_removal { "initial-moves-removal" } else { "initial-moves" };
        let told = match moved.changes.len() {
            0 => Text::new("initial-moves-later"),
            count => Text::new(id).with("count", count),
        };
        let (mark, moved) = (moved.mark(), MovedView::of(moved));
        Self { asked: Some(Asked { told, moved, mark }), ..self }
    }

    /// What is asked about the form for one player.
    fn asked_of_one(&self) -> Option<&Asked> {
        self.asked.as_ref().filter(|_| self.sent == Sent::One)
    }

    /// Whether it is asked about removing a rating: there is nothing more to type.
    fn is_removal(&self) -> bool {
        self.asked_of_one().is_some() && self.form.takes_back()
    }

    /// What is asked about the list.
    fn asked_of_list(&self) -> Option<&Asked> {
        self.asked.as_ref().filter(|_| self.sent == Sent::List)
    }

    /// The same, after ratings moved.
    #[must_use]
    pub fn moved(self, moved: &RatingsMoved) -> Self {
        Self { changes: MovedView::of(moved), ..self }
    }

    /// The same, since somebody else has changed the rating meanwhile.
    #[must_use]
    pub fn overtaken(self) -> Self {
        Self { is_overtaken: true, ..self }
    }
}

fn numbers(start: State, form: &InitialForm) -> Vec<SettingField> {
    let field = |name, label, value: &String| SettingField { name, label, value: value.clone() };
    let mut numbers = vec![field("rating", "standings-rating", &form.rating)];
    if start.deviation().is_some() {
        numbers.push(field("deviation", "initial-deviation", &form.deviation));
    }
    if start.volatility().is_some() {
        numbers.push(field("volatility", "initial-volatility", &form.volatility));
    }
    numbers
}

/// By name; `players` are in order.
pub(super) fn rows(initial: &[InitialRating], players: &[Player]) -> Vec<InitialRow> {
    let of: HashMap<PlayerId, &InitialRating> =
        initial.iter().map(|one| (one.player, one)).collect();
    let row = |player: &Player| {
        let initial = of.get(&player.id)?;
        Some(InitialRow {
            player: player.id,
            name: player.name.clone(),
            figure: initial.brought.map(|brought| Figure::of(brought.state)),
            games: initial.brought.map_or(0, |brought| brought.games),
            known_on: initial.brought.map(|brought| date(brought.known_on)),
            source: initial.source.as_str().to_owned(),
            recorded: Text::new("initial-recorded")
                .with("date", date(initial.recorded_at.date_naive()))
                .with("by", initial.by.clone().unwrap_or_default()),
        })
    };
    players.iter().filter_map(row).collect()
}

/// What somebody began with, in a line; nothing if it was taken back.
pub fn initial_words(initial: &InitialRating) -> Option<Text> {
    let Brought { state, games, known_on } = initial.brought?;
    let text = match state.deviation() {
        Some(deviation) => {
            Text::new("initial-words-deviation").with("deviation", deviation.to_string())
        }
        None => Text::new("initial-words"),
    };
    Some(
        text.with("rating", state.rating().to_string())
            .with("games", games)
            .with("date", date(known_on))
            .with("source", initial.source.as_str()),
    )
}

fn complaint_words(complaint: &InitialComplaint) -> Text {
    match complaint {
        InitialComplaint::Nobody => Text::new("initial-nobody"),
        InitialComplaint::Rating => Text::new("initial-no-rating"),
        InitialComplaint::Deviation => Text::new("initial-no-deviation"),
        InitialComplaint::Volatility => Text::new("initial-no-volatility"),
        InitialComplaint::Games => Text::new("initial-no-games"),
        InitialComplaint::KnownOn => Text::new("initial-no-day"),
        InitialComplaint::Source(error) => complaints::line(*error),
        InitialComplaint::Fields { number, n_fields } => {
            Text::new("initial-fields").with("line", *number).with("count", *n_fields)
        }
        InitialComplaint::Line { number, complaint } => Text::new("initial-line")
            .with("line", *number)
            .with("complaint", complaint_words(complaint)),
        InitialComplaint::Empty => Text::new("error-empty"),
        InitialComplaint::TooLong { n_lines } => {
            Text::new("initial-too-long").with("count", *n_lines)
        }
    }
}

fn problem_line(problem: &InitialProblem) -> Text {
    let (InitialProblem::Nobody { number, .. }
    | InitialProblem::Several { number, .. }
    | InitialProblem::Twice { number, .. }
    | InitialProblem::Known { number, .. }) = problem;
    Text::new("initial-line").with("line", *number).with("complaint", problem_words(problem))
}

fn problem_words(problem: &InitialProblem) -> Text {
    match problem {
        InitialProblem::Nobody { who, .. } => {
            Text::new("initial-unknown").with("name", who.as_str())
        }
        InitialProblem::Several { who, ids, .. } => {
            let ids = Text::list(ids.iter().map(|id| format!("#{id}")));
            Text::new("initial-several").with("name", who.as_str()).with("ids", ids)
        }
        InitialProblem::Twice { who, .. } => Text::new("initial-twice").with("name", who.as_str()),
        InitialProblem::Known { who, .. } => Text::new("initial-known").with("name", who.as_str()),
    }
}
