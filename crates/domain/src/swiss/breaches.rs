//! Which rules a draft breaks that was changed by hand.
//!
//! Source: `docs/spec/swiss.md`, the sections named beside each.

use rules::Seat;
use tournament::entry::Number;
use tournament::pairing::plan::Plan;
use tournament::result::{Bye, PlayerResult};
use tournament::table::Cell;

use super::players::is_met;
use super::{Change, Draft, DraftGame, Preparation, Seats};
use crate::EntryId;

/// A rule that is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Breach {
    /// C1: they have met.
    MetBefore {
        /// The one who moves first.
        first: EntryId,
        /// The one who moves second.
        second: EntryId,
        /// When they met, from 1.
        round: u16,
    },
    /// The organiser does not want them to meet.
    Forbidden {
        /// The one who moves first.
        first: EntryId,
        /// The one who moves second.
        second: EntryId,
    },
    /// C2: a second bye, or one after a win without a game.
    SecondBye { entry: EntryId },
    /// C3, C10: more than two games more on one side than on the other.
    Difference {
        entry: EntryId,
        /// On which side.
        seat: Seat,
        /// How many more.
        more: u32,
    },
    /// C3, C11: a third time running on the same side.
    ThirdInARow {
        entry: EntryId,
        /// On which side.
        seat: Seat,
    },
    /// Art. 5.2: the rules would give them the other seats.
    OtherSeats {
        /// The one who moves first.
        first: EntryId,
        /// The one who moves second.
        second: EntryId,
    },
}

impl Preparation {
    /// The rules that a draft breaks in what the rules alone would not have made, by board.
    pub fn breaches(&self, draft: &Draft, by_rules: Option<&Draft>) -> Vec<Breach> {
        let Ok((swiss, opening)) = self.may_pair() else {
            return Vec::new();
        };
        let plan = self.plan(swiss, opening);
        let is_made = |game: &&DraftGame| {
            let is_same = |rules: &Draft| rules.has_game(game.first, game.second);
            !by_rules.is_some_and(is_same)
        };
        let made = draft.games.iter().filter(is_made);
        let of_games = made.flat_map(|game| self.breaches_of(&plan, *game));
        let bye = draft.bye.filter(|bye| by_rules.and_then(|rules| rules.bye) != Some(*bye));
        let second = bye.filter(|entry| self.has_had_bye(*entry));
        of_games.chain(second.map(|entry| Breach::SecondBye { entry })).collect()
    }

    /// The rules that the places given by hand break, while the others cannot be paired.
    pub fn breaches_of_places(&self) -> Vec<Breach> {
        let Ok((swiss, opening)) = self.may_pair() else {
            return Vec::new();
        };
        let plan = self.plan(swiss, opening);
        let placed = self.in_effect().0.into_iter().flat_map(|change| match change {
            Change::Fix(one, other) => self.breaches_of(&plan, self.seated(&plan, one, other)),
            Change::Bye(entry) if self.has_had_bye(entry) => vec![Breach::SecondBye { entry }],
            Change::Bye(_) | Change::Forbid(..) | Change::Swap(..) | Change::Turn(..) => Vec::new(),
        });
        placed.collect()
    }

    fn breaches_of(&self, plan: &Plan, game: DraftGame) -> Vec<Breach> {
        let DraftGame { first, second, seats } = game;
        let (Some(white), Some(black)) = (self.number(first), self.number(second)) else {
            return Vec::new();
        };
        let met = self.met(white, black).map(|round| Breach::MetBefore { first, second, round });
        let forbidden = self.is_forbidden(plan, white, black);
        let by_rule = || self.seated(plan, second, first);
        let is_turned = |rule: DraftGame| rule.first == second && rule.seats != Seats::ByHand;
        let is_other = seats == Seats::ByHand && is_turned(by_rule());
        let colours = [(first, white, Seat::First), (second, black, Seat::Second)];
        let colours = colours
            .into_iter()
            .flat_map(|(entry, number, seat)| self.colour_breaches(plan, entry, number, seat));
        met.into_iter()
            .chain(forbidden.then_some(Breach::Forbidden { first, second }))
            .chain(is_other.then_some(Breach::OtherSeats { first, second }))
            .chain(colours)
            .collect()
    }

    /// The round in which two players met over the board.
    fn met(&self, one: Number, other: Number) -> Option<u16> {
        let is_it = |cell: &Cell| matches!(cell, Cell::Game(game) if game.opponent == other && is_met(*game));
        let idx = self.chart.table.cells(one).iter().position(is_it)?;
        u16::try_from(idx + 1).ok()
    }

    fn is_forbidden(&self, plan: &Plan, one: Number, other: Number) -> bool {
        let round = self.round();
        plan.forbidden.iter().any(|group| {
            (group.from_round..=group.to_round).contains(&round)
                && group.numbers.contains(&one)
                && group.numbers.contains(&other)
        })
    }

    fn colour_breaches(
        &self,
        plan: &Plan,
        entry: EntryId,
        number: Number,
        seat: Seat,
    ) -> Vec<Breach> {
        let state = self.state_by(plan, number);
        let step = if seat == Seat::First { 1 } else { -1 };
        let after = state.difference() + step;
        let more = after.unsigned_abs();
        let is_wider = more > 2 && more > state.difference().unsigned_abs();
        let third = state.last_twice() == Some(seat);
        let difference = is_wider.then_some(Breach::Difference { entry, seat, more });
        difference.into_iter().chain(third.then_some(Breach::ThirdInARow { entry, seat })).collect()
    }

    /// `docs/spec/swiss.md` C2: a pairing-allocated bye, or as much as a win without playing.
    fn has_had_bye(&self, id: EntryId) -> bool {
        let table = &self.chart.table;
        let has_won = |cell: &Cell| match cell {
            Cell::Bye(Bye::PairingAllocated) => true,
            Cell::Bye(_) => table.points_of(*cell) >= table.points().win(),
            Cell::Game(game) => game.outcome == PlayerResult::ForfeitWin,
        };
        self.number(id).is_some_and(|number| table.cells(number).iter().any(has_won))
    }
}
