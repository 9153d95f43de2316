//! Elo as FIDE computes it: by tables and whole numbers.
//!
//! Source: `docs/spec/ratings.md` §5.

mod tables;

use crate::evaluate::Parameter;
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::rule::{Age, Own, PROVISIONAL_GAMES, PoolError, Rated, Rule, Side};
use crate::setting::Setting;
use crate::units::{Rating, Thousandths};

pub use tables::{CERTAIN, difference, expected};

/// docs/spec/ratings.md §5.2
pub(crate) const HYPOTHETICAL: i32 = 1800;
const HIGHEST_INITIAL: i32 = 2200;
/// docs/spec/ratings.md §5.3
const GAMES_FOR_A_RATING: u32 = 5;
const FLOOR: i32 = 1400;
/// docs/spec/ratings.md §5.4
const MOST_COUNTED: i32 = 400;
const COUNTED_IN_FULL_FROM: i32 = 2650;
/// docs/spec/ratings.md §5.5
const GAMES_OF_A_BEGINNER: u32 = 30;
const JUNIOR_BELOW: i32 = 2300;
const PEAK: i32 = 2400;
const MOST_AT_STAKE: u32 = 700;

/// What is known about a player by FIDE's rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fide {
    /// Whole points; of a newcomer what the games so far give.
    pub rating: Rating,
    /// Games that have counted so far.
    pub games: u32,
    /// Whether the rating has ever been 2400.
    pub peak: Peak,
    /// The games that are collected for a rating, while there is none.
    pub newcomer: Option<Newcomer>,
}

/// How high a rating has been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Peak {
    /// Never 2400.
    Below2400,
    /// 2400 or more, now or once.
    Reached2400,
}

/// The games that are collected for an initial rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Newcomer {
    /// How many there are.
    pub games: u32,
    /// The sum of the opponents' ratings, in whole points.
    pub opponents: i32,
    /// What was scored in them.
    pub score: Thousandths,
}

/// What a pool by FIDE's rules can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FideSettings {
    /// Whether newcomers' games against each other count.
    pub unrated: Unrated,
}

/// How an opponent without a rating counts for a newcomer. For a player with a rating such an
/// opponent never counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unrated {
    /// Not at all, as FIDE has it: somebody has to bring a rating along.
    NotCounted,
    /// As if they were rated so, in whole points from 1400 to 2200.
    As(Rating),
}

impl Default for Unrated {
    /// As 1800, FIDE's own guess of a player whom nobody knows.
    fn default() -> Self {
        Self::As(Rating::whole(HYPOTHETICAL))
    }
}

impl Fide {
    /// A player of whom nothing is known.
    pub const UNRATED: Self = Self {
        rating: Rating::whole(HYPOTHETICAL),
        games: 0,
        peak: Peak::Below2400,
        newcomer: Some(Newcomer { games: 0, opponents: 0, score: Thousandths(0) }),
    };

    /// A player with a rating of so many whole points that rests on so many games.
    ///
    /// ```
    /// use rating::fide::{Fide, Peak};
    ///
    /// assert_eq!(Fide::rated(2399, 120).peak, Peak::Below2400);
    /// assert_eq!(Fide::rated(2400, 120).peak, Peak::Reached2400);
    /// ```
    #[must_use]
    pub const fn rated(points: i32, games: u32) -> Self {
        let peak = if points >= PEAK { Peak::Reached2400 } else { Peak::Below2400 };
        Self { rating: Rating::whole(points), games, peak, newcomer: None }
    }

    pub(crate) const fn points(self) -> i32 {
        self.rating.0 / 100
    }

    /// Whether the ledger could have said so.
    fn is_possible(&self) -> bool {
        let is_whole = self.rating.0 % 100 == 0;
        is_whole
            && match self.newcomer {
                None => self.points() >= FLOOR,
                Some(Newcomer { games, opponents, score }) => {
                    let most = i64::from(games) * 1000;
                    opponents >= 0 && score.0 % 500 == 0 && (0..=most).contains(&score.0.into())
                }
            }
    }
}

/// docs/spec/ratings.md §5.4: in hundredths.
pub(crate) fn expected_hundredths(own: i32, opponent: i32) -> i32 {
    expected(counted_difference(own, opponent)).cast_signed()
}

/// docs/spec/ratings.md §5.4: by how much `own` counts as stronger.
pub(crate) fn counted_difference(own: i32, opponent: i32) -> i32 {
    let difference_of_ratings = own.saturating_sub(opponent);
    if own < COUNTED_IN_FULL_FROM {
        difference_of_ratings.clamp(-MOST_COUNTED, MOST_COUNTED)
    } else {
        difference_of_ratings
    }
}

/// Why K is what it is, before the limit of points at stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KReason {
    /// Fewer than 30 games have counted.
    Beginner,
    /// Not yet the end of the year of the 18th birthday, and below 2300.
    Junior,
    /// The rating is 2400, or was once.
    Strong,
    /// Neither.
    Usual,
}

impl KReason {
    /// The K that it gives.
    #[must_use]
    pub const fn k(self) -> u16 {
        match self {
            Self::Beginner | Self::Junior => 40,
            Self::Strong => 10,
            Self::Usual => 20,
        }
    }
}

/// docs/spec/ratings.md §5.5: of a player with a rating.
pub(crate) fn k_reason(own: Fide, age: Age) -> KReason {
    if own.games < GAMES_OF_A_BEGINNER {
        KReason::Beginner
    } else if age == Age::Junior && own.points() < JUNIOR_BELOW {
        KReason::Junior
    } else if own.peak == Peak::Reached2400 || own.points() >= PEAK {
        KReason::Strong
    } else {
        KReason::Usual
    }
}

/// docs/spec/ratings.md §5.5: of a player who has played so many games in the period.
pub(crate) fn k(reason: KReason, games: u32) -> u16 {
    let most = MOST_AT_STAKE.checked_div(games).unwrap_or(MOST_AT_STAKE);
    reason.k().min(u16::try_from(most).unwrap_or(u16::MAX))
}

/// docs/spec/ratings.md §5.2: whole points.
pub(crate) fn initial(collected: Newcomer) -> i32 {
    let n_games = i64::from(collected.games) + 2;
    let sum = i64::from(collected.opponents) + 2 * i64::from(HYPOTHETICAL);
    let difference = i64::from(difference(share(collected)));
    whole(divided(sum + difference * n_games, n_games)).min(HIGHEST_INITIAL)
}

/// docs/spec/ratings.md §5.2: the share of the points, two hypothetical draws included, in
/// hundredths; halves go up.
pub(crate) fn share(collected: Newcomer) -> u32 {
    let n_games = i64::from(collected.games) + 2;
    let thousandths = i64::from(collected.score.0) + 1000;
    let share = (2 * thousandths + 10 * n_games) / (20 * n_games);
    u32::try_from(share).unwrap_or(0)
}

/// docs/spec/ratings.md §5.3: whether an initial rating of so many points becomes a rating.
pub(crate) const fn is_published(collected: Newcomer, points: i32) -> bool {
    collected.games >= GAMES_FOR_A_RATING && points >= FLOOR
}

/// The nearest whole number; halves go away from zero.
pub(crate) const fn divided(number: i64, by: i64) -> i64 {
    number.signum() * ((2 * number.abs() + by) / (2 * by))
}

fn whole(number: i64) -> i32 {
    let most = i64::from(i32::MAX / 100);
    i32::try_from(number.clamp(-most, most)).unwrap_or(0)
}

impl FideSettings {
    /// docs/spec/ratings.md §5.3 and §5.6: as what an opponent counts for a player, in whole points.
    pub(crate) fn counts_as(self, opponent: Fide, own: Fide) -> Option<i32> {
        match (opponent.newcomer, own.newcomer, self.unrated) {
            (None, _, _) => Some(opponent.points()),
            (Some(_), Some(_), Unrated::As(rating)) => Some(rating.0 / 100),
            (Some(_), None, _) | (Some(_), Some(_), Unrated::NotCounted) => None,
        }
    }

    fn add(self, own: &mut Side<'_, Self>, opponent: Fide, outcome: Outcome) {
        if let Some(points) = self.counts_as(opponent, own.state) {
            own.tally.add(own.state.points(), points, outcome.score());
        }
    }
}

/// docs/spec/ratings.md §5.3
fn rate_newcomer(own: Fide, before: Newcomer, tally: FideTally) -> Rated<Fide> {
    let FideTally { games, opponents, expected, scored } = tally;
    // docs/spec/ratings.md §5.3: a first event without half a point tells nothing.
    if before.games == 0 && scored == Thousandths(0) {
        return Rated { after: own, expected, scored, k: None };
    }
    let collected = Newcomer {
        games: before.games.saturating_add(games),
        opponents: before.opponents.saturating_add(opponents),
        score: before.score.saturating_add(scored),
    };
    let points = initial(collected);
    let after = Fide {
        rating: Rating::whole(points),
        games: own.games.saturating_add(games),
        peak: own.peak,
        newcomer: if is_published(collected, points) { None } else { Some(collected) },
    };
    Rated { after, expected, scored, k: None }
}

/// docs/spec/ratings.md §5.6
fn rate_rated(own: Fide, age: Age, tally: FideTally) -> Rated<Fide> {
    let Moved { k, points } = moved(own, age, &tally);
    let points = whole(i64::from(own.points()) + points);
    let after = Fide {
        rating: Rating::whole(points),
        games: own.games.saturating_add(tally.games),
        peak: if points >= PEAK { Peak::Reached2400 } else { own.peak },
        // docs/spec/ratings.md §5.7: who falls below the floor begins again.
        newcomer: (points < FLOOR).then(Newcomer::default),
    };
    Rated { after, expected: tally.expected, scored: tally.scored, k: Some(k) }
}

/// By how many points the games move a rating, and with which K.
pub(crate) struct Moved {
    pub(crate) k: u16,
    pub(crate) points: i64,
}

/// docs/spec/ratings.md §5.6
pub(crate) fn moved(own: Fide, age: Age, games: &FideTally) -> Moved {
    let k = k(k_reason(own, age), games.games);
    let above = i64::from(games.scored.0) - i64::from(games.expected.0);
    Moved { k, points: divided(i64::from(k) * above, 1000) }
}

/// The games of a period that count for a player.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct FideTally {
    games: u32,
    opponents: i32,
    expected: Thousandths,
    scored: Thousandths,
}

impl FideTally {
    /// Adds a game between ratings in whole points, by what the first scored.
    pub(crate) fn add(&mut self, own: i32, opponent: i32, score: Thousandths) {
        let expected = Thousandths(10 * expected_hundredths(own, opponent));
        self.games = self.games.saturating_add(1);
        self.opponents = self.opponents.saturating_add(opponent);
        self.expected = self.expected.saturating_add(expected);
        self.scored = self.scored.saturating_add(score);
    }
}

impl Rule for FideSettings {
    type State = Fide;
    type Tally = FideTally;

    const SETTINGS: &'static [Setting] = &[Setting::UnratedAs];
    const PARAMETERS: &'static [Parameter] = &[Parameter::Advantage];

    fn value(&self, setting: Setting) -> Option<i32> {
        match (setting, self.unrated) {
            (Setting::UnratedAs, Unrated::As(rating)) => Some(rating.0),
            _ => None,
        }
    }

    fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self> {
        let rating = value(Setting::UnratedAs).map(Rating);
        Some(Self { unrated: rating.map_or(Unrated::NotCounted, Unrated::As) })
    }

    fn check(&self) -> Result<(), PoolError> {
        match self.unrated {
            Unrated::As(rating)
                if rating.0 % 100 != 0
                    || !(FLOOR..=HIGHEST_INITIAL).contains(&(rating.0 / 100)) =>
            {
                Err(PoolError::Unrated)
            }
            Unrated::As(_) | Unrated::NotCounted => Ok(()),
        }
    }

    fn start(&self) -> Fide {
        Fide::UNRATED
    }

    fn is_possible(&self, state: &Fide) -> bool {
        state.is_possible()
    }

    /// FIDE's ratings do not change with idle time.
    fn after_idle_days(&self, own: Fide, _days: u32) -> Fide {
        own
    }

    fn tally(&self, mut first: Side<'_, Self>, mut second: Side<'_, Self>, outcome: Outcome) {
        self.add(&mut first, second.state, outcome);
        self.add(&mut second, first.state, outcome.reversed());
    }

    fn rate(&self, own: Own<Fide>, games: &mut FideTally) -> Rated<Fide> {
        let tally = std::mem::take(games);
        match own.state.newcomer {
            Some(collected) => rate_newcomer(own.state, collected, tally),
            None => rate_rated(own.state, own.age, tally),
        }
    }

    /// docs/spec/ratings.md §5.4
    fn expected_score(own: Fide, opponent: Fide) -> f64 {
        f64::from(expected_hundredths(own.points(), opponent.points())) / 100.0
    }

    /// Only games that counted: not those against players without a rating.
    fn is_provisional(state: Fide, _games_so_far: u32) -> bool {
        state.games < PROVISIONAL_GAMES || state.newcomer.is_some()
    }

    fn parts(Fide { rating, games, peak, newcomer }: Fide) -> Parts {
        Parts { games: Some(games), peak: Some(peak), newcomer, ..Parts::of(rating) }
    }

    fn of_parts(parts: Parts) -> Option<Fide> {
        let Parts { rating, games, peak, newcomer, .. } = parts;
        let state = Fide { rating, games: games?, peak: peak?, newcomer };
        (Self::parts(state) == parts).then_some(state)
    }

    /// Whole points only: what is between two is kept, to be refused.
    fn brought(&self, rating: Rating, games: u32) -> Fide {
        Fide { rating, ..Fide::rated(rating.0 / 100, games) }
    }
}
