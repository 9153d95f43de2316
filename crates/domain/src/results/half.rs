//! What a result does to somebody who has left: it may decide whether half of the games are there.
//!
//! Source: `docs/spec/round-robin.md` §2.

use rules::Seat;
use tournament::colour::Colour;
use tournament::history::{Round, Withdrawal};
use tournament::result::GameResult;
use tournament::withdrawal::struck;

use super::{Sitting, colour};

/// What becomes of all games of somebody who has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    CountAgain,
    /// None of them counts any more.
    Struck,
}

impl Sitting {
    /// Who at this board would be struck from the table, or not any more, if the game were played.
    pub fn turned_by_playing(&self) -> Vec<(Seat, Turn)> {
        self.turned_by(GameResult::Win { won_by: Colour::White })
    }

    /// Who would, if the result were taken back.
    pub fn turned_by_taking_back(&self) -> Vec<(Seat, Turn)> {
        self.turned_by(GameResult::Pending)
    }

    fn turned_by(&self, result: GameResult) -> Vec<(Seat, Turn)> {
        let withdrawals = self.withdrawals();
        let before = struck(&self.rounds(None), &withdrawals);
        let after = struck(&self.rounds(Some(result)), &withdrawals);
        let turn = |seat: Seat| {
            let number = self.players[seat].number?;
            match (before.contains(&number), after.contains(&number)) {
                (true, false) => Some((seat, Turn::CountAgain)),
                (false, true) => Some((seat, Turn::Struck)),
                (true, true) | (false, false) => None,
            }
        };
        Seat::ALL.into_iter().filter_map(turn).collect()
    }

    fn withdrawals(&self) -> Vec<Withdrawal> {
        let entries = self.chart.iter().flat_map(|chart| chart.entries.iter());
        let left = entries.filter_map(|entry| {
            Some(Withdrawal { number: entry.number?, from_round: entry.withdrawn_from? })
        });
        left.collect()
    }

    /// All games as they are settled, the one of this board perhaps with another result.
    fn rounds(&self, result: Option<GameResult>) -> Vec<Round> {
        let number = |seat: Seat| self.players[seat].number;
        let mut rounds: Vec<Round> = Vec::new();
        let settled = self.chart.iter().flat_map(|chart| chart.table.rounds());
        for (round, games) in (1..).zip(settled) {
            let mut pairings: Vec<_> = games.iter().map(|settled| settled.pairing).collect();
            let is_here = |game: &&mut tournament::history::Pairing| {
                let seated = |seat| number(seat) == Some(game.player(colour(seat)));
                round == self.pairing.round && Seat::ALL.into_iter().all(seated)
            };
            if let Some((game, result)) = pairings.iter_mut().find(is_here).zip(result) {
                game.result = result;
            }
            rounds.push(Round { pairings, byes: Vec::new() });
        }
        rounds
    }
}
