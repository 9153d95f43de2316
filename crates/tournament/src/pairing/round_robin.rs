//! Round robins by the Berger tables.
//!
//! Source: `docs/spec/round-robin.md` §1.

use crate::entry::Number;
use crate::history::{Pairing, Round};
use crate::result::Bye;

/// The fewest players who can have a tournament.
pub const MIN_PLAYERS: u16 = 2;
/// The most players who are scheduled: 99 rounds, 198 in two cycles.
pub const MAX_PLAYERS: u16 = 100;

/// How often everyone meets everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, with both colours.
    Double,
}

/// Why there is no schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum ScheduleError {
    #[error("{n_players} players are too few for a round robin, it takes {MIN_PLAYERS}")]
    TooFew { n_players: u16 },
    #[error("{n_players} players are too many for a round robin, {MAX_PLAYERS} are the most")]
    TooMany { n_players: u16 },
}

/// All rounds of a round robin, without results.
///
/// With an odd number of players each round has one [`Bye::Free`].
///
/// ```
/// use tournament::pairing::round_robin::{Cycles, ScheduleError, schedule};
///
/// let rounds = schedule(4, Cycles::Single)?;
/// let games: Vec<String> =
///     rounds[1].pairings.iter().map(|game| format!("{}-{}", game.white, game.black)).collect();
/// assert_eq!(games, ["4-3", "1-2"]);
/// assert_eq!(schedule(1, Cycles::Single), Err(ScheduleError::TooFew { n_players: 1 }));
/// # Ok::<(), ScheduleError>(())
/// ```
pub fn schedule(n_players: u16, cycles: Cycles) -> Result<Vec<Round>, ScheduleError> {
    if n_players < MIN_PLAYERS {
        return Err(ScheduleError::TooFew { n_players });
    }
    if n_players > MAX_PLAYERS {
        return Err(ScheduleError::TooMany { n_players });
    }
    let single = single_cycle(n_players);
    Ok(match cycles {
        Cycles::Single => single,
        Cycles::Double => double_cycle(single),
    })
}

fn single_cycle(n_players: u16) -> Vec<Round> {
    let n_seats = n_players.next_multiple_of(2);
    (1..n_seats).map(|round| berger_round(n_players, n_seats, round)).collect()
}

/// docs/spec/round-robin.md §1.2: the last number meets the pivot, the others meet in pairs that
/// stand equally far from the pivot on the circle of the remaining numbers.
fn berger_round(n_players: u16, n_seats: u16, round: u16) -> Round {
    let n_circle = n_seats - 1;
    let (last, half) = (Number(n_seats), n_seats / 2);
    let is_odd = round % 2 == 1;
    let pivot = if is_odd { round.div_ceil(2) } else { half + round / 2 };
    let on_circle = |position: u16| Number((position - 1) % n_circle + 1);

    let mut berger = Round::default();
    if n_players < n_seats {
        // docs/spec/round-robin.md §1.3
        berger.byes.push((Number(pivot), Bye::Free));
    } else if is_odd {
        berger.pairings.push(Pairing::new(Number(pivot), last));
    } else {
        berger.pairings.push(Pairing::new(last, Number(pivot)));
    }
    berger.pairings.extend((1..half).map(|distance| {
        Pairing::new(on_circle(pivot + distance), on_circle(pivot + n_circle - distance))
    }));
    berger
}

/// docs/spec/round-robin.md §1.4: the second cycle with colours reversed; the last two rounds of
/// the first are swapped.
fn double_cycle(first: Vec<Round>) -> Vec<Round> {
    let second: Vec<Round> = first.iter().map(reversed).collect();
    let mut rounds = first;
    if let [.., last_but_one, last] = &mut rounds[..] {
        std::mem::swap(last_but_one, last);
    }
    rounds.extend(second);
    rounds
}

fn reversed(round: &Round) -> Round {
    let pairings = round.pairings.iter().map(|game| Pairing::new(game.black, game.white));
    Round { pairings: pairings.collect(), byes: round.byes.clone() }
}
