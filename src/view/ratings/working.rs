//! How games moved a rating, as sentences and columns that a person can follow.

mod steps;

use rating::State;
use rating::working::Working;

use crate::view::Text;
use crate::view::format::{Numeral, fixed, signed};

/// The working of a rating.
#[derive(Debug, Clone)]
pub struct WorkingView {
    /// What the column between opponent and expected score says, if there is one: its heading and
    /// what that means.
    pub weight: Option<(Text, Text)>,
    /// Of each game: what stands in that column, and what was expected.
    pub games: Vec<GameWeight>,
    /// What was expected of all games.
    pub expected: Numeral,
    /// The steps from there to the new rating.
    pub steps: Vec<Text>,
}

/// What one game counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameWeight {
    /// By its system: g, or the difference of ratings.
    pub weight: Option<Text>,
    /// What was expected of it; none if it did not count.
    pub expected: Option<Numeral>,
}

impl WorkingView {
    /// The working of a rating that was `before`, for as much as is told of it.
    #[must_use]
    pub fn new(working: &Working, before: Known) -> Self {
        Self {
            weight: heading(working),
            games: games(working),
            expected: expected(working),
            steps: steps::of(working, before),
        }
    }
}

/// What was known before the games, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Known {
    /// The rating.
    pub rating: f64,
    /// The deviation, where there is one.
    pub deviation: f64,
    /// The volatility, where there is one.
    pub volatility: f64,
}

impl From<State> for Known {
    fn from(state: State) -> Self {
        Self {
            rating: f64::from(state.rating().0) / 100.0,
            deviation: f64::from(state.deviation().map_or(0, |deviation| deviation.0)) / 100.0,
            volatility: f64::from(state.volatility().map_or(0, |volatility| volatility.0))
                / 1_000_000.0,
        }
    }
}

fn heading(working: &Working) -> Option<(Text, Text)> {
    let both = |short, long| Some((Text::new(short), Text::new(long)));
    match working {
        Working::Elo(_) => None,
        Working::EloFide(_) => both("moved-difference", "moved-difference-long"),
        Working::Newcomer(_) => both("moved-counted", "moved-counted-long"),
        Working::Glicko(_) | Working::Glicko2(_) => both("moved-g", "moved-g-long"),
    }
}

fn games(working: &Working) -> Vec<GameWeight> {
    let glicko = |game: &rating::working::GlickoGame| GameWeight {
        weight: Some(plain(fixed(game.g, 3))),
        expected: Some(fixed(game.expected, 3)),
    };
    match working {
        Working::Elo(working) => working
            .games
            .iter()
            .map(|expected| GameWeight { weight: None, expected: Some(fixed(*expected, 3)) })
            .collect(),
        Working::EloFide(working) => working.games.iter().map(|game| fide(*game)).collect(),
        Working::Newcomer(working) => working
            .games
            .iter()
            .map(|counted| GameWeight {
                weight: Some(
                    counted.map_or_else(not_counted, |points| plain(Numeral::new(points))),
                ),
                expected: None,
            })
            .collect(),
        Working::Glicko(working) => working.games.iter().map(glicko).collect(),
        Working::Glicko2(working) => working.games.iter().map(glicko).collect(),
    }
}

fn fide(game: Option<rating::working::FideGame>) -> GameWeight {
    let Some(game) = game else {
        return GameWeight { weight: Some(not_counted()), expected: None };
    };
    let difference = signed(f64::from(game.difference), 0);
    let weight = if game.counted == game.difference {
        plain(difference)
    } else {
        Text::new("moved-limited")
            .with("difference", difference)
            .with("counted", signed(f64::from(game.counted), 0))
    };
    let expected = fixed(f64::from(game.expected) / 100.0, 2);
    GameWeight { weight: Some(weight), expected: Some(expected) }
}

fn expected(working: &Working) -> Numeral {
    match working {
        Working::Elo(working) => fixed(working.expected, 3),
        Working::EloFide(working) => working.expected.into(),
        Working::Newcomer(_) => Numeral::default(),
        Working::Glicko(working) => fixed(working.expected, 3),
        Working::Glicko2(working) => fixed(working.expected, 3),
    }
}

fn not_counted() -> Text {
    Text::new("moved-not-counted")
}

fn plain(words: Numeral) -> Text {
    Text::new("title-plain").with("name", words)
}
