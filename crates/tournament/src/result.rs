//! Every case of the wall chart.

use std::fmt;
use std::str::FromStr;

use crate::colour::Colour;
use crate::points::PointSystem;
use crate::score::Score;

/// How a pairing ended.
///
/// ```
/// use tournament::colour::Colour;
/// use tournament::result::{GameResult, PlayerResult};
///
/// let result: GameResult = "+/-".parse()?;
/// assert_eq!(result, GameResult::Forfeit { won_by: Colour::White });
/// assert_eq!(result.seen_by(Colour::Black), PlayerResult::ForfeitLoss);
/// assert!(!result.is_rated());
/// assert!("2-0".parse::<GameResult>().is_err());
/// # Ok::<(), tournament::result::UnknownResult>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// No result yet: `*`.
    #[default]
    Pending,
    /// Won over the board: `1-0`, `0-1`.
    Win {
        /// The winner's colour.
        won_by: Colour,
    },
    /// Drawn over the board: `½-½`.
    Draw,
    /// Played, and declared lost for both by the arbiter: `0-0`.
    BothLose,
    /// Won without a game, as the opponent did not play: `+/-`, `-/+`.
    Forfeit {
        /// The colour of the player who was there.
        won_by: Colour,
    },
    /// Neither played: `-/-`.
    DoubleForfeit,
    /// Won in a game of less than one move, which counts as played but is not rated: `W-L`, `L-W`.
    UnratedWin {
        /// The winner's colour.
        won_by: Colour,
    },
    /// Drawn, likewise: `D-D`.
    UnratedDraw,
}

/// A text that stands for no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no result; write 1-0, 0-1, ½-½, 0-0, +/-, -/+, -/-, W-L, L-W, D-D or *")]
pub struct UnknownResult {
    /// What was written.
    pub text: String,
}

/// How a pairing ended for one of its two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerResult {
    /// No result yet.
    Pending,
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board, by the arbiter's decision too.
    Loss,
    /// Was there; the opponent did not play.
    ForfeitWin,
    /// Did not play.
    ForfeitLoss,
    /// Won in less than one move.
    UnratedWin,
    /// Drawn in less than one move.
    UnratedDraw,
    /// Lost in less than one move.
    UnratedLoss,
}

/// Why a player has no opponent in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bye {
    /// The number of players was odd, and the pairing rules chose them.
    PairingAllocated,
    /// Given by the arbiter, worth a win.
    FullPoint,
    /// Asked for, worth a draw.
    HalfPoint,
    /// Asked for, absent or withdrawn.
    ZeroPoint,
    /// The free round of a round robin with an odd number of players: worth nothing, no game.
    Free,
}

impl GameResult {
    /// All results, in the order in which a form offers them.
    pub const ALL: [Self; 11] = [
        Self::Pending,
        Self::Win { won_by: Colour::White },
        Self::Draw,
        Self::Win { won_by: Colour::Black },
        Self::Forfeit { won_by: Colour::White },
        Self::Forfeit { won_by: Colour::Black },
        Self::DoubleForfeit,
        Self::BothLose,
        Self::UnratedWin { won_by: Colour::White },
        Self::UnratedDraw,
        Self::UnratedWin { won_by: Colour::Black },
    ];

    /// The result as the player with this colour sees it.
    #[must_use]
    pub fn seen_by(self, colour: Colour) -> PlayerResult {
        match self {
            Self::Pending => PlayerResult::Pending,
            Self::Win { won_by } if won_by == colour => PlayerResult::Win,
            Self::Draw => PlayerResult::Draw,
            Self::Win { .. } | Self::BothLose => PlayerResult::Loss,
            Self::Forfeit { won_by } if won_by == colour => PlayerResult::ForfeitWin,
            Self::Forfeit { .. } | Self::DoubleForfeit => PlayerResult::ForfeitLoss,
            Self::UnratedWin { won_by } if won_by == colour => PlayerResult::UnratedWin,
            Self::UnratedWin { .. } => PlayerResult::UnratedLoss,
            Self::UnratedDraw => PlayerResult::UnratedDraw,
        }
    }

    /// Was there a game over the board?
    #[must_use]
    pub fn is_played(self) -> bool {
        self.seen_by(Colour::White).is_played()
    }

    /// Does the game say something about strength? Forfeits do not, nor does a game of less than
    /// one move or one that the arbiter declared lost for both (`docs/spec/standings.md` §1.3).
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Win { .. } | Self::Draw)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pending => "*",
            Self::Win { won_by: Colour::White } => "1-0",
            Self::Win { won_by: Colour::Black } => "0-1",
            Self::Draw => "½-½",
            Self::BothLose => "0-0",
            Self::Forfeit { won_by: Colour::White } => "+/-",
            Self::Forfeit { won_by: Colour::Black } => "-/+",
            Self::DoubleForfeit => "-/-",
            Self::UnratedWin { won_by: Colour::White } => "W-L",
            Self::UnratedWin { won_by: Colour::Black } => "L-W",
            Self::UnratedDraw => "D-D",
        })
    }
}

impl FromStr for GameResult {
    type Err = UnknownResult;

    /// Reads what is printed, and `1/2-1/2` for a draw.
    fn from_str(text: &str) -> Result<Self, UnknownResult> {
        if text == "1/2-1/2" {
            return Ok(Self::Draw);
        }
        let known = Self::ALL.into_iter().find(|result| result.to_string() == text);
        known.ok_or_else(|| UnknownResult { text: text.to_owned() })
    }
}

impl PlayerResult {
    /// Was there a game over the board?
    #[must_use]
    pub const fn is_played(self) -> bool {
        match self {
            Self::Pending | Self::ForfeitWin | Self::ForfeitLoss => false,
            Self::Win
            | Self::Draw
            | Self::Loss
            | Self::UnratedWin
            | Self::UnratedDraw
            | Self::UnratedLoss => true,
        }
    }

    /// What the player gets.
    #[must_use]
    pub const fn points(self, points: &PointSystem) -> Score {
        match self {
            Self::Pending => Score::ZERO,
            Self::Win | Self::UnratedWin | Self::ForfeitWin => points.win(),
            Self::Draw | Self::UnratedDraw => points.draw(),
            Self::Loss | Self::UnratedLoss => points.loss(),
            Self::ForfeitLoss => points.absence(),
        }
    }

    /// `1`, `=`, `0`, `+`, `-`, `W`, `D` or `L`, as in tournament report files; `*` while there is no result.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Self::Pending => '*',
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::UnratedWin => 'W',
            Self::UnratedDraw => 'D',
            Self::UnratedLoss => 'L',
        }
    }
}

impl Bye {
    /// What the player gets.
    #[must_use]
    pub const fn points(self, points: &PointSystem) -> Score {
        match self {
            Self::PairingAllocated => points.pairing_allocated_bye(),
            Self::FullPoint => points.win(),
            Self::HalfPoint => points.draw(),
            Self::ZeroPoint => points.absence(),
            Self::Free => Score::ZERO,
        }
    }

    /// Was it the player's own wish (or absence)?
    #[must_use]
    pub const fn is_requested(self) -> bool {
        matches!(self, Self::HalfPoint | Self::ZeroPoint)
    }

    /// `U`, `F`, `H` or `Z`, as in tournament report files; a free round has none there, here `.`.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Self::PairingAllocated => 'U',
            Self::FullPoint => 'F',
            Self::HalfPoint => 'H',
            Self::ZeroPoint => 'Z',
            Self::Free => '.',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, white: &str, black: &str, rated: &str) {
        let result: GameResult = text.parse().expect(text);
        assert_eq!(result.to_string(), text);
        let points = "3-2-1".parse().expect("3-2-1");
        let seen = |colour| {
            let outcome = result.seen_by(colour);
            format!("{} {}", outcome.code(), outcome.points(&points))
        };
        assert_eq!(seen(Colour::White), white, "{text}");
        assert_eq!(seen(Colour::Black), black, "{text}");
        let kind = match (result.is_played(), result.is_rated()) {
            (true, true) => "rated",
            (true, false) => "played",
            (false, _) => "unplayed",
        };
        assert_eq!(kind, rated, "{text}");
    }

    #[test]
    fn every_result_has_its_code_and_points_for_both_sides() {
        check("1-0", "1 3", "0 1", "rated");
        check("0-1", "0 1", "1 3", "rated");
        check("½-½", "= 2", "= 2", "rated");
        check("0-0", "0 1", "0 1", "played");
        check("+/-", "+ 3", "- 0", "unplayed");
        check("-/+", "- 0", "+ 3", "unplayed");
        check("-/-", "- 0", "- 0", "unplayed");
        check("*", "* 0", "* 0", "unplayed");
        check("W-L", "W 3", "L 1", "played");
        check("L-W", "L 1", "W 3", "played");
        check("D-D", "D 2", "D 2", "played");
    }

    #[test]
    fn a_draw_may_be_written_without_a_fraction_sign() {
        assert_eq!("1/2-1/2".parse(), Ok(GameResult::Draw));
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for text in ["", "1-1", "1:0", "draw", "1-0 "] {
            let error = text.parse::<GameResult>().expect_err(text);
            assert_eq!(error, UnknownResult { text: text.to_owned() });
        }
    }
}
