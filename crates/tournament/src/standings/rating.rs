//! `ARO`, `TPR`, `PTP`, `APRO`, `APPO`, `RTNG`: by the ratings of the opponents.
//!
//! Source: `docs/spec/standings.md` §7.

use rating::fide::{CERTAIN, difference, expected};

use crate::entry::Number;
use crate::result::PlayerResult;
use crate::table::Cell;

use super::cut::{cut, kept};
use super::scores::{Scores, is_over_the_board};
use super::tie_break::TieBreak;
use super::value::{Against, Breakdown, Hundredths, Term, Value, Valued};

/// The rating of everybody; `None` if somebody has none and none is given to them: the tie-break is
/// not in the list then (docs/spec/standings.md §7.1).
pub(super) fn of_everybody(scores: &Scores<'_>, tie_break: TieBreak) -> Option<Vec<i32>> {
    let ratings = scores.table.players().iter().map(|player| player.rating);
    ratings.map(|rating| rating.or(tie_break.unrated()).map(i32::from)).collect()
}

/// `RTNG`, of the ratings of everybody.
pub(super) fn own(ratings: &[i32], number: Number) -> Valued {
    Valued::listed(Value::Rating(ratings[number.idx()]))
}

/// `ARO` by the ratings of everybody; `APRO` and `APPO` by their performances.
pub(super) fn average(
    scores: &Scores<'_>,
    tie_break: TieBreak,
    ratings: &[i32],
    number: Number,
) -> Valued {
    let mut games = games(scores, ratings, number);
    cut(scores.table, &mut games, tie_break.cut(), |_| 0);
    let value = mean_of_kept(&games, tie_break).map_or(Value::Undefined, Value::Rating);
    Valued { value, breakdown: Breakdown::Mean(games) }
}

/// `TPR`: docs/spec/standings.md §7.3.
pub(super) fn performance(scores: &Scores<'_>, ratings: &[i32], number: Number) -> Valued {
    let games = games(scores, ratings, number);
    let Some(mean) = mean(&games) else {
        return Valued { value: Value::Undefined, breakdown: Breakdown::Mean(games) };
    };
    let n_games = u64::try_from(games.len()).unwrap_or(u64::MAX);
    let made = made(scores, number);
    let hundredths = made.hundredths();
    let share = u32::try_from((2 * hundredths + n_games) / (2 * n_games)).unwrap_or(100);
    let difference = difference(share);
    let value = Value::Rating(mean + difference);
    Valued { value, breakdown: Breakdown::Performance { games, mean, made, share, difference } }
}

/// `PTP`: docs/spec/standings.md §7.4.
pub(super) fn perfect(scores: &Scores<'_>, ratings: &[i32], number: Number) -> Valued {
    let mut games = games(scores, ratings, number);
    let opponents = || games.iter().filter_map(|game| rating(game.adds));
    let (Some(weakest), Some(strongest)) = (opponents().min(), opponents().max()) else {
        return Valued { value: Value::Undefined, breakdown: Breakdown::Mean(games) };
    };
    let made = made(scores, number);
    let own = if made == Hundredths::default() {
        weakest - 800
    } else {
        let is_enough = |own: i32| {
            let sum: u64 = opponents().map(|other| u64::from(expected(own - other))).sum();
            sum >= made.hundredths()
        };
        lowest(weakest - CERTAIN, strongest + CERTAIN, is_enough)
    };
    for game in &mut games {
        let opponent = rating(game.adds).unwrap_or(own);
        game.adds = Value::Hundredths(Hundredths::new(expected(own - opponent).into()));
    }
    Valued { value: Value::Rating(own), breakdown: Breakdown::Expectation { games, made } }
}

/// The lowest number for which something is true that is false for `low`, true for `high`, and
/// true above any number for which it is true.
fn lowest(mut low: i32, mut high: i32, is_true: impl Fn(i32) -> bool) -> i32 {
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_true(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

/// The values of everybody, 0 for those without.
pub(super) fn values(
    scores: &Scores<'_>,
    ratings: &[i32],
    value: fn(&Scores<'_>, &[i32], Number) -> Valued,
) -> Vec<i32> {
    let numbers = scores.table.numbers();
    numbers.map(|number| rating(value(scores, ratings, number).value).unwrap_or(0)).collect()
}

/// The games over the board, in a round robin too: docs/spec/standings.md §7.2.
fn games(scores: &Scores<'_>, ratings: &[i32], number: Number) -> Vec<Term> {
    let mut games = Vec::with_capacity(scores.table.rounds().len());
    games.extend(scores.cells(number).filter_map(|(round, cell)| {
        let Cell::Game(game) = cell else { return None };
        let adds = Value::Rating(ratings[game.opponent.idx()]);
        let points = scores.table.points_of(cell);
        let term = || Term::new(round, Against::Player(game.opponent), points, adds);
        is_over_the_board(game).then(term)
    }));
    games
}

/// docs/spec/standings.md §7.3: a win is 1 and a draw ½, whatever they bring in this tournament.
fn made(scores: &Scores<'_>, number: Number) -> Hundredths {
    let games = scores.cells(number).filter_map(|(_, cell)| match cell {
        Cell::Game(game) if is_over_the_board(game) => Some(game.outcome),
        _ => None,
    });
    let hundredths = games.map(|outcome| match outcome {
        PlayerResult::Win | PlayerResult::UnratedWin => 100,
        PlayerResult::Draw | PlayerResult::UnratedDraw => 50,
        _ => 0,
    });
    Hundredths::new(hundredths.sum())
}

fn mean(games: &[Term]) -> Option<i32> {
    rounded_mean(games.iter().filter_map(|game| rating(game.adds)))
}

fn mean_of_kept(games: &[Term], tie_break: TieBreak) -> Option<i32> {
    rounded_mean(kept(games, tie_break.cut())?.filter_map(rating))
}

/// A half is rounded up, below zero too.
fn rounded_mean(ratings: impl Iterator<Item = i32>) -> Option<i32> {
    let (sum, n) = ratings.fold((0, 0), |(sum, n), rating| (sum + i64::from(rating), n + 1));
    let mean = (2 * sum + n).checked_div_euclid(2 * n)?;
    i32::try_from(mean).ok()
}

fn rating(value: Value) -> Option<i32> {
    match value {
        Value::Rating(rating) => Some(rating),
        _ => None,
    }
}
