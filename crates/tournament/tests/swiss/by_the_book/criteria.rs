//! Art. 2: what is wrong with a candidate. Less is better, the first difference decides.

use std::collections::HashMap;

use tournament::colour::Colour;
use tournament::score::Score;

use super::candidates::{Candidate, Members, subsets, without};
use super::colours::{allocate, worth};
use super::field::{Field, Float, Idx, Player, Strength};

/// The failure values of a candidate that complies with C1 to C5.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Failures {
    pub(crate) c6_c7: Floaters,
    pub(crate) c8: Floaters,
    /// C9 to C17.
    pub(crate) counts: [usize; 9],
    /// C18 to C21.
    pub(crate) differences: [Vec<i64>; 4],
}

/// How many float down, and their scores, the highest first.
pub(crate) type Floaters = (usize, Vec<Score>);

impl Failures {
    /// Nobody floats down, so that C8 is the same for whichever candidate, and nothing else fails.
    pub(crate) fn is_perfect(&self) -> bool {
        self.c6_c7.0 == 0 && self.counts == [0; 9] && self.differences.iter().all(Vec::is_empty)
    }
}

/// More than any score: whoever is not paired has a larger difference than whoever is.
const UNPAIRED: i64 = 1 << 40;

/// What surrounds a bracket.
pub(crate) struct Surroundings<'a> {
    pub(crate) field: &'a Field,
    pub(crate) members: &'a Members,
    /// The scoregroup below.
    pub(crate) next: &'a [Idx],
    /// All who are below that.
    pub(crate) below: &'a [Idx],
    looked_ahead: HashMap<Vec<Idx>, Option<Floaters>>,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(
        field: &'a Field,
        members: &'a Members,
        next: &'a [Idx],
        below: &'a [Idx],
    ) -> Self {
        Self { field, members, next, below, looked_ahead: HashMap::new() }
    }

    /// `None` if the candidate breaks C4 or C5.
    pub(crate) fn failures(&mut self, candidate: &Candidate) -> Option<Failures> {
        let floating = &candidate.downfloaters;
        let c8 = self.next_bracket(floating)?;
        let mut counts = [0; 9];
        counts[0] = self.unplayed_of_bye(floating);
        let mut differences: [Vec<i64>; 4] = Default::default();
        for pair in &candidate.pairs {
            self.count_colours(*pair, &mut counts);
            self.count_floats_of(*pair, &mut counts, &mut differences);
        }
        for idx in floating {
            let player = &self.field.players[*idx];
            for (back, float) in player.floats.into_iter().enumerate() {
                if float != Some(Float::Down) {
                    continue;
                }
                if self.members.residents.contains(idx) {
                    counts[5 + 2 * back] += 1;
                } else {
                    differences[2 * back].push(UNPAIRED + i64::from(player.score.tenths()));
                }
            }
        }
        for list in &mut differences {
            list.sort_unstable_by(|one, other| other.cmp(one));
        }
        let c6_c7 = (floating.len(), self.field.descending(floating));
        Some(Failures { c6_c7, c8, counts, differences })
    }

    /// C8, decided by trying every set of downfloaters of the next bracket; `None` if none of them
    /// complies with C4 and C5.
    fn next_bracket(&mut self, floating: &[Idx]) -> Option<Floaters> {
        let mut key = floating.to_vec();
        key.sort_unstable();
        if let Some(known) = self.looked_ahead.get(&key) {
            return known.clone();
        }
        let answer = self.look_ahead(&key);
        self.looked_ahead.insert(key, answer.clone());
        answer
    }

    fn look_ahead(&self, floating: &[Idx]) -> Option<Floaters> {
        let unpaired: Vec<Idx> =
            floating.iter().chain(self.next).chain(self.below).copied().collect();
        if !self.field.is_completable(&unpaired) {
            return None;
        }
        if self.next.is_empty() {
            return Some((0, Vec::new()));
        }
        let bracket: Vec<Idx> = floating.iter().chain(self.next).copied().collect();
        let sizes = (bracket.len() % 2..=bracket.len()).step_by(2);
        sizes.into_iter().find_map(|size| {
            let mut sets = subsets(&bracket, size);
            sets.sort_by_key(|set| self.field.descending(set));
            let works = |set: &&Vec<Idx>| {
                let rest: Vec<Idx> = set.iter().chain(self.below).copied().collect();
                self.field.is_completable(&rest) && self.field.is_pairable(&without(&bracket, set))
            };
            sets.iter().find(works).map(|set| (size, self.field.descending(set)))
        })
    }

    /// C9: only if the one downfloater takes the bye, being the only one of the score left.
    fn unplayed_of_bye(&self, floating: &[Idx]) -> usize {
        let [only] = floating else { return 0 };
        let player = &self.field.players[*only];
        if self.field.bye_score == Some(player.score) { player.n_unplayed } else { 0 }
    }

    /// C10 to C13.
    fn count_colours(&self, (one, other): (Idx, Idx), counts: &mut [usize; 9]) {
        let (white, black, _) = allocate(self.field, one, other);
        let players = &self.field.players;
        let has_topscorer = players[one].is_topscorer || players[other].is_topscorer;
        for (player, colour) in [(&players[white], Colour::White), (&players[black], Colour::Black)]
        {
            if has_topscorer {
                let difference = player.colour_difference() + worth(colour);
                counts[1] += usize::from(difference.abs() > 2);
                counts[2] += usize::from(is_third(player, colour));
            }
            if let Some((preferred, strength)) = player.preference()
                && preferred != colour
            {
                counts[3] += 1;
                counts[4] += usize::from(strength == Strength::Strong);
            }
        }
    }

    /// C15, C17 and C18 to C21.
    fn count_floats_of(
        &self,
        (one, other): (Idx, Idx),
        counts: &mut [usize; 9],
        differences: &mut [Vec<i64>; 4],
    ) {
        if !self.members.moved_down.contains(&one) {
            return;
        }
        let (down, up) = (&self.field.players[one], &self.field.players[other]);
        let difference = i64::from(down.score.tenths()) - i64::from(up.score.tenths());
        for back in 0..2 {
            if up.floats[back] == Some(Float::Up) {
                counts[6 + 2 * back] += 1;
                differences[1 + 2 * back].push(difference);
            }
            if down.floats[back] == Some(Float::Down) {
                differences[2 * back].push(difference);
            }
        }
    }
}

fn is_third(player: &Player, colour: Colour) -> bool {
    matches!(player.colours[..], [.., before, last] if before == colour && last == colour)
}
