//! What is known about a player, as numbers that the state of any system fits into.

use crate::fide::{Newcomer, Peak};
use crate::units::{Deviation, Rating, Volatility};

/// The parts of a [`State`](crate::State): what a system does not know is none.
///
/// ```
/// use rating::{Deviation, Glicko, Parts, Rating, RatingSystem, State};
///
/// let (rating, deviation) = (Rating::whole(1500), Deviation::whole(80));
/// let state = State::Glicko(Glicko { rating, deviation });
/// let parts = Parts { deviation: Some(deviation), ..Parts::of(rating) };
/// assert_eq!(state.parts(), parts);
/// assert_eq!(RatingSystem::Glicko.state(parts), Some(state));
/// assert_eq!(RatingSystem::Elo.state(parts), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Every system has one.
    pub rating: Rating,
    /// How uncertain it is.
    pub deviation: Option<Deviation>,
    /// How fast that changes.
    pub volatility: Option<Volatility>,
    /// The games that have counted, where not every game does.
    pub games: Option<u32>,
    /// How high the rating has been.
    pub peak: Option<Peak>,
    /// The games that are collected for a rating.
    pub newcomer: Option<Newcomer>,
}

impl Parts {
    /// A rating alone.
    #[must_use]
    pub const fn of(rating: Rating) -> Self {
        let (deviation, volatility) = (None, None);
        Self { rating, deviation, volatility, games: None, peak: None, newcomer: None }
    }
}
