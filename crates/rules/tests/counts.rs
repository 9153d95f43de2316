//! Numbers of moves against those that an independent implementation counts.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "../../../tests/support/game_data.rs"]
mod game_data;

use rules::{AnyPosition, Game, perft};

#[test]
fn sequences_of_moves_from_the_start_are_as_many_as_expected() {
    for line in game_data::all_counts() {
        let game: Game = line.spec.parse().expect("a game");
        for (depth, count) in (1..).zip(line.numbers) {
            let nodes = perft(game, None, depth).expect("the start is a position");
            assert_eq!(nodes, count, "{}, depth {depth}", line.place);
        }
    }
}

#[test]
fn positions_with_very_many_moves_are_counted_exactly() {
    for (line, text) in lines(include_str!("data/glass-bead-game.counts")) {
        let fields: Vec<_> = text.split(" | ").collect();
        let game: Game = fields[0].parse().expect("a game");
        let position = AnyPosition::parse(game, fields[1]).expect("a position");
        assert_eq!(position.count_moves().to_string(), fields[2], "line {line}");
    }
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'))
}
