//! Who meets whom: everybody, or whoever has as many points.

use rules::Seat;
use tournament::pairing::round_robin::Cycles;
use tournament::table::System;

use super::numbering::Numbering;
use crate::EntryId;
use crate::words::words;

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Everybody meets everybody once.
    RoundRobin,
    /// Twice, with seats reversed.
    DoubleRoundRobin,
    /// Whoever has as many points, round by round.
    Swiss(Swiss),
}

/// A format by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormatKind {
    RoundRobin,
    DoubleRoundRobin,
    Swiss,
}

/// What a Swiss is played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swiss {
    /// How many rounds there are, from 1 to [`MAX_SWISS_ROUNDS`].
    pub n_rounds: u16,
    /// Who meets whom in the first rounds.
    pub acceleration: Acceleration,
}

/// How the first rounds of a Swiss bring the strong together (`docs/spec/swiss.md` C.04.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acceleration {
    /// They do not.
    None,
    /// The upper half has virtual points.
    Baku,
}

/// What a Swiss begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening {
    /// Where odd numbers sit in the first round (`docs/spec/swiss.md` 5.1).
    pub initial: Seat,
    /// What that was drawn from; none if it was not drawn here.
    pub seed: Option<u64>,
    /// The last player who is accelerated, once the first round has been published.
    pub upper_half_ends: Option<EntryId>,
    /// How many rounds there were to be then: the acceleration is reckoned by them.
    pub accelerated_for: Option<u16>,
}

/// The most rounds of a Swiss: report files have two digits for them.
pub const MAX_SWISS_ROUNDS: u16 = 99;

words! { FormatKind {
    RoundRobin = "round-robin", DoubleRoundRobin = "double-round-robin", Swiss = "swiss",
} }
words! { Acceleration { None = "none", Baku = "baku", } }

impl Format {
    /// Its name.
    pub fn kind(self) -> FormatKind {
        match self {
            Self::RoundRobin => FormatKind::RoundRobin,
            Self::DoubleRoundRobin => FormatKind::DoubleRoundRobin,
            Self::Swiss(_) => FormatKind::Swiss,
        }
    }

    /// The word in tables and forms.
    pub fn as_str(self) -> &'static str {
        self.kind().as_str()
    }

    /// What it is played by, if it is a Swiss.
    pub fn swiss(self) -> Option<Swiss> {
        match self {
            Self::Swiss(swiss) => Some(swiss),
            Self::RoundRobin | Self::DoubleRoundRobin => None,
        }
    }

    /// Whether a round is paired once the one before is played; else all are paired at the start.
    pub fn pairs_round_by_round(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => false,
            Self::Swiss(_) => true,
        }
    }

    /// Whether players can ask for rounds off.
    pub fn takes_byes(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => false,
            Self::Swiss(_) => true,
        }
    }

    /// Whether it takes avoided pairings: not a round robin.
    pub fn takes_forbidden(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => false,
            Self::Swiss(_) => true,
        }
    }

    /// Whether everybody meets everybody: a crosstable has a column a player, opponents tell
    /// nothing.
    pub fn meets_everybody(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => true,
            Self::Swiss(_) => false,
        }
    }

    /// Whether the games of somebody who leaves are struck or forfeited; else they stay, and no
    /// round to come is paired with them.
    pub fn strikes_leavers(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => true,
            Self::Swiss(_) => false,
        }
    }

    /// Whether some players have points for pairing only.
    pub fn gives_virtual_points(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => false,
            Self::Swiss(swiss) => swiss.acceleration != Acceleration::None,
        }
    }

    /// The rounds that the organiser has planned; none where the number of players decides.
    pub fn planned_rounds(self) -> Option<u16> {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => None,
            Self::Swiss(swiss) => Some(swiss.n_rounds),
        }
    }

    /// How numbers are usually given out: where they decide who meets whom, by strength.
    pub fn usual_numbering(self) -> Numbering {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => Numbering::Lot,
            Self::Swiss(_) => Numbering::Rating,
        }
    }

    /// Who decides who meets whom.
    pub fn system(self) -> System {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => System::RoundRobin,
            Self::Swiss(_) => System::Swiss,
        }
    }

    /// How often everybody meets everybody; not at all in a Swiss.
    pub fn cycles(self) -> Option<Cycles> {
        match self {
            Self::RoundRobin => Some(Cycles::Single),
            Self::DoubleRoundRobin => Some(Cycles::Double),
            Self::Swiss(_) => None,
        }
    }

    /// How many rounds it takes. An odd field has as many as with one player more.
    pub fn n_rounds(self, n_players: usize) -> usize {
        let single = n_players.next_multiple_of(2).saturating_sub(1);
        match self {
            Self::RoundRobin => single,
            Self::DoubleRoundRobin => 2 * single,
            Self::Swiss(swiss) => swiss.n_rounds.into(),
        }
    }

    /// How many games are played; in a Swiss, if nobody stays away.
    pub fn n_games(self, n_players: usize) -> usize {
        self.n_rounds(n_players) * (n_players / 2)
    }
}

/// How many rounds of a Swiss are usual for so many players: one more than it takes to leave only
/// one of them without a loss, as far as there are opponents.
///
/// ```
/// use domain::tournaments::usual_rounds;
///
/// assert_eq!([2, 4, 10, 16, 40, 200].map(usual_rounds), [1, 3, 5, 5, 7, 9]);
/// ```
pub fn usual_rounds(n_players: usize) -> u16 {
    let to_one_winner = n_players.max(1).next_power_of_two().ilog2();
    let usual = u16::try_from(to_one_winner + 1).unwrap_or(MAX_SWISS_ROUNDS);
    usual.min(most_rounds(n_players)).max(1)
}

/// In how many rounds of a Swiss everybody can have a new opponent.
pub fn most_rounds(n_players: usize) -> u16 {
    let opponents = n_players.next_multiple_of(2).saturating_sub(1);
    u16::try_from(opponents).unwrap_or(u16::MAX).min(MAX_SWISS_ROUNDS)
}
