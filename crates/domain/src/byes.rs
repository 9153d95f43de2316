//! Who does not play in a round, and what it is worth.

use tournament::result::Bye;

use super::EntryId;
use super::words::words;

/// A bye that was asked for, in a round that is still to be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestedBye {
    pub entry: EntryId,
    /// The round, from 1.
    pub round: u16,
    /// What it is worth: one of [`REQUESTED`].
    pub bye: Bye,
}

/// Byes that a player is to have, or to have no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByesWanted {
    pub entry: EntryId,
    /// What; `None` for a game.
    pub bye: Option<Bye>,
    /// In which rounds: one at least.
    pub rounds: Vec<u16>,
}

/// What the rounds are worth to a player that were paired before he came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Missed {
    /// Nothing.
    #[default]
    ZeroPoint,
    /// As much as a draw: the organiser's choice.
    HalfPoint,
}

words! { Missed { ZeroPoint = "zero-point", HalfPoint = "half-point", } }

/// What can be asked for; the first by the players, the last one only the arbiter gives.
pub const REQUESTED: [Bye; 3] = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint];

/// The word in tables and forms.
pub fn word(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "pairing-allocated",
        Bye::FullPoint => "full-point",
        Bye::HalfPoint => "half-point",
        Bye::ZeroPoint => "zero-point",
        Bye::Free => "free",
    }
}

/// Reads the word.
pub fn parse(text: &str) -> Option<Bye> {
    let all = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint, Bye::Free];
    all.into_iter().find(|bye| word(*bye) == text)
}
