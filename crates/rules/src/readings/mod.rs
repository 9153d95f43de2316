//! Readings of a record that does not play: the smallest changes with which all of it does.
//!
//! What counts as a slip, and what it costs: `docs/spec/readings.md`.
//!
//! A game gets readings without doing anything; it says itself what is nearly a move where it
//! knows more of its notation than the letters: see
//! [`Position::near`](crate::game::Position::near).

mod compare;
mod edits;
mod ranking;
mod search;

use crate::{
    Record, Verdict,
    games::{Listed, Visitor},
};
pub use crate::{
    near::{Near, Offers, Slip},
    work::Budget,
};

/// What a record that does not play may have meant, the likeliest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Readings {
    /// At most [`MOST`](Self::MOST), all of the same, least cost; none if the record plays.
    pub best: Vec<Reading>,
    /// Whether the search came to its end: nothing that costs less was passed over, and of what
    /// costs the same nothing likelier; without readings, nothing up to
    /// [`MOST_COST`](Self::MOST_COST). Else the budget was spent before, or a changed text is
    /// longer than [`Record::MOST_BYTES`].
    pub is_complete: bool,
}

impl Readings {
    /// The most readings that are offered.
    pub const MOST: usize = 5;

    /// The highest cost: what needs more changes is another game.
    pub const MOST_COST: u32 = 4;
}

/// Changes with which a whole record plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// How much is changed: `docs/spec/readings.md` §2.
    pub cost: u32,
    /// What is changed, in the order of the record; at least one.
    pub changes: Vec<Change>,
    /// The answer to the changed record: verified, unfinished or a mismatch of the result.
    pub verdict: Verdict,
    /// The text of the record with the changes in it, and all else as it was.
    pub text: String,
}

/// A change to one move of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The number of the move in the changed record, from 1.
    pub ply: u32,
    /// What the slip was.
    pub slip: Slip,
    /// The move as written, its words joined by single spaces; none for a missing one.
    pub from: Option<String>,
    /// The move as meant; none for one too many.
    pub to: Option<String>,
}

impl Record {
    /// Looks for the smallest changes with which the whole record plays.
    ///
    /// Only where the first fault is a move that is illegal or no move at all; whatever else is
    /// wrong with a record has no readings. The same record and budget give the same readings
    /// on every machine.
    ///
    /// ```
    /// use rules::{Record, readings::Budget};
    ///
    /// let record = Record::parse(b"[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C3O c30 2. D032 *\n")?;
    /// let readings = record.readings(Budget::FULL);
    /// let first = &readings.best[0];
    /// assert_eq!((first.changes[0].ply, first.changes[0].to.as_deref()), (1, Some("C30")));
    /// assert!(first.text.ends_with("1. C30 c30 2. D032 *\n"));
    ///
    /// let record = Record::parse(b"[Game \"gbg:5\"]\n[Result \"*\"]\n\nquite something else *\n")?;
    /// let readings = record.readings(Budget::FULL);
    /// assert!(readings.best.is_empty() && readings.is_complete);
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn readings(&self, budget: Budget) -> Readings {
        self.game().visit(Looking { record: self, budget })
    }
}

struct Looking<'r> {
    record: &'r Record,
    budget: Budget,
}

impl Visitor for Looking<'_> {
    type Output = Readings;

    fn visit<P: Listed>(self, rules: P::Rules) -> Readings {
        search::search::<P>(self.record, rules, self.budget)
    }
}
