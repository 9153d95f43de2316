//! `magister simulate --slowest`: the round that took longest to pair.

use std::cell::RefCell;
use std::fmt;
use std::time::{Duration, Instant};

use tournament::pairing::dutch;
use tournament::pairing::explanation::{NoLegalPairing, PairedRound};
use tournament::pairing::plan::Plan;
use tournament::simulate::simulate;
use tournament::table::Table;

use super::{NoEvent, Simulate};

/// A round that seems slower than all before it is paired so often again: what else the machine
/// does makes a round slower, never faster.
const N_AGAIN: usize = 4;

/// The slowest of many rounds.
#[derive(Debug, Default)]
pub(super) struct Slowest {
    n_events: u32,
    n_rounds: u64,
    seed: u64,
    n_players: u16,
    round: usize,
    took: Duration,
    /// Of all rounds.
    total: Duration,
}

/// Plays all events and times their rounds.
pub(super) fn slowest(options: &Simulate, first: u64) -> Result<Slowest, NoEvent> {
    let slowest = RefCell::new(Slowest::default());
    for seed in options.seeds(first) {
        let event = options.event(seed);
        let pair = |table: &Table, plan: &Plan| {
            let (paired, took) = timed(table, plan);
            slowest.borrow_mut().add(took, || {
                let again = (0..N_AGAIN).map(|_| timed(table, plan).1);
                let took = again.fold(took, Duration::min);
                let (round, n_players) = (table.rounds().len() + 1, event.n_players);
                Slowest { seed, n_players, round, took, ..Slowest::default() }
            });
            paired
        };
        simulate(&event, pair).map_err(|error| NoEvent::Simulate { seed, error })?;
        slowest.borrow_mut().n_events += 1;
    }
    Ok(slowest.into_inner())
}

#[allow(clippy::disallowed_methods, reason = "how long it takes is what is asked for")]
fn timed(table: &Table, plan: &Plan) -> (Result<PairedRound, NoLegalPairing>, Duration) {
    let start = Instant::now();
    let paired = dutch::pair(table, plan);
    (paired, start.elapsed())
}

impl Slowest {
    fn add(&mut self, took: Duration, measure: impl FnOnce() -> Self) {
        self.n_rounds += 1;
        self.total += took;
        if took <= self.took {
            return;
        }
        let measured = measure();
        if measured.took > self.took {
            let Self { n_events, n_rounds, total, .. } = *self;
            *self = Self { n_events, n_rounds, total, ..measured };
        }
    }
}

impl fmt::Display for Slowest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n_events, n_rounds, seed, n_players, round, took, total } = self;
        let millis = |time: &Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "{n_events} events, {n_rounds} rounds, {:.0} ms in all; the slowest round took {:.2} ms: \
             round {round} of seed {seed}, {n_players} players",
            millis(total),
            millis(took)
        )
    }
}
