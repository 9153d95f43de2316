//! Oware as people see it.

use rules::Seat;
use rules::oware::{Illegal, Position, Rules, Shape, Trace};
use words::Text;

use super::game_view::GameView;
use super::mancala::{self, pit_words};
use crate::board::{Board, PitsBoard, south_or_north};

impl GameView for Position {
    const USUAL: &'static [&'static str] = &["oware"];
    const FIRST: &'static str = "oware";
    const SOUGHT_BY: &'static [&'static str] = &["Abapa", "Awale", "Awari", "Wari", "mancala"];
    const EXAMPLE: &'static str = "1. D e 2. F c";

    fn about_words() -> Text {
        Text::new("about-oware")
    }

    fn spec_words(_: &Rules) -> Text {
        Text::new("game-oware")
    }

    fn side_words(seat: Seat) -> Text {
        south_or_north(seat)
    }

    fn drawing(&self, trace: Option<&Trace>, from: Seat) -> Board {
        Board::Pits(PitsBoard::of_seeds(self.board(), trace.map(|trace| &trace.seeds), from))
    }

    /// Also why nothing was captured by a grand slam.
    fn trace_words(trace: &Trace) -> Vec<Text> {
        let mut words = mancala::trace_words(&trace.seeds);
        if trace.is_grand_slam {
            words.push(Text::new("move-grand-slam"));
        }
        words
    }

    fn shape_words(_: &Shape) -> Text {
        mancala::shape_words()
    }

    fn illegal_words(illegal: &Illegal) -> Text {
        match illegal {
            Illegal::GameOver => Text::new("illegal-game-over"),
            Illegal::Pit(error) => pit_words(*error),
            Illegal::NotFed { pit } => Text::new("illegal-not-fed").with("pit", pit.to_string()),
        }
    }
}
