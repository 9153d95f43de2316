//! The form of a result.

use domain::accounts::Access;
use domain::pairings::Seating;
use domain::results::{
    Consequences, Ending, FaultyRecord, Proposed, RecordProblem, RecordedOutcome, Refusal, Sitting,
    Turn, only_ending,
};
use form::results::ResultForm;
use rules::Seat;
use words::Text;
use words::complaints::Complaints;

use super::consequences::Asked;
use super::{ReadingLine, ResultLine, messages, result_line, withdrawal};
use crate::games::{Excerpt, example_of_moves, side_words};

/// The form of a first result or of a correction.
#[derive(Debug, Clone)]
pub struct BoardForm {
    /// What was typed.
    pub form: ResultForm,
    /// Who can have won.
    pub outcomes: Vec<KeyedChoice>,
    /// How it can have ended.
    pub endings: Vec<KeyedChoice>,
    /// What is to be known beforehand.
    pub lead: Option<Text>,
    /// The points, the first player's first; none where nothing can have been played.
    pub points: Vec<PointsField>,
    pub complaints: Complaints,
    /// The places of the record where something is wrong.
    pub excerpts: Vec<Excerpt>,
    /// What the record may have meant.
    pub readings: Vec<ReadingLine>,
    /// What is to be said of the readings, or of there being none.
    pub readings_remark: Option<Text>,
    /// What to do with the record, if it is a reading that was just taken.
    pub reading_taken: Option<Text>,
    /// What is said above the field for the moves; without it there is no such field.
    pub record_hint: Option<Text>,
    /// Whether the box is offered that stores a faulty record.
    pub offers_unproven: bool,
    access: Access,
    enters: Enters,
    /// The form that takes the result back, if there is one.
    pub take_back: Option<TakeBack>,
    /// What a played game would do to all games of somebody who has left.
    pub turns: Vec<Text>,
    /// Whether it may be sent.
    pub may_send: bool,
    /// The game whose moves can be entered on a board.
    pub spec: Option<String>,
    /// What somebody else entered meanwhile.
    pub overtaken: Option<Overtaken>,
    /// What else a correction changes, before it is stored.
    pub asked: Option<Asked>,
}

/// What a form enters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Enters {
    First,
    /// A result that a game by link would bring otherwise.
    Ruling,
    Correction,
}

impl Enters {
    fn at(sitting: &Sitting) -> Self {
        if sitting.decided().is_some() {
            Self::Correction
        } else if sitting.waits_for_link() {
            Self::Ruling
        } else {
            Self::First
        }
    }
}

/// One of several things to choose from.
#[derive(Debug, Clone)]
pub struct KeyedChoice {
    /// What the form sends.
    pub value: &'static str,
    /// The player's name, where it is about one.
    pub name: Option<String>,
    /// What people read; the name is in a slot.
    pub label: Text,
    /// The key that chooses it.
    pub key: char,
    /// The ending that it chooses along, where the game knows no other.
    pub ending: Option<&'static str>,
    pub is_chosen: bool,
}

/// The points of one side.
#[derive(Debug, Clone)]
pub struct PointsField {
    /// The field's name and id.
    pub id: &'static str,
    /// The player.
    pub name: String,
    /// The player with the side, South or North; the name is in a slot.
    pub label: Text,
    pub typed: String,
}

/// The form that takes a result back.
#[derive(Debug, Clone)]
pub struct TakeBack {
    /// Whether it has just been sent.
    pub is_open: bool,
    /// Whether the tournament has to be opened again first.
    pub is_closed: bool,
    /// Whether a later round was paired by the result, which stays then.
    pub is_paired_on: bool,
    /// What was typed.
    pub reason: String,
    pub complaints: Complaints,
    /// What it would do to all games of somebody who has left.
    pub turns: Vec<Text>,
}

/// What somebody else entered while a form was open.
#[derive(Debug, Clone)]
pub struct Overtaken {
    /// What happened.
    pub title: Text,
    /// Their result; none if nothing is left of it.
    pub result: Option<ResultLine>,
    /// Whether it says the same, and what to do.
    pub advice: Text,
}

impl BoardForm {
    pub fn is_correction(&self) -> bool {
        self.enters == Enters::Correction
    }

    /// Whether an arbiter has to say why.
    pub fn needs_reason(&self) -> bool {
        self.enters != Enters::First
    }

    pub(super) fn new(sitting: &Sitting, access: Access, form: ResultForm) -> Self {
        let is_unproven = form.faulty_record() == FaultyRecord::StoreUnproven;
        let is_arbiter = access >= Access::Arbiter;
        let can_take_back = sitting.decided().is_some() && is_arbiter;
        let is_taking_back = can_take_back && form.outcome == RecordedOutcome::Open.as_str();
        let take_back = TakeBack {
            is_open: is_taking_back,
            is_closed: sitting.tournament.stage.is_over(),
            is_paired_on: sitting.is_paired_on(),
            reason: form.reason.clone(),
            complaints: Complaints::default(),
            turns: turns("board-turn-taken-back", sitting, &sitting.turned_by_taking_back()),
        };
        let form = if is_taking_back { ResultForm::from(sitting) } else { form };
        Self {
            outcomes: outcomes(sitting, &form),
            endings: endings(sitting, &form, access),
            lead: is_uncut(sitting).then(|| Text::new("refusal-sides-open")),
            points: if is_uncut(sitting) {
                Vec::new()
            } else {
                Seat::ALL.map(|seat| points(sitting, &form, seat)).into()
            },
            complaints: Complaints::default(),
            excerpts: Vec::new(),
            readings: Vec::new(),
            readings_remark: None,
            reading_taken: None,
            record_hint: record_hint(sitting, &form),
            // A record stored as unproven once may stay so.
            offers_unproven: is_unproven && is_arbiter,
            access,
            enters: Enters::at(sitting),
            take_back: can_take_back.then_some(take_back),
            turns: turns("board-turn-played", sitting, &sitting.turned_by_playing()),
            may_send: super::may_write(sitting, access),
            spec: sitting.pairing.spec.game().map(|game| game.to_string()),
            overtaken: None,
            asked: None,
            form,
        }
    }

    /// Whether a correction is shown at once: when it has been sent, or nothing else is to do.
    pub fn is_open(&self) -> bool {
        self.reading_taken.is_some()
            || self.complaints.any()
            || self.overtaken.is_some()
            || self.asked.is_some()
            || self.take_back.is_none()
    }

    /// Whether the box that stores a faulty record is ticked.
    pub fn is_unproven(&self) -> bool {
        self.form.faulty_record() == FaultyRecord::StoreUnproven
    }

    pub(super) fn refused(mut self, complaints: Complaints, refusals: &[Refusal]) -> Self {
        if let Some(take_back) = self.take_back.as_mut().filter(|form| form.is_open) {
            take_back.complaints = complaints;
            return self;
        }
        let problems = || {
            refusals.iter().filter_map(|refusal| match refusal {
                Refusal::Record(problem) => Some(problem),
                _ => None,
            })
        };
        let can_be_stored =
            problems().next().is_some() && problems().all(RecordProblem::can_be_stored);
        let excerpts = problems().filter_map(|problem| excerpt(&self.form.record, problem));
        Self {
            excerpts: excerpts.collect(),
            offers_unproven: self.offers_unproven
                || (can_be_stored && self.access >= Access::Arbiter),
            complaints,
            ..self
        }
    }

    pub(super) fn reading_taken(self) -> Self {
        Self { reading_taken: Some(Text::new("reading-taken")), ..self }
    }

    pub(super) fn asking(self, found: &Consequences) -> Self {
        Self { asked: Some(found.into()), ..self }
    }

    pub(super) fn overtaken(
        mut self,
        sitting: &Sitting,
        proposed: &Proposed,
        complaints: Complaints,
    ) -> Self {
        self.form.replaces = sitting.newest().map(|newest| newest.id);
        let newest = sitting.newest();
        let is_same = newest.is_some_and(|newest| proposed.agrees_with(&newest.decision));
        let (title, advice) = match (is_same, self.may_send) {
            _ if sitting.decided().is_none() => ("overtaken-open-title", "overtaken-open"),
            (true, _) => ("overtaken-title", "overtaken-same"),
            (false, true) => ("overtaken-title", "overtaken-correct"),
            (false, false) => ("overtaken-title", "overtaken-ask"),
        };
        Self {
            overtaken: Some(Overtaken {
                title: Text::new(title),
                result: newest.map(|newest| result_line(sitting, newest)),
                advice: Text::new(advice),
            }),
            complaints,
            ..self
        }
    }
}

/// Moves sent to a game whose rules are not played here are shown again, to be taken out.
fn record_hint(sitting: &Sitting, form: &ResultForm) -> Option<Text> {
    if is_uncut(sitting) && form.record.is_empty() {
        return None;
    }
    let Some(game) = sitting.pairing.spec.game() else {
        return (!form.record.is_empty()).then(|| Text::new("record-hint-other-game"));
    };
    Some(Text::new("record-hint").with("example", example_of_moves(game)))
}

fn excerpt(record: &str, problem: &RecordProblem) -> Option<Excerpt> {
    match problem {
        RecordProblem::Fault(fault) => Excerpt::of(record, fault),
        RecordProblem::Control { line, column } => Excerpt::at(record, *line, *column, None),
        _ => None,
    }
}

/// What becomes of all games of somebody who has left, each with the condition.
fn turns(id: &'static str, sitting: &Sitting, turned: &[(Seat, Turn)]) -> Vec<Text> {
    let turns = withdrawal::turns(sitting, turned).into_iter();
    turns.map(|turn| Text::new(id).with("turn", turn)).collect()
}

fn outcomes(sitting: &Sitting, form: &ResultForm) -> Vec<KeyedChoice> {
    let name = |seat: Seat| sitting.players[seat].name.clone();
    let spec = &sitting.pairing.spec;
    let choice = |outcome: RecordedOutcome, of: Option<Seat>, label, key| KeyedChoice {
        value: outcome.as_str(),
        name: of.map(name),
        label,
        key,
        ending: only_ending(spec, outcome).map(Ending::as_str),
        is_chosen: form.outcome == outcome.as_str(),
    };
    let won = |seat| {
        if is_uncut(sitting) {
            return Text::new("outcome-came").with_slot("player", name(seat));
        }
        let won = Text::new("outcome-won").with("side", side_words(spec, seat));
        won.with_slot("player", name(seat))
    };
    let (first, second) = (Seat::First, Seat::Second);
    let draw = choice(RecordedOutcome::Draw, None, Text::new("outcome-choice-draw"), '3');
    [
        Some(choice(RecordedOutcome::First, Some(first), won(first), '1')),
        Some(choice(RecordedOutcome::Second, Some(second), won(second), '2')),
        (!is_uncut(sitting)).then_some(draw),
        Some(choice(RecordedOutcome::Neither, None, Text::new("outcome-choice-neither"), '0')),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Whether nothing can be played yet, since nobody has chosen a side.
fn is_uncut(sitting: &Sitting) -> bool {
    sitting.pairing.seating == Seating::Open
}

fn endings(sitting: &Sitting, form: &ResultForm, access: Access) -> Vec<KeyedChoice> {
    let choice = |ending: &Ending| {
        let key = match ending {
            Ending::Forfeit => 'f',
            _ if is_uncut(sitting) => return None,
            Ending::Played => 'p',
            Ending::Resignation => 'r',
            Ending::Time => 't',
            Ending::Adjudication if access < Access::Arbiter => return None,
            Ending::Adjudication => 'j',
            Ending::Agreement => 'g',
            Ending::Unrated | Ending::Open => return None,
        };
        Some(KeyedChoice {
            value: ending.as_str(),
            name: None,
            label: messages::ending(*ending),
            key,
            ending: None,
            is_chosen: form.ending == ending.as_str(),
        })
    };
    Ending::ALL.iter().filter_map(choice).collect()
}

fn points(sitting: &Sitting, form: &ResultForm, seat: Seat) -> PointsField {
    let (id, typed) = match seat {
        Seat::First => ("first_points", &form.first_points),
        Seat::Second => ("second_points", &form.second_points),
    };
    PointsField {
        id,
        name: sitting.players[seat].name.clone(),
        label: Text::new("bracketed")
            .with_slot("name", sitting.players[seat].name.as_str())
            .with("what", side_words(&sitting.pairing.spec, seat)),
        typed: typed.clone(),
    }
}
