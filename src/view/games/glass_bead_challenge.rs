//! The Glass Bead Challenge as people see it.

use rules::glass_bead_challenge::{Drop, Illegal, Position, Rules, Shape, Square, Trace};
use rules::{Points, Seat};

use super::game_view::GameView;
use crate::view::Text;
use crate::view::board::{Board, SquaresBoard, red_or_blue};

impl GameView for Position {
    const USUAL: &'static [&'static str] = &["gbc:8", "gbc:9", "gbc:10"];
    const FIRST: &'static str = "gbc:9";
    const SOUGHT_BY: &'static [&'static str] =
        &["David Balmer Jr.", "Mark Thompson", "Games of Soldiers"];
    const EXAMPLE: &'static str = "1. b2 d4 2. e1 a5";

    fn about_words() -> Text {
        Text::new("about-gbc")
    }

    fn spec_words(rules: &Rules) -> Text {
        let mut words = Text::new("game-glass-bead-challenge").with("side", rules.size().side());
        if rules.drop() == Drop::Unowned {
            words = Text::new("game-drop-unowned").with("game", words);
        }
        if !rules.stakes().is_empty() {
            let names = names(rules.stakes().iter());
            words = Text::new("game-stakes").with("game", words).with("squares", names);
        }
        if rules.komi() > Points::default() {
            words = Text::new("game-komi").with("game", words).with("komi", rules.komi());
        }
        words
    }

    fn family_words() -> Option<Text> {
        Some(Text::new("family-gbc"))
    }

    fn parameter_words(name: &str) -> Option<Text> {
        Some(match name {
            "size" => Text::new("parameter-board"),
            "drop" => Text::new("parameter-drop"),
            "stakes" => Text::new("parameter-stakes"),
            "komi" => Text::new("parameter-komi"),
            _ => return None,
        })
    }

    fn parameter_hint(name: &str) -> Option<Text> {
        match name {
            "stakes" => Some(Text::new("parameter-stakes-hint")),
            "komi" => Some(Text::new("parameter-komi-hint")),
            _ => None,
        }
    }

    fn value_words(name: &str, value: &str) -> Option<Text> {
        Some(match (name, value) {
            ("size", "9") => Text::new("size-squares-tournament").with("side", value),
            ("size", _) => Text::new("size-squares").with("side", value),
            ("drop", "") => Text::new("drop-not-opponents"),
            ("drop", "unowned") => Text::new("drop-unowned"),
            _ => return None,
        })
    }

    fn side_words(seat: Seat) -> Text {
        red_or_blue(seat)
    }

    fn drawing(&self, trace: Option<&Trace>, from: Seat) -> Board {
        Board::Squares(SquaresBoard::new(self, trace, from))
    }

    fn trace_words(trace: &Trace) -> Vec<Text> {
        let changed = |message, squares: &[Square]| {
            (!squares.is_empty()).then(|| {
                Text::new(message)
                    .with("side", red_or_blue(trace.mover))
                    .with("count", squares.len())
                    .with("squares", names(squares.iter().copied()))
            })
        };
        let put = Text::new("move-bead-put")
            .with("side", red_or_blue(trace.mover))
            .with("square", trace.square.to_string());
        let gained = changed("move-squares-gained", &trace.gained);
        let freed = changed("move-squares-freed", &trace.freed);
        std::iter::once(put).chain(gained).chain(freed).collect()
    }

    fn shape_words(_: &Shape) -> Text {
        Text::new("fault-shape-square")
    }

    fn illegal_words(illegal: &Illegal) -> Text {
        let (message, square) = match illegal {
            Illegal::GameOver => return Text::new("illegal-game-over"),
            Illegal::NoSuchSquare { given, side } => {
                return Text::new("illegal-no-such-square")
                    .with("square", given.as_str())
                    .with("side", *side);
            }
            Illegal::Occupied { square } => (Text::new("illegal-occupied"), square),
            Illegal::Staked { square } => (Text::new("illegal-staked"), square),
            Illegal::OpponentsSquare { square } => (Text::new("illegal-opponents-square"), square),
            Illegal::OwnSquare { square } => (Text::new("illegal-own-square"), square),
        };
        message.with("square", square.to_string())
    }
}

fn names(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
