//! The rating calculator.

mod pair;

use askama::Template;
use form::calculator::{
    CalculatorComplaint, CalculatorQuery, CalculatorSystem, Case, Field, Trouble, TypedGame,
};
use rating::RatingSystem;
use rating::calc::CalcError;
use words::complaints::Complaints;
use words::format::{Numeral, short};
use words::text::Speak;
use words::{Language, Text};

use super::ratings::{Known, WorkingView, calculator_about, new_values, system_name};
use super::{Frame, filters};

pub use pair::{PairView, PlayerChoice};

#[derive(Template)]
#[template(path = "calculator/show.html")]
pub struct CalculatorPage {
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
    pub fields: Vec<NumberField>,
    /// How a line of games is written.
    pub line_hint: Text,
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
    pub name: Text,
    /// Whether it is this page's.
    pub is_current: bool,
}

#[derive(Debug, Clone)]
pub struct NumberField {
    /// Its name in the form.
    pub name: &'static str,
    pub label: Text,
    /// What was typed.
    pub value: String,
}

#[derive(Debug, Clone)]
pub struct TickField {
    /// Its name in the form.
    pub name: &'static str,
    pub label: Text,
    pub is_ticked: bool,
}

/// What comes out.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The new values, each with its name.
    pub values: Vec<(Text, Numeral)>,
    /// Each game: against whom, what was scored, what it counted.
    pub games: Vec<GameLine>,
    pub scored: Numeral,
    /// How it came about.
    pub working: WorkingView,
}

/// A game in the working.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// The opponent's rating and deviation.
    pub opponent: Numeral,
    pub scored: Numeral,
    /// By the system: g, or the difference of ratings.
    pub weight: Option<Text>,
    pub expected: Numeral,
}

impl CalculatorPage {
    /// The page for what was typed, or for an example.
    pub fn new(frame: Frame, query: CalculatorQuery) -> Self {
        let (system, language) = (query.system(), frame.language);
        let query = if query.is_asked() { query } else { CalculatorQuery::example(system) };
        let (answer, complaints) = match query.parse() {
            Ok((case, games)) => (answer(system, &case, &games), Complaints::default()),
            Err(found) => (None, Complaints::new(&found, |one| one.field, complaint)),
        };
        Self {
            frame,
            pair: None,
            systems: CalculatorSystem::all().into_iter().map(|one| link(one, system)).collect(),
            about: match system {
                CalculatorSystem::Of(system) => calculator_about(system),
                CalculatorSystem::FideInitial => Text::new("calculator-about-initial"),
            },
            system: system.word(),
            games: query.games.clone().unwrap_or_default(),
            fields: fields(system, &query, language),
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
    pub fn is_refused(&self) -> bool {
        self.complaints.any() || self.pair.as_ref().is_some_and(|pair| pair.complaints.any())
    }
}

fn link(one: CalculatorSystem, current: CalculatorSystem) -> SystemLink {
    let name = match one {
        CalculatorSystem::Of(system) => system_name(system),
        CalculatorSystem::FideInitial => Text::new("calculator-initial"),
    };
    SystemLink { system: one.word(), name, is_current: one == current }
}

fn fields(
    system: CalculatorSystem,
    query: &CalculatorQuery,
    language: Language,
) -> Vec<NumberField> {
    let field = |field: &Field| NumberField {
        name: field.word(),
        label: Text::new(match field {
            Field::Rating => "calculator-rating",
            Field::Deviation => "calculator-deviation",
            Field::Volatility => "calculator-volatility",
            Field::Tau => "calculator-tau",
            Field::C => "calculator-c",
            Field::K => "calculator-k",
            Field::GamesBefore => "calculator-games-before",
        }),
        value: Numeral::new(query.typed(*field)).speak(language),
    };
    system.fields().iter().map(field).collect()
}

fn ticks(system: CalculatorSystem, query: &CalculatorQuery) -> Vec<TickField> {
    if system != CalculatorSystem::Of(RatingSystem::EloFide) {
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
fn answer(system: CalculatorSystem, case: &Case, played: &[TypedGame]) -> Option<Answer> {
    let working = case.worked_out().ok()?;
    let [rating, deviation, volatility] = case.own();
    let known = Known { rating, deviation, volatility };
    let view = WorkingView::new(&working, known);
    let games = played.iter().zip(&view.games).map(|(game, weight)| GameLine {
        opponent: if system.has_deviations() {
            short(game.rating).and("±", &short(game.deviation))
        } else {
            short(game.rating)
        },
        scored: score_words(game.score),
        weight: weight.weight.clone(),
        expected: weight.expected.clone().unwrap_or_default(),
    });
    Some(Answer {
        values: new_values(&working, known),
        games: games.collect(),
        scored: score_words(played.iter().map(|game| game.score).sum()),
        working: view,
    })
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
