//! The rating calculator.

mod pair;

use askama::Template;
use rating::calc::CalcError;
use rating::working::{self, Working};

use super::complaints::Complaints;
use super::format::{Numeral, fixed, short, signed};
use super::ratings::{Known, WorkingView};
use super::{Frame, Text, filters};
use crate::form::calculator::{
    CalculatorComplaint, CalculatorQuery, CalculatorSystem, Case, Trouble,
};

pub use pair::{Choice, PairView};

/// The page of the calculator.
#[derive(Template)]
#[template(path = "calculator/show.html")]
pub struct CalculatorPage {
    /// Around it.
    pub frame: Frame,
    /// The rating list that it is opened for, and two of its players.
    pub pair: Option<PairView>,
    /// The systems, each with an address.
    pub systems: Vec<SystemLink>,
    /// What the system is.
    pub about: Text,
    /// The system, as in an address.
    pub system: &'static str,
    /// What was typed.
    pub query: CalculatorQuery,
    /// The games as typed.
    pub games: String,
    /// Which fields there are.
    pub fields: Vec<NumberField>,
    /// How a line of games is written.
    pub line_hint: Text,
    /// The fields to tick.
    pub ticks: Vec<TickField>,
    /// What is wrong.
    pub complaints: Complaints,
    /// What comes out.
    pub answer: Option<Answer>,
}

pages! { CalculatorPage }

/// A link to the calculator of a system.
#[derive(Debug, Clone)]
pub struct SystemLink {
    /// The system, as in an address.
    pub system: &'static str,
    /// Its name.
    pub name: Text,
    /// Whether it is this page's.
    pub is_current: bool,
}

/// A field for a number.
#[derive(Debug, Clone)]
pub struct NumberField {
    /// Its name in the form.
    pub name: &'static str,
    /// What it is.
    pub label: Text,
    /// What was typed.
    pub value: String,
}

/// A field to tick.
#[derive(Debug, Clone)]
pub struct TickField {
    /// Its name in the form.
    pub name: &'static str,
    /// What it is.
    pub label: Text,
    /// Whether it was ticked.
    pub is_ticked: bool,
}

/// What comes out.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The new values, each with its name.
    pub values: Vec<(Text, Numeral)>,
    /// Each game: against whom, what was scored, what it counted.
    pub games: Vec<GameLine>,
    /// What was scored in all of them.
    pub scored: Numeral,
    /// How it came about.
    pub working: WorkingView,
}

/// A game in the working.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// The opponent's rating and deviation.
    pub opponent: Numeral,
    /// What was scored.
    pub scored: Numeral,
    /// By the system: g, or the difference of ratings.
    pub weight: Option<Text>,
    /// What was expected.
    pub expected: Numeral,
}

impl CalculatorPage {
    /// The page for what was typed, or for an example.
    #[must_use]
    pub fn new(frame: Frame, query: CalculatorQuery) -> Self {
        let system = query.system();
        let query = if query.is_asked() { query } else { CalculatorQuery::example(system) };
        let (answer, complaints) = match query.parse() {
            Ok(case) => (answer(&case), Complaints::default()),
            Err(found) => (None, Complaints::new(&found, |one| one.field, complaint)),
        };
        Self {
            frame,
            pair: None,
            systems: CalculatorSystem::ALL.map(|one| link(one, system)).into(),
            about: Text::new(match system {
                CalculatorSystem::Glicko2 => "calculator-about-glicko2",
                CalculatorSystem::Glicko => "calculator-about-glicko",
                CalculatorSystem::Elo => "calculator-about-elo",
                CalculatorSystem::EloFide => "calculator-about-fide",
                CalculatorSystem::EloFideInitial => "calculator-about-initial",
            }),
            system: system.as_str(),
            games: query.games.clone().unwrap_or_default(),
            fields: fields(system, &query),
            line_hint: Text::new(if system.has_deviations() {
                "calculator-line-glicko"
            } else {
                "calculator-line-elo"
            }),
            ticks: ticks(system, &query),
            query,
            complaints,
            answer,
        }
    }

    /// The same for two players of a rating list.
    #[must_use]
    pub fn of_pair(self, pair: PairView) -> Self {
        Self { pair: Some(pair), ..self }
    }

    /// Whether what was typed cannot be worked out.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.complaints.any() || self.pair.as_ref().is_some_and(|pair| pair.complaints.any())
    }
}

fn link(one: CalculatorSystem, current: CalculatorSystem) -> SystemLink {
    let name = Text::new(match one {
        CalculatorSystem::Glicko2 => "system-glicko2",
        CalculatorSystem::Glicko => "system-glicko",
        CalculatorSystem::Elo => "system-elo",
        CalculatorSystem::EloFide => "system-elo-fide",
        CalculatorSystem::EloFideInitial => "calculator-initial",
    });
    SystemLink { system: one.as_str(), name, is_current: one == current }
}

fn fields(system: CalculatorSystem, query: &CalculatorQuery) -> Vec<NumberField> {
    let field = |name, label, value: &str| NumberField {
        name,
        label: Text::new(label),
        value: value.to_owned(),
    };
    let rating = field("rating", "calculator-rating", &query.rating);
    let deviation = field("deviation", "calculator-deviation", &query.deviation);
    match system {
        CalculatorSystem::Elo => vec![rating, field("k", "calculator-k", &query.k)],
        CalculatorSystem::EloFide => {
            vec![rating, field("games_before", "calculator-games-before", &query.games_before)]
        }
        CalculatorSystem::EloFideInitial => Vec::new(),
        CalculatorSystem::Glicko => {
            vec![rating, deviation, field("c", "calculator-c", &query.c)]
        }
        CalculatorSystem::Glicko2 => vec![
            rating,
            deviation,
            field("volatility", "calculator-volatility", &query.volatility),
            field("tau", "calculator-tau", &query.tau),
        ],
    }
}

fn ticks(system: CalculatorSystem, query: &CalculatorQuery) -> Vec<TickField> {
    if system != CalculatorSystem::EloFide {
        return Vec::new();
    }
    let tick = |name, label, typed: &str| TickField {
        name,
        label: Text::new(label),
        is_ticked: !typed.is_empty(),
    };
    vec![
        tick("reached_2400", "calculator-reached-2400", &query.reached_2400),
        tick("junior", "calculator-junior", &query.junior),
    ]
}

/// `None` only where the crate refuses what the form has let pass.
fn answer(case: &Case) -> Option<Answer> {
    let working = worked_out(case).ok()?;
    let (known, opponents) = inputs(case);
    let view = WorkingView::new(&working, known);
    let games = opponents.iter().zip(&view.games).map(|((opponent, score), weight)| GameLine {
        opponent: opponent.clone(),
        scored: score_words(*score),
        weight: weight.weight.clone(),
        expected: weight.expected.clone().unwrap_or_default(),
    });
    Some(Answer {
        values: values(&working, known),
        games: games.collect(),
        scored: score_words(opponents.iter().map(|game| game.1).sum()),
        working: view,
    })
}

fn worked_out(case: &Case) -> Result<Working, Vec<CalcError>> {
    Ok(match case {
        Case::Elo { k, rating, games } => Working::Elo(working::elo(*k, *rating, games)?),
        Case::EloFide(case) => Working::EloFide(working::elo_fide(case)?),
        Case::EloFideInitial(case, _) => Working::Newcomer(working::elo_fide_initial(case)?),
        Case::Glicko(case) => Working::Glicko(working::glicko(case)?),
        Case::Glicko2(case) => Working::Glicko2(working::glicko2(case)?),
    })
}

/// What was known, and against whom was scored what.
fn inputs(case: &Case) -> (Known, Vec<(Numeral, f64)>) {
    let known = |rating, deviation, volatility| Known { rating, deviation, volatility };
    let uncertain = |games: &[rating::calc::UncertainGame]| {
        let one = |game: &rating::calc::UncertainGame| {
            (short(game.rating).and("±", &short(game.deviation)), game.score)
        };
        games.iter().map(one).collect()
    };
    match case {
        Case::Elo { rating, games, .. } => {
            let games = games.iter().map(|game| (short(game.0), game.1)).collect();
            (known(*rating, 0.0, 0.0), games)
        }
        Case::EloFide(case) => {
            let games = case.games.iter().map(|game| (Numeral::new(game.rating), game.score));
            (known(f64::from(case.rating), 0.0, 0.0), games.collect())
        }
        Case::EloFideInitial(case, scores) => {
            let opponents = case.opponents.iter().map(Numeral::new);
            (known(0.0, 0.0, 0.0), opponents.zip(scores.iter().copied()).collect())
        }
        Case::Glicko(case) => (known(case.rating, case.deviation, 0.0), uncertain(&case.games)),
        Case::Glicko2(case) => {
            (known(case.rating, case.deviation, case.volatility), uncertain(&case.games))
        }
    }
}

fn values(working: &Working, known: Known) -> Vec<(Text, Numeral)> {
    let value = |label, value| (Text::new(label), value);
    let rating = |gained: f64, decimals| fixed(known.rating + gained, decimals);
    match working {
        Working::Elo(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("step-change", signed(working.gained, 2)),
        ],
        Working::EloFide(working) => {
            let gained = f64::from(i32::try_from(working.gained).unwrap_or(0));
            vec![
                value("calculator-new-rating", rating(gained, 0)),
                value("step-change", signed(gained, 0)),
                value("calculator-k-used", Numeral::new(working.k)),
            ]
        }
        Working::Newcomer(working) => {
            vec![value("calculator-new-initial", Numeral::new(working.initial))]
        }
        Working::Glicko(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("calculator-new-deviation", fixed(working.deviation_after, 2)),
            value("step-change", signed(working.gained, 2)),
        ],
        Working::Glicko2(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("calculator-new-deviation", fixed(working.deviation_after, 2)),
            value("calculator-new-volatility", fixed(working.volatility_after, 6)),
            value("step-change", signed(working.gained, 2)),
        ],
    }
}

/// Scores are halves: "2½".
fn score_words(score: f64) -> Numeral {
    let tenths = format!("{:.0}", score * 10.0).parse().unwrap_or(0);
    tournament::score::Score::from_tenths(tenths).into()
}

fn complaint(found: &CalculatorComplaint) -> Text {
    let words = trouble(found.trouble);
    match found.line {
        Some(line) => Text::new("calculator-in-line").with("line", line).with("what", words),
        None => words,
    }
}

fn trouble(trouble: Trouble) -> Text {
    match trouble {
        Trouble::Empty => Text::new("error-empty"),
        Trouble::NoNumber => Text::new("calculator-no-number"),
        Trouble::NotWhole => Text::new("calculator-not-whole"),
        Trouble::Words { needed: 3, .. } => Text::new("calculator-line-glicko"),
        Trouble::Words { .. } => Text::new("calculator-line-elo"),
        Trouble::NoResult => Text::new("calculator-no-result"),
        Trouble::TooMany { most } => Text::new("calculator-too-many").with("most", most),
        Trouble::Outside(error) => outside(error),
    }
}

fn outside(error: CalcError) -> Text {
    let range = |least: &str, most: &str| {
        Text::new("calculator-range")
            .with("least", Numeral::new(least))
            .with("most", Numeral::new(most))
    };
    match error {
        CalcError::Rating(_) => range("−10000", "10000"),
        CalcError::Points(_) => range("0", "9999"),
        CalcError::Deviation(_) | CalcError::C(_) => range("0", "10000"),
        CalcError::Volatility(_) => range("0.000001", "10"),
        CalcError::Tau(_) => range("0.01", "10"),
        CalcError::K(_) => range("1", "200"),
        CalcError::Score(_) | CalcError::Total { .. } => Text::new("calculator-no-result"),
        CalcError::Extreme => Text::new("calculator-extreme"),
    }
}
