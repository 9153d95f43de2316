//! Results that are more often a slip of the finger than true.

use chrono::{DateTime, Utc};
use rating::{Rating, State, expected_score};
use rules::{BySeat, Seat};

use super::{RecordedOutcome, Shorthand};

/// The share of the point below which a win is improbable.
const LEAST_EXPECTED: f64 = 0.05;

/// Why a result is saved only if it is confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Improbable {
    /// A forfeit of a round that has not begun.
    BeforeTheRound { begins: DateTime<Utc> },
    /// The winner was expected to score less than 5 %.
    Upset { winner: u16, loser: u16 },
}

/// What makes a result improbable, if anything does: ratings are those of the entries.
pub fn improbable(
    shorthand: Shorthand,
    ratings: BySeat<Option<u16>>,
    begins: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Option<Improbable> {
    if shorthand.is_forfeit() {
        let begins = begins.filter(|begins| now < *begins)?;
        return Some(Improbable::BeforeTheRound { begins });
    }
    let winner = match shorthand.decision().0 {
        RecordedOutcome::First => Seat::First,
        RecordedOutcome::Second => Seat::Second,
        RecordedOutcome::Draw | RecordedOutcome::Neither | RecordedOutcome::Open => return None,
    };
    let (winner, loser) = ratings[winner].zip(ratings[winner.other()])?;
    let state = |rating: u16| State::Elo(Rating::whole(rating.into()));
    let expected = expected_score(state(winner), state(loser))?;
    (expected < LEAST_EXPECTED).then_some(Improbable::Upset { winner, loser })
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    const NOW: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn check(shorthand: Shorthand, ratings: (Option<u16>, Option<u16>), expected: bool) {
        let ratings = BySeat { first: ratings.0, second: ratings.1 };
        let found = improbable(shorthand, ratings, None, NOW);
        assert_eq!(found.is_some(), expected, "{shorthand:?} {ratings:?}");
    }

    #[test]
    fn a_win_that_less_than_one_in_twenty_expects_is_improbable() {
        // 5 % are 511.5 points on the curve of Elo.
        check(Shorthand::First, (Some(1000), Some(1512)), true);
        check(Shorthand::First, (Some(1000), Some(1511)), false);
        check(Shorthand::Second, (Some(1512), Some(1000)), true);
        check(Shorthand::Second, (Some(1000), Some(1512)), false);
    }

    #[test]
    fn without_two_ratings_nothing_is_expected() {
        check(Shorthand::First, (None, Some(2400)), false);
        check(Shorthand::First, (Some(400), None), false);
        check(Shorthand::Draw, (Some(400), Some(2400)), false);
    }

    #[test]
    fn a_forfeit_is_improbable_before_its_round_begins() {
        let absent = |shorthand, minutes: Option<i64>| {
            let begins = minutes.map(|minutes| NOW + TimeDelta::minutes(minutes));
            improbable(shorthand, BySeat { first: None, second: None }, begins, NOW)
        };
        let begins = NOW + TimeDelta::minutes(1);
        let early = Some(Improbable::BeforeTheRound { begins });
        assert_eq!(absent(Shorthand::FirstAbsent, Some(1)), early);
        assert_eq!(absent(Shorthand::BothAbsent, Some(1)), early);
        assert_eq!(absent(Shorthand::FirstAbsent, Some(0)), None);
        assert_eq!(absent(Shorthand::FirstAbsent, None), None);
        assert_eq!(absent(Shorthand::First, Some(1)), None, "games may begin early");
    }

    #[test]
    fn whoever_did_not_come_had_no_chance_to_win() {
        check(Shorthand::SecondAbsent, (Some(400), Some(2400)), false);
    }
}
