//! Results that gave way to others.

use std::collections::HashMap;

use super::{Decision, Recorded};
use crate::PairingId;

/// The results before the one that counts, of each pairing that has some, the first one first.
pub type Earlier = HashMap<PairingId, Vec<Recorded>>;

/// Whether a result says something else than one before it did. One that was removed and entered
/// the same does not, and neither does one to which only the game points were added.
pub fn is_corrected(earlier: &[Recorded], now: &Recorded) -> bool {
    let is_other = |before: &Recorded| {
        let is_same = stands_in(before.decision, now.decision) && before.choice == now.choice;
        before.is_decided() && !is_same
    };
    now.is_decided() && earlier.iter().any(is_other)
}

/// Whether all that was said before is still said.
fn stands_in(before: Decision, now: Decision) -> bool {
    let has_points = before.points.is_none_or(|points| now.points == Some(points));
    has_points && (before.outcome, before.ending) == (now.outcome, now.ending)
}
