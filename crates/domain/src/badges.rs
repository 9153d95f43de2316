//! What the code of a badge leads staff to.

use super::TournamentId;
use super::checkins::Expected;
use super::players::Player;

/// A player with the tournaments that they can be checked in for.
#[derive(Debug, Clone)]
pub struct Badge {
    pub player: Player,
    pub offers: Vec<Offer>,
}

/// A tournament that the player is in, at an event that is held today.
#[derive(Debug, Clone)]
pub struct Offer {
    pub tournament: TournamentId,
    pub name: String,
    /// The name of the event.
    pub event: String,
    pub coming: Option<Due>,
}

/// The round that people check in for.
#[derive(Debug, Clone)]
pub struct Due {
    pub round: u16,
    /// The player; nobody if they do not play in the round.
    pub expected: Option<Expected>,
}
