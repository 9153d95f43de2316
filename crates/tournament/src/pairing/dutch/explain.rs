//! What a bracket could not comply with, counted again from the pairs that came out.

use super::contestant::{Contestant, Float, Strength};
use super::criteria::floated;
use super::field::Field;
use super::round::Done;
use crate::colour::Colour;
use crate::entry::Number;
use crate::pairing::explanation::{Bracket, Criterion, Failure, Pair, Reason};

/// A paired bracket with its failures. `next` is the bracket below it.
pub(super) fn explain(field: &Field, done: &Done, next: Option<&Done>, pairs: &[Pair]) -> Bracket {
    let number = |place: &usize| field.players[*place].number;
    let told = Told { field, done, pairs };
    let mut failures = told.floats_down(next);
    failures.extend(told.colours());
    failures.extend(told.float_history());
    Bracket {
        score: field.players[done.residents.start].score,
        moved_down: done.moved.iter().map(number).collect(),
        residents: done.residents.clone().map(|place| number(&place)).collect(),
        pairs: done.paired.pairs.iter().map(|(one, other)| (number(one), number(other))).collect(),
        downfloaters: done.paired.downfloaters.iter().map(number).collect(),
        unweighed: done.paired.unweighed,
        failures: failures.into_iter().filter(|failure| !failure.numbers.is_empty()).collect(),
    }
}

struct Told<'a> {
    field: &'a Field,
    done: &'a Done,
    /// All pairs of the round, with their colours.
    pairs: &'a [Pair],
}

impl Told<'_> {
    fn player(&self, place: usize) -> &Contestant {
        &self.field.players[place]
    }

    fn failure(&self, criterion: Criterion, mut places: Vec<usize>, reason: Reason) -> Failure {
        places.sort_unstable();
        let numbers = places.into_iter().map(|place| self.player(place).number).collect();
        Failure { criterion, numbers, reason }
    }

    /// C6 to C9.
    fn floats_down(&self, next: Option<&Done>) -> Vec<Failure> {
        let downfloaters = &self.done.paired.downfloaters;
        let n_members = self.done.moved.len() + self.done.residents.len();
        let is_odd_one = downfloaters.len() == 1 && !n_members.is_multiple_of(2);
        let c6 = if is_odd_one { Reason::OddNumber } else { Reason::NoneBetter };
        let again = |place: &usize| self.done.moved.contains(place);
        let from_next =
            |place: &usize| next.is_some_and(|next| next.paired.downfloaters.contains(place));
        let had_to_rest = |place: &usize| self.done.has_bye && self.player(*place).n_unplayed > 0;
        let some = |keep: &dyn Fn(&usize) -> bool| {
            downfloaters.iter().copied().filter(keep).collect::<Vec<usize>>()
        };
        vec![
            self.failure(Criterion::C6, downfloaters.clone(), c6),
            self.failure(Criterion::C7, some(&again), Reason::NoneBetter),
            self.failure(Criterion::C8, some(&from_next), Reason::NoneBetter),
            self.failure(Criterion::C9, some(&had_to_rest), Reason::NoneBetter),
        ]
    }

    /// C10 to C13: those who get the colour that they do not want.
    fn colours(&self) -> Vec<Failure> {
        let unhappy: Vec<usize> =
            self.done.paired.pairs.iter().filter_map(|pair| self.unhappy(*pair)).collect();
        let some = |keep: &dyn Fn(&Contestant) -> bool| {
            unhappy
                .iter()
                .copied()
                .filter(|place| keep(self.player(*place)))
                .collect::<Vec<usize>>()
        };
        let has_wide = |player: &Contestant| player.preference.difference > 1;
        let is_strong = |player: &Contestant| player.preference.strength == Strength::Strong;
        vec![
            self.failure(Criterion::C10, some(&has_wide), Reason::NoneBetter),
            self.failure(
                Criterion::C11,
                some(&|player| player.preference.is_repeated),
                Reason::NoneBetter,
            ),
            self.failure(Criterion::C12, unhappy.clone(), self.why_colours(unhappy.len())),
            self.failure(Criterion::C13, some(&is_strong), Reason::NoneBetter),
        ]
    }

    /// The one of a pair, if any, who gets the colour that they do not prefer.
    fn unhappy(&self, (one, other): (usize, usize)) -> Option<usize> {
        let number = self.player(one).number;
        let pair = self.pairs.iter().find(|pair| pair.white == number || pair.black == number)?;
        let gets =
            |number: Number| if pair.white == number { Colour::White } else { Colour::Black };
        [one, other].into_iter().find(|place| {
            let player = self.player(*place);
            player.preference.colour == Some(gets(player.number).other())
        })
    }

    /// Art. 1.7: each pair has each colour once, so that the surplus goes without.
    fn why_colours(&self, n_unhappy: usize) -> Reason {
        let n_pairs = self.done.paired.pairs.len();
        let paired = || self.done.paired.pairs.iter().flat_map(|(one, other)| [*one, *other]);
        let wanting = [Colour::White, Colour::Black]
            .map(|colour| {
                paired()
                    .filter(|place| self.player(*place).preference.colour == Some(colour))
                    .count()
            })
            .into_iter()
            .max()
            .unwrap_or(0);
        let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        if wanting == n_pairs + n_unhappy {
            return Reason::ColourCount { wanting: count(wanting), pairs: count(n_pairs) };
        }
        Reason::NoneBetter
    }

    /// C14 to C21.
    fn float_history(&self) -> Vec<Failure> {
        let residents = &self.done.residents;
        let down_again = |back| {
            let floats = self.done.paired.downfloaters.iter().copied();
            floats
                .filter(|place| residents.contains(place))
                .filter(|place| floated(self.player(*place), Float::Down, back))
                .collect::<Vec<usize>>()
        };
        let up_again = |back| {
            let opponents = self.done.paired.pairs.iter();
            opponents
                .filter(|(one, other)| !residents.contains(one) && residents.contains(other))
                .map(|(_, other)| *other)
                .filter(|place| floated(self.player(*place), Float::Up, back))
                .collect::<Vec<usize>>()
        };
        let moved_again = |back| {
            let moved = self.done.moved.iter().copied();
            moved
                .filter(|place| floated(self.player(*place), Float::Down, back))
                .collect::<Vec<usize>>()
        };
        let why = Reason::NoneBetter;
        vec![
            self.failure(Criterion::C14, down_again(1), why),
            self.failure(Criterion::C15, up_again(1), why),
            self.failure(Criterion::C16, down_again(2), why),
            self.failure(Criterion::C17, up_again(2), why),
            self.failure(Criterion::C18, moved_again(1), why),
            self.failure(Criterion::C19, up_again(1), why),
            self.failure(Criterion::C20, moved_again(2), why),
            self.failure(Criterion::C21, up_again(2), why),
        ]
    }
}
