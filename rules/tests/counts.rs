//! Numbers of moves against those that an independent implementation counts.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use rules::{AnyPosition, Game, perft};

#[test]
fn sequences_of_moves_from_the_start_are_as_many_as_expected() {
    check_perft("glass-bead-game.perft", include_str!("data/glass-bead-game.perft"));
    check_perft("glass-bead-challenge.perft", include_str!("data/glass-bead-challenge.perft"));
    check_perft("bohnenspiel.perft", include_str!("data/bohnenspiel.perft"));
    check_perft("oware.perft", include_str!("data/oware.perft"));
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

fn check_perft(file: &str, text: &str) {
    for (line, text) in lines(text) {
        let (game, counts) = text.rsplit_once(": ").expect("game: counts");
        let game: Game = game.parse().expect("a game");
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let nodes = perft(game, None, depth).expect("the start is a position");
            assert_eq!(nodes.to_string(), count, "{file}:{line}, depth {depth}");
        }
    }
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'))
}
