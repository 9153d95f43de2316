//! Ratings that players bring along into a pool: one, or a list of them.

use chrono::NaiveDate;
use domain::ratings::{Brought, InitialLine, InitialRating, RatingSource, takes};
use domain::{InitialRatingId, LineError, PlayerId};
use rating::fide::Peak;
use rating::{Deviation, Parts, Pool, Rating, Setting, State, Volatility};
use serde::Deserialize;

use crate::csv::{Columns, NAME, RATING, Row, Table, n_lines};
use crate::field::decimal;
use crate::{id_or_nothing, keep};

/// How many lines a list may have.
const MOST_LINES: usize = 2_000;

const DEVIATION: &[&str] = &["deviation", "rd", "abweichung", "deviazione"];
const GAMES: &[&str] = &["games", "partien", "spiele", "partite"];
const DAY: &[&str] = &["date", "day", "datum", "tag", "data"];

const CERTAIN: Columns = Columns { words: &[NAME, RATING, GAMES, DAY], all_named: true };
const UNCERTAIN: Columns =
    Columns { words: &[NAME, RATING, DEVIATION, GAMES, DAY], all_named: true };

/// What the address of the page may say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct InitialQuery {
    /// Whose rating is to be corrected.
    pub player: String,
}

impl InitialQuery {
    /// Whose rating is to be corrected, if anybody's is.
    pub fn player(&self) -> Option<PlayerId> {
        self.player.parse().ok().map(PlayerId)
    }
}

/// What one player brings along, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct InitialForm {
    /// The name, or `#` and a number.
    pub who: String,
    /// The rating in points.
    pub rating: String,
    pub deviation: String,
    /// Its volatility; nothing for what everybody starts with.
    pub volatility: String,
    /// Not empty if the rating was 2400 once.
    pub reached_2400: String,
    /// On how many games it rests.
    pub games: String,
    pub known_on: String,
    pub source: String,
    /// The one that it corrects.
    #[serde(deserialize_with = "id_or_nothing")]
    pub replaces: Option<InitialRatingId>,
    /// "take-back" to take it back.
    pub act: String,
    /// The mark of the ratings that were seen to move by it.
    pub seen: String,
}

/// What many bring along, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct InitialListForm {
    /// One player a line.
    pub lines: String,
    /// Where the ratings are from.
    pub source: String,
    /// The mark of the ratings that were seen to move by it.
    pub seen: String,
}

/// What a form says, as far as it can be read, and all that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadInitial {
    /// What is brought along.
    pub lines: Vec<InitialLine>,
    pub source: Option<RatingSource>,
    /// What is wrong.
    pub complaints: Vec<InitialComplaint>,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InitialComplaint {
    #[error("nobody is named")]
    Nobody,
    #[error("the rating is no number within the limits")]
    Rating,
    #[error("the deviation is no number within the limits")]
    Deviation,
    #[error("the volatility is no number within the limits")]
    Volatility,
    #[error("the games are no whole number")]
    Games,
    #[error("the day is none, or has not come yet")]
    KnownOn,
    #[error("source: {0}")]
    Source(LineError),
    #[error("line {number}: {n_fields} fields")]
    Fields {
        /// The line.
        number: usize,
        n_fields: usize,
    },
    #[error("line {number}: {complaint}")]
    Line {
        /// The line.
        number: usize,
        /// What is wrong.
        complaint: Box<InitialComplaint>,
    },
    #[error("no line")]
    Empty,
    #[error("{n_lines} lines, at most {MOST_LINES} fit")]
    TooLong { n_lines: usize },
}

impl InitialComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Nobody => "who",
            Self::Rating => "rating",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
            Self::Games => "games",
            Self::KnownOn => "known_on",
            Self::Source(_) => "source",
            Self::Fields { .. } | Self::Line { .. } | Self::Empty | Self::TooLong { .. } => "lines",
        }
    }
}

impl InitialForm {
    /// The form that corrects a rating.
    pub fn correcting(initial: &InitialRating, name: &str) -> Self {
        let form = Self {
            who: name.to_owned(),
            source: initial.source.as_str().to_owned(),
            replaces: Some(initial.id),
            ..Self::default()
        };
        let Some(Brought { state, games, known_on }) = initial.brought else {
            return form;
        };
        let reached = state.parts().peak == Some(Peak::Reached2400);
        Self {
            rating: super::written(state.rating().0, Setting::Start),
            deviation: state
                .deviation()
                .map(|one| super::written(one.0, Setting::Deviation))
                .unwrap_or_default(),
            volatility: state
                .volatility()
                .map(|one| super::written(one.0, Setting::Volatility))
                .unwrap_or_default(),
            reached_2400: if reached { "yes".to_owned() } else { String::new() },
            games: games.to_string(),
            known_on: known_on.to_string(),
            ..form
        }
    }

    /// Whether a rating is to be taken back.
    pub fn takes_back(&self) -> bool {
        self.act == "take-back"
    }

    pub fn source(&self) -> Result<RatingSource, InitialComplaint> {
        RatingSource::parse(&self.source).map_err(InitialComplaint::Source)
    }

    /// Checks everything, for a pool.
    pub fn read(&self, pool: &Pool, today: NaiveDate) -> ReadInitial {
        let mut complaints = Vec::new();
        let line = keep_all(self.line(1, pool, today), &mut complaints);
        let source = keep(self.source(), &mut complaints, |complaint| complaint);
        ReadInitial { lines: line.into_iter().collect(), source, complaints }
    }

    fn line(
        &self,
        number: usize,
        pool: &Pool,
        today: NaiveDate,
    ) -> Result<InitialLine, Vec<InitialComplaint>> {
        let mut complaints = Vec::new();
        if self.who.trim().is_empty() {
            complaints.push(InitialComplaint::Nobody);
        }
        let games = self.games.trim().parse::<u32>().ok().filter(|games| *games < 1_000_000);
        let games =
            keep(games.ok_or(InitialComplaint::Games), &mut complaints, |complaint| complaint);
        let state = self.state(pool, games.unwrap_or(0), &mut complaints);
        let day = crate::day(self.known_on.trim()).filter(|day| *day <= today);
        let day =
            keep(day.ok_or(InitialComplaint::KnownOn), &mut complaints, |complaint| complaint);
        match (state, games, day) {
            (Some(state), Some(games), Some(known_on)) if complaints.is_empty() => {
                let who = self.who.trim().to_owned();
                Ok(InitialLine { number, who, brought: Brought { state, games, known_on } })
            }
            _ => Err(complaints),
        }
    }

    /// The limits of each number are those of the pool: the others stay at the start, so that
    /// each is complained of alone.
    fn state(
        &self,
        pool: &Pool,
        games: u32,
        complaints: &mut Vec<InitialComplaint>,
    ) -> Option<State> {
        let fits = |parts| pool.kind().state(parts).is_some_and(|state| takes(pool, state));
        let rating = decimal(&self.rating, 2).map(Rating);
        let rating = rating.filter(|rating| takes(pool, pool.brought(*rating, games)));
        let rating =
            keep(rating.ok_or(InitialComplaint::Rating), complaints, |complaint| complaint);
        let mut known = pool.brought(rating?, games).parts();
        if known.peak.is_some() && !self.reached_2400.is_empty() {
            known.peak = Some(Peak::Reached2400);
        }
        if known.deviation.is_some() {
            let typed = decimal(&self.deviation, 2).map(Deviation);
            let deviation = typed.filter(|_| fits(Parts { deviation: typed, ..known }));
            let found = deviation.ok_or(InitialComplaint::Deviation);
            known.deviation = Some(keep(found, complaints, |complaint| complaint)?);
        }
        if known.volatility.is_some() && !self.volatility.trim().is_empty() {
            let typed = decimal(&self.volatility, 6).map(Volatility);
            let volatility = typed.filter(|_| fits(Parts { volatility: typed, ..known }));
            let found = volatility.ok_or(InitialComplaint::Volatility);
            known.volatility = Some(keep(found, complaints, |complaint| complaint)?);
        }
        pool.kind().state(known)
    }
}

fn keep_all<T>(
    result: Result<T, Vec<InitialComplaint>>,
    complaints: &mut Vec<InitialComplaint>,
) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(found) => {
            complaints.extend(found);
            None
        }
    }
}

impl InitialListForm {
    /// Checks everything, for a pool: a player a line. The fields are name, rating, deviation (where
    /// the system has one), games and day; a heading may say another order. A list that is too long even if its first
    /// line is a heading is not read.
    pub fn read(&self, pool: &Pool, today: NaiveDate) -> ReadInitial {
        let mut complaints = Vec::new();
        let source = RatingSource::parse(&self.source);
        let n_lines = n_lines(&self.lines);
        if n_lines > MOST_LINES + 1 {
            complaints.push(InitialComplaint::TooLong { n_lines });
            let source = keep(source, &mut complaints, InitialComplaint::Source);
            return ReadInitial { lines: Vec::new(), source, complaints };
        }
        let columns = if pool.start().deviation().is_some() { UNCERTAIN } else { CERTAIN };
        let Table { rows, n_fields, .. } = Table::of_lines(&self.lines, columns);
        match rows.len() {
            0 => complaints.push(InitialComplaint::Empty),
            n_lines if n_lines > MOST_LINES => {
                complaints.push(InitialComplaint::TooLong { n_lines });
            }
            _ => {}
        }
        let mut read = Vec::with_capacity(rows.len().min(MOST_LINES));
        for row in rows.into_iter().take(MOST_LINES) {
            read.extend(keep_all(read_line(row, n_fields, pool, today), &mut complaints));
        }
        let source = keep(source, &mut complaints, InitialComplaint::Source);
        ReadInitial { lines: read, source, complaints }
    }
}

fn read_line(
    row: Row,
    n_fields: usize,
    pool: &Pool,
    today: NaiveDate,
) -> Result<InitialLine, Vec<InitialComplaint>> {
    let number = row.number;
    if row.n_fields != n_fields {
        return Err(vec![InitialComplaint::Fields { number, n_fields: row.n_fields }]);
    }
    let mut cells = row.cells.into_iter();
    let mut next = || cells.next().unwrap_or_default();
    let (who, rating) = (next(), next());
    let deviation = if pool.start().deviation().is_some() { next() } else { String::new() };
    let (games, known_on) = (next(), next());
    let form = InitialForm { who, rating, deviation, games, known_on, ..InitialForm::default() };
    form.line(number, pool, today).map_err(|found| {
        let about_line =
            |complaint| InitialComplaint::Line { number, complaint: Box::new(complaint) };
        found.into_iter().map(about_line).collect()
    })
}

#[cfg(test)]
mod tests {
    use rating::fide::Fide;
    use rating::{Glicko, Glicko2};

    use super::*;

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 20).unwrap()
    }

    fn form() -> InitialForm {
        InitialForm {
            who: "Josef Knecht".into(),
            rating: "1720".into(),
            deviation: "80".into(),
            games: "41".into(),
            known_on: "2026-05-31".into(),
            source: "the list of Waldzell".into(),
            ..InitialForm::default()
        }
    }

    #[test]
    fn a_rating_is_read_by_the_system_of_its_pool() {
        let state = |pool: &Pool| form().read(pool, today()).lines[0].brought.state;
        assert_eq!(state(&Pool::elo()), State::Elo(Rating::whole(1720)));
        assert_eq!(state(&Pool::fide()), State::EloFide(Fide::rated(1720, 41)));
        let (rating, deviation) = (Rating::whole(1720), Deviation::whole(80));
        assert_eq!(state(&Pool::glicko()), State::Glicko(Glicko { rating, deviation }));
        let volatility = Volatility(60_000);
        let glicko2 = State::Glicko2(Glicko2 { rating, deviation, volatility });
        assert_eq!(state(&Pool::default()), glicko2);
    }

    #[test]
    fn all_complaints_come_at_once() {
        let form = InitialForm {
            who: " ".into(),
            rating: "99".into(),
            games: "-1".into(),
            known_on: "2026-11-21".into(),
            source: String::new(),
            ..form()
        };
        let complaints = form.read(&Pool::default(), today()).complaints;
        let fields: Vec<_> = complaints.iter().map(InitialComplaint::field).collect();
        assert_eq!(fields, ["who", "games", "rating", "known_on", "source"]);
        let half = InitialForm { rating: "1720.5".into(), ..super::tests::form() };
        assert_eq!(half.read(&Pool::fide(), today()).complaints, [InitialComplaint::Rating]);
    }

    #[test]
    fn a_list_is_read_line_by_line() {
        let list = |lines: &str| InitialListForm {
            lines: lines.into(),
            source: "a list".into(),
            seen: String::new(),
        };
        let read = list(
            "Name;Rating;RD;Games;Date\nKnecht, Josef;1720;80;41;2026-05-31\n\n#7\t1500\t90,5\t0\t2026-05-31\n",
        );
        let lines = read.read(&Pool::default(), today()).lines;
        let told: Vec<_> = lines.iter().map(|line| (line.number, line.who.as_str())).collect();
        assert_eq!(told, [(2, "Knecht, Josef"), (4, "#7")]);
        let quoted =
            list("Date,Games,\"Name\",RD,Rating\n2026-05-31,41,\"Knecht, Josef\",80,1720\n");
        let line = &quoted.read(&Pool::default(), today()).lines[0];
        assert_eq!((line.number, line.who.as_str(), line.brought.games), (2, "Knecht, Josef", 41));
        let complaints = list("A,1500,0,2026-05-31\nB,much,0,2026-05-31\nC,1500\n");
        let told: Vec<String> = complaints
            .read(&Pool::elo(), today())
            .complaints
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(told, ["line 2: the rating is no number within the limits", "line 3: 2 fields"]);
    }
    #[test]
    fn the_lines_of_a_list_are_counted_before_they_are_read() {
        let lines = format!("Name;Rating;Games;Date\n{}", "x\n".repeat(MOST_LINES + 1));
        let list = InitialListForm { lines, source: "a list".into(), seen: String::new() };
        let too_long = InitialComplaint::TooLong { n_lines: MOST_LINES + 2 };
        assert_eq!(list.read(&Pool::elo(), today()).complaints, [too_long]);
    }
}
