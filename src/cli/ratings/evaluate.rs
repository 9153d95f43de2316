//! `magister ratings evaluate`: how well each system predicts games it has not seen yet.

mod told;

use std::fs::File;
use std::io::{self, Read};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use chrono::NaiveDate;
use clap::Args;
use domain::history::{History, day_number};
use form::history::{HistoryError, read_history};
use rating::evaluate::{
    AgainstSelf, Games, Learning, Model, ModelError, Parameter, RatingSystem, Score, Tuned,
    UnknownWord, Window, evaluate, tune,
};
use rating::ledger::Day;

use crate::cli::files::{NO, STANDARD_INPUT, Streams, UNREADABLE, YES};
use crate::cli::progress::Progress;
use crate::cli::reports::unless_seen_enough;

pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings evaluate games.csv
  magister ratings evaluate games.csv --tune-until 2015-01-01 --seat-advantage
  magister ratings evaluate games.csv --system elo:k=40 --system glicko2 --periods 30

The first line of the file names its columns: date, first, second, result and, if known,
tournament and neutral; or home_team, away_team, home_score and away_score instead.

Each game is predicted from what was known before its day, and only then learned from. Log-loss
and Brier score are means over the games; lower is better. Expecting half a point from every
game has a log-loss of ln 2 = 0.693 for each win.

Parameters: k (elo), deviation and idle (glicko, glicko2), volatility and tau (glicko2),
advantage (all). --tune-until finds the values that best predict the ten years before that
day, without looking further; values you give are kept.

As in rating lists, a period of glicko and glicko2 moves a rating at most 500 points beyond its
own and the opponents' ratings, volatility is at most 0.1, and a loss never raises a rating. By
elo a period moves it at most k points a game, by elo-fide 700.

Exit code: 0 if games were predicted, 1 if there are none, 2 for wrong arguments, 3 if the
file cannot be read.";

/// What the first side is worth if nothing is said: about what it is in chess.
const USUAL_ADVANTAGE: f64 = 35.0;

/// Parameters are chosen by the games of so many years before a day.
const TUNED_BY_YEARS: i32 = 10;

/// Options of `ratings evaluate`.
#[derive(Debug, Clone, Args)]
pub struct Evaluate {
    /// Games as a CSV file; - for standard input.
    pub file: PathBuf,
    /// Rating system, with parameters if you like; by default all.
    #[arg(long = "system", value_name = "SYSTEM[:NAME=VALUE,…]")]
    pub systems: Vec<Given>,
    /// Count games from this day, and only learn from earlier ones; by default from --tune-until,
    /// else the first game.
    #[arg(long, value_name = "DATE")]
    pub from: Option<NaiveDate>,
    /// Give the first side so many points of advantage, except on neutral ground; without a number,
    /// what --tune-until finds, else 35.
    #[arg(long, value_name = "POINTS", num_args = 0..=1, require_equals = true,
        value_parser = advantage)]
    pub seat_advantage: Option<Option<f64>>,
    /// Find the parameters that best predict the games before this day.
    #[arg(long, value_name = "DATE")]
    pub tune_until: Option<NaiveDate>,
    /// Learn from games one by one, or in periods of so many days.
    #[arg(long, value_name = "game|DAYS", default_values = ["game", "90"])]
    pub periods: Vec<Periods>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// A system with what was said about its parameters.
#[derive(Debug, Clone, PartialEq)]
pub struct Given {
    method: RatingSystem,
    values: Vec<(Parameter, f64)>,
}

/// When games are learned from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Periods(Learning);

/// A text that is not a system.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum GivenError {
    #[error(transparent)]
    Word(#[from] UnknownWord),
    #[error("\"{text}\" is not NAME=VALUE")]
    NoValue { text: String },
    #[error("\"{text}\" is not a number of points")]
    NoPoints { text: String },
    #[error(transparent)]
    Model(#[from] ModelError),
}

/// A text that is not a rule of periods.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is neither \"game\" nor a number of days from 1 to 65535")]
pub struct PeriodsError {
    text: String,
}

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
enum NoFigures {
    #[error(transparent)]
    History(#[from] HistoryError),
    #[error(transparent)]
    Model(#[from] ModelError),
    #[error(transparent)]
    Games(#[from] AgainstSelf),
    #[error("the file has no games")]
    Empty,
    #[error("no games on {from} or later")]
    NoneFrom { from: NaiveDate },
    #[error("no games to tune by in the {TUNED_BY_YEARS} years before {until}")]
    NoneToTuneBy { until: NaiveDate },
}

/// A line of the answer.
#[derive(Debug, Clone, Copy)]
struct Row {
    model: Model,
    score: Score,
    tuned: Option<Tuned>,
}

/// All that the answer says.
struct Figures {
    history: History,
    days: (NaiveDate, NaiveDate),
    from: NaiveDate,
    /// The best first.
    rows: Vec<Row>,
}

/// What is the same for every model.
struct Run<'r> {
    games: &'r Games,
    from: NaiveDate,
    tune_until: Option<NaiveDate>,
    progress: &'r Progress,
}

/// Predicts the games and tells how well; the answer is an exit code.
pub(super) fn run(options: &Evaluate, streams: &mut Streams<'_>) -> io::Result<u8> {
    let answer = match figures(options) {
        Ok(figures) => tell(options, &figures, streams),
        Err(why) => {
            let told = why.to_string();
            told.lines().try_for_each(|line| streams.complain(&options.file, &line))?;
            return Ok(if matches!(why, NoFigures::History(_)) { UNREADABLE } else { NO });
        }
    };
    unless_seen_enough(answer.map(|()| YES), YES)
}

fn tell(options: &Evaluate, figures: &Figures, streams: &mut Streams<'_>) -> io::Result<()> {
    for respelled in &figures.history.respelled {
        streams.complain(&options.file, &format_args!("warning: {respelled}"))?;
    }
    if let Some(until) = options.tune_until.filter(|until| *until > figures.from) {
        let from = figures.from;
        let seen = format_args!(
            "warning: the parameters were tuned on the games from {from} to before {until}, so the \
             figures include games already seen"
        );
        streams.complain(&options.file, &seen)?;
    }
    if options.json {
        return writeln!(streams.out, "{}", told::as_json(options, figures));
    }
    write!(streams.out, "{}", told::in_words(options, figures))
}

fn figures(options: &Evaluate) -> Result<Figures, NoFigures> {
    let models = options.models()?;
    let history = read(&options.file)?;
    let days = history.games.iter().map(|game| game.played_on);
    let days = days.clone().min().zip(days.max()).ok_or(NoFigures::Empty)?;
    let from = options.from.or(options.tune_until).unwrap_or(days.0);
    let games = Games::new(&history.played_games())?;
    let progress = Progress::of(u64::try_from(models.len()).unwrap_or(u64::MAX));
    let run = Run { games: &games, from, tune_until: options.tune_until, progress: &progress };
    let mut rows = Vec::with_capacity(models.len());
    for (model, free) in models {
        rows.push(run.row(model, &free)?);
        progress.advance(1);
    }
    rows.sort_by(|one, other| one.score.log_loss.total_cmp(&other.score.log_loss));
    Ok(Figures { history, days, from, rows })
}

fn read(file: &Path) -> Result<History, HistoryError> {
    let reader: Box<dyn Read> = if file.as_os_str() == STANDARD_INPUT {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file)?)
    };
    read_history(reader)
}

impl Evaluate {
    /// What predicts, each with the parameters that may be tuned.
    fn models(&self) -> Result<Vec<(Model, Vec<Parameter>)>, ModelError> {
        let every: Vec<Given> = RatingSystem::ALL
            .into_iter()
            .map(|method| Given { method, values: Vec::new() })
            .collect();
        let given = if self.systems.is_empty() { &every } else { &self.systems };
        let mut models = Vec::new();
        for Periods(learning) in &self.periods {
            for given in given {
                models.push(self.model(given, *learning)?);
            }
        }
        Ok(models)
    }

    fn model(
        &self,
        given: &Given,
        learning: Learning,
    ) -> Result<(Model, Vec<Parameter>), ModelError> {
        let advantage = self
            .seat_advantage
            .map(|points| (Parameter::Advantage, points.unwrap_or(USUAL_ADVANTAGE)));
        let mut values = advantage.into_iter().chain(given.values.iter().copied());
        let start = Model::new(given.method, learning);
        let model = values.try_fold(start, |model, (name, value)| model.with(name, value))?;
        let is_given = |parameter| given.values.iter().any(|(name, _)| *name == parameter);
        let mut free = given.method.parameters().to_vec();
        free.retain(|parameter| {
            let is_wanted = *parameter != Parameter::Advantage || self.seat_advantage == Some(None);
            is_wanted && !is_given(*parameter)
        });
        Ok((model, free))
    }
}

impl Run<'_> {
    fn row(&self, model: Model, free: &[Parameter]) -> Result<Row, NoFigures> {
        let name = format!("{} {}", model.method(), told::periods(&model));
        self.progress.tell(name.clone());
        let tuned = self.tune_until.map(|until| {
            let window = Window { from: tuned_from(until), until: Some(day_number(until)) };
            tune(self.games, &model, free, window, |trial| {
                self.progress.tell(format!("{name}: {:.5}, {} tried", trial.best, trial.number));
            })
            .ok_or(NoFigures::NoneToTuneBy { until })
        });
        let tuned = tuned.transpose()?;
        let model = tuned.map_or(model, |tuned| tuned.model);
        let from = self.from;
        let window = Window { from: day_number(from), until: None };
        let score = evaluate(self.games, &model, window).ok_or(NoFigures::NoneFrom { from })?;
        Ok(Row { model, score, tuned })
    }
}

fn tuned_from(until: NaiveDate) -> Day {
    let years = chrono::Months::new(12 * TUNED_BY_YEARS.unsigned_abs());
    until.checked_sub_months(years).map_or(Window::ALL.from, day_number)
}

fn advantage(text: &str) -> Result<f64, GivenError> {
    let points = text.parse().map_err(|_| GivenError::NoPoints { text: text.to_owned() })?;
    Model::new(RatingSystem::Elo, Learning::Game).with(Parameter::Advantage, points)?;
    Ok(points)
}

impl FromStr for Given {
    type Err = GivenError;

    fn from_str(text: &str) -> Result<Self, GivenError> {
        let (method, rest) = text.split_once(':').unwrap_or((text, ""));
        let method: RatingSystem = method.parse()?;
        let mut values = Vec::new();
        for text in rest.split(',').filter(|text| !text.is_empty()) {
            let no_value = || GivenError::NoValue { text: text.to_owned() };
            let (name, value) = text.split_once('=').ok_or_else(no_value)?;
            let (name, value) =
                (name.trim().parse()?, value.trim().parse().map_err(|_| no_value())?);
            Model::new(method, Learning::Game).with(name, value)?;
            values.push((name, value));
        }
        Ok(Self { method, values })
    }
}

impl FromStr for Periods {
    type Err = PeriodsError;

    fn from_str(text: &str) -> Result<Self, PeriodsError> {
        if text == "game" {
            return Ok(Self(Learning::Game));
        }
        let days: Result<NonZeroU16, _> = text.parse();
        days.map(|days| Self(Learning::Days(days)))
            .map_err(|_| PeriodsError { text: text.to_owned() })
    }
}
