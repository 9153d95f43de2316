//! The pits, and what people call them.

use std::fmt;

use crate::{Seat, words::Words};

/// One of the twelve pits: South's are A to F from South's left, North's a to f from North's.
///
/// `Display` is the letter. Where emptying a pit is all there is to a move, the pit is the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit {
    /// The place in anticlockwise order, from 0 at A to 11 at f.
    ring_idx: u8,
}

impl Pit {
    /// Pits of one side.
    pub const PER_SIDE: u8 = 6;
    /// Pits of both sides.
    pub const COUNT: usize = 2 * Self::PER_SIDE as usize;

    /// The pit of a side in a column, counted from 0 at A or a, if the board has it.
    #[must_use]
    pub fn new(seat: Seat, column: u8) -> Option<Self> {
        (column < Self::PER_SIDE).then(|| Self { ring_idx: Self::first_of(seat) + column })
    }

    /// The pits of one side, from A or a.
    #[must_use]
    pub fn row(seat: Seat) -> impl DoubleEndedIterator<Item = Self> {
        let first = Self::first_of(seat);
        (first..first + Self::PER_SIDE).map(|ring_idx| Self { ring_idx })
    }

    /// The own pit that a letter or a digit names; digits count from 1 at the mover's left.
    ///
    /// ```
    /// use rules::{Seat, mancala::Pit};
    ///
    /// let c = Pit::named('C', Seat::First)?;
    /// assert_eq!(Pit::named('3', Seat::First)?, c);
    /// assert!(Pit::named('c', Seat::First).is_err());
    /// assert!(Pit::named('7', Seat::First).is_err());
    /// # Ok::<(), rules::mancala::PitError>(())
    /// ```
    pub fn named(sign: char, mover: Seat) -> Result<Self, PitError> {
        let (seat, first) = match sign {
            'A'..='Z' => (Seat::First, 'A'),
            'a'..='z' => (Seat::Second, 'a'),
            _ => (mover, '1'),
        };
        let column = u32::from(sign).checked_sub(u32::from(first));
        let column = column.and_then(|column| u8::try_from(column).ok());
        let pit = column.and_then(|column| Self::new(seat, column));
        let pit = pit.ok_or(PitError::NoSuchPit { sign })?;
        if seat == mover { Ok(pit) } else { Err(PitError::OpponentsPit { pit }) }
    }

    /// The pit's letter.
    #[must_use]
    pub fn letter(self) -> char {
        let first = match self.seat() {
            Seat::First => b'A',
            Seat::Second => b'a',
        };
        char::from(first + self.column())
    }

    /// The side the pit belongs to.
    #[must_use]
    pub fn seat(self) -> Seat {
        if self.ring_idx < Self::PER_SIDE { Seat::First } else { Seat::Second }
    }

    /// The place in the owner's row, from 0 at A or a.
    #[must_use]
    pub fn column(self) -> u8 {
        self.ring_idx % Self::PER_SIDE
    }

    /// The pit so many places on, anticlockwise; after f comes A.
    #[must_use]
    pub fn after(self, places: u8) -> Self {
        Self { ring_idx: (self.ring_idx + places % Self::ALL) % Self::ALL }
    }

    /// The pit one place back, clockwise; before A comes f.
    #[must_use]
    pub fn before(self) -> Self {
        self.after(Self::ALL - 1)
    }

    pub(super) fn ring_idx(self) -> usize {
        usize::from(self.ring_idx)
    }

    const ALL: u8 = 2 * Self::PER_SIDE;

    const fn first_of(seat: Seat) -> u8 {
        match seat {
            Seat::First => 0,
            Seat::Second => Self::PER_SIDE,
        }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A pit that the player to move cannot empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum PitError {
    #[error("there is no pit {sign}, expected A to F, a to f, or 1 to 6")]
    NoSuchPit { sign: char },
    #[error("pit {pit} is the opponent's, expected a pit of the player to move")]
    OpponentsPit { pit: Pit },
    #[error("pit {pit} is empty")]
    EmptyPit { pit: Pit },
}

/// The one letter or digit of the next word; `None` if it is anything else.
///
/// The word is taken in any case.
pub fn sign(words: &mut Words<'_>) -> Option<char> {
    let mut signs = words.next()?.chars();
    let sign = signs.next().filter(char::is_ascii_alphanumeric)?;
    signs.next().is_none().then_some(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pits_stand_in_anticlockwise_order() {
        let pits = Seat::ALL.into_iter().flat_map(Pit::row);
        let letters: String = pits.map(Pit::letter).collect();
        assert_eq!(letters, "ABCDEFabcdef");
        let mut pit = Pit::new(Seat::First, 0).unwrap();
        for letter in letters.chars() {
            assert_eq!(pit.letter(), letter);
            assert_eq!(pit.after(1).before(), pit);
            pit = pit.after(1);
        }
        assert_eq!(pit.letter(), 'A');
        assert_eq!(pit.after(72 + 255 % 12), pit.after(3));
    }

    fn check(sign: char, mover: Seat, expected: &str) {
        let answer = match Pit::named(sign, mover) {
            Ok(pit) => pit.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(answer, expected, "{sign}");
    }

    #[test]
    fn a_pit_is_named_by_its_letter_or_its_number() {
        for (sign, letter) in "ABCDEF123456".chars().zip("ABCDEFABCDEF".chars()) {
            check(sign, Seat::First, &letter.to_string());
        }
        for (sign, letter) in "abcdef123456".chars().zip("abcdefabcdef".chars()) {
            check(sign, Seat::Second, &letter.to_string());
        }
    }

    #[test]
    fn the_letter_of_the_other_side_is_not_a_slip_of_case() {
        check('c', Seat::First, "pit c is the opponent's, expected a pit of the player to move");
        check('C', Seat::Second, "pit C is the opponent's, expected a pit of the player to move");
    }

    #[test]
    fn other_letters_and_digits_name_no_pit() {
        for sign in ['G', 'g', 'Z', 'z', '0', '7', '9'] {
            let complaint = format!("there is no pit {sign}, expected A to F, a to f, or 1 to 6");
            check(sign, Seat::First, &complaint);
            check(sign, Seat::Second, &complaint);
        }
    }

    #[test]
    fn a_sign_is_one_letter_or_digit_of_ascii() {
        let check = |word: &str, expected| assert_eq!(sign(&mut Words::new(&[word])), expected);
        check("C", Some('C'));
        check("7", Some('7'));
        for word in ["", "CC", "12", "C3", "é", "Cé", "-", "x5"] {
            check(word, None);
        }
    }
}
