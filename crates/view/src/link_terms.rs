//! On what terms games are played by link, in words.

use chrono::TimeDelta;

use domain::by_link::{Delay, NextRound, NotByLink, Pace, TimeControl};
use words::Text;

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

/// How long something is, in the two largest units, without one that is nothing.
pub(super) fn span_words(span: TimeDelta) -> Text {
    let (days, hours) = (span.num_days(), span.num_hours());
    let (minutes, seconds) = (span.num_minutes(), span.num_seconds());
    let (words, [large, small]) = match () {
        () if hours >= 48 => ("link-left-days", [days, hours % 24]),
        () if hours >= 1 => ("link-left-hours", [hours, minutes % 60]),
        () => ("link-left-minutes", [minutes, seconds % 60]),
    };
    Text::new(words).with("large", large).with("small", small)
}

/// How long something is, to the second.
pub(super) fn exact_span_words(span: TimeDelta) -> Text {
    let parts = [
        ("span-days", span.num_days()),
        ("span-hours", span.num_hours() % 24),
        ("span-minutes", span.num_minutes() % 60),
        ("span-seconds", span.num_seconds() % 60),
    ];
    let there = parts.into_iter().filter(|(_, n)| *n != 0);
    let words = there.map(|(id, n)| Text::new(id).with("n", n));
    let all = words.reduce(|all, one| Text::new("span-and").with("span", all).with("and", one));
    all.unwrap_or_else(|| Text::new("span-seconds").with("n", 0))
}

/// What a tab shows among others while somebody's move is waited for there.
pub(super) fn your_turn(title: Text) -> Text {
    Text::new("link-window-your-turn").with("title", title)
}

/// How late watchers see a game.
pub(super) fn delay_words(delay: Delay) -> Text {
    Text::new("link-delay-plies").with("plies", delay.plies())
}

/// Why a tournament is not played by link.
pub(super) fn not_by_link_words(why: NotByLink) -> Text {
    Text::new(match why {
        NotByLink::NoRules => "link-terms-no-rules",
        NotByLink::Pie => "link-terms-pie",
        NotByLink::Over => "link-terms-over",
        NotByLink::Begun => "link-terms-begun",
        NotByLink::Next => "link-terms-next",
    })
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn a_span_is_told_without_what_is_nothing() {
        let check = |minutes: i64, seconds: i64, words: &str| {
            let span = TimeDelta::minutes(minutes) + TimeDelta::seconds(seconds);
            assert_eq!(span_words(span).in_language(Language::DEFAULT), words);
        };
        check(14 * 24 * 60, 0, "14 d");
        check(51 * 60, 0, "2 d 3 h");
        check(47 * 60 + 59, 59, "47 h 59 min");
        check(60, 0, "1 h");
        check(59, 0, "59 min");
        check(0, 7, "0 min 7 s");
    }

    #[test]
    fn an_exact_span_leaves_out_only_what_is_nothing() {
        let check = |seconds: i64, words: &str| {
            let told = exact_span_words(TimeDelta::seconds(seconds));
            assert_eq!(told.in_language(Language::DEFAULT), words);
        };
        check(3 * 86_400 + 60, "3 d 1 min");
        check(7_384, "2 h 3 min 4 s");
        check(0, "0 s");
    }
}
