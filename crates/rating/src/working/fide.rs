//! FIDE's Elo, in whole numbers.
//!
//! Source: `docs/spec/ratings.md` §5.

use super::{Met, Working, met};
use crate::calc::{FideCase, InitialCase};
use crate::fide::{self, Fide, FideSettings, HYPOTHETICAL, KReason, Newcomer};
use crate::ledger::LedgerRow;
use crate::rule::Age;
use crate::systems::Listed;
use crate::units::{Rating, Thousandths};

/// One game in a working.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FideGame {
    /// As what the opponent counted, in whole points.
    pub opponent: i32,
    /// Own rating less the opponent's.
    pub difference: i32,
    /// As how much it counted: at most 400 below 2650.
    pub counted: i32,
    /// What was expected by the table, in hundredths of a point.
    pub expected: i32,
}

/// Of a player with a rating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FideWorking {
    /// Each game; none where the opponent had no rating, so that it did not count.
    pub games: Vec<Option<FideGame>>,
    /// What was expected of those that counted.
    pub expected: Thousandths,
    /// What was scored in those that counted.
    pub scored: Thousandths,
    /// Where K comes from.
    pub reason: KReason,
    /// The K that was used: less than the reason gives if so many games would risk over 700.
    pub k: u16,
    /// K × (scored − expected) in thousandths of a point, before it is rounded.
    pub exact: i64,
    /// Whole points.
    pub gained: i64,
}

/// Of a newcomer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewcomerWorking {
    /// As what each opponent counted, in whole points; none where they did not.
    pub games: Vec<Option<i32>>,
    /// What had been collected before.
    pub before: Newcomer,
    /// What is collected now.
    pub collected: Newcomer,
    /// The opponents' ratings and two of 1800 together.
    pub sum: i64,
    /// How many ratings these are: two more than games.
    pub n_ratings: u32,
    /// The share of the points in hundredths: (score + 1) ÷ (games + 2).
    pub share: u32,
    /// Points that the table gives for it.
    pub difference: i32,
    /// The initial rating: rounded, and at most 2200.
    pub initial: i32,
    /// Whether it is a rating: from five games and 1400 on.
    pub is_published: bool,
    /// Whether the games were disregarded: a first event without half a point.
    pub is_disregarded: bool,
}

pub(super) fn of_row(settings: FideSettings, row: &LedgerRow, games: &[Met]) -> Option<Working> {
    let own = FideSettings::own(row.before)?;
    let counted: Vec<(Option<i32>, Thousandths)> = met::<FideSettings>(games)?
        .into_iter()
        .map(|(opponent, outcome)| (settings.counts_as(opponent, own), outcome.score()))
        .collect();
    let Some(before) = own.newcomer else {
        return Some(Working::EloFide(rated(own, age_of(own, row, &counted), &counted)));
    };
    Some(Working::Newcomer(newcomer(before, &counted)))
}

/// A row says its K, and K says whether the player was a junior.
fn age_of(own: Fide, row: &LedgerRow, games: &[(Option<i32>, Thousandths)]) -> Age {
    let n_games = n_counted(games);
    let gives = |age: Age| Some(fide::k(fide::k_reason(own, age), n_games)) == row.k;
    if gives(Age::Grown) || !gives(Age::Junior) { Age::Grown } else { Age::Junior }
}

fn n_counted(games: &[(Option<i32>, Thousandths)]) -> u32 {
    let counted = games.iter().filter(|game| game.0.is_some()).count();
    u32::try_from(counted).unwrap_or(u32::MAX)
}

/// docs/spec/ratings.md §5.6
fn rated(own: Fide, age: Age, games: &[(Option<i32>, Thousandths)]) -> FideWorking {
    let points = own.points();
    let game = |opponent: i32| FideGame {
        opponent,
        difference: points.saturating_sub(opponent),
        counted: fide::counted_difference(points, opponent),
        expected: fide::expected_hundredths(points, opponent),
    };
    let each: Vec<Option<FideGame>> =
        games.iter().map(|(opponent, _)| opponent.map(game)).collect();
    let expected: Thousandths =
        each.iter().flatten().map(|game| Thousandths(10 * game.expected)).sum();
    let scored: Thousandths = games.iter().filter(|game| game.0.is_some()).map(|game| game.1).sum();
    let reason = fide::k_reason(own, age);
    let k = fide::k(reason, n_counted(games));
    let above = i64::from(scored.0) - i64::from(expected.0);
    let exact = i64::from(k) * above;
    FideWorking {
        games: each,
        expected,
        scored,
        reason,
        k,
        exact,
        gained: fide::divided(exact, 1000),
    }
}

/// docs/spec/ratings.md §5.3
fn newcomer(before: Newcomer, games: &[(Option<i32>, Thousandths)]) -> NewcomerWorking {
    let counted = games.iter().filter_map(|(opponent, score)| Some(((*opponent)?, *score)));
    let mut collected = before;
    for (opponent, score) in counted {
        collected.games = collected.games.saturating_add(1);
        collected.opponents = collected.opponents.saturating_add(opponent);
        collected.score = collected.score.saturating_add(score);
    }
    let opponents = games.iter().map(|game| game.0).collect();
    if before.games == 0 && collected.score == Thousandths(0) {
        let is_disregarded = true;
        return NewcomerWorking { is_disregarded, ..collection(opponents, before, before) };
    }
    collection(opponents, before, collected)
}

/// docs/spec/ratings.md §5.2
fn collection(games: Vec<Option<i32>>, before: Newcomer, collected: Newcomer) -> NewcomerWorking {
    let initial = fide::initial(collected);
    NewcomerWorking {
        games,
        before,
        collected,
        sum: i64::from(collected.opponents) + 2 * i64::from(HYPOTHETICAL),
        n_ratings: collected.games.saturating_add(2),
        share: fide::share(collected),
        difference: fide::difference(fide::share(collected)),
        initial,
        is_published: fide::is_published(collected, initial),
        is_disregarded: false,
    }
}

pub(super) fn of_case(case: &FideCase) -> FideWorking {
    let own = Fide {
        rating: Rating::whole(case.rating),
        games: case.games_before,
        peak: case.peak,
        newcomer: None,
    };
    let age = if case.is_junior { Age::Junior } else { Age::Grown };
    let games: Vec<_> = case
        .games
        .iter()
        .map(|game| (Some(game.rating), Thousandths::nearest(game.score)))
        .collect();
    rated(own, age, &games)
}

/// The calculator knows one score for all games, and disregards none.
pub(super) fn of_initial_case(case: &InitialCase) -> NewcomerWorking {
    let collected = Newcomer {
        games: u32::try_from(case.opponents.len()).unwrap_or(u32::MAX),
        opponents: case.opponents.iter().fold(0_i32, |sum, rating| sum.saturating_add(*rating)),
        score: Thousandths::nearest(case.score),
    };
    let games = case.opponents.iter().copied().map(Some).collect();
    collection(games, Newcomer::default(), collected)
}
