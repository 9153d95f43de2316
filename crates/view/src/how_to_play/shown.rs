//! A position to be shown: set up or from the start, and the moves that lead on from there.

use std::ops::ControlFlow;

use rules::game::Position;
use rules::{AnyPosition, Game, Listed, Seat, Trace, Visitor};

use crate::board::Board;
use crate::games::board_of;

/// The board before the first move.
pub(super) fn start(game: Game) -> Option<Board> {
    board(game, None, "")
}

/// The board after moves from the start, with the last one marked; nothing if one is against the
/// rules.
pub(super) fn after(spec: &str, moves: &str) -> Option<Board> {
    board(spec.parse().ok()?, None, moves)
}

/// The board of a position, given as text.
pub(super) fn set_up(spec: &str, position: &str) -> Option<Board> {
    board(spec.parse().ok()?, Some(position), "")
}

fn board(game: Game, position: Option<&str>, moves: &str) -> Option<Board> {
    let (position, trace) = game.visit(Shown { position, moves })?;
    Some(board_of(&position, trace.as_ref(), Seat::First))
}

struct Shown<'t> {
    /// Where it begins, as text; nothing for the start.
    position: Option<&'t str>,
    /// Moves in canonical notation.
    moves: &'t str,
}

impl Visitor for Shown<'_> {
    type Output = Option<(AnyPosition, Option<Trace>)>;

    fn visit<P: Listed>(self, rules: P::Rules) -> Self::Output {
        let mut position = match self.position {
            Some(text) => P::set_up(rules, text).ok()?,
            None => P::start(rules),
        };
        let mut trace = None;
        for written in self.moves.split_whitespace() {
            let mv = find(&position, written)?;
            trace = Some(position.trace(&mv).ok()?.into());
            position = position.play(&mv).ok()?;
        }
        Some((position.into(), trace))
    }
}

/// The legal move that is written so.
fn find<P: Position>(position: &P, written: &str) -> Option<P::Move> {
    let mut found = None;
    let _ = position.each_move(&mut |mv| {
        if mv.to_string() != written {
            return ControlFlow::Continue(());
        }
        found = Some(mv.clone());
        ControlFlow::Break(())
    });
    found
}
