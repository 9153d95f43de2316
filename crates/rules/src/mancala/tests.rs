//! Rules of sowing as lines of text, for tests: a board, moves, and what becomes of it.

use crate::game::{Position, Refusal};
use crate::words::Words;

pub(crate) fn position<P: Position<Rules: Default>>(text: &str) -> P {
    P::set_up(P::Rules::default(), text).unwrap()
}

/// Plays moves, separated by blanks, and compares the board with the one expected.
pub(crate) fn check<P: Position<Rules: Default>>(before: &str, moves: &str, after: &str) {
    let start = position::<P>(before);
    let end = moves.split(' ').fold(start, |position, mv| play(&position, mv).unwrap());
    assert_eq!(end.to_string(), after, "{before}: {moves}");
}

/// Plays a move that is refused, and compares what is said about it.
pub(crate) fn refuse<P: Position<Rules: Default>>(before: &str, mv: &str, complaint: &str) {
    let answer = match play(&position::<P>(before), mv) {
        Ok(after) => after.to_string(),
        Err(Refusal::Malformed(shape)) => format!("malformed: {shape}"),
        Err(Refusal::Illegal(illegal)) => illegal.to_string(),
    };
    assert_eq!(answer, complaint, "{before}: {mv}");
}

fn play<P: Position>(position: &P, word: &str) -> Result<P, Refusal<P>> {
    let mv = position.read(&mut Words::new(&[word]))?;
    position.play(&mv).map_err(Refusal::Illegal)
}
