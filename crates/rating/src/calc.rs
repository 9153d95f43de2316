//! One period of one player, worked out alone: no pool, no limits of a pool, no rounding.
//!
//! Source: `docs/spec/ratings.md` §7. [`glicko`] and [`glicko2`] give what the papers say;
//! [`bounded_glicko`] and [`bounded_glicko2`] what the ledger computes with.

use std::ops::RangeInclusive;

use skillratings::Outcomes;
use skillratings::glicko::GlickoRating;
use skillratings::glicko2::Glicko2Rating;

use crate::bounds::{Bounds, Moved};
use crate::fide::{self, Fide, FideTally, Newcomer, Peak};
use crate::rule::Age;
use crate::units::{Rating, Thousandths};
use crate::{glicko, glicko2};

/// What is accepted, so that floats stay numbers: docs/spec/ratings.md §7.2.
const RATINGS: RangeInclusive<f64> = -10_000.0..=10_000.0;
const DEVIATIONS: RangeInclusive<f64> = 0.0..=10_000.0;
const VOLATILITIES: RangeInclusive<f64> = 1e-6..=10.0;
const TAUS: RangeInclusive<f64> = 0.01..=10.0;
const POINTS: RangeInclusive<i32> = 0..=9999;

/// docs/spec/ratings.md §7.1: up to where a period of Glicko widens a deviation.
pub(crate) const MOST_WIDENED: f64 = 350.0;

/// A player for [`glicko`].
#[derive(Debug, Clone, PartialEq)]
pub struct GlickoCase {
    /// In points.
    pub rating: f64,
    /// In points.
    pub deviation: f64,
    /// By how much the period widens the deviation before anything else, to at most 350: 0 for
    /// not at all.
    pub c: f64,
    /// In any order.
    pub games: Vec<UncertainGame>,
}

/// A player for [`glicko2`].
#[derive(Debug, Clone, PartialEq)]
pub struct Glicko2Case {
    /// In points.
    pub rating: f64,
    /// In points.
    pub deviation: f64,
    /// Usually about 0.06.
    pub volatility: f64,
    /// The system constant, usually from 0.3 to 1.2.
    pub tau: f64,
    /// In any order.
    pub games: Vec<UncertainGame>,
}

/// A game against somebody with a deviation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct UncertainGame {
    /// The opponent's rating in points.
    pub rating: f64,
    /// The opponent's deviation in points.
    pub deviation: f64,
    /// 1, ½ or 0.
    pub score: f64,
}

/// What [`glicko`] gives, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GlickoValues {
    /// In points.
    pub rating: f64,
    /// In points.
    pub deviation: f64,
}

/// What [`glicko2`] gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glicko2Values {
    /// In points.
    pub rating: f64,
    /// In points.
    pub deviation: f64,
    /// A number such as 0.06.
    pub volatility: f64,
}

/// A player with a rating, for [`elo_fide`].
#[derive(Debug, Clone, PartialEq)]
pub struct FideCase {
    /// Whole points.
    pub rating: i32,
    /// Games that had counted before.
    pub games_before: u32,
    /// Whether the rating was ever 2400 before.
    pub peak: Peak,
    /// Whether it is not later than the end of the year of the 18th birthday.
    pub is_junior: bool,
    /// In any order.
    pub games: Vec<FideGame>,
}

/// A game against somebody with a rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FideGame {
    /// The opponent's rating in whole points.
    pub rating: i32,
    /// 1, ½ or 0.
    pub score: f64,
}

/// What [`elo_fide`] gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FideChange {
    /// The K that was used.
    pub k: u16,
    /// Whole points.
    pub change: i64,
}

/// A player without a rating, for [`elo_fide_initial`].
#[derive(Debug, Clone, PartialEq)]
pub struct InitialCase {
    /// The ratings of the opponents, in whole points.
    pub opponents: Vec<i32>,
    /// What was scored against them all, in whole and half points.
    pub score: f64,
}

/// What [`elo_fide_initial`] gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InitialValues {
    /// Whole points.
    pub initial: i32,
    /// Whether it is a rating: from five games and 1400 points on.
    pub is_published: bool,
}

/// Why a case cannot be worked out.
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum CalcError {
    #[error("a rating is {0}, but must be from -10000 to 10000")]
    Rating(f64),
    #[error("a rating is {0}, but must be a whole number from 0 to 9999")]
    Points(i32),
    #[error("a deviation is {0}, but must be from 0 to 10000")]
    Deviation(f64),
    #[error("the volatility is {0}, but must be from 0.000001 to 10")]
    Volatility(f64),
    #[error("tau is {0}, but must be from 0.01 to 10")]
    Tau(f64),
    #[error("K is {0}, but must be from 1 to 200")]
    K(u16),
    #[error("c is {0}, but must be from 0 to 10000")]
    C(f64),
    #[error("the score of a game is {0}, but must be 0, 0.5 or 1")]
    Score(f64),
    #[error("the score is {score}, but must be whole or half points from 0 to {games}")]
    Total { score: f64, games: usize },
    #[error("the numbers are too extreme for an answer")]
    Extreme,
}

/// Glicko: one period.
///
/// ```
/// use rating::calc::{CalcError, GlickoCase, UncertainGame, glicko};
///
/// let game = UncertainGame { rating: 1400.0, deviation: 30.0, score: 1.0 };
/// let case = GlickoCase { rating: 1500.0, deviation: 200.0, c: 0.0, games: vec![game] };
/// assert!((glicko(&case).unwrap().rating - 1563.4).abs() < 0.1);
///
/// let wrong = GlickoCase { c: -1.0, deviation: f64::NAN, ..case };
/// assert_eq!(glicko(&wrong).unwrap_err().len(), 2);
/// ```
pub fn glicko(case: &GlickoCase) -> Result<GlickoValues, Vec<CalcError>> {
    let (own, results) = glicko_results(case)?;
    let moved = glicko::played(own, &results).glicko();
    finite(moved).map(|Moved { rating, deviation, .. }| GlickoValues { rating, deviation })
}

/// Glicko within the bounds of one period, as in rating lists: what it gives, and which bounds
/// have changed that. Source: `docs/spec/ratings.md` §3.7.
///
/// ```
/// use rating::calc::{GlickoCase, UncertainGame, bounded_glicko, glicko};
///
/// let game = UncertainGame { rating: 2200.0, deviation: 80.0, score: 1.0 };
/// let case = GlickoCase { rating: 1360.0, deviation: 150.0, c: 0.0, games: vec![game; 36] };
/// assert!(glicko(&case).unwrap().rating > 5000.0);
/// let (values, bounds) = bounded_glicko(&case).unwrap();
/// assert_eq!((values.rating, bounds.limits_move), (2700.0, true));
///
/// assert!(bounded_glicko(&GlickoCase { c: -1.0, ..case }).is_err());
/// ```
pub fn bounded_glicko(case: &GlickoCase) -> Result<(GlickoValues, Bounds), Vec<CalcError>> {
    let (own, results) = glicko_results(case)?;
    let Moved { rating, deviation, bounds, .. } =
        finite(glicko::played(own, &results).bounded_glicko())?;
    Ok((GlickoValues { rating, deviation }, bounds))
}

/// A player as the period finds him, with his games.
type PlayedBy<R> = (R, Vec<(R, Outcomes)>);

fn glicko_results(case: &GlickoCase) -> Result<PlayedBy<GlickoRating>, Vec<CalcError>> {
    let GlickoCase { rating, deviation, c, games } = case;
    let mut complaints = of_player(*rating, *deviation, games);
    complaints.extend(outside(&DEVIATIONS, *c).map(CalcError::C));
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let results = games.iter().map(|game| {
        let opponent = GlickoRating { rating: game.rating, deviation: game.deviation };
        (opponent, outcome(game.score))
    });
    let deviation = deviation.hypot(*c).min(MOST_WIDENED);
    Ok((GlickoRating { rating: *rating, deviation }, results.collect()))
}

/// Glicko-2: one period, or without games a period of rest as in the paper.
///
/// ```
/// use rating::calc::{CalcError, Glicko2Case, UncertainGame, glicko2};
///
/// let game = UncertainGame { rating: 1400.0, deviation: 30.0, score: 1.0 };
/// let case = Glicko2Case {
///     rating: 1500.0,
///     deviation: 200.0,
///     volatility: 0.06,
///     tau: 0.5,
///     games: vec![game],
/// };
/// assert!((glicko2(&case).unwrap().rating - 1563.6).abs() < 0.1);
///
/// let wrong = Glicko2Case { tau: 0.0, ..case };
/// assert_eq!(glicko2(&wrong), Err(vec![CalcError::Tau(0.0)]));
/// ```
pub fn glicko2(case: &Glicko2Case) -> Result<Glicko2Values, Vec<CalcError>> {
    let (own, results) = glicko2_results(case)?;
    if results.is_empty() {
        return Ok(rested(own));
    }
    let played = glicko2::played(own, &results);
    finite(played.glicko2(glicko2::swing(case.tau, own))).map(Glicko2Values::from)
}

/// Glicko-2 within the bounds of one period, as in rating lists: what it gives, and which bounds
/// have changed that. Source: `docs/spec/ratings.md` §3.7.
///
/// ```
/// use rating::calc::{Glicko2Case, UncertainGame, bounded_glicko2};
///
/// let game = UncertainGame { rating: 2194.6, deviation: 82.2, score: 1.0 };
/// let case = Glicko2Case {
///     rating: 1360.1,
///     deviation: 67.9,
///     volatility: 0.06,
///     tau: 0.5,
///     games: vec![game; 36],
/// };
/// let (values, bounds) = bounded_glicko2(&case).unwrap();
/// assert_eq!((values.volatility, bounds.limits_volatility), (0.1, true));
/// assert!((values.rating - 2287.0).abs() < 1.0);
///
/// assert!(bounded_glicko2(&Glicko2Case { tau: 0.0, ..case }).is_err());
/// ```
pub fn bounded_glicko2(case: &Glicko2Case) -> Result<(Glicko2Values, Bounds), Vec<CalcError>> {
    let (own, results) = glicko2_results(case)?;
    if results.is_empty() {
        return Ok((rested(own), Bounds::default()));
    }
    let played = glicko2::played(own, &results);
    let moved = finite(played.bounded_glicko2(glicko2::swing(case.tau, own)))?;
    Ok((moved.into(), moved.bounds))
}

fn glicko2_results(case: &Glicko2Case) -> Result<PlayedBy<Glicko2Rating>, Vec<CalcError>> {
    let Glicko2Case { rating, deviation, volatility, tau, games } = case;
    let mut complaints = of_player(*rating, *deviation, games);
    complaints.extend(outside(&VOLATILITIES, *volatility).map(CalcError::Volatility));
    complaints.extend(outside(&TAUS, *tau).map(CalcError::Tau));
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let own = |rating, deviation| Glicko2Rating { rating, deviation, volatility: *volatility };
    let results = games.iter().map(|game| (own(game.rating, game.deviation), outcome(game.score)));
    Ok((own(*rating, *deviation), results.collect()))
}

fn rested(own: Glicko2Rating) -> Glicko2Values {
    let Glicko2Rating { rating, deviation, volatility } = glicko2::rested(own);
    Glicko2Values { rating, deviation, volatility }
}

impl From<Moved> for Glicko2Values {
    fn from(moved: Moved) -> Self {
        let Moved { rating, deviation, volatility, .. } = moved;
        Self { rating, deviation, volatility }
    }
}

fn finite(moved: Moved) -> Result<Moved, Vec<CalcError>> {
    let Moved { rating, deviation, volatility, .. } = moved;
    let is_finite = [rating, deviation, volatility].into_iter().all(f64::is_finite);
    if is_finite { Ok(moved) } else { Err(vec![CalcError::Extreme]) }
}

/// FIDE's Elo: by how much a period moves a rating.
///
/// ```
/// use rating::calc::{CalcError, FideCase, FideChange, FideGame, elo_fide};
/// use rating::fide::Peak;
///
/// let case = FideCase {
///     rating: 1600,
///     games_before: 30,
///     peak: Peak::Below2400,
///     is_junior: false,
///     games: vec![FideGame { rating: 1700, score: 1.0 }],
/// };
/// // 20 × (1 − 0.36)
/// assert_eq!(elo_fide(&case), Ok(FideChange { k: 20, change: 13 }));
///
/// let wrong = FideCase { rating: -1, ..case };
/// assert_eq!(elo_fide(&wrong), Err(vec![CalcError::Points(-1)]));
/// ```
pub fn elo_fide(case: &FideCase) -> Result<FideChange, Vec<CalcError>> {
    let FideCase { rating, games_before, peak, is_junior, games } = case;
    let ratings = std::iter::once(*rating).chain(games.iter().map(|game| game.rating));
    let mut complaints: Vec<CalcError> = ratings.filter_map(outside_points).collect();
    complaints.extend(games.iter().filter_map(|game| wrong_score(game.score)));
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let mut tally = FideTally::default();
    for game in games {
        tally.add(*rating, game.rating, Thousandths::nearest(game.score));
    }
    let age = if *is_junior { Age::Junior } else { Age::Grown };
    let own =
        Fide { rating: Rating::whole(*rating), games: *games_before, peak: *peak, newcomer: None };
    let moved = fide::moved(own, age, &tally);
    Ok(FideChange { k: moved.k, change: moved.points })
}

/// FIDE's Elo: the initial rating.
///
/// ```
/// use rating::calc::{CalcError, InitialCase, elo_fide_initial};
///
/// let case = InitialCase { opponents: vec![1505, 1543, 1569, 1689, 2421], score: 2.0 };
/// // (8727 + 3600) ÷ 7 = 1761, and −50 for 3/7 of the points
/// assert_eq!(elo_fide_initial(&case).unwrap().initial, 1711);
///
/// let wrong = InitialCase { score: 5.5, ..case };
/// let complaint = CalcError::Total { score: 5.5, games: 5 };
/// assert_eq!(elo_fide_initial(&wrong), Err(vec![complaint]));
/// ```
pub fn elo_fide_initial(case: &InitialCase) -> Result<InitialValues, Vec<CalcError>> {
    let InitialCase { opponents, score } = case;
    let mut complaints: Vec<CalcError> =
        opponents.iter().copied().filter_map(outside_points).collect();
    let games = u32::try_from(opponents.len()).unwrap_or(u32::MAX);
    let is_possible = (0.0..=f64::from(games)).contains(score) && (score * 2.0).fract() == 0.0;
    if !is_possible {
        complaints.push(CalcError::Total { score: *score, games: opponents.len() });
    }
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let opponents = opponents.iter().fold(0i32, |sum, rating| sum.saturating_add(*rating));
    let collected = Newcomer { games, opponents, score: Thousandths::nearest(*score) };
    let initial = fide::initial(collected);
    Ok(InitialValues { initial, is_published: fide::is_published(collected, initial) })
}

/// What is wrong with a case of Elo with a fixed K: games are (opponent's rating, score).
pub(crate) fn of_elo(k: u16, rating: f64, games: &[(f64, f64)]) -> Vec<CalcError> {
    let ratings = std::iter::once(rating).chain(games.iter().map(|game| game.0));
    let ratings = ratings.filter_map(|rating| outside(&RATINGS, rating).map(CalcError::Rating));
    let scores = games.iter().filter_map(|game| wrong_score(game.1));
    let k = (!(1..=200).contains(&k)).then_some(CalcError::K(k));
    k.into_iter().chain(ratings).chain(scores).collect()
}

fn of_player(rating: f64, deviation: f64, games: &[UncertainGame]) -> Vec<CalcError> {
    let ratings = std::iter::once(rating).chain(games.iter().map(|game| game.rating));
    let deviations = std::iter::once(deviation).chain(games.iter().map(|game| game.deviation));
    let ratings = ratings.filter_map(|rating| outside(&RATINGS, rating).map(CalcError::Rating));
    let deviations = deviations
        .filter_map(|deviation| outside(&DEVIATIONS, deviation).map(CalcError::Deviation));
    let scores = games.iter().filter_map(|game| wrong_score(game.score));
    ratings.chain(deviations).chain(scores).collect()
}

fn outside(range: &RangeInclusive<f64>, number: f64) -> Option<f64> {
    (!range.contains(&number)).then_some(number)
}

fn outside_points(rating: i32) -> Option<CalcError> {
    (!POINTS.contains(&rating)).then_some(CalcError::Points(rating))
}

fn wrong_score(score: f64) -> Option<CalcError> {
    (![0.0, 0.5, 1.0].contains(&score)).then_some(CalcError::Score(score))
}

/// Of a score that has been checked.
fn outcome(score: f64) -> Outcomes {
    if score > 0.5 {
        Outcomes::WIN
    } else if score < 0.5 {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    }
}
