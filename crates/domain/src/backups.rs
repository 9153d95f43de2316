//! Backups: what a copy of the database says of itself, and which copies are kept.

use std::collections::HashSet;
use std::fmt;

use chrono::{DateTime, Days, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

/// How the name of a backup ends.
pub const ENDING: &str = "magister";

/// For so many days the newest copy of each is kept, whatever the number.
const DAYS: u64 = 7;

/// The random mark of a player, which says nothing about them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(pub String);

/// What a backup was made for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Why {
    ByHand,
    /// All its rounds were published at once.
    TournamentStarted {
        tournament: String,
    },
    RoundPublished {
        tournament: String,
        round: u16,
    },
    TournamentClosed {
        tournament: String,
    },
}

/// How much is in a backup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Contents {
    pub events: i64,
    pub players: i64,
    pub results: i64,
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { events, players, results } = self;
        write!(f, "events: {events}, players: {players}, results: {results}")
    }
}

/// What a backup says of itself, readable without a passphrase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of the program that made it.
    pub program: String,
    /// The last step of the migrations that its database had taken.
    pub step: String,
    pub made_at: DateTime<Utc>,
    pub why: Why,
    pub contents: Contents,
    /// The players who were erased by then.
    pub erased: Vec<Mark>,
    /// Beside the passphrase, in hexadecimal digits; nothing if it is not encrypted.
    pub salt: Option<String>,
}

/// What becomes of sessions, links and codes in a database that was restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// They end: whoever had one signs in again, or gets a new link.
    Ends,
    Stays,
}

/// A backup of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copy {
    /// The name of its file.
    pub name: String,
    /// In bytes.
    pub size: u64,
    /// Nothing if it cannot be read.
    pub manifest: Option<Manifest>,
}

/// The name of a copy that is made at a moment; a later one of the same second gets a number.
pub fn name_at(now: DateTime<Utc>, number: u32) -> String {
    let at = now.format("%Y-%m-%d-%H%M%S");
    match number {
        0 | 1 => format!("magister-{at}.{ENDING}"),
        _ => format!("magister-{at}-{number}.{ENDING}"),
    }
}

/// Which of the copies of a folder that the program made by itself are not kept: all but the newest ones, and the newest of each
/// of the last seven days. What cannot be read, and what somebody made by hand, is left alone.
pub fn superfluous(copies: &[Copy], keep: usize, today: NaiveDate) -> Vec<&str> {
    let made = |copy: &Copy| {
        let manifest = copy.manifest.as_ref().filter(|manifest| manifest.why != Why::ByHand);
        manifest.map(|manifest| manifest.made_at)
    };
    let mut dated: Vec<(DateTime<Utc>, &str)> =
        copies.iter().filter_map(|copy| Some((made(copy)?, copy.name.as_str()))).collect();
    dated.sort_by(|one, other| other.cmp(one));
    let since = today.checked_sub_days(Days::new(DAYS - 1)).unwrap_or(today);
    let mut days = HashSet::new();
    let is_first_of_day = |at: &DateTime<Utc>, days: &mut HashSet<NaiveDate>| {
        let day = at.date_naive();
        day >= since && days.insert(day)
    };
    let rest = dated.iter().enumerate().filter(|(idx, (at, _))| {
        let is_daily = is_first_of_day(at, &mut days);
        *idx >= keep && !is_daily
    });
    rest.map(|(_, (_, name))| *name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copy(at: &str, why: Why) -> Copy {
        let manifest = Manifest {
            program: String::new(),
            step: String::new(),
            made_at: format!("{at}:00Z").parse().unwrap(),
            why,
            contents: Contents::default(),
            erased: Vec::new(),
            salt: None,
        };
        Copy { name: at.to_owned(), size: 0, manifest: Some(manifest) }
    }

    fn check(copies: &[&str], keep: usize, expected: &[&str]) {
        let closed = || Why::TournamentClosed { tournament: "Open".into() };
        let copies: Vec<Copy> = copies.iter().map(|at| copy(at, closed())).collect();
        assert_eq!(superfluous(&copies, keep, "2026-11-22".parse().unwrap()), expected);
    }

    #[test]
    fn the_newest_are_kept_and_the_newest_of_each_of_seven_days() {
        let all = ["2026-11-22T10:00", "2026-11-22T12:00", "2026-11-22T11:00"];
        check(&all, 3, &[]);
        check(&all, 2, &["2026-11-22T10:00"]);
        check(&all, 0, &["2026-11-22T11:00", "2026-11-22T10:00"]);
        let days = ["2026-11-15T10:00", "2026-11-16T10:00", "2026-11-16T09:00"];
        check(&days, 0, &["2026-11-16T09:00", "2026-11-15T10:00"]);
    }

    #[test]
    fn a_week_of_copies_ends_with_the_last_three_and_the_newest_of_each_day() {
        let closed = || Why::TournamentClosed { tournament: "Open".into() };
        let mut kept: Vec<Copy> = Vec::new();
        // Four copies a day, and after each the folder is tidied by the clock of then.
        for day in 10..=22 {
            for hour in ["09", "12", "15", "18"] {
                kept.push(copy(&format!("2026-11-{day}T{hour}:00"), closed()));
                let today = format!("2026-11-{day}").parse().unwrap();
                let old: Vec<String> =
                    superfluous(&kept, 3, today).iter().map(ToString::to_string).collect();
                kept.retain(|copy| !old.contains(&copy.name));
            }
        }
        let mut expected: Vec<String> =
            (16..=22).map(|day| format!("2026-11-{day}T18:00")).collect();
        expected.extend(["2026-11-22T12:00".to_owned(), "2026-11-22T15:00".to_owned()]);
        let mut names: Vec<String> = kept.into_iter().map(|copy| copy.name).collect();
        names.sort();
        expected.sort();
        assert_eq!(names, expected);
    }

    #[test]
    fn what_is_made_by_hand_is_kept() {
        let copies = [copy("2026-10-01T10:00", Why::ByHand)];
        assert!(superfluous(&copies, 0, "2026-11-22".parse().unwrap()).is_empty());
    }

    #[test]
    fn two_copies_of_a_second_have_two_names() {
        let at = "2026-11-22T10:00:07Z".parse().unwrap();
        assert_eq!(name_at(at, 1), "magister-2026-11-22-100007.magister");
        assert_eq!(name_at(at, 2), "magister-2026-11-22-100007-2.magister");
    }
}
