//! What a player comes into a round with: points, seats, floats.

use std::collections::HashMap;

use rules::Seat;
use tournament::entry::Number;
use tournament::pairing::plan::Plan;
use tournament::result::PlayerResult;
use tournament::score::Score;
use tournament::table::{Cell, PlayerGame};

use super::Preparation;
use crate::{EntryId, results};

/// What a player comes into a round with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerState {
    /// The points.
    pub score: Score,
    /// The points that count for pairing only.
    pub virtual_points: Score,
    /// Where the player sat, round by round; nowhere without a game.
    pub seats: Vec<Option<Seat>>,
    /// In the last round, and in the one before.
    pub floats: [Option<Float>; 2],
}

/// A round among players of another score (`docs/spec/swiss.md` 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Float {
    /// Against fewer points, or points without a game.
    Down,
    /// Against more points.
    Up,
}

impl PlayerState {
    /// Games with the first move, less those without.
    pub fn difference(&self) -> i32 {
        let one = |seat: &Seat| if *seat == Seat::First { 1 } else { -1 };
        self.seats.iter().flatten().map(one).sum()
    }

    /// Where the player sat in the last two games, if it was the same seat.
    pub fn last_twice(&self) -> Option<Seat> {
        let mut latest = self.seats.iter().rev().flatten();
        let (last, before) = (latest.next()?, latest.next()?);
        (last == before).then_some(*last)
    }
}

impl Preparation {
    /// What everybody with a number comes into the next round with; nobody before the start.
    pub fn states(&self) -> HashMap<EntryId, PlayerState> {
        let tournament = &self.chart.tournament;
        let opened = tournament.details.format.swiss().zip(tournament.opening);
        let Some((swiss, opening)) = opened else { return HashMap::new() };
        let plan = self.plan(swiss, opening);
        let numbered =
            self.chart.entries.iter().filter_map(|entry| Some((entry.id, entry.number?)));
        numbered.map(|(id, number)| (id, self.state_by(&plan, number))).collect()
    }

    pub(super) fn state_by(&self, plan: &Plan, number: Number) -> PlayerState {
        let table = &self.chart.table;
        let seat = |cell: &Cell| match cell {
            Cell::Game(game) if is_met(*game) => Some(results::seat(game.colour)),
            Cell::Game(_) | Cell::Bye(_) => None,
        };
        let last = self.n_paired();
        let float = |back: u16| {
            last.checked_sub(back)
                .filter(|round| *round > 0)
                .and_then(|round| self.float(plan, number, round))
        };
        PlayerState {
            score: table.paired_by(number, self.round()),
            virtual_points: plan.virtual_points(number, self.round()),
            seats: table.cells(number).iter().map(seat).collect(),
            floats: [float(0), float(1)],
        }
    }

    /// By the pairing scores of that round.
    fn float(&self, plan: &Plan, number: Number, round: u16) -> Option<Float> {
        let table = &self.chart.table;
        let before = |number: Number| -> Score {
            table.paired_by(number, round) + plan.virtual_points(number, round)
        };
        let cell = table.cells(number).get(usize::from(round) - 1)?;
        match cell {
            Cell::Game(game) if is_met(*game) => match before(number).cmp(&before(game.opponent)) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            },
            Cell::Game(_) | Cell::Bye(_) => {
                (table.points_of(*cell) > table.points().loss()).then_some(Float::Down)
            }
        }
    }
}

/// Over the board; a game that is still open was adjourned.
pub(super) fn is_met(game: PlayerGame) -> bool {
    game.outcome.is_played() || game.outcome == PlayerResult::Pending
}
