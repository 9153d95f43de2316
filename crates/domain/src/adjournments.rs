//! Games that were adjourned: they count as draws when rounds are paired, until their results come.
//!
//! Source: `docs/spec/swiss.md` C.04.2.

use super::PairingId;
use super::pairings::Pairing;
use super::standings::WallChart;
use super::tournaments::{Stage, Tournament};

/// A game that was adjourned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Adjourned {
    pub pairing: PairingId,
    /// The first round that is paired without its result.
    pub from_round: u16,
    /// The last one; none as long as the game is adjourned.
    pub to_round: Option<u16>,
}

/// Why a game is not adjourned, or goes on being it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAdjourned {
    #[error("there is no such game in a running Swiss")]
    NoGame,
    #[error("the game has a result, or its state has changed meanwhile")]
    Changed,
}

/// The open games of a round that can be adjourned, by board: those of a running Swiss.
pub fn adjournable(chart: &WallChart, round: u16) -> Vec<&Pairing> {
    if !takes_adjournments(&chart.tournament) {
        return Vec::new();
    }
    let mut open = chart.open_games();
    open.retain(|pairing| pairing.round == round && !chart.is_adjourned(pairing.id));
    open
}

/// Whether games of the tournament can be adjourned.
pub fn takes_adjournments(tournament: &Tournament) -> bool {
    tournament.details.format.pairs_round_by_round() && tournament.stage == Stage::Running
}
