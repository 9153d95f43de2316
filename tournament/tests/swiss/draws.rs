//! Where nearly all games are drawn, nearly all players are in one bracket.

use std::time::{Duration, Instant};

use tournament::pairing::dutch;
use tournament::simulate::{Options, Permille, simulate};

#[test]
fn a_round_after_draws_only_is_paired_as_fast_as_any() {
    let equal = Options { strongest: 2400, weakest: 2400, ..Options::default() };
    let absent = Options { half_point_byes: Permille(80), ..Options::default() };
    check(9026, &Options { n_players: 1000, draws: Permille(980), ..equal.clone() }, 1);
    check(521, &Options { n_players: 1500, draws: Permille(980), ..equal.clone() }, 1);
    check(800_029, &Options { n_players: 1997, draws: Permille(900), ..Options::default() }, 1);
    let absent = Options { n_players: 5000, draws: Permille(950), ..absent };
    check(548, &Options { forfeits: Permille(100), ..absent }, 10);
    check(519, &Options { n_players: 9999, draws: Permille(980), ..equal }, 10);
}

#[test]
fn a_bracket_above_a_few_who_cannot_be_paired_among_themselves_takes_no_longer() {
    let options = Options {
        n_players: 789,
        n_rounds: 7,
        strongest: 2400,
        weakest: 2400,
        draws: Permille(993),
        forfeits: Permille(0),
        half_point_byes: Permille(2),
        late_entries: Permille(0),
        withdrawals: Permille(0),
        ..Options::default()
    };
    check(27, &options, 1);
}

/// Plays the event of a seed; the slowest round may take so many seconds.
#[track_caller]
#[allow(clippy::disallowed_methods, reason = "how long it takes is what is asked for")]
fn check(seed: u64, options: &Options, most_secs: u64) {
    let options = Options { seed, ..options.clone() };
    let timed = |table: &_, plan: &_| {
        let start = Instant::now();
        let paired = dutch::pair(table, plan);
        let took = start.elapsed();
        assert!(took < Duration::from_secs(most_secs), "seed {seed}: {took:?}");
        paired
    };
    let simulated = simulate(&options, timed).expect("an event");
    assert_eq!(simulated.rounds.len(), usize::from(options.n_rounds), "seed {seed}");
}
