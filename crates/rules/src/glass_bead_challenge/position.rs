//! The board with its beads, who owns which cell, and the rules of moving and ending.

use std::{fmt, ops::ControlFlow};

use super::board::Near;
use super::{Board, Cell, Cells, Drop, Illegal, Rules, SetupError, Shape, Trace, moves, setup};
use crate::{
    BySeat, EndReason, Ending, Outcome, Points, Seat,
    game::{self, Refusal},
    words::Words,
};

/// A position of the Glass Bead Challenge.
///
/// Positions of games with different options differ.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    turn: Seat,
    beads: BySeat<Cells>,
    /// Who owns what follows from the beads and the stakes; it is kept because a bead changes
    /// only what it touches.
    owned: BySeat<Cells>,
}

impl Position {
    /// A position of any beads, no two of them on a cell.
    pub(super) fn from_parts(rules: Rules, turn: Seat, beads: BySeat<Cells>) -> Self {
        let mut position = Self { rules, turn, beads, owned: BySeat::default() };
        for cell in rules.board().cells() {
            if let Some(owner) = position.find_owner(cell) {
                position.owned[owner].insert(cell);
            }
        }
        position
    }

    /// The side whose bead is on a cell.
    #[must_use]
    pub fn bead(&self, cell: Cell) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.beads[*seat].contains(cell))
    }

    /// The side that owns a cell.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.owned[*seat].contains(cell))
    }

    /// The cells with a side's beads.
    #[must_use]
    pub fn beads_of(&self, seat: Seat) -> Cells {
        self.beads[seat]
    }

    /// All cells that a side owns, those with its beads among them.
    #[must_use]
    pub fn cells_of(&self, seat: Seat) -> Cells {
        self.owned[seat]
    }

    fn board(&self) -> Board {
        self.rules.board()
    }

    /// docs/spec/glass-bead-challenge.md §2, of the beads alone.
    fn find_owner(&self, cell: Cell) -> Option<Seat> {
        let bead = self.bead(cell);
        if bead.is_some() {
            return bead;
        }
        // docs/spec/glass-bead-challenge.md §5.1.
        if self.rules.stakes().contains(cell) {
            return Some(Seat::Second);
        }
        let near = Near::of(cell);
        let [red, blue] = Seat::ALL.map(|seat| near.count(&self.beads[seat]));
        match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// docs/spec/glass-bead-challenge.md §3.2, as long as the game is not over.
    fn playable(&self) -> Cells {
        let others = self.owned[self.turn.other()];
        let barred = match self.rules.drop() {
            Drop::NotOpponents => self.beads[self.turn].or(others),
            Drop::Unowned => self.owned[self.turn].or(others),
        };
        Cells::from(self.board()).without(barred)
    }

    /// docs/spec/glass-bead-challenge.md §4.1.
    fn is_over(&self) -> bool {
        self.owned.first.or(self.owned.second) == Cells::from(self.board())
    }

    fn check(&self, cell: Cell) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        if !self.board().has(cell) {
            return Err(Illegal::NoSuchCell { given: cell.to_string(), board: self.board() });
        }
        if self.playable().contains(cell) {
            return Ok(());
        }
        Err(self.why_not(cell))
    }

    fn why_not(&self, cell: Cell) -> Illegal {
        if self.bead(cell).is_some() {
            return Illegal::Occupied { cell };
        }
        if self.rules.stakes().contains(cell) {
            return Illegal::Staked { cell };
        }
        if self.owner(cell) == Some(self.turn) {
            return Illegal::OwnCell { cell };
        }
        Illegal::OpponentsCell { cell }
    }
}

impl game::Position for Position {
    type Rules = Rules;
    type Move = Cell;
    type Trace = Trace;
    type Shape = Shape;
    type Illegal = Illegal;
    type SetupError = SetupError;

    fn start(rules: Rules) -> Self {
        Self::from_parts(rules, Seat::First, BySeat::default())
    }

    fn set_up(rules: Rules, text: &str) -> Result<Self, SetupError> {
        setup::parse(rules, text)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    /// docs/spec/glass-bead-challenge.md §4.2 and §5.2.
    fn score(&self) -> BySeat<Points> {
        let given = game::Rules::given_points(&self.rules);
        BySeat::new_with(|seat| {
            Points::from_halves(self.owned[seat].len() * 2 + given[seat].halves())
        })
    }

    fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let BySeat { first: red, second: blue } = self.score();
        let outcome = match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Outcome::Win(Seat::First),
            std::cmp::Ordering::Less => Outcome::Win(Seat::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        Some(Ending { outcome, reason: EndReason::AllOwned })
    }

    fn play(&self, cell: &Cell) -> Result<Self, Illegal> {
        self.check(*cell)?;
        let mover = self.turn;
        let mut next = self.clone();
        next.turn = mover.other();
        next.beads[mover].insert(*cell);
        // One more bead of the mover's: what nobody owned is the mover's, and what the opponent
        // owned by one bead is level.
        let near = self.board().near(*cell);
        let opponents = self.owned[mover.other()];
        next.owned[mover] = self.owned[mover].or(near.without(opponents));
        let doubtful = near.and(opponents).without(self.beads[mover.other()]);
        for other in self.board().each(doubtful) {
            if next.find_owner(other).is_none() {
                next.owned[mover.other()].remove(other);
            }
        }
        Ok(next)
    }

    fn trace(&self, cell: &Cell) -> Result<Trace, Illegal> {
        Ok(Trace::of(self, *cell, &self.play(cell)?))
    }

    fn each_move(&self, visit: &mut dyn FnMut(&Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        self.board().each(self.playable()).try_for_each(|cell| visit(&cell))
    }

    fn count_moves(&self) -> u128 {
        if self.is_over() { 0 } else { self.playable().len().into() }
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Cell, Refusal<Self>> {
        moves::read(self, words)
    }
}

/// docs/spec/glass-bead-challenge.md §7.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        for row in (0..board.side()).rev() {
            for cell in board.row(row) {
                f.write_str(self.bead(cell).map_or(".", setup::letter))?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        f.write_str(setup::letter(self.turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glass_bead_challenge::Tiling;
    use crate::{Game, game::Position as _};

    fn start(spec: &str) -> Position {
        let Ok(Game::GlassBeadChallenge(rules)) = spec.parse() else {
            panic!("{spec} is a challenge");
        };
        Position::start(rules)
    }

    fn play(position: &Position, text: &str) -> Result<Position, Refusal<Position>> {
        let mv = position.read(&mut Words::new(&[text]))?;
        position.play(&mv).map_err(Refusal::Illegal)
    }

    fn after(spec: &str, moves: &str) -> Position {
        let words = moves.split_ascii_whitespace();
        words.fold(start(spec), |position, mv| play(&position, mv).unwrap())
    }

    fn square(position: &Position, name: &str) -> Cell {
        Cell::from_name(position.board(), name).unwrap()
    }

    fn check_owner(position: &Position, name: &str, owner: Option<Seat>) {
        assert_eq!(position.owner(square(position, name)), owner, "{name} in {position}");
    }

    fn check_score(position: &Position, red: &str, blue: &str) {
        let score = position.score().map(|points| points.to_string());
        assert_eq!((score.first.as_str(), score.second.as_str()), (red, blue), "{position}");
    }

    fn refuse(position: &Position, mv: &str, complaint: &str) {
        match play(position, mv) {
            Err(Refusal::Illegal(illegal)) => assert_eq!(illegal.to_string(), complaint, "{mv}"),
            other => panic!("{position}: {mv}: {other:?}"),
        }
    }

    const NINE_MOVES: &str = "b2 b5 b8 e2 e5 e8 h2 h5 h8";

    #[test]
    fn the_nine_move_game_on_9_by_9_ends_45_to_36_for_red() {
        let mut position = start("gbc:9");
        for mv in NINE_MOVES.split(' ') {
            assert_eq!(position.ending(), None, "before {mv}");
            position = play(&position, mv).unwrap();
        }
        let ending = position.ending().unwrap();
        assert_eq!(
            (ending.outcome, ending.reason),
            (Outcome::Win(Seat::First), EndReason::AllOwned)
        );
        check_score(&position, "45", "36");
        assert_eq!(position.count_moves(), 0);
        refuse(&position, "a1", "the game is already over");
        refuse(&position, "z99", "the game is already over");
    }

    #[test]
    fn e5_changes_hands_on_10_by_10_as_beads_are_added() {
        let position = after("gbc:10", "f4 d6");
        check_owner(&position, "e5", None);
        check_owner(&play(&position, "f6").unwrap(), "e5", Some(Seat::First));
    }

    #[test]
    fn a_bead_makes_squares_of_the_opponent_nobodys() {
        let position = after("gbc:9", "e5");
        check_owner(&position, "f6", Some(Seat::First));
        let trace = position.trace(&square(&position, "g7")).unwrap();
        let names =
            |squares: &[Cell]| squares.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(&trace.freed), "f6");
        assert_eq!(names(&trace.gained), "f7 f8 g6 g7 g8 h6 h7 h8");
        assert_eq!((trace.mover, trace.cell.to_string()), (Seat::Second, "g7".to_owned()));
    }

    #[test]
    fn a_bead_is_put_on_a_square_that_the_opponent_does_not_own() {
        let position = after("gbc:9", "e5 a1");
        refuse(&position, "e5", "there is a bead on e5");
        refuse(&position, "a1", "there is a bead on a1");
        let opponents = "b2 is the opponent's, expected a square that the opponent does not own";
        refuse(&position, "b2", opponents);
        refuse(&position, "j1", "there is no square j1 on a board of 9 by 9");
        refuse(&position, "a0", "there is no square a0 on a board of 9 by 9");
        assert!(play(&position, "d4").is_ok(), "one's own square is allowed");
    }

    #[test]
    fn where_beads_go_on_unowned_squares_only_an_own_one_is_refused_too() {
        let position = after("gbc:9,drop=unowned", "e5 a1");
        let own = "d4 is the mover's already, expected a square that nobody owns";
        refuse(&position, "d4", own);
        assert!(play(&position, "i9").is_ok());
    }

    #[test]
    fn a_square_larger_than_the_board_is_refused_by_a_move_made_elsewhere_too() {
        let large = Cell::from_name(Board::parse("19").unwrap(), "s19").unwrap();
        let refused = start("gbc:9").play(&large).unwrap_err();
        assert_eq!(refused.to_string(), "there is no square s19 on a board of 9 by 9");
    }

    #[test]
    fn stakes_are_blues_while_empty_but_influence_no_neighbour() {
        let position = start("gbc:9,stakes=c3");
        check_score(&position, "0", "1");
        check_owner(&position, "c3", Some(Seat::Second));
        check_owner(&position, "c4", None);
        refuse(&position, "c3", "c3 is staked out for Blue");
        let surrounded = after("gbc:9,stakes=c3", "c4 i9 b4");
        check_owner(&surrounded, "c3", Some(Seat::Second));
    }

    #[test]
    fn a_bead_of_blue_on_a_stake_counts_like_any_other() {
        let position = after("gbc:9,stakes=c3", "i9 c3");
        check_owner(&position, "c4", Some(Seat::Second));
        check_score(&position, "4", "9");
        let unowned = after("gbc:9,drop=unowned,stakes=c3", "i9");
        refuse(&unowned, "c3", "c3 is staked out for Blue");
    }

    #[test]
    fn a_komi_is_added_to_blues_squares_and_decides() {
        check_score(&start("gbc:9,komi=3.5"), "0", "3.5");
        let outcome = |komi: &str| {
            let position = after(&format!("gbc:9{komi}"), NINE_MOVES);
            position.ending().unwrap().outcome
        };
        assert_eq!(outcome(",komi=8.5"), Outcome::Win(Seat::First));
        assert_eq!(outcome(",komi=9"), Outcome::Draw);
        assert_eq!(outcome(",komi=9.5"), Outcome::Win(Seat::Second));
    }

    #[test]
    fn a_move_is_a_small_letter_and_digits() {
        let position = start("gbc:9");
        for text in ["E5", "e", "5", "e5e5", "e=5", "é5", "e5x", "@@", "move", "-", "e٣"] {
            let read = position.read(&mut Words::new(&[text]));
            assert_eq!(read, Err(Refusal::Malformed(Shape { tiling: Tiling::Squares })), "{text}");
        }
        assert_eq!(
            position.read(&mut Words::new(&[])),
            Err(Refusal::Malformed(Shape { tiling: Tiling::Squares }))
        );
        for text in ["e05", "e0", "e10", "z1", "e99999999999999999999999"] {
            refuse(&position, text, &format!("there is no square {text} on a board of 9 by 9"));
        }
    }
}
