//! Moves as people write them: docs/spec/glass-bead-game.md §7.

use arrayvec::ArrayVec;

use super::{
    Bead, Illegal, Move, Pit, Place, Position, Size, Taken,
    moves::{Gems, Order},
    sowing,
};
use crate::{Seat, game::Refusal, words::Words};

/// Text that has not the shape of a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum Shape {
    #[error("expected a pit and its beads in the order sown, like C304")]
    Sowing,
    #[error("expected captured gems after x, like xD55,E4,3")]
    Gems,
    #[error("a stone is never captured, expected gems after x, like xD55,E4,3")]
    StoneCaptured,
}

impl From<Shape> for Refusal<Position> {
    fn from(shape: Shape) -> Self {
        Self::Malformed(shape)
    }
}

impl From<Illegal> for Refusal<Position> {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

pub(super) fn read(position: &Position, words: &mut Words<'_>) -> Result<Move, Refusal<Position>> {
    let written = Sowing::read(words.next().ok_or(Shape::Sowing)?)?;
    let capture =
        written.capture.or_else(|| words.next_if(|word| word.starts_with(is_x))?.get(1..));
    let mut named = Named::default();
    if let Some(groups) = capture {
        named.read_word(groups)?;
        // The shape of the whole move comes before any rule: what belongs to it whatever is owed.
        named.read_more(words, 0)?;
    }
    let (pit, order) = written.resolve(position)?;
    if capture.is_none() {
        return Ok(Move::new(pit, order, Gems::new()));
    }
    let owed = sowing::sow(position, pit, &order).owed(position).gems();
    named.read_more(words, owed)?;
    Ok(Move::new(pit, order, named.resolve(position, owed)?))
}

/// Reads the beginning of a move: its pit, some of its beads, and once they are all there some of
/// its gems. Whether it can become a legal move is not asked.
pub(super) fn read_begun(position: &Position, text: &str) -> Option<Move> {
    let (sowing, groups) = match text.split_once(is_x) {
        Some((sowing, groups)) => (sowing, Some(groups)),
        None => (text, None),
    };
    let mut letters = sowing.chars();
    let pit = Pit::from_letter(position.size(), letters.next()?)?;
    let mut order = Order::new();
    for digit in letters {
        order.try_push(Bead::from_digit(digit)?).ok()?;
    }
    let mut named = Named::default();
    named.read_word(groups.unwrap_or_default()).ok()?;
    let is_too_long = named.total > named.gems.len();
    let taken = if is_too_long { None } else { named.places(position).ok() };
    Some(Move::new(pit, order, taken?))
}

pub(super) fn is_x(letter: char) -> bool {
    letter == 'x' || letter == 'X'
}

/// The first word of a move, as written.
#[derive(Debug, PartialEq, Eq)]
struct Sowing<'t> {
    letter: char,
    beads: &'t str,
    /// What follows an x in the same word.
    capture: Option<&'t str>,
}

impl<'t> Sowing<'t> {
    fn read(word: &'t str) -> Result<Self, Shape> {
        let (sowing, capture) = match word.char_indices().skip(1).find(|&(_, letter)| is_x(letter))
        {
            Some((at, _)) => (&word[..at], Some(&word[at + 1..])),
            None => (word, None),
        };
        let letter =
            sowing.chars().next().filter(char::is_ascii_alphabetic).ok_or(Shape::Sowing)?;
        let beads = &sowing[1..];
        if beads.is_empty() || !beads.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(Shape::Sowing);
        }
        Ok(Self { letter, beads, capture })
    }

    fn resolve(&self, position: &Position) -> Result<(Pit, Order), Illegal> {
        let pit = pit(position.size(), self.letter)?;
        // One bead too many is enough to be wrong.
        let order: Order =
            self.beads.chars().filter_map(Bead::from_digit).take(Order::new().capacity()).collect();
        position.check_sowing(pit, &order)?;
        if order.len() < self.beads.len() {
            return Err(Illegal::WrongBeads { pit, held: position.beads(pit) });
        }
        Ok((pit, order))
    }
}

fn pit(size: Size, letter: char) -> Result<Pit, Illegal> {
    Pit::from_letter(size, letter).ok_or(Illegal::NoSuchPit { letter, pits: size.pits() })
}

/// Captured gems as written: a pit's letter or none, and a digit.
#[derive(Debug, Default)]
struct Named {
    /// As many as can ever be captured; `total` counts those beyond too.
    gems: ArrayVec<(Option<char>, Bead), { Size::MOST as usize }>,
    total: usize,
    expected: Expected,
}

/// What must follow the groups read so far.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Expected {
    #[default]
    Nothing,
    /// After a comma or `&`.
    Group,
    /// After the word `pit`, which means the cup.
    CupGems,
}

/// What the cup is called where a group for it is spelled out.
pub(super) const CUP: &str = "pit";

impl Named {
    /// docs/spec/glass-bead-game.md §7.5: a spaced word belongs to the capture only while gems
    /// are still owed, or where a comma, `&` or `pit` leaves no other meaning.
    fn read_more(&mut self, words: &mut Words<'_>, owed: usize) -> Result<(), Shape> {
        while let Some(word) = words.next_if(|word| self.goes_on_with(word, owed)) {
            self.read_word(word)?;
        }
        match self.expected {
            Expected::Nothing => Ok(()),
            Expected::Group | Expected::CupGems => Err(Shape::Gems),
        }
    }

    fn goes_on_with(&self, word: &str, owed: usize) -> bool {
        let is_groups = || Self::default().read_word(word).is_ok();
        self.expected != Expected::Nothing
            || word.starts_with('&')
            || word.starts_with(CUP)
            || (self.total < owed && is_groups())
    }

    /// Reads the groups of one word; there is none after a bare x.
    fn read_word(&mut self, word: &str) -> Result<(), Shape> {
        let mut rest = word;
        let mut may_begin = true;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix([',', '&']) {
                self.separate()?;
                (rest, may_begin) = (after, true);
            } else if let Some(after) = rest.strip_prefix(CUP).filter(|_| may_begin) {
                self.expected = Expected::CupGems;
                rest = after;
            } else if may_begin {
                (rest, may_begin) = (self.read_group(rest)?, false);
            } else {
                return Err(Shape::Gems);
            }
        }
        Ok(())
    }

    fn separate(&mut self) -> Result<(), Shape> {
        if self.total == 0 || self.expected != Expected::Nothing {
            return Err(Shape::Gems);
        }
        self.expected = Expected::Group;
        Ok(())
    }

    /// Reads a pit's letter, if there is one, and gems; returns the text after them.
    fn read_group<'t>(&mut self, text: &'t str) -> Result<&'t str, Shape> {
        let letter = text.chars().next().filter(char::is_ascii_alphabetic);
        if letter.is_some() && self.expected == Expected::CupGems {
            return Err(Shape::Gems);
        }
        let gems = &text[letter.map_or(0, char::len_utf8)..];
        let after = gems.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let gems = &gems[..gems.len() - after.len()];
        if gems.is_empty() {
            return Err(Shape::Gems);
        }
        for gem in gems.chars().filter_map(Bead::from_digit) {
            self.name(letter, gem)?;
        }
        self.expected = Expected::Nothing;
        Ok(after)
    }

    fn name(&mut self, letter: Option<char>, gem: Bead) -> Result<(), Shape> {
        if gem.is_stone() {
            return Err(Shape::StoneCaptured);
        }
        self.total += 1;
        // Those beyond the room are too many, whatever they are.
        let _ = self.gems.try_push((letter, gem));
        Ok(())
    }

    fn resolve(self, position: &Position, owed: usize) -> Result<Gems, Illegal> {
        if owed == 0 && self.total > 0 {
            return Err(Illegal::NothingOwed);
        }
        if self.total != owed {
            return Err(Illegal::WrongNumberOfGems { owed, named: self.total });
        }
        self.places(position)
    }

    fn places(self, position: &Position) -> Result<Gems, Illegal> {
        let opponent = position.turn.other();
        let gems = self.gems.into_iter().map(|(letter, gem)| {
            let from = match letter {
                Some(letter) => Place::Pit(opponents_pit(position.size(), opponent, letter)?),
                None => Place::Cup,
            };
            Ok(Taken { from, gem })
        });
        gems.collect()
    }
}

/// docs/spec/glass-bead-game.md §7.4: either case will do, only one side can lose gems.
pub(super) fn opponents_pit(size: Size, opponent: Seat, letter: char) -> Result<Pit, Illegal> {
    let pit = pit(size, letter)?;
    Pit::new(size, opponent, pit.column()).ok_or(Illegal::NoSuchPit { letter, pits: size.pits() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Position as _;

    /// North's e0000 ends on three single stones: owed are 5 and 4 from the pits, and one of the
    /// cup. North's a3 captures nothing.
    const OWED: &str = "5,0,0,0,4 3,22,11,000,0000 543 - N";

    fn position() -> Position {
        let Ok(crate::Game::GlassBeadGame(rules)) = "gbg:5".parse() else {
            panic!("a Glass Bead Game")
        };
        Position::set_up(rules, OWED).unwrap()
    }

    /// The move in canonical form, or what is wrong with it, and the words left over.
    fn check(text: &str, expected: &str) {
        let words: Vec<_> = text.split(' ').collect();
        let mut words = Words::new(&words);
        let played = read(&position(), &mut words).and_then(|mv| {
            position().play(&mv)?;
            Ok(mv.to_string())
        });
        let answer = match played {
            Ok(mv) => mv,
            Err(Refusal::Malformed(shape)) => format!("malformed: {shape}"),
            Err(Refusal::Illegal(illegal)) => format!("illegal: {illegal}"),
        };
        let left: String = words.flat_map(|word| [" | ", word]).collect();
        assert_eq!(answer + &left, expected, "{text}");
    }

    fn check_capture(text: &str) {
        check(text, "e0000xA5,E4,3");
    }

    fn check_malformed(text: &str, expected: &str) {
        check(text, &format!("malformed: expected {expected}"));
    }

    #[test]
    fn a_capture_is_read_in_each_accepted_spelling() {
        check_capture("e0000xA5,E4,3");
        check_capture("e0000Xa5,e4,3");
        check_capture("e0000x3,E4,A5");
        check_capture("e0000 x A5 E4 3");
        check_capture("e0000x A5 E4 3");
        check_capture("e0000 xA5 E4 3");
        check_capture("e0000xA5 E4 3");
        check_capture("e0000 xA5, E4, 3");
        check_capture("e0000 xA5,E4 & 3");
        check_capture("e0000 xA5,E4 & pit 3");
        check_capture("e0000xA5,E4&pit3");
        check_capture("e0000 x pit 3, A5 E4");
    }

    #[test]
    fn a_bare_x_is_dropped_even_where_nothing_is_captured() {
        check("a3", "a3");
        check("a3x", "a3");
        check("a3X", "a3");
        check("a3 x", "a3");
    }

    #[test]
    fn a_spaced_word_belongs_to_the_capture_only_while_gems_are_owed() {
        check("a3 x A5", "a3 | A5");
        check("a3x A5", "a3 | A5");
        check("e0000 x A5 E4 3 E4", "e0000xA5,E4,3 | E4");
        let two_named = "illegal: 2 gems named, expected 3: the number captured indirectly";
        check("e0000 x A5 E4 A50", &format!("{two_named} | A50"));
        check("e0000 x A5 E4 D3x", &format!("{two_named} | D3x"));
        check("e0000 x A5 E4", two_named);
    }

    #[test]
    fn a_word_without_x_before_it_is_the_next_move() {
        let none_named = "illegal: 0 gems named, expected 3: the number captured indirectly";
        check("e0000 A5 E4 3", &format!("{none_named} | A5 | E4 | 3"));
    }

    #[test]
    fn after_a_comma_or_ampersand_or_pit_gems_must_follow() {
        check(
            "a3 xA5 & pit 5",
            "illegal: no gem is captured indirectly here, expected none to be named",
        );
        let four_named = "illegal: 4 gems named, expected 3: the number captured indirectly";
        check("e0000 x A5 E4 3, 4", four_named);
        let gems = "captured gems after x, like xD55,E4,3";
        check_malformed("e0000xA5,E4,", gems);
        check_malformed("e0000 x A5 E4 &", gems);
        check_malformed("e0000 x A5 E4 pit", gems);
        check_malformed("e0000 x A5 E4 pit D3", gems);
    }

    #[test]
    fn a_move_is_a_letter_and_digits() {
        for text in ["e", "0000", "e=0", "e000o", "é0", "eé", "-", "x", "e5e5e5e", "move!"] {
            check_malformed(text, "a pit and its beads in the order sown, like C304");
        }
    }

    #[test]
    fn captured_gems_are_groups_of_a_letter_and_digits() {
        let bad =
            ["xQ", "xA5E4", "xA5,,E4", "x,A5", "x&", "xA5,E", "xé", "xA5é", "xx", "x5x", "x=5"];
        for capture in bad {
            check_malformed(&format!("e0000{capture}"), "captured gems after x, like xD55,E4,3");
        }
    }

    #[test]
    fn a_stone_after_x_is_malformed() {
        let complaint =
            "malformed: a stone is never captured, expected gems after x, like xD55,E4,3";
        for text in ["e0000xA0", "e0000 xA50", "a3x0", "e0000x0,A5"] {
            check(text, complaint);
        }
    }

    #[test]
    fn shape_is_judged_before_the_rules() {
        check_malformed("E9 xQ", "captured gems after x, like xD55,E4,3");
        check("E9 xA5", "illegal: pit E is the opponent's, expected a pit of the player to move");
    }

    #[test]
    fn more_gems_than_can_ever_be_captured_are_counted_too() {
        let complaint = "illegal: 12 gems named, expected 3: the number captured indirectly";
        check("e0000xA555555555555", complaint);
    }

    #[test]
    fn no_bead_may_be_added_to_the_most_a_pit_can_hold() {
        let all = "998877665544332211000000000000000000";
        let Ok(crate::Game::GlassBeadGame(rules)) = "gbg:9".parse() else {
            panic!("a Glass Bead Game")
        };
        let text = format!("{all},-,-,-,-,-,-,-,- -,-,-,-,-,-,-,-,- - - S");
        let position = Position::set_up(rules, &text).unwrap();
        let is_read = |mv: &str| read(&position, &mut Words::new(&[mv])).is_ok();
        assert!(is_read(&format!("A{all}")));
        assert!(!is_read(&format!("A{all}0")));
    }
}
