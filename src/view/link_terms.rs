//! On what terms games are played by link, in words.

use super::Text;
use crate::domain::by_link::{NextRound, Pace, TimeControl};

/// How much time players have.
pub(super) fn control_words(control: TimeControl) -> Text {
    let pace = match control.pace() {
        Pace::Days(days) => Text::new("link-time-days").with("days", days),
        Pace::Hours { start, increment, most } => Text::new("link-time-hours")
            .with("start", start)
            .with("increment", increment)
            .with("most", most),
        Pace::Live { minutes, seconds } => {
            Text::new("link-time-live").with("minutes", minutes).with("seconds", seconds)
        }
    };
    if control.holidays() == 0 {
        return pace;
    }
    Text::new("link-time-holidays").with("time", pace).with("days", control.holidays())
}

/// How one round follows another.
pub(super) fn next_words(next: NextRound) -> Text {
    Text::new(match next {
        NextRound::ByHand => "link-next-by-hand",
        NextRound::ByItself => "link-next-by-itself",
        NextRound::AtOnce => "link-next-at-once",
    })
}
