//! The rating calculator: numbers as typed → a case that can be worked out, or all complaints.

mod fields;
mod list;
mod pair;

use rating::RatingSystem;
use rating::calc::{
    CalcError, FideCase, FideGame, Glicko2Case, GlickoCase, InitialCase, UncertainGame,
};
use rating::fide::Peak;
use rating::working::{self, Working};
use serde::Deserialize;

use fields::Fields;

use domain::ratings::systems;

pub use fields::{CalculatorComplaint, Trouble, TypedGame};
pub use list::KnownPair;
pub use pair::PairQuery;

/// More lines of games than these are not read.
pub const MOST_GAMES: usize = 200;

/// What the calculator can work out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalculatorSystem {
    /// A period of somebody who has a rating.
    Of(RatingSystem),
    /// FIDE's initial rating.
    FideInitial,
}

/// A number that is asked for besides the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Rating,
    Deviation,
    Volatility,
    Tau,
    C,
    K,
    GamesBefore,
}

impl CalculatorSystem {
    /// All of them, in the order in which they are offered.
    pub fn all() -> Vec<Self> {
        systems().into_iter().map(Self::Of).chain([Self::FideInitial]).collect()
    }

    /// The word for it in an address, as `magister ratings calc` has it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Of(system) => system.word(),
            Self::FideInitial => "elo-fide-initial",
        }
    }

    /// The system of a word; Glicko-2 of any other.
    pub fn of(word: &str) -> Self {
        let found = Self::all().into_iter().find(|one| one.word() == word);
        found.unwrap_or(Self::Of(RatingSystem::Glicko2))
    }

    /// The numbers that it asks for.
    pub fn fields(self) -> &'static [Field] {
        match self {
            Self::Of(RatingSystem::Elo) => &[Field::Rating, Field::K],
            Self::Of(RatingSystem::EloFide) => &[Field::Rating, Field::GamesBefore],
            Self::Of(RatingSystem::Glicko) => &[Field::Rating, Field::Deviation, Field::C],
            Self::Of(RatingSystem::Glicko2) => {
                &[Field::Rating, Field::Deviation, Field::Volatility, Field::Tau]
            }
            Self::FideInitial => &[],
        }
    }

    /// Whether opponents' deviations matter.
    pub fn has_deviations(self) -> bool {
        self.fields().contains(&Field::Deviation)
    }

    /// Whether ratings are whole points.
    pub fn is_by_fide(self) -> bool {
        matches!(self, Self::Of(RatingSystem::EloFide) | Self::FideInitial)
    }
}

impl Field {
    /// Its name in the form.
    pub fn word(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
            Self::Tau => "tau",
            Self::C => "c",
            Self::K => "k",
            Self::GamesBefore => "games_before",
        }
    }
}

/// What is to be worked out, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CalculatorQuery {
    /// The system, as [`CalculatorSystem::word`] has it.
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
    /// An initial rating.
    EloFideInitial(InitialCase),
    Glicko(GlickoCase),
    /// By Glicko-2.
    Glicko2(Glicko2Case),
}

impl CalculatorQuery {
    /// Whether anything is asked yet.
    pub fn is_asked(&self) -> bool {
        self.games.is_some()
    }

    /// An example to begin with.
    pub fn example(system: CalculatorSystem) -> Self {
        let games = match system {
            CalculatorSystem::FideInitial => "1505 1\n1543 ½\n1569 0\n1689 ½\n2421 0",
            CalculatorSystem::Of(_) if system.has_deviations() => {
                "1400 30 1\n1550 100 0\n1700 300 0"
            }
            CalculatorSystem::Of(_) => "1400 1\n1550 ½\n1700 0",
        };
        Self {
            system: system.word().to_owned(),
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
    pub fn system(&self) -> CalculatorSystem {
        CalculatorSystem::of(&self.system)
    }

    /// What was typed into a field.
    pub fn typed(&self, field: Field) -> &str {
        match field {
            Field::Rating => &self.rating,
            Field::Deviation => &self.deviation,
            Field::Volatility => &self.volatility,
            Field::Tau => &self.tau,
            Field::C => &self.c,
            Field::K => &self.k,
            Field::GamesBefore => &self.games_before,
        }
    }

    /// The case with its games, or all that is wrong with it, own values first and then line by line.
    pub fn parse(&self) -> Result<(Case, Vec<TypedGame>), Vec<CalculatorComplaint>> {
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
        if together.is_empty() { Ok((case, games)) } else { Err(together) }
    }

    /// The case without its games. In place of what cannot be read stands what can.
    fn own(&self, fields: &mut Fields) -> Case {
        let mut points = |field, text: &str| fields.take(field, fields::decimal(text), 1.0);
        match self.system() {
            CalculatorSystem::Of(RatingSystem::Elo) => {
                let rating = points("rating", &self.rating);
                let k = fields.take("k", fields::whole(&self.k), 20);
                Case::Elo { k, rating, games: Vec::new() }
            }
            CalculatorSystem::Of(RatingSystem::EloFide) => Case::EloFide(self.own_fide(fields)),
            CalculatorSystem::FideInitial => {
                Case::EloFideInitial(InitialCase { opponents: Vec::new(), score: 0.0 })
            }
            CalculatorSystem::Of(RatingSystem::Glicko) => Case::Glicko(GlickoCase {
                rating: points("rating", &self.rating),
                deviation: points("deviation", &self.deviation),
                c: points("c", &self.c),
                games: Vec::new(),
            }),
            CalculatorSystem::Of(RatingSystem::Glicko2) => Case::Glicko2(Glicko2Case {
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
            Self::EloFideInitial(_) => {
                let opponents = typed.iter().map(whole).collect();
                let score = typed.iter().map(|game| game.score).sum();
                Self::EloFideInitial(InitialCase { opponents, score })
            }
            Self::Glicko(case) => Self::Glicko(GlickoCase { games: uncertain(), ..case.clone() }),
            Self::Glicko2(case) => {
                Self::Glicko2(Glicko2Case { games: uncertain(), ..case.clone() })
            }
        }
    }

    /// The games step by step, or what the crate has against the case.
    pub fn worked_out(&self) -> Result<Working, Vec<CalcError>> {
        Ok(match self {
            Self::Elo { k, rating, games } => Working::Elo(working::elo(*k, *rating, games)?),
            Self::EloFide(case) => Working::EloFide(working::elo_fide(case)?),
            Self::EloFideInitial(case) => Working::Newcomer(working::elo_fide_initial(case)?),
            Self::Glicko(case) => Working::Glicko(working::glicko(case)?),
            Self::Glicko2(case) => Working::Glicko2(working::glicko2(case)?),
        })
    }

    /// The own rating, deviation and volatility; 0 of what there is not.
    pub fn own(&self) -> [f64; 3] {
        match self {
            Self::Elo { rating, .. } => [*rating, 0.0, 0.0],
            Self::EloFide(case) => [f64::from(case.rating), 0.0, 0.0],
            Self::EloFideInitial(_) => [0.0; 3],
            Self::Glicko(case) => [case.rating, case.deviation, 0.0],
            Self::Glicko2(case) => [case.rating, case.deviation, case.volatility],
        }
    }

    fn wrong(&self) -> Vec<CalcError> {
        self.worked_out().err().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
