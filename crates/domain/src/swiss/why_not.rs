//! Why two players do not meet in a round.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use rules::Seat;
use tournament::entry::Number;
use tournament::pairing::dutch;
use tournament::pairing::explanation::Criterion;
use tournament::pairing::why_not;
use tournament::result::Bye;
use tournament::score::Score;
use tournament::table::TableError;

use super::working::{RoundWorking, worked};
use super::{Change, Preparation, RequestedBye};
use crate::EntryId;
use crate::entries::Entry;
use crate::pairings::Pairing;
use crate::results::seat;
use crate::standings::WallChart;

/// Why two players do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    /// It is one player.
    SamePlayer,
    /// The arbiter has given this one a place.
    ByHand(EntryId),
    /// This one does not play in the round.
    Away(EntryId),
    /// C1: they met in this round.
    Met(u16),
    /// They are an avoided pairing.
    Forbidden,
    /// C3: both need this seat.
    BothNeed(Seat),
    /// C4: the others could not all be paired.
    OthersLeftOver,
    /// C5: the bye would go to this one, who has more points.
    ByeHigher(EntryId),
    /// The best pairing in which they meet is worse.
    Worse {
        /// The first bracket that would be another, by its score.
        score: Score,
        criterion: Criterion,
        /// Whom that would concern.
        entries: Vec<EntryId>,
        /// How many it concerns as it is.
        n_now: usize,
    },
    /// As good by every criterion, but the rules come to it later.
    LaterInOrder {
        /// The first bracket that would be another, by its score.
        score: Score,
    },
    /// What the round was paired from has changed since.
    Changed,
}

impl WallChart {
    /// The chart that a published round was paired from: its players and the results of then, and
    /// the byes of the round.
    pub fn before(
        mut self,
        round: u16,
        published_at: DateTime<Utc>,
    ) -> Result<(Self, Vec<RequestedBye>), Vec<TableError>> {
        let byes = self.entries.iter().filter(|entry| entry.number.is_some());
        let byes = byes.filter_map(|entry| away(&self, entry, round)).collect();
        let then = |pairing: &Pairing| self.result_at(pairing, published_at).cloned();
        let results = self.pairings.iter().filter_map(|one| Some((one.id, then(one)?))).collect();
        self.results = Arc::new(results);
        Ok((self.after(round.saturating_sub(1))?, byes))
    }
}

/// The bye of a player who was not paired in a round.
fn away(chart: &WallChart, entry: &Entry, round: u16) -> Option<RequestedBye> {
    let is_of = |one: &&Pairing| {
        one.round == round && (one.first == entry.id || one.second == Some(entry.id))
    };
    let bye = match chart.pairings.iter().find(is_of) {
        None => Bye::ZeroPoint,
        Some(pairing) => pairing.bye.filter(|bye| *bye != Bye::PairingAllocated)?,
    };
    Some(RequestedBye { entry: entry.id, round, bye })
}

impl Preparation {
    /// Why two players do not meet in the next round, or in the one that was published so; nothing
    /// if one of them is nobody here.
    pub fn why_not(
        &self,
        published: Option<&RoundWorking>,
        (one, other): (EntryId, EntryId),
    ) -> Option<WhyNot> {
        let numbers = (self.number(one)?, self.number(other)?);
        if one == other {
            return Some(WhyNot::SamePlayer);
        }
        let (changes, _) = self.in_effect();
        let plan = self.changed_plan(&self.plan_of_next()?, &changes);
        if self.meet(published, one, other) {
            return Some(WhyNot::TheyMeet);
        }
        let is_swapped = |entry: &EntryId| {
            changes.iter().any(|change| match change {
                Change::Swap(a, b) => [a, b].contains(&entry),
                Change::Fix(..) | Change::Forbid(..) | Change::Bye(_) | Change::Turn(..) => false,
            })
        };
        if let Some(entry) = [one, other].into_iter().find(is_swapped) {
            return Some(WhyNot::ByHand(entry));
        }
        if let Some(working) = published {
            let again = self.paired(&plan).ok();
            let again = again.map(|round| round.brackets);
            let is_so = again.is_some_and(|brackets| {
                brackets.iter().map(|bracket| worked(self, bracket)).eq(working.brackets.clone())
            });
            if !is_so {
                return Some(WhyNot::Changed);
            }
        }
        let answer = dutch::why_not(&self.chart.table, &plan, numbers.0, numbers.1);
        self.told(&plan.placed, answer)
    }

    /// Whether two players meet, by the rules or by hand.
    fn meet(&self, published: Option<&RoundWorking>, one: EntryId, other: EntryId) -> bool {
        let are_they = |(first, second): (EntryId, EntryId)| {
            [(one, other), (other, one)].contains(&(first, second))
        };
        match published {
            Some(working) => working.games.iter().any(|game| are_they((game.first, game.second))),
            None => self.draft().is_ok_and(|draft| {
                draft.games.iter().any(|game| are_they((game.first, game.second)))
            }),
        }
    }

    fn told(&self, placed: &[Number], answer: why_not::WhyNot) -> Option<WhyNot> {
        Some(match answer {
            why_not::WhyNot::TheyMeet => WhyNot::TheyMeet,
            why_not::WhyNot::NotPaired(number) if placed.contains(&number) => {
                WhyNot::ByHand(self.entry(number)?)
            }
            why_not::WhyNot::NotPaired(number) => WhyNot::Away(self.entry(number)?),
            why_not::WhyNot::Met(round) => WhyNot::Met(round),
            why_not::WhyNot::Forbidden => WhyNot::Forbidden,
            why_not::WhyNot::BothNeed(colour) => WhyNot::BothNeed(seat(colour)),
            why_not::WhyNot::OthersLeftOver => WhyNot::OthersLeftOver,
            why_not::WhyNot::ByeHigher(number) => WhyNot::ByeHigher(self.entry(number)?),
            why_not::WhyNot::Worse { score, criterion, numbers, n_now } => {
                WhyNot::Worse { score, criterion, entries: self.entries(&numbers), n_now }
            }
            why_not::WhyNot::LaterInOrder { score } => WhyNot::LaterInOrder { score },
        })
    }
}
