//! What a tie-break is worth to a player, and where it comes from.

use std::cmp::{Ordering, Reverse};
use std::fmt;
use std::iter::Sum;

use crate::entry::Number;
use crate::score::Score;

/// A value with its working.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Valued {
    /// What is compared.
    pub value: Value,
    /// How it came about.
    pub working: Working,
}

/// What a tie-break compares; the better value is the greater one, for a place too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// Points (`PTS`).
    Points(Score),
    /// A sum of points times points (`SB`).
    Product(Product),
    /// How many (`WIN`, `WON`).
    Count(u32),
    /// The place inside the group tied so far, from 1, shared by equals; `None` if the tie-break
    /// does not split the group, or nobody else is in it (`DE`).
    Place(Option<u32>),
}

/// Points multiplied by points, in hundredths.
///
/// ```
/// use tournament::score::Score;
/// use tournament::standings::Product;
///
/// assert_eq!(Product::of(Score::from_tenths(35), Score::DRAW).to_string(), "1¾");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Product(u64);

/// How a value came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Working {
    /// A sum over rounds; rounds that cannot contribute are left out. To the points of a player
    /// come those of [`Table::adjustments`](crate::table::Table::adjustments).
    Rounds(Vec<Term>),
    /// The results against those of the group tied so far whom the player has met, by number.
    Encounters(Vec<Encounter>),
}

/// What one round contributed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// The round, from 1.
    pub round: u16,
    /// Whom the points were scored against.
    pub against: Against,
    /// The player's own points of this round.
    pub points: Score,
    /// The opponent's or dummy's score as it was used; `None` if the tie-break does not look at it.
    pub opponent_score: Option<Score>,
    /// What was added to the value.
    pub adds: Value,
}

/// Who stands on the other side of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Against {
    /// A real opponent.
    Player(Number),
    /// A dummy in the place of a game not played (`docs/spec/standings.md` §4.2).
    Dummy,
    /// Nobody: a round without an opponent in a tie-break that needs none.
    Nobody,
}

/// The games against one of the other tied players that count in the direct encounter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encounter {
    /// The other player.
    pub opponent: Number,
    /// How many games, at least 1.
    pub n_games: u32,
    /// Points of all these games together; their mean counts.
    pub points: Score,
}

impl Product {
    /// One score times another.
    #[must_use]
    pub fn of(one: Score, other: Score) -> Self {
        Self(u64::from(one.tenths()) * u64::from(other.tenths()))
    }

    /// Hundredths of a point.
    #[must_use]
    pub const fn hundredths(self) -> u64 {
        self.0
    }
}

impl Sum for Product {
    fn sum<I: Iterator<Item = Self>>(products: I) -> Self {
        Self(products.map(|product| product.0).fold(0, u64::saturating_add))
    }
}

impl fmt::Display for Product {
    /// `18`, `10¾`, `½`; with decimals where no quarter does: `7.35`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, hundredths) = (self.0 / 100, self.0 % 100);
        let quarter = match hundredths {
            0 => "",
            25 => "¼",
            50 => "½",
            75 => "¾",
            _ => return write!(f, "{whole}.{hundredths:02}"),
        };
        match (whole, hundredths) {
            (0, 1..) => f.write_str(quarter),
            _ => write!(f, "{whole}{quarter}"),
        }
    }
}

impl Value {
    /// The value for machines: with a decimal point and no more places than needed; `None` where
    /// there is no value.
    ///
    /// ```
    /// use tournament::score::Score;
    /// use tournament::standings::Value;
    ///
    /// assert_eq!(Value::Points(Score::from_tenths(25)).decimal().as_deref(), Some("2.5"));
    /// assert_eq!(Value::Place(None).decimal(), None);
    /// ```
    #[must_use]
    pub fn decimal(self) -> Option<String> {
        match self {
            Self::Points(score) => Some(decimal(u64::from(score.tenths()) * 10)),
            Self::Product(product) => Some(decimal(product.hundredths())),
            Self::Count(count) => Some(count.to_string()),
            Self::Place(place) => place.map(|place| place.to_string()),
        }
    }

    /// Kind of value, number inside it: one key for all, so that the order is total.
    fn key(self) -> (u8, Reverse<u32>, u64) {
        match self {
            Self::Points(score) => (0, Reverse(0), score.tenths().into()),
            Self::Product(product) => (1, Reverse(0), product.0),
            Self::Count(count) => (2, Reverse(0), count.into()),
            Self::Place(place) => (3, Reverse(place.unwrap_or(u32::MAX)), 0),
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    /// A place that does not exist is printed as `–`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(score) => score.fmt(f),
            Self::Product(product) => product.fmt(f),
            Self::Count(count) | Self::Place(Some(count)) => count.fmt(f),
            Self::Place(None) => f.write_str("–"),
        }
    }
}

fn decimal(hundredths: u64) -> String {
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
