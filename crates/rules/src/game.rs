//! What every game offers, and the laws it obeys.

mod near;
mod parameter;

use std::{
    error::Error,
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

pub(crate) use self::near::offer_missing;
pub use self::parameter::{Parameter, Sizes, Takes};
use crate::{
    BySeat, Continuation, Continuations, Ending, Points, Seat, SpecReason, Touched, near::Offers,
    words::Words,
};

/// The parameters of one family of games: its size and its options.
///
/// `Display` writes the whole spec in its canonical spelling, as in `gbg:5,tie=emptied`.
pub trait Rules: Copy + Eq + Hash + Debug + Display {
    /// What a spec of this family begins with.
    const FAMILY: &'static str;

    /// What its games are rated as: all of them together, unless their boards are too unlike.
    const RATED: &'static [&'static str] = &[Self::FAMILY];

    /// Specs that stand for all sizes and options: what the laws and tests of any game are tried
    /// with.
    const SAMPLES: &'static [&'static str];

    /// What a spec of this family says after its name, in the order of the canonical spelling;
    /// nothing for a game of one size without options.
    const PARAMETERS: &'static [Parameter];

    /// What the game calls its two sides, as in the tags of a record.
    const SIDES: BySeat<&'static str>;

    /// Reads what follows the colon of a spec, if there is a colon.
    ///
    /// May accept more spellings than the canonical one: the caller compares and refuses them.
    fn parse(parameters: Option<&str>) -> Result<Self, SpecReason>;

    /// Whether the rules can end a game in a draw.
    fn can_draw(&self) -> bool;

    /// The most points that both sides together can have.
    fn total_points(&self) -> Points;

    /// Whether a game that ends by its rules has given [all points](Self::total_points) out.
    fn gives_all_points(&self) -> bool;

    /// What a game is rated as: one of [`RATED`](Self::RATED).
    fn rated_as(&self) -> &'static str {
        Self::FAMILY
    }

    /// What both sides have without playing, as a handicap.
    fn given_points(&self) -> BySeat<Points> {
        BySeat::default()
    }
}

/// A position that the rules allow, with everything needed to play on.
///
/// # Laws
///
/// For every position `p`, reached from the start or set up:
///
/// - a move plays if and only if it is visited by [`each_move`](Self::each_move), which visits
///   no move twice; [`count_moves`](Self::count_moves) is the number of visits;
/// - there is a move if and only if [`ending`](Self::ending) is `None`;
/// - a move printed is read back as itself;
/// - who follows [`continuations`](Self::continuations) in all ways writes exactly the moves, as printed, and
///   never gets stuck;
/// - [`set_up`](Self::set_up) with the text of `p` is `p`;
/// - [`play`](Self::play) does not change `p`, and nothing here panics.
pub trait Position: Clone + Eq + Hash + Debug + Display {
    /// Size and options.
    type Rules: Rules;
    /// A move; `Display` is its canonical notation.
    type Move: Clone + Eq + Hash + Debug + Display;
    /// What a move did to the board.
    type Trace;
    /// Text without the shape of a move.
    type Shape: Error;
    /// A move against the rules.
    type Illegal: Error;
    /// Text that is no position.
    type SetupError: Error;

    /// Whether the verifier tells the ply at which a position has occurred for the third time.
    ///
    /// It is told, never acted on: ending such a game is the arbiter's affair.
    const REPORTS_REPETITION: bool = false;

    /// The position before the first move.
    fn start(rules: Self::Rules) -> Self;

    /// The position that a text, as printed by `Display`, stands for.
    fn set_up(rules: Self::Rules, text: &str) -> Result<Self, Self::SetupError>;

    /// Size and options of the game being played.
    fn rules(&self) -> Self::Rules;

    /// The side to move; after the end, the side that would have been.
    fn turn(&self) -> Seat;

    /// The points of both sides so far.
    fn score(&self) -> BySeat<Points>;

    /// The end of the game, if the rules have ended it here.
    fn ending(&self) -> Option<Ending>;

    /// The position after a move.
    fn play(&self, mv: &Self::Move) -> Result<Self, Self::Illegal>;

    /// What a legal move does to the board: for drawing it.
    fn trace(&self, mv: &Self::Move) -> Result<Self::Trace, Self::Illegal>;

    /// Shows `visit` every legal move until it breaks off.
    ///
    /// There may be far too many to keep: see [`count_moves`](Self::count_moves).
    fn each_move(&self, visit: &mut dyn FnMut(&Self::Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Reads one move from the words before the next move number or result.
    ///
    /// Takes the words that belong to the move. The shape of the whole move is judged before any
    /// rule. A move that is read may still be illegal.
    fn read(&self, words: &mut Words<'_>) -> Result<Self::Move, Refusal<Self>>;

    /// Offers the legal moves that somebody may have meant who wrote `words` here: those up to
    /// the next move number or result, at least one.
    ///
    /// Without it a game has the moves whose notation is a letter away from the first word.
    fn near(&self, words: &[&str], offers: &mut Offers<'_, Self::Move>) -> ControlFlow<()> {
        near::as_text(self, words, offers)
    }

    /// Takes the words that may have been written for one move, however badly; at least one.
    ///
    /// Without it a game has moves of one word.
    fn take_nearly(&self, words: &mut Words<'_>) {
        let _ = words.next();
    }

    /// The number of legal moves.
    fn count_moves(&self) -> u128 {
        let mut count = 0;
        let _ = self.each_move(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// What may come next in a move of which `begun` is written: at first, nothing.
    ///
    /// Each move is one touch of the field that it is named by, unless a game says otherwise. A
    /// game with moves beyond number does.
    fn continuations(&self, begun: &str) -> Continuations<Self> {
        let mut next = Vec::new();
        let is_whole = self.each_move(&mut |mv| {
            let text = mv.to_string();
            if text == begun {
                return ControlFlow::Break(());
            }
            if text.starts_with(begun) {
                let touched = Touched::Field(text.clone());
                next.push(Continuation { touched, begun: text, is_whole: true });
            }
            ControlFlow::Continue(())
        });
        if is_whole.is_break() {
            next.clear();
        }
        Continuations { next, board: self.clone() }
    }

    /// All legal moves.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let _ = self.each_move(&mut |mv| {
            moves.push(mv.clone());
            ControlFlow::Continue(())
        });
        moves
    }
}

/// Why a written move could not be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal<P: Position> {
    /// The text has not the shape of a move.
    Malformed(P::Shape),
    /// The move breaks a rule.
    Illegal(P::Illegal),
}

/// The number of move sequences of length `depth` from a position.
///
/// The last ply is counted, not listed. Sequences that would go on after the end of the game
/// are not counted.
pub fn perft<P: Position>(position: &P, depth: u32) -> u128 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => perft_of_moves(position, depth),
    }
}

fn perft_of_moves<P: Position>(position: &P, depth: u32) -> u128 {
    let mut nodes = 0;
    let _ = position.each_move(&mut |mv| {
        nodes += position.play(mv).map_or(0, |next| perft(&next, depth - 1));
        ControlFlow::Continue(())
    });
    nodes
}
