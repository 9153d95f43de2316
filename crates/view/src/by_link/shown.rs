//! A game as somebody looks at it.

use chrono::{DateTime, Utc};
use rules::Seat;

use domain::PoolId;
use domain::accounts::Access;
use domain::by_link::{Delay, LinkGame, Phrase};
use domain::zone::Zone;

/// A game as somebody looks at it.
#[derive(Debug, Clone, Copy)]
pub struct GameShown<'a> {
    pub game: &'a LinkGame,
    /// The seat of whoever looks, if it is theirs.
    pub seat: Option<Seat>,
    /// As much of a move as is written.
    pub begun: &'a str,
    /// After how many plies the board is looked at, if not as it is now.
    pub ply: Option<usize>,
    /// What whoever looks is to the event, or to the site.
    pub access: Access,
    /// The rating list that it counts in, once it does.
    pub list: Option<PoolId>,
    /// What was said, in order.
    pub said: &'a [(Seat, Phrase)],
    /// By how many plies it is seen late.
    pub late: Option<Delay>,
    /// Whether whoever looks can say that they do not play the other side again.
    pub may_block: bool,
    pub now: DateTime<Utc>,
    pub zone: Zone,
}
