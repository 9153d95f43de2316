//! Why two players of a round do not meet.

use super::explanation::Criterion;
use crate::colour::Colour;
use crate::entry::Number;
use crate::score::Score;

/// Why two players do not meet in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    /// This one is not paired: a bye that was asked for, or a place given by the arbiter.
    NotPaired(Number),
    /// C1: they met in this round.
    Met(u16),
    /// The organiser keeps them apart.
    Forbidden,
    /// C3: both need this colour.
    BothNeed(Colour),
    /// C4: if they met, the others could not all be paired.
    OthersLeftOver,
    /// C5: if they met, the bye would go to this player, who has more points than the one who has it.
    ByeHigher(Number),
    /// Of all pairings in which they meet, the best is worse than the one that was chosen.
    Worse {
        /// The bracket, by the score of its residents: the first one that would be another.
        score: Score,
        /// The most important criterion by which it would be worse.
        criterion: Criterion,
        /// Whom that would concern, by rank.
        numbers: Vec<Number>,
        /// How many it concerns in the pairing that was chosen.
        n_now: usize,
    },
    /// The best pairing in which they meet is as good by every criterion, and the rules come to it
    /// later (art. 3.5 to 3.7).
    LaterInOrder {
        /// The bracket, by the score of its residents: the first one that would be another.
        score: Score,
    },
}
