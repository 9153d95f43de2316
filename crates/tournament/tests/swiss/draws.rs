//! Where nearly all games are drawn, nearly all players are in one bracket.

use std::time::{Duration, Instant};

use tournament::pairing::dutch;
use tournament::simulate::{Acceleration, Options, Permille, Simulated, simulate};

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

#[test]
fn large_brackets_are_paired_as_they_were_when_all_below_them_was_weighed() {
    let orderly = Options {
        n_players: 2000,
        n_rounds: 14,
        strongest: 2400,
        weakest: 2400,
        forfeits: Permille(0),
        half_point_byes: Permille(0),
        zero_point_byes: Permille(0),
        late_entries: Permille(0),
        withdrawals: Permille(0),
        ..Options::default()
    };
    let one_is_needed = Options { draws: Permille(990), n_forbidden: 60, ..orderly.clone() };
    check_digest(1_128_808, &one_is_needed, 0xed2c_a469_930f_9a25);
    let accelerated = Options { acceleration: Acceleration::Baku, ..orderly };
    let two_are_needed = Options { draws: Permille(995), ..accelerated.clone() };
    check_digest(1001, &two_are_needed, 0x88c3_e85c_b1da_200d);
    let (draws, n_forbidden, withdrawals) = (Permille(999), 30, Permille(2));
    let two_have_met_below = Options { draws, n_forbidden, withdrawals, ..accelerated };
    check_digest(5009, &two_have_met_below, 0x3c01_0aeb_5a32_6e86);
}

#[track_caller]
fn check_digest(seed: u64, options: &Options, expected: u64) {
    let options = Options { seed, ..options.clone() };
    let simulated = simulate(&options, dutch::pair).expect("an event");
    assert_eq!(simulated.rounds.len(), usize::from(options.n_rounds), "seed {seed}");
    let found = digest(&simulated);
    assert_eq!(found, expected, "seed {seed}: {found:#x}");
}

/// White and Black of each board and the bye, round by round, by FNV-1a.
fn digest(simulated: &Simulated) -> u64 {
    let rounds = simulated.rounds.iter().map(|round| &round.paired);
    let numbers = rounds.flat_map(|round| {
        let pairs = round.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        pairs.chain(round.bye)
    });
    let bytes = numbers.flat_map(|number| number.0.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |digest: u64, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
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
