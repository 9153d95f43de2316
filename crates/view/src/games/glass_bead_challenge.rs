//! The Glass Bead Challenge as people see it.

use rules::glass_bead_challenge::{
    self, Cell, Drop, Illegal, Position, Rules, Shape, Tiling, Trace,
};
use rules::{Points, Seat};
use words::Text;

use super::game_view::GameView;
use crate::board::{Board, CellsBoard, of_cells, red_or_blue};

impl GameView for Position {
    const USUAL: &'static [&'static str] =
        &["gbc:8", "gbc:9", "gbc:10", "gbc:hex5", "gbc:hex6", "gbc:cairo5", "gbc:cairo6"];
    const FIRST: &'static str = "gbc:9";
    const SOUGHT_BY: &'static [&'static str] =
        &["David Balmer Jr.", "Mark Thompson", "Games of Soldiers"];
    const EXAMPLE: &'static str = "1. b2 d4 2. e1 a5";

    /// Moves that the smallest board of the tiling has.
    fn example(rules: &Rules) -> &'static str {
        match rules.board().tiling() {
            Tiling::Squares => Self::EXAMPLE,
            Tiling::Hexagons => "1. b2 d4 2. e3 a4",
            Tiling::Pentagons => "1. b2l c3r 2. b1b a3l",
        }
    }

    fn about_words() -> Text {
        Text::new("about-gbc")
    }

    fn spec_words(rules: &Rules) -> Text {
        let board = rules.board();
        let mut words = Text::new(match board.tiling() {
            Tiling::Squares => "game-glass-bead-challenge",
            Tiling::Hexagons => "game-glass-bead-challenge-hexagons",
            Tiling::Pentagons => "game-glass-bead-challenge-cairo",
        })
        .with("side", board.size());
        if rules.drop() == Drop::Unowned {
            words = Text::new("game-drop-unowned").with("game", words);
        }
        if !rules.stakes().is_empty() {
            let names = names(board.each(rules.stakes()));
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

    fn rated_words(rated_as: &str) -> Option<Text> {
        match rated_as {
            "gbc:hex" => Some(Text::new("family-gbc-hex")),
            "gbc:cairo" => Some(Text::new("family-gbc-cairo")),
            _ => None,
        }
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
            ("size", _) => size_words(glass_bead_challenge::Board::parse(value)?),
            ("drop", "") => Text::new("drop-not-opponents"),
            ("drop", "unowned") => Text::new("drop-unowned"),
            _ => return None,
        })
    }

    fn side_words(seat: Seat) -> Text {
        red_or_blue(seat)
    }

    fn drawing(&self, trace: Option<&Trace>, from: Seat) -> Board {
        Board::Cells(CellsBoard::new(self, trace, from))
    }

    fn trace_words(trace: &Trace) -> Vec<Text> {
        let tiling = trace.cell.tiling();
        let changed = |messages, cells: &[Cell]| {
            (!cells.is_empty()).then(|| {
                of_cells(tiling, messages)
                    .with("side", red_or_blue(trace.mover))
                    .with("count", cells.len())
                    .with("squares", names(cells.iter().copied()))
            })
        };
        let put = Text::new("move-bead-put")
            .with("side", red_or_blue(trace.mover))
            .with("square", trace.cell.to_string());
        let gained = changed(["move-squares-gained", "move-cells-gained"], &trace.gained);
        let freed = changed(["move-squares-freed", "move-cells-freed"], &trace.freed);
        std::iter::once(put).chain(gained).chain(freed).collect()
    }

    fn shape_words(shape: &Shape) -> Text {
        Text::new(match shape.tiling {
            Tiling::Squares => "fault-shape-square",
            Tiling::Hexagons => "fault-shape-hexagon",
            Tiling::Pentagons => "fault-shape-pentagon",
        })
    }

    fn illegal_words(illegal: &Illegal) -> Text {
        let (words, cell) = match illegal {
            Illegal::GameOver => return Text::new("illegal-game-over"),
            Illegal::NoSuchCell { given, board } => {
                let words =
                    of_cells(board.tiling(), ["illegal-no-such-square", "illegal-no-such-cell"]);
                let words = words.with("square", given.as_str());
                return words.with("side", board.size()).with("board", size_words(*board));
            }
            Illegal::Occupied { cell } => (Text::new("illegal-occupied"), cell),
            Illegal::Staked { cell } => (Text::new("illegal-staked"), cell),
            Illegal::OpponentsCell { cell } => (Text::new("illegal-opponents-square"), cell),
            Illegal::OwnCell { cell } => {
                (of_cells(cell.tiling(), ["illegal-own-square", "illegal-own-cell"]), cell)
            }
        };
        words.with("square", cell.to_string())
    }
}

/// A board in words, as its size is called.
pub(crate) fn size_words(board: glass_bead_challenge::Board) -> Text {
    Text::new(match board.tiling() {
        Tiling::Squares => "size-squares",
        Tiling::Hexagons => "size-hexagons",
        Tiling::Pentagons => "size-cairo",
    })
    .with("side", board.size())
}

fn names(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
