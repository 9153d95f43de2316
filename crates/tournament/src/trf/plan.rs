//! By what a round is to be paired, and how it was.

use crate::colour::Colour;
use crate::entry::Number;
use crate::history::Pairing;
use crate::pairing::plan::{Plan, VirtualPoints, baku};
use crate::result::Bye;
use crate::table::MAX_ROUNDS;

use super::Report;
use super::fault::{Guess, Notes};
use super::rounds::Round;

/// A round as the file says it was paired.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WrittenRound {
    /// Who met whom, by the lower number.
    pub pairs: Vec<WrittenPair>,
    /// Who had the pairing-allocated bye; more than one if the file says so.
    pub byes: Vec<Number>,
}

/// Two players who were paired, as the file says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WrittenPair {
    /// Moves first.
    pub white: Number,
    /// Moves second.
    pub black: Number,
    /// Whether the file says who had which colour; else it may have been the other way round.
    pub has_colours: bool,
}

impl Report {
    /// By what a round, from 1, is to be paired. A round that has been paired is planned as before
    /// it was: who stayed away is away, and the pairing-allocated bye is not given yet.
    #[must_use]
    pub fn plan(&self, round: u16) -> Plan {
        let (initial_colour, _) = self.initial_colour();
        Plan {
            n_rounds: self.n_rounds().max(round.min(MAX_ROUNDS)),
            initial_colour,
            virtual_points: self.virtual_points(),
            forbidden: self.records.forbidden(),
            byes: self.planned_byes(round),
            placed: Vec::new(),
        }
    }

    /// docs/spec/trf.md §7: the points that are said, else Baku if the type code names it.
    fn virtual_points(&self) -> Vec<VirtualPoints> {
        let code = self.header.type_code.as_ref();
        let is_baku = code.is_some_and(|code| code.to_uppercase().ends_with("_BAKU"));
        if !self.records.virtual_points.is_empty() || !is_baku {
            return self.records.virtual_points.clone();
        }
        let n_players = self.players.last().map_or(0, |player| player.number.0);
        baku(n_players, self.n_rounds(), &self.points)
    }

    /// Who is not to be paired in a round, by number; what is said first counts.
    fn planned_byes(&self, round: u16) -> Vec<(Number, Bye)> {
        let absent = |numbers: &[Number]| {
            numbers.iter().map(|number| (*number, Bye::ZeroPoint)).collect::<Vec<_>>()
        };
        let mut byes = absent(&self.never_there());
        if let Some(written) = self.written(round) {
            let is_paired = !written.pairings.is_empty();
            let is_planned = |bye: Bye| !is_paired || bye != Bye::PairingAllocated;
            byes.extend(written.byes.iter().filter(|(_, bye)| is_planned(*bye)));
            if is_paired {
                byes.extend(absent(&written.blank));
            }
        }
        if round == self.next_round() {
            byes.extend(absent(&self.records.absent));
        }
        byes.sort_by_key(|(number, _)| *number);
        byes.dedup_by_key(|(number, _)| *number);
        byes
    }

    fn written(&self, round: u16) -> Option<&Round> {
        self.rounds.get(usize::from(round).checked_sub(1)?)
    }

    /// Numbers that nobody has, and players who only stand for the bye.
    fn never_there(&self) -> Vec<Number> {
        let is_there = |number: &Number| {
            self.players.binary_search_by_key(number, |player| player.number).is_ok()
                && !self.stand_ins.contains(number)
        };
        let n = self.players.last().map_or(0, |player| player.number.0);
        Number::first(n).filter(|number| !is_there(number)).collect()
    }

    /// What the file says was paired in a round, from 1; nothing in a round that is not there.
    #[must_use]
    pub fn pairs(&self, round: u16) -> WrittenRound {
        let Some(written) = self.written(round) else {
            return WrittenRound::default();
        };
        let pair = |pairing: &Pairing| WrittenPair {
            white: pairing.white,
            black: pairing.black,
            has_colours: !written.colourless.contains(&pairing.white),
        };
        let byes = written.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
        WrittenRound {
            pairs: written.pairings.iter().map(pair).collect(),
            byes: byes.map(|(number, _)| *number).collect(),
        }
    }

    /// docs/spec/trf.md §7: as said, else by the highest ranked of round one (C.04.3 art. 5.2.5,
    /// where only those count who take part in it).
    fn initial_colour(&self) -> (Colour, Option<Guess>) {
        if let Some(colour) = self.header.initial_colour {
            return (colour, None);
        }
        let written = self.pairs(1);
        let with_colours = written.pairs.iter().filter(|pair| pair.has_colours);
        let Some(first) = with_colours.min_by_key(|pair| pair.white.min(pair.black)) else {
            return (Colour::White, Some(Guess::NoInitialColour));
        };
        let higher = first.white.min(first.black);
        let own = if first.white == higher { Colour::White } else { Colour::Black };
        let paired = written.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        let n_before =
            paired.chain(written.byes.iter().copied()).filter(|one| *one < higher).count();
        let colour = if n_before.is_multiple_of(2) { own } else { own.other() };
        (colour, Some(Guess::InitialColour { colour }))
    }

    /// Warns of what is missing from the file as a whole.
    pub(super) fn warn_of_gaps(&self, notes: &mut Notes) {
        if self.header.n_rounds.is_none() {
            notes.warn(self.end(), Guess::RoundCount { n_rounds: self.n_rounds() });
        }
        if let (_, Some(guess)) = self.initial_colour() {
            notes.warn(self.end(), guess);
        }
    }
}
