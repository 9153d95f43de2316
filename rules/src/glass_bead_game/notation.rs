//! Moves as people write them: docs/spec/glass-bead-game.md §7.

use arrayvec::ArrayVec;

use super::{
    Bead, Illegal, Move, Pit, Place, Position, Size, Taken,
    moves::{Gems, Order},
    sowing,
};
use crate::{Seat, game::Refusal, record::Words};

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
    let capture = written
        .capture
        .or_else(|| words.next_if(|word| word.starts_with(is_x))?.get(1..));
    let mut named = Named::default();
    if let Some(groups) = capture {
        named.read_word(groups)?;
    }
    let (pit, order) = written.resolve(position)?;
    if capture.is_none() {
        return Ok(Move::new(pit, order, Gems::new()));
    }
    let owed = sowing::sow(position, pit, &order).owed(position).gems();
    named.read_more(words, owed)?;
    Ok(Move::new(pit, order, named.resolve(position, owed)?))
}

fn is_x(letter: char) -> bool {
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
        let (sowing, capture) = match word
            .char_indices()
            .skip(1)
            .find(|&(_, letter)| is_x(letter))
        {
            Some((at, _)) => (&word[..at], Some(&word[at + 1..])),
            None => (word, None),
        };
        let letter = sowing
            .chars()
            .next()
            .filter(char::is_ascii_alphabetic)
            .ok_or(Shape::Sowing)?;
        let beads = &sowing[1..];
        if beads.is_empty() || !beads.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(Shape::Sowing);
        }
        Ok(Self {
            letter,
            beads,
            capture,
        })
    }

    fn resolve(&self, position: &Position) -> Result<(Pit, Order), Illegal> {
        let pit = pit(position.size(), self.letter)?;
        // One bead too many is enough to be wrong.
        let order: Order = self
            .beads
            .chars()
            .filter_map(Bead::from_digit)
            .take(Order::new().capacity())
            .collect();
        position.check_sowing(pit, &order)?;
        if order.len() < self.beads.len() {
            return Err(Illegal::WrongBeads {
                pit,
                held: position.beads(pit),
            });
        }
        Ok((pit, order))
    }
}

fn pit(size: Size, letter: char) -> Result<Pit, Illegal> {
    Pit::from_letter(size, letter).ok_or(Illegal::NoSuchPit {
        letter,
        pits: size.pits(),
    })
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
const CUP: &str = "pit";

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
            return Err(Illegal::WrongNumberOfGems {
                owed,
                named: self.total,
            });
        }
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
fn opponents_pit(size: Size, opponent: Seat, letter: char) -> Result<Pit, Illegal> {
    let pit = pit(size, letter)?;
    Pit::new(size, opponent, pit.column()).ok_or(Illegal::NoSuchPit {
        letter,
        pits: size.pits(),
    })
}
