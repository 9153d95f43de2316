use super::*;

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn every_board() -> impl Iterator<Item = Board> {
    Tiling::ALL.into_iter().flat_map(|tiling| {
        let (least, most) = tiling.sizes();
        (least..=most).map(move |size| Board::new(tiling, size).unwrap())
    })
}

fn names(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn around(text: &str, name: &str) -> String {
    let board = board(text);
    names(board.around(Cell::from_name(board, name).unwrap()))
}

#[test]
fn there_are_no_other_boards() {
    for text in ["4", "20", "hex3", "hex10", "cairo2", "cairo10", "", "hex", "five", "-5"] {
        assert_eq!(Board::parse(text), None, "{text}");
    }
    for board in every_board() {
        assert_eq!(Board::parse(&board.to_string()), Some(board));
    }
}

#[test]
fn a_board_has_as_many_cells_as_it_says_and_each_has_one_name() {
    for board in every_board() {
        let cells: Vec<Cell> = board.cells().collect();
        assert_eq!(cells.len(), usize::from(board.n_cells()), "{board}");
        assert!(cells.is_sorted() && cells.iter().all(|cell| board.has(*cell)), "{board}");
        for cell in &cells {
            assert_eq!(Cell::from_name(board, &cell.to_string()), Some(*cell), "{board}");
        }
        let mut by_row: Vec<Cell> = (0..board.side()).flat_map(|row| board.row(row)).collect();
        by_row.sort_unstable();
        assert_eq!(by_row, cells, "{board}");
    }
}

#[test]
fn what_is_no_name_names_nothing() {
    let squares =
        ["", "e", "5", "e0", "e05", "e+5", "E5", "ée", "e10", "j1", "z1", "e5 ", "e999", "e5l"];
    let hexagons = ["a5", "d0", "d8", "g3", "h4", "a1l"];
    let pentagons =
        ["b3", "b3l", "b3r", "a1t", "a0l", "a01l", "b3é", "f1l", "a6t", "a200l", "l", "bl"];
    for (text, wrong) in [("9", &squares[..]), ("hex4", &hexagons), ("cairo5", &pentagons)] {
        for name in wrong {
            assert_eq!(Cell::from_name(board(text), name), None, "{text} {name}");
        }
    }
}

#[test]
fn a_square_touches_eight_others_or_fewer_at_the_edge() {
    assert_eq!(around("9", "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
    assert_eq!(around("9", "a1"), "a2 b1 b2");
    assert_eq!(around("9", "i9"), "h8 h9 i8");
    assert_eq!(around("9", "a5"), "a4 a6 b4 b5 b6");
}

#[test]
fn a_hexagon_touches_six_others_or_fewer_at_the_edge() {
    assert_eq!(around("hex4", "d4"), "c3 c4 d3 d5 e4 e5");
    assert_eq!(around("hex4", "a1"), "a2 b1 b2");
    assert_eq!(around("hex4", "d1"), "c1 d2 e2");
    assert_eq!(around("hex4", "g7"), "f6 f7 g6");
}

#[test]
fn a_pentagon_touches_seven_others_or_fewer_at_the_edge() {
    assert_eq!(around("cairo5", "b2l"), "a1r a2t a2b a3r b1t b2r b3b");
    assert_eq!(around("cairo5", "b3b"), "a2t a3r b2l b2r b3t c2t c3l");
    assert_eq!(around("cairo5", "a1l"), "a1r a2b");
}

#[test]
fn cells_touch_each_other_and_those_inside_as_many_as_their_tiling_has() {
    for board in every_board() {
        let all = Cells::from(board);
        let most = match board.tiling() {
            Tiling::Squares => 8,
            Tiling::Hexagons => 6,
            Tiling::Pentagons => 7,
        };
        let mut n_inside = 0;
        for cell in board.cells() {
            let around: Vec<Cell> = board.around(cell).collect();
            for other in &around {
                assert!(board.around(*other).any(|back| back == cell), "{board} {cell} {other}");
            }
            assert_eq!(Near::of(cell).count(&all) as usize, around.len() + 1, "{board} {cell}");
            assert!(around.len() <= most, "{board} {cell}");
            n_inside += usize::from(around.len() == most);
        }
        let inner = Board { size: board.size() - 2, ..board };
        let inner = if board.tiling() == Tiling::Hexagons {
            Board { size: board.size() - 1, ..board }
        } else {
            inner
        };
        assert!(n_inside >= usize::from(inner.n_cells()), "{board}");
    }
}

#[test]
fn cells_come_by_letter_then_by_number_then_left_and_upper_ones_first() {
    let sorted = |text: &str, some: &[&str]| {
        let some = some.iter().map(|name| Cell::from_name(board(text), name).unwrap());
        names(board(text).each(some.collect()))
    };
    assert_eq!(sorted("19", &["b10", "a2", "b9", "a1"]), "a1 a2 b9 b10");
    assert_eq!(sorted("cairo5", &["b3b", "a1r", "b3t", "a1l", "a2b"]), "a1l a1r a2b b3t b3b");
}

#[test]
fn a_set_has_what_was_put_into_it() {
    let cell = |name| Cell::from_name(board("19"), name).unwrap();
    let set: Cells = [cell("b9"), cell("a1")].into_iter().collect();
    assert_eq!(set.len(), 2);
    assert!(set.contains(cell("b9")) && !set.contains(cell("b8")));
    assert!(set.without(set).is_empty());
}
