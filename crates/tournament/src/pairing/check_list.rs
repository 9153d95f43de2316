//! What the rules of a Swiss ask of each player: the check-list by which a person follows a round.

use crate::colour::Colour;
use crate::entry::Number;
use crate::score::Score;

/// A player who is to be paired, as the criteria see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Their number.
    pub number: Number,
    /// Their pairing score, virtual points included.
    pub score: Score,
    /// The colours of their games, the first round first; rounds without a game are left out.
    pub colours: Vec<Colour>,
    /// Which colour they should have; nothing before their first game.
    pub preference: Option<Preference>,
    /// Their floats in the last round and the one before.
    pub floats: [Option<Float>; 2],
    /// It is the last round, and they have more than half of the points.
    pub is_topscorer: bool,
    /// Whether C2 allows them the pairing-allocated bye.
    pub may_have_bye: bool,
    /// Their rounds without a game.
    pub n_unplayed: u16,
    /// Whom of the others they cannot meet (C1, C3, avoided pairings), by rank.
    pub barred: Vec<Number>,
}

/// A colour that a player should have (C.04.3 art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Preference {
    /// Which.
    pub colour: Colour,
    /// How urgently.
    pub strength: Strength,
}

/// How urgent a colour preference is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Both colours as often: alternate.
    Mild,
    /// One colour once more than the other.
    Strong,
    /// One colour twice more than the other, or the same colour twice in a row.
    Absolute,
}

/// What a round was for a player (C.04.3 art. 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Float {
    /// They met somebody with fewer points, or had points without a game.
    Down,
    /// They met somebody with more points.
    Up,
}
