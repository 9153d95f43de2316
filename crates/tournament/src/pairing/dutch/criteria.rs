//! What a pair costs by each criterion (C.04.3 art. 2).

use super::contestant::{Contestant, Float};

/// C10: one of the two would have one colour three times more often than the other. Only
/// topscorers and their opponents can meet so (C3).
pub(super) fn has_wide_difference(one: &Contestant, other: &Contestant) -> bool {
    let (one, other) = (one.preference, other.preference);
    one.clashes(other) && one.difference > 1 && other.difference > 1
}

/// C11: one of the two would have the same colour three times in a row. The wider difference has
/// its colour (art. 5.2.2); of two equal ones the one with a repeated colour has it, as the
/// colours of the last two games differ (art. 5.2.3).
pub(super) fn has_third_in_a_row(one: &Contestant, other: &Contestant) -> bool {
    let (one, other) = (one.preference, other.preference);
    if !one.clashes_absolutely(other) {
        return false;
    }
    match one.difference.cmp(&other.difference) {
        std::cmp::Ordering::Equal => one.is_repeated && other.is_repeated,
        std::cmp::Ordering::Greater => other.is_repeated,
        std::cmp::Ordering::Less => one.is_repeated,
    }
}

/// C12: one of the two does not get the colour they prefer.
pub(super) fn misses_preference(one: &Contestant, other: &Contestant) -> bool {
    one.preference.clashes(other.preference)
}

/// C13: one of the two does not get the colour that they prefer strongly. Of two absolute
/// preferences none is a strong one.
pub(super) fn misses_strong_preference(one: &Contestant, other: &Contestant) -> bool {
    let (one, other) = (one.preference, other.preference);
    one.clashes(other)
        && one.is_strong()
        && other.is_strong()
        && !(one.is_absolute() && other.is_absolute())
}

/// Did the player float so, `back` rounds before (1 or 2)?
pub(super) fn floated(player: &Contestant, float: Float, back: usize) -> bool {
    player.floats[back - 1] == Some(float)
}
