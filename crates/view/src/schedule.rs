//! When rounds begin: the form, and the card of an event or a tournament.

mod card;

use askama::Template;
use domain::events::Event;
use domain::schedule::{Disorder, MAX_PLANNED, Schedule};
use domain::standings::WallChart;
use domain::tournaments::Stage;
use form::schedule::{MAX_MINUTES, Rounds, ScheduleComplaint, ScheduleForm};
use words::Text;
use words::complaints::Complaints;
use words::format::{day_time, days};

use super::accounts::Choice;
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

pub use card::{ScheduleCard, ScheduleDay, ScheduleLine, next_words, time_words};

/// The form of a schedule.
#[derive(Template)]
#[template(path = "schedule/edit.html")]
pub struct SchedulePage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// What was typed.
    pub form: ScheduleForm,
    pub rows: Vec<ScheduleRow>,
    /// The rounds to begin with, if some are published already.
    pub from: Vec<Choice>,
    /// Whether the organiser says how many rounds there will be.
    pub asks_rounds: bool,
    /// Which clocks times go by.
    pub zone: Text,
    /// Whether the tournament is closed, so that nothing can be changed.
    pub is_closed: bool,
    /// Why nothing was changed.
    pub refusal: Option<Text>,
    pub complaints: Complaints,
}

pages! { SchedulePage }

/// A round.
#[derive(Debug, Clone)]
pub struct ScheduleRow {
    pub round: u16,
    pub date: String,
    pub time: String,
    /// The names of the two fields, for what is wrong with them.
    pub fields: [String; 2],
    /// What the two fields are called.
    pub labels: [Text; 2],
    /// What is worth knowing about it.
    pub notes: Vec<Text>,
}

/// How many rounds a tournament has, as far as that is known.
pub fn rounds_of(chart: &WallChart) -> Rounds {
    let format = chart.tournament.details.format;
    if chart.tournament.stage == Stage::Entry && format.planned_rounds().is_none() {
        return Rounds::Open;
    }
    Rounds::Known(chart.n_rounds())
}

impl SchedulePage {
    /// The schedule of a tournament as it is, ready to be filled in.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart) -> Self {
        let schedule = &chart.schedule;
        let last_day = schedule.begins().values().next_back().map(chrono::NaiveDateTime::date);
        let first_date = last_day.unwrap_or(event.details.days.first()).to_string();
        let likely = chart.tournament.details.format.n_rounds(chart.entries.len());
        let form = ScheduleForm::from(schedule);
        let rounds = likely.max(form.n_rounds().into());
        let form = ScheduleForm {
            first_date,
            minutes: USUAL_MINUTES.to_owned(),
            rounds: if rounds > 0 { rounds.to_string() } else { String::new() },
            from_round: (n_published(chart) + 1).to_string(),
            ..form
        };
        Self::typed(frame, event, chart, form)
    }

    /// The form as typed so far.
    pub fn typed(frame: Frame, event: &Event, chart: &WallChart, form: ScheduleForm) -> Self {
        let heading = Text::new("schedule-title");
        let n_rounds = match rounds_of(chart) {
            Rounds::Known(n_rounds) => n_rounds,
            Rounds::Open => {
                let likely = chart.tournament.details.format.n_rounds(chart.entries.len());
                let asked = if form.n_rounds() > 0 { 0 } else { likely };
                form.n_rounds().max(u16::try_from(asked).unwrap_or(MAX_PLANNED)).min(MAX_PLANNED)
            }
        };
        let (details, tournament) = (&event.details, &chart.tournament);
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, Tab::Overview).named(tournament),
            rows: rows(event, n_rounds, &form),
            from: from(chart, &form),
            asks_rounds: rounds_of(chart) == Rounds::Open,
            zone: Text::new("schedule-zone")
                .with("zone", details.zone.name())
                .with("days", days(details.days)),
            is_closed: chart.tournament.stage.is_over(),
            form,
            refusal: None,
            complaints: Complaints::default(),
        }
    }

    /// The form again, with what is wrong with it.
    #[must_use]
    pub fn refused(self, found: &[ScheduleComplaint]) -> Self {
        Self { complaints: complaints(found), ..self }
    }

    /// The form again, beside what somebody else made of the schedule meanwhile; sent once more, it goes
    /// over that.
    #[must_use]
    pub fn changed_meanwhile(mut self, now: &Schedule) -> Self {
        self.form.seen = now.mark();
        self.refusal = Some(Text::new("schedule-changed-meanwhile"));
        let typed = self.form.begins();
        for row in &mut self.rows {
            let theirs = now.begins().get(&row.round);
            if theirs != typed.get(&row.round) {
                row.notes.push(match theirs {
                    Some(begins) => Text::new("schedule-theirs").with("when", day_time(*begins)),
                    None => Text::new("schedule-theirs-open"),
                });
            }
        }
        self
    }
}

const USUAL_MINUTES: &str = "60";

fn n_published(chart: &WallChart) -> u16 {
    chart.n_rounds() - chart.n_unpaired()
}

fn rows(event: &Event, n_rounds: u16, form: &ScheduleForm) -> Vec<ScheduleRow> {
    let days = event.details.days;
    let outside = Schedule::new(event.details.zone, form.begins()).outside(days);
    let row = |round: u16| {
        let [date, time] = form.typed(round);
        let is_outside = outside.contains(&round);
        ScheduleRow {
            round,
            date: date.to_owned(),
            time: time.to_owned(),
            fields: [format!("date-{round}"), format!("time-{round}")],
            labels: ["schedule-date-label", "schedule-time-label"]
                .map(|label| Text::new(label).with("round", round)),
            notes: is_outside.then(|| Text::new("schedule-outside")).into_iter().collect(),
        }
    };
    (1..=n_rounds).map(row).collect()
}

/// The rounds that are played can stay as they were.
fn from(chart: &WallChart, form: &ScheduleForm) -> Vec<Choice> {
    let choice = |round: u16| Choice {
        value: round.to_string(),
        label: Text::new("schedule-round").with("round", round),
        is_chosen: form.from_round == round.to_string(),
    };
    let is_begun = chart.tournament.stage != Stage::Entry;
    (1..=chart.n_rounds()).filter(|_| is_begun).map(choice).collect()
}

fn complaints(found: &[ScheduleComplaint]) -> Complaints {
    Complaints::new(found, ScheduleComplaint::field, |complaint| match complaint {
        ScheduleComplaint::Date(_) | ScheduleComplaint::FirstDate => Text::new("error-no-date"),
        ScheduleComplaint::Time(_) | ScheduleComplaint::FirstTime => Text::new("schedule-no-time"),
        ScheduleComplaint::Order(Disorder { before, .. }) => {
            Text::new("schedule-disorder").with("before", *before)
        }
        ScheduleComplaint::Minutes => Text::new("schedule-no-minutes").with("most", MAX_MINUTES),
        ScheduleComplaint::Rounds | ScheduleComplaint::PerDay => {
            Text::new("schedule-no-rounds").with("most", MAX_PLANNED)
        }
    })
}
