//! What the ledger needs from a rating system.

use crate::ledger::Outcome;
use crate::state::{State, Thousandths};

/// A rating system with its settings.
pub(crate) trait Rule {
    /// What the system knows about a player.
    type State: Copy + Into<State>;

    /// What the games of a period come to for one player, whatever their order.
    type Tally: Default;

    /// Where a player starts who has no initial rating.
    fn start(&self) -> Self::State;

    /// A stored state as one of this system; `None` if it is another's, or outside the limits.
    fn read(&self, state: State) -> Option<Self::State>;

    /// The state after days without games.
    fn after_idle_days(&self, own: Self::State, days: u32) -> Self::State;

    /// Adds a game to what its two players have of the period.
    fn tally(&self, first: Side<'_, Self>, second: Side<'_, Self>, outcome: Outcome);

    /// The state after a period with these games; the tally is empty afterwards.
    fn rate(&self, own: Own<Self::State>, games: &mut Self::Tally) -> Rated<Self::State>;
}

/// A player of a game that is tallied: what was known before the period, and the games so far.
pub(crate) struct Side<'t, R: Rule + ?Sized> {
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

/// A period of one grown player alone, with the outcomes as he sees them.
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
