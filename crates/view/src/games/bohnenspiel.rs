//! Bohnenspiel as people see it.

use rules::Seat;
use rules::bohnenspiel::{Illegal, Position, Rules, Shape, Trace};
use words::Text;

use super::game_view::GameView;
use super::mancala::{self, pit_words};
use crate::board::{Board, PitsBoard, south_or_north};

impl GameView for Position {
    const USUAL: &'static [&'static str] = &["bohnenspiel"];
    const FIRST: &'static str = "bohnenspiel";
    const SOUGHT_BY: &'static [&'static str] = &["Fritz Jahn", "Ludii", "mancala"];
    const EXAMPLE: &'static str = "1. C e 2. F b";

    fn about_words() -> Text {
        Text::new("about-bohnenspiel")
    }

    fn spec_words(_: &Rules) -> Text {
        Text::new("game-bohnenspiel")
    }

    fn side_words(seat: Seat) -> Text {
        south_or_north(seat)
    }

    fn drawing(&self, trace: Option<&Trace>, from: Seat) -> Board {
        Board::Pits(PitsBoard::of_seeds(self.board(), trace.map(|trace| &trace.0), from))
    }

    fn trace_words(trace: &Trace) -> Vec<Text> {
        mancala::trace_words(&trace.0)
    }

    fn shape_words(_: &Shape) -> Text {
        mancala::shape_words()
    }

    fn illegal_words(illegal: &Illegal) -> Text {
        match illegal {
            Illegal::GameOver => Text::new("illegal-game-over"),
            Illegal::Pit(error) => pit_words(*error),
        }
    }
}
