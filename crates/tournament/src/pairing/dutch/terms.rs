//! The criteria of one bracket as fields of a weight.

use super::bracket::Window;
use super::contestant::Float;
use super::criteria;
use super::weight::{Weight, Wide};
use crate::pairing::explanation::Criterion;
use crate::score::Score;

/// One field of a weight: what is to be as large as possible. Criteria that ask for few of
/// something are turned round, since the number of pairs of a bracket is settled before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Term {
    /// C6: pairs of the bracket.
    Pairs,
    /// C7: moved-down players of a score who are paired.
    Moved(Score),
    /// C8: pairs of the next bracket.
    NextPairs,
    /// C8: players of a score who float down and are paired in the next bracket.
    NextMoved(Score),
    /// C9: unplayed games of those who do not have the bye.
    Unplayed,
    /// C10.
    NarrowDifference,
    /// C11.
    NoThirdInARow,
    /// C12.
    Preference,
    /// C13.
    StrongPreference,
    /// C14, C16: residents who floated down then, and are paired now.
    FloatedDown(usize),
    /// C15, C17: pairs that do not make somebody float up who did then.
    NotUpAgain(usize),
    /// C18, C20: moved-down players of a score who floated down then, and are paired now.
    MovedFloatedDown(usize, Score),
    /// C19, C21: as `NotUpAgain`, of moved-down players of a score.
    MovedNotUpAgain(usize, Score),
}

/// The fields of the weights of a bracket.
pub(super) struct Layout<'a> {
    window: &'a Window<'a>,
    terms: Vec<(Term, u32)>,
    order_bits: u32,
    unweighed: Option<Criterion>,
}

/// The most bits that a weight may take: enough for hundreds of moved-down players of whom no two
/// have the same score.
const MOST_BITS: u32 = <Wide<64> as Weight>::BITS;

impl<'a> Layout<'a> {
    pub(super) fn new(window: &'a Window<'a>) -> Self {
        let n_pairs = window.n_members / 2;
        let mut terms: Vec<(Term, u32)> =
            terms(window).into_iter().map(|(term, most)| (term, bits(most))).collect();
        // See `exact`: twice the number of remainder's pairs, squared, times its players.
        let order_bits = bits(2 * (n_pairs + 1) * (n_pairs + 2) * (window.n_members + 2));
        let mut unweighed = None;
        while n_bits(&terms) + order_bits > MOST_BITS {
            unweighed = terms.pop().map(|(term, _)| term.criterion());
        }
        Self { window, terms, order_bits, unweighed }
    }

    /// The first criterion that had to be left out, if there are too many scores.
    pub(super) fn unweighed(&self) -> Option<Criterion> {
        self.unweighed
    }

    /// How many bits a weight takes.
    pub(super) fn n_bits(&self) -> u32 {
        n_bits(&self.terms) + self.order_bits
    }

    /// The weight of a pair, the better ranked first, with the order's share of it.
    pub(super) fn weight<W: Weight>(&self, one: usize, other: usize, order: u64) -> W {
        let weight = self.terms.iter().fold(W::ZERO, |weight, (term, bits)| {
            weight.with_field(*bits, self.value(*term, one, other))
        });
        weight.with_field(self.order_bits, order)
    }

    fn value(&self, term: Term, one: usize, other: usize) -> u64 {
        let window = self.window;
        if other >= window.n_members {
            let is_next = other < window.n_members + window.n_next;
            return match term {
                Term::NextPairs => u64::from(is_next),
                Term::NextMoved(score) => u64::from(
                    is_next && one < window.n_members && window.player(one).score == score,
                ),
                _ => 0,
            };
        }
        let (upper, lower) = (window.player(one), window.player(other));
        let is_moved = one < window.n_moved;
        let up_again = |back| is_moved && criteria::floated(lower, Float::Up, back);
        let down = |player, back| criteria::floated(player, Float::Down, back);
        match term {
            Term::Pairs => 1,
            Term::Moved(score) => u64::from(is_moved && upper.score == score),
            Term::NextPairs | Term::NextMoved(_) => 0,
            Term::Unplayed => u64::from(upper.n_unplayed) + u64::from(lower.n_unplayed),
            Term::NarrowDifference => u64::from(!criteria::has_wide_difference(upper, lower)),
            Term::NoThirdInARow => u64::from(!criteria::has_third_in_a_row(upper, lower)),
            Term::Preference => u64::from(!criteria::misses_preference(upper, lower)),
            Term::StrongPreference => u64::from(!criteria::misses_strong_preference(upper, lower)),
            Term::FloatedDown(back) => {
                u64::from(down(lower, back)) + u64::from(!is_moved && down(upper, back))
            }
            Term::NotUpAgain(back) => u64::from(!up_again(back)),
            Term::MovedFloatedDown(back, score) => {
                u64::from(is_moved && upper.score == score && down(upper, back))
            }
            Term::MovedNotUpAgain(back, score) => {
                u64::from(is_moved && upper.score == score && !up_again(back))
            }
        }
    }
}

impl Term {
    fn criterion(self) -> Criterion {
        match self {
            Self::Pairs => Criterion::C6,
            Self::Moved(_) => Criterion::C7,
            Self::NextPairs | Self::NextMoved(_) => Criterion::C8,
            Self::Unplayed => Criterion::C9,
            Self::NarrowDifference => Criterion::C10,
            Self::NoThirdInARow => Criterion::C11,
            Self::Preference => Criterion::C12,
            Self::StrongPreference => Criterion::C13,
            Self::FloatedDown(1) => Criterion::C14,
            Self::NotUpAgain(1) => Criterion::C15,
            Self::FloatedDown(_) => Criterion::C16,
            Self::NotUpAgain(_) => Criterion::C17,
            Self::MovedFloatedDown(1, _) => Criterion::C18,
            Self::MovedNotUpAgain(1, _) => Criterion::C19,
            Self::MovedFloatedDown(..) => Criterion::C20,
            Self::MovedNotUpAgain(..) => Criterion::C21,
        }
    }
}

fn n_bits(terms: &[(Term, u32)]) -> u32 {
    terms.iter().map(|(_, bits)| bits).sum()
}

fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

/// The terms that make a difference, by importance, with the greatest sum of each.
fn terms(window: &Window) -> Vec<(Term, usize)> {
    let n_pairs = window.n_members / 2;
    let moved_scores = window.scores(0..window.n_moved);
    let mut terms = vec![(Term::Pairs, n_pairs)];
    terms.extend(moved_scores.iter().map(|(score, n)| (Term::Moved(*score), *n)));
    if window.n_next > 0 {
        terms.push((Term::NextPairs, usize::midpoint(window.n_members, window.n_next)));
        let scores = window.scores(0..window.n_members);
        terms.extend(scores.iter().map(|(score, n)| (Term::NextMoved(*score), *n)));
    }
    if window.is_bye_here {
        let members = 0..window.n_members;
        let sum = members.map(|place| usize::from(window.player(place).n_unplayed)).sum();
        terms.push((Term::Unplayed, sum));
    }
    if (0..window.n_members).any(|place| window.player(place).is_topscorer) {
        terms.extend([(Term::NarrowDifference, n_pairs), (Term::NoThirdInARow, n_pairs)]);
    }
    terms.extend([(Term::Preference, n_pairs), (Term::StrongPreference, n_pairs)]);
    let residents = || window.n_moved..window.n_members;
    for back in [1, 2] {
        let n_down = window.n_floated(residents(), Float::Down, back);
        if n_down > 0 && !window.has_no_downfloater() {
            terms.push((Term::FloatedDown(back), n_down));
        }
        if window.n_moved > 0 && window.n_floated(residents(), Float::Up, back) > 0 {
            terms.push((Term::NotUpAgain(back), n_pairs));
        }
    }
    for back in [1, 2] {
        if window.n_floated(0..window.n_moved, Float::Down, back) > 0 {
            let one = |(score, n): &(Score, usize)| (Term::MovedFloatedDown(back, *score), *n);
            terms.extend(moved_scores.iter().map(one));
        }
        if window.n_moved > 0 && window.n_floated(residents(), Float::Up, back) > 0 {
            let one = |(score, n): &(Score, usize)| (Term::MovedNotUpAgain(back, *score), *n);
            terms.extend(moved_scores.iter().map(one));
        }
    }
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Number;
    use crate::pairing::dutch::field::Field;
    use crate::pairing::dutch::matcher::Presence;
    use crate::pairing::plan::{Plan, VirtualPoints};
    use crate::table::{Facts, Table};

    fn unweighed(n_moved: u16) -> Option<Criterion> {
        let higher = |number: u16| VirtualPoints {
            points: Score::from_tenths(5),
            from_round: 1,
            to_round: 1,
            from: Number(1),
            to: Number(number),
        };
        let plan = Plan { virtual_points: (1..=n_moved).map(higher).collect(), ..Plan::new(9) };
        let table = Table::new(Facts::swiss(n_moved + 20)).expect("facts");
        let field = Field::new(&table, &plan);
        let n_members = usize::from(n_moved) + 10;
        let window = Window {
            field: &field,
            places: (0..n_members + 10).collect(),
            n_moved: usize::from(n_moved),
            n_members,
            n_next: 10,
            is_bye_here: false,
            presence: vec![Presence::Required; n_members + 10],
        };
        Layout::new(&window).unweighed()
    }

    #[test]
    fn what_has_no_room_in_a_weight_is_told() {
        assert_eq!(unweighed(300), None);
        assert_eq!(unweighed(2500), Some(Criterion::C8));
    }
}
