//! What the organiser has settled before a round of a Swiss is paired.

use crate::colour::Colour;
use crate::entry::Number;
use crate::points::PointSystem;
use crate::result::Bye;
use crate::score::Score;

/// What the next round is paired by, besides what has happened so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How many rounds the tournament has: the last one has rules of its own for topscorers.
    pub n_rounds: u16,
    /// Drawn by lot before round one (C.04.3 art. 5.1): the colour of odd numbers in it.
    pub initial_colour: Colour,
    /// Points that count for pairing only (C.04.7); several for one player and round add up.
    pub virtual_points: Vec<VirtualPoints>,
    /// Avoided pairings.
    pub forbidden: Vec<Forbidden>,
    /// Who is not to be paired in the next round, and why. Who is in no list is paired.
    pub byes: Vec<(Number, Bye)>,
    /// Players who take part in the next round, but have been given their place by the arbiter: they
    /// are not paired, and count where only those count who take part (C.04.3 art. 5.2.5).
    pub placed: Vec<Number>,
}

/// Points that a range of players has in a range of rounds, for pairing only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct VirtualPoints {
    /// How many.
    pub points: Score,
    /// The first round, from 1.
    pub from_round: u16,
    /// The last round.
    pub to_round: u16,
    /// The first player.
    pub from: Number,
    /// The last player.
    pub to: Number,
}

/// Players of whom no two may meet in a range of rounds: a family, a club.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Forbidden {
    /// The first round, from 1.
    pub from_round: u16,
    /// The last round.
    pub to_round: u16,
    /// Who.
    pub numbers: Vec<Number>,
}

impl Plan {
    /// A Swiss of so many rounds, first colour White, without anything special.
    ///
    /// ```
    /// use tournament::pairing::plan::Plan;
    ///
    /// assert!(Plan::new(7).forbidden.is_empty());
    /// ```
    #[must_use]
    pub const fn new(n_rounds: u16) -> Self {
        Self {
            n_rounds,
            initial_colour: Colour::White,
            virtual_points: Vec::new(),
            forbidden: Vec::new(),
            byes: Vec::new(),
            placed: Vec::new(),
        }
    }

    /// The virtual points of a player when a round, from 1, is paired.
    #[must_use]
    pub fn virtual_points(&self, number: Number, round: u16) -> Score {
        let counts = |given: &&VirtualPoints| {
            (given.from_round..=given.to_round).contains(&round)
                && (given.from..=given.to).contains(&number)
        };
        self.virtual_points.iter().filter(counts).map(|given| given.points).sum()
    }
}

/// Baku acceleration: the upper half starts with a win's worth of virtual points, and keeps half
/// of it for the second part of the accelerated rounds.
///
/// `n_players` is the number of players when round one is paired; who comes later has a number of
/// their own, and the upper half still ends with the same player (C.04.7 art. 3).
///
/// ```
/// use tournament::entry::Number;
/// use tournament::pairing::plan::{Plan, baku};
/// use tournament::points::PointSystem;
///
/// let virtual_points = baku(161, 9, &PointSystem::STANDARD);
/// let plan = Plan { virtual_points, ..Plan::new(9) };
/// let of_82 = |round| plan.virtual_points(Number(82), round).to_string();
/// assert_eq!([1, 3, 4, 5, 6].map(of_82), ["1", "1", "½", "½", "0"]);
/// assert_eq!(plan.virtual_points(Number(83), 1).to_string(), "0");
/// ```
#[must_use]
pub fn baku(n_players: u16, n_rounds: u16, points: &PointSystem) -> Vec<VirtualPoints> {
    let accelerated = n_rounds.div_ceil(2);
    let with_all = accelerated.div_ceil(2);
    let upper_half = 2 * n_players.div_ceil(4);
    let part = |points: Score, from_round: u16, to_round: u16| VirtualPoints {
        points,
        from_round,
        to_round,
        from: Number(1),
        to: Number(upper_half),
    };
    let win = points.win();
    let parts = [
        part(win, 1, with_all),
        part(Score::from_tenths(win.tenths() / 2), with_all + 1, accelerated),
    ];
    parts.into_iter().filter(|part| part.from_round <= part.to_round && upper_half > 0).collect()
}
