//! Moves near to what was written: docs/spec/readings.md §4.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::{
    Bead, Beads, Move, Pit, Place, Position, Size, Taken,
    moves::{Gems, Heap, Order},
    notation::{CUP, is_x, opponents_pit},
    sowing::{self, Sown},
};
use crate::{
    game::offer_missing,
    near::{Near, Offers, Slip},
    words::Words,
    work::Work,
};

const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());

pub(super) fn near(
    position: &Position,
    words: &[&str],
    offers: &mut Offers<'_, Move>,
) -> ControlFlow<()> {
    let mut words = Words::new(words);
    let written = Written::read(position, &mut words);
    offers.spend_reading(&words)?;
    let Some(written) = written else {
        return CONTINUE;
    };
    if written.is_other_sides(position) {
        offer_missing(position, offers)?;
    }
    for pit in position.playable_pits() {
        let mut meant = Meant { position, written: &written, pit, offers: &mut *offers };
        meant.each_order()?;
    }
    CONTINUE
}

/// Takes the words that may belong to one move.
pub(super) fn take(position: &Position, words: &mut Words<'_>) {
    let _ = Written::read(position, words);
}

/// What was written for a move, read charitably.
struct Written {
    letter: Option<char>,
    /// The beads in the order written; nothing for what is no digit.
    beads: ArrayVec<Option<Bead>, MOST_BEADS>,
    /// The gems named, of all words that may belong to the move; nothing for what is no gem of
    /// the opponent.
    gems: ArrayVec<Option<Taken>, MOST_GEMS>,
    /// The words after the first one that may belong to the move.
    parts: ArrayVec<Part, MOST_PARTS>,
}

/// More is written by nobody who means a move; so there is room for some slips.
const MOST_BEADS: usize = Beads::MOST + 8;
const MOST_GEMS: usize = Size::MOST as usize + 8;

/// Each gem in a word of its own, and a word like `&` before it.
const MOST_PARTS: usize = 2 * MOST_GEMS;

/// A further word of a move.
struct Part {
    /// How many gems have been named before it.
    named_before: usize,
    /// Whether nothing else but a part of the move can be meant.
    is_certain: bool,
}

/// What may have been written of a capture.
#[derive(Clone, Copy)]
struct Capture<'w> {
    /// Words of the whole move.
    words: usize,
    named: &'w [Option<Taken>],
}

impl Part {
    fn is_wanted(&self, owed: usize) -> bool {
        self.is_certain || self.named_before < owed
    }
}

impl Written {
    /// Nothing, and no more words taken, once it is more than anybody writes.
    fn read(position: &Position, words: &mut Words<'_>) -> Option<Self> {
        let first = words.next()?;
        let x = first.char_indices().skip(1).find(|&(_, letter)| is_x(letter));
        let (sowing, groups) = match x {
            Some((at, _)) => (&first[..at], Some(&first[at + 1..])),
            None => (first, None),
        };
        let letter = sowing.chars().next().filter(char::is_ascii_alphabetic);
        let beads = &sowing[letter.map_or(0, char::len_utf8)..];
        let mut written =
            Self { letter, beads: ArrayVec::new(), gems: ArrayVec::new(), parts: ArrayVec::new() };
        for digit in beads.chars() {
            written.beads.try_push(Bead::from_digit(digit)).ok()?;
        }
        written.read_groups(position, groups, words)?;
        Some(written)
    }

    /// docs/spec/glass-bead-game.md §7.5, without knowing yet how many gems are owed.
    fn read_groups(
        &mut self,
        position: &Position,
        groups: Option<&str>,
        words: &mut Words<'_>,
    ) -> Option<()> {
        let mut before = if let Some(groups) = groups {
            groups
        } else {
            let Some(x) = words.next_if(|word| word.starts_with(is_x)) else {
                return Some(());
            };
            self.parts.try_push(Part { named_before: 0, is_certain: true }).ok()?;
            &x[1..]
        };
        self.name(position, before)?;
        let is_certain = |word: &str, before: &str| {
            word.starts_with('&') || word.starts_with(CUP) || goes_on(before)
        };
        while let Some(word) = words.next_if(|word| is_certain(word, before) || is_group(word)) {
            let is_certain = is_certain(word, before);
            self.parts.try_push(Part { named_before: self.gems.len(), is_certain }).ok()?;
            self.name(position, word)?;
            before = word;
        }
        Some(())
    }

    /// Adds the gems that a word names; nothing if they are more than anybody captures.
    fn name(&mut self, position: &Position, groups: &str) -> Option<()> {
        let mut letter = None;
        for group in groups.split([',', '&']) {
            let group = group.strip_prefix(CUP).unwrap_or(group);
            for mark in group.chars() {
                match Bead::from_digit(mark) {
                    Some(gem) => {
                        let taken = taken(position, letter, gem);
                        self.gems.try_push(taken).ok()?;
                    }
                    None => letter = Some(mark),
                }
            }
            letter = None;
        }
        Some(())
    }

    fn is_other_sides(&self, position: &Position) -> bool {
        let pit = self.letter.and_then(|letter| Pit::from_letter(position.size(), letter));
        pit.is_some_and(|pit| pit.seat() != position.turn)
    }

    /// The words and the gems of the move, as far as they may go if so many gems are owed.
    fn captures(&self, owed: usize) -> impl Iterator<Item = Capture<'_>> {
        let n_wanted = self.parts.iter().take_while(|part| part.is_wanted(owed)).count();
        let may_end =
            |n_parts: &usize| self.parts.get(*n_parts).is_none_or(|next| !next.is_certain);
        (0..=n_wanted).filter(may_end).map(|n_parts| {
            let n_gems = self.parts.get(n_parts).map_or(self.gems.len(), |next| next.named_before);
            Capture { words: 1 + n_parts, named: &self.gems[..n_gems] }
        })
    }

    /// How many beads stand there that a pit holds, whatever the order.
    fn n_held(&self, mut held: Beads) -> usize {
        let mut n_held = 0;
        for &bead in self.beads.iter().flatten() {
            if let Some(left) = held.without(bead) {
                (held, n_held) = (left, n_held + 1);
            }
        }
        n_held
    }
}

fn goes_on(word: &str) -> bool {
    word.ends_with([',', '&']) || word.ends_with(CUP)
}

/// Gems of pits, or of the cup, as a word of their own.
fn is_group(word: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphabetic();
    let is_gem = |digit: char| ('1'..='9').contains(&digit);
    let is_gems = |group: &str| group.strip_prefix(is_letter).unwrap_or(group).chars().all(is_gem);
    !word.chars().all(is_letter) && word.split([',', '&']).all(is_gems)
}

fn taken(position: &Position, letter: Option<char>, gem: Bead) -> Option<Taken> {
    let from = match letter {
        Some(letter) => {
            Place::Pit(opponents_pit(position.size(), position.turn.other(), letter).ok()?)
        }
        None => Place::Cup,
    };
    (!gem.is_stone()).then_some(Taken { from, gem })
}

/// The moves of one pit that are near to what was written.
struct Meant<'m, 'o> {
    position: &'m Position,
    written: &'m Written,
    pit: Pit,
    offers: &'m mut Offers<'o, Move>,
}

impl Meant<'_, '_> {
    fn each_order(&mut self) -> ControlFlow<()> {
        let held = self.position.beads(self.pit);
        let (n_written, n_held) = (self.written.beads.len(), held.len() as usize);
        let Some(within) = self.offers.within().checked_sub(self.letter_cost()) else {
            return CONTINUE;
        };
        // What is written and what is sown share a row of beads so long, or more is changed.
        let Some(shared) = n_written.max(n_held).checked_sub(within as usize) else {
            return self.each_order_sharing(held, 0);
        };
        if self.written.n_held(held) < shared {
            return CONTINUE;
        }
        self.each_order_sharing(held, shared)
    }

    fn letter_cost(&self) -> u32 {
        u32::from(self.written.letter != Some(self.pit.letter()))
    }

    fn each_order_sharing(&mut self, held: Beads, shared: usize) -> ControlFlow<()> {
        let row = Row::first(self.written.beads.len());
        self.extend(&mut Order::new(), held, &row, shared)
    }

    /// Puts each bead left behind those of `order`, as long as enough can still be shared.
    fn extend(
        &mut self,
        order: &mut Order,
        left: Beads,
        row: &Row,
        shared: usize,
    ) -> ControlFlow<()> {
        if left.is_empty() {
            return self.each_capture(order, row.all());
        }
        self.offers.spend(1)?;
        for (bead, left) in left.each_without() {
            let next = row.with(&self.written.beads, bead);
            if next.at_most(left.len() as usize) < shared {
                continue;
            }
            order.push(bead);
            self.extend(order, left, &next, shared)?;
            order.pop();
        }
        CONTINUE
    }

    fn each_capture(&mut self, order: &Order, shared: usize) -> ControlFlow<()> {
        let sown = sowing::sow(self.position, self.pit, order);
        let order_cost = cost(self.written.beads.len().max(order.len()) - shared);
        let owed = sown.owed(self.position).gems();
        for capture in self.written.captures(owed) {
            self.offers.spend(1)?;
            self.each_choice(order, order_cost, &sown, &capture)?;
        }
        CONTINUE
    }

    /// The choices of gems with which the move is near enough.
    fn each_choice(
        &mut self,
        order: &Order,
        order_cost: u32,
        sown: &Sown,
        capture: &Capture<'_>,
    ) -> ControlFlow<()> {
        let (owed, Capture { words, named }) = (sown.owed(self.position), *capture);
        let too_many = cost(named.len().saturating_sub(owed.gems()));
        let so_far = self.letter_cost() + order_cost + too_many;
        let Some(within) = self.offers.within().checked_sub(so_far) else {
            return CONTINUE;
        };
        let in_pits = sown.gems_in_pits(self.position);
        let in_cup = Sown::gems_in_cup(self.position);
        let work = self.offers.work();
        let choice = GemChoice { work, named, within, taken: Gems::new(), wrong: 0 };
        choice.each(&in_pits, owed.from_pits, &mut |choice| {
            choice.each(&in_cup, owed.from_cup, &mut |choice| {
                let slip = self.slip(order, order_cost, too_many + choice.wrong);
                let mv = Move::new(self.pit, order.clone(), choice.taken);
                // Text that is no move may name one all the same.
                let cost = (so_far + choice.wrong).max(1);
                self.offers.offer(Near { mv, words, cost, slip })
            })
        })
    }

    fn slip(&self, order: &Order, order_cost: u32, gem_cost: u32) -> Slip {
        let held: Beads = order.iter().copied().collect();
        let is_reordered =
            self.written.beads.len() == order.len() && self.written.n_held(held) == order.len();
        match (self.letter_cost(), order_cost, gem_cost) {
            (0, 1.., 0) if is_reordered => Slip::Order,
            (0, 1.., 0) => Slip::Beads,
            (1.., 0, 0) => Slip::Pit,
            (0, 0, 1..) => Slip::Gems,
            _ => Slip::Move,
        }
    }
}

fn cost(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX / 4)
}

/// For each number of beads written: how many of them, in their order, are also the next ones of
/// an order begun.
#[derive(Clone)]
struct Row(ArrayVec<u8, { MOST_BEADS + 1 }>);

impl Row {
    fn first(n_written: usize) -> Self {
        Self(std::iter::repeat_n(0, n_written + 1).collect())
    }

    /// The row when one more bead is sown.
    fn with(&self, written: &[Option<Bead>], bead: Bead) -> Self {
        let mut row = self.clone();
        for (idx, other) in written.iter().enumerate() {
            let both = if *other == Some(bead) { self.0[idx] + 1 } else { 0 };
            row.0[idx + 1] = both.max(self.0[idx + 1]).max(row.0[idx]);
        }
        row
    }

    /// How many can be shared in the end, with so many beads still to be sown.
    fn at_most(&self, n_left: usize) -> usize {
        let n_written = self.0.len() - 1;
        let most = |(idx, &shared): (usize, &u8)| usize::from(shared) + n_left.min(n_written - idx);
        self.0.iter().enumerate().map(most).max().unwrap_or(0)
    }

    fn all(&self) -> usize {
        self.0.last().copied().map_or(0, usize::from)
    }
}

/// Gems being chosen, with not too many that were not named.
#[derive(Clone)]
struct GemChoice<'w> {
    work: &'w Work,
    named: &'w [Option<Taken>],
    within: u32,
    taken: Gems,
    wrong: u32,
}

impl GemChoice<'_> {
    fn each(
        &self,
        heaps: &[Heap],
        n_gems: u32,
        visit: &mut dyn FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.work.spend(1)?;
        if n_gems == 0 {
            return visit(self.clone());
        }
        let Some((heap, others)) = heaps.split_first() else {
            return CONTINUE;
        };
        let named = self.named.iter().filter(|named| **named == Some(heap.gem)).count();
        for n_here in 0..=heap.count.min(n_gems) {
            let mut choice = self.clone();
            choice.taken.extend((0..n_here).map(|_| heap.gem));
            choice.wrong += n_here.saturating_sub(cost(named));
            if choice.wrong <= choice.within {
                choice.each(others, n_gems - n_here, visit)?;
            }
        }
        CONTINUE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position as _, Rules as _};
    use crate::glass_bead_game::Rules;

    /// How many words are taken for a move, and for how many captures they may stand.
    fn read(text: &str) -> (usize, Option<usize>) {
        let position = Position::start(Rules::parse(Some("9")).unwrap());
        let words: Vec<_> = text.split_whitespace().collect();
        let mut words = Words::new(&words);
        let written = Written::read(&position, &mut words);
        (words.taken(), written.map(|written| written.captures(Size::MOST.into()).count()))
    }

    #[test]
    fn words_of_a_capture_are_given_up_when_nobody_captures_so_much() {
        for words in ["H0023 x & & ", "H0023 x pit pit ", "H0023 x, , , ", "H0023x 5 5 "] {
            let (taken, captures) = read(&(words.to_owned() + &words[6..].repeat(10_000)));
            assert!(taken <= MOST_PARTS + 2, "{words}: {taken} words");
            assert_eq!(captures, None, "{words}");
        }
    }

    #[test]
    fn a_capture_spaced_as_far_as_can_be_is_read() {
        let text = "H0023 x a9 & b8 & c7 & d6 & e5 & f4 & g3 & h2 & pit 1";
        assert_eq!(read(text), (20, Some(2)), "all of them, or none that was named");
    }
}
