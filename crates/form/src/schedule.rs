//! When the rounds of a tournament begin, as typed.

use std::borrow::Cow;

use chrono::{NaiveDateTime, NaiveTime};
use domain::schedule::{Begins, Disorder, MAX_PLANNED, Pace, Schedule};
use domain::zone::Zone;
use serde::Deserialize;

use super::keep;

/// A schedule, round by round, and how rounds are to be filled in.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ScheduleForm {
    /// "save", "fill", or "enter" for the key.
    pub act: String,
    /// The mark of the schedule that the form was made from.
    pub seen: String,
    /// The day of each round from 1 on, as 2001-11-02.
    pub date: Vec<String>,
    /// Its time, as 14:20.
    pub time: Vec<String>,
    /// The first round to fill in; the first of all if it is empty.
    pub from_round: String,
    /// How many rounds there will be, where that is not known.
    pub rounds: String,
    pub first_date: String,
    pub first_time: String,
    /// From one round to the next.
    pub minutes: String,
    /// How many rounds a day has; no end if it is empty.
    pub per_day: String,
}

/// What is to be done with a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// It is shown with rounds filled in.
    Filled,
    Saved,
}

/// How many rounds a tournament has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounds {
    Known(u16),
    /// The organiser says how many there will be.
    Open,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScheduleComplaint {
    #[error("round {0}: no date")]
    Date(u16),
    #[error("round {0}: no time")]
    Time(u16),
    #[error("round {} begins before round {}", .0.round, .0.before)]
    Order(Disorder),
    #[error("first round: no date")]
    FirstDate,
    #[error("first round: no time")]
    FirstTime,
    #[error("minutes: not from 1 to {MAX_MINUTES}")]
    Minutes,
    #[error("rounds: not from 1 to {MAX_PLANNED}")]
    Rounds,
    #[error("rounds a day: not from 1 to {MAX_PLANNED}")]
    PerDay,
}

/// A week lies between the rounds of a league.
pub const MAX_MINUTES: u16 = 7 * 24 * 60;

impl ScheduleComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> Cow<'static, str> {
        match self {
            Self::Date(round) => format!("date-{round}").into(),
            Self::Time(round) | Self::Order(Disorder { round, .. }) => {
                format!("time-{round}").into()
            }
            Self::FirstDate => "first_date".into(),
            Self::FirstTime => "first_time".into(),
            Self::Minutes => "minutes".into(),
            Self::Rounds => "rounds".into(),
            Self::PerDay => "per_day".into(),
        }
    }
}

impl From<&Schedule> for ScheduleForm {
    fn from(schedule: &Schedule) -> Self {
        let form = Self { seen: schedule.mark(), ..Self::default() };
        form.with(schedule.begins(), schedule.begins().keys().next_back().copied().unwrap_or(0))
    }
}

impl ScheduleForm {
    pub fn wanted(&self) -> Wanted {
        // Enter fills in as soon as there is a first time, and that is gone once rounds are filled in.
        match self.act.as_str() {
            "fill" => Wanted::Filled,
            "enter" if !self.first_time.trim().is_empty() => Wanted::Filled,
            _ => Wanted::Saved,
        }
    }

    /// How many rounds are typed, empty ones too.
    pub fn n_rounds(&self) -> u16 {
        u16::try_from(self.date.len().max(self.time.len())).unwrap_or(u16::MAX)
    }

    /// What is typed for a round: date and time.
    pub fn typed(&self, round: u16) -> [&str; 2] {
        let idx = usize::from(round.saturating_sub(1));
        [&self.date, &self.time].map(|all| all.get(idx).map_or("", |text| text.trim()))
    }

    /// Checks everything, as clocks in a zone go.
    pub fn parse(&self, zone: Zone, rounds: Rounds) -> Result<Begins, Vec<ScheduleComplaint>> {
        let n_rounds = self.n_rounds().min(rounds.most());
        let mut complaints = Vec::new();
        for round in 1..=n_rounds {
            let [date, time] = self.typed(round);
            let is_open = date.is_empty() && time.is_empty();
            if !is_open && super::day(date).is_none() {
                complaints.push(ScheduleComplaint::Date(round));
            }
            if !is_open && clock(time).is_none() {
                complaints.push(ScheduleComplaint::Time(round));
            }
        }
        let mut begins = self.begins();
        begins.retain(|round, _| *round <= n_rounds);
        let schedule = Schedule::new(zone, begins);
        complaints.extend(schedule.disorder().into_iter().map(ScheduleComplaint::Order));
        if complaints.is_empty() { Ok(schedule.begins().clone()) } else { Err(complaints) }
    }

    /// The rounds that are typed as they should be.
    pub fn begins(&self) -> Begins {
        let begin = |round: u16| {
            let [date, time] = self.typed(round);
            Some((round, super::day(date)?.and_time(clock(time)?)))
        };
        (1..=self.n_rounds()).filter_map(begin).collect()
    }

    /// The form with rounds filled in.
    pub fn filled(&self, rounds: Rounds) -> Result<Self, Vec<ScheduleComplaint>> {
        let pace = self.pace(rounds)?;
        let mut begins = self.begins();
        begins.retain(|round, _| *round < pace.rounds.0);
        begins.extend(pace.begins());
        let next = Self { first_time: String::new(), ..self.clone() };
        Ok(next.with(&begins, pace.rounds.1))
    }

    fn pace(&self, rounds: Rounds) -> Result<Pace, Vec<ScheduleComplaint>> {
        let mut complaints = Vec::new();
        let last = match rounds {
            Rounds::Known(n_rounds) => Ok(n_rounds),
            Rounds::Open => number(&self.rounds, MAX_PLANNED).ok_or(ScheduleComplaint::Rounds),
        };
        let last = keep(last, &mut complaints, |complaint| complaint);
        let date = super::day(self.first_date.trim()).ok_or(ScheduleComplaint::FirstDate);
        let date = keep(date, &mut complaints, |complaint| complaint);
        let time = clock(self.first_time.trim()).ok_or(ScheduleComplaint::FirstTime);
        let time = keep(time, &mut complaints, |complaint| complaint);
        let minutes = number(&self.minutes, MAX_MINUTES).ok_or(ScheduleComplaint::Minutes);
        let minutes = keep(minutes, &mut complaints, |complaint| complaint);
        let per_day = match self.per_day.trim() {
            "" => Ok(None),
            text => number(text, MAX_PLANNED).map(Some).ok_or(ScheduleComplaint::PerDay),
        };
        let per_day = keep(per_day, &mut complaints, |complaint| complaint);
        let first_round = number(&self.from_round, MAX_PLANNED).unwrap_or(1);
        match (last, date, time, minutes, per_day) {
            (Some(last), Some(date), Some(time), Some(minutes), Some(per_day)) => {
                let (rounds, first) = ((first_round.min(last), last), date.and_time(time));
                Ok(Pace { rounds, first, minutes, per_day })
            }
            _ => Err(complaints),
        }
    }

    /// The form with these times in `n_rounds` rounds.
    fn with(self, begins: &Begins, n_rounds: u16) -> Self {
        let written = |format: &str| -> Vec<String> {
            let text = |at: &NaiveDateTime| at.format(format).to_string();
            (1..=n_rounds).map(|round| begins.get(&round).map(text).unwrap_or_default()).collect()
        };
        Self { date: written("%Y-%m-%d"), time: written("%H:%M"), ..self }
    }
}

impl Rounds {
    /// The most rounds there can be.
    pub fn most(self) -> u16 {
        match self {
            Self::Known(n_rounds) => n_rounds,
            Self::Open => MAX_PLANNED,
        }
    }
}

/// A time as in `14:20`; browsers may add seconds.
fn clock(text: &str) -> Option<NaiveTime> {
    let time = NaiveTime::parse_from_str(text, "%H:%M");
    time.or_else(|_| NaiveTime::parse_from_str(text, "%H:%M:%S")).ok()
}

fn number(text: &str, most: u16) -> Option<u16> {
    text.trim().parse().ok().filter(|number| (1..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(rows: &[(&str, &str)]) -> ScheduleForm {
        let (date, time) =
            rows.iter().map(|(date, time)| ((*date).to_owned(), (*time).to_owned())).unzip();
        ScheduleForm { date, time, ..ScheduleForm::default() }
    }

    #[test]
    fn rounds_may_be_left_open() {
        let typed = form(&[("2026-11-20", "10:00"), ("", ""), ("2026-11-20", "13:05:00")]);
        let begins = typed.parse(Zone::UTC, Rounds::Known(3)).unwrap();
        let told: Vec<String> = begins.iter().map(|(round, at)| format!("{round} {at}")).collect();
        assert_eq!(told, ["1 2026-11-20 10:00:00", "3 2026-11-20 13:05:00"]);
        let schedule = Schedule::new(Zone::UTC, begins.clone());
        assert_eq!(ScheduleForm::from(&schedule).begins(), begins, "as it was typed");
        assert_eq!(typed.parse(Zone::UTC, Rounds::Known(1)).unwrap().len(), 1);
    }

    #[test]
    fn all_complaints_come_at_once_each_beside_its_field() {
        let typed = form(&[
            ("2026-11-20", "12:00"),
            ("2026-11-20", ""),
            ("", "13:00"),
            ("2026-11-31", "25:00"),
            ("2026-11-20", "11:00"),
        ]);
        let found = typed.parse(Zone::UTC, Rounds::Known(5)).unwrap_err();
        let fields: Vec<_> = found.iter().map(ScheduleComplaint::field).collect();
        assert_eq!(fields, ["time-2", "date-3", "date-4", "time-4", "time-5"]);
    }

    #[test]
    fn rounds_are_filled_in_from_one_on_and_what_is_before_it_stays() {
        let typed = ScheduleForm {
            act: "fill".to_owned(),
            from_round: "2".to_owned(),
            first_date: "2026-11-20".to_owned(),
            first_time: "14:00".to_owned(),
            minutes: "45".to_owned(),
            ..form(&[("2026-11-20", "10:00"), ("2026-11-20", "11:00"), ("", "")])
        };
        let filled = typed.filled(Rounds::Known(3)).unwrap();
        assert_eq!(filled.time, ["10:00", "14:00", "14:45"]);
        assert_eq!(filled.first_time, "");
        let enter = |form: ScheduleForm| ScheduleForm { act: "enter".to_owned(), ..form };
        assert_eq!(enter(typed).wanted(), Wanted::Filled);
        assert_eq!(enter(filled).wanted(), Wanted::Saved);
    }

    #[test]
    fn nothing_is_filled_in_without_a_day_a_time_and_a_distance() {
        let typed = ScheduleForm {
            minutes: "0".to_owned(),
            per_day: "none".to_owned(),
            ..ScheduleForm::default()
        };
        let found = typed.filled(Rounds::Open).unwrap_err();
        let fields: Vec<_> = found.iter().map(ScheduleComplaint::field).collect();
        assert_eq!(fields, ["rounds", "first_date", "first_time", "minutes", "per_day"]);
    }
}
