//! What a rating system has to say.

use crate::evaluate::Parameter;
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::setting::Setting;
use crate::units::{Deviation, Rating, Thousandths};

/// Above this deviation a rating is provisional.
pub const PROVISIONAL_DEVIATION: Deviation = Deviation::whole(110);
/// Below this number of games an Elo rating is provisional.
pub const PROVISIONAL_GAMES: u32 = 10;

/// Why settings cannot be used.
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    #[error("K is {k}, but must be from 1 to 200")]
    K { k: u16 },
    #[error("tau is {thousandths} thousandths, but must be from 100 to 2000")]
    Tau { thousandths: i32 },
    #[error("the start is outside the limits of rating, deviation or volatility")]
    Start,
    #[error("opponents without a rating must count as whole points from 1400 to 2200")]
    Unrated,
    #[error("idle time must widen a deviation, within the limits, in at least one day")]
    Idle,
}

/// A rating system with its settings.
pub(crate) trait Rule: Default {
    /// What a pool can choose, in the order of its form.
    const SETTINGS: &'static [Setting];

    /// What the system knows about a player.
    type State: Copy;

    /// What the games of a period come to for one player, whatever their order.
    type Tally: Default;

    /// What it leaves open to be tried out: docs/spec/ratings.md §9.
    const PARAMETERS: &'static [Parameter];

    /// What is chosen; none of a setting that the system has not, or that is left out.
    fn value(&self, setting: Setting) -> Option<i32>;

    /// The settings with these values; `None` if one is missing.
    fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self>;

    /// Whether the settings can be used.
    fn check(&self) -> Result<(), PoolError>;

    /// Where a player starts who has no initial rating.
    fn start(&self) -> Self::State;

    /// Whether a stored state is within the limits.
    fn is_possible(&self, state: &Self::State) -> bool;

    /// The state after days without games.
    fn after_idle_days(&self, own: Self::State, days: u32) -> Self::State;

    /// Adds a game to what its two players have of the period.
    fn tally(&self, first: Side<'_, Self>, second: Side<'_, Self>, outcome: Outcome);

    /// The state after a period with these games; the tally is empty afterwards.
    fn rate(&self, own: Own<Self::State>, games: &mut Self::Tally) -> Rated<Self::State>;

    /// The share of the point, from 0 to 1, that `own` is expected to take off `opponent`.
    fn expected_score(own: Self::State, opponent: Self::State) -> f64;

    /// Whether a rating, after so many games, is still uncertain: docs/spec/ratings.md §6.6.
    fn is_provisional(state: Self::State, games_so_far: u32) -> bool;

    /// What is known, in numbers.
    fn parts(state: Self::State) -> Parts;

    /// The state of its parts; `None` if they are no state of this system.
    fn of_parts(parts: Parts) -> Option<Self::State>;

    /// What is known of a player who brings along a rating that rests on so many games; the rest
    /// is as at the start.
    fn brought(&self, rating: Rating, _games: u32) -> Self::State {
        let start = self.start();
        Self::of_parts(Parts { rating, ..Self::parts(start) }).unwrap_or(start)
    }
}

/// A player of a game that is tallied: what was known before the period, and the games so far.
pub(crate) struct Side<'t, R: Rule> {
    pub(crate) state: R::State,
    pub(crate) tally: &'t mut R::Tally,
}

/// A player who is rated.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Own<S> {
    pub(crate) state: S,
    pub(crate) age: Age,
}

/// Whether a player is a junior in the period. Source: `docs/spec/ratings.md` §5.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Age {
    Junior,
    Grown,
}

/// What a period does to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rated<S> {
    pub(crate) after: S,
    /// Of the games that counted.
    pub(crate) expected: Thousandths,
    /// In the games that counted.
    pub(crate) scored: Thousandths,
    /// If the system has one.
    pub(crate) k: Option<u16>,
}

/// A period of one grown player alone, with the outcomes as they see them.
pub(crate) fn rated<R: Rule>(
    rule: &R,
    own: R::State,
    games: &[(R::State, Outcome)],
) -> Rated<R::State> {
    let mut tally = R::Tally::default();
    for &(opponent, outcome) in games {
        let first = Side { state: own, tally: &mut tally };
        let second = Side { state: opponent, tally: &mut R::Tally::default() };
        rule.tally(first, second, outcome);
    }
    rule.rate(Own { state: own, age: Age::Grown }, &mut tally)
}
