//! What the ledger needs from a rating system.

use crate::ledger::Outcome;
use crate::state::{State, Thousandths};

/// A rating system with its settings.
pub(crate) trait Rule {
    /// What the system knows about a player.
    type State: Copy;

    /// Where a player starts who has no initial rating.
    fn start(&self) -> Self::State;

    /// A stored state as one of this system; `None` if it is another's, or outside the limits.
    fn read(&self, state: State) -> Option<Self::State>;

    /// A state as it is stored.
    fn write(&self, state: Self::State) -> State;

    /// The state after days without games.
    fn after_idle_days(&self, own: Self::State, days: u32) -> Self::State;

    /// The state after a period with these opponents, and the outcomes as `own` sees them.
    fn rate(&self, own: Self::State, games: &[(Self::State, Outcome)]) -> Rated<Self::State>;

    /// The K of the period, if the system has one.
    fn k(&self) -> Option<u16>;
}

/// What a period does to a player.
pub(crate) struct Rated<S> {
    pub(crate) after: S,
    pub(crate) expected: Thousandths,
}
