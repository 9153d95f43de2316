//! What is asked of leaderboards.

use chrono::NaiveDate;
use serde::Deserialize;

/// Who is shown on a leaderboard, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LeaderboardQuery {
    /// Part of a name.
    pub q: String,
    /// `ranked` for those who are ranked alone.
    pub show: String,
    /// A day: only those who have played since.
    pub since: String,
    /// A day: as it stood then.
    pub on: String,
    /// The page, from 1.
    pub page: String,
}

/// Who is shown on a leaderboard, as checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LeaderboardDays {
    /// Only those who have played since.
    pub since: Option<NaiveDate>,
    /// As it stood then.
    pub on: Option<NaiveDate>,
}

/// A day that is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{field}: no date")]
pub struct NoDate {
    /// The field it stands beside.
    pub field: &'static str,
}

impl LeaderboardQuery {
    /// The page; the first if none is asked for.
    pub fn page(&self) -> usize {
        self.page.parse().unwrap_or(1)
    }

    /// Whether only those who are ranked are asked for.
    pub fn is_ranked_only(&self) -> bool {
        self.show == "ranked"
    }

    /// The days, and every one that is none.
    pub fn days(&self) -> (LeaderboardDays, Vec<NoDate>) {
        let mut wrong = Vec::new();
        let mut read = |field, text: &str| {
            day(field, text).unwrap_or_else(|error| {
                wrong.push(error);
                None
            })
        };
        let days = LeaderboardDays { since: read("since", &self.since), on: read("on", &self.on) };
        (days, wrong)
    }

    /// The same on another page, as a query.
    pub fn on_page(&self, page: usize) -> String {
        let page = page.to_string();
        let fields = [
            ("q", &self.q),
            ("show", &self.show),
            ("since", &self.since),
            ("on", &self.on),
            ("page", &page),
        ];
        let typed: Vec<_> = fields.into_iter().filter(|field| !field.1.is_empty()).collect();
        serde_html_form::to_string(typed).unwrap_or_default()
    }
}

/// A day that was typed; nothing if the field is empty.
pub(crate) fn day(field: &'static str, text: &str) -> Result<Option<NaiveDate>, NoDate> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| NoDate { field })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_that_are_none_are_all_told() {
        let query = LeaderboardQuery {
            since: "2001-02-30".to_owned(),
            on: "yesterday".to_owned(),
            ..LeaderboardQuery::default()
        };
        let (days, wrong) = query.days();
        assert_eq!(days, LeaderboardDays::default());
        assert_eq!(wrong.iter().map(|one| one.field).collect::<Vec<_>>(), ["since", "on"]);
        let query = LeaderboardQuery { on: " 2001-11-18 ".to_owned(), ..query };
        assert_eq!(query.days().0.on, NaiveDate::from_ymd_opt(2001, 11, 18));
    }

    #[test]
    fn another_page_keeps_what_was_asked_for() {
        let query = LeaderboardQuery {
            q: "Knecht & Co".to_owned(),
            show: "ranked".to_owned(),
            ..LeaderboardQuery::default()
        };
        assert_eq!(query.on_page(3), "q=Knecht+%26+Co&show=ranked&page=3");
    }
}
