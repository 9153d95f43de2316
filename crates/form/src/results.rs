//! Results.

pub mod keypad;

use domain::games::GameRecord;
use domain::pairings::Seating;
use domain::results::{
    Ending, FaultyRecord, Proof, Proposed, Reason, Recorded, RecordedOutcome, Sitting,
};
use domain::submissions::Submission;
use domain::{ChoiceId, LineError, ResultId};
use rules::{BySeat, Points, Seat};
use serde::Deserialize;

use super::{id_or_nothing, keep};

/// A result, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ResultForm {
    /// The result that the form was made from.
    #[serde(deserialize_with = "id_or_nothing")]
    pub replaces: Option<ResultId>,
    /// The choice of sides that the form was made from.
    #[serde(deserialize_with = "id_or_nothing")]
    pub choice: Option<ChoiceId>,
    /// Who won: "first", "second", "draw", "neither"; "open" takes the result back.
    pub outcome: String,
    pub ending: String,
    /// Game points of the player who moved first.
    pub first_points: String,
    /// Those of the other one.
    pub second_points: String,
    /// The game record.
    pub record: String,
    /// The record as it was handed in, once a reading of it was taken.
    pub submitted: String,
    /// The reading to be put in its place; nothing is saved then.
    pub reading: String,
    /// Whether a record that proves nothing is to be stored.
    pub unproven: String,
    /// Why the result before was wrong.
    pub reason: String,
    /// "yes" if what else changes is to be shown before it is stored.
    pub asks: String,
    /// The mark of what was shown.
    pub seen: String,
    /// At a tablet: "yes" once names and result were looked at, "no" to change them.
    pub confirmed: String,
}

/// Whether somebody at a tablet has looked at the names and the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmed {
    NotAsked,
    Yes,
    /// They want to change it.
    No,
}

/// What is wrong with it as text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ResultComplaint {
    #[error("points of the first player: {0:?} is no number of points")]
    FirstPoints(String),
    #[error("points of the second player: {0:?} is no number of points")]
    SecondPoints(String),
    #[error("reason: {0}")]
    Reason(LineError),
}

impl ResultComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::FirstPoints(_) => "first_points",
            Self::SecondPoints(_) => "second_points",
            Self::Reason(_) => "reason",
        }
    }
}

impl From<&Sitting> for ResultForm {
    /// The form of the first result, or of a correction of the one that counts.
    fn from(sitting: &Sitting) -> Self {
        let form = Self {
            replaces: sitting.newest().map(|newest| newest.id),
            choice: sitting.pairing.seating.choice(),
            ending: usual_ending(sitting.pairing.seating).as_str().to_owned(),
            ..Self::default()
        };
        match sitting.decided() {
            Some(decided) => form.correcting(decided, sitting.game.as_ref()),
            None => form,
        }
    }
}

impl ResultForm {
    /// The form with what a player or a tablet handed in, moves that the rules refuse too.
    #[must_use]
    pub fn beginning_with(self, one: &Submission) -> Self {
        let written = |seat| {
            let points = one.decision.points;
            points.map_or_else(String::new, |points| points[seat].to_string())
        };
        Self {
            outcome: one.decision.outcome.as_str().to_owned(),
            ending: one.decision.ending.as_str().to_owned(),
            first_points: written(Seat::First),
            second_points: written(Seat::Second),
            record: one.faulty.clone().or_else(|| one.record.clone()).unwrap_or_default(),
            submitted: one.submitted.clone().unwrap_or_default(),
            ..self
        }
    }

    fn correcting(self, decided: &Recorded, game: Option<&GameRecord>) -> Self {
        let written = |seat| {
            let points = decided.decision.points;
            points.map_or_else(String::new, |points| points[seat].to_string())
        };
        let unproven = match decided.proof {
            Proof::Unproven => YES,
            Proof::Proven | Proof::NoRecord => "",
        };
        Self {
            outcome: decided.decision.outcome.as_str().to_owned(),
            ending: decided.decision.ending.as_str().to_owned(),
            first_points: written(Seat::First),
            second_points: written(Seat::Second),
            record: game.and_then(|game| game.record.clone()).unwrap_or_default(),
            submitted: game.and_then(|game| game.submitted.clone()).unwrap_or_default(),
            unproven: unproven.to_owned(),
            ..self
        }
    }

    /// The form as it stays when the players have changed their seats: nothing that one of the
    /// seats has.
    #[must_use]
    pub fn reseated(self, sitting: &Sitting) -> Self {
        let fresh = Self::from(sitting);
        let Self { record, submitted, unproven, reason, .. } = self;
        Self { record, submitted, unproven, reason, ..fresh }
    }

    /// What was typed, as far as it can be read, and what cannot.
    pub fn read(&self) -> (Proposed, Vec<ResultComplaint>) {
        let mut complaints = Vec::new();
        let first = keep(points(&self.first_points), &mut complaints, ResultComplaint::FirstPoints);
        let second =
            keep(points(&self.second_points), &mut complaints, ResultComplaint::SecondPoints);
        // What one side has, without the other side's, is no complaint of its own.
        let points = match (first, second) {
            (Some(first), Some(second)) => BySeat { first, second },
            _ => BySeat::default(),
        };
        let reason =
            keep(Reason::parse_optional(&self.reason), &mut complaints, ResultComplaint::Reason);
        let proposed = Proposed {
            made_from: self.replaces,
            made_for: self.choice,
            outcome: RecordedOutcome::parse(&self.outcome),
            ending: Ending::parse(&self.ending),
            points,
            record: filled(&self.record),
            submitted: filled(&self.submitted),
            faulty_record: self.faulty_record(),
            reason: reason.flatten(),
        };
        (proposed, complaints)
    }

    /// The form with a reading in the place of the record, which is kept as it was handed in.
    #[must_use]
    pub fn with_reading(self, text: &str) -> Self {
        let submitted = if self.submitted.is_empty() { self.record } else { self.submitted };
        Self { record: text.to_owned(), submitted, reading: String::new(), ..self }
    }

    /// The mark of what was shown besides the result, if the form asks for it at all.
    pub fn seen(&self) -> Option<&str> {
        (self.asks == YES).then_some(self.seen.as_str())
    }

    /// What somebody at a tablet said to the names and the result.
    pub fn confirmed(&self) -> Confirmed {
        match self.confirmed.as_str() {
            YES => Confirmed::Yes,
            "no" => Confirmed::No,
            _ => Confirmed::NotAsked,
        }
    }

    /// What to do with a record that proves nothing.
    pub fn faulty_record(&self) -> FaultyRecord {
        if self.unproven == YES { FaultyRecord::StoreUnproven } else { FaultyRecord::Refuse }
    }
}

fn filled(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| text.to_owned())
}

/// Before the sides are chosen nothing is played.
fn usual_ending(seating: Seating) -> Ending {
    match seating {
        Seating::Open => Ending::Forfeit,
        Seating::AsPaired | Seating::Chosen(_) => Ending::Played,
    }
}

/// What a box sends that is ticked.
pub(super) const YES: &str = "yes";

/// More digits than any board has points for.
const MOST_DIGITS: usize = 4;

/// Points as people write them: `12`, `12.5`, `12,5`, `12½`, `12 1/2`; nothing is `None`.
pub(super) fn points(typed: &str) -> Result<Option<Points>, String> {
    let text = typed.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let before_half = split_half(text);
    let (whole, halves) = match before_half {
        Some(whole) => (whole, 1),
        None => split_fraction(text).ok_or_else(|| typed.to_owned())?,
    };
    let is_half_alone = before_half == Some("");
    let is_number = !whole.is_empty() && whole.bytes().all(|digit| digit.is_ascii_digit());
    if whole.len() > MOST_DIGITS || !(is_half_alone || is_number) {
        return Err(typed.to_owned());
    }
    let whole: u32 = if is_half_alone { 0 } else { whole.parse().map_err(|_| typed.to_owned())? };
    Ok(Some(Points::from_halves(2 * whole + halves)))
}

/// What stands before a half: nothing, or a number; before `1/2` a space keeps it apart.
fn split_half(text: &str) -> Option<&str> {
    if let Some(whole) = text.strip_suffix('½') {
        return Some(whole.trim_end());
    }
    let whole = text.strip_suffix("1/2")?;
    let is_apart = whole.is_empty() || whole.ends_with(char::is_whitespace);
    is_apart.then(|| whole.trim_end())
}

/// The digits before the point or comma, and the halves after it.
fn split_fraction(text: &str) -> Option<(&str, u32)> {
    let Some((whole, fraction)) = text.split_once(['.', ',']) else {
        return Some((text, 0));
    };
    match fraction.trim_end_matches('0') {
        "" if !fraction.is_empty() => Some((whole, 0)),
        "5" => Some((whole, 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, halves: u32) {
        assert_eq!(points(typed), Ok(Some(Points::from_halves(halves))), "{typed}");
    }

    #[test]
    fn the_first_result_of_a_board_is_sent_with_an_empty_field_for_the_one_it_replaces() {
        let sent = |replaces: &str| {
            let body = format!("replaces={replaces}&outcome=first&first_points=&unproven=");
            serde_html_form::from_str::<ResultForm>(&body).map(|form| form.replaces)
        };
        assert_eq!(sent(""), Ok(None));
        assert_eq!(sent("12"), Ok(Some(ResultId(12))));
        assert!(sent("twelve").is_err());
    }

    #[test]
    fn points_are_read_as_people_write_them() {
        check("0", 0);
        check(" 23 ", 46);
        check("007", 14);
        check("12.5", 25);
        check("12,50", 25);
        check("12.0", 24);
        check("12½", 25);
        check("12 ½", 25);
        check("½", 1);
        check("1/2", 1);
        check("12 1/2", 25);
        assert_eq!(points(" "), Ok(None));
    }

    #[test]
    fn other_points_are_pointed_out() {
        for typed in
            ["-1", "+1", "1.25", "1.", ".5", "ten", "99999", "1e2", "½½", "٣", "1/4", "121/2"]
        {
            assert_eq!(points(typed), Err(typed.into()), "{typed}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_said_and_the_rest_is_kept() {
        let form = ResultForm {
            outcome: "first".into(),
            ending: "by magic".into(),
            first_points: "many".into(),
            second_points: "3".into(),
            reason: "x".repeat(501),
            ..ResultForm::default()
        };
        let (proposed, complaints) = form.read();
        let fields: Vec<&str> = complaints.iter().map(ResultComplaint::field).collect();
        assert_eq!(fields, ["first_points", "reason"]);
        assert_eq!(proposed.outcome, Some(RecordedOutcome::First));
        assert_eq!(proposed.ending, None);
        assert_eq!(proposed.points, BySeat::default(), "one complaint, not two");
        assert_eq!(proposed.record, None);
    }
}
