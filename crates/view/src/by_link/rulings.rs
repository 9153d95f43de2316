//! What an arbiter can decide in a game by link.

use chrono::TimeDelta;
use domain::LineError;
use domain::accounts::Access;
use domain::by_link::{Halt, TimeControl};
use domain::pies::side_word;
use domain::results::RecordedOutcome;
use form::by_link::{RulingComplaint, RulingForm};
use rules::Seat;
use words::Text;
use words::complaints::{self, Complaints};

use super::messages::outcome_words;
use super::shown::GameShown;
use crate::accounts::Choice;
use crate::link_terms::span_words;

/// What can be decided, and as much of it as is typed.
#[derive(Debug, Clone)]
pub struct Rulings {
    /// The seats, by who sits there.
    pub seats: Vec<Choice>,
    /// How much time is given.
    pub spans: Vec<Choice>,
    pub outcomes: Vec<Choice>,
    /// The button that stops the game or lets it go on; none while it waits for something else.
    pub clocks: Option<(&'static str, Text)>,
    pub form: RulingForm,
    pub complaints: Complaints,
}

/// So many minutes can be given at once, as fits a time control.
fn spans(control: TimeControl) -> &'static [i64] {
    if control.is_live() {
        &[5, 10, 15, 30, 60]
    } else {
        &[60, 6 * 60, 12 * 60, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY]
    }
}

fn clocks(halt: Option<Halt>) -> Option<(&'static str, Text)> {
    match halt {
        None => Some(("stop", Text::new("link-ruling-stop"))),
        Some(Halt::Stopped | Halt::Repetition | Halt::TooLong) => {
            Some(("go-on", Text::new("link-ruling-go-on")))
        }
        Some(Halt::Waiting | Halt::Held) => None,
    }
}

/// In minutes.
const DAY: i64 = 24 * 60;

/// What whoever takes names out of a game has typed.
#[derive(Debug, Clone, Default)]
pub struct NamesTaken {
    pub reason: String,
    pub complaints: Complaints,
}

impl NamesTaken {
    /// For administrators, where somebody has typed a name.
    pub(super) fn of(shown: GameShown<'_>) -> Option<Self> {
        let may_take = shown.access == Access::Administrator && shown.game.has_typed_names();
        may_take.then(Self::default)
    }

    pub(super) fn refused(reason: String, error: LineError) -> Self {
        let complaints = Complaints::new(&[error], |_| "reason", |error| complaints::line(*error));
        Self { reason, complaints }
    }
}

impl Rulings {
    /// For arbiters, while a game goes on; in a casual game for administrators, who may leave it without a result.
    pub(super) fn of(shown: GameShown<'_>) -> Option<Self> {
        let GameShown { game, access, .. } = shown;
        let is_open = game.playing.end().is_none() && access >= Access::Arbiter;
        let name = |seat: Seat| game.seats[seat].name.as_str();
        let seat = |seat: Seat| Choice {
            value: side_word(seat).to_owned(),
            label: Text::new("link-name-plain").with("name", name(seat)),
            is_chosen: false,
        };
        let outcome = |outcome: &RecordedOutcome| Choice {
            value: outcome.as_str().to_owned(),
            label: outcome_words(*outcome, &game.seats),
            is_chosen: false,
        };
        let choose = Choice {
            value: String::new(),
            label: Text::new("link-ruling-choose"),
            is_chosen: true,
        };
        let can_be = |outcome: &&RecordedOutcome| game.playing.may_end_so(**outcome);
        let span = |minutes: &i64| Choice {
            value: minutes.to_string(),
            label: span_words(TimeDelta::minutes(*minutes)),
            is_chosen: false,
        };
        is_open.then(|| Self {
            seats: Seat::ALL.map(seat).into(),
            spans: spans(game.playing.setup().control).iter().map(span).collect(),
            outcomes: [choose]
                .into_iter()
                .chain(RecordedOutcome::ALL.iter().filter(can_be).map(outcome))
                .collect(),
            clocks: clocks(game.playing.halt()),
            form: RulingForm::default(),
            complaints: Complaints::default(),
        })
    }

    pub(super) fn refuse(&mut self, form: RulingForm, found: &[RulingComplaint]) {
        for (choices, chosen) in [
            (&mut self.seats, &form.seat),
            (&mut self.spans, &form.minutes),
            (&mut self.outcomes, &form.outcome),
        ] {
            for choice in choices {
                choice.is_chosen = choice.value == *chosen;
            }
        }
        let field = |complaint: &RulingComplaint| match complaint {
            RulingComplaint::Ruling => "outcome",
            RulingComplaint::Minutes => "minutes",
            RulingComplaint::Reason(_) => "reason",
        };
        self.complaints = Complaints::new(found, field, |complaint| match complaint {
            RulingComplaint::Ruling => Text::new("link-ruling-none"),
            RulingComplaint::Minutes => Text::new("link-ruling-minutes"),
            RulingComplaint::Reason(error) => complaints::line(*error),
        });
        self.form = form;
    }
}
