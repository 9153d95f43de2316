//! The Glass Bead Game as people see it.

use rules::glass_bead_game::{Bead, Illegal, Place, Position, Rules, Shape, Tie, Trace};
use rules::{Seat, Touched};
use words::Text;

use super::game_view::GameView;
use crate::board::{Board, LoneBead, PitsBoard, south_or_north};

impl GameView for Position {
    const USUAL: &'static [&'static str] = &["gbg:5", "gbg:6", "gbg:7"];
    const FIRST: &'static str = "gbg:6";
    const SOUGHT_BY: &'static [&'static str] =
        &["Christian Freeling", "MindSports", "Clark D. Rodeffer", "U-Con", "Mancala World"];
    const EXAMPLE: &'static str = "1. C30 c30 2. D032 b240";

    fn about_words() -> Text {
        Text::new("about-gbg")
    }

    fn spec_words(rules: &Rules) -> Text {
        let name = Text::new("game-glass-bead-game").with("pits", rules.size.pits());
        match rules.tie {
            Tie::EmptiedLoses => name,
            Tie::EmptiedWins => Text::new("game-tie-emptied").with("game", name),
        }
    }

    fn family_words() -> Option<Text> {
        Some(Text::new("family-gbg"))
    }

    fn parameter_words(name: &str) -> Option<Text> {
        Some(match name {
            "size" => Text::new("parameter-board"),
            "tie" => Text::new("parameter-tie"),
            _ => return None,
        })
    }

    fn value_words(name: &str, value: &str) -> Option<Text> {
        Some(match (name, value) {
            ("size", "5") => Text::new("size-pits-inventor").with("pits", value),
            ("size", "6") => Text::new("size-pits-tournament").with("pits", value),
            ("size", _) => Text::new("size-pits").with("pits", value),
            ("tie", "") => Text::new("tie-loses"),
            ("tie", "emptied") => Text::new("tie-wins"),
            _ => return None,
        })
    }

    fn side_words(seat: Seat) -> Text {
        south_or_north(seat)
    }

    fn drawing(&self, trace: Option<&Trace>, from: Seat) -> Board {
        Board::Pits(PitsBoard::of_beads(self, trace, from))
    }

    fn trace_words(trace: &Trace) -> Vec<Text> {
        let lifted = Text::new("move-lifted")
            .with("pit", trace.lifted.to_string())
            .with("beads", trace.sown.len());
        let last = trace.sown.last();
        let last = last.map(|(last, _)| Text::new("move-last").with("pit", last.to_string()));
        let captured = trace.captured.iter().map(|taken| {
            match taken.from {
                Place::Pit(pit) => Text::new("move-took-from-pit").with("pit", pit.to_string()),
                Place::Cup => Text::new("move-took-from-cup"),
            }
            .with("gem", taken.gem.to_string())
        });
        std::iter::once(lifted).chain(last).chain(captured).collect()
    }

    fn shape_words(shape: &Shape) -> Text {
        Text::new(match shape {
            Shape::Sowing => "fault-shape-sowing",
            Shape::Gems => "fault-shape-gems",
            Shape::StoneCaptured => "fault-shape-stone",
        })
    }

    fn illegal_words(illegal: &Illegal) -> Text {
        match illegal {
            Illegal::GameOver => Text::new("illegal-game-over"),
            Illegal::NoSuchPit { letter, pits } => {
                Text::new("illegal-no-such-pit").with("pit", letter.to_string()).with("pits", *pits)
            }
            Illegal::OpponentsPit { pit } => {
                Text::new("illegal-opponents-pit").with("pit", pit.to_string())
            }
            Illegal::EmptyPit { pit } => {
                Text::new("illegal-empty-pit").with("pit", pit.to_string())
            }
            Illegal::WrongBeads { pit, held } => Text::new("illegal-wrong-beads")
                .with("pit", pit.to_string())
                .with("held", held.to_string()),
            Illegal::MustFeed { pit } => {
                Text::new("illegal-must-feed").with("pit", pit.to_string())
            }
            Illegal::NothingOwed => Text::new("illegal-nothing-owed"),
            Illegal::WrongNumberOfGems { owed, named } => {
                Text::new("illegal-number-of-gems").with("owed", *owed).with("named", *named)
            }
            Illegal::PitsBeforeCup { from_pits, from_cup } => {
                Text::new("illegal-pits-before-cup").with("pits", *from_pits).with("cup", *from_cup)
            }
            Illegal::GemNotThere { from, gem } => match from {
                Place::Pit(pit) => Text::new("illegal-gem-not-in-pit").with("pit", pit.to_string()),
                Place::Cup => Text::new("illegal-gem-not-in-cup"),
            }
            .with("gem", gem.to_string()),
        }
    }

    fn piece_words(touched: &Touched) -> Option<Text> {
        Some(match touched {
            Touched::Field(_) => return None,
            Touched::InHand { piece, count, into } => {
                let text = if Bead::from_digit(*piece).is_some_and(Bead::is_stone) {
                    Text::new("writing-stone")
                } else {
                    Text::new("writing-gem").with("gem", piece.to_string())
                };
                text.with("count", *count).with("pit", into.as_str())
            }
            Touched::Captured { piece, from } => match from {
                Some(pit) => Text::new("writing-take-from-pit").with("pit", pit.as_str()),
                None => Text::new("writing-take-from-cup"),
            }
            .with("gem", piece.to_string()),
        })
    }

    fn piece(touched: &Touched) -> Option<LoneBead> {
        let (piece, count) = match touched {
            Touched::Field(_) => return None,
            Touched::InHand { piece, count, .. } => (*piece, *count),
            Touched::Captured { piece, .. } => (*piece, 1),
        };
        Bead::from_digit(piece).map(|bead| LoneBead::new(bead, count))
    }
}
