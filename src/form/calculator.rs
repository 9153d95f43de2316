//! The rating calculator: numbers as typed → a case that can be worked out, or all complaints.

mod fields;
mod list;
mod pair;

use rating::calc::UncertainGame;
use rating::calc::{CalcError, FideCase, FideGame, Glicko2Case, GlickoCase, InitialCase};
use rating::fide::Peak;
use serde::Deserialize;

use fields::{Fields, TypedGame};

pub use fields::{CalculatorComplaint, Trouble};
pub use list::KnownPair;
pub use pair::PairQuery;

/// More lines of games than these are not read.
pub const MOST_GAMES: usize = 200;

/// A system that the calculator knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalculatorSystem {
    /// Glicko-2.
    Glicko2,
    Glicko,
    /// Elo with a fixed K.
    Elo,
    /// FIDE's Elo of somebody who has a rating.
    EloFide,
    /// FIDE's initial rating.
    EloFideInitial,
}

impl CalculatorSystem {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] =
        [Self::Glicko2, Self::Glicko, Self::Elo, Self::EloFide, Self::EloFideInitial];

    /// The word for it in an address, as `magister ratings calc` has it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Glicko2 => "glicko2",
            Self::Glicko => "glicko",
            Self::Elo => "elo",
            Self::EloFide => "elo-fide",
            Self::EloFideInitial => "elo-fide-initial",
        }
    }

    /// The system of a word; Glicko-2 of any other.
    #[must_use]
    pub fn of(word: &str) -> Self {
        Self::ALL.into_iter().find(|one| one.as_str() == word).unwrap_or(Self::Glicko2)
    }

    /// Whether opponents' deviations matter.
    #[must_use]
    pub fn has_deviations(self) -> bool {
        matches!(self, Self::Glicko | Self::Glicko2)
    }
}

/// What is to be worked out, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CalculatorQuery {
    /// The system, as [`CalculatorSystem::as_str`] has it.
    pub system: String,
    /// The own rating.
    pub rating: String,
    /// The own deviation.
    pub deviation: String,
    /// The own volatility.
    pub volatility: String,
    /// How fast the volatility may change.
    pub tau: String,
    /// By how much the period widens the deviation.
    pub c: String,
    /// The fixed K.
    pub k: String,
    pub games_before: String,
    /// Whether the rating was ever 2400: anything for yes.
    pub reached_2400: String,
    /// Whether it is not later than the year of the 18th birthday: anything for yes.
    pub junior: String,
    /// A game a line: opponent's rating, his deviation where it matters, result.
    pub games: Option<String>,
}

/// What can be worked out.
#[derive(Debug, Clone, PartialEq)]
pub enum Case {
    /// By Elo with a fixed K.
    Elo {
        /// From 1 to 200.
        k: u16,
        /// In points.
        rating: f64,
        /// Opponents' ratings and scores.
        games: Vec<(f64, f64)>,
    },
    /// By FIDE's Elo.
    EloFide(FideCase),
    /// An initial rating, with what was scored against each.
    EloFideInitial(InitialCase, Vec<f64>),
    Glicko(GlickoCase),
    /// By Glicko-2.
    Glicko2(Glicko2Case),
}

impl CalculatorQuery {
    /// Whether anything is asked yet.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.games.is_some()
    }

    /// An example to begin with.
    #[must_use]
    pub fn example(system: CalculatorSystem) -> Self {
        let games = match system {
            CalculatorSystem::Glicko | CalculatorSystem::Glicko2 => {
                "1400 30 1\n1550 100 0\n1700 300 0"
            }
            CalculatorSystem::Elo | CalculatorSystem::EloFide => "1400 1\n1550 ½\n1700 0",
            CalculatorSystem::EloFideInitial => "1505 1\n1543 ½\n1569 0\n1689 ½\n2421 0",
        };
        Self {
            system: system.as_str().to_owned(),
            rating: "1500".to_owned(),
            deviation: "200".to_owned(),
            volatility: "0.06".to_owned(),
            tau: "0.5".to_owned(),
            c: "0".to_owned(),
            k: "20".to_owned(),
            games_before: "30".to_owned(),
            games: Some(games.to_owned()),
            ..Self::default()
        }
    }

    /// The system that is asked for.
    #[must_use]
    pub fn system(&self) -> CalculatorSystem {
        CalculatorSystem::of(&self.system)
    }

    /// The case, or all that is wrong with it, own values first and then line by line.
    pub fn parse(&self) -> Result<Case, Vec<CalculatorComplaint>> {
        let system = self.system();
        let mut fields = Fields::default();
        let own = self.own(&mut fields);
        let mut complaints = fields.complaints;
        complaints.extend(own.wrong().into_iter().map(CalculatorComplaint::about_own));
        // Each game is looked at beside values with which nothing is wrong.
        let sound = Self::example(system).own(&mut Fields::default());
        let text = self.games.as_deref().unwrap_or("");
        let wrong = |game: &TypedGame| sound.with(std::slice::from_ref(game)).wrong();
        let games = fields::games(text, system, wrong, &mut complaints);
        if !complaints.is_empty() {
            return Err(complaints);
        }
        let case = own.with(&games);
        let together: Vec<CalculatorComplaint> =
            case.wrong().into_iter().map(CalculatorComplaint::about_own).collect();
        if together.is_empty() { Ok(case) } else { Err(together) }
    }

    /// The case without its games. In place of what cannot be read stands what can.
    fn own(&self, fields: &mut Fields) -> Case {
        let mut points = |field, text: &str| fields.take(field, fields::decimal(text), 1.0);
        match self.system() {
            CalculatorSystem::Elo => {
                let rating = points("rating", &self.rating);
                let k = fields.take("k", fields::whole(&self.k), 20);
                Case::Elo { k, rating, games: Vec::new() }
            }
            CalculatorSystem::EloFide => Case::EloFide(self.own_fide(fields)),
            CalculatorSystem::EloFideInitial => {
                Case::EloFideInitial(InitialCase { opponents: Vec::new(), score: 0.0 }, Vec::new())
            }
            CalculatorSystem::Glicko => Case::Glicko(GlickoCase {
                rating: points("rating", &self.rating),
                deviation: points("deviation", &self.deviation),
                c: points("c", &self.c),
                games: Vec::new(),
            }),
            CalculatorSystem::Glicko2 => Case::Glicko2(Glicko2Case {
                rating: points("rating", &self.rating),
                deviation: points("deviation", &self.deviation),
                volatility: points("volatility", &self.volatility),
                tau: points("tau", &self.tau),
                games: Vec::new(),
            }),
        }
    }

    fn own_fide(&self, fields: &mut Fields) -> FideCase {
        let peak = if self.reached_2400.is_empty() { Peak::Below2400 } else { Peak::Reached2400 };
        FideCase {
            rating: fields.take("rating", fields::whole(&self.rating), 1),
            games_before: fields.take("games_before", fields::whole(&self.games_before), 0),
            peak,
            is_junior: !self.junior.is_empty(),
            games: Vec::new(),
        }
    }
}

impl Case {
    /// The same with games.
    fn with(&self, typed: &[TypedGame]) -> Self {
        let uncertain = || {
            let game = |game: &TypedGame| UncertainGame {
                rating: game.rating,
                deviation: game.deviation,
                score: game.score,
            };
            typed.iter().map(game).collect()
        };
        let whole = |game: &TypedGame| fields::points(game.rating);
        match self {
            Self::Elo { k, rating, .. } => {
                let games = typed.iter().map(|game| (game.rating, game.score)).collect();
                Self::Elo { k: *k, rating: *rating, games }
            }
            Self::EloFide(case) => {
                let game = |game: &TypedGame| FideGame { rating: whole(game), score: game.score };
                Self::EloFide(FideCase { games: typed.iter().map(game).collect(), ..case.clone() })
            }
            Self::EloFideInitial(..) => {
                let opponents = typed.iter().map(whole).collect();
                let scores: Vec<f64> = typed.iter().map(|game| game.score).collect();
                let score = scores.iter().sum();
                Self::EloFideInitial(InitialCase { opponents, score }, scores)
            }
            Self::Glicko(case) => Self::Glicko(GlickoCase { games: uncertain(), ..case.clone() }),
            Self::Glicko2(case) => {
                Self::Glicko2(Glicko2Case { games: uncertain(), ..case.clone() })
            }
        }
    }

    /// What the crate has against it.
    fn wrong(&self) -> Vec<CalcError> {
        let found = match self {
            Self::Elo { k, rating, games } => rating::working::elo(*k, *rating, games).err(),
            Self::EloFide(case) => rating::calc::elo_fide(case).err(),
            Self::EloFideInitial(case, _) => rating::calc::elo_fide_initial(case).err(),
            Self::Glicko(case) => rating::calc::glicko(case).err(),
            Self::Glicko2(case) => rating::calc::glicko2(case).err(),
        };
        found.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
