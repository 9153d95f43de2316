//! Art. 3.8: the best candidate of a bracket, the earliest among equals.

use super::candidates::{Candidate, Members, generate};
use super::criteria::{Failures, Surroundings};
use super::field::{Field, Idx};

/// The best candidate, and what is wrong with it; `None` if no candidate complies with C1 to C5.
pub(crate) fn best(
    field: &Field,
    members: &Members,
    next: &[Idx],
    below: &[Idx],
) -> Option<(Candidate, Failures)> {
    let mut surroundings = Surroundings::new(field, members, next, below);
    let mut best: Option<(Candidate, Failures)> = None;
    // C6 comes first, so with the most pairs that are possible nothing else needs to be tried.
    for n_pairs in (0..=members.len() / 2).rev() {
        // How many MDPs are paired is decided by C7.
        for n_moved_down in (0..=members.moved_down.len().min(n_pairs)).rev() {
            generate(field, members, (n_pairs, n_moved_down), &mut |candidate| {
                // Art. 3.4: a perfect candidate is taken at once.
                if best.as_ref().is_some_and(|(_, least)| least.is_perfect()) {
                    return;
                }
                let Some(failures) = surroundings.failures(&candidate) else { return };
                if best.as_ref().is_none_or(|(_, least)| failures < *least) {
                    best = Some((candidate, failures));
                }
            });
        }
        if best.is_some() {
            break;
        }
    }
    best
}
