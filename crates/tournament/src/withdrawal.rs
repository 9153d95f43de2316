//! What a withdrawal does to the games of a round robin.
//!
//! Source: `docs/spec/round-robin.md` §2.

use crate::colour::Colour;
use crate::entry::Number;
use crate::history::{Pairing, Round, Withdrawal};
use crate::result::{GameResult, PlayerResult};

/// Does a game count in the table?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counting {
    /// Its points count.
    Counts,
    /// One of the two withdrew too early: it stays visible, and rated if it was played, but
    /// nobody has points from it.
    Struck,
}

/// A pairing of a round robin after all withdrawals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Settled {
    /// The pairing; a game that cannot be played any more has become a forfeit.
    pub pairing: Pairing,
    /// Does it count?
    pub counting: Counting,
}

/// Each pairing's effective standing, round by round, board by board.
///
/// ```
/// use tournament::entry::Number;
/// use tournament::history::Withdrawal;
/// use tournament::pairing::round_robin::{Cycles, schedule};
/// use tournament::withdrawal::{Counting, settle};
///
/// let rounds = schedule(4, Cycles::Single)?;
/// let left = Withdrawal { number: Number(4), from_round: 1 };
/// let settled = settle(&rounds, &[left]);
/// assert_eq!(settled[0][0].pairing.result.to_string(), "+/-");
/// assert_eq!(settled[0][0].counting, Counting::Struck);
/// assert_eq!(settled[0][1].counting, Counting::Counts);
/// # Ok::<(), tournament::pairing::round_robin::ScheduleError>(())
/// ```
#[must_use]
pub fn settle(rounds: &[Round], withdrawals: &[Withdrawal]) -> Vec<Vec<Settled>> {
    let struck = struck(rounds, withdrawals);
    let settle_one = |round: u16, pairing: Pairing| {
        let is_struck = struck.iter().any(|number| pairing.colour_of(*number).is_some());
        let counting = if is_struck { Counting::Struck } else { Counting::Counts };
        let result = effective_result(round, pairing, withdrawals);
        Settled { pairing: Pairing { result, ..pairing }, counting }
    };
    (1..)
        .zip(rounds)
        .map(|(round, in_round)| {
            in_round.pairings.iter().map(|pairing| settle_one(round, *pairing)).collect()
        })
        .collect()
}

/// Who withdrew before completing half of their games, by number.
#[must_use]
pub fn struck(rounds: &[Round], withdrawals: &[Withdrawal]) -> Vec<Number> {
    let is_struck = |withdrawal: &&Withdrawal| {
        let (completed, all) = completed_games(withdrawal.number, rounds, withdrawals);
        // docs/spec/round-robin.md §2.1: exactly half is enough.
        2 * completed < all
    };
    let mut numbers: Vec<Number> =
        withdrawals.iter().filter(is_struck).map(|withdrawal| withdrawal.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// docs/spec/round-robin.md §2.2: games completed, and all their games. Free rounds are no games.
fn completed_games(number: Number, rounds: &[Round], withdrawals: &[Withdrawal]) -> (usize, usize) {
    let outcomes: Vec<PlayerResult> = (1..)
        .zip(rounds)
        .flat_map(|(round, in_round)| in_round.pairings.iter().map(move |game| (round, game)))
        .filter_map(|(round, game)| {
            let colour = game.colour_of(number)?;
            Some(effective_result(round, *game, withdrawals).seen_by(colour))
        })
        .collect();
    let is_completed =
        |outcome: &&PlayerResult| outcome.is_played() || **outcome == PlayerResult::ForfeitWin;
    (outcomes.iter().filter(is_completed).count(), outcomes.len())
}

/// docs/spec/round-robin.md §2.3: a game without a result is lost by the player who left.
fn effective_result(round: u16, pairing: Pairing, withdrawals: &[Withdrawal]) -> GameResult {
    if pairing.result != GameResult::Pending {
        return pairing.result;
    }
    let left = |colour: Colour| {
        let number = pairing.player(colour);
        withdrawals.iter().find(|withdrawal| withdrawal.number == number)
    };
    match (left(Colour::White), left(Colour::Black)) {
        (None, None) => GameResult::Pending,
        (None, Some(_)) => GameResult::Forfeit { won_by: Colour::White },
        (Some(_), None) => GameResult::Forfeit { won_by: Colour::Black },
        (Some(white), Some(black)) => match (white.from_round > round, black.from_round > round) {
            (true, false) => GameResult::Forfeit { won_by: Colour::White },
            (false, true) => GameResult::Forfeit { won_by: Colour::Black },
            _ => GameResult::DoubleForfeit,
        },
    }
}
