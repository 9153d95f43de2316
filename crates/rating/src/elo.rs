//! Elo with a fixed K on the logistic curve.
//!
//! Source: `docs/spec/ratings.md` §2.

use std::sync::LazyLock;

use skillratings::elo::EloRating;

use crate::evaluate::Parameter;
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::rule::{Own, PROVISIONAL_GAMES, PoolError, Rated, Rule, Side};
use crate::setting::Setting;
use crate::units::{Rating, Thousandths};

/// What an Elo pool can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EloSettings {
    /// Points at stake in a game, from 1 to 200.
    pub k: u16,
    /// Where a player without a rating starts.
    pub start: Rating,
}

impl Default for EloSettings {
    /// K 20, start 1500.
    fn default() -> Self {
        Self { k: 20, start: Rating::whole(1500) }
    }
}

/// Shares of the point are whole numbers of 2⁻⁴⁰, so that sums do not depend on the order of
/// games, and what one player expects of a game is what the other does not.
const BITS: u32 = 40;
const POINT: i64 = 1 << BITS;

/// docs/spec/ratings.md §2.1, for ratings in points.
pub(crate) fn expected_points(own: f64, opponent: f64) -> f64 {
    let rating = |rating: f64| EloRating { rating };
    skillratings::elo::expected_score(&rating(own), &rating(opponent)).0
}

/// The logistic curve for the games of a ledger: since differences are whole hundredths, a power is
/// the product of two that are known. A test compares it with the crate's own function.
struct Curve {
    /// Ten to the power of minus so many 400 points: by hundredths, fewer than [`STEP`].
    fine: [f64; STEP as usize],
    /// The same by steps of [`STEP`] hundredths.
    coarse: [f64; 512],
}

const STEP: u32 = 1024;

static CURVE: LazyLock<Curve> = LazyLock::new(|| {
    let mut curve = Curve { fine: [0.0; STEP as usize], coarse: [0.0; 512] };
    let power = |hundredths: u32| 10_f64.powf(-f64::from(hundredths) / 40_000.0);
    for (hundredths, fine) in (0..).zip(&mut curve.fine) {
        *fine = power(hundredths);
    }
    for (step, coarse) in (0..).zip(&mut curve.coarse) {
        *coarse = power(step * STEP);
    }
    curve
});

impl Curve {
    /// What is expected, in shares, of a player with so many hundredths more rating.
    fn shares_of_stronger(&self, hundredths: u32) -> i64 {
        let (step, rest) = ((hundredths / STEP) as usize, (hundredths % STEP) as usize);
        // Beyond the last step not one share is left to the weaker.
        let power = self.coarse.get(step).map_or(0.0, |coarse| coarse * self.fine[rest]);
        shares((1.0 + power).recip())
    }
}

/// What the games of a period come to for one player, in shares.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct EloTally {
    expected: i64,
    scored: i64,
}

impl EloTally {
    fn add(&mut self, expected: i64, scored: i64) {
        self.expected = self.expected.saturating_add(expected);
        self.scored = self.scored.saturating_add(scored);
    }
}

impl Rule for EloSettings {
    type State = Rating;
    type Tally = EloTally;

    const SETTINGS: &'static [Setting] = &[Setting::K, Setting::Start];
    const PARAMETERS: &'static [Parameter] = &[Parameter::K, Parameter::Advantage];

    fn value(&self, setting: Setting) -> Option<i32> {
        match setting {
            Setting::K => Some(i32::from(self.k)),
            Setting::Start => Some(self.start.0),
            _ => None,
        }
    }

    fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self> {
        let k = value(Setting::K)?.try_into().ok()?;
        Some(Self { k, start: Rating(value(Setting::Start)?) })
    }

    fn check(&self) -> Result<(), PoolError> {
        if (1..=200).contains(&self.k) { Ok(()) } else { Err(PoolError::K { k: self.k }) }
    }

    fn start(&self) -> Rating {
        self.start
    }

    fn is_possible(&self, _: &Rating) -> bool {
        true
    }

    /// Elo does not know how certain a rating is, so idle time changes nothing.
    fn after_idle_days(&self, own: Rating, _days: u32) -> Rating {
        own
    }

    fn tally(&self, first: Side<'_, Self>, second: Side<'_, Self>, outcome: Outcome) {
        // Asked from the side of the stronger, the shares do not depend on who moved first.
        let of_stronger = CURVE.shares_of_stronger(first.state.0.abs_diff(second.state.0));
        let is_first = first.state >= second.state;
        let expected = if is_first { of_stronger } else { POINT - of_stronger };
        let scored = match outcome {
            Outcome::FirstWins => POINT,
            Outcome::Draw => POINT / 2,
            Outcome::SecondWins => 0,
        };
        first.tally.add(expected, scored);
        second.tally.add(POINT - expected, POINT - scored);
    }

    /// docs/spec/ratings.md §2.2: all games of the period against the rating before it. The
    /// crate's own function for a period moves the rating inside the period.
    fn rate(&self, own: Own<Rating>, games: &mut EloTally) -> Rated<Rating> {
        let EloTally { expected, scored } = std::mem::take(games);
        let gained = units(scored - expected, i64::from(self.k) * 100);
        Rated {
            after: Rating(own.state.0.saturating_add(gained)),
            expected: Thousandths(units(expected, 1000)),
            scored: Thousandths(units(scored, 1000)),
            k: Some(self.k),
        }
    }

    /// docs/spec/ratings.md §2.1
    fn expected_score(own: Rating, opponent: Rating) -> f64 {
        expected_points(own.to_f64(), opponent.to_f64())
    }

    fn is_provisional(_: Rating, games_so_far: u32) -> bool {
        games_so_far < PROVISIONAL_GAMES
    }

    fn parts(state: Rating) -> Parts {
        Parts::of(state)
    }

    fn of_parts(parts: Parts) -> Option<Rating> {
        (parts == Parts::of(parts.rating)).then_some(parts.rating)
    }
}

/// A part of the point, from 0 to 1, in shares.
const fn shares(part: f64) -> i64 {
    // Next to 4096 a float has 40 binary places: the sum is rounded to whole shares, and they are
    // by how many floats it lies above 4096. A cast would look first whether there is a number.
    const BASE: f64 = 4096.0;
    (BASE + part).to_bits().cast_signed() - BASE.to_bits().cast_signed()
}

/// Shares in units of which so many make a point; halves go away from zero.
fn units(shares: i64, per_point: i64) -> i32 {
    let size = u128::from(shares.unsigned_abs()) * u128::from(per_point.unsigned_abs());
    let rounded = (size + u128::from(POINT.unsigned_abs() / 2)) >> BITS;
    i32::try_from(rounded).unwrap_or(i32::MAX) * i32::from(shares.signum() as i8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::rated;

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
        let rated = rated(&settings, Rating::whole(own), &games);
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

    #[test]
    fn the_curve_of_the_ledger_is_that_of_the_crate() {
        for above in (0..600_000).step_by(97) {
            let expected = shares(EloSettings::expected_score(Rating(above), Rating(0)));
            let computed = CURVE.shares_of_stronger(above.unsigned_abs());
            assert!((computed - expected).abs() <= 1, "{above}: {computed}, {expected}");
        }
        assert_eq!(CURVE.shares_of_stronger(0), POINT / 2);
        assert_eq!(CURVE.shares_of_stronger(u32::MAX), POINT);
    }
}
