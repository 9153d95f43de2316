//! The list of those who check in, and what becomes of those who have not come.

use domain::checkins::{Answer, Fate};
use domain::withdrawals::Verdict;
use domain::{EntryId, PlayerId, TournamentId};
use serde::Deserialize;

use super::id_or_nothing;

/// What the address of the list may say.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ListQuery {
    /// Who is looked for. There, but empty, the next one is about to be.
    pub q: Option<String>,
    /// "missing" for those who have not come yet.
    pub show: String,
}

/// The word for those who have not come yet.
pub const MISSING: &str = "missing";

impl ListQuery {
    /// Who is looked for; everybody if nothing is typed.
    pub fn looked_for(&self) -> &str {
        self.q.as_deref().unwrap_or_default()
    }

    pub fn is_missing_only(&self) -> bool {
        self.show == MISSING
    }
}

/// Somebody is here, or not; with what the list showed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CheckInForm {
    pub entry: i32,
    pub round: u16,
    pub q: String,
    pub show: String,
    /// The player whose badge was scanned.
    #[serde(deserialize_with = "id_or_nothing")]
    pub badge: Option<PlayerId>,
}

impl CheckInForm {
    /// The list as it was, at the line of the player; after a search ready for the next name, after a scan the
    /// page of the badge.
    pub fn location(&self, id: TournamentId) -> String {
        if let Some(badge) = self.badge {
            return format!("/b/{badge}");
        }
        let show = if self.show == MISSING { "show=missing" } else { "" };
        let query = match (self.q.is_empty(), show) {
            (true, "") => String::new(),
            (true, show) => format!("?{show}"),
            (false, "") => "?q=".to_owned(),
            (false, show) => format!("?q=&{show}"),
        };
        format!("/tournaments/{id}/checkin{query}#entry-{}", self.entry)
    }
}

impl From<CheckInForm> for ListQuery {
    /// The list as it was, with what was typed.
    fn from(form: CheckInForm) -> Self {
        Self { q: Some(form.q).filter(|q| !q.is_empty()), show: form.show }
    }
}

/// Which round is meant.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(default)]
pub struct RoundForm {
    pub round: u16,
}

/// What becomes of those who have not come.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct CloseForm {
    pub round: u16,
    /// Of all for whom nothing else is chosen.
    pub all: String,
    /// Of one: "12:leave"; "12:" as for all.
    pub each: Vec<String>,
    /// Who stood on the page, and what it said of their games: "12:struck".
    pub seen: Vec<String>,
}

/// Nothing was chosen for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nothing is chosen")]
pub struct NoAnswer;

impl CloseForm {
    /// What was chosen for everybody who stood on the page.
    pub fn parse(&self) -> Result<Vec<Answer>, NoAnswer> {
        let answer = |(entry, seen): (EntryId, &str)| {
            let fate = Fate::parse(self.chosen(entry)).ok_or(NoAnswer)?;
            Ok(Answer { entry, fate, seen: Verdict::parse(seen) })
        };
        self.seen.iter().filter_map(|one| of_one(one)).map(answer).collect()
    }

    /// The word that was chosen for somebody alone; empty if it is as for all.
    pub fn own(&self, entry: EntryId) -> &str {
        let mut all = self.each.iter().filter_map(|one| of_one(one));
        all.find(|(other, _)| *other == entry).map_or("", |(_, word)| word)
    }

    fn chosen(&self, entry: EntryId) -> &str {
        Some(self.own(entry)).filter(|word| !word.is_empty()).unwrap_or(&self.all)
    }
}

fn of_one(text: &str) -> Option<(EntryId, &str)> {
    let (entry, word) = text.split_once(':')?;
    Some((EntryId(entry.parse().ok()?), word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(all: &str, each: &[&str], seen: &[&str]) -> CloseForm {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        CloseForm { round: 2, all: all.to_owned(), each: texts(each), seen: texts(seen) }
    }

    fn answer(entry: i32, fate: Fate, seen: Option<Verdict>) -> Answer {
        Answer { entry: EntryId(entry), fate, seen }
    }

    #[test]
    fn what_is_chosen_for_one_comes_before_what_is_chosen_for_all() {
        let form = form("miss", &["1:", "2:leave"], &["1:not-paired", "2:struck", "3:"]);
        let expected = [
            answer(1, Fate::Miss, Some(Verdict::NotPaired)),
            answer(2, Fate::Leave, Some(Verdict::Struck)),
            answer(3, Fate::Miss, None),
        ];
        assert_eq!(form.parse(), Ok(expected.to_vec()));
        assert_eq!((form.own(EntryId(1)), form.own(EntryId(2))), ("", "leave"));
    }

    #[test]
    fn only_whoever_stood_on_the_page_is_answered_for() {
        assert_eq!(form("leave", &["7:leave"], &[]).parse(), Ok(Vec::new()));
        assert_eq!(form("leave", &[], &["x:", "7"]).parse(), Ok(Vec::new()));
    }

    #[test]
    fn nothing_chosen_is_a_complaint() {
        assert_eq!(form("", &["1:stay"], &["1:", "2:"]).parse(), Err(NoAnswer));
        assert_eq!(form("by lot", &[], &["1:"]).parse(), Err(NoAnswer));
    }

    #[test]
    fn a_check_in_leads_back_to_where_it_was_made() {
        let to = |q: &str, show: &str, badge| {
            let (q, show) = (q.to_owned(), show.to_owned());
            CheckInForm { entry: 7, round: 1, q, show, badge }.location(TournamentId(3))
        };
        assert_eq!(to("", "", None), "/tournaments/3/checkin#entry-7");
        assert_eq!(to("ann", "", None), "/tournaments/3/checkin?q=#entry-7");
        assert_eq!(to("", MISSING, None), "/tournaments/3/checkin?show=missing#entry-7");
        assert_eq!(to("ann", MISSING, None), "/tournaments/3/checkin?q=&show=missing#entry-7");
        assert_eq!(to("ann", "//elsewhere.example", None), "/tournaments/3/checkin?q=#entry-7");
        assert_eq!(to("", "", Some(PlayerId(5))), "/b/5");
    }
}
