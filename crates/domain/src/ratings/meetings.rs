//! The rated games of one player in one period, and what they add up to.

use rating::ledger::{Day, LedgerRow, Outcome, PeriodId};
use rating::working::{self, Met, Working};
use rules::Seat;
use tournament::result;

use super::{RatingPool, RatingRow};
use crate::PlayerId;
use crate::played::{GamePlace, PlayedGame};

/// A rated game as one of its players sees it.
#[derive(Debug, Clone)]
pub struct RatedMeeting {
    pub opponent: PlayerId,
    /// The opponent's name; in a tournament the one that was entered.
    pub opponent_name: String,
    /// The own seat.
    pub seat: Seat,
    /// Who won, as if the player had moved first.
    pub outcome: Outcome,
    /// Where it was played.
    pub place: GamePlace,
}

impl RatedMeeting {
    /// A game, if it is rated.
    pub fn of(game: PlayedGame) -> Option<Self> {
        let outcome = match game.outcome {
            result::PlayerResult::Win => Outcome::FirstWins,
            result::PlayerResult::Draw => Outcome::Draw,
            result::PlayerResult::Loss => Outcome::SecondWins,
            result::PlayerResult::Pending
            | result::PlayerResult::ForfeitWin
            | result::PlayerResult::ForfeitLoss
            | result::PlayerResult::UnratedWin
            | result::PlayerResult::UnratedDraw
            | result::PlayerResult::UnratedLoss => return None,
        };
        Some(Self {
            opponent: game.opponent,
            opponent_name: game.opponent_name,
            seat: game.seat,
            outcome,
            place: game.place,
        })
    }
}

impl RatingRow {
    /// How the games gave the row; `rows` are those of everybody in the period. `None` if they
    /// are not the games of the row.
    pub fn working(
        &self,
        pool: &RatingPool,
        meetings: &[RatedMeeting],
        rows: &[Self],
    ) -> Option<Working> {
        let met = |meeting: &RatedMeeting| {
            let opponent = rows.iter().find(|row| row.player == meeting.opponent)?.before;
            Some(Met { opponent, outcome: meeting.outcome })
        };
        let games: Vec<Met> = meetings.iter().map(met).collect::<Option<_>>()?;
        let is_all = u32::try_from(games.len()) == Ok(self.games);
        // The working does not ask for the time.
        let row = LedgerRow {
            period: PeriodId(0),
            closed_on: Day(0),
            player: rating::ledger::PlayerId(self.player.0),
            before: self.before,
            after: self.after,
            games: self.games,
            games_so_far: self.games_so_far,
            expected: self.expected,
            scored: self.scored,
            k: self.k,
            rules_version: self.rules_version,
        };
        is_all.then(|| working::of_row(&pool.details.rating, &row, &games)).flatten()
    }
}
