//! The Glass Bead Challenge, for somebody who has never played it.

use rules::Game;
use rules::glass_bead_challenge::Rules;

use super::lesson::{Example, Lesson, Part, Section, Source};
use super::shown::{after, start};
use crate::view::Text;
use crate::view::games::example_of_moves;

/// A game in the middle.
pub(super) const GLIMPSE: (&str, &str) = ("gbc:9", "e5 c7 g3 g7 c3 e8 b5 h5 e2 d6 f4");
/// Nine moves after which every square of 9×9 is owned.
const SHORTEST: &str = "b2 b5 b8 e2 e5 e8 h2 h5 h8";

pub(super) fn lesson(rules: Rules) -> Lesson {
    let game = Game::GlassBeadChallenge(rules);
    Lesson {
        sections: vec![board(game), owning(game), moving(), end(game), handicaps(), writing(game)],
        ours: vec![Text::new("play-gbc-ours-drop"), Text::new("play-gbc-ours-stakes")],
        sources: sources(),
    }
}

fn board(game: Game) -> Section {
    Section::new(
        Text::new("play-board"),
        vec![Part::words("play-gbc-board"), Part::picture(start(game), "play-gbc-board-picture")],
    )
}

fn owning(game: Game) -> Section {
    Section::new(
        Text::new("play-gbc-owning"),
        vec![
            Part::words("play-gbc-own"),
            Part::example((game, "gbc:8", "8×8"), after("gbc:8", "d4"), "play-gbc-own-picture"),
            Part::words("play-gbc-share"),
            Part::example(
                (game, "gbc:8", "8×8"),
                after("gbc:8", "d4 f6"),
                "play-gbc-share-picture",
            ),
            Part::example(
                (game, "gbc:8", "8×8"),
                after("gbc:8", "d4 f6 d6"),
                "play-gbc-change-picture",
            ),
        ],
    )
}

fn moving() -> Section {
    Section::new(Text::new("play-moving"), vec![Part::words("play-gbc-moving")])
}

fn end(game: Game) -> Section {
    Section::new(
        Text::new("play-end"),
        vec![
            Part::words("play-gbc-end"),
            Part::example((game, "gbc:9", "9×9"), after("gbc:9", SHORTEST), "play-gbc-end-picture"),
        ],
    )
}

fn handicaps() -> Section {
    Section::new(
        Text::new("play-gbc-handicaps"),
        vec![
            Part::words("play-gbc-first"),
            Part::Points(vec![
                Text::new("play-gbc-komi"),
                Text::new("play-gbc-stakes"),
                Text::new("play-gbc-pie"),
            ]),
        ],
    )
}

fn writing(game: Game) -> Section {
    Section::new(
        Text::new("play-writing"),
        vec![
            Part::words("play-gbc-writing"),
            Part::Examples(vec![
                Example { written: "e5", means: Text::new("play-gbc-writing-move") },
                Example { written: example_of_moves(game), means: Text::new("play-writing-game") },
            ]),
        ],
    )
}

fn sources() -> Vec<Source> {
    vec![
        Source {
            title: "David Balmer Jr., The Glass Bead Challenge (1980s)",
            href: None,
            what: Text::new("play-gbc-source-inventor"),
        },
        Source {
            title: "Mark Thompson, The Glass Bead Challenge",
            href: Some("http://home.flash.net/~markthom/html/glass_bead_challenge.html"),
            what: Text::new("play-gbc-source-thompson"),
        },
        Source {
            title: "João Neto, World of Abstract Games, Glass Bead",
            href: Some("https://jpneto.github.io/world_abstract_games/glassbead.htm"),
            what: Text::new("play-gbc-source-neto"),
        },
    ]
}
