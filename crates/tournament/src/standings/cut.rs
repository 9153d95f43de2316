//! `/C` and `/M`: contributions that are left out.
//!
//! Source: `docs/spec/standings.md` §5.3.

use crate::table::{System, Table};

use super::tie_break::Cut;
use super::value::{Fate, Term, Value};

/// Marks what is cut, low before high. What is least by `significance` is the least significant,
/// of equals what adds least.
pub(super) fn cut(
    table: &Table,
    terms: &mut [Term],
    cut: Cut,
    significance: impl Fn(&Term) -> u64,
) {
    let key = |term: &Term| (significance(term), term.adds.amount());
    for _ in 0..cut.low {
        let Some((idx, fate)) = lowest(table.system(), terms, key) else {
            return;
        };
        terms[idx].fate = fate;
    }
    for _ in 0..cut.high {
        let kept = terms.iter_mut().filter(|term| term.fate == Fate::Kept);
        if let Some(most) = kept.max_by_key(|term| key(term)) {
            most.fate = Fate::CutHigh;
        }
    }
}

/// Which one is to be cut, and as what.
fn lowest(
    system: System,
    terms: &[Term],
    key: impl Fn(&Term) -> (u64, u64),
) -> Option<(usize, Fate)> {
    let (mut least, mut least_unplayed) = (None, None);
    for (idx, term) in terms.iter().enumerate().filter(|(_, term)| term.fate == Fate::Kept) {
        let key = key(term);
        if least.is_none_or(|(least, _)| key < least) {
            least = Some((key, idx));
        }
        if term.is_voluntarily_unplayed && least_unplayed.is_none_or(|(least, _)| key < least) {
            least_unplayed = Some((key, idx));
        }
    }
    let ((_, least_adds), least) = least?;
    // docs/spec/standings.md §5.3.3: the least of the rounds that the player stayed away from goes
    // in the place of the least significant one, unless it adds less.
    match least_unplayed.filter(|_| system == System::Swiss) {
        Some(((_, adds), unplayed)) if adds >= least_adds => Some((unplayed, Fate::CutAsUnplayed)),
        _ => Some((least, Fate::CutLow)),
    }
}

/// What a sum is over: `None` if the cut has left nothing (docs/spec/standings.md §5.3.5).
pub(super) fn kept(terms: &[Term], cut: Cut) -> Option<impl Iterator<Item = Value>> {
    let kept = terms.iter().filter(|term| term.fate == Fate::Kept);
    let is_nothing_left = cut != Cut::default() && kept.clone().next().is_none();
    (!is_nothing_left).then(|| kept.map(|term| term.adds))
}
