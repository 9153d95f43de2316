//! What the positions of all games on this board have in common.

use std::{error::Error, fmt, ops::ControlFlow};

use super::{Board, Pit, PitError, SetupError, SetupReason, Trace, sign};
use crate::{
    BySeat, EndReason, Ending, Points, Seat, SpecReason,
    game::{self, Refusal},
    words::Words,
};

/// What tells one game on this board from another: how seeds are sown and captured, and when the
/// game is over.
pub trait Sowing: game::Rules + Default {
    /// In every pit at the start.
    const SEEDS_A_PIT: u8;
    /// Why a game is over in which the side to move cannot move. The seeds left in pits have been
    /// taken then.
    const NO_MOVE: EndReason;
    /// Said of a move after the end.
    const GAME_OVER: Self::Illegal;

    /// What a move did besides sowing, capturing and sweeping.
    type Note;
    /// What a move did to the board.
    type Trace;
    /// Text that names no pit.
    type Shape: Error + Default;
    /// A move against the rules.
    type Illegal: Error + From<PitError>;
    /// Text that is no position.
    type SetupError: Error + From<SetupError>;

    /// Why the game is over, if it is.
    fn end(board: &Board) -> Option<EndReason>;

    /// The pits that can be emptied.
    fn moves(board: &Board) -> impl Iterator<Item = Pit>;

    /// Whether a pit can be emptied, in a game that goes on.
    fn check(board: &Board, pit: Pit) -> Result<(), Self::Illegal>;

    /// Where so many seeds of a pit fall, in the order sown.
    fn path(lifted: Pit, seeds: u8) -> impl Iterator<Item = Pit>;

    /// Empties a pit; `captured` is told each pit taken and its seeds.
    fn play(board: &mut Board, pit: Pit, captured: impl FnMut(Pit, u8)) -> Sown<Self::Note>;

    /// What a move did, told as the game tells it.
    fn trace(seeds: Trace, note: Self::Note) -> Self::Trace;
}

/// What became of the seeds of one pit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sown<N> {
    /// How many there were.
    pub seeds: u8,
    /// Where the last one fell.
    pub last: Pit,
    /// What each side took besides when the game was over.
    pub swept: BySeat<u8>,
    /// What else is to be told.
    pub note: N,
}

/// A position of a game on this board: its seeds, and whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<R> {
    board: Board,
    rules: R,
}

impl<R> Position<R> {
    /// The seeds in pits and stores.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl<R: Sowing> Position<R> {
    fn check(&self, pit: Pit) -> Result<(), R::Illegal> {
        if R::end(&self.board).is_some() {
            return Err(R::GAME_OVER);
        }
        R::check(&self.board, pit)
    }
}

impl<R: Sowing> game::Position for Position<R> {
    type Rules = R;
    type Move = Pit;
    type Trace = R::Trace;
    type Shape = R::Shape;
    type Illegal = R::Illegal;
    type SetupError = R::SetupError;

    /// §5 of the spec of each game.
    const REPORTS_REPETITION: bool = true;

    /// §1 of the spec of each game.
    fn start(rules: R) -> Self {
        Self { board: Board::start(R::SEEDS_A_PIT), rules }
    }

    /// §7 of the spec of each game.
    fn set_up(rules: R, text: &str) -> Result<Self, R::SetupError> {
        let board = Board::parse(text, R::SEEDS_A_PIT * 2 * Pit::PER_SIDE)?;
        if R::end(&board) == Some(R::NO_MOVE) && !board.is_bare() {
            let reasons = vec![SetupReason::NotCleared];
            return Err(SetupError { input: text.to_owned(), reasons }.into());
        }
        Ok(Self { board, rules })
    }

    fn rules(&self) -> R {
        self.rules
    }

    fn turn(&self) -> Seat {
        self.board.turn()
    }

    fn score(&self) -> BySeat<Points> {
        self.board.score()
    }

    fn ending(&self) -> Option<Ending> {
        R::end(&self.board).map(|reason| Ending { outcome: self.board.most_stored(), reason })
    }

    fn play(&self, pit: &Pit) -> Result<Self, R::Illegal> {
        self.check(*pit)?;
        let mut board = self.board;
        R::play(&mut board, *pit, |_, _| {});
        Ok(Self { board, ..*self })
    }

    fn trace(&self, pit: &Pit) -> Result<R::Trace, R::Illegal> {
        self.check(*pit)?;
        let (mut board, mut captured) = (self.board, Vec::new());
        let sown = R::play(&mut board, *pit, |pit, seeds| captured.push((pit, seeds)));
        let Sown { seeds, last, swept, note } = sown;
        let path = R::path(*pit, seeds).collect();
        Ok(R::trace(Trace { lifted: *pit, sown: path, last, captured, swept }, note))
    }

    fn each_move(&self, visit: &mut dyn FnMut(&Pit) -> ControlFlow<()>) -> ControlFlow<()> {
        R::moves(&self.board).try_for_each(|pit| visit(&pit))
    }

    fn count_moves(&self) -> u128 {
        R::moves(&self.board).map(|_| 1).sum()
    }

    /// §6 of the spec of each game.
    fn read(&self, words: &mut Words<'_>) -> Result<Pit, Refusal<Self>> {
        let sign = sign(words).ok_or_else(|| Refusal::Malformed(R::Shape::default()))?;
        if R::end(&self.board).is_some() {
            return Err(Refusal::Illegal(R::GAME_OVER));
        }
        let named = Pit::named(sign, self.board.turn());
        named.map_err(|error| Refusal::Illegal(error.into()))
    }
}

impl<R> fmt::Display for Position<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

/// The rules of a game of one size, without options.
pub(crate) fn without_parameters<R: game::Rules + Default>(
    given: Option<&str>,
) -> Result<R, SpecReason> {
    match given {
        None => Ok(R::default()),
        Some(given) => Err(SpecReason::NoParameters { given: given.to_owned(), family: R::FAMILY }),
    }
}
