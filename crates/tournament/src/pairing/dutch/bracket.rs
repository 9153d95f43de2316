//! One bracket and what lies below it.

use std::ops::Range;

use super::contestant::{Contestant, Float};
use super::field::Field;
use super::graph::Graph;
use super::matcher::Presence;
use crate::pairing::explanation::Criterion;
use crate::score::Score;

/// A bracket that is to be paired: its members, and as much of the rest of the field as has a say
/// in it. Players have the numbers from 0, by rank: moved-down players, residents, the next
/// scoregroup, the rest, and last the bye.
pub(super) struct Window<'a> {
    pub(super) field: &'a Field,
    /// Their places in the field; the bye's is the number of players.
    pub(super) places: Vec<usize>,
    pub(super) n_moved: usize,
    /// Moved-down players and residents.
    pub(super) n_members: usize,
    /// Players of the next scoregroup.
    pub(super) n_next: usize,
    /// C9: the bracket has one downfloater, who will have the bye.
    pub(super) is_bye_here: bool,
    pub(super) presence: Vec<Presence>,
}

/// A bracket as it is paired, by places in the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Paired {
    /// The better ranked first.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) downfloaters: Vec<usize>,
    /// This criterion and those after it were not weighed.
    pub(super) unweighed: Option<Criterion>,
}

impl Window<'_> {
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// The bracket is by itself, and each of its members has to be paired.
    pub(super) fn has_no_downfloater(&self) -> bool {
        let is_required = |presence: &Presence| *presence == Presence::Required;
        self.len() == self.n_members && self.presence.iter().all(is_required)
    }

    /// A player; not the bye.
    pub(super) fn player(&self, number: usize) -> &Contestant {
        &self.field.players[self.places[number]]
    }

    /// Each score among some players, highest first, and how many have it.
    pub(super) fn scores(&self, numbers: Range<usize>) -> Vec<(Score, usize)> {
        let scores: Vec<Score> = numbers.map(|number| self.player(number).score).collect();
        scores.chunk_by(|one, next| one == next).map(|same| (same[0], same.len())).collect()
    }

    pub(super) fn n_floated(&self, numbers: Range<usize>, float: Float, back: usize) -> usize {
        let floated = |number: &usize| super::criteria::floated(self.player(*number), float, back);
        numbers.filter(floated).count()
    }

    /// Which of the players of the window may meet. Two moved-down players may not: if they could,
    /// their old bracket would have had one more pair (C6).
    pub(super) fn may_meet(&self, graph: &Graph) -> Graph {
        let mut local = Graph::empty(self.len());
        for one in 0..self.len() {
            for other in (one + 1).max(self.n_moved)..self.len() {
                if graph.has(self.places[one], self.places[other]) {
                    local.insert(one, other);
                }
            }
        }
        local
    }
}
