//! The rounds that a round robin should have.

use crate::history::Round;
use crate::pairing::round_robin::{Cycles, ScheduleError, schedule};

use super::Report;

impl Report {
    /// The Berger tables for the players of the file: two cycles if it says so or has more rounds
    /// than one.
    pub fn schedule(&self) -> Result<Vec<Round>, ScheduleError> {
        let is_there = |number: &u16| !self.stand_ins.iter().any(|stand_in| stand_in.0 == *number);
        let numbers = self.players.iter().map(|player| player.number.0);
        let n_players = numbers.filter(is_there).max().unwrap_or(0);
        let one_cycle = n_players.next_multiple_of(2).saturating_sub(1);
        let text = self.header.type_code.as_ref().or(self.header.kind.as_ref());
        let is_double = text.is_some_and(|text| text.to_lowercase().contains("double"));
        let cycles =
            if is_double || self.n_rounds() > one_cycle { Cycles::Double } else { Cycles::Single };
        schedule(n_players, cycles)
    }
}
