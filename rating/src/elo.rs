//! Elo with a fixed K on the logistic curve.
//!
//! Source: `docs/spec/ratings.md` §2.

use skillratings::elo::EloRating;

use crate::ledger::Outcome;
use crate::pool::EloSettings;
use crate::rule::{Rated, Rule};
use crate::state::{Rating, State, Thousandths};

/// docs/spec/ratings.md §2.1
pub(crate) fn expected_score(own: Rating, opponent: Rating) -> f64 {
    let rating = |rating: Rating| EloRating { rating: rating.to_f64() };
    skillratings::elo::expected_score(&rating(own), &rating(opponent)).0
}

impl Rule for EloSettings {
    type State = Rating;

    fn start(&self) -> Rating {
        self.start
    }

    fn read(&self, state: State) -> Option<Rating> {
        match state {
            State::Elo(rating) => Some(rating),
            State::Glicko2(_) => None,
        }
    }

    fn write(&self, state: Rating) -> State {
        State::Elo(state)
    }

    /// Elo does not know how certain a rating is, so idle time changes nothing.
    fn after_idle_days(&self, own: Rating, _days: u32) -> Rating {
        own
    }

    /// docs/spec/ratings.md §2.2: all games of the period against the rating before it. The
    /// crate's own function for a period moves the rating inside the period.
    fn rate(&self, own: Rating, games: &[(Rating, Outcome)]) -> Rated<Rating> {
        let expected: f64 = games.iter().map(|game| expected_score(own, game.0)).sum();
        let scored: Thousandths = games.iter().map(|game| game.1.score()).sum();
        let gained = f64::from(self.k) * (scored.to_f64() - expected);
        let after = Rating::nearest(own.to_f64() + gained);
        Rated { after, expected: Thousandths::nearest(expected) }
    }

    fn k(&self) -> Option<u16> {
        Some(self.k)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `games` are opponents' ratings with `1`, `=` or `0`.
    #[track_caller]
    fn check(k: u16, own: i32, games: &str, after: i32, expected: i32) {
        let game = |word: &str| {
            let (rating, score) = word.split_at(word.len() - 1);
            let outcome = match score {
                "1" => Outcome::FirstWins,
                "0" => Outcome::SecondWins,
                _ => Outcome::Draw,
            };
            (Rating::whole(rating.parse().expect(word)), outcome)
        };
        let games: Vec<(Rating, Outcome)> = games.split_whitespace().map(game).collect();
        let settings = EloSettings { k, ..EloSettings::default() };
        let rated = settings.rate(Rating::whole(own), &games);
        assert_eq!(rated.after, Rating(after), "{games:?}");
        assert_eq!(rated.expected, Thousandths(expected), "{games:?}");
    }

    #[test]
    fn the_rating_moves_by_k_times_scored_minus_expected() {
        // 1/11 is expected of a player 400 below, 10/11 of one 400 above.
        check(20, 1500, "15001", 151_000, 500);
        check(20, 1500, "1500=", 150_000, 500);
        check(20, 1500, "19001", 151_818, 91); // 20 × 10/11 = 18.1818
        check(20, 1500, "19000", 149_818, 91);
        check(40, 1500, "11001", 150_364, 909); // 40 × 1/11 = 3.6364
    }

    #[test]
    fn the_games_of_a_period_are_summed_against_the_rating_before_it() {
        // Two wins against equals: 2 × 10; moving inside the period would give 19.71.
        check(20, 1500, "15001 15001", 152_000, 1000);
        check(20, 1500, "19000 1500= 11001", 150_000, 1500);
    }
}
