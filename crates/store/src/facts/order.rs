//! Whether the rows of the log are numbered in the order in which the acts wrote them.
//!
//! What a row was last is told by the row of the log with the highest number that has it, and no hash has the numbers. But
//! they have to agree with what is hashed:
//!
//! - The digest of an act has its rows of the log in the order of their numbers.
//! - In a chain the rows of an act come after those of the acts before it. Whoever adds an act holds its chain from before
//!   the rows get their numbers until the end of the transaction.
//! - An act `heads-taken` says which acts of all chains came before it, and ends an *age*: the rows of acts before it come
//!   before those of acts after it, in all chains. It is made while nobody else writes, but for transactions that reach
//!   [`Nothing`](crate::locks::Reach); if one of those has an act with rows, it is in the chain of the site, which
//!   `heads-taken` holds.
//!
//! Rows that waited for an act got their numbers when they were written. So those of an act that takes such in may come
//! before those of acts before it, and even of an earlier age: whoever wrote them alone may have ended the transaction
//! after that age. They never come after those of an act that came after theirs: they were there already.
//!
//! Between two acts `heads-taken` nothing tells the order of rows in different chains. The moments of the acts do not: they
//! are those at which a request came in, clocks are set, and those of several servers differ.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;

use crate::audit::{HEADS_TAKEN, ROWS_TAKEN_IN, lengths_taken};
use crate::schema::audit;
use crate::{Db, Stored};

/// The acts that take in rows which waited: each is the first one of its transaction. A backup takes the heads in.
const TAKING_IN: [&str; 3] = [HEADS_TAKEN, ROWS_TAKEN_IN, "backup-made"];

/// Where an act is among all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    chain: i32,
    position: i32,
    /// How many acts `heads-taken` came before it.
    age: usize,
    rows: Rows,
}

/// What an act has taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rows {
    /// What its transaction wrote.
    Own,
    /// Perhaps what waited for an act, too.
    Mixed,
}

/// The acts whose rows have other numbers than they got, from the acts in the order of the numbers.
pub(super) fn misplaced(db: &mut Db, order: &[i32]) -> Stored<BTreeSet<i32>> {
    let places = places(db)?;
    let place = |act: &i32| Some((*act, *places.get(act)?));
    let order: Vec<(i32, Place)> = order.iter().filter_map(place).collect();
    // Of one act that was moved far all others differ too: it is those of which there are fewer.
    let (late, early) = (late(&order), early(&order));
    Ok(if late.len() <= early.len() { late } else { early })
}

/// Those that come after an act which should be after them.
fn late(order: &[(i32, Place)]) -> BTreeSet<i32> {
    let (mut late, mut age, mut positions) = (BTreeSet::new(), 0, HashMap::new());
    for (act, place) in order {
        let position = positions.entry(place.chain).or_insert(0);
        if place.age < age || place.position < *position {
            late.insert(*act);
        } else if place.rows == Rows::Own {
            (age, *position) = (place.age, place.position);
        }
    }
    late
}

/// Those that come before an act which should be before them.
fn early(order: &[(i32, Place)]) -> BTreeSet<i32> {
    let (mut early, mut age, mut positions) = (BTreeSet::new(), usize::MAX, HashMap::new());
    for (act, place) in order.iter().rev() {
        let position = positions.entry(place.chain).or_insert(i32::MAX);
        let is_early = place.age > age || place.position > *position;
        if is_early && place.rows == Rows::Own {
            early.insert(*act);
        } else {
            (age, *position) = (age.min(place.age), place.position.min(*position));
        }
    }
    early
}

/// Where the acts with rows are. An act in no chain is told as such.
fn places(db: &mut Db) -> Stored<HashMap<i32, Place>> {
    let ages = Ages::load(db)?;
    let acts = audit::table
        .filter(audit::rows_digest.is_not_null())
        .select((audit::id, audit::chain_id, audit::position, audit::act))
        .load::<(i32, Option<i32>, Option<i32>, String)>(db)?;
    let place = |(act, chain, position, name): (i32, Option<i32>, Option<i32>, String)| {
        let (chain, position) = (chain?, position?);
        let is_mixed = TAKING_IN.contains(&name.as_str());
        let rows = if is_mixed { Rows::Mixed } else { Rows::Own };
        Some((act, Place { chain, position, age: ages.of(chain, position), rows }))
    };
    Ok(acts.into_iter().filter_map(place).collect())
}

/// How long chains were at the end of each age.
struct Ages {
    /// By the ids of the chains: lengths with ages, in their order.
    ends: HashMap<i32, Vec<(i32, usize)>>,
    /// How many have ended.
    n_ended: usize,
}

impl Ages {
    fn load(db: &mut Db) -> Stored<Self> {
        let lengths = lengths_taken(db)?;
        let mut ends: HashMap<i32, Vec<(i32, usize)>> = HashMap::new();
        for (age, of_chains) in lengths.iter().enumerate() {
            for (chain, length) in of_chains {
                ends.entry(*chain).or_default().push((*length, age));
            }
        }
        Ok(Self { ends, n_ended: lengths.len() })
    }

    /// The age of an act: the first one at whose end its chain had it.
    fn of(&self, chain: i32, position: i32) -> usize {
        let ends = self.ends.get(&chain).map_or(&[][..], Vec::as_slice);
        let first = ends.partition_point(|(length, _)| *length < position);
        ends.get(first).map_or(self.n_ended, |(_, age)| *age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Acts in the order of their rows, each by its chain, position and age; a `+` behind it may have taken in others.
    #[track_caller]
    fn check(order: &str, late_ones: &[i32], early_ones: &[i32]) {
        let place = |(act, text): (i32, &str)| {
            let rows = if text.ends_with('+') { Rows::Mixed } else { Rows::Own };
            let numbers: Vec<i32> =
                text.trim_end_matches('+').split('.').map(|one| one.parse().unwrap()).collect();
            let age = usize::try_from(numbers[2]).unwrap();
            (act, Place { chain: numbers[0], position: numbers[1], age, rows })
        };
        let order: Vec<(i32, Place)> = (1..).zip(order.split_whitespace()).map(place).collect();
        let found = |acts: BTreeSet<i32>| acts.into_iter().collect::<Vec<_>>();
        assert_eq!(found(late(&order)), late_ones, "late in {order:?}");
        assert_eq!(found(early(&order)), early_ones, "early in {order:?}");
    }

    #[test]
    fn the_rows_of_a_chain_are_numbered_as_its_acts() {
        check("1.1.0 2.1.0 1.2.0 2.2.0 1.3.0", &[], &[]);
        check("1.2.0 1.3.0 1.4.0 1.1.0", &[4], &[1, 2, 3]);
        check("1.4.0 1.1.0 1.2.0 1.3.0", &[2, 3, 4], &[1]);
    }

    #[test]
    fn no_row_is_numbered_as_one_of_another_age() {
        check("1.1.0 2.1.0 2.2.1 1.2.1", &[], &[]);
        check("1.1.0 2.2.1 3.1.1 2.1.0", &[4], &[2, 3]);
        check("1.1.0 2.2.1 3.1.1 4.1.0", &[4], &[2, 3]);
    }

    #[test]
    fn what_waited_comes_before_its_act_and_never_after_a_later_one() {
        check("9.2.0+ 1.1.0 9.1.0 9.2.0+ 1.2.1 9.3.1", &[], &[]);
        check("9.5.1+ 1.1.0 9.2.0+ 1.2.1", &[], &[]);
        check("1.1.0 1.2.1 9.2.0+", &[3], &[2]);
        check("9.1.0 9.3.0 9.2.0+", &[3], &[2]);
    }

    #[test]
    fn an_act_is_of_the_first_age_at_whose_end_its_chain_had_it() {
        let ages = Ages { ends: HashMap::from([(1, vec![(3, 0), (5, 2)])]), n_ended: 3 };
        let found = [(1, 1), (1, 3), (1, 4), (1, 6), (2, 1)].map(|(chain, at)| ages.of(chain, at));
        assert_eq!(found, [0, 0, 2, 3, 3]);
    }
}
