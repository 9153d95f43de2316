//! How long a player is ranked, and pages of a list whose players are found by their ranks.

use std::cmp::Reverse;
use std::ops::Range;

use chrono::{Datelike, NaiveDate};
use rating::State;

use super::{KnownRating, RatingPool, Standing};

/// The last day there is. Who is ranked as long as that is ranked for ever.
pub const FOR_EVER: NaiveDate = match NaiveDate::from_ymd_opt(9999, 12, 31) {
    Some(day) => day,
    None => NaiveDate::MAX,
};

/// The last day on which somebody is ranked who had that rating after that many games and plays no more; none if it is
/// provisional at once. The last period was closed on a day; if none is known, the rating stays as it was.
///
/// Source: `docs/spec/ratings.md` §6.14.
pub fn ranked_until(
    pool: &RatingPool,
    after: State,
    games_so_far: u32,
    closed_on: Option<NaiveDate>,
) -> Option<NaiveDate> {
    let is_ranked =
        |day| !KnownRating::on(day, pool, (after, games_so_far), closed_on).is_provisional;
    let first = closed_on.unwrap_or(FOR_EVER).min(FOR_EVER);
    if !is_ranked(first) {
        return None;
    }
    if is_ranked(FOR_EVER) {
        return Some(FOR_EVER);
    }
    // No deviation ever gets narrower by itself.
    let (mut last, mut too_late) = (first.num_days_from_ce(), FOR_EVER.num_days_from_ce());
    while too_late - last > 1 {
        let middle = last.midpoint(too_late);
        if NaiveDate::from_num_days_from_ce_opt(middle).is_some_and(is_ranked) {
            last = middle;
        } else {
            too_late = middle;
        }
    }
    NaiveDate::from_num_days_from_ce_opt(last)
}

/// Those of a list who are ranked, or those who are not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    Ranked,
    Provisional,
}

/// Some places of a section of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub section: Section,
    /// Which places of the section, from 0.
    pub places: Range<usize>,
    /// How many of the section have a higher rating than the first of those who were read.
    pub n_higher: usize,
    /// How many of it come before those who were read.
    pub n_before: usize,
    pub equals: Equals,
}

/// In which order those stand who have the same rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Equals {
    ByName,
    /// In long lists, where no index has the names.
    ByNumber,
}

impl Span {
    /// Who stands at the places, of those who were read: everybody there, perhaps some who are level with the first or the
    /// last of them. `read` is their leaderboard.
    pub fn cut(&self, mut read: Vec<Standing>) -> Vec<Standing> {
        let Self { section, places, n_higher, n_before, equals } = self;
        read.sort_by_key(|one| {
            let number = (*equals == Equals::ByNumber).then_some(one.player.id);
            (Reverse(one.row.after.rating()), number)
        });
        let rank = |local: usize| if local == 1 { n_higher + 1 } else { n_before + local };
        let (mut local, mut before) = (0, None);
        let mut shown = Vec::with_capacity(places.len());
        for (place, mut one) in (1..).zip(read) {
            let rating = one.row.after.rating();
            if before != Some(rating) {
                local = place;
            }
            before = Some(rating);
            one.rank = (*section == Section::Ranked).then(|| rank(local));
            one.known.is_provisional = *section == Section::Provisional;
            shown.push(one);
        }
        let first = places.start.saturating_sub(*n_before);
        shown.into_iter().skip(first).take(places.len()).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rating::fide::Fide;
    use rating::{Deviation, Glicko, Glicko2, Rating, Setting, Volatility};

    use super::*;
    use crate::PoolId;
    use crate::ratings::{PoolDetails, RatingSystem};

    /// A pool by one of the systems, with a growth of deviations of its own where they grow.
    fn pool() -> impl Strategy<Value = RatingPool> {
        let system = proptest::sample::select(RatingSystem::ALL.to_vec());
        (system, 30..110_i32, 1..200_i32, 1..900_i32).prop_map(|(system, from, by, days)| {
            let usual = system.pool();
            let value = |setting| match setting {
                Setting::IdleFrom => Some(from * 100),
                Setting::IdleTo => Some((from + by) * 100),
                Setting::IdleDays => Some(days),
                _ => usual.system().value(setting),
            };
            let rating = system.with_values(value).and_then(|own| rating::Pool::new(own).ok());
            let details = PoolDetails {
                rating: rating.unwrap_or(usual),
                ..PoolDetails::plain("gbg", system)
            };
            RatingPool { id: PoolId(1), details, archived_at: None, recomputed: None }
        })
    }

    fn state(system: RatingSystem, rating: Rating, deviation: Deviation) -> State {
        let volatility = Volatility(60_000);
        match system {
            RatingSystem::Elo => State::Elo(rating),
            RatingSystem::EloFide => State::EloFide(Fide { rating, ..Fide::rated(1500, 12) }),
            RatingSystem::Glicko => State::Glicko(Glicko { rating, deviation }),
            RatingSystem::Glicko2 => State::Glicko2(Glicko2 { rating, deviation, volatility }),
        }
    }

    proptest! {
        #[test]
        fn who_is_ranked_until_a_day_is_ranked_on_each_day_up_to_it_and_on_none_after(
            pool in pool(), rating in 100..4000_i32, deviation in 3_000..14_000_i32, games in 1..30_u32,
            closed_on in proptest::option::of(0..4_000_u64), from in 0..3_000_u64,
        ) {
            let begin = NaiveDate::from_ymd_opt(2015, 1, 1).unwrap();
            let closed_on = closed_on.map(|days| begin + chrono::Days::new(days));
            let after = state(pool.system(), Rating::whole(rating), Deviation(deviation));
            let until = ranked_until(&pool, after, games, closed_on);
            let near = until.map_or(begin, |until| until.min(begin + chrono::Days::new(200_000)));
            let days = (0..800).map(|day| begin + chrono::Days::new(from + day));
            let days = days.chain((0..40).map(|day| near - chrono::Days::new(20) + chrono::Days::new(day)));
            for day in days.chain([FOR_EVER]) {
                let known = KnownRating::on(day, &pool, (after, games), closed_on);
                prop_assert_eq!(!known.is_provisional, until.is_some_and(|until| day <= until), "{}", day);
            }
        }
    }

    #[test]
    fn where_nothing_grows_who_is_ranked_stays_so() {
        let details = PoolDetails::plain("gbg", RatingSystem::Elo);
        let pool = RatingPool { id: PoolId(1), details, archived_at: None, recomputed: None };
        let closed_on = NaiveDate::from_ymd_opt(2024, 1, 1);
        let until = |games| ranked_until(&pool, State::Elo(Rating::whole(1500)), games, closed_on);
        assert_eq!((until(9), until(10)), (None, Some(FOR_EVER)));
    }
}
