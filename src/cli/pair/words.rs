//! The rules of a Swiss, named and in a few words.

use tournament::pairing::explanation::{ColourRule, Criterion, Reason};

/// The article of C.04.3 that decided the colours.
pub(super) const fn article(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::BothPreferences => "5.2.1",
        ColourRule::StrongerPreference => "5.2.2",
        ColourRule::LastDifference => "5.2.3",
        ColourRule::HigherRanked => "5.2.4",
        ColourRule::InitialColour => "5.2.5",
    }
}

pub(super) const fn colour_rule(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::BothPreferences => "both preferences",
        ColourRule::StrongerPreference => "the stronger preference",
        ColourRule::LastDifference => "alternated from the last round their colours differed",
        ColourRule::HigherRanked => "the higher ranked player's preference",
        ColourRule::InitialColour => "the higher ranked player's number and the initial colour",
    }
}

/// `C12`.
pub(super) fn name(criterion: Criterion) -> String {
    // The variants have the names of the rules.
    format!("{criterion:?}")
}

/// What happens to a player if the criterion is not fulfilled.
pub(super) const fn failure(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C6 => "left over",
        Criterion::C7 => "moved down, and left over again",
        Criterion::C8 => "left over in the next bracket too",
        Criterion::C9 => "gets the bye after rounds without a game",
        Criterion::C10 => "colour difference beyond two, for a topscorer or against one",
        Criterion::C11 => "same colour three times in a row, for a topscorer or against one",
        Criterion::C12 => "not the preferred colour",
        Criterion::C13 => "not the strongly preferred colour",
        Criterion::C14 => "floats down as in the last round",
        Criterion::C15 => "meets a moved-down player, and floated up in the last round",
        Criterion::C16 => "floats down as two rounds ago",
        Criterion::C17 => "meets a moved-down player, and floated up two rounds ago",
        Criterion::C18 => "moved down as in the last round (score difference)",
        Criterion::C19 => "floats up as in the last round (score difference)",
        Criterion::C20 => "moved down as two rounds ago (score difference)",
        Criterion::C21 => "floats up as two rounds ago (score difference)",
    }
}

/// Why it could not be better.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::OddNumber => "their number is odd".to_owned(),
        Reason::ColourCount { wanting, pairs } => {
            let these = if pairs == 1 {
                "there is 1 pair".to_owned()
            } else {
                format!("there are {pairs} pairs")
            };
            format!("{wanting} of those paired want the same colour, and {these}")
        }
        Reason::NoneBetter => {
            "no legal pairing is better by this criterion without being worse by one before it"
                .to_owned()
        }
    }
}
