//! Simulated Swisses are what their options ask for.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

use tournament::entry::Number;
use tournament::history::Pairing;
use tournament::pairing::dutch;
use tournament::result::{Bye, GameResult};
use tournament::simulate::{Acceleration, Options, Permille, SimulateError, Simulated, simulate};
use tournament::table::{MAX_PLAYERS, MAX_ROUNDS};

const NEVER: Permille = Permille(0);

/// Nobody stays away.
fn orderly() -> Options {
    Options {
        n_players: 60,
        forfeits: NEVER,
        half_point_byes: NEVER,
        zero_point_byes: NEVER,
        late_entries: NEVER,
        withdrawals: NEVER,
        ..Options::default()
    }
}

fn play(options: &Options) -> Simulated {
    simulate(options, dutch::pair).expect("a tournament")
}

fn games(simulated: &Simulated) -> impl Iterator<Item = &Pairing> {
    simulated.facts.rounds.iter().flat_map(|round| &round.pairings)
}

fn byes(simulated: &Simulated, number: Number) -> Vec<Option<Bye>> {
    let of_round =
        |byes: &[(Number, Bye)]| byes.iter().find(|bye| bye.0 == number).map(|bye| bye.1);
    simulated.facts.rounds.iter().map(|round| of_round(&round.byes)).collect()
}

#[test]
fn a_seed_is_a_tournament() {
    let options = Options { seed: 7, n_players: 50, ..Options::default() };
    assert_eq!(play(&options), play(&options));
    assert_ne!(play(&options).facts, play(&Options { seed: 8, ..options }).facts);
}

#[test]
fn an_orderly_tournament_has_games_only() {
    let simulated = play(&orderly());
    assert_eq!((simulated.rounds.len(), &simulated.refusal), (9, &None));
    assert_eq!(games(&simulated).count(), 9 * 30);
    assert!(games(&simulated).all(|game| game.result.is_played()));
    assert!(simulated.facts.rounds.iter().all(|round| round.byes.is_empty()));
}

#[test]
fn what_is_certain_happens_always() {
    let always = Permille(1000);
    let drawn = play(&Options { draws: always, ..orderly() });
    assert!(games(&drawn).all(|game| game.result == GameResult::Draw));
    let forfeited = play(&Options { forfeits: always, n_rounds: 3, ..orderly() });
    assert!(games(&forfeited).all(|game| !game.result.is_played()));
    let half = play(&Options { half_point_byes: always, ..orderly() });
    assert!(half.rounds.is_empty(), "nobody is left to play");
    let late = play(&Options { late_entries: always, zero_point_byes: NEVER, ..orderly() });
    assert!(late.rounds.is_empty(), "nobody comes to round one");
}

#[test]
fn those_who_come_late_stay_and_those_who_leave_do_not_return() {
    let options = Options {
        late_entries: Permille(300),
        withdrawals: Permille(100),
        forfeits: NEVER,
        ..orderly()
    };
    let simulated = play(&options);
    let (mut n_late, mut n_left) = (0, 0);
    for number in Number::first(60) {
        let is_away: Vec<bool> =
            byes(&simulated, number).iter().map(|bye| *bye == Some(Bye::ZeroPoint)).collect();
        let comes = is_away.iter().position(|away| !away).unwrap_or(is_away.len());
        let leaves = is_away[comes..].iter().position(|away| *away);
        n_late += usize::from(comes > 0);
        if let Some(leaves) = leaves {
            n_left += 1;
            assert!(is_away[comes + leaves..].iter().all(|away| *away), "{number}: {is_away:?}");
        }
    }
    assert!(n_late >= 10 && n_left >= 20, "{n_late} late, {n_left} left");
}

#[test]
fn the_last_round_has_no_half_point_byes() {
    let simulated = play(&Options { half_point_byes: Permille(200), ..orderly() });
    let n_half = |byes: &[(Number, Bye)]| byes.iter().filter(|bye| bye.1 == Bye::HalfPoint).count();
    let counts: Vec<usize> =
        simulated.facts.rounds.iter().map(|round| n_half(&round.byes)).collect();
    assert!(counts[..8].iter().all(|n| *n > 0), "{counts:?}");
    assert_eq!(counts[8], 0);
}

#[test]
fn the_stronger_win_more_often_the_stronger_they_are() {
    let options = Options { n_players: 400, draws: NEVER, n_rounds: 5, ..orderly() };
    let simulated = play(&options);
    let rating = |number: Number| simulated.facts.players[usize::from(number.0) - 1].rating;
    let share_won = |from: u16, to: u16| {
        let (mut n_won, mut n_games) = (0, 0);
        for game in games(&simulated) {
            let (white, black) = (rating(game.white), rating(game.black));
            let difference = white.max(black).expect("rated") - white.min(black).expect("rated");
            if (from..to).contains(&difference) {
                let GameResult::Win { won_by } = game.result else { panic!("{game:?}") };
                n_games += 1;
                n_won += u32::from(rating(game.player(won_by)) == white.max(black));
            }
        }
        100 * n_won / n_games
    };
    let shares = [share_won(50, 120), share_won(150, 250), share_won(400, 1000)];
    assert!(shares.is_sorted() && (68..84).contains(&shares[1]), "{shares:?}");
}

#[test]
fn games_that_are_not_drawn_are_won_by_the_table_of_fide() {
    // 200 points are 76 of a hundred, and 400 points 92.
    let mut tallies = [(190..=210, 76, 0, 0), (380..=420, 92, 0, 0)];
    for seed in 0..20 {
        let options = Options { seed, n_players: 300, n_rounds: 4, draws: NEVER, ..orderly() };
        let simulated = play(&options);
        let rating = |number: Number| simulated.facts.players[usize::from(number.0) - 1].rating;
        for game in games(&simulated) {
            let GameResult::Win { won_by } = game.result else { panic!("{game:?}") };
            let [winner, loser] =
                [won_by, won_by.other()].map(|colour| rating(game.player(colour)));
            let apart = winner.expect("rated").abs_diff(loser.expect("rated"));
            for (range, _, n_won, n_games) in &mut tallies {
                if range.contains(&apart) {
                    *n_games += 1;
                    *n_won += u32::from(winner > loser);
                }
            }
        }
    }
    for (range, share, n_won, n_games) in tallies {
        let won: u32 = 100 * n_won / n_games;
        assert!(n_games > 200 && won.abs_diff(share) <= 3, "{n_won} of {n_games} at {range:?}");
    }
}

#[test]
fn players_of_a_forbidden_group_never_meet() {
    let simulated = play(&Options { n_forbidden: 20, ..orderly() });
    let groups = &simulated.rounds[0].plan.forbidden;
    assert_eq!(groups.len(), 20);
    for game in games(&simulated) {
        let is_in =
            |numbers: &[Number]| numbers.contains(&game.white) && numbers.contains(&game.black);
        assert!(!groups.iter().any(|group| is_in(&group.numbers)), "{game:?}");
    }
}

#[test]
fn an_accelerated_tournament_has_virtual_points_at_first() {
    let simulated = play(&Options { acceleration: Acceleration::Baku, ..orderly() });
    let plan = &simulated.rounds[0].plan;
    let of_first: Vec<String> =
        [1, 3, 4, 6].map(|round| plan.virtual_points(Number(1), round).to_string()).to_vec();
    assert_eq!(of_first, ["1", "1", "½", "0"]);
    let first = &simulated.facts.rounds[0].pairings;
    assert!(first.iter().all(|game| (game.white.0 <= 30) == (game.black.0 <= 30)));
}

#[test]
fn a_tournament_that_cannot_go_on_ends_with_the_reason() {
    let simulated = play(&Options { n_players: 4, n_rounds: 9, ..orderly() });
    assert!(simulated.rounds.len() <= 3);
    let (plan, refusal) = simulated.refusal.as_ref().expect("nobody is left to meet");
    assert!(plan.byes.is_empty() && !refusal.groups.is_empty());
    let table = simulated.table_before(9).expect("a table");
    assert_eq!(table.rounds().len(), simulated.rounds.len());
}

#[test]
fn what_is_no_tournament_is_refused() {
    let refused = |options: Options| simulate(&options, dutch::pair).expect_err("no tournament");
    for n_players in [0, 1, MAX_PLAYERS + 1] {
        let options = Options { n_players, ..orderly() };
        assert_eq!(refused(options), SimulateError::Players { n_players });
    }
    for n_rounds in [0, MAX_ROUNDS + 1] {
        let options = Options { n_rounds, ..orderly() };
        assert_eq!(refused(options), SimulateError::Rounds { n_rounds });
    }
    let options = Options { weakest: 2000, strongest: 1999, ..orderly() };
    let expected = SimulateError::Ratings { weakest: 2000, strongest: 1999 };
    assert_eq!(refused(options), expected);
}

#[test]
fn a_pairing_that_cannot_be_played_is_told() {
    let twice = |table: &_, plan: &_| {
        let mut paired = dutch::pair(table, plan)?;
        paired.pairs.push(paired.pairs[0]);
        Ok(paired)
    };
    let refused = simulate(&orderly(), twice);
    assert!(matches!(refused, Err(SimulateError::Unplayable { round: 1, .. })), "{refused:?}");
}
