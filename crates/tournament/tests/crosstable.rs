//! The crosstable as it is read.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use tournament::crosstable::{CrossRow, crosstable};
use tournament::entry::Number;
use tournament::history::{Pairing, Round, Withdrawal};
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::result::Bye;
use tournament::standings::{TieBreak, standings};
use tournament::table::{Facts, Table};

#[track_caller]
fn check(facts: Facts, expected: &[&str]) {
    let table = Table::new(facts).expect("no complaints");
    let crosstable = crosstable(&table, &standings(&table, &[TieBreak::PTS]));
    assert_eq!(crosstable.rows.iter().map(print).collect::<Vec<_>>(), expected);
}

/// A row as `rank. number points | rounds | grid`.
fn print(row: &CrossRow) -> String {
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    let rounds: Vec<String> = row.rounds.iter().map(ToString::to_string).collect();
    let grid: Vec<String> = row.grid.iter().flatten().map(ToString::to_string).collect();
    let text = format!(
        "{rank}. {} {} | {} | {}",
        row.number,
        row.points,
        rounds.join(" "),
        grid.join(" ")
    );
    text.trim_end_matches([' ', '|']).to_owned()
}

/// A schedule with the results of its first games, board by board.
fn round_robin(n_players: u16, cycles: Cycles, results: &str) -> Facts {
    let mut rounds = schedule(n_players, cycles).expect("few players");
    let games = rounds.iter_mut().flat_map(|round| &mut round.pairings);
    for (game, result) in games.zip(results.split_whitespace()) {
        game.result = result.parse().expect(result);
    }
    Facts { rounds, ..Facts::round_robin(n_players) }
}

#[test]
fn rounds_name_the_final_rank_the_colour_and_the_result() {
    let game = |white, black, result: &str| {
        let result = result.parse().expect(result);
        Pairing { result, ..Pairing::new(Number(white), Number(black)) }
    };
    let rounds = vec![
        Round { pairings: vec![game(1, 2, "0-1")], byes: vec![(Number(3), Bye::PairingAllocated)] },
        Round { pairings: vec![game(3, 2, "½-½")], byes: vec![(Number(1), Bye::HalfPoint)] },
        Round { pairings: vec![game(1, 3, "-/+")], byes: vec![] },
    ];
    let rows = ["1. 3 2½ | U 2w= 3b+", "2. 2 1½ | 3b1 1b= Z", "3. 1 ½ | 2w0 H 1w-"];
    check(Facts { rounds, ..Facts::swiss(3) }, &rows);
}

#[test]
fn a_round_robin_is_a_square() {
    // 1-4 2-3, 4-3 1-2, 2-4 3-1
    let facts = round_robin(4, Cycles::Single, "0-1 ½-½ 1-0 0-1 +/- 1-0");
    let rows = [
        "1. 2 2½ | 3w= 4b1 2w+ | x + = 1",
        "2. 4 2 | 4b1 3w1 1b- | - x 1 1",
        "3. 3 1½ | 1b= 2b0 4w1 | = 0 x 1",
        "4. 1 0 | 2w0 1w0 3b0 | 0 0 0 x",
    ];
    check(facts, &rows);
}

#[test]
fn two_cycles_share_a_cell_and_open_games_are_starred() {
    // 2-3, 3-1, 1-2, then with colours reversed 3-2, 2-1, 1-3
    let facts = round_robin(3, Cycles::Double, "1-0 ½-½ 0-1 0-1");
    let rows = [
        "1. 2 3 | 2w1 . 2b1 2b1 2w* . | x 1* 11",
        "2. 1 ½ | . 2b= 1w0 . 1b* 2w* | 0* x =*",
        "2. 3 ½ | 1b0 2w= . 1w0 . 2b* | 00 =* x",
    ];
    check(facts, &rows);
}

#[test]
fn a_struck_player_has_no_rank_and_his_games_stay_visible() {
    // 1-4 2-3, 4-3 1-2, 2-4 3-1
    let facts = round_robin(4, Cycles::Single, "1-0 1-0 * ½-½");
    let withdrawals = vec![Withdrawal { number: Number(4), from_round: 2 }];
    let rows = [
        "1. 2 1½ | 3w1 2b= –w+ | x = 1 +",
        "2. 1 ½ | –w1 1w= 3b* | = x * 1",
        "3. 3 0 | 1b0 –b+ 2w* | 0 * x +",
        "–. 4 0 | 2b0 3w- 1b- | - 0 - x",
    ];
    check(Facts { withdrawals, ..facts }, &rows);
}
