//! What becomes of the games of a round robin when players leave.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use proptest::prelude::*;
use tournament::entry::Number;
use tournament::history::{Pairing, Round, Withdrawal};
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::result::GameResult;
use tournament::withdrawal::{Counting, settle, struck};

/// A schedule in which the first rounds are all won by White.
fn played(n_players: u16, cycles: Cycles, n_rounds: usize) -> Vec<Round> {
    let mut rounds = schedule(n_players, cycles).expect("few players");
    for game in rounds.iter_mut().take(n_rounds).flat_map(|round| &mut round.pairings) {
        game.result = "1-0".parse().expect("1-0");
    }
    rounds
}

/// Each `number from round`.
fn withdrawals(left: &[(u16, u16)]) -> Vec<Withdrawal> {
    let withdrawal = |&(number, from_round)| Withdrawal { number: Number(number), from_round };
    left.iter().map(withdrawal).collect()
}

/// The games of a player who left, round by round: `white-black result`, `struck` after it if so.
#[track_caller]
fn check(rounds: &[Round], left: &[(u16, u16)], number: u16, expected: &[&str]) {
    let settled = settle(rounds, &withdrawals(left));
    let own =
        settled.iter().flatten().filter(|game| game.pairing.colour_of(Number(number)).is_some());
    let games: Vec<String> = own
        .map(|game| {
            let Pairing { white, black, result } = game.pairing;
            let counting = match game.counting {
                Counting::Counts => "",
                Counting::Struck => " struck",
            };
            format!("{white}-{black} {result}{counting}")
        })
        .collect();
    assert_eq!(games, expected, "player {number}, left {left:?}");
}

#[track_caller]
fn check_struck(rounds: &[Round], left: &[(u16, u16)], expected: &[u16]) {
    let struck: Vec<u16> =
        struck(rounds, &withdrawals(left)).into_iter().map(|number| number.0).collect();
    assert_eq!(struck, expected, "left {left:?}");
}

#[test]
fn less_than_half_of_the_games_strikes_a_player() {
    let rounds = played(6, Cycles::Single, 2);
    let games =
        ["1-6 1-0 struck", "6-4 1-0 struck", "2-6 +/- struck", "6-5 -/+ struck", "3-6 +/- struck"];
    check(&rounds, &[(6, 3)], 6, &games);
    check_struck(&rounds, &[(6, 3)], &[6]);
}

#[test]
fn with_half_of_the_games_a_player_stays_and_forfeits_the_rest() {
    // Five players: four games each. 1 is free in round 1.
    let rounds = played(5, Cycles::Single, 3);
    check(&rounds, &[(1, 4)], 1, &["1-2 1-0", "3-1 1-0", "1-4 -/+", "5-1 +/-"]);
    check_struck(&rounds, &[(1, 4)], &[]);
}

#[test]
fn a_free_round_is_no_game() {
    // Three players: two games each; one of two is half, although two of three rounds are left.
    let rounds = played(3, Cycles::Single, 1);
    check_struck(&rounds, &[(2, 2)], &[]);
    // 1 is free in round 1 and has completed nothing.
    check_struck(&rounds, &[(1, 2)], &[1]);
}

#[test]
fn in_two_cycles_half_is_one_cycle() {
    let rounds = played(4, Cycles::Double, 2);
    check_struck(&rounds, &[(4, 3)], &[4]);
    let rounds = played(4, Cycles::Double, 3);
    check_struck(&rounds, &[(4, 4)], &[]);
    let games = ["1-4 1-0", "2-4 1-0", "4-3 1-0", "4-1 -/+", "3-4 +/-", "4-2 -/+"];
    check(&rounds, &[(4, 4)], 4, &games);
}

#[test]
fn of_two_who_left_the_one_who_was_still_there_wins() {
    // 1-6 in round 1, 6-4 in round 2, 2-6 in round 3, 6-5 in round 4, 3-6 in round 5.
    let rounds = played(6, Cycles::Single, 3);
    let left = [(6, 4), (5, 5), (3, 4)];
    check(&rounds, &left, 6, &["1-6 1-0", "6-4 1-0", "2-6 1-0", "6-5 -/+", "3-6 -/-"]);
    check_struck(&rounds, &left, &[]);
}

#[test]
fn a_win_by_forfeit_completes_a_game() {
    // 2 played rounds 1 and 2 of five and was there in round 3, when 6 had left: three of five.
    let rounds = played(6, Cycles::Single, 2);
    check_struck(&rounds, &[(6, 3), (2, 4)], &[6]);
    check_struck(&rounds, &[(6, 3), (2, 3)], &[2, 6]);
}

#[test]
fn an_own_forfeit_loss_does_not_complete_a_game() {
    let mut rounds = played(6, Cycles::Single, 3);
    check_struck(&rounds, &[(6, 4)], &[]);
    rounds[0].pairings[0].result = "+/-".parse().expect("+/-");
    check_struck(&rounds, &[(6, 4)], &[6]);
    rounds[0].pairings[0].result = "-/+".parse().expect("-/+");
    check_struck(&rounds, &[(6, 4)], &[]);
}

#[test]
fn a_game_put_off_and_never_played_is_lost_by_who_left() {
    let mut rounds = played(6, Cycles::Single, 4);
    rounds[1].pairings[0].result = GameResult::Pending;
    check(&rounds, &[(6, 5)], 6, &["1-6 1-0", "6-4 -/+", "2-6 1-0", "6-5 1-0", "3-6 +/-"]);
    // Both were there in round 2.
    check(&rounds, &[(6, 5), (4, 5)], 6, &["1-6 1-0", "6-4 -/-", "2-6 1-0", "6-5 1-0", "3-6 +/-"]);
}

#[test]
fn who_leaves_before_the_first_round_is_struck_with_everything() {
    let rounds = played(4, Cycles::Single, 0);
    let games = ["1-4 -/+ struck", "1-2 -/+ struck", "3-1 +/- struck"];
    check(&rounds, &[(1, 1)], 1, &games);
}

proptest! {
    #[test]
    fn entered_results_never_change_and_nothing_stays_open_for_who_left(
        n_players in 2..9u16,
        results in prop::collection::vec(prop::sample::select(GameResult::ALL.to_vec()), 72),
        left in prop::collection::btree_map(1..9u16, 1..18u16, 0..4),
    ) {
        let left: Vec<(u16, u16)> =
            left.into_iter().filter(|(number, _)| *number <= n_players).collect();
        let mut rounds = schedule(n_players, Cycles::Double).expect("few players");
        let games = rounds.iter_mut().flat_map(|round| &mut round.pairings);
        for (game, result) in games.zip(&results) {
            game.result = *result;
        }
        let settled = settle(&rounds, &withdrawals(&left));
        let struck = struck(&rounds, &withdrawals(&left));
        for (round, settled) in rounds.iter().zip(settled) {
            for (entered, settled) in round.pairings.iter().zip(settled) {
                let of_whom = |number: &Number| entered.colour_of(*number).is_some();
                let has_left = left.iter().any(|(number, _)| of_whom(&Number(*number)));
                if entered.result == GameResult::Pending {
                    prop_assert_eq!(settled.pairing.result == GameResult::Pending, !has_left);
                    prop_assert!(!settled.pairing.result.is_played());
                } else {
                    prop_assert_eq!(settled.pairing, *entered);
                }
                let is_struck = settled.counting == Counting::Struck;
                prop_assert_eq!(is_struck, struck.iter().any(of_whom));
            }
        }
    }
}
