//! Ratings: pools, leaderboards, and what a tournament did to whom.

mod initial;
mod leaderboard;
mod lists;
mod moved;
mod moves;
mod new;
mod outlook;
mod periods;
mod systems;
mod working;

use std::collections::HashMap;

use domain::PlayerId;
use domain::ratings::{
    self, HistoryName, PeriodKey, PeriodTitles, RatingPool, RatingRow, StretchTitle,
};
use domain::tournaments::TournamentTitle;
use rating::{Rating, State, Thousandths};
use tournament::score::Score;
use words::Text;
use words::format::date;

use super::games::family_words;

pub use initial::{InitialPage, InitialRow, initial_words};
pub(super) use leaderboard::leading_family;
pub use leaderboard::{BROUGHT, Family, LEADERS, PoolPage, RatedLine, RatingsPage};
pub use lists::{ListLine, ListPage, ListsPage, Shown, typed};
pub use moved::{MovedLine, MovedView, Unrates};
pub use moves::{CorrectedLine, PoolMoves, TournamentRatingsPage};
pub use new::PoolFormPage;
pub use outlook::Outlook;
pub use periods::{PeriodPage, PlayerPeriod, PlayerPeriodPage};
pub(crate) use systems::{calculator_about, system_name};
pub(crate) use working::new_values;
pub use working::{Known, WorkingView};

/// A period as pages name it.
#[derive(Debug, Clone)]
pub struct PeriodName {
    /// The tournament, if it is one and the viewer may see it.
    pub tournament: Option<TournamentTitle>,
    /// Else what it is, in words.
    pub words: Text,
    /// When it was closed.
    pub date: Option<Text>,
}

/// A rating as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// Whole points.
    pub points: String,
    /// The deviation, by Glicko-2.
    pub deviation: Option<String>,
    /// Whether a `?` stands behind it.
    pub is_provisional: bool,
}

/// What a period did to a player.
#[derive(Debug, Clone)]
pub struct MoveLine {
    pub player: PlayerId,
    pub name: String,
    pub before: Figure,
    pub after: Figure,
    /// The difference, with its sign.
    pub change: String,
    /// Why, in a line.
    pub why: Text,
    /// Whether one of the games was corrected afterwards.
    pub is_corrected: bool,
}

impl Figure {
    /// A rating on a day.
    pub fn known(known: &ratings::KnownRating) -> Self {
        Self { is_provisional: known.is_provisional, ..Self::of(known.state) }
    }

    /// A rating after a period.
    pub fn after(row: &RatingRow) -> Self {
        Self { is_provisional: row.is_provisional(), ..Self::of(row.after) }
    }

    /// As it is said in a sentence: "1523 ± 80".
    pub fn plain(&self) -> String {
        match &self.deviation {
            Some(deviation) => format!("{} ± {deviation}", self.points),
            None => self.points.clone(),
        }
    }

    /// A rating, without saying whether it is certain.
    pub fn of(state: State) -> Self {
        Self {
            points: state.rating().to_string(),
            deviation: state.deviation().map(|deviation| deviation.to_string()),
            is_provisional: false,
        }
    }
}

impl PeriodName {
    /// The name of a period, as far as it may be known.
    pub fn new(period: PeriodKey, titles: &PeriodTitles) -> Self {
        match period {
            PeriodKey::Tournament(id) => Self::of_tournament(titles.tournaments.get(&id)),
            PeriodKey::Stretch(id) => match titles.stretches.get(&id) {
                Some(title) => Self::of_stretch(title),
                None => Self::of_tournament(None),
            },
        }
    }

    /// The name without any link: "U-Con 2001, Glass Bead Game".
    pub fn in_words(&self) -> Text {
        match &self.tournament {
            Some(title) => Text::new("period-tournament")
                .with("event", title.event.as_str())
                .with("name", title.name.as_str()),
            None => self.words.clone(),
        }
    }

    fn of_tournament(title: Option<&TournamentTitle>) -> Self {
        Self {
            tournament: title.cloned(),
            words: Text::new("tournament-unpublished"),
            date: title.and_then(|title| title.at).map(|at| date(at.date_naive())),
        }
    }

    fn of_stretch(title: &StretchTitle) -> Self {
        let words = match &title.name {
            Some(name) => Text::new("period-named").with("name", name.as_str()),
            None => Text::new("period-dated").with("date", date(title.closed_on)),
        };
        Self {
            tournament: None,
            words: words.with("history", history_words(&title.history)),
            date: Some(date(title.closed_on)),
        }
    }
}

/// Where the games of a history are from.
pub(crate) fn history_words(name: &HistoryName) -> Text {
    match name {
        HistoryName::File(name) => Text::new("title-plain").with("name", name.as_str()),
        HistoryName::ByLink => Text::new("history-by-link"),
    }
}

fn move_line(row: &RatingRow, names: &HashMap<PlayerId, &str>) -> MoveLine {
    row_line(row, names.get(&row.player).copied().unwrap_or(""))
}

/// What a period did to the rating of a player of this name.
pub(super) fn row_line(row: &RatingRow, name: &str) -> MoveLine {
    MoveLine {
        player: row.player,
        name: name.to_owned(),
        before: Figure::of(row.before),
        after: Figure::after(row),
        change: change(row.before, row.after),
        why: why(row),
        is_corrected: false,
    }
}

/// The name of a pool: its games and how they are rated.
pub fn pool_name(pool: &RatingPool) -> Text {
    Text::new("pool-name").with("family", family_words(pool.family())).with("way", pool_way(pool))
}

/// How far a pool is computed anew, if it is.
pub(crate) fn recomputed(pool: &RatingPool) -> Option<Text> {
    pool.recomputed.map(|percent| Text::new("ratings-recomputed").with("percent", percent))
}

/// How the games of a pool are rated: its system, and its name if it has one.
pub fn pool_way(pool: &RatingPool) -> Text {
    let system = system_name(pool.system());
    match &pool.details.name {
        Some(name) => {
            Text::new("pool-way-named").with("name", name.as_str()).with("system", system)
        }
        None => system,
    }
}

/// Why a rating moved: "expected 2.31 of 5, scored 3, K 20: +14".
pub fn why(row: &RatingRow) -> Text {
    let text = match row.k {
        Some(k) => Text::new("rating-why-elo").with("k", k),
        None => Text::new("rating-why"),
    };
    text.with("expected", row.expected)
        .with("games", row.counted())
        .with("scored", score(row.scored))
        .with("change", change(row.before, row.after))
}

/// Why a rating moved, for the player: what was expected, what was scored, and so which way it went.
pub(super) fn in_short(row: &RatingRow) -> Text {
    let gain = gain(row.before, row.after);
    Text::new(match gain.signum() {
        1 => "rating-short-rise",
        -1 => "rating-short-fall",
        _ => "rating-short-level",
    })
    .with("expected", row.expected)
    .with("games", row.counted())
    .with("scored", score(row.scored))
    .with("points", gain.abs())
}

/// The difference of two printed ratings, with its sign.
pub fn change(before: State, after: State) -> String {
    match gain(before, after) {
        0 => "±0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.abs()),
    }
}

/// The difference of two printed ratings, halves away from zero as they are printed.
fn gain(before: State, after: State) -> i32 {
    let points = |state: State| {
        let Rating(hundredths) = state.rating();
        (hundredths + 50 * hundredths.signum()) / 100
    };
    points(after) - points(before)
}

/// Scored points are halves; their thousandths are tenths exactly.
pub fn score(scored: Thousandths) -> Score {
    Score::from_tenths(u32::try_from(scored.0 / 100).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use domain::{PoolId, TournamentId};
    use rating::fide::Fide;
    use words::Language;

    use super::*;

    fn row(before: i32, after: i32, k: Option<u16>) -> RatingRow {
        RatingRow {
            pool: PoolId(1),
            period: PeriodKey::Tournament(TournamentId(1)),
            player: PlayerId(1),
            before: State::Elo(Rating(before)),
            after: State::Elo(Rating(after)),
            games: 5,
            games_so_far: 5,
            expected: Thousandths(2314),
            scored: Thousandths(3000),
            k,
            rules_version: 1,
        }
    }

    #[test]
    fn why_a_rating_moved_is_one_line() {
        let line = why(&row(150_000, 151_372, Some(20))).in_language(Language::DEFAULT);
        assert_eq!(line, "expected 2.31 of 5, scored 3, K 20: +14");
    }

    #[test]
    fn players_read_which_way_their_rating_went_and_why() {
        let said = |after| in_short(&row(150_000, after, None)).in_language(Language::DEFAULT);
        let expected = "Against these opponents 2.31 points from 5 games were expected.";
        assert_eq!(said(151_372), format!("{expected} 3 is more, so the rating rises by 14."));
        assert_eq!(said(148_600), format!("{expected} 3 is less, so the rating falls by 14."));
        assert_eq!(said(150_010), format!("{expected} 3 is about that, so the rating stays."));
    }

    #[test]
    fn games_that_do_not_count_are_not_among_those_of_which_something_was_expected() {
        let (before, after) = (Fide::rated(1500, 40), Fide::rated(1514, 44));
        let fide = RatingRow {
            before: State::EloFide(before),
            after: State::EloFide(after),
            ..row(150_000, 151_372, Some(20))
        };
        let line = why(&fide).in_language(Language::DEFAULT);
        assert_eq!(line, "expected 2.31 of 4, scored 3, K 20: +14");
    }

    #[test]
    fn a_change_is_the_difference_of_what_is_printed() {
        let check = |before, after| change(State::Elo(Rating(before)), State::Elo(Rating(after)));
        assert_eq!(check(150_049, 150_050), "+1");
        assert_eq!(check(150_000, 150_049), "±0");
        assert_eq!(check(150_000, 148_600), "−14");
    }
}
