//! What happened, round by round, as it was entered.

use crate::colour::Colour;
use crate::entry::Number;
use crate::result::{Bye, GameResult};
use crate::score::Score;

/// Two players who were to meet, and how it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Moves first.
    pub white: Number,
    /// Moves second.
    pub black: Number,
    /// How it ended, so far.
    pub result: GameResult,
}

/// One round. Who is in neither list had a zero-point bye, in a round robin a free round.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Round {
    /// Who met whom, by board.
    pub pairings: Vec<Pairing>,
    /// Who had no opponent, and why.
    pub byes: Vec<(Number, Bye)>,
}

/// A player left the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Withdrawal {
    /// Who left.
    pub number: Number,
    /// The first round, from 1, for which they were no longer there.
    pub from_round: u16,
}

/// Points that a player was given or lost beside those of their results: a penalty, a bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Adjustment {
    /// Whose.
    pub number: Number,
    /// The round, from 1, that they belong to; 0 if they count from the beginning.
    pub round: u16,
    /// Tenths of a point, below zero if they were taken.
    pub tenths: i32,
}

/// A game that was adjourned: rounds that are paired before its result is there count it as a draw
/// (C.04.2 art. 3.1, `docs/spec/swiss.md`). It brings nobody points in the standings before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Adjournment {
    /// The round of the game, from 1.
    pub round: u16,
    /// Who has White.
    pub white: Number,
    /// The first round that is paired without its result.
    pub from_round: u16,
    /// The last one; [`MAX_ROUNDS`](crate::table::MAX_ROUNDS) as long as the result is not there.
    pub to_round: u16,
}

/// What the two players of a game scored inside it: gems, squares, beans.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GamePoints {
    /// The round, from 1.
    pub round: u16,
    /// Who had White.
    pub white: Number,
    /// What White scored.
    pub white_points: Score,
    /// What Black scored.
    pub black_points: Score,
}

impl Pairing {
    /// A pairing without a result.
    #[must_use]
    pub const fn new(white: Number, black: Number) -> Self {
        Self { white, black, result: GameResult::Pending }
    }

    /// Who has this colour.
    #[must_use]
    pub const fn player(&self, colour: Colour) -> Number {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The player's colour; `None` if they are not in this pairing.
    #[must_use]
    pub fn colour_of(&self, number: Number) -> Option<Colour> {
        [Colour::White, Colour::Black].into_iter().find(|colour| self.player(*colour) == number)
    }
}
