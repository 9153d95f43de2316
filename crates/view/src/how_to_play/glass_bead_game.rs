//! The Glass Bead Game, for somebody who has never played it.

use rules::Game;
use words::Text;

use super::lesson::{Example, Lesson, Part, Section, Source};
use super::shown::{after, set_up, start};
use crate::games::example_of_moves;

/// The inventor's board, on which the pictures are.
const SPEC: &str = "gbg:5";
const SIZE: &str = "2×5";
/// A game in the middle.
pub(super) const GLIMPSE: (&str, &str) = (
    "gbg:6",
    "D30 e02 E320 c04 F3100 c0 A026 a6032 C042 b15006 B050 f0010 F2 c01 B0 a2 D5060 e0241 A620 f0",
);
/// A game that is over.
const END: &str = "-,-,-,-,- 000,00,0,00,00 55431 43221 S";

pub(super) fn lesson(game: Game) -> Lesson {
    Lesson {
        sections: vec![
            board(game),
            moving(game),
            capturing(game),
            feeding(),
            end(game),
            writing(game),
        ],
        ours: vec![Text::new("play-gbg-ours-compulsory"), Text::new("play-gbg-ours-tie")],
        sources: sources(),
    }
}

fn board(game: Game) -> Section {
    Section::new(
        Text::new("play-board"),
        vec![
            Part::words("play-gbg-board"),
            Part::words("play-gbg-beads"),
            Part::picture(start(game), "play-gbg-board-picture"),
        ],
    )
}

fn moving(game: Game) -> Section {
    Section::new(
        Text::new("play-moving"),
        vec![
            Part::words("play-gbg-moving"),
            Part::words("play-gbg-order"),
            Part::example((game, SPEC, SIZE), after(SPEC, "C30"), "play-gbg-moving-picture"),
        ],
    )
}

fn capturing(game: Game) -> Section {
    Section::new(
        Text::new("play-capturing"),
        vec![
            Part::words("play-gbg-capturing"),
            Part::Points(vec![Text::new("play-gbg-direct"), Text::new("play-gbg-indirect")]),
            Part::example(
                (game, SPEC, SIZE),
                after(SPEC, "A50 e10 D20 d20"),
                "play-gbg-direct-picture",
            ),
            Part::example(
                (game, SPEC, SIZE),
                after(SPEC, "A50 e01 B5410 d20xC5"),
                "play-gbg-indirect-picture",
            ),
            Part::words("play-gbg-chain"),
            Part::words("play-gbg-compulsory"),
        ],
    )
}

fn feeding() -> Section {
    Section::new(Text::new("play-feeding"), vec![Part::words("play-gbg-feeding")])
}

fn end(game: Game) -> Section {
    Section::new(
        Text::new("play-end"),
        vec![
            Part::words("play-gbg-endgame"),
            Part::words("play-gbg-end"),
            Part::example((game, SPEC, SIZE), set_up(SPEC, END), "play-gbg-end-picture"),
        ],
    )
}

fn writing(game: Game) -> Section {
    let example = |written, means| Example { written, means: Text::new(means) };
    Section::new(
        Text::new("play-writing"),
        vec![
            Part::words("play-gbg-writing"),
            Part::Examples(vec![
                example("C30", "play-gbg-writing-move"),
                example("d20xC5", "play-gbg-writing-capture"),
                example(example_of_moves(game), "play-writing-game"),
            ]),
        ],
    )
}

fn sources() -> Vec<Source> {
    vec![
        Source {
            title: "Christian Freeling, Glass Bead Game (1979), MindSports",
            href: Some(
                "https://mindsports.nl/index.php/arena/glass-bead-game/436-about-the-glass-bead-game",
            ),
            what: Text::new("play-gbg-source-inventor"),
        },
        Source {
            title: "Mancala World, Glass Bead Game",
            href: Some("https://mancala.fandom.com/wiki/Glass_Bead_Game"),
            what: Text::new("play-gbg-source-wiki"),
        },
    ]
}
