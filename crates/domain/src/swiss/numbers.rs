//! The numbers of a Swiss: the initial order, and who comes late (`docs/spec/swiss.md` 1.1).

use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash, Hasher};

use tournament::entry::Number;

use super::n_paired;
use crate::EntryId;
use crate::entries::Entry;
use crate::standings::WallChart;
use crate::tournaments::{Acceleration, Stage};

/// Whether the numbers may still change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renumbering {
    /// They may, as the arbiter likes.
    Free,
    /// Only late entries change them: the accelerated half is fixed.
    LateEntriesOnly,
    Fixed,
}

/// The last round before whose pairing the numbers may change.
const LAST_ROUND: u16 = 4;

/// Whether the numbers of a running Swiss may still change: until round four has been paired. With
/// acceleration, an order of the arbiter's own would move the line between the halves, so that it
/// stays as it is from the first round on.
pub fn may_renumber(chart: &WallChart) -> Renumbering {
    let swiss = chart.tournament.details.format.swiss();
    let (Some(swiss), Stage::Running) = (swiss, chart.tournament.stage) else {
        return Renumbering::Fixed;
    };
    match n_paired(chart) {
        paired if paired >= LAST_ROUND => Renumbering::Fixed,
        paired if paired > 0 && swiss.acceleration != Acceleration::None => {
            Renumbering::LateEntriesOnly
        }
        _ => Renumbering::Free,
    }
}

/// The numbers after some were typed anew: who was given a number comes before whoever has it now,
/// on the way up, and after him on the way down. What is not said stays as it is.
///
/// Only for an order that may change freely: see [`may_renumber`].
pub fn reordered(entries: &[Entry], wanted: &[(EntryId, u16)]) -> Vec<(EntryId, Number)> {
    let place = |entry: &Entry| {
        let now = entry.number.map_or(u16::MAX, |number| number.0);
        let typed = wanted.iter().find(|(id, _)| *id == entry.id);
        let number = typed.map_or(now, |(_, number)| *number);
        (number, number.cmp(&now), now)
    };
    numbered_by(entries, |one, other| place(one).cmp(&place(other)))
}

/// The numbers with one player a place further up, or down.
pub fn moved(entries: &[Entry], id: EntryId, step: Direction) -> Vec<(EntryId, Number)> {
    let mut order: Vec<EntryId> = numbered_by(entries, |one, other| one.number.cmp(&other.number))
        .into_iter()
        .map(|(entry, _)| entry)
        .collect();
    let from = order.iter().position(|entry| *entry == id);
    let to = from.and_then(|idx| match step {
        Direction::Up => idx.checked_sub(1),
        Direction::Down => Some(idx + 1).filter(|next| *next < order.len()),
    });
    if let Some((from, to)) = from.zip(to) {
        order.swap(from, to);
    }
    order.into_iter().zip((1..).map(Number)).collect()
}

/// The initial order of the rules: by rating, then by name.
pub fn by_strength(entries: &[Entry]) -> Vec<(EntryId, Number)> {
    numbered_by(entries, Entry::by_strength)
}

/// A place in the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// To a smaller number.
    Up,
    /// To a larger one.
    Down,
}

/// A change of the order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reorder {
    /// One player takes a step.
    Step(EntryId, Direction),
    /// By rating, then by name.
    ByStrength,
    /// These get these numbers.
    Numbers(Vec<(EntryId, u16)>),
}

fn numbered_by(
    entries: &[Entry],
    order: impl Fn(&Entry, &Entry) -> Ordering,
) -> Vec<(EntryId, Number)> {
    let mut ordered: Vec<&Entry> = entries.iter().collect();
    ordered.sort_by(|one, other| order(one, other).then(one.id.cmp(&other.id)));
    ordered.into_iter().map(|entry| entry.id).zip((1..).map(Number)).collect()
}

/// The order that a form was made from: the same mark again means that it is still so.
pub fn order_mark(entries: &[Entry]) -> String {
    let mut hasher = DefaultHasher::new();
    let mut order: Vec<_> = entries.iter().map(|entry| (entry.number, entry.id)).collect();
    order.sort_unstable();
    order.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The order of all entries with late ones among them, who have no number yet: in their place by
/// rating as long as numbers may change, else at the end.
pub fn with_late_entries(chart: &WallChart) -> Vec<(EntryId, Number)> {
    let (mut order, mut late): (Vec<&Entry>, Vec<&Entry>) =
        chart.entries.iter().partition(|entry| entry.number.is_some());
    order.sort_by_key(|entry| entry.number);
    late.sort_by(|one, other| one.by_strength(other));
    for entry in late {
        let is_weaker = |other: &&Entry| entry.by_strength(other).is_lt();
        let place = match may_renumber(chart) {
            Renumbering::Fixed => None,
            Renumbering::Free | Renumbering::LateEntriesOnly => order.iter().position(is_weaker),
        };
        order.insert(place.unwrap_or(order.len()), entry);
    }
    order.into_iter().map(|entry| entry.id).zip((1..).map(Number)).collect()
}
