//! Which games of a history are rated at once.
//!
//! Source: `docs/spec/ratings.md` §8.

use std::collections::HashMap;
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};

use super::{History, HistoryGame, HistoryTournament};

/// An edition of a tournament has no longer gap than this.
const LONGEST_GAP_DAYS: i64 = 30;
/// An edition of a tournament ends before this many days have passed since its first game.
const EDITION_DAYS: i64 = 365;

/// How games of a history make periods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeriodRule {
    /// Those of a month of the calendar.
    Month,
    /// Those of an edition of a tournament.
    Tournament,
    /// Those of so many days, counted from a Monday.
    Days(NonZeroU16),
}

/// A text that is no rule of periods.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is neither \"month\" nor \"tournament\" nor a number of days from 1 to 65535")]
pub struct PeriodRuleError {
    text: String,
}

/// Games that are rated at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryPeriod {
    /// The tournament, if the period is an edition of one.
    pub tournament: Option<HistoryTournament>,
    /// The day of the first game.
    pub opened_on: NaiveDate,
    /// The day of the last game.
    pub closed_on: NaiveDate,
    /// At least one, by day.
    pub games: Vec<HistoryGame>,
}

/// All games in periods, ordered by the day they were closed, then by the day of the first game,
/// then by the name of the tournament.
///
/// The order of lines in the file never matters.
pub fn periods(history: &History, rule: PeriodRule) -> Vec<HistoryPeriod> {
    let games = history.games_in_order();
    let mut periods = match rule {
        PeriodRule::Month => blocks(&games, |day| day.year() * 12 + day.month0().cast_signed()),
        // Day 1, the first of January of the year 1, was a Monday.
        PeriodRule::Days(n) => {
            blocks(&games, |day| (day.num_days_from_ce() - 1).div_euclid(n.get().into()))
        }
        PeriodRule::Tournament => editions(&games),
    };
    periods.sort_by_key(|period| (period.closed_on, period.opened_on, period.tournament));
    periods
}

fn blocks(games: &[HistoryGame], block: impl Fn(NaiveDate) -> i32) -> Vec<HistoryPeriod> {
    games
        .chunk_by(|one, next| block(one.played_on) == block(next.played_on))
        .filter_map(|games| {
            let (opened_on, closed_on) = (games.first()?.played_on, games.last()?.played_on);
            Some(HistoryPeriod { tournament: None, opened_on, closed_on, games: games.to_vec() })
        })
        .collect()
}

/// docs/spec/ratings.md §8.3
fn editions(games: &[HistoryGame]) -> Vec<HistoryPeriod> {
    let mut editions: Vec<HistoryPeriod> = Vec::new();
    let mut latest: HashMap<Option<HistoryTournament>, usize> = HashMap::new();
    for game in games {
        let (tournament, day) = (game.tournament, game.played_on);
        let open = latest.get(&tournament).and_then(|idx| editions.get_mut(*idx));
        if let Some(edition) = open.filter(|edition| edition.goes_on_until(day)) {
            edition.closed_on = day;
            edition.games.push(*game);
        } else {
            latest.insert(tournament, editions.len());
            let games = vec![*game];
            editions.push(HistoryPeriod { tournament, opened_on: day, closed_on: day, games });
        }
    }
    editions
}

impl HistoryPeriod {
    fn goes_on_until(&self, day: NaiveDate) -> bool {
        (day - self.closed_on).num_days() <= LONGEST_GAP_DAYS
            && (day - self.opened_on).num_days() < EDITION_DAYS
    }
}

impl FromStr for PeriodRule {
    type Err = PeriodRuleError;

    fn from_str(text: &str) -> Result<Self, PeriodRuleError> {
        match text {
            "month" => Ok(Self::Month),
            "tournament" => Ok(Self::Tournament),
            days => {
                days.parse().map(Self::Days).map_err(|_| PeriodRuleError { text: days.to_owned() })
            }
        }
    }
}

impl fmt::Display for PeriodRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Month => f.write_str("month"),
            Self::Tournament => f.write_str("tournament"),
            Self::Days(days) => days.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use rating::ledger::Outcome;

    use super::*;
    use crate::history::{HistoryPlayer, Names};

    /// A game a line: day, tournament.
    fn history(lines: &[&str]) -> History {
        let mut players = Names::default();
        let mut tournaments = Names::default();
        let [first, second] =
            ["Josef", "Plinio"].map(|name| HistoryPlayer(players.place(name).unwrap()));
        let games = (1..).zip(lines).map(|(line, text)| {
            let (day, tournament) = text.split_once(' ').unwrap();
            HistoryGame {
                line,
                played_on: day.parse().unwrap(),
                first,
                second,
                outcome: Outcome::Draw,
                tournament: Some(HistoryTournament(tournaments.place(tournament).unwrap())),
                has_advantage: true,
            }
        });
        let games = games.collect();
        History::new(games, players, tournaments)
    }

    /// Each period as `closed_on games`.
    #[track_caller]
    fn check(rule: &str, lines: &[&str], expected: &[&str]) {
        let rule: PeriodRule = rule.parse().unwrap();
        let mut turned = lines.to_vec();
        turned.reverse();
        for lines in [lines, &turned] {
            let periods = periods(&history(lines), rule);
            let told: Vec<String> = periods
                .iter()
                .map(|period| format!("{} {}", period.closed_on, period.games.len()))
                .collect();
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn a_month_is_one_of_the_calendar() {
        check(
            "month",
            &["2024-01-01 A", "2024-01-31 B", "2024-02-01 A", "2025-02-01 A"],
            &["2024-01-31 2", "2024-02-01 1", "2025-02-01 1"],
        );
    }

    #[test]
    fn seven_days_are_a_week_from_its_monday() {
        // The 14th of July 2024 was a Sunday.
        check(
            "7",
            &["2024-07-14 A", "2024-07-15 A", "2024-07-21 A"],
            &["2024-07-14 1", "2024-07-21 2"],
        );
    }

    #[test]
    fn an_edition_ends_where_thirty_one_days_are_between_its_games() {
        check("tournament", &["2024-01-01 Cup", "2024-01-31 Cup"], &["2024-01-31 2"]);
        check(
            "tournament",
            &["2024-01-01 Cup", "2024-02-01 Cup"],
            &["2024-01-01 1", "2024-02-01 1"],
        );
    }

    #[test]
    fn an_edition_lasts_no_year() {
        let days: Vec<String> = (0..=37)
            .map(|n| {
                let day = NaiveDate::from_ymd_opt(2023, 1, 1).unwrap();
                format!("{} Friendly", day + chrono::Days::new(n * 10))
            })
            .collect();
        let lines: Vec<&str> = days.iter().map(String::as_str).collect();
        // Day 360 is the last one within 365 days; day 370 begins anew.
        check("tournament", &lines, &["2023-12-27 37", "2024-01-06 1"]);
    }

    #[test]
    fn editions_are_ordered_by_their_end_then_their_beginning_then_the_name() {
        let lines =
            ["2024-05-05 B", "2024-05-01 C", "2024-05-05 C", "2024-05-05 A", "2024-05-04 D"];
        let history = history(&lines);
        let named: Vec<String> = periods(&history, PeriodRule::Tournament)
            .iter()
            .map(|period| history.tournaments[period.tournament.unwrap().0 as usize].to_string())
            .collect();
        assert_eq!(named, ["D", "C", "A", "B"]);
    }

    #[test]
    fn what_is_no_rule_is_refused() {
        for text in ["0", "65536", "-7", "weeks", ""] {
            let error = text.parse::<PeriodRule>().unwrap_err();
            assert!(error.to_string().contains(&format!("\"{text}\"")), "{error}");
        }
    }
}
