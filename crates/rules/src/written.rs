//! One move at a time, as somebody writes it.

use std::ops::ControlFlow;

use crate::{AnyPosition, Illegal, Listed, Shape, game::Refusal, words::Words};

/// Why a text is no move that can be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum MoveFault {
    #[error(transparent)]
    Shape(#[from] Shape),
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("expected one move, and nothing after it")]
    MoreThanOne,
}

/// The position after a move, and the move in canonical notation.
pub(crate) fn play<P: Listed>(
    position: &P,
    text: &str,
) -> Result<(AnyPosition, String), MoveFault> {
    let all: Vec<&str> = text.split_ascii_whitespace().collect();
    let mut words = Words::new(&all);
    let mv = position.read(&mut words).map_err(|refusal| match refusal {
        Refusal::Malformed(shape) => MoveFault::Shape(shape.into()),
        Refusal::Illegal(illegal) => MoveFault::Illegal(illegal.into()),
    })?;
    if words.taken() < all.len() {
        return Err(MoveFault::MoreThanOne);
    }
    let next = position.play(&mv).map_err(|illegal| MoveFault::Illegal(illegal.into()))?;
    Ok((next.into(), mv.to_string()))
}

/// The legal move, if there is no other.
pub(crate) fn only_move<P: Listed>(position: &P) -> Option<String> {
    let mut found = None;
    let all_seen = position.each_move(&mut |mv| {
        if found.is_some() {
            return ControlFlow::Break(());
        }
        found = Some(mv.to_string());
        ControlFlow::Continue(())
    });
    found.filter(|_| all_seen.is_continue())
}
