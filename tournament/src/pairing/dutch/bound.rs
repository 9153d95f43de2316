//! What no candidate of a bracket can be better than, by counting who wants which colour.

use super::bracket::Window;
use super::contestant::{Contestant, Float, Strength};
use super::criteria;
use super::graph::{Graph, Set};
use super::matcher::Presence;
use crate::colour::Colour;

/// How many players want each colour, and how urgently, by [`wish`].
#[derive(Clone, Copy)]
struct Wishes([usize; N_WISHES]);

const N_WISHES: usize = 7;

/// None, or by urgency, of each first White, then Black: odd for White.
const NONE: usize = 0;
const STRONG: usize = 3;
const ABSOLUTE: usize = 5;

fn wish(player: &Contestant) -> usize {
    let Some(colour) = player.preference.colour else { return NONE };
    let black = usize::from(colour == Colour::Black);
    match player.preference.strength {
        Strength::None | Strength::Mild => 1 + black,
        Strength::Strong => STRONG + black,
        Strength::Absolute => ABSOLUTE + black,
    }
}

impl Wishes {
    fn of(wishes: &[usize]) -> Self {
        let mut counts = [0; N_WISHES];
        for wish in wishes {
            counts[*wish] += 1;
        }
        Self(counts)
    }

    fn without(mut self, wish: usize) -> Self {
        self.0[wish] -= 1;
        self
    }

    /// At least so many preferences (C12) and strong ones (C13) are missed if these players make
    /// so many pairs, each of which has each colour once. A mild preference makes no strong one.
    fn least(self, n_pairs: usize) -> (usize, usize) {
        let missed = |mild: usize| {
            let missed = self.wanting(mild).saturating_sub(n_pairs);
            (missed, missed.saturating_sub(self.0[mild]))
        };
        missed(1).max(missed(2))
    }

    /// How many want the colour of a mild wish, however urgently.
    fn wanting(self, mild: usize) -> usize {
        self.0.iter().skip(mild).step_by(2).sum()
    }
}

/// What no candidate is better than: all moved-down players are paired, nobody floats down but the
/// odd one or up again, C10 and C11 hold, and by C12 and C13 as few wishes are missed as can be.
pub(super) struct Bound {
    wishes: Vec<usize>,
    /// Wishes that are missed: all, and strong ones.
    missed: (usize, usize),
    /// The mild wish for the colour that more players want than there are pairs, when those who
    /// float down are out of the way.
    majority: Option<usize>,
    /// By number, who floats down in such a candidate; nobody if the bracket is even.
    may_float: Vec<bool>,
}

impl Bound {
    /// Of a bracket that is by itself; `None` if it is odd and nobody may float down.
    pub(super) fn of(window: &Window) -> Option<Self> {
        let n = window.n_members;
        let even = Self::even((0..n).map(|one| wish(window.player(one))).collect());
        if n.is_multiple_of(2) {
            return Some(even);
        }
        let all = Wishes::of(&even.wishes);
        // C9, C12, C13, C14, C16, in this order.
        let value = |one: usize| {
            let player = window.player(one);
            let unplayed = if window.is_bye_here { player.n_unplayed } else { 0 };
            let down = |back| criteria::floated(player, Float::Down, back);
            (unplayed, all.without(even.wishes[one]).least(n / 2), down(1), down(2))
        };
        let may = |one: &usize| window.presence[*one] == Presence::Optional;
        let least = (0..n).filter(may).map(value).min()?;
        Some(Self {
            missed: least.1,
            majority: even.majority.filter(|_| least.1.0 > 0),
            may_float: (0..n).map(|one| may(&one) && value(one) == least).collect(),
            ..even
        })
    }

    /// Of players with these wishes, if nobody floats down.
    fn even(wishes: Vec<usize>) -> Self {
        let (all, n_pairs) = (Wishes::of(&wishes), wishes.len() / 2);
        Self {
            missed: all.least(n_pairs),
            majority: [1, 2].into_iter().find(|mild| all.wanting(*mild) > n_pairs),
            may_float: vec![false; wishes.len()],
            wishes,
        }
    }

    /// The pairs of the bracket's members of which a candidate has to be made to meet the bound:
    /// each that is made of them does. In an odd bracket the last vertex stands for floating down.
    pub(super) fn pairs(&self, window: &Window, graph: &Graph) -> Graph {
        let n = window.n_members;
        let mut pairs = graph.induced(&window.places, n.next_multiple_of(2));
        let with = |wish: usize| (0..n).filter(move |one| self.wishes[*one] == wish);
        let members: Vec<Set> =
            (0..N_WISHES).map(|wish| Set::of(pairs.len(), with(wish))).collect();
        for (wish, ones) in members.iter().enumerate() {
            let mut suiting = Set::empty(pairs.len());
            for other in (0..N_WISHES).filter(|other| self.suits(wish, *other)) {
                suiting.insert_all(&members[other]);
            }
            for one in ones.iter() {
                pairs.keep(one, &suiting);
            }
        }
        // C15, C17. Two moved-down players do not meet.
        let up = |one: usize, back| criteria::floated(window.player(one), Float::Up, back);
        let takes_moved = |other: usize| other >= window.n_moved && !up(other, 1) && !up(other, 2);
        for other in (0..n).filter(|other| !takes_moved(*other)) {
            for one in 0..window.n_moved {
                pairs.remove(one, other);
            }
        }
        for one in (0..n).filter(|one| self.may_float[*one]) {
            pairs.insert(one, n);
        }
        pairs
    }

    /// May players of these wishes meet?
    ///
    /// If no colour is wanted by more players than there are pairs, nobody misses anything.
    /// Otherwise the fewest miss it if somebody of the majority is in every pair. Of two who both
    /// are, one should have a mild wish; if there are not enough such, none of them is wasted.
    fn suits(&self, one: usize, other: usize) -> bool {
        let is_clash = one != NONE && other != NONE && one % 2 == other % 2;
        // Two absolute preferences for one colour are against C3, C10 or C11.
        if is_clash && one.min(other) >= ABSOLUTE {
            return false;
        }
        let Some(mild) = self.majority else { return !is_clash };
        let wants = |wish: usize| wish != NONE && wish % 2 == mild % 2;
        if self.missed.1 == 0 {
            let is_strong_missed = is_clash && one.min(other) >= STRONG;
            return (wants(one) || wants(other)) && !is_strong_missed;
        }
        let is_wasted = |wish, partner| wish == mild && (partner == mild || !wants(partner));
        (wants(one) || wants(other)) && !is_wasted(one, other) && !is_wasted(other, one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Number;
    use crate::pairing::dutch::contestant::Preference;
    use crate::score::Score;
    use proptest::prelude::*;

    fn contestant(colours: &[Colour]) -> Contestant {
        Contestant {
            number: Number(1),
            is_odd: true,
            score: Score::default(),
            colours: colours.to_vec(),
            preference: Preference::of(colours),
            floats: [None; 2],
            is_topscorer: true,
            may_have_bye: true,
            n_unplayed: 0,
        }
    }

    fn contestants(most: usize) -> impl Strategy<Value = Vec<Contestant>> {
        let colour = prop_oneof![Just(Colour::White), Just(Colour::Black)];
        let player = prop::collection::vec(colour, 0..5).prop_map(|colours| contestant(&colours));
        prop::collection::vec(player, 2..=most)
    }

    fn is_bad(one: &Contestant, other: &Contestant) -> bool {
        criteria::has_wide_difference(one, other) || criteria::has_third_in_a_row(one, other)
    }

    /// All ways to pair the players that keep to C10 and C11.
    fn pairings(players: &[Contestant], left: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let Some((one, left)) = left.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for other in left.iter().filter(|other| !is_bad(&players[*one], &players[**other])) {
            let rest: Vec<usize> = left.iter().copied().filter(|place| place != other).collect();
            for mut pairing in pairings(players, &rest) {
                pairing.push((*one, *other));
                all.push(pairing);
            }
        }
        all
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

        #[test]
        fn two_absolute_preferences_for_one_colour_fail_c10_or_c11(players in contestants(2)) {
            let (one, other) = (&players[0], &players[1]);
            if one.preference.clashes_absolutely(other.preference) {
                prop_assert!(is_bad(one, other));
            }
        }

        #[test]
        fn pairs_that_suit_each_other_meet_the_bound_and_no_others_do(
            players in contestants(8).prop_filter("even", |players| players.len() % 2 == 0),
        ) {
            let bound = Bound::even(players.iter().map(wish).collect());
            let all: Vec<usize> = (0..players.len()).collect();
            for pairing in pairings(&players, &all) {
                let count = |fails: fn(&Contestant, &Contestant) -> bool| {
                    pairing.iter().filter(|(one, other)| fails(&players[*one], &players[*other])).count()
                };
                let missed =
                    (count(criteria::misses_preference), count(criteria::misses_strong_preference));
                let suit = pairing
                    .iter()
                    .all(|(one, other)| bound.suits(bound.wishes[*one], bound.wishes[*other]));
                prop_assert!(missed >= bound.missed);
                prop_assert_eq!(missed == bound.missed, suit, "{:?}", pairing);
            }
        }
    }
}
