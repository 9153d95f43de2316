//! What lessons of games have in common in which counted seeds are sown.

use rules::Game;
use words::Text;

use super::lesson::{Example, Part, Section};
use crate::games::example_of_moves;

/// How moves are written: the letter of a pit.
pub(super) fn writing(game: Option<Game>) -> Section {
    let example = |written, means| Example { written, means: Text::new(means) };
    let game = game.map(|game| example(example_of_moves(game), "play-writing-game"));
    let moves =
        [example("C", "play-seeds-writing-south"), example("c", "play-seeds-writing-north")];
    Section::new(
        Text::new("play-writing"),
        vec![
            Part::words("play-seeds-writing"),
            Part::Examples(moves.into_iter().chain(game).collect()),
        ],
    )
}
