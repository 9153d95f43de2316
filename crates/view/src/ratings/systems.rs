//! What each system is called, and what is said about it.

use rating::{Rating, RatingSystem, Setting, System};

use form::ratings::written;
use words::Text;
use words::format::Numeral;

/// The messages about a system.
struct Words {
    name: &'static str,
    /// Above a leaderboard.
    about: &'static str,
    /// Above the calculator.
    calculator: &'static str,
    /// Until when a rating is provisional.
    provisional: &'static str,
    /// The settings of a pool: each value has the name of [`setting_words`].
    settings: &'static str,
    /// The settings, where one is left out.
    settings_without: &'static str,
}

fn words(system: RatingSystem) -> Words {
    match system {
        RatingSystem::Elo => Words {
            name: "system-elo",
            about: "ratings-about-elo",
            calculator: "system-elo-period",
            provisional: "ratings-provisional-elo",
            settings: "pool-settings-elo",
            settings_without: "pool-settings-elo",
        },
        RatingSystem::EloFide => Words {
            name: "system-elo-fide",
            about: "ratings-about-elo-fide",
            calculator: "system-elo-fide-period",
            provisional: "ratings-provisional-elo-fide",
            settings: "pool-settings-elo-fide-as",
            settings_without: "pool-settings-elo-fide-not",
        },
        RatingSystem::Glicko => Words {
            name: "system-glicko",
            about: "ratings-about-glicko",
            calculator: "system-glicko-period",
            provisional: "ratings-provisional-glicko",
            settings: "pool-settings-glicko",
            settings_without: "pool-settings-glicko",
        },
        RatingSystem::Glicko2 => Words {
            name: "system-glicko2",
            about: "ratings-about-glicko2",
            calculator: "system-glicko2-period",
            provisional: "ratings-provisional-glicko",
            settings: "pool-settings-glicko2",
            settings_without: "pool-settings-glicko2",
        },
    }
}

/// What a system is called.
pub(crate) fn system_name(system: RatingSystem) -> Text {
    Text::new(words(system).name)
}

/// What its ratings are.
pub(super) fn about(system: RatingSystem) -> Text {
    Text::new(words(system).about)
}

/// What the calculator works out by it.
pub(crate) fn calculator_about(system: RatingSystem) -> Text {
    Text::new(words(system).calculator)
}

/// Until when its ratings are provisional.
pub(super) fn provisional_rule(system: RatingSystem) -> Text {
    Text::new(words(system).provisional)
}

/// The settings of a pool, in words.
pub(super) fn settings_words(system: &System) -> Text {
    let settings = system.kind().settings();
    let words = words(system.kind());
    let is_whole = settings.iter().all(|setting| system.value(*setting).is_some());
    let text = Text::new(if is_whole { words.settings } else { words.settings_without });
    settings.iter().fold(text, |text, setting| match system.value(*setting) {
        Some(value) => setting_words(text, *setting, value),
        None => text,
    })
}

/// The message with a setting, under the name that it has there.
fn setting_words(text: Text, setting: Setting, value: i32) -> Text {
    let points = || Rating(value).to_string();
    match setting {
        Setting::K => text.with("k", value),
        Setting::Tau => text.with("tau", Numeral::new(written(value, setting))),
        Setting::Start => text.with("start", points()),
        Setting::Deviation => text.with("deviation", points()),
        Setting::Volatility => text.with("volatility", Numeral::new(written(value, setting))),
        Setting::IdleFrom => text.with("from", points()),
        Setting::IdleTo => text.with("to", points()),
        Setting::IdleDays => text.with("days", value.to_string()),
        Setting::UnratedAs => text.with("rating", points()),
    }
}

/// The label of the field of a setting.
pub(super) fn setting_label(setting: Setting) -> &'static str {
    match setting {
        Setting::K => "pool-k",
        Setting::Tau => "pool-tau",
        Setting::Start => "pool-start",
        Setting::Deviation => "pool-deviation",
        Setting::Volatility => "pool-volatility",
        Setting::IdleFrom => "pool-idle-from",
        Setting::IdleTo => "pool-idle-to",
        Setting::IdleDays => "pool-idle-days",
        Setting::UnratedAs => "pool-unrated-as",
    }
}
