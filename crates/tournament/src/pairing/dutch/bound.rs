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

/// Which wishes a player may have, by [`wish`].
type Wanted = [bool; N_WISHES];

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
    /// For each downfloater of such a candidate, by number, which members it can be.
    floaters: Vec<Vec<bool>>,
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
            floaters: vec![(0..n).map(|one| may(&one) && value(one) == least).collect()],
            ..even
        })
    }

    /// Of a bracket that is by itself and has several downfloaters, none of whom had a downfloat in
    /// the last two rounds (C14, C16). `None` if it has fewer members.
    pub(super) fn of_several(window: &Window, may_float: &Set, n_down: usize) -> Option<Self> {
        let n = window.n_members;
        let wishes = (0..n).map(|one| wish(window.player(one))).collect();
        let (bound, wanted) = Self::several(wishes, n_down)?;
        let may = |one: usize| {
            let down = |back| criteria::floated(window.player(one), Float::Down, back);
            may_float.has(window.places[one]) && !down(1) && !down(2)
        };
        let floater =
            |wanted: &Wanted| (0..n).map(|one| may(one) && wanted[bound.wishes[one]]).collect();
        Some(Self { floaters: wanted.iter().map(floater).collect(), ..bound })
    }

    /// Of players with these wishes of whom several float down. Also returns which wishes each
    /// downfloater may have so that the fewest are missed.
    fn several(wishes: Vec<usize>, n_down: usize) -> Option<(Self, Vec<Wanted>)> {
        let n_pairs = wishes.len().checked_sub(n_down)? / 2;
        let all = Wishes::of(&wishes);
        let excess = |mild: usize| all.wanting(mild).saturating_sub(n_pairs);
        let wants = |mild: usize| std::array::from_fn(|wish| wish != NONE && wish % 2 == mild % 2);
        let majority = [1, 2].into_iter().find(|mild| excess(*mild) > n_down);
        let Some(mild) = majority else {
            // The downfloaters take the excess with them, so nothing is missed.
            let wanted = [1, 2].into_iter().flat_map(|mild| vec![wants(mild); excess(mild)]);
            let mut wanted: Vec<Wanted> = wanted.collect();
            wanted.resize(n_down, [true; N_WISHES]);
            let bound = Self { wishes, missed: (0, 0), majority, floaters: Vec::new() };
            return Some((bound, wanted));
        };
        let missed = excess(mild) - n_down;
        let mut wanted = vec![wants(mild); n_down];
        // So many mild wishes can go without a strong one being missed instead.
        let n_spare = all.0[mild].saturating_sub(missed).min(n_down);
        for wanted in &mut wanted[n_spare..] {
            wanted[mild] = false;
        }
        let missed = (missed, missed.saturating_sub(all.0[mild]));
        Some((Self { wishes, missed, majority, floaters: Vec::new() }, wanted))
    }

    /// Of players with these wishes, if nobody floats down.
    fn even(wishes: Vec<usize>) -> Self {
        let (all, n_pairs) = (Wishes::of(&wishes), wishes.len() / 2);
        Self {
            missed: all.least(n_pairs),
            majority: [1, 2].into_iter().find(|mild| all.wanting(*mild) > n_pairs),
            floaters: Vec::new(),
            wishes,
        }
    }

    /// The pairs of the bracket's members of which a candidate has to be made to meet the bound:
    /// each that is made of them does. The last vertices stand for floating down.
    pub(super) fn pairs(&self, window: &Window, graph: &Graph) -> Graph {
        let n = window.n_members;
        let mut pairs = graph.induced(&window.places, n + self.n_down());
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
        for (idx, may_float) in self.floaters.iter().enumerate() {
            for one in (0..n).filter(|one| may_float[*one]) {
                pairs.insert(one, n + idx);
            }
        }
        pairs
    }

    /// How many players float down.
    pub(super) fn n_down(&self) -> usize {
        self.floaters.len()
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

    fn missed_by(players: &[Contestant], pairing: &[(usize, usize)]) -> (usize, usize) {
        let count = |fails: fn(&Contestant, &Contestant) -> bool| {
            pairing.iter().filter(|(one, other)| fails(&players[*one], &players[*other])).count()
        };
        (count(criteria::misses_preference), count(criteria::misses_strong_preference))
    }

    /// Can each of some players take one of as many places, each for players of some wishes?
    fn can_be(players: &[usize], wanted: &[Wanted], wishes: &[usize]) -> bool {
        let Some((one, others)) = players.split_first() else { return true };
        (0..wanted.len()).filter(|idx| wanted[*idx][wishes[*one]]).any(|idx| {
            let mut wanted = wanted.to_vec();
            wanted.remove(idx);
            can_be(others, &wanted, wishes)
        })
    }

    impl Bound {
        fn suit(&self, pairing: &[(usize, usize)]) -> bool {
            pairing.iter().all(|(one, other)| self.suits(self.wishes[*one], self.wishes[*other]))
        }
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
                let missed = missed_by(&players, &pairing);
                let suit = bound.suit(&pairing);
                prop_assert!(missed >= bound.missed);
                prop_assert_eq!(missed == bound.missed, suit, "{:?}", pairing);
            }
        }

        #[test]
        fn several_downfloaters_of_wanted_wishes_meet_the_bound_and_no_others_do(
            players in contestants(8),
            n_down in 2_usize..=3,
        ) {
            let n = players.len();
            if n < n_down || (n - n_down) % 2 == 1 {
                return Ok(());
            }
            let wishes = players.iter().map(wish).collect();
            let (bound, wanted) = Bound::several(wishes, n_down).expect("enough players");
            let sets = (0_u32..1 << n).filter(|set| set.count_ones() as usize == n_down);
            for set in sets {
                let (down, left): (Vec<usize>, Vec<usize>) =
                    (0..n).partition(|one| set >> one & 1 == 1);
                let is_wanted = can_be(&down, &wanted, &bound.wishes);
                for pairing in pairings(&players, &left) {
                    let missed = missed_by(&players, &pairing);
                    prop_assert!(missed >= bound.missed);
                    prop_assert_eq!(missed == bound.missed, is_wanted && bound.suit(&pairing));
                }
            }
        }
    }
}
