//! The settings of a pool, in words.

use rating::fide::{FideSettings, Unrated};
use rating::{EloSettings, Glicko2Settings, GlickoSettings, Idle, Pool, System};

use crate::form::ratings::{TAU, VOLATILITY, written};
use crate::view::Text;
use crate::view::format::Numeral;

/// The settings of a pool, in words.
pub(super) fn words(pool: &Pool) -> Text {
    match *pool.system() {
        System::Elo(EloSettings { k, start }) => {
            Text::new("pool-settings-elo").with("k", k).with("start", start.to_string())
        }
        System::EloFide(FideSettings { unrated: Unrated::NotCounted }) => {
            Text::new("pool-settings-elo-fide-not")
        }
        System::EloFide(FideSettings { unrated: Unrated::As(rating) }) => {
            Text::new("pool-settings-elo-fide-as").with("rating", rating.to_string())
        }
        System::Glicko(GlickoSettings { start, idle }) => {
            let text = Text::new("pool-settings-glicko")
                .with("start", start.rating.to_string())
                .with("deviation", start.deviation.to_string());
            with_idle(text, idle)
        }
        System::Glicko2(Glicko2Settings { tau, start, idle }) => {
            let text = Text::new("pool-settings-glicko2")
                .with("tau", Numeral::new(written(tau.0, TAU)))
                .with("start", start.rating.to_string())
                .with("deviation", start.deviation.to_string())
                .with("volatility", Numeral::new(written(start.volatility.0, VOLATILITY)));
            with_idle(text, idle)
        }
    }
}

fn with_idle(text: Text, idle: Idle) -> Text {
    text.with("from", idle.from.to_string())
        .with("to", idle.to.to_string())
        .with("days", idle.days.to_string())
}
