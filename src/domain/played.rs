//! The games of one player over all tournaments, and what they add up to.

pub mod against;

use std::collections::HashMap;

use rules::{BySeat, Seat};
use tournament::colour::Colour;
use tournament::result::Outcome;
use tournament::withdrawal::Counting;

use super::entries::Entry;
use super::pairings::Pairing;
use super::results::{Recorded, colour};
use super::standings::{WallChart, settled};
use super::{PlayerId, TournamentId};

/// A game, or a forfeit, as one of its two players sees it.
#[derive(Debug, Clone)]
pub struct PlayedGame {
    /// Where.
    pub tournament: TournamentId,
    /// Where exactly.
    pub pairing: Pairing,
    /// The result as it was recorded; none where a withdrawal has decided.
    pub recorded: Option<Recorded>,
    /// The player's own seat.
    pub seat: Seat,
    /// The player's own rating when entered.
    pub rating: Option<u16>,
    /// The opponent.
    pub opponent: PlayerId,
    /// The opponent's name.
    pub opponent_name: String,
    /// The opponent's rating when entered.
    pub opponent_rating: Option<u16>,
    /// How it ended for the player.
    pub outcome: Outcome,
    /// Whether it counts in its tournament.
    pub counting: Counting,
}

/// Games won, drawn and lost over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Tally {
    /// All games.
    #[must_use]
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// These and one more.
    #[must_use]
    fn with(mut self, outcome: Outcome) -> Self {
        self.add(outcome);
        self
    }

    /// Forfeits and games without a result are no games over the board.
    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win | Outcome::UnratedWin => self.won += 1,
            Outcome::Draw | Outcome::UnratedDraw => self.drawn += 1,
            Outcome::Loss | Outcome::UnratedLoss => self.lost += 1,
            Outcome::Pending | Outcome::ForfeitWin | Outcome::ForfeitLoss => {}
        }
    }
}

/// What a player has played against another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadToHead {
    /// The other one.
    pub opponent: PlayerId,
    /// The other one's name.
    pub name: String,
    /// The games.
    pub tally: Tally,
}

/// The decided games of a player in a tournament, by round.
#[must_use]
pub fn games_of(chart: &WallChart, player: PlayerId) -> Vec<PlayedGame> {
    let Some(own) = chart.entries.iter().find(|entry| entry.player == player) else {
        return Vec::new();
    };
    let game = |pairing: &Pairing| played(chart, own, pairing);
    chart.pairings.iter().filter_map(game).collect()
}

fn played(chart: &WallChart, own: &Entry, pairing: &Pairing) -> Option<PlayedGame> {
    let second = pairing.second?;
    let (seat, opponent) = match own.id {
        id if id == pairing.first => (Seat::First, second),
        id if id == second => (Seat::Second, pairing.first),
        _ => return None,
    };
    let opponent = chart.entries.iter().find(|entry| entry.id == opponent)?;
    let settled = settled(&chart.table, &chart.entries, pairing)?;
    let outcome = settled.pairing.result.seen_by(colour(seat));
    (outcome != Outcome::Pending).then(|| PlayedGame {
        tournament: chart.tournament.id,
        pairing: pairing.clone(),
        recorded: chart.results.get(&pairing.id).cloned(),
        seat,
        rating: own.rating,
        opponent: opponent.player,
        opponent_name: opponent.name.clone(),
        opponent_rating: opponent.rating,
        outcome,
        counting: settled.counting,
    })
}

/// Won, drawn and lost when moving first, and when moving second.
#[must_use]
pub fn by_seat(games: &[PlayedGame]) -> BySeat<Tally> {
    let mut record = BySeat::new_with(|_| Tally::default());
    for game in games {
        record[game.seat].add(game.outcome);
    }
    record
}

/// Against whom how often: the most frequent first.
#[must_use]
pub fn head_to_head(games: &[PlayedGame]) -> Vec<HeadToHead> {
    let mut met: HashMap<PlayerId, HeadToHead> = HashMap::new();
    for game in games.iter().filter(|game| game.outcome.is_played()) {
        let met = met.entry(game.opponent).or_insert_with(|| HeadToHead {
            opponent: game.opponent,
            name: game.opponent_name.clone(),
            tally: Tally::default(),
        });
        met.tally.add(game.outcome);
    }
    let mut all: Vec<HeadToHead> = met.into_values().collect();
    all.sort_by(|one, other| {
        let key = |met: &HeadToHead| (std::cmp::Reverse(met.tally.games()), met.opponent);
        key(one).cmp(&key(other))
    });
    all
}

/// The seat as the pairing rules call it.
#[must_use]
pub fn own_colour(game: &PlayedGame) -> Colour {
    colour(game.seat)
}
