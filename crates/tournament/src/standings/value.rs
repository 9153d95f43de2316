//! What a tie-break is worth to a player, and where it comes from.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;

use crate::entry::Number;
use crate::score::Score;

use super::cut;
use super::tie_break::Cut;

/// A value with its breakdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Valued {
    /// What is compared.
    pub(super) value: Value,
    /// How it came about.
    pub(super) breakdown: Breakdown,
}

/// What a tie-break compares; the better value is the greater one, for a place and a number too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// Points (`PTS`, `BH`, `KS` …).
    Points(Score),
    /// Hundredths of a point: a sum of points times points (`SB`), a mean (`AOB`).
    Hundredths(Hundredths),
    /// How many (`WIN`, `BPG` …).
    Count(u32),
    /// Rating points (`ARO`, `TPR` …); a performance may be below zero.
    Rating(i32),
    /// A difference of points, in tenths (`GPD`).
    Difference(i64),
    /// A pairing number; the smaller is the better (`TPN`).
    Number(Number),
    /// The place inside the group tied so far, from 1, shared by equals; `None` if the tie-break
    /// does not split the group, or nobody else is in it (`DE`).
    Place(Option<u32>),
    /// There is nothing to compute it from; behind everything else.
    Undefined,
}

/// Hundredths of a point: points multiplied by points, means.
///
/// ```
/// use tournament::score::Score;
/// use tournament::standings::Hundredths;
///
/// assert_eq!(Hundredths::product(Score::from_tenths(35), Score::DRAW).to_string(), "1¾");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hundredths(u64);

/// How a value came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Breakdown {
    /// The sum of what the rounds add that were not cut; rounds that cannot contribute are left
    /// out. To the points of a player come those of
    /// [`Table::adjustments`](crate::table::Table::adjustments).
    Sum(Vec<Term>),
    /// The mean of what the rounds add that were not cut.
    Mean(Vec<Term>),
    /// The sum of the points of these rounds: those against opponents who made at least the limit
    /// (`KS`).
    UpperHalf {
        /// The rounds that count.
        rounds: Vec<Term>,
        /// What an opponent must have made.
        limit: Hundredths,
    },
    /// The mean of the opponents' ratings, and what the share of the points adds to it (`TPR`).
    Performance {
        /// The games over the board; each adds the opponent's rating.
        games: Vec<Term>,
        /// The mean, rounded.
        mean: i32,
        /// The points that were made, a win being 1.
        made: Hundredths,
        /// Hundredths of the points of these games that were made, from 0 to 100.
        share: u32,
        /// What the share is worth in rating points.
        difference: i32,
    },
    /// The lowest rating from which the points were to be expected (`PTP`).
    Expectation {
        /// The games over the board; each adds what is to be expected from that rating.
        games: Vec<Term>,
        /// The points that were made, a win being 1.
        made: Hundredths,
    },
    /// The results against those of the group tied so far whom the player has met, by number.
    Encounters(Vec<Encounter>),
    /// Nothing to compute: it stands in the list of players.
    Listed,
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
    /// Where that score comes from.
    pub origin: Origin,
    /// What was added to the value, or would have been if it had not been cut.
    pub adds: Value,
    /// Did the player stay away (`docs/spec/standings.md` §1.4)? Then a cut takes it first.
    pub is_voluntarily_unplayed: bool,
    /// Did it count?
    pub fate: Fate,
}

/// Where the score on the other side comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The opponent made it, or there is none.
    AsMade,
    /// Opponents see requested byes at the end as draws (`docs/spec/standings.md` §4.1).
    ByesAsDraws {
        /// What the opponent made.
        made: Score,
        /// How many byes count as draws.
        n_byes: u16,
    },
    /// It is a dummy's (`docs/spec/standings.md` §4.2).
    Dummy {
        /// The player's own score.
        made: Score,
        /// The most that a dummy may have; nothing by the rules before 2026.
        cap: Option<Cap>,
    },
}

/// The most that a dummy may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cap {
    /// After a forfeit: what the scheduled opponent has, as others see it.
    Scheduled {
        /// Who it is.
        opponent: Number,
        /// What they have.
        score: Score,
    },
    /// After a bye: a draw in every round.
    Draws {
        /// How many rounds there are.
        n_rounds: u16,
        /// All these draws.
        score: Score,
    },
}

/// What a modifier did to a round's contribution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It counts.
    Kept,
    /// It was the least significant.
    CutLow,
    /// It was cut in the place of the least significant one, since the player stayed away
    /// (`docs/spec/standings.md` §5.3.3).
    CutAsUnplayed,
    /// It was the most significant.
    CutHigh,
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

impl Term {
    /// A round without an opponent's score that counts.
    pub(super) fn new(round: u16, against: Against, points: Score, adds: Value) -> Self {
        let (origin, fate, is_voluntarily_unplayed) = (Origin::AsMade, Fate::Kept, false);
        let opponent_score = None;
        Self { round, against, points, opponent_score, origin, adds, is_voluntarily_unplayed, fate }
    }
}

impl Cap {
    /// How much it is.
    #[must_use]
    pub const fn score(self) -> Score {
        match self {
            Self::Scheduled { score, .. } | Self::Draws { score, .. } => score,
        }
    }
}

impl Valued {
    /// The points that the rounds add which were not cut.
    pub(super) fn points(terms: Vec<Term>, cut: Cut) -> Self {
        let points = |value| match value {
            Value::Points(points) => points,
            _ => Score::ZERO,
        };
        let value = cut::kept(&terms, cut).map(|kept| Value::Points(kept.map(points).sum()));
        Self { value: value.unwrap_or(Value::Undefined), breakdown: Breakdown::Sum(terms) }
    }

    /// What stands in the list of players.
    pub(super) fn listed(value: Value) -> Self {
        Self { value, breakdown: Breakdown::Listed }
    }
}

impl Hundredths {
    /// So many hundredths of a point.
    #[must_use]
    pub const fn new(hundredths: u64) -> Self {
        Self(hundredths)
    }

    /// One score times another.
    #[must_use]
    pub fn product(one: Score, other: Score) -> Self {
        Self(u64::from(one.tenths()) * u64::from(other.tenths()))
    }

    /// Hundredths of a point.
    #[must_use]
    pub const fn hundredths(self) -> u64 {
        self.0
    }
}

impl Sum for Hundredths {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.map(|one| one.0).fold(0, u64::saturating_add))
    }
}

impl fmt::Display for Hundredths {
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
    /// there is none. A place that does not exist is 0, as other programs write it.
    ///
    /// ```
    /// use tournament::score::Score;
    /// use tournament::standings::Value;
    ///
    /// assert_eq!(Value::Points(Score::from_tenths(25)).decimal().as_deref(), Some("2.5"));
    /// assert_eq!(Value::Place(None).decimal().as_deref(), Some("0"));
    /// assert_eq!(Value::Undefined.decimal(), None);
    /// ```
    #[must_use]
    pub fn decimal(self) -> Option<String> {
        Some(match self {
            Self::Points(score) => decimal(u64::from(score.tenths()) * 10),
            Self::Hundredths(hundredths) => decimal(hundredths.0),
            Self::Count(count) => count.to_string(),
            Self::Rating(rating) => rating.to_string(),
            Self::Difference(tenths) => {
                let sign = if tenths < 0 { "-" } else { "" };
                format!("{sign}{}", decimal(tenths.unsigned_abs().saturating_mul(10)))
            }
            Self::Number(number) => number.to_string(),
            Self::Place(place) => place.unwrap_or(0).to_string(),
            Self::Undefined => return None,
        })
    }

    /// Orders values of one kind.
    pub(super) fn amount(self) -> u64 {
        self.key().1
    }

    /// Kind of value, number inside it: one key for all, so that the order is total.
    fn key(self) -> (u8, u64) {
        // In the order of whole numbers, those below zero too.
        let signed = |number: i64| number.cast_unsigned() ^ (1 << 63);
        match self {
            Self::Undefined => (0, 0),
            Self::Points(score) => (1, score.tenths().into()),
            Self::Hundredths(hundredths) => (2, hundredths.0),
            Self::Count(count) => (3, count.into()),
            Self::Rating(rating) => (4, signed(rating.into())),
            Self::Difference(tenths) => (5, signed(tenths)),
            Self::Number(number) => (6, (u16::MAX - number.0).into()),
            Self::Place(place) => (7, place.map_or(0, |place| (u32::MAX - place).into())),
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
    /// What does not exist is printed as `–`; a difference has its sign.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(score) => score.fmt(f),
            Self::Hundredths(hundredths) => hundredths.fmt(f),
            Self::Count(count) | Self::Place(Some(count)) => count.fmt(f),
            Self::Rating(rating) => rating.fmt(f),
            Self::Difference(tenths) => {
                let sign = match tenths {
                    ..0 => "−",
                    0 => "",
                    1.. => "+",
                };
                write!(f, "{sign}{}", Hundredths(tenths.unsigned_abs().saturating_mul(10)))
            }
            Self::Number(number) => number.fmt(f),
            Self::Place(None) | Self::Undefined => f.write_str("–"),
        }
    }
}

fn decimal(hundredths: u64) -> String {
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
