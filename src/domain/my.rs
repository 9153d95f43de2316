//! What a player sees of an event on a page of their own.

use super::PlayerId;
use super::entries::Entry;
use super::events::Event;
use super::pairings::Pairing;
use super::players::Player;
use super::privacy::Choosing;
use super::results::Sitting;
use super::standings::WallChart;

/// An event as one player is in it.
#[derive(Debug, Clone)]
pub struct Mine {
    pub event: Event,
    pub player: Player,
    /// What everybody sees of them.
    pub public: Choosing,
    /// The tournaments, each with the board that matters now.
    pub held: Vec<(MyTournament, Option<Sitting>)>,
}

/// A tournament as one player is in it.
#[derive(Debug, Clone)]
pub struct MyTournament {
    pub chart: WallChart,
    pub entry: Entry,
}

impl MyTournament {
    /// `None` if the player has no entry.
    pub fn of(chart: WallChart, player: PlayerId) -> Option<Self> {
        let entry = chart.entries.iter().find(|entry| entry.player == player)?.clone();
        Some(Self { chart, entry })
    }

    /// The rounds of the player, in order.
    pub fn rounds(&self) -> Vec<&Pairing> {
        let is_own =
            |one: &&Pairing| one.first == self.entry.id || one.second == Some(self.entry.id);
        let mut rounds: Vec<&Pairing> = self.chart.pairings.iter().filter(is_own).collect();
        rounds.sort_by_key(|one| one.round);
        rounds
    }

    /// The board that matters now: the first without a result, else the last.
    pub fn board(&self) -> Option<&Pairing> {
        let rounds = self.rounds();
        let open = self.chart.open_games();
        let is_open = |one: &&&Pairing| open.iter().any(|game| game.id == one.id);
        rounds.iter().find(is_open).or(rounds.last()).copied()
    }

    /// The other player of one of the rounds.
    pub fn opponent(&self, pairing: &Pairing) -> Option<&Entry> {
        let other = if pairing.first == self.entry.id { pairing.second? } else { pairing.first };
        self.chart.entries.iter().find(|entry| entry.id == other)
    }
}
