//! Art. 1.6, 1.7 and 5.

use std::cmp::Ordering;

use tournament::colour::Colour;
use tournament::pairing::explanation::ColourRule;

use super::field::{Field, Idx, Player, Strength};

impl Player {
    /// Art. 1.6: games with White less games with Black.
    pub(crate) fn colour_difference(&self) -> i32 {
        self.colours.iter().map(|colour| worth(*colour)).sum()
    }

    /// Art. 1.7.
    pub(crate) fn preference(&self) -> Option<(Colour, Strength)> {
        let last = *self.colours.last()?;
        let difference = self.colour_difference();
        let reducing = if difference > 0 { Colour::Black } else { Colour::White };
        if difference.abs() > 1 {
            return Some((reducing, Strength::Absolute));
        }
        if let [.., before, last] = self.colours[..]
            && before == last
        {
            return Some((last.other(), Strength::Absolute));
        }
        if difference != 0 {
            return Some((reducing, Strength::Strong));
        }
        Some((last.other(), Strength::Mild))
    }
}

pub(crate) fn worth(colour: Colour) -> i32 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// Art. 5.2: White, Black, and what decided it.
pub(crate) fn allocate(field: &Field, one: Idx, other: Idx) -> (Idx, Idx, ColourRule) {
    // The players are in the order of art. 1.2.
    let (higher, lower) = (one.min(other), one.max(other));
    let (colour, rule) = colour_of_higher(field, higher, lower);
    match colour {
        Colour::White => (higher, lower, rule),
        Colour::Black => (lower, higher, rule),
    }
}

fn colour_of_higher(field: &Field, higher: Idx, lower: Idx) -> (Colour, ColourRule) {
    let (higher, lower) = (&field.players[higher], &field.players[lower]);
    let (own, others) = match (higher.preference(), lower.preference()) {
        (None, None) => {
            let is_odd = higher.participant % 2 == 1;
            let initial = field.initial_colour;
            return (if is_odd { initial } else { initial.other() }, ColourRule::InitialColour);
        }
        (Some((own, _)), None) => return (own, ColourRule::BothPreferences),
        (None, Some((others, _))) => return (others.other(), ColourRule::BothPreferences),
        (Some(own), Some(others)) => (own, others),
    };
    if own.0 != others.0 {
        return (own.0, ColourRule::BothPreferences);
    }
    let wider = match (own.1, others.1) {
        (Strength::Absolute, Strength::Absolute) => {
            higher.colour_difference().abs().cmp(&lower.colour_difference().abs())
        }
        (own, others) => own.cmp(&others),
    };
    match wider {
        Ordering::Greater => return (own.0, ColourRule::StrongerPreference),
        Ordering::Less => return (own.0.other(), ColourRule::StrongerPreference),
        Ordering::Equal => {}
    }
    let latest_first = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    match latest_first.into_iter().find(|(own, others)| own != others) {
        Some((had, _)) => (had.other(), ColourRule::LastDifference),
        None => (own.0, ColourRule::HigherRanked),
    }
}
