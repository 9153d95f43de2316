//! How late watchers see a game.

use rules::Seat;

use super::LinkGame;
use crate::accounts::Access;

/// By how many plies whoever does not play sees a game late, while it goes on.
///
/// ```
/// use domain::by_link::Delay;
///
/// assert_eq!(Delay::new(4).map(Delay::plies), Some(4));
/// assert_eq!(Delay::new(21), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Delay(u8);

impl Delay {
    /// The usual ones: at once, after both have moved, and more.
    pub const USUAL: [Self; 4] = [Self(0), Self(2), Self(4), Self(10)];
    const MOST: u8 = 20;

    /// Of at most 20 plies.
    pub fn new(plies: u8) -> Option<Self> {
        (plies <= Self::MOST).then_some(Self(plies))
    }

    pub fn plies(self) -> u8 {
        self.0
    }
}

impl LinkGame {
    /// By how many plies whoever has these seats sees it late; arbiters never do.
    pub fn is_late_for(&self, own: &[Seat], access: Access) -> Option<Delay> {
        let watches = own.is_empty() && access < Access::Arbiter;
        let is_late = self.delay.plies() > 0 && self.playing.end().is_none();
        (watches && is_late).then_some(self.delay)
    }

    /// Whether whoever has these seats sees all of it now: not while it is late for them, nor where a player keeps the
    /// moves private.
    pub fn is_whole_for(&self, own: &[Seat], access: Access) -> bool {
        self.is_late_for(own, access).is_none() && self.hides_moves(own).is_none()
    }

    /// The game as whoever has these seats sees it.
    #[must_use]
    pub fn seen_from(self, own: &[Seat], access: Access) -> Self {
        match self.is_late_for(own, access) {
            Some(delay) => Self { playing: self.playing.late(delay.plies().into()), ..self },
            None => self,
        }
    }
}
