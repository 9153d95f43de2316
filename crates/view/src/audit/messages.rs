//! Words that acts keep, as pages say them.

use std::fmt::Display;

use domain::alerts::AlertChange;
use domain::audit::{DecisionFacts, Private};
use domain::byes;
use domain::events::Visibility;
use domain::player_accounts::AccountChange;
use domain::results::{Decision, Ending, Proof};
use domain::tie_breaks::parse_edition;
use rules::Spec;
use tournament::result::Bye;
use words::Text;
use words::format::{Numeral, short};

use crate::games::spec_words;
use crate::results::{ending, score};
use crate::tie_breaks::edition_words;

/// What somebody typed, or a number.
pub(super) fn plain(text: impl Display) -> Text {
    Text::new("audit-value").with("value", text.to_string())
}

/// What is not there.
pub(super) fn or_nothing(value: Option<Text>) -> Text {
    value.unwrap_or_else(|| Text::new("audit-nothing"))
}

/// A private value, or that it is erased.
pub(super) fn private<T: Display>(value: &Private<T>) -> Text {
    value.0.as_ref().map_or_else(|| Text::new("audit-erased"), plain)
}

pub(super) fn alerts_words(change: AlertChange) -> &'static str {
    match change {
        AlertChange::MailAsked => "audit-alerts-mail-asked",
        AlertChange::MailConfirmed => "audit-alerts-mail-confirmed",
        AlertChange::MailStopped => "audit-alerts-mail-stopped",
        AlertChange::MailRefused => "audit-alerts-mail-refused",
        AlertChange::FeedMade => "audit-alerts-feed-made",
        AlertChange::FeedEnded => "audit-alerts-feed-ended",
    }
}

pub(super) fn player_account_words(change: AccountChange) -> &'static str {
    match change {
        AccountChange::Asked => "audit-player-account-asked",
        AccountChange::Confirmed => "audit-player-account-confirmed",
        AccountChange::Withdrawn => "audit-player-account-withdrawn",
        AccountChange::Refused => "audit-player-account-refused",
        AccountChange::Ended => "audit-player-account-ended",
    }
}

pub(super) fn visibility_words(visibility: Visibility) -> Text {
    Text::new(match visibility {
        Visibility::Draft => "visibility-draft",
        Visibility::Published => "audit-published",
    })
}

/// A game by the word that it is stored by.
pub(super) fn spec_of(word: &str) -> Text {
    word.parse::<Spec>().map_or_else(|_| plain(word), |spec| spec_words(&spec))
}

/// A kind of bye by the word that it is stored by. What it is worth may change, and is not told.
pub(super) fn bye_words(word: &str) -> Text {
    Text::new(match byes::parse(word) {
        Some(Bye::PairingAllocated) => "audit-bye-pairing-allocated",
        Some(Bye::FullPoint) => "audit-bye-full-point",
        Some(Bye::HalfPoint) => "audit-bye-half-point",
        Some(Bye::ZeroPoint) => "audit-bye-zero-point",
        Some(Bye::Free) | None => "audit-bye-free",
    })
}

pub(super) fn edition_of(word: &str) -> Text {
    parse_edition(word).map_or_else(|| plain(word), edition_words)
}

/// A result as it is written.
pub(super) fn decision_score(facts: &DecisionFacts) -> Text {
    score(Decision { outcome: facts.outcome, ending: facts.ending, points: None })
}

/// How a game ended, with the game points.
pub(super) fn ending_words(facts: &DecisionFacts) -> Text {
    let how = ending(facts.ending);
    match (&facts.points, facts.ending) {
        (Some([first, second]), ending) if ending != Ending::Open => Text::new("audit-ending")
            .with("how", how)
            .with("first", Numeral::new(first))
            .with("second", Numeral::new(second)),
        _ => how,
    }
}

pub(super) fn proof_words(proof: Proof) -> Text {
    Text::new(match proof {
        Proof::Proven => "audit-proven",
        Proof::Unproven => "backing-unproven",
        Proof::NoRecord => "backing-no-record",
    })
}

/// A rating of hundredths of a point.
pub(super) fn rating_words(hundredths: Option<i32>) -> Text {
    let figure = hundredths.map(|all| short(f64::from(all) / 100.0));
    let words = figure.map(|figure| Text::new("audit-value").with("value", figure));
    words.unwrap_or_else(|| Text::new("audit-unrated"))
}
