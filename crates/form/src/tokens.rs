//! A token for a program, as typed.

use chrono::NaiveDate;
use domain::LineError;
use domain::tokens::{BadLastDay, NewToken, TokenName, last_day};
use serde::Deserialize;

use super::{day, keep};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TokenForm {
    /// The program that gets it.
    pub name: String,
    /// The last day on which it works.
    pub last_day: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenComplaint {
    #[error("name: {0}")]
    Name(LineError),
    #[error("last day: not a day")]
    NoDay,
    #[error("last day: {0}")]
    LastDay(BadLastDay),
}

impl TokenComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::NoDay | Self::LastDay(_) => "last_day",
        }
    }
}

impl TokenForm {
    /// Checks everything.
    pub fn parse(&self, today: NaiveDate) -> Result<NewToken, Vec<TokenComplaint>> {
        let mut complaints = Vec::new();
        let name = keep(TokenName::parse(&self.name), &mut complaints, TokenComplaint::Name);
        let read = day(self.last_day.trim()).ok_or(TokenComplaint::NoDay);
        let checked = read.and_then(|day| last_day(day, today).map_err(TokenComplaint::LastDay));
        let last_day = keep(checked, &mut complaints, |complaint| complaint);
        name.zip(last_day).map(|(name, last_day)| NewToken { name, last_day }).ok_or(complaints)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_wrong_with_a_token_is_told_at_once() {
        let today = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        let fields = |name: &str, last_day: &str| -> Vec<&str> {
            let form = TokenForm { name: name.into(), last_day: last_day.into() };
            let found = form.parse(today).err().unwrap_or_default();
            found.iter().map(TokenComplaint::field).collect()
        };
        assert_eq!(fields("", "tomorrow"), ["name", "last_day"]);
        assert_eq!(fields("Scoreboard", "2028-01-01"), ["last_day"]);
        assert_eq!(fields("Scoreboard", "2026-11-26"), [""; 0]);
    }
}
