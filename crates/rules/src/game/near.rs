//! Moves near to what was written, in a game that knows nothing better.

use std::ops::ControlFlow;

use super::Position;
use crate::{
    distance::is_near,
    near::{Near, Offers, Slip},
    work::{Work, of_words},
};

const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());

/// docs/spec/readings.md §2.7: a move is made out of nothing.
const COST_OF_MISSING: u32 = 3;

/// docs/spec/readings.md §2.8: positions with more moves are not listed one by one.
const MOST_LISTED: u64 = 1_000;

/// Offers every legal move as one left out before the words: `docs/spec/readings.md` §2.7.
pub(crate) fn offer_missing<P: Position>(
    position: &P,
    offers: &mut Offers<'_, P::Move>,
) -> ControlFlow<()> {
    if offers.within() < COST_OF_MISSING || !is_listable(position, offers.work())? {
        return CONTINUE;
    }
    position.each_move(&mut |mv| {
        let mv = mv.clone();
        offers.offer(Near { mv, words: 0, cost: COST_OF_MISSING, slip: Slip::Missing })
    })
}

/// docs/spec/readings.md §2.8: what every game does that has nothing better.
pub(super) fn as_text<P: Position>(
    position: &P,
    words: &[&str],
    offers: &mut Offers<'_, P::Move>,
) -> ControlFlow<()> {
    let Some(&word) = words.first() else {
        return CONTINUE;
    };
    offer_missing(position, offers)?;
    if !is_listable(position, offers.work())? {
        return CONTINUE;
    }
    position.each_move(&mut |mv| {
        offers.spend(of_words(&[word]))?;
        if !is_near(word, &mv.to_string()) {
            return CONTINUE;
        }
        offers.offer(Near { mv: mv.clone(), words: 1, cost: 1, slip: Slip::Move })
    })
}

fn is_listable<P: Position>(position: &P, work: &Work) -> ControlFlow<(), bool> {
    let mut count = 0;
    let counted = position.each_move(&mut |_| {
        count += 1;
        if count > MOST_LISTED { ControlFlow::Break(()) } else { CONTINUE }
    });
    work.spend(count)?;
    ControlFlow::Continue(counted.is_continue())
}
