//! What the next game of two players would do.
//!
//! A forecast is the ledger itself, of one period with that game alone: whoever plays it finds
//! exactly these numbers in the ledger.
//!
//! Source: `docs/spec/ratings.md` §6.

use crate::ledger::{
    Day, Facts, InitialRating, Junior, LedgerError, LedgerRow, Period, PeriodId, PlayerId,
    RatedGame, compute,
};
use crate::outcome::Outcome;
use crate::pool::Pool;
use crate::systems::{State, expected_score};

/// A player as the ledger leaves them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contestant {
    /// What is known about them, and since when; nothing of somebody who is new to the pool.
    pub known: Option<CurrentRating>,
    /// The last day on which they are a junior; matters to FIDE's rules only.
    pub junior_until: Option<Day>,
}

/// What is known about a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CurrentRating {
    /// After their latest period, or as they brought it along.
    pub state: State,
    /// The games it rests on.
    pub games: u32,
    /// When that was.
    pub on: Day,
}

/// What the next game would do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    /// The share of the point that the first player is expected to take, from 0 to 1.
    pub expected: f64,
    /// If the first player wins.
    pub first_wins: Moves,
    /// If nobody does.
    pub draw: Moves,
    /// If the second player wins.
    pub second_wins: Moves,
}

/// What a game does to both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moves {
    /// Moves first.
    pub first: LedgerRow,
    /// Moves second.
    pub second: LedgerRow,
}

const FIRST: PlayerId = PlayerId(1);
const SECOND: PlayerId = PlayerId(2);

/// What a game that is closed on a day would do to both of its players; complaints are those of
/// the ledger.
///
/// ```
/// use rating::forecast::{Contestant, CurrentRating, forecast};
/// use rating::ledger::Day;
/// use rating::{Pool, Rating, State};
///
/// let state = State::Elo(Rating::whole(1900));
/// let strong = CurrentRating { state, games: 40, on: Day(0) };
/// let strong = Contestant { known: Some(strong), junior_until: None };
/// let new = Contestant { known: None, junior_until: None };
///
/// let next = forecast(&Pool::elo(), [strong, new], Day(30)).unwrap();
/// assert_eq!(format!("{:.2}", next.expected), "0.91");
/// assert_eq!(next.second_wins.second.after.rating(), Rating(151_818));
/// // A rating of another system is none of this pool's.
/// assert!(forecast(&Pool::default(), [strong, new], Day(30)).is_err());
/// ```
pub fn forecast(
    pool: &Pool,
    contestants: [Contestant; 2],
    on: Day,
) -> Result<Forecast, Vec<LedgerError>> {
    let first_wins = moves(pool, &contestants, on, Outcome::FirstWins)?;
    let (own, opponent) = (first_wins.first.before, first_wins.second.before);
    Ok(Forecast {
        // The states are of one pool.
        expected: expected_score(own, opponent).unwrap_or(0.5),
        first_wins,
        draw: moves(pool, &contestants, on, Outcome::Draw)?,
        second_wins: moves(pool, &contestants, on, Outcome::SecondWins)?,
    })
}

fn moves(
    pool: &Pool,
    contestants: &[Contestant; 2],
    on: Day,
    outcome: Outcome,
) -> Result<Moves, Vec<LedgerError>> {
    let game = RatedGame { first: FIRST, second: SECOND, outcome };
    let id = PeriodId(0);
    let period = Period { id, closed_on: on, games: vec![game] };
    let numbered = || [FIRST, SECOND].into_iter().zip(contestants);
    let initial: Vec<InitialRating> = numbered()
        .filter_map(|(player, contestant)| {
            let CurrentRating { state, games, on: known_on } = contestant.known?;
            Some(InitialRating { player, state, games, known_on })
        })
        .collect();
    let juniors: Vec<Junior> = numbered()
        .filter_map(|(player, one)| Some(Junior { player, until: one.junior_until? }))
        .collect();
    let facts = Facts { periods: &[period], initial: &initial, juniors: &juniors };
    let rows = compute(pool, &facts)?;
    match rows[..] {
        [first, second] => Ok(Moves { first, second }),
        // Never: one game has two players.
        _ => Err(vec![LedgerError::PeriodTwice { period: id }]),
    }
}
