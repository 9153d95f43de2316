//! Who has which colour (C.04.3 art. 5).

use super::contestant::{Contestant, Strength};
use crate::colour::Colour;
use crate::pairing::explanation::{ColourRule, Pair};

/// A pair with its colours; `upper` is the higher ranked.
pub(super) fn allocate(upper: &Contestant, lower: &Contestant, initial: Colour) -> Pair {
    let (colour, colours) = colour_of_upper(upper, lower, initial);
    let (white, black) = match colour {
        Colour::White => (upper.number, lower.number),
        Colour::Black => (lower.number, upper.number),
    };
    Pair { white, black, colours }
}

fn colour_of_upper(
    upper: &Contestant,
    lower: &Contestant,
    initial: Colour,
) -> (Colour, ColourRule) {
    let (own, theirs) = (upper.preference, lower.preference);
    if !own.clashes(theirs) {
        let granted = own.colour.or(theirs.colour.map(Colour::other));
        return match granted {
            Some(colour) => (colour, ColourRule::BothPreferences),
            None => (by_number(upper, initial), ColourRule::InitialColour),
        };
    }
    let Some(wanted) = own.colour else { return (initial, ColourRule::InitialColour) };
    let urgency = |of: super::contestant::Preference| match of.strength {
        // Art. 5.2.2: among two absolute preferences the wider difference.
        Strength::Absolute => (of.strength, of.difference),
        Strength::None | Strength::Mild | Strength::Strong => (of.strength, 0),
    };
    match urgency(own).cmp(&urgency(theirs)) {
        std::cmp::Ordering::Greater => (wanted, ColourRule::StrongerPreference),
        std::cmp::Ordering::Less => (wanted.other(), ColourRule::StrongerPreference),
        std::cmp::Ordering::Equal => match last_difference(upper, lower) {
            Some(had) => (had.other(), ColourRule::LastDifference),
            None => (wanted, ColourRule::HigherRanked),
        },
    }
}

/// Art. 5.2.3: the colour that the higher ranked had when they last had different ones, unplayed
/// rounds left out.
fn last_difference(upper: &Contestant, lower: &Contestant) -> Option<Colour> {
    let games = upper.colours.iter().rev().zip(lower.colours.iter().rev());
    games
        .map(|(own, theirs)| (*own, *theirs))
        .find(|(own, theirs)| own != theirs)
        .map(|(own, _)| own)
}

/// Art. 5.2.5.
fn by_number(upper: &Contestant, initial: Colour) -> Colour {
    if upper.is_odd { initial } else { initial.other() }
}
