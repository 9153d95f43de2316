//! How much time players have, as filled in.

use serde::Deserialize;

use domain::by_link::{TimeControl, TimeControlError};

/// A time control: one of the usual ones or another one, and holidays.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TimeForm {
    /// One of the usual ones without holidays, as `3d`, or [`TimeForm::OWN`].
    pub time: String,
    /// Another one, as `48+12/96h`: it counts if anything is written there.
    pub own_time: String,
    /// Days that each player may take off; nothing for none.
    pub holidays: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TimeComplaint {
    #[error("none of the times is chosen")]
    NotChosen,
    #[error("{0}")]
    Own(TimeControlError),
    #[error("{}", TimeControlError::Holidays)]
    Holidays,
}

impl TimeComplaint {
    /// The field it stands beside.
    pub fn field(self) -> &'static str {
        match self {
            Self::NotChosen => "time",
            Self::Own(_) => "own_time",
            Self::Holidays => "holidays",
        }
    }
}

impl TimeForm {
    /// What is chosen by whoever writes another one.
    pub const OWN: &'static str = "own";

    /// The form of a time control.
    pub fn of(control: TimeControl) -> Self {
        let text = control.to_string();
        let (time, holidays) = text.split_once(",holidays=").unwrap_or((&text, ""));
        let is_usual = TimeControl::USUAL.contains(&time);
        let own_time = if is_usual { String::new() } else { time.to_owned() };
        let time = if is_usual { time.to_owned() } else { Self::OWN.to_owned() };
        Self { time, own_time, holidays: holidays.to_owned() }
    }

    /// Whether neither one of the usual times nor another one is there.
    pub fn is_empty(&self) -> bool {
        self.time.is_empty() && self.own_time.trim().is_empty()
    }

    /// The time control, or everything that is wrong with it.
    pub fn parse(&self) -> Result<TimeControl, Vec<TimeComplaint>> {
        let own = self.own_time.trim();
        let is_own = self.time == Self::OWN || !own.is_empty();
        let time = if is_own { own } else { self.time.trim() };
        let holidays = if self.holidays.trim().is_empty() { "0" } else { self.holidays.trim() };
        let told = |error| match error {
            TimeControlError::Holidays => TimeComplaint::Holidays,
            error if is_own => TimeComplaint::Own(error),
            _ => TimeComplaint::NotChosen,
        };
        // Each by itself too: a wrong time hides no wrong number of days.
        let alone: [Result<TimeControl, _>; 2] =
            [time.parse(), format!("3d,holidays={holidays}").parse()];
        let found: Vec<_> = alone.into_iter().filter_map(|one| one.err().map(told)).collect();
        if !found.is_empty() {
            return Err(found);
        }
        format!("{time},holidays={holidays}").parse().map_err(|error| vec![told(error)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form([time, own_time, holidays]: [&str; 3]) -> TimeForm {
        let [time, own_time, holidays] = [time, own_time, holidays].map(str::to_owned);
        TimeForm { time, own_time, holidays }
    }

    #[test]
    fn a_time_control_is_read_from_its_own_form() {
        for text in ["3d", "14d,holidays=30", "48+12/96h,holidays=5", "7+3", "72+36/120h"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(TimeForm::of(control).parse(), Ok(control), "{text}");
        }
    }

    #[test]
    fn what_is_written_counts_and_what_is_wrong_stands_beside_it() {
        let own = form(["3d", " 7+3 ", ""]);
        assert_eq!(own.parse().unwrap().to_string(), "7+3");
        for (fields, field) in [
            (["", "", ""], "time"),
            (["4d", "", ""], "time"),
            (["own", "", ""], "own_time"),
            (["3d", "4d", ""], "own_time"),
            (["3d", "10+5", "7"], "holidays"),
            (["3d", "", "61"], "holidays"),
            (["3d", "", "a week"], "holidays"),
        ] {
            let found = form(fields).parse().unwrap_err();
            assert_eq!(found.len(), 1, "{fields:?}");
            assert_eq!(found[0].field(), field, "{fields:?}");
        }
        let both = form(["own", "abc", "99"]).parse().unwrap_err();
        assert_eq!(
            both.iter().map(|one| one.field()).collect::<Vec<_>>(),
            ["own_time", "holidays"]
        );
    }
}
